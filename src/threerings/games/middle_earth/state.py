"""Everything that stands and lies on the table. No rules here.

What nobody has seen is not settled yet: nature draws a card when it is turned up, a token when it is revealed, a tile
when it is raised, each from all that it could be. Only the removed cards of a chapter are settled earlier, once a
player looks through the discard.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from threerings.core.fields import Fields
from threerings.core.game import NATURE, PUBLIC, Outcome, State
from threerings.core.zones import bit, count, face_down, lowest
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
class Side(Fields):
    """One side's play area, units and fortresses, all of it public; it begins as ME-S1 says."""

    def __init__(self, owner: i64 = FELLOWSHIP, like: "Side | None" = None) -> None:
        self.coins: i64 = like.coins if like else i64(3 if owner == FELLOWSHIP else 2)
        self.steps: i64 = like.steps if like else i64(0)
        """Own steps on the quest track."""
        self.packed_units: i64 = like.packed_units if like else bit(4 * (ARNOR if owner == FELLOWSHIP else MORDOR) + 1)
        """Four bits a region."""
        self.supply: i64 = like.supply if like else i64(UNITS - 2)
        self.forts: i64 = like.forts if like else i64(0)
        """Regions with a fortress, as a set."""
        self.cards: list[int] = like.cards.copy() if like else [0, 0, 0]
        """Cards played, a set for each chapter."""
        self.skills: i64 = like.skills if like else i64(0)
        """Symbols of each skill, four bits a skill."""
        self.jokers: i64 = like.jokers if like else i64(0)
        """What gives one of several skills."""
        self.chains: i64 = like.chains if like else i64(0)
        self.packed_peoples: i64 = like.packed_peoples if like else i64(0)
        """Symbols of each people on the green cards, two bits a people."""
        self.tokens: i64 = like.tokens if like else i64(0)
        self.tiles: i64 = like.tiles if like else i64(0)

    def retold(self) -> dict[str, dict[str, Any]]:
        return {"packed_units": {"units": self.units}, "packed_peoples": {"peoples": self.peoples}}

    @property
    def units(self) -> tuple[int, ...]:
        """Units in each region."""
        return tuple([int(self.units_in(region)) for region in range(REGIONS)])

    @property
    def peoples(self) -> tuple[int, ...]:
        """Symbols of each people on the green cards."""
        return tuple([int(self.packed_peoples >> 2 * people & 3) for people in range(PEOPLES)])

    def has(self, token: i64) -> bool:
        return self.tokens & bit(token) != 0

    def units_in(self, region: i64) -> i64:
        return (self.packed_units >> (4 * region)) & 15

    def add_units(self, region: i64, change: i64) -> None:
        """Put units from the supply into a region, or take them back."""
        self.packed_units += change * bit(4 * region)
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

    @property
    def presence(self) -> i64:
        """Regions with a unit or a fortress: ME-W6."""
        return self.armed() | self.forts

    def different_peoples(self) -> i64:
        """Peoples on the green cards."""
        return count((self.packed_peoples | (self.packed_peoples >> 1)) & 0x555)

    @property
    def support(self) -> i64:
        """Peoples that count for the victory: the eagles too, ME-A4."""
        return self.different_peoples() + (1 if self.has(EAGLES) else 0)


