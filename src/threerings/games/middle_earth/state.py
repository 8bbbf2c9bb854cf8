"""Everything that stands and lies on the table. No rules here.

What nobody has seen is not settled yet: nature draws a card when it is turned up, a token when it is revealed, a tile
when it is raised, each from all that it could be. Only the removed cards of a chapter are settled earlier, once a
player looks through the discard.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from threerings.core.game import NATURE, State
from threerings.core.zones import bit, count, lowest
from threerings.games.middle_earth.components import (
    ALL_SLOTS,
    ALL_TOKENS,
    ARNOR,
    COINS,
    COVERED_BY,
    COVERS,
    EAGLES,
    FACE_DOWN,
    FELLOWSHIP,
    MORDOR,
    NONE,
    PACK,
    PEOPLES,
    REGIONS,
    SLOTS,
    TAKEN,
    UNITS,
    WHOLE_PACK,
)

# What is asked.
WORKING: Final = 0
"""Nothing yet: what is still to be done goes on."""
DEALING: Final = 1
RAISING: Final = 2
CHOOSING: Final = 3
"""The choice of a turn: a card to play or to discard, or a landmark."""
PLACING: Final = 4
MANOEUVRING: Final = 5
RAZING: Final = 6
ACCEPTING: Final = 7
REVEALING: Final = 8
KEEPING: Final = 9
CALLING: Final = 10
SHOWING: Final = 11
RETRIEVING: Final = 12
STRIPPING: Final = 13
OVER: Final = 14
PHASES: Final[tuple[str, ...]] = (
    "work", "deal", "raise", "choose", "place", "manoeuvre", "raze", "accept", "reveal", "keep", "call", "show",
    "retrieve", "strip", "over",
)  # fmt: skip

REASONS: Final = ("quest", "peoples", "conquest", "presence", "shared")
QUEST_DONE: Final = 0
PEOPLES_JOINED: Final = 1
CONQUERED: Final = 2
MORE_REGIONS: Final = 3
SHARED: Final = 4

UNKNOWN: Final = 31
ALL_UNKNOWN: Final = 0x3FFFFFFF
"""Six times UNKNOWN, five bits each."""


@mypyc_attr(acyclic=True)
class Side:
    """One side's play area, units and fortresses; it begins as ME-S1 says."""

    def __init__(self, seat: i64) -> None:
        self.coins: i64 = 3 if seat == FELLOWSHIP else 2
        self.steps: i64 = 0
        """Own steps on the quest track."""
        self.units: i64 = bit(4 * (ARNOR if seat == FELLOWSHIP else MORDOR) + 1)
        """Four bits a region."""
        self.supply: i64 = UNITS - 2
        self.forts: i64 = 0
        """Regions with a fortress."""
        self.cards: list[int] = [0, 0, 0]
        """Cards played, a set for each chapter."""
        self.skills: i64 = 0
        """Symbols of each skill, four bits a skill."""
        self.jokers: i64 = 0
        """What gives one of several skills."""
        self.chains: i64 = 0
        self.peoples: i64 = 0
        """Symbols of each people, two bits a people."""
        self.tokens: i64 = 0
        self.tiles: i64 = 0

    def copy(self) -> "Side":
        side = Side(0)
        side.coins = self.coins
        side.steps = self.steps
        side.units = self.units
        side.supply = self.supply
        side.forts = self.forts
        side.cards = self.cards.copy()
        side.skills = self.skills
        side.jokers = self.jokers
        side.chains = self.chains
        side.peoples = self.peoples
        side.tokens = self.tokens
        side.tiles = self.tiles
        return side

    def has(self, token: i64) -> bool:
        return self.tokens & bit(token) != 0

    def units_in(self, region: i64) -> i64:
        return (self.units >> (4 * region)) & 15

    def add_units(self, region: i64, change: i64) -> None:
        """Put units from the supply into a region, or take them back."""
        self.units += change * bit(4 * region)
        self.supply -= change

    def armed(self) -> i64:
        """Regions with a unit of this side."""
        found: i64 = 0
        region: i64 = 0
        while region < REGIONS:
            if self.units_in(region):
                found |= bit(region)
            region += 1
        return found

    def presence(self) -> i64:
        """Regions with a unit or a fortress: ME-W6."""
        return self.armed() | self.forts

    def different_peoples(self) -> i64:
        """Peoples on the green cards."""
        return count((self.peoples | (self.peoples >> 1)) & 0x555)

    def support(self) -> i64:
        """Peoples that count for the victory: the eagles too, ME-A4."""
        return self.different_peoples() + (1 if self.has(EAGLES) else 0)


def cards_in(faces: list[int], chapter: i64) -> list[int]:
    """The card in each slot of a chapter, FACE_DOWN or TAKEN."""
    before = PACK * int(chapter) - 1
    return [face + before if face > 0 else face - 1 for face in faces]


