"""Who wins, and when."""

import pytest

from tests.rulebook.confrontation.table import asked, board, go_on, gone, legal, play, verify
from threerings.core.game import PUBLIC, Outcome
from threerings.core.match import IllegalAction
from threerings.games.confrontation.components import DARK, LIGHT

EXAMPLES = [
    pytest.param(
        "light merry@gondor frodo@shire; dark troll@mordor orcs@gap-of-rohan; asks move light",
        "move merry mordor; cards 1 1",
        "out merry; at troll@mordor",
        id="G02",
    ),
    pytest.param(
        "light frodo@rohan merry@shire; dark troll@arthedain orcs@mordor",
        "move troll shire; cards 1 1",
        "out merry; at troll@shire",
        id="G04",
    ),
    pytest.param(
        "light frodo@rohan merry@mirkwood; dark orcs@dagorlad troll@shire; asks move light",
        "move merry dagorlad; cards 4 1; stuck",
        "out orcs; won light no-move",
        id="G06",
    ),
    pytest.param(
        "light merry@mordor sam@mordor pippin@mordor legolas@mordor gandalf@gondor gimli@gondor boromir@dagorlad "
        "aragorn@dagorlad frodo@rohan; dark orcs@arthedain",
        "move orcs shire; stuck",
        "won dark no-move",
        id="G08",
    ),
    pytest.param(
        "light frodo@rhudaur gandalf@mordor; dark orcs@misty-mountains",
        "move orcs rhudaur; stand",
        "out frodo; won dark frodo",
        id="G10",
    ),
]


@pytest.mark.rule("CO-E1", "CO-E2", "CO-E3", "CO-E4")
@pytest.mark.parametrize(("given", "when", "then"), EXAMPLES)
def test_examples(given: str, when: str, then: str) -> None:
    verify(play(given, when), then)


# Frodo reaches Mordor


@pytest.mark.rule("CO-E1", "CO-R20")
@pytest.mark.parametrize("guards", ["", "troll@mordor", "troll@mordor orcs@mordor warg@mordor balrog@mordor"])
@pytest.mark.parametrize("here", ["gondor", "dagorlad"])
def test_frodo_wins_as_soon_as_he_enters_mordor_without_a_combat(here: str, guards: str) -> None:
    match = play(f"light frodo@{here} sam@shire; dark shelob@moria {guards}; asks move light", "move frodo mordor")
    verify(match, "combats 0; hands 9 9; won light mordor")
    assert match.outcome == Outcome(LIGHT, "mordor", (2, 0))
    assert legal(match) == []


@pytest.mark.rule("CO-E1")
def test_another_companion_in_mordor_wins_nothing() -> None:
    match = play("light frodo@shire sam@gondor; dark troll@rohan; asks move light", "move sam mordor")
    verify(match, "at sam@mordor")


# Frodo is lost


@pytest.mark.rule("CO-E2", "CO-R20")
@pytest.mark.parametrize(
    ("position", "when"),
    [
        ("light frodo@rhudaur sam@shire; dark balrog@misty-mountains", "move balrog rhudaur; stand; cards 1 1"),
        (
            "light frodo@rhudaur sam@shire; dark black-rider@misty-mountains",
            "move black-rider rhudaur; stand; cards 3 1",
        ),
        ("light frodo@rhudaur sam@shire; dark balrog@misty-mountains", "move balrog rhudaur; stand; cards sacrifice 1"),
        ("light frodo@eregion sam@shire; dark balrog@moria; asks move light", "move frodo fangorn; ambush"),
        ("light frodo@rhudaur sam@shire; dark shelob@misty-mountains", "move shelob rhudaur; stand; cards 1 1"),
    ],
    ids=["strength", "tie", "sacrifice", "ambush", "shelob"],
)
def test_however_frodo_falls_dark_wins_at_once(position: str, when: str) -> None:
    match = play(position, when)
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.reason) == (DARK, "frodo")
    assert "frodo" in gone(match)


@pytest.mark.rule("CO-E2", "CO-R20", "CO-K6")
def test_when_frodo_falls_no_further_combat_is_fought() -> None:
    match = play("light frodo@rhudaur sam@rhudaur; dark troll@misty-mountains", "move troll rhudaur; show frodo; stand")
    verify(go_on(match, "cards 1 1"), "out frodo; at sam@rhudaur; combats 1; won dark frodo")


# The Shire


@pytest.mark.rule("CO-E3", "CO-R21")
def test_the_third_creature_in_the_shire_wins() -> None:
    match = play("light frodo@gondor; dark troll@shire orcs@shire warg@cardolan balrog@mordor", "move warg shire")
    verify(match, "won dark shire")
    assert match.outcome == Outcome(DARK, "shire", (0, 4))


@pytest.mark.rule("CO-E3")
def test_two_creatures_in_the_shire_do_not_win() -> None:
    match = play("light frodo@gondor; dark troll@shire warg@cardolan balrog@mordor", "move warg shire")
    verify(match, "at warg@shire troll@shire")


@pytest.mark.rule("CO-R20", "CO-E3")
def test_frodos_fall_is_looked_at_before_the_shire() -> None:
    match = play("light frodo@shire; dark troll@arthedain orcs@mordor", "move troll shire; cards 1 1")
    verify(match, "out frodo; won dark frodo")


@pytest.mark.rule("CO-R20", "CO-R21")
def test_the_shire_is_looked_at_before_the_next_player_is_found_without_a_move() -> None:
    jammed = "light merry@mordor sam@mordor pippin@mordor legolas@mordor gandalf@gondor gimli@gondor frodo@rohan"
    match = play(f"{jammed}; dark orcs@shire warg@shire troll@arthedain", "move troll shire")
    verify(match, "won dark shire")


