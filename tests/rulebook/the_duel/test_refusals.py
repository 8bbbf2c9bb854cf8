"""What the table answers to an action that is not allowed: the rule that forbids it, by what the asker may know."""

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    BALROG_LAYS_LAST_IN_FINAL,
    GANDALF_LAYS_LAST_IN_FINAL,
    go_on,
    markers,
    play,
)
from threerings.core.game import UnknownAction
from threerings.core.match import IllegalAction, Match, StaleAction
from threerings.games.the_duel.components import BALROG, GANDALF


def refusal(match: Match, seat: int, text: str) -> str:
    """The rule a refused action names. Nothing may have changed."""
    before = (match.open_position(), list(match.log))
    with pytest.raises(IllegalAction) as refused:
        match.submit(seat, match.ply, text)
    assert (match.open_position(), match.log) == before
    assert refused.value.text == text
    return refused.value.rule


ENCHANTED = "gandalf hand enchantment C01 ...; balrog hand C05 C06 ..."
REFUSING = "row C05 C21 magic; waiting magic; balrog hand whip ..."
KEEPING = f"row C02; {markers(3, 1)}"
OVER = f"duel 2; row C02; {markers(3, 1, (4, 0))}"


@pytest.mark.parametrize(
    ("position", "actions", "seat", "text", "rule"),
    [
        ("", [], BALROG, "lay C01", "DU-X1"),
        ("", ["lay C01"], GANDALF, "lay C02", "DU-X1"),
        ("", [], GANDALF, "lay whip", "DU-C2"),
        ("duel 2; began balrog", [], BALROG, "lay mirror", "DU-C2"),
        ("", ["lay C01", "lay C01"], GANDALF, "lay C01", "DU-E6"),
        ("", [], GANDALF, "lay C21", "DU-S2"),
        (ENCHANTED, ["lay enchantment", "draw C05"], BALROG, "lay C06", "DU-Z1"),
        (ENCHANTED, ["lay enchantment", "draw C05"], GANDALF, "lay C01", "DU-Z1"),
        (ENCHANTED, ["lay enchantment", "draw C05", "wait"], BALROG, "lay C05", "DU-Z1"),
        (REFUSING, ["lay whip"], GANDALF, "lay C01", "DU-M2"),
        (REFUSING, ["lay whip"], BALROG, "lay C01", "DU-M2"),
        (REFUSING, ["lay whip", "allow"], BALROG, "lay C01", "DU-W1"),
        (REFUSING, ["lay whip", "allow"], GANDALF, "lay C01", "DU-W1"),
        ("row C03; balrog hand defense ...", ["lay defense"], BALROG, "lay C01", "DU-D1"),
        ("row C03; balrog hand defense ...", ["lay defense"], GANDALF, "lay C03", "DU-E6"),
        ("row C03; balrog hand defense ...", ["lay defense"], GANDALF, "lay full-flame", "DU-C2"),
        ("duel 2; asks begin balrog; lost balrog", [], BALROG, "lay C01", "DU-S4"),
        ("duel final; asks begin balrog; lost balrog", [], GANDALF, "lay C01", "DU-S5"),
        (KEEPING, ["lay C01"], GANDALF, "lay C01", "DU-E5"),
        (OVER, ["lay C01"], GANDALF, "lay C01", "DU-G1"),
        (BALROG_LAYS_LAST_IN_FINAL, ["lay C01"], BALROG, "lay C01", "DU-G2"),
    ],
)
def test_a_card_that_may_not_be_laid(position: str, actions: list[str], seat: int, text: str, rule: str) -> None:
    assert refusal(play(position, *actions), seat, text) == rule


