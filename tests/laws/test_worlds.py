"""Imagined worlds: they look right, they allow the same, and each possible one comes as often as it should."""

from collections import Counter
from collections.abc import Hashable
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.laws.cases import CASES, SMALL_CASES, Case, SmallCase, step
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Game, Seat, State

MATCHES = 25
DRAWS = 4000
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
                for worlds in (game.worlds(view), game.likely(view), game.told(view, state)):
                    world = worlds.before(rng)
                    while world.actor() == 1 - seat:
                        world.play(world.draw(rng))
                    assert game.view(world, seat) == view


def test_only_players_imagine() -> None:
    case = CASES[0]
    with pytest.raises(ValueError, match="player"):
        case.game.worlds(case.game.view(case.start(), PUBLIC))


class Possibilities:
    """Every truth that fits what a seat has witnessed since a position where it knew all, counted out."""

    def __init__(self, game: Game[Any, Any], root: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.states: dict[Hashable, State] = {self.key(root): root.copy()}
        self.ways: Counter[Hashable] = Counter({self.key(root): 1})

    def key(self, state: State) -> Hashable:
        """The truth: what both players together know."""
        return self.game.view(state, 0), self.game.view(state, 1)

    def witnessed(self, truth: State, action: int) -> None:
        seen = self.game.witness(truth, action, self.seat)
        states: dict[Hashable, State] = {}
        ways: Counter[Hashable] = Counter()
        for key, state in self.states.items():
            for twin in state.legal():
                if self.game.witness(state, twin, self.seat) == seen:
                    after = state.copy()
                    after.play(twin)
                    fits = self.key(after)
                    states[fits] = after
                    ways[fits] += self.ways[key]
        self.states, self.ways = states, ways

    def agree_with_draws(self, truth: State) -> None:
        worlds, rng = self.game.worlds(self.game.view(truth, self.seat)), Rng(len(self.ways))
        drawn = Counter(self.key(worlds.draw(rng)) for _ in range(DRAWS))
        total = sum(self.ways.values())
        assert drawn.keys() <= self.ways.keys()
        for key, ways in self.ways.items():
            share = ways / total
            assert abs(drawn[key] - DRAWS * share) <= 1 + 5 * sqrt(DRAWS * share * (1 - share))


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
