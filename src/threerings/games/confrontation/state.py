"""Everything that stands and lies on the table, and what has been seen of it. No rules here."""

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from threerings.core.fields import Fields
from threerings.core.game import NATURE, PUBLIC, Outcome, State
from threerings.core.zones import bit
from threerings.games.confrontation.components import (
    ARMY,
    DARK,
    DARK_CARDS,
    HIDDEN,
    LIGHT,
    LIGHT_CARDS,
    LIMIT,
    NONE,
    OUT,
    REGIONS,
)

# What is asked.
PLACING: Final = 0
MOVING: Final = 1
GALLOPING: Final = 2
AMBUSHING: Final = 3
SHOWING: Final = 4
POINTING: Final = 5
MEETING: Final = 6
ANSWERING: Final = 7
FORBIDDING: Final = 8
CHOOSING: Final = 9
TURNING: Final = 10
RECOVERING: Final = 11
RETREATING: Final = 12
PEEKING: Final = 13
OVER: Final = 14
PHASES: Final[tuple[str, ...]] = (
    "place", "move", "gallop", "ambush", "show", "point", "meet", "answer", "forbid", "choose", "turn", "recover",
    "retreat", "peek", "over",
)  # fmt: skip

REASONS: Final = ("mordor", "frodo", "shire", "no-move", "cap")
MORDOR_REACHED: Final = 0
FRODO_LOST: Final = 1
SHIRE_TAKEN: Final = 2
NO_MOVE: Final = 3
CAP: Final = 4

# What observers have seen of a side's pieces, each event in one number.
MOVED: Final = 0
"""Some piece out of a set of candidates went from one region to another."""
MET: Final = 1
"""A piece was seen in a region."""
WENT: Final = 2
"""A piece in the open went somewhere, or out."""
PEEKED: Final = 3
"""As MET, but only the two players know it."""


STOOD: Final = 4
"""The first event: so many pieces in each region, these out, nothing else known but that Frodo is not in Mordor."""
AMONG: Final = 5
"""A piece is in one of several places: its side had a move, or had none, and that hung on this piece."""


def stood(counts: i64, out: i64) -> i64:
    return STOOD | (out << 4) | (counts << 13)


def event(kind: i64, one: i64, two: i64, candidates: i64 = 0) -> i64:
    return kind | (one << 4) | (two << 10) | (candidates << 16)


ALL_NOWHERE: Final = 0x1EF7BDEF7BDE
"""Nine times NOWHERE; what is OUT has one bit more."""
LOWEST: Final = 0x10842108421
"""That bit, nine times."""


@mypyc_attr(acyclic=True)
class Trace:
    """The events so far, from where it parted from the trace before it.

    Copies of a state share a trace. Nothing is added to a shared one, only what was made of it is kept beside it.
    """

    def __init__(self, before: "Trace | None") -> None:
        self.before: Trace | None = before
        self.seen: list[int] = []
        """Oldest first."""
        self.told: tuple[int, ...] = ()
        """All events, those before it too, if somebody has asked and nothing was seen since."""
        self.chances: tuple[i64, i64, i64] = (0, 0, 0)
        """Where the pieces may stand by so many of its events, if an observation has asked."""
        self.counted: i64 = 0

    def events(self) -> tuple[int, ...]:
        """All of them, oldest first."""
        parts: list[Trace] = []
        trace: Trace | None = self
        while trace is not None and not trace.told:
            parts.append(trace)
            trace = trace.before
        events = trace.told if trace is not None else ()
        for part in reversed(parts):
            events += tuple(part.seen)
        self.told = events
        return events

    def __reduce__(self) -> tuple[Any, ...]:
        return trace_of, (self.events(),)


def trace_of(events: Iterable[int]) -> Trace:
    trace = Trace(None)
    trace.seen = list(events)
    return trace


