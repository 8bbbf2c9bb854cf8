"""How much better the best choice is than the one that was made, and within what error that is known.

A search among all choices finds the best. What it says of a choice that it seldom tried is worth little, so then the
best and the one that was made are searched alone, equally long and several times with different seeds.
"""

from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from threerings.core.chance import Rng
from threerings.school.coach import ranked
from threerings.school.proving import Inquiry, chance
from threerings.search.think import Budget, Thought, think

BATCHES: Final = 4
"""So many searches of each of the two."""
SPREAD: Final = 3.18
"""So many standard errors of a mean of four hold 19 times of 20."""


class Worth(NamedTuple):
    """The chance to win by an action, and half of the interval in which it lies."""

    action: int
    chance: float
    error: float


class Measured(NamedTuple):
    """What was found of the best choice and of the one that was made."""

    before: float
    after: float
    error: float
    """Half of the interval in which their difference lies."""
    best: tuple[Worth, ...]
    """The best first."""


def measured(asked: Inquiry, chosen: int, iterations: int, seed: int) -> Measured:
    game, prompt, worlds = asked
    free = think(game, prompt, Budget(iterations=iterations // 2), game.style, Rng(seed), worlds=worlds)
    best = free.action
    others = [Worth(one.action, chance(one.value), 0.0) for one in ranked(free)[1:]]
    if not free.visits and any(one.action == chosen for one in free.candidates):
        return exactly(free, chosen)
    each = max(1, iterations // (4 * BATCHES))
    batches = range(seed + 1, seed + 1 + BATCHES)
    after = [asked.alone(chosen, each, one) for one in batches]
    before = after if best == chosen else [asked.alone(best, each, one) for one in batches]
    if not free.visits:
        before = [chance(free.candidates[0].value)] * BATCHES
    lost = [one - other for one, other in zip(before, after, strict=True)]
    first = Worth(best, fmean(before), half_interval(before))
    if fmean(lost) < 0:
        first, before = Worth(chosen, fmean(after), half_interval(after)), after
        others = [Worth(best, fmean(before), half_interval(before)), *others]
    return Measured(fmean(before), fmean(after), half_interval(lost), (first, *others))


def exactly(known: Thought, chosen: int) -> Measured:
    values = {one.action: chance(one.value) for one in known.candidates}
    found = tuple(Worth(action, value, 0.0) for action, value in values.items())
    return Measured(found[0].chance, values[chosen], 0.0, found)


def half_interval(found: list[float]) -> float:
    return SPREAD * stdev(found) / sqrt(len(found))
