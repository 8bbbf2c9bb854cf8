"""Imagined worlds: they look right, they allow the same, and each possible one comes as often as it should."""

from random import Random

import pytest

from tests.support.cases import CASES, SMALL_CASES, Case, SmallCase, step
from tests.support.possibilities import Possibilities
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC

MATCHES = 25
MOST_POSSIBILITIES = 600


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_imagined_world_looks_like_the_truth_and_allows_the_same(case: Case) -> None:
    game, rng = case.game, Rng(11)
    for seed in range(MATCHES):
        imagine = game.likely if seed % 2 else game.worlds
        for state in case.positions(seed):
            for seat in (0, 1):
                view = game.view(state, seat)
                world = imagine(view).draw(rng)
                assert game.view(world, seat) == view
                assert world.actor() == state.actor()
                if state.actor() == seat:
                    assert world.legal() == state.legal()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_the_other_chooses_at_the_same_time_leads_to_what_the_view_shows(case: Case) -> None:
    game, rng = case.game, Rng(12)
    for seed in range(MATCHES):
        for state in case.positions(seed):
            seat = state.actor()
            if seat in (0, 1):
                view = game.view(state, seat)
                for worlds in (game.worlds(view), game.likely(view), game.true_worlds(view, state)):
                    world = worlds.before(rng)
                    while world.actor() == 1 - seat:
                        world.play(world.draw(rng))
                    assert game.view(world, seat) == view


def test_only_players_imagine() -> None:
    case = CASES[0]
    with pytest.raises(ValueError, match="player"):
        case.game.worlds(case.game.view(case.start(), PUBLIC))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("small", SMALL_CASES.values(), ids=list(SMALL_CASES))
def test_every_possible_world_comes_as_often_as_it_should(small: SmallCase, seed: int) -> None:
    game = small.case.game
    truth, rng = game.setup(small.position, small.case.options), Random(seed)
    possible = Possibilities(game, truth, small.seat)
    most = 1
    for ply in range(150):
        if truth.actor() == PUBLIC or len(possible.states) > MOST_POSSIBILITIES:
            break
        before = truth.copy()
        possible.witnessed(before, step(truth, rng))
        assert possible.key(truth) in possible.states
        most = max(most, len(possible.states))
        if ply % 5 == 0 and len(possible.states) > 1:
            possible.agree_with_draws(truth)
    assert most >= 4, "the position must leave something to wonder about"
