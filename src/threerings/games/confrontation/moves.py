"""Where a character may go: steps, abilities, flights and retreats."""

from mypy_extensions import i64

from threerings.core.zones import bit, lowest
from threerings.games.confrontation.components import (
    ALL_OF,
    ARAGORN,
    BLACK_RIDER,
    LIGHT,
    NAZGUL,
    REGIONS,
    SHORTCUTS,
    SIDEWAYS,
    TOWARDS_MORDOR,
    TOWARDS_SHIRE,
    TUNNEL,
    WITCH_KING,
)
from threerings.games.confrontation.state import Army, BareState


def destinations(state: BareState, piece: i64) -> i64:
    """Where a character may move in a turn, as a set of regions."""
    army = state.light if piece < 9 else state.dark
    here = army.place(piece)
    if here >= REGIONS:
        return 0
    return reach(state, piece, here)


def reach(state: BareState, piece: i64, here: i64) -> i64:
    """Where this character may move if it stands here."""
    if piece < 9:
        found = light_steps(state, here)
        if piece == ARAGORN:  # CO-L6, CO-R2
            found |= (TOWARDS_MORDOR[here] | TOWARDS_SHIRE[here] | SIDEWAYS[here]) & state.dark.at
        return found
    found = dark_steps(state, here)
    if piece == WITCH_KING:  # CO-D3, CO-R2
        found |= SIDEWAYS[here] & state.light.at
    elif piece == NAZGUL:  # CO-D4, CO-R9
        found |= single_companions(state)
    elif piece == BLACK_RIDER:  # CO-D5
        found |= ride(state, here)
    return found


def light_steps(state: BareState, here: i64) -> i64:
    """Forward, down the river and through the tunnel, where there is room (CO-M1, CO-M3, CO-M4, CO-M5)."""
    return (TOWARDS_MORDOR[here] | SHORTCUTS[here]) & ~state.light.full


def dark_steps(state: BareState, here: i64) -> i64:
    """Forward, where there is room (CO-M1, CO-M3)."""
    return TOWARDS_SHIRE[here] & ~state.dark.full


def single_companions(state: BareState) -> i64:
    """Regions with exactly one Light character."""
    found: i64 = 0
    left = state.light.at
    while left:
        region = lowest(left)
        if state.light.count(region) == 1:
            found |= bit(region)
        left &= left - 1
    return found


def ride(state: BareState, here: i64) -> i64:
    """The first regions with Light on the ways forward; no way leads through a region full of Dark (CO-R10)."""
    found: i64 = 0
    passed: i64 = 0
    front = TOWARDS_SHIRE[here]
    while front:
        region = lowest(front)
        front &= front - 1
        if state.light.at & bit(region):
            found |= bit(region)
        elif not (state.dark.full | passed) & bit(region):
            passed |= bit(region)
            front |= TOWARDS_SHIRE[region]
    return found


def gallop(state: BareState, piece: i64) -> i64:
    """The step Shadowfax gives: forward or through the tunnel, never into a region with Dark (CO-V1, CO-R26)."""
    here = state.light.place(piece)
    return shelters(state.light, state.dark, TOWARDS_MORDOR[here] | TUNNEL[here]) if here < REGIONS else 0


def who_could(state: BareState, seat: i64, here: i64, there: i64) -> i64:
    """The characters of a side that may go from here to there, by all that is public."""
    steps = light_steps(state, here) if seat == LIGHT else dark_steps(state, here)
    if steps & bit(there):
        return ALL_OF[0] if seat == LIGHT else ALL_OF[1]
    if seat == LIGHT:
        return bit(ARAGORN)
    found: i64 = 0
    for piece in (WITCH_KING, NAZGUL, BLACK_RIDER):
        if reach(state, piece, here) & bit(there):
            found |= bit(piece)
    return found


def only_aragorn_from(state: BareState) -> i64:
    """Regions from which Aragorn, if it is he who stands there, may move; none if anybody of Light can step forward."""
    found: i64 = 0
    left = state.light.at
    while left:
        here = lowest(left)
        if light_steps(state, here):
            return 0
        if reach(state, ARAGORN, here):
            found |= bit(here)
        left &= left - 1
    return found


def shelters(army: Army, enemy: Army, ways: i64) -> i64:
    """Of these regions, those a character may flee or retreat to: no enemy there, and room (CO-M3, CO-R30)."""
    return ways & ~enemy.at & ~army.full
