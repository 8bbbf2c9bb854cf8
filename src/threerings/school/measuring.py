"""How much better the best choice is than the one that was made, and within what error that is known.

A search among all choices finds the best. What it says of a choice that it seldom tried is worth little, so then the
best and the one that was made are searched alone, equally long and several times with different seeds: how far these
searches differ is the error.
"""

from collections.abc import Mapping
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from threerings.core.chance import Rng
from threerings.school.coach import SIGMAS, ranked, standard_error
from threerings.school.proving import Inquiry, chance
from threerings.search.think import Budget, Thought, think

BATCHES: Final = 4
"""So many searches of each of the two."""
SPREAD: Final = 3.18
"""So many standard errors around the mean of four hold the truth 19 times of 20 (Student's t)."""


class Worth(NamedTuple):
    """The chance to win by an action, and half of its 95 % interval."""

    action: int
    chance: float
    error: float


class Measured(NamedTuple):
    """What was found of the best choice and of the one that was made."""

    before: float
    """The chance to win by the best …"""
    after: float
    """… and by the one that was made."""
    error: float
    """Half of the 95 % interval of their difference; 0 where they are the same, or known exactly."""
    best: tuple[Worth, ...]
    """The best first, and a few others."""

    @property
    def lost(self) -> float:
        return self.before - self.after


def measured(asked: Inquiry, chosen: int, iterations: int, seed: int) -> Measured:
    """Half of the iterations are for the search among all choices, a quarter for each of the two."""
    return compared(asked, looked_over(asked, iterations // 2, seed), chosen, iterations // 4, seed)


def looked_over(asked: Inquiry, iterations: int, seed: int) -> Thought:
    """What the master thinks of all choices."""
    game, prompt, worlds = asked
    return think(game, prompt, Budget(iterations=iterations), game.style, Rng(seed), worlds=worlds)


def compared(asked: Inquiry, free: Thought, chosen: int, iterations: int, seed: int) -> Measured:
    """What is to be said of a choice and of the best one, with so many iterations for each."""
    known = {one.action: chance(one.value) for one in free.candidates if not free.visits}
    if chosen in known:
        return exactly(known, chosen)
    each, seeds = max(1, iterations // BATCHES), seeds_of(seed)
    best, after = free.action, [asked.alone(chosen, each, one) for one in seeds]
    if best in known:  # a win at hand, which was missed
        before = [known[best]] * BATCHES
    else:
        before = after if best == chosen else [asked.alone(best, each, one) for one in seeds]
    if fmean(after) > fmean(before):
        best, before = chosen, after
    lost = [one - other for one, other in zip(before, after, strict=True)]
    top = Worth(best, fmean(before), half_interval(before))
    found = others(free, top) | {chosen: Worth(chosen, fmean(after), half_interval(after)), best: top}
    shown = sorted(found.values(), key=lambda one: (one is not top, -one.chance))
    return Measured(top.chance, fmean(after), half_interval(lost), tuple(shown))


def seeds_of(seed: int) -> list[int]:
    """Of the searches alone: another seed has none of them, so that two measurements are independent."""
    rng = Rng(seed)
    return [int(rng.word()) for _ in range(BATCHES)]


def exactly(known: Mapping[int, float], chosen: int) -> Measured:
    found = tuple(Worth(action, value, 0.0) for action, value in known.items())
    return Measured(found[0].chance, known[chosen], 0.0, found)


def others(free: Thought, top: Worth) -> dict[int, Worth]:
    """What the search among all says of the best. It has tried none as often as the best: none is shown as better."""
    return {
        one.action: Worth(one.action, min(top.chance, chance(one.value)), SIGMAS * standard_error(one))
        for one in ranked(free)
    }


def half_interval(found: list[float]) -> float:
    """Half of the 95 % interval of a mean."""
    return SPREAD * stdev(found) / sqrt(len(found))
