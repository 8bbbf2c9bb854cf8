"""What can be seen of a position: who is left, Frodo's way, the Shire's danger, and the cards."""

from typing import Final

from mypy_extensions import i64

from threerings.core.estimate import read_net
from threerings.core.zones import count, lowest, members
from threerings.games.confrontation.components import (
    CARDS,
    FRODO,
    MORDOR,
    PIECES,
    REGIONS,
    SAM,
    SHIRE,
    SHORTCUTS,
    TOWARDS_MORDOR,
)
from threerings.games.confrontation.rules import ConfrontationState
from threerings.games.confrontation.state import Army

ROWS: Final = bytes((0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6))
"""How far each region is from the Shire."""
ROW: Final = 7

# Marks by number. 0 is none.
PLACE: Final = 1
"""Each piece in each row."""
FRODO_AT: Final = PLACE + PIECES * ROW
"""Frodo's region, by whose turn it is."""
SHIRE_HELD: Final = FRODO_AT + 2 * REGIONS
"""So many of Dark in the Shire and so many of Light."""
NEAR: Final = SHIRE_HELD + 3 * 5
"""So many of Dark one or two steps from the Shire, by whose turn it is."""
AHEAD: Final = NEAR + 2 * 10
"""So many of Dark right before Frodo, and so many free ways, by whose turn it is."""
ESCORT: Final = AHEAD + 2 * 6 * 4
"""So many of Light with Frodo, and whether Sam is among them."""
CARD: Final = ESCORT + 8
"""Each card in each hand."""
HAND: Final = CARD + 2 * CARDS
"""How many more cards Light has."""
FORCE: Final = HAND + 19
"""How many more pieces Light has."""
TURN: Final = FORCE + 19
FEATURES: Final = TURN + 2

NET: Final = read_net("threerings.games.confrontation", FEATURES)


def features(state: ConfrontationState) -> list[int]:
    light = state.light
    dark = state.dark
    turn = state.mover_side
    found: list[int] = [TURN + turn]
    placed(found, light)
    placed(found, dark)
    found += members(light.hand, CARD)
    found += members(dark.hand, CARD + CARDS)
    found.append(HAND + 9 + count(light.hand) - count(dark.hand))
    found.append(FORCE + 9 + light.survivors() - dark.survivors())
    found.append(SHIRE_HELD + 5 * min(dark.count(SHIRE), 2) + min(light.count(SHIRE), 4))
    near = dark.count(1) + dark.count(2) + dark.count(3) + dark.count(4) + dark.count(5)
    found.append(NEAR + 10 * turn + near)
    here = light.place(FRODO)
    if here < MORDOR:
        found.append(FRODO_AT + REGIONS * turn + here)
        before_frodo(state, found, here)
    return found


def placed(found: list[int], army: Army) -> None:
    piece: i64 = army.first
    places = army.packed_places
    last: i64 = piece + 9
    while piece < last:
        place = places & 31
        if place < REGIONS:
            found.append(PLACE + ROW * piece + ROWS[place])
        places >>= 5
        piece += 1


def before_frodo(state: ConfrontationState, found: list[int], here: i64) -> None:
    ways: i64 = TOWARDS_MORDOR[here] | SHORTCUTS[here]
    enemies: i64 = 0
    free: i64 = 0
    while ways:
        region = lowest(ways)
        ways &= ways - 1
        there = state.dark.count(region)
        enemies += there
        if there == 0:
            free += 1
    found.append(AHEAD + 24 * state.mover_side + 4 * min(enemies, 5) + min(free, 3))
    escort: i64 = 2 * min(state.light.count(here) - 1, 3)
    found.append(ESCORT + escort + (1 if state.light.place(SAM) == here else 0))