@mypyc_attr(acyclic=True)
class Army(Fields):
    """One side's characters and cards, or what a seat knows of them. Characters are counted from the side's first."""

    def __init__(self, side: i64 = LIGHT, like: "Army | None" = None, seat: i64 = NATURE) -> None:
        owns: bool = seat in (side, NATURE)
        self.first: i64 = ARMY * side
        self.packed_counts: i64 = like.packed_counts if like else i64(0)
        """Three bits a region: of a hidden side nothing else is known, but for those eliminated (CO-I1)."""
        self.at: i64 = like.at if like else i64(0)
        """Regions with a character of this side."""
        self.full: i64 = like.full if like else i64(0)
        """Regions that have as many as they may."""
        self.hand: i64 = like.hand if like else i64(LIGHT_CARDS if side == LIGHT else DARK_CARDS)
        """Combat cards not played since the hand was full: known to all (CO-I3)."""
        self.effect: i64 = like.effect if like else i64(NONE)
        """The card chosen as it counts, once turned up: replaced by Magic, or void."""
        self.extra: i64 = like.extra if like else i64(0)
        """Extra cards not used yet."""
        self.seen: Trace | None = like.shared_trace(seat) if like else None
        """What has been seen of this side (CO-I2)."""
        self._traces: bool = False
        """Whether that trace is its own, to be added to."""
        self.known: bool = owns
        """Whether it is known where the characters stand."""
        self.packed_places: i64 = i64(ALL_NOWHERE) if not like else like.packed_places if owns else like.eliminated()
        """Five bits a character."""
        self.card: i64 = i64(NONE) if not like else like.card if owns or like.open_card() else i64(HIDDEN)
        """Chosen for this combat."""

    def shared_trace(self, seat: i64) -> Trace | None:
        """The trace so far, to which nobody adds any more. The public does not see what the Palantír shows (CO-R24)."""
        self._traces = False
        if seat == PUBLIC and self.seen is not None:
            return trace_of([seen for seen in self.seen.events() if seen & 15 != PEEKED])
        return self.seen

    def eliminated(self) -> i64:
        """Places from which no more can be told than who is out."""
        places = self.packed_places
        return ALL_NOWHERE | (places & (places >> 1) & (places >> 2) & (places >> 3) & (places >> 4) & LOWEST)

    def open_card(self) -> bool:
        """Whether everybody knows the card chosen, or that there is none."""
        return self.card == NONE or not self.hand & bit(self.card)

    def retold(self) -> dict[str, dict[str, Any]]:
        nothing: dict[str, Any] = {}
        return {
            "first": nothing,
            "packed_counts": {"counts": self.counts, "out": self.out},
            "at": nothing,
            "full": nothing,
            "hand": {"hand": self.hand, "chosen": self.chosen},
            "seen": {"trace": self.trace},
            "known": nothing,
            "packed_places": {"places": self.places},
            "card": {"card": self.card if self.known or self.card >= 0 else None},
        }

    @property
    def counts(self) -> tuple[int, ...]:
        """Pieces in each region."""
        return tuple([int(self.count(region)) for region in range(REGIONS)])

    @property
    def out(self) -> int:
        """Eliminated characters, as a set."""
        return int(self.pieces_in(OUT) >> self.first)

    @property
    def chosen(self) -> bool:
        """A card has been chosen for this combat."""
        return self.card != NONE

    @property
    def trace(self) -> tuple[int, ...]:
        """What has been seen of this side, oldest first (CO-I2)."""
        return self.seen.events() if self.seen else ()

    @property
    def places(self) -> tuple[int, ...] | None:
        """Where each character stands, if that is known."""
        return tuple([int(self.packed_places >> 5 * piece & 31) for piece in range(ARMY)]) if self.known else None

    def place(self, piece: i64) -> i64:
        return (self.packed_places >> (5 * (piece - self.first))) & 31

    def count(self, region: i64) -> i64:
        return (self.packed_counts >> (3 * region)) & 7

    def put(self, piece: i64, region: i64) -> None:
        """Put a character into a region, or out, from wherever it was."""
        here = self.place(piece)
        self.stand(piece, region)
        if here < REGIONS:
            self.add(here, -1)
        if region < REGIONS:
            self.add(region, 1)

    def stand(self, piece: i64, region: i64) -> None:
        """Let a character stand in a region that counts one already."""
        self.packed_places ^= (self.place(piece) ^ region) << (5 * (piece - self.first))

    def add(self, region: i64, change: i64) -> None:
        self.packed_counts += change * bit(3 * region)
        number = self.count(region)
        self.at = self.at | bit(region) if number else self.at & ~bit(region)
        self.full = self.full | bit(region) if number == LIMIT[region] else self.full & ~bit(region)

    def survivors(self) -> i64:
        """How many characters stand in a region."""
        found: i64 = 0
        counts = self.packed_counts
        while counts:
            found += counts & 7
            counts >>= 3
        return found

    def pieces_in(self, region: i64) -> i64:
        """The characters in a region, as a set."""
        found: i64 = 0
        piece: i64 = self.first
        places = self.packed_places
        while piece < self.first + ARMY:
            if places & 31 == region:
                found |= bit(piece)
            places >>= 5
            piece += 1
        return found

    def saw(self, seen: i64) -> None:
        trace = self.seen
        if trace is None or not self._traces:
            trace = Trace(trace)
            self.seen = trace
            self._traces = True
        trace.seen.append(seen)
        trace.told = ()


