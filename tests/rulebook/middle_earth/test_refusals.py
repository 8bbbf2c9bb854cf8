"""What the table answers to an action that is not allowed: the rule that forbids it, by what the asker may know."""

import pytest

from tests.rulebook.middle_earth.table import go_on, lie, play
from threerings.core.game import UnknownAction
from threerings.core.match import IllegalAction, Match, StaleAction
from threerings.games.middle_earth.components import FELLOWSHIP, SAURON


def refusal(match: Match, seat: int, text: str) -> str:
    """The rule a refused action names. Nothing may have changed."""
    before = (match.open_position(), list(match.log))
    with pytest.raises(IllegalAction) as refused:
        match.submit(seat, match.ply, text)
    assert (match.open_position(), match.log) == before
    assert refused.value.text == text
    return refused.value.rule


FOOTMEN = lie("footmen", "toll")
AMBUSH = f"{lie('ambush', 'treasury')}; sauron coins 9"
BONUS = f"{lie('first-steps', 'toll')}; sauron coins 2 steps 2"
RAZING = f"{lie('first-steps', 'toll')}; sauron coins 2 steps 11; fellowship tiles bree; sauron tiles erebor"
HAVENS = "up grey-havens; sauron coins 6; fellowship tokens ents-awakening ents-wrath ents-march"
REVEALED = ["landmark grey-havens", "call elves", "reveal elves-trade", "reveal elves-paths"]
BARAD_DUR = f"{lie('treasury', 'plunder')}; up barad-dur; sauron coins 6; sauron cards oath"
ISENGARD = "up isengard; sauron coins 6; fellowship cards oath; sauron cards captain"


@pytest.mark.parametrize(
    ("position", "actions", "seat", "text", "rule"),
    [
        ("", [], FELLOWSHIP, "discard toll", "ME-S5"),
        ("", ["discard toll"], SAURON, "discard barter", "ME-S5"),
        ("", [], FELLOWSHIP, "landmark bree", "ME-S5"),
        (FOOTMEN, ["play footmen"], FELLOWSHIP, "place rhovanion", "ME-S5"),
        ("", [], SAURON, "play disguise", "ME-T1"),
        ("", [], SAURON, "discard disguise", "ME-T1"),
        ("", [], SAURON, "play treasury", "ME-T1"),
        ("", ["discard toll"], FELLOWSHIP, "play toll", "ME-T1"),
        (lie("marksmen", "tribute"), [], SAURON, "play marksmen", "ME-P7"),
        ("up bree", [], SAURON, "landmark bree", "ME-P7"),
        ("up bree; sauron coins 9", [], SAURON, "landmark erebor", "ME-T5"),
    ],
)
def test_what_may_not_be_taken(position: str, actions: list[str], seat: int, text: str, rule: str) -> None:
    assert refusal(play(position, *actions), seat, text) == rule


@pytest.mark.parametrize(
    ("position", "actions", "text", "rule"),
    [
        ("", [], "place arnor", "ME-T1"),
        ("", [], "move mordor rohan", "ME-T1"),
        ("", [], "pass", "ME-T1"),
        ("", [], "accept", "ME-T1"),
        ("", [], "keep elves-trade", "ME-T1"),
        (FOOTMEN, ["play footmen"], "play toll", "ME-F3"),
        (FOOTMEN, ["play footmen"], "place arnor", "ME-C5"),
        (FOOTMEN, ["play footmen"], "pass", "ME-F4"),
        (AMBUSH, ["play ambush"], "move lindon arnor", "ME-W3"),
        (AMBUSH, ["play ambush", "move mordor rohan"], "move mordor rohan", "ME-W3"),
        (AMBUSH, ["play ambush"], "remove mordor", "ME-C6"),
        (AMBUSH, ["play ambush"], "pass", "ME-C6"),
        (AMBUSH.replace("ambush", "plunder") + "; fellowship coins 0", ["play plunder"], "coin", "ME-C7"),
        (AMBUSH, ["play ambush"], "raze arnor", "ME-W5"),
        (RAZING, ["play first-steps"], "raze rhovanion", "ME-W5"),
        (BONUS, ["play first-steps"], "play toll", "ME-F3"),
        (FOOTMEN, ["play footmen"], "accept", "ME-Q3"),
        (HAVENS, ["landmark grey-havens"], "call ents", "ME-F7"),
        (HAVENS, ["landmark grey-havens"], "pass", "ME-F4"),
        (HAVENS, REVEALED, "keep elves-wisdom", "ME-A1"),
        (HAVENS, REVEALED, "pass", "ME-F4"),
        (BARAD_DUR, ["landmark barad-dur"], "retrieve oath", "ME-L2"),
        (BARAD_DUR, ["landmark barad-dur"], "retrieve treasury", "ME-L2"),
        (BARAD_DUR, ["landmark barad-dur"], "pass", "ME-F4"),
        (ISENGARD, ["landmark isengard"], "strip captain", "ME-L3"),
        (ISENGARD, ["landmark isengard"], "pass", "ME-F4"),
    ],
)
def test_what_is_not_an_answer_to_the_question(position: str, actions: list[str], text: str, rule: str) -> None:
    assert refusal(play(position, *actions), SAURON, text) == rule


