from random import Random
from typing import Any

import pytest

from tests.support.cases import CASES, RARE_POSITIONS, Case
from tests.support.interference import Pair, appearance, beats, pairs, pairs_from
from threerings.core.game import NATURE, OBSERVERS, PUBLIC, Game

MATCHES = 60
TIMED = 10
"""So many pairs are timed."""
NO_CHOICE = [(1, "Sam and Frodo side by side"), (0, "the tunnel, with somebody in Moria")]
"""Where a truth may leave the one whom the observer waits for without a choice."""


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_tell_apart_looks_the_same_to_it(case: Case, observer: int) -> None:
    game, rng = case.game, Random(observer)
    apart = 0
    for _ in range(MATCHES):
        for one, other in pairs(game, case.options, observer, rng):
            assert appearance(game, one, observer) == appearance(game, other, observer)
            apart += game.position(one) != game.position(other)
    assert apart > MATCHES, "the pairs must really differ behind the scenes for the law to mean anything"


@pytest.mark.parametrize("observer", [0, 1])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_truth_and_an_imagined_world_look_the_same_for_as_long_as_they_can_be_played_in_step(
    case: Case, observer: int
) -> None:
    game, rng, apart = case.game, Random(observer), 0
    for seed in range(6):
        for ply, state in enumerate(case.positions(seed)):
            if ply % 6 == seed:
                for one, other in pairs_from(game, state, observer, rng):
                    assert appearance(game, one, observer) == appearance(game, other, observer)
                    apart += game.position(one) != game.position(other)
    assert apart > 100, "the worlds must really differ from the truth for the law to mean anything"


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_takes_the_same_time_where_only_the_hidden_truth_differs(case: Case, observer: int) -> None:
    game, rng, apart = case.game, Random(observer), 0
    for _ in range(MATCHES):
        for pair in pairs(game, case.options, observer, rng):
            if asks_a_bot(game, pair, observer) and rng.random() < 0.1 and apart < TIMED:
                apart += 1
                for name, again in (("master", False), ("master", True), ("casual", False)):
                    assert beats(game, pair.one, name, again) == beats(game, pair.other, name, again)
    assert apart, "the pairs must really differ behind the scenes for the law to mean anything"


@pytest.mark.parametrize(("observer", "name"), NO_CHOICE)
def test_a_bot_without_a_choice_takes_as_long_as_one_that_has_a_choice(observer: int, name: str) -> None:
    case, position = RARE_POSITIONS[name]
    game, rng, apart = case.game, Random(7), 0
    state = game.setup(position, case.options)
    for _ in range(MATCHES):
        for pair in pairs_from(game, state, observer, rng):
            choices = {len(truth.legal()) > 1 for truth in pair}
            if asks_a_bot(game, pair, observer) and len(choices) == 2 and apart < TIMED:
                apart += 1
                assert beats(game, pair.one, "master", False) == beats(game, pair.other, "master", False)
    assert apart


def asks_a_bot(game: Game[Any, Any], pair: Pair, observer: int) -> bool:
    """Whether the observer waits for somebody else, and does not know everything."""
    return pair.one.actor() not in (observer, PUBLIC, NATURE) and game.position(pair.one) != game.position(pair.other)


@pytest.mark.parametrize("name", RARE_POSITIONS)
def test_rare_questions_give_nothing_away_either(name: str) -> None:
    case, position = RARE_POSITIONS[name]
    game, rng, apart = case.game, Random(7), 0
    state = game.setup(position, case.options)
    for observer in 60 * (0, 1):
        for one, other in pairs_from(game, state, observer, rng):
            assert appearance(game, one, observer) == appearance(game, other, observer)
            apart += game.position(one) != game.position(other)
    assert apart > 60
