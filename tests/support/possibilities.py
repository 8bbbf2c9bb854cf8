"""What a seat may still hold for possible, counted out."""

from collections import Counter
from collections.abc import Hashable
from math import sqrt
from typing import Any

from threerings.core.chance import Rng
from threerings.core.game import Game, Seat, State

DRAWS = 4000


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
