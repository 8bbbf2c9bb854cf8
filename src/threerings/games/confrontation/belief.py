"""What can be known about hidden pieces: every placement that fits all that was seen, with its weight.

All set-ups are equally likely at first. Whenever some piece moves unseen, any piece that could have made the move may
have made it: pieces of a region can be mixed at any time, so each of them counts once. A piece that is seen in a region
stays known as one of that region's pieces. The weight of a placement is the number of ways it can have come about.
"""

from functools import lru_cache
from typing import Final

from threerings.games.confrontation.components import ARMY, OUT, REGIONS
from threerings.games.confrontation.state import MOVED, WENT

Weights = dict[int, int]
"""Placements of nine characters, five bits each, and the number of ways to each."""
CACHED: Final = 64


def placements(trace: tuple[int, ...], first: int) -> Weights:
    """Every placement of a side's characters that fits what was seen. `first` is the side's first character."""
    if len(trace) == 1:
        return first_placements(trace[0])
    return later_placements(trace, first)


@lru_cache(maxsize=CACHED)
def later_placements(trace: tuple[int, ...], first: int) -> Weights:
    before = placements(trace[:-1], first)
    seen = trace[-1]
    kind, one, two, candidates = seen & 15, seen >> 4 & 63, seen >> 10 & 63, seen >> 16
    if kind == MOVED:
        return after_move(before, one, two, candidates >> first)
    shift = 5 * (one - first)
    if kind == WENT:
        return {places & ~(31 << shift) | two << shift: weight for places, weight in before.items()}
    return {places: weight for places, weight in before.items() if places >> shift & 31 == two}


def after_move(before: Weights, here: int, there: int, candidates: int) -> Weights:
    """Any candidate that stood here may be the one that went there."""
    after: Weights = {}
    for places, weight in before.items():
        for piece in range(ARMY):
            shift = 5 * piece
            if candidates >> piece & 1 and places >> shift & 31 == here:
                moved = places ^ (here ^ there) << shift
                after[moved] = after.get(moved, 0) + weight
    return after


@lru_cache(maxsize=CACHED)
def first_placements(stood: int) -> Weights:
    """All ways to have so many pieces in each region, with these out."""
    out, counts = stood >> 4 & 0x1FF, stood >> 13
    pieces = [piece for piece in range(ARMY) if not out >> piece & 1]
    slots = [region for region in range(REGIONS) for _ in range(counts >> 3 * region & 7)]
    base = sum(OUT << 5 * piece for piece in range(ARMY) if out >> piece & 1)
    found = (sum(region << 5 * piece for piece, region in zip(pieces, order, strict=True)) for order in orders(slots))
    return {base | places: 1 for places in found}


def orders(slots: list[int]) -> set[tuple[int, ...]]:
    """The different orders of a list."""
    if not slots:
        return {()}
    found: set[tuple[int, ...]] = set()
    for head in set(slots):
        rest = slots.copy()
        rest.remove(head)
        found |= {(head, *tail) for tail in orders(rest)}
    return found


def chances(trace: tuple[int, ...], first: int) -> list[dict[int, float]]:
    """For each region, the probability that a character is in it; characters that cannot be are left out."""
    weights = placements(trace, first)
    total = sum(weights.values())
    found: list[dict[int, float]] = [{} for _ in range(REGIONS)]
    for places, weight in weights.items():
        for piece in range(ARMY):
            region = places >> 5 * piece & 31
            if region < REGIONS:
                found[region][first + piece] = found[region].get(first + piece, 0.0) + weight / total
    return found