@pytest.mark.parametrize("seat", [FELLOWSHIP, SAURON])
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("turn archers", "ME-T4"),
        ("raise isengard", "ME-T5"),
        ("reveal elves-trade", "ME-A1"),
        ("show archers", "ME-I3"),
        ("show ?", "ME-I3"),
    ],
)
def test_what_only_nature_does(seat: int, text: str, rule: str) -> None:
    assert refusal(play(""), seat, text) == rule


FIVE_PEOPLES = "elven-guest dwarf-smith hobbit-cook horse-breeder ent-moot"
SIX_REGIONS = "arnor 1 rhovanion 1 enedwaith 1 rohan 1 gondor 1 mordor 1"
SIXTH_PEOPLE = f"{lie('wizard-lore', 'treasury')}; sauron coins 4; sauron cards {FIVE_PEOPLES}"
SEVENTH_REGION = f"up grey-havens; sauron coins 6; fellowship units; sauron units {SIX_REGIONS}"
ENDS = [
    (f"{BONUS}; player fellowship; fellowship coins 3 steps 13", "play first-steps", "ME-Q1"),
    (BONUS.replace("steps 2", "steps 13"), "play first-steps", "ME-Q2"),
    (SIXTH_PEOPLE, "play wizard-lore", "ME-A4"),
    (SEVENTH_REGION, "landmark grey-havens", "ME-W6"),
    (f"{lie('treasury')}; sauron units", "discard treasury", "ME-E2"),
    (lie("treasury"), "discard treasury", "ME-E2"),
]


@pytest.mark.parametrize(("position", "action", "rule"), ENDS)
@pytest.mark.parametrize("seat", [FELLOWSHIP, SAURON])
def test_after_the_end_the_refusal_names_the_way_it_ended(position: str, action: str, rule: str, seat: int) -> None:
    assert refusal(play(position, action), seat, "discard toll") == rule


def test_a_refusal_depends_only_on_what_the_asker_knows() -> None:
    look = "up barad-dur; sauron coins 6; fellowship coins 6"
    one = play(look, "landmark barad-dur", "show archers", "show footmen", "show sellswords")
    other = play(look, "landmark barad-dur", "show archers", "show footmen", "show elven-guest")
    for text in ("retrieve sellswords", "retrieve elven-guest", "play sellswords", "show elven-guest", "show ?"):
        assert refusal(one, FELLOWSHIP, text) == refusal(other, FELLOWSHIP, text)


def test_a_submitted_action_is_carried_out_and_nature_plays_on() -> None:
    match = play(lie("toll"))
    match.go_on_with(lambda count: count - 1)
    match.submit(SAURON, 0, "  PLAY   Toll ")
    assert match.log[0] == "play toll"
    assert match.ply == 1 + 12, "a card played, twelve laid out face up"
    assert match.actor == FELLOWSHIP


def test_an_answer_to_an_old_question_is_stale() -> None:
    match = go_on(play(""), "discard toll")
    with pytest.raises(StaleAction) as refused:
        match.submit(FELLOWSHIP, 0, "discard barter")
    assert (refused.value.ply, refused.value.now, match.log) == (0, 1, ["discard toll"])


@pytest.mark.parametrize(
    "text", ["", "play", "play bree", "landmark toll", "move lindon mordor", "strip toll", "keep eagles", "turn ?"]
)
def test_an_action_nobody_knows_is_refused(text: str) -> None:
    match = play("")
    with pytest.raises(UnknownAction):
        match.submit(SAURON, 0, text)
    assert match.log == []


@pytest.mark.parametrize("position", ["", f"{FOOTMEN}; player fellowship", AMBUSH])
def test_nothing_is_legal_for_whoever_is_not_asked(position: str) -> None:
    match = play(position)
    assert match.prompt(match.actor).legal
    assert match.prompt(1 - match.actor).legal == ()