@mypyc_attr(acyclic=True)
class BareState(State):
    """Everything on the table, or what a seat may know of it; without the rules that move it."""

    def __init__(self, like: "BareState | None" = None, seat: i64 = NATURE) -> None:
        self.seat: i64 = seat  # who knows it: a seat or PUBLIC; NATURE knows the truth
        self.shield: bool = like.shield if like else False
        """A Retreat that was played shields from Sacrifice even if it fails."""
        self.must_retreat: bool = like.must_retreat if like else False
        self.strict: bool = like.strict if like else False  # an extra card does not save a player without a move
        self.phase: i64 = like.phase if like else i64(PLACING)
        self.turn: i64 = like.turn if like else i64(LIGHT)  # who chooses next
        self.mover_side: i64 = like.mover_side if like else i64(DARK)  # whose turn of the game it is
        self.turns: i64 = like.turns if like else i64(0)
        self.mover: i64 = like.mover_for(seat) if like else i64(NONE)
        """The piece on its way, until it is seen or its move is over; only its owner knows which (CO-I1)."""
        self.mover_at: i64 = like.mover_at if like else i64(NONE)  # where it is
        self.origin: i64 = like.origin if like else i64(NONE)  # where it came from
        self.field: i64 = like.field if like else i64(NONE)  # where it is going, and where combat takes place
        self.candidates: i64 = like.candidates if like else i64(0)  # Who, by all that is public, may be on the way
        self.gallop: i64 = like.gallop if like else i64(0)
        """1 while Shadowfax carries the mover its extra step, 2 in the turn that the mover then makes."""
        self.struck: bool = like.struck if like else False  # the Balrog has struck the mover in the tunnel
        self.light_piece: i64 = like.light_piece if like else i64(NONE)
        self.dark_piece: i64 = like.dark_piece if like else i64(NONE)
        self.first_combat: bool = like.first_combat if like else False  # no combat of this turn is over yet
        self.with_frodo: bool = like.with_frodo if like else False  # Sam fights at Frodo's side, both shown
        self.forbidden: bool = like.forbidden if like else False  # Saruman allows no cards in this combat
        self.pointing: i64 = like.pointing if like else i64(0)
        """1: Dark points at the piece the Palantír showed; 2: at another one."""
        self.peeked: i64 = i64(NONE) if not like else i64(HIDDEN) if seat == PUBLIC else like.peeked
        """The piece the Palantír showed in this turn, to the players (CO-R24)."""
        self.light: Army = Army(LIGHT, like.light if like else None, seat)
        self.dark: Army = Army(DARK, like.dark if like else None, seat)
        self.winner: i64 = like.winner if like else i64(NONE)
        self.reason: i64 = like.reason if like else i64(0)

    def mover_for(self, seat: i64) -> i64:
        """The piece on its way, as far as a seat may know."""
        return self.mover if self.mover == NONE or seat in (self.mover_side, NATURE) else i64(HIDDEN)

    def retold(self) -> dict[str, dict[str, Any]]:
        return {
            "mover": {"mover": self.mover if self.seat in (self.mover_side, NATURE) else None},
            "peeked": {"peeked": None if self.peeked == HIDDEN else self.peeked},
            "winner": {"outcome": self.outcome()},
            "reason": {},
        }

    def army(self, seat: i64) -> Army:
        return self.light if seat == LIGHT else self.dark

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.winner == NONE:
            return Outcome(None, REASONS[self.reason], (0, 0))
        left = self.army(self.winner).survivors()  # CO-W1
        return Outcome(self.winner, REASONS[self.reason], (left, 0) if self.winner == LIGHT else (0, left))
