"""What can be known about hidden pieces: every placement that fits all that was seen, with its weight.

All set-ups are equally likely at first. Whenever some piece moves unseen, any piece that could have made the move may
have made it: pieces of a region can be mixed at any time (CO-M6), so each of them counts once. A piece that is seen in
a region stays known as one of that region's pieces (CO-I2). What Light could do, or could not, may tell of Aragorn. The
weight of a placement is the number of ways it can have come about.

Players have habits, though: some pieces are rarely set up in front, some rarely move. With habits the weights are
multiplied by what such a player would do, and every placement that is possible stays possible.
"""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final

from threerings.games.confrontation.components import ARMY, FRODO, HOME, MORDOR, OUT, PIECE_IDS, REGIONS, SETTLED
from threerings.games.confrontation.state import AMONG, MOVED, WENT

Weights = dict[int, float]
"""Placements of nine characters, five bits each, and the number of ways to each."""
Standings = dict[tuple[int, ...], int]
"""For groups of characters how many are where, four bits a place, and the number of ways to that."""
CACHED: Final = 64
FEW: Final = 8
EVERYBODY: Final = (1 << ARMY) - 1
HABITS: Final = tomllib.loads(files("threerings.games.confrontation").joinpath("data/habits.toml").read_text("utf-8"))


def placements(trace: tuple[int, ...], first: int, habits: bool = False) -> Weights:
    """Every placement of a side's characters that fits what was seen. `first` is the side's first character."""
    if len(trace) == 1:
        return usual_placements(trace[0], first) if habits else first_placements(trace[0], first)
    return later_placements(trace, first, habits)


@lru_cache(maxsize=CACHED)
def later_placements(trace: tuple[int, ...], first: int, habits: bool) -> Weights:
    return after_seen(placements(trace[:-1], first, habits), trace[-1], first, habits)


def after_seen(before: Weights, seen: int, first: int, habits: bool) -> Weights:
    """What is left of some placements, or has become of them, after one more event."""
    kind, one, two, candidates = seen & 15, seen >> 4 & 63, seen >> 10 & 63, seen >> 16
    if kind == MOVED:
        return after_move(before, one, two, candidates >> first, daring(first, one) if habits else [1.0] * ARMY)
    shift = 5 * (one - first)
    if kind == WENT:
        return {places & ~(31 << shift) | two << shift: weight for places, weight in before.items()}
    there = candidates if kind == AMONG else 1 << two
    return {places: weight for places, weight in before.items() if there >> (places >> shift & 31) & 1}


def after_move(before: Weights, here: int, there: int, candidates: int, dare: list[float]) -> Weights:
    """Any candidate that stood here may be the one that went there."""
    after: Weights = {}
    able = [piece for piece in range(ARMY) if candidates >> piece & 1]
    ways = [(31 << 5 * piece, here << 5 * piece, (here ^ there) << 5 * piece, dare[piece]) for piece in able]
    for places, weight in before.items():
        for place, standing, change, likely in ways:
            if places & place == standing:
                moved = places ^ change
                after[moved] = after.get(moved, 0.0) + weight * likely
    return after