class Table(State):
    """The truth of a position, without the rules that move it."""

    def __init__(self) -> None:  # noqa: PLR0915 - as many things lie on the table
        self.fellowship: Side = Side(0)
        self.sauron: Side = Side(1)
        self.chapter: i64 = 0
        """Counted from 0."""
        self.faces: list[int] = [0] * SLOTS
        """What lies in each slot: a card by its place in the chapter's list, from 1; 0 face down; -1 nothing."""
        self.lying: i64 = ALL_SLOTS
        """Slots with a card."""
        self.bare: i64 = NONE
        """Slots whose card nothing lies on, once somebody has asked."""
        self.down: i64 = ALL_SLOTS
        """Slots with a card that nobody has seen."""
        self.due: i64 = 0
        """Slots whose card nature has to turn up."""
        self.unseen: i64 = WHOLE_PACK
        """Cards of this chapter that not everybody has seen: the face-down ones and the removed ones."""
        self.secret: i64 = 0
        """The removed ones among them, once somebody has looked through the discard."""
        self.looked: i64 = 0
        """The seats that have."""
        self.displayed: i64 = 0
        """Removed cards shown so far to the one who is looking."""
        self.discard: list[int] = [0, 0, 0]
        """Cards everybody knows to be in the discard, a set for each chapter."""
        self.tiles_up: i64 = 0
        self.tiles_down: i64 = 0x7F  # ME-S3
        self.stacked: i64 = ALL_TOKENS
        """Tokens in the stacks: ME-S2."""
        self.tops: i64 = ALL_UNKNOWN
        """The top token of each stack if it is known, five bits a people: ME-A3."""
        self.offered: i64 = 0
        """Tokens of which one may be kept."""
        self.revealing: i64 = 0
        """Tokens of which nature reveals one."""
        self.phase: i64 = WORKING
        self.turn: i64 = NATURE
        """Who chooses next."""
        self.player: i64 = FELLOWSHIP
        """Whose turn of the game it is; before the first turn the one who does not begin."""
        self.extra: i64 = 0
        """More turns due to that player."""
        self.amount: i64 = 0
        """Units to place."""
        self.regions: i64 = 0
        """Where they may go."""
        self.optional: bool = False
        """Whether that may be left out."""
        self.manoeuvres: i64 = 0
        self.stack: list[int] = []
        """What is still to be done in this turn, the next thing last; what lies higher is done."""
        self.height: i64 = 0
        self.winner: i64 = NONE
        self.reason: i64 = NONE

    def side(self, seat: i64) -> Side:
        return self.fellowship if seat == FELLOWSHIP else self.sauron

    def copy_to(self, state: "Table") -> None:
        state.fellowship = self.fellowship.copy()
        state.sauron = self.sauron.copy()
        state.chapter = self.chapter
        state.faces = self.faces.copy()
        state.lying = self.lying
        state.bare = self.bare
        state.down = self.down
        state.due = self.due
        state.unseen = self.unseen
        state.secret = self.secret
        state.looked = self.looked
        state.displayed = self.displayed
        state.discard = self.discard.copy()
        state.tiles_up = self.tiles_up
        state.tiles_down = self.tiles_down
        state.stacked = self.stacked
        state.tops = self.tops
        state.offered = self.offered
        state.revealing = self.revealing
        state.phase = self.phase
        state.turn = self.turn
        state.player = self.player
        state.extra = self.extra
        state.amount = self.amount
        state.regions = self.regions
        state.optional = self.optional
        state.manoeuvres = self.manoeuvres
        state.stack = self.stack.copy()
        state.height = self.height
        state.winner = self.winner
        state.reason = self.reason

    def lay(self, slots: list[int]) -> None:
        """Let these lie in the slots of the chapter: cards, FACE_DOWN or TAKEN."""
        before = PACK * int(self.chapter) - 1
        self.faces = [card - before if card >= 0 else card + 1 for card in slots]
        self.lying = sum([bit(slot) for slot in range(SLOTS) if slots[slot] != TAKEN])
        self.down = sum([bit(slot) for slot in range(SLOTS) if slots[slot] == FACE_DOWN])

    def pending(self) -> list[int]:
        """What is still to be done in this turn, the next thing last."""
        return self.stack[: self.height]

    def set_pending(self, tasks: list[int]) -> None:
        self.stack = tasks
        self.height = len(tasks)

    def reserve(self) -> i64:
        return COINS - self.fellowship.coins - self.sauron.coins

    def uncovered(self) -> i64:
        """Slots whose card nothing lies on: ME-T1."""
        if self.bare == NONE:
            self.bare = self.bared(self.lying)
        return self.bare

    def bared(self, slots: i64) -> i64:
        """Those among some slots with a card that nothing lies on."""
        found: i64 = 0
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if COVERED_BY[SLOTS * self.chapter + slot] & self.lying == 0:
                found |= bit(slot)
        return found

    def take(self, card: i64) -> None:
        """Take an accessible card out of the layout."""
        rest = self.uncovered()
        face = card - PACK * self.chapter + 1
        while self.faces[lowest(rest)] != face:
            rest &= rest - 1
        slot = lowest(rest)
        self.faces[slot] = -1
        self.lying ^= bit(slot)
        self.bare = (self.bare ^ bit(slot)) | self.bared(COVERS[SLOTS * self.chapter + slot])

    def removed(self) -> i64:
        """How many removed cards of this chapter are not known to everybody."""
        return count(self.unseen) - count(self.down)

    def stack_of(self, people: i64) -> i64:
        """The tokens left in a people's stack."""
        return self.stacked & (7 * bit(3 * people))

    def top(self, people: i64) -> i64:
        return (self.tops >> (5 * people)) & 31

    def set_top(self, people: i64, token: i64) -> None:
        self.tops ^= (self.top(people) ^ token) << (5 * people)

    def stacks(self) -> i64:
        """The peoples whose stacks are not empty."""
        found: i64 = 0
        people: i64 = 0
        while people < PEOPLES:
            if self.stack_of(people):
                found |= bit(people)
            people += 1
        return found
