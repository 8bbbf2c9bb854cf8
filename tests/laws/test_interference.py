from random import Random

import pytest

from tests.laws.cases import CASES, RARE_POSITIONS, Case
from tests.laws.interference import appearance, pairs, pairs_from
from threerings.core.game import OBSERVERS

MATCHES = 60


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
    assert apart > 200, "the worlds must really differ from the truth for the law to mean anything"


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