def daring(first: int, here: int) -> list[float]:
    """How readily each character of a side moves, at home and elsewhere."""
    away = int(here != HOME[first // ARMY])
    return [HABITS["moves"][piece][away] for piece in PIECE_IDS[first : first + ARMY]]


@lru_cache(maxsize=CACHED)
def usual_placements(stood: int, first: int) -> Weights:
    """The same as `first_placements`, by how often each character is set up where."""
    seat = first // ARMY
    regions = (HOME[seat], *SETTLED[seat])
    usual = [dict(zip(regions, HABITS["set-up"][piece], strict=True)) for piece in PIECE_IDS[first : first + ARMY]]
    found: Weights = {}
    for places in first_placements(stood, first):
        weight = 1.0
        for piece in range(ARMY):
            weight *= usual[piece].get(places >> 5 * piece & 31, 1.0)
        found[places] = weight
    return found


@lru_cache(maxsize=CACHED)
def first_placements(stood: int, first: int) -> Weights:
    """All ways to have so many pieces in each region, with these out. Frodo is not in Mordor: he would have won."""
    out, counts = stood >> 4 & 0x1FF, stood >> 13
    pieces = [piece for piece in range(ARMY) if not out >> piece & 1]
    slots = [region for region in range(REGIONS) for _ in range(counts >> 3 * region & 7)]
    base = sum(OUT << 5 * piece for piece in range(ARMY) if out >> piece & 1)
    found = (sum(region << 5 * piece for piece, region in zip(pieces, order, strict=True)) for order in orders(slots))
    return {base | places: 1.0 for places in found if first != FRODO or (base | places) & 31 != MORDOR}


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


# Chances are asked for with every page. Pieces that nothing has told apart so far are as likely to be anywhere: of such
# a group it is enough to know how many stand where. It is divided when something is seen of a part of it.


def chances(trace: tuple[int, ...], first: int) -> list[dict[int, float]]:
    """For each region, the probability that a character is in it; characters that cannot be are left out."""
    groups, weights = standings(trace, first)
    total = sum(weights.values())
    found: list[dict[int, float]] = [{} for _ in range(REGIONS)]
    for number, group in enumerate(groups):
        pieces = [first + piece for piece in range(ARMY) if group >> piece & 1]
        for region in range(REGIONS):
            ways = sum([weight * (standing[number] >> 4 * region & 15) for standing, weight in weights.items()])
            if ways:
                found[region].update(dict.fromkeys(pieces, ways / (total * len(pieces))))
    return found


@lru_cache(maxsize=CACHED)
def usual_chances(trace: tuple[int, ...], first: int, way: int = 0) -> list[dict[int, float]]:
    """The same by the habits of players; `way` is that of a piece still moving, whoever it is (0: none is)."""
    weights = usual_weights(trace, first)
    if way:
        weights = after_seen(weights, way, first, False)
    found: list[dict[int, float]] = [{} for _ in range(OUT + 1)]
    total = sum(weights.values())
    for places, weight in weights.items():
        share = weight / total
        for piece in range(ARMY):
            here = found[places >> 5 * piece & 31]
            here[first + piece] = here.get(first + piece, 0.0) + share
    return found[:REGIONS]


@lru_cache(maxsize=FEW)
def usual_weights(trace: tuple[int, ...], first: int) -> Weights:
    """As `placements` with habits, for those who look back at a match: few are kept, for each takes two megabytes."""
    if len(trace) == 1:
        return usual_placements(trace[0], first)
    return after_seen(usual_weights(trace[:-1], first), trace[-1], first, True)


@lru_cache(maxsize=CACHED)
def standings(trace: tuple[int, ...], first: int) -> tuple[list[int], Standings]:
    """The groups, as masks, and every way they can stand, with its weight. Only the ratios of weights matter."""
    if len(trace) == 1:
        return first_standings(trace[0], first)
    seen = trace[-1]
    kind, one, two, candidates = seen & 15, seen >> 4 & 63, seen >> 10 & 63, seen >> 16
    part = candidates >> first & EVERYBODY if kind == MOVED else 1 << one - first
    groups, weights = divided(*standings(trace[:-1], first), part)
    able = [number for number, group in enumerate(groups) if group & part]
    if kind == MOVED:
        return groups, after_step(weights, one, two, able)
    number, there = able[0], 1 << 4 * two
    if kind == WENT:
        return groups, {
            (*standing[:number], there, *standing[number + 1 :]): weight for standing, weight in weights.items()
        }
    if kind == AMONG:
        there = sum(1 << 4 * place for place in range(OUT + 1) if candidates >> place & 1)
    return groups, {standing: weight for standing, weight in weights.items() if standing[number] & there}


def first_standings(stood: int, first: int) -> tuple[list[int], Standings]:
    out, counts = stood >> 4 & EVERYBODY, stood >> 13
    standing = sum((counts >> 3 * region & 7) << 4 * region for region in range(REGIONS))
    groups = [EVERYBODY & ~out, out] if out else [EVERYBODY]
    weights: Standings = {(standing, out.bit_count() << 4 * OUT) if out else (standing,): 1}
    if first != FRODO or not counts >> 3 * MORDOR & 7:
        return groups, weights
    groups, weights = divided(groups, weights, 1 << FRODO)
    number = groups.index(1 << FRODO)
    return groups, {one: ways for one, ways in weights.items() if one[number] != 1 << 4 * MORDOR}


def divided(groups: list[int], weights: Standings, part: int) -> tuple[list[int], Standings]:
    """The same, with no group that is partly in this part and partly not."""
    number = 0
    while number < len(groups):
        inside, outside = groups[number] & part, groups[number] & ~part
        if inside and outside:
            groups = [*groups[:number], inside, outside, *groups[number + 1 :]]
            weights = {
                (*standing[:number], picked, standing[number] - picked, *standing[number + 1 :]): weight * ways
                for standing, weight in weights.items()
                for picked, ways in selections(standing[number], inside.bit_count()).items()
            }
            number += 1
        number += 1
    return groups, weights


@lru_cache(maxsize=CACHED * CACHED)
def selections(standing: int, size: int) -> dict[int, int]:
    """Where so many of a group may stand, one chosen after the other, and in how many ways."""
    found = {0: 1}
    for _ in range(size):
        before, found = found, {}
        for picked, ways in before.items():
            for place in range(OUT + 1):
                left = (standing - picked) >> 4 * place & 15
                if left:
                    more = picked + (1 << 4 * place)
                    found[more] = found.get(more, 0) + ways * left
    return found


def after_step(before: Standings, here: int, there: int, able: list[int]) -> Standings:
    """One of any group that is able has gone from here to there: as many ways as there were such pieces here."""
    after: Standings = {}
    change = (1 << 4 * there) - (1 << 4 * here)
    for standing, weight in before.items():
        for number in able:
            pieces = standing[number] >> 4 * here & 15
            if pieces:
                gone = (*standing[:number], standing[number] + change, *standing[number + 1 :])
                after[gone] = after.get(gone, 0) + weight * pieces
    return after
