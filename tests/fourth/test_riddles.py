"""The rules of Riddles, each proven through the notation."""

from random import Random

import pytest

from threerings.core.game import NATURE, BadPosition
from threerings.core.match import IllegalAction, Match
from threerings.games import load

GAME = load("riddles")
DEALT = "bbbbbggggg.. gollum 0-0"
"""Bilbo holds the lower riddles, Gollum the higher ones."""


def after(position: str, *actions: str) -> Match:
    match = Match(GAME, position=position, chance=None)
    match.follow(actions)
    return match


def offered(match: Match) -> list[str]:
    return [GAME.actions[action].text for action in match.prompt(match.actor).legal]


@pytest.mark.rule("RI-S1", "RI-S2")
def test_bilbo_gets_five_riddles_then_gollum_and_gollum_asks() -> None:
    match = Match(GAME, chance=None)
    match.follow(f"deal {riddle}" for riddle in (3, 1, 12, 7, 5))
    assert match.open_position() == "b.b.b.b....b gollum 0-0"
    match.follow(f"deal {riddle}" for riddle in (2, 4, 6, 8, 9))
    assert match.open_position() == "bgbgbgbgg..b gollum 0-0"
    assert match.actor == 1
    match = Match(GAME, chance=Random(1).randrange)
    assert match.ply == 10
    assert len(match.view(0).hand) == len(match.view(1).hand) == 5


@pytest.mark.rule("RI-R1", "RI-R2", "RI-I1")
def test_one_asks_face_down_and_the_other_answers_face_up() -> None:
    match = after(DEALT)
    assert offered(match) == ["ask 6", "ask 7", "ask 8", "ask 9", "ask 10"]
    match.follow(["ask 8"])
    assert [match.logs[observer][-1] for observer in (0, 1, 2)] == ["ask ?", "ask 8", "ask ?"]
    assert (match.view(0).riddle, match.view(1).riddle) == ((), (8,))
    assert offered(match) == ["answer 1", "answer 2", "answer 3", "answer 4", "answer 5"]
    match.follow(["answer 3"])
    assert {match.logs[observer][-1] for observer in (0, 1, 2)} == {"answer 3"}
    assert match.actor == NATURE


@pytest.mark.rule("RI-R3", "RI-R5")
def test_the_higher_riddle_takes_the_round_and_its_owner_asks_next() -> None:
    match = after(DEALT, "ask 6", "answer 3", "turn 6")
    assert match.open_position() == "bbxbbxgggg.. gollum 0-1"
    match = after("bgbbb.gggbg. gollum 0-0", "ask 2", "answer 10", "turn 2")
    assert match.open_position() == "bxbbb.gggxg. bilbo 1-0"


@pytest.mark.rule("RI-R4")
def test_the_pocket_wins_where_it_is_asked_and_loses_as_an_answer() -> None:
    asked = after("gbbbbgggg..b gollum 0-0", "ask 1", "answer 12", "turn 1")
    assert asked.open_position().endswith("gollum 0-1")
    answered = after(DEALT, "ask 6", "answer 1", "turn 6")
    assert answered.open_position().endswith("gollum 0-1")


@pytest.mark.rule("RI-G1")
def test_whoever_has_taken_more_of_five_rounds_wins() -> None:
    match = after("xxxxbxxxxg.. gollum 2-2", "ask 10", "answer 5", "turn 10")
    assert match.outcome == (1, "riddles", (2, 3))
    assert match.view(0).turn == 2


@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [
        (1, "answer 6", "RI-R2"),
        (1, "ask 1", "RI-R1"),
        (0, "ask 1", "RI-R1"),
        (0, "turn 6", "RI-R3"),
        (0, "deal 6", "RI-S1"),
    ],
)
def test_a_refusal_names_its_rule(seat: int, action: str, rule: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        after(DEALT).submit(seat, 0, action)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("bbbbbggggg..", "three words"),
        ("bbbbbgggggz. gollum 0-0", "12 signs"),
        ("bbbbbggggg.. frodo 0-0", "none of bilbo, gollum"),
        ("bbbbbggggg.. gollum 0-x", "of the form"),
        ("bbbbbggggg.. gollum 0-1", "two riddles are spent"),
        ("bbbbbggggg.. bilbo 0-0", "Gollum asks first"),
        ("bbbbgggggg.. gollum 0-0", "holds 5 riddles, the other 5"),
        ("b....ggggg.. gollum 0-0", "Bilbo gets his five riddles first"),
        ("bbbbbgggga.. gollum 0-0", "one riddle is asked"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(position: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        GAME.setup(position, {})
