"""Deciding within a budget. This loop stays interpreted, so that a thinking bot can be interrupted."""

import gc
from time import monotonic
from typing import Any, NamedTuple

from threerings.core.chance import Rng
from threerings.core.game import Game, Prompt, Worlds
from threerings.search.tree import Node, Search


class Budget(NamedTuple):
    """How long a decision may take: whichever limit comes first."""

    seconds: float | None = None
    iterations: int | None = None


class Style(NamedTuple):
    """How a search goes about it."""

    observers: int = 2
    patience: int = 0
    daring: float = 0.7


class Candidate(NamedTuple):
    """An action that was thought about."""

    action: int
    visits: int
    value: float
    """What to expect of it for the one who chooses, from -1 (lost) to 1 (won)."""


class Thought(NamedTuple):
    """What a decision was made of."""

    candidates: tuple[Candidate, ...]
    """The most visited first."""
    iterations: int
    line: tuple[int, ...]
    """The best actions one after the other, as the one who decides would see them."""

    @property
    def action(self) -> int:
        return self.candidates[0].action


STRIDE = 32
"""Iterations between two looks at the clock."""


def think(
    game: Game[Any, Any], prompt: Prompt, budget: Budget, style: Style, rng: Rng, *, worlds: Worlds[Any] | None = None
) -> Thought:
    """Think about a prompt. The worlds come from the view; only a measurement hands over others."""
    search = Search(game, worlds or game.worlds(prompt.view), prompt.seat, rng, **style._asdict())
    deadline = None if budget.seconds is None else monotonic() + budget.seconds
    collecting = gc.isenabled()
    gc.disable()
    try:
        while True:
            stride = STRIDE
            if budget.iterations is not None:
                stride = min(stride, budget.iterations - int(search.iterations))
            if stride <= 0 or (deadline is not None and monotonic() >= deadline and search.iterations):
                break
            search.run(stride)
    finally:
        if collecting:
            gc.enable()
    return thought(search, prompt.legal)


def thought(search: Search, legal: tuple[int, ...]) -> Thought:
    found = [candidate(action, search.root.children[action]) for action in legal if action in search.root.children]
    found.sort(key=lambda one: (-one.visits, -one.value))
    best = found[0].action
    return Thought(tuple(found), int(search.iterations), (best, *best_line(search.root.children[best])))


def candidate(action: int, node: Node) -> Candidate:
    visits = int(node.visits)
    return Candidate(action, visits, node.worth / visits if visits else 0.0)


def best_line(node: Node, longest: int = 5) -> tuple[int, ...]:
    """The most visited way down from a node."""
    line: list[int] = []
    while node.children and len(line) < longest:
        action, node = max(node.children.items(), key=lambda child: child[1].visits)
        if not node.visits:
            break
        line.append(action)
    return tuple(line)