@pytest.mark.parametrize(
    ("position", "actions", "seat", "text", "rule"),
    [
        ("", [], GANDALF, "keep C01", "DU-S2"),
        ("duel final", [], GANDALF, "keep C01", "DU-S5"),
        (KEEPING, ["lay C01"], GANDALF, "keep C02", "DU-E5"),
        (KEEPING, ["lay C01", "keep C01"], GANDALF, "keep C01", "DU-E5"),
        (KEEPING, ["lay C01"], BALROG, "keep C02", "DU-F11"),
        ("", [], BALROG, "take C01", "DU-W1"),
        ("", [], BALROG, "take full-flame", "DU-W1"),
        ("row C05 C21 C03; balrog hand whip ...", ["lay whip"], BALROG, "take C05", "DU-W1"),
        ("row C05 C21 C03; balrog hand whip ...", ["lay whip"], GANDALF, "take C21", "DU-W1"),
        ("", [], GANDALF, "begin gandalf", "DU-S3"),
        ("duel 2; asks begin balrog; lost balrog", [], GANDALF, "begin gandalf", "DU-S4"),
        ("duel final; asks begin balrog; lost balrog", [], GANDALF, "begin gandalf", "DU-S5"),
        ("", [], GANDALF, "order", "DU-Z1"),
        (ENCHANTED, ["lay enchantment", "draw C05"], BALROG, "wait", "DU-Z1"),
        ("", [], GANDALF, "refuse", "DU-M1"),
        (REFUSING, ["lay whip"], BALROG, "allow", "DU-M1"),
        ("duel final; row magic", ["lay C01"], GANDALF, "refuse", "DU-M3"),
        ("", [], GANDALF, "deal C21", "DU-I2"),
        ("", [], BALROG, "show C01", "DU-I2"),
        ("", [], BALROG, "draw C01", "DU-I2"),
        ("", [], GANDALF, "deal ?", "DU-I2"),
        ("", [], GANDALF, "keep ?", "DU-I2"),
        (OVER, ["lay C01"], GANDALF, "keep C01", "DU-G1"),
    ],
)
def test_any_other_action_that_is_not_allowed(
    position: str, actions: list[str], seat: int, text: str, rule: str
) -> None:
    assert refusal(play(position, *actions), seat, text) == rule


def test_in_the_final_a_card_that_was_not_set_aside_cannot_be_laid() -> None:
    match = play("duel final; gandalf hand C01 C02 C03 C04 C05 C06 C07 C08 C09; gandalf gone C10")
    assert refusal(match, GANDALF, "lay C10") == "DU-S5"


def test_gandalfs_twin_of_the_enchanted_card_is_refused_for_not_being_in_his_hand() -> None:
    position = "gandalf hand enchantment C01 C02 C03 C04 C06 C07 C08 C09; balrog hand C05 C06 ..."
    match = play(position, "lay enchantment", "draw C05", "wait", "lay C06")
    assert refusal(match, GANDALF, "lay C05") == "DU-S2"


def test_a_refusal_depends_only_on_what_the_asker_knows() -> None:
    one = play("gandalf hand C20 ...; gandalf deck C21 ...; balrog hand C20 ...; balrog deck C21 ...")
    other = play("gandalf hand C20 ...; gandalf deck C21 ...; balrog hand C21 ...; balrog deck C20 ...")
    for text in ("lay C20", "lay C21", "keep C20", "take C21", "show C20"):
        assert refusal(one, BALROG, text) == refusal(other, BALROG, text)
    for text in ("lay C21", "keep C20", "take C21", "show C20"):
        assert refusal(one, GANDALF, text) == refusal(other, GANDALF, text)


def test_a_submitted_action_is_carried_out_and_nature_plays_on() -> None:
    match = play("row C05; balrog hand C01 ...")
    match.go_on_with(lambda count: count - 1)
    match.submit(BALROG, 0, "  LAY   c01 ")
    assert match.log[0] == "lay C01"
    assert match.ply == 9, "one card laid, eight shown"


def test_an_answer_to_an_old_question_is_stale() -> None:
    match = go_on(play(""), "lay C01")
    with pytest.raises(StaleAction) as refused:
        match.submit(BALROG, 0, "lay C01")
    assert (refused.value.ply, refused.value.now, match.log) == (0, 1, ["lay C01"])


@pytest.mark.parametrize("text", ["", "lay", "lay C22", "lay gandalf", "pass", "take whip", "begin nature", "play C01"])
def test_an_action_nobody_knows_is_refused(text: str) -> None:
    match = play("")
    with pytest.raises(UnknownAction):
        match.submit(GANDALF, 0, text)
    assert match.log == []


@pytest.mark.parametrize("position", ["", BALROG_LAYS_LAST, GANDALF_LAYS_LAST_IN_FINAL])
def test_nothing_is_legal_for_whoever_is_not_asked(position: str) -> None:
    match = play(position)
    assert match.prompt(match.actor).legal
    assert match.prompt(1 - match.actor).legal == ()
