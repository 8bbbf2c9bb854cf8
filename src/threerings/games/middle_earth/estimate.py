"""What can be seen of a position: how near each side is to each victory, and what it can pay with."""

from typing import Final

from mypy_extensions import i64

from threerings.core.estimate import read_net
from threerings.core.zones import count, members
from threerings.games.middle_earth.components import FORTRESSES, PEOPLES, QUEST, REGIONS, SKILLS, TOKENS
from threerings.games.middle_earth.prices import symbols
from threerings.games.middle_earth.rules import MiddleEarthState
from threerings.games.middle_earth.state import Side

# Marks of one side by number. 0 is none.
STEPS: Final = 1
SUPPORT: Final = STEPS + QUEST + 1
PRESENCE: Final = SUPPORT + PEOPLES + 1
ARMIES: Final = PRESENCE + REGIONS + 1
"""Units on the map."""
RESERVE: Final = ARMIES + 16
FORTS: Final = RESERVE + 16
COINS: Final = FORTS + FORTRESSES + 1
MOST_COINS: Final = 14
SYMBOLS: Final = COINS + MOST_COINS + 1
MOST_SYMBOLS: Final = 12
SKILL: Final = SYMBOLS + MOST_SYMBOLS + 1
"""None, one or more symbols of each skill."""
CHAINS: Final = SKILL + 3 * SKILLS
MOST_CHAINS: Final = 8
TOKEN: Final = CHAINS + MOST_CHAINS + 1
DOUBLE: Final = TOKEN + TOKENS
"""A people with one symbol, whose pair would bring a token; for each."""
TURN: Final = DOUBLE + PEOPLES + 1
"""The side whose turn it is."""
LEAD: Final = TURN + 1
"""So many more regions, and so many cards left: up to 3, up to 9, more."""
OWN: Final = LEAD + 3 * (REGIONS + 1)
SAURON: Final = 3 * OWN
"""Once for each chapter, then the same for Sauron."""
FEATURES: Final = 2 * SAURON

NET: Final = read_net("threerings.games.middle_earth", FEATURES)


def features(state: MiddleEarthState) -> list[int]:
    first: i64 = OWN * state.chapter
    found = own(state.fellowship, first) + own(state.sauron, first + SAURON)
    found.append(first + TURN + (0 if state.player == 0 else SAURON))
    ahead = count(state.fellowship.presence) - count(state.sauron.presence)
    left = count(state.lying)
    lead: i64 = first + LEAD + (0 if left <= 3 else REGIONS + 1 if left <= 9 else 2 * (REGIONS + 1))
    if ahead > 0:
        found.append(lead + ahead)
    elif ahead < 0:
        found.append(SAURON + lead - ahead)
    return found


def own(side: Side, first: i64) -> list[int]:
    present = count(side.presence)
    found: list[int] = [
        first + STEPS + min(side.steps, QUEST),
        first + SUPPORT + min(side.support, PEOPLES),
        first + PRESENCE + present,
        first + RESERVE + side.supply,
        first + FORTS + count(side.forts),
        first + COINS + min(side.coins, MOST_COINS),
        first + SYMBOLS + min(symbols(side.skills), MOST_SYMBOLS),
        first + CHAINS + min(count(side.chains), MOST_CHAINS),
        first + DOUBLE + count(side.packed_peoples & 0x555),
    ]
    armies: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        armies += side.units_in(region)
        region += 1
    found.append(first + ARMIES + armies)
    skill: i64 = 0
    while skill < SKILLS:
        found.append(first + SKILL + 3 * skill + min((side.skills >> (4 * skill)) & 15, 2))
        skill += 1
    return found + members(side.tokens, first + TOKEN)