# No move


@pytest.mark.rule("CO-E4", "CO-R22")
def test_without_a_piece_that_can_move_one_loses() -> None:
    match = play("light frodo@shire gimli@rhudaur; dark black-rider@misty-mountains; asks move light")
    go_on(match, "move gimli misty-mountains; cards 1 1")
    assert (gone(match), legal(match)) == ({"gimli", "black-rider"}, ["stuck"])
    verify(go_on(match, "stuck"), "out gimli black-rider; won light no-move")
    assert match.outcome == Outcome(LIGHT, "no-move", (1, 0))


@pytest.mark.rule("CO-E4", "CO-R22")
def test_only_the_player_whose_turn_comes_is_tested() -> None:
    jammed = "light merry@mordor sam@mordor pippin@mordor legolas@mordor gimli@gondor boromir@gondor frodo@rohan"
    match = play(f"{jammed}; dark troll@arthedain", "move troll shire")
    assert (asked(match), legal(match)) == ("move light", ["stuck"])
    verify(go_on(match, "stuck"), "won dark no-move")
    assert match.outcome == Outcome(DARK, "no-move", (0, 1))


@pytest.mark.rule("CO-E4")
def test_who_has_a_move_is_not_stuck() -> None:
    match = play("light frodo@gondor; dark troll@arthedain")
    assert legal(match) == ["move troll shire"]
    with pytest.raises(IllegalAction) as refused:
        go_on(match, "stuck")
    assert refused.value.rule == "CO-E4"


JAMMED = "merry@mordor sam@mordor pippin@mordor legolas@mordor frodo@gondor gimli@gondor"


@pytest.mark.rule("CO-R19", "CO-E4")
def test_special_moves_count_as_moves() -> None:
    aragorn = play(f"light {JAMMED} aragorn@rohan; dark troll@fangorn; asks move light")
    assert "move aragorn fangorn" in legal(aragorn)
    nazgul = play("light frodo@gondor; dark nazgul@shire")
    assert legal(nazgul) == ["move nazgul gondor"]
    rider = play("light frodo@gondor sam@shire; dark black-rider@rhudaur troll@arthedain warg@arthedain orcs@mordor")
    assert "move black-rider shire" not in legal(rider)
    witch_king = play("light frodo@gondor sam@cardolan; dark witch-king@arthedain troll@shire orcs@shire")
    assert "move witch-king cardolan" in legal(witch_king)


NO_LIGHT_MOVE = (
    "light merry@mordor sam@mordor pippin@mordor legolas@mordor gimli@gondor boromir@gondor frodo@rohan; "
    "dark troll@shire orcs@arthedain; asks move light"
)
NO_DARK_MOVE = "light frodo@gondor; dark troll@shire orcs@shire"


@pytest.mark.rule("CO-R19", "CO-V2")
def test_gandalf_the_white_saves_a_player_without_a_move_unless_strict() -> None:
    lenient = play(NO_LIGHT_MOVE, variants="gandalf-the-white")
    assert legal(lenient) == ["gandalf-the-white"]
    assert board(go_on(lenient, "gandalf-the-white"))["gandalf"] == "fangorn"
    assert asked(lenient) == "move dark"
    strict = play(NO_LIGHT_MOVE, variants="gandalf-the-white", no_move="strict")
    assert legal(strict) == ["stuck"]


@pytest.mark.rule("CO-R19", "CO-V4")
def test_recall_saves_a_player_without_a_move_unless_strict() -> None:
    lenient = play(NO_DARK_MOVE, variants="recall")
    assert legal(lenient) == ["recall orcs", "recall troll"]
    assert board(go_on(lenient, "recall troll"))["troll"] == "mordor"
    strict = play(NO_DARK_MOVE, variants="recall", no_move="strict")
    assert legal(strict) == ["stuck"]


@pytest.mark.rule("CO-R19", "CO-V3", "CO-V1")
def test_palantir_and_shadowfax_save_nobody() -> None:
    assert legal(play(NO_DARK_MOVE, variants="palantir")) == ["stuck"]
    assert legal(play(NO_LIGHT_MOVE, variants="shadowfax")) == ["stuck"]


@pytest.mark.rule("CO-R19")
@pytest.mark.parametrize("rule", ["lenient", "strict"])
def test_with_a_move_the_extra_cards_are_free_under_both_settings(rule: str) -> None:
    match = play("light frodo@gondor; dark troll@rohan", variants="recall", no_move=rule)
    assert "recall troll" in legal(match)


# The end


@pytest.mark.rule("CO-E1")
def test_after_the_end_nothing_is_legal() -> None:
    match = play("light frodo@gondor; dark troll@rohan; asks move light", "move frodo mordor")
    assert match.actor == PUBLIC
    assert all(match.prompt(seat).legal == () for seat in (LIGHT, DARK))
    with pytest.raises(IllegalAction) as refused:
        match.submit(DARK, match.ply, "move troll moria")
    assert refused.value.rule == "CO-E1"


@pytest.mark.rule("CO-R34")
def test_after_three_hundred_turns_nobody_has_won() -> None:
    match = play("light frodo@shire; dark troll@mordor; turns 298", "move troll gondor")
    assert match.outcome is None
    go_on(match, "move frodo arthedain")
    assert match.outcome == Outcome(None, "cap", (0, 0))


@pytest.mark.rule("CO-R34", "CO-R20")
def test_a_victory_in_the_last_turn_counts() -> None:
    match = play("light frodo@gondor; dark troll@shire orcs@shire warg@arthedain; turns 299", "move warg shire")
    verify(match, "won dark shire")