@mypyc_attr(acyclic=True)
class BareState(State):
    """Everything on the table, or what a seat may know of it; without the rules that move it.

    A glance at it is over before it changes, so that nothing has to be copied that lies open to all.
    """

    def __init__(self, like: "BareState | None" = None, seat: i64 = NATURE, *, glance: bool = False) -> None:
        self.seat: i64 = seat  # who knows it: a seat or PUBLIC; NATURE knows the truth
        self.phase: i64 = like.phase if like else i64(WORKING)
        self.turn: i64 = like.turn if like else i64(NATURE)  # who chooses next
        self.player: i64 = like.player if like else i64(FELLOWSHIP)  # whose turn it is; at first, of who does not begin
        self.chapter: i64 = like.chapter if like else i64(0)  # counted from 0
        self.faces: list[int] = [0] * SLOTS if not like else like.faces if glance else like.faces.copy()
        """What lies in each slot: a card by its place in the chapter's list, from 1; 0 face down; -1 nothing."""
        self.lying: i64 = like.lying if like else i64(ALL_SLOTS)  # slots with a card
        self._bare: i64 = like._bare if like else i64(NONE)  # slots whose card nothing lies on, once somebody has asked
        self.down: i64 = like.down if like else i64(ALL_SLOTS)  # slots with a card that nobody has seen
        self.due: i64 = like.due if like else i64(0)  # slots whose card nature has to turn up
        self.unseen: i64 = like.unseen if like else i64(WHOLE_PACK)  # cards not seen by all: face down or removed
        self.knows: bool = like.knows_removed(seat) if like else True
        """Whether the removed ones are known, as far as they are settled: to those who have looked, ME-I3, ME-F8."""
        self.removed_cards: i64 = like.removed_cards if like and self.knows else i64(0)  # once somebody has looked
        self.looked: i64 = like.looked if like else i64(0)  # the seats that have
        self.looks: bool = like.shows_removed(seat) if like else True  # whether those being shown are known
        self.shown_cards: i64 = i64(0) if not like else like.shown_cards if self.looks else face_down(like.shown_cards)
        """Removed cards shown so far to that one."""
        self.discard: list[int] = [0, 0, 0] if not like else like.discard if glance else like.discard.copy()
        """Cards everybody knows to be in the discard, a set for each chapter."""
        self.tiles_up: i64 = like.tiles_up if like else i64(0)
        self.tiles_down: i64 = like.tiles_down if like else i64(0x7F)  # ME-S3
        self.stacked: i64 = like.stacked if like else i64(ALL_TOKENS)  # tokens in the stacks: ME-S2
        self.packed_tops: i64 = like.packed_tops if like else i64(ALL_UNKNOWN)  # known tops, five bits a stack: ME-A3
        self.offered: i64 = like.offered if like else i64(0)  # tokens of which one may be kept
        self.revealing: i64 = like.revealing if like else i64(0)  # tokens of which nature reveals one
        self.extra: i64 = like.extra if like else i64(0)  # more turns due to that player
        self.amount: i64 = like.amount if like else i64(0)  # units to place
        self.regions: i64 = like.regions if like else i64(0)  # where they may go
        self.optional: bool = like.optional if like else False  # whether that may be left out
        self.manoeuvres: i64 = like.manoeuvres if like else i64(0)
        self.stack: list[int] = [] if not like else like.stack if glance else like.stack.copy()
        """What is still to be done in this turn, the next thing last; what lies higher is done."""
        self.height: i64 = like.height if like else i64(0)
        self.fellowship: Side = like.fellowship if like and glance else Side(0, like.fellowship if like else None)
        self.sauron: Side = like.sauron if like and glance else Side(1, like.sauron if like else None)
        self.winner: i64 = like.winner if like else i64(NONE)
        self.reason: i64 = like.reason if like else i64(NONE)

    def knows_removed(self, seat: i64) -> bool:
        """Whether a seat has looked through the discard."""
        return seat == NATURE or (seat != PUBLIC and self.looked & bit(seat) != 0)

    def shows_removed(self, seat: i64) -> bool:
        """Whether a seat is looking through it."""
        return seat == NATURE or (seat == self.player and self.phase == SHOWING)

    def retold(self) -> dict[str, dict[str, Any]]:
        nothing: dict[str, Any] = {}
        return {
            "faces": {"slots": self.slots},
            "lying": nothing,
            "down": nothing,
            "unseen": {"unseen": self.unseen, "removed": self.removed},
            "knows": nothing,
            "removed_cards": {"secret": self.secret},
            "looks": nothing,
            "shown_cards": {"displayed": self.displayed, "showing": self.showing},
            "packed_tops": {"tops": self.tops},
            "stack": {"pending": tuple(self.pending())},
            "height": nothing,
            "winner": {"outcome": self.outcome()},
            "reason": nothing,
        }

    @property
    def slots(self) -> tuple[int, ...]:
        """The card in each slot, FACE_DOWN or TAKEN."""
        before = PACK * int(self.chapter) - 1
        return tuple([face + before if face > 0 else face - 1 for face in self.faces])

    @property
    def removed(self) -> i64:
        """How many removed cards of this chapter are not known to everybody."""
        return count(self.unseen) - count(self.down)

    @property
    def secret(self) -> int | None:
        """Which ones, if that is known."""
        return self.removed_cards if self.knows else None

    @property
    def displayed(self) -> int | None:
        """Those shown so far, if that is known."""
        return self.shown_cards if self.looks else None

    @property
    def showing(self) -> i64:
        """How many those are."""
        return count(self.shown_cards)

    @property
    def tops(self) -> tuple[int, ...]:
        """The token known to lie on top of each people's stack, or NONE."""
        tops = [int(self.top(people)) for people in range(PEOPLES)]
        return tuple([NONE if token == UNKNOWN else token for token in tops])

    @property
    def reserve(self) -> i64:
        return COINS - self.fellowship.coins - self.sauron.coins

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.winner == NONE:
            return Outcome(None, REASONS[self.reason], (1, 1))
        return Outcome(self.winner, REASONS[self.reason], (1, 0) if self.winner == 0 else (0, 1))

    def side(self, seat: i64) -> Side:
        return self.fellowship if seat == FELLOWSHIP else self.sauron

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

    def uncovered(self) -> i64:
        """Slots whose card nothing lies on: ME-T1."""
        if self._bare == NONE:
            self._bare = self.bared(self.lying)
        return self._bare

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
        self._bare = (self._bare ^ bit(slot)) | self.bared(COVERS[SLOTS * self.chapter + slot])

    def stack_of(self, people: i64) -> i64:
        """The tokens left in a people's stack."""
        return self.stacked & (7 * bit(3 * people))

    def top(self, people: i64) -> i64:
        return (self.packed_tops >> (5 * people)) & 31

    def set_top(self, people: i64, token: i64) -> None:
        self.packed_tops ^= (self.top(people) ^ token) << (5 * people)

    def stacks(self) -> i64:
        """The peoples whose stacks are not empty."""
        found: i64 = 0
        people: i64 = 0
        while people < PEOPLES:
            if self.stack_of(people):
                found |= bit(people)
            people += 1
        return found
