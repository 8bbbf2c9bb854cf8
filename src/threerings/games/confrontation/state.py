"""Everything that stands and lies on the table, and what has been seen of it. No rules here."""

from typing import Final

from mypy_extensions import i64

from threerings.core.game import State
from threerings.core.zones import bit
from threerings.games.confrontation.components import ARMY, DARK, DARK_CARDS, LIGHT, LIGHT_CARDS, LIMIT, NONE, REGIONS

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
"""Nine times NOWHERE."""


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


class Army:
    """One side's characters and cards. A character is counted from the side's first."""

    def __init__(self, seat: i64) -> None:
        self.first: i64 = ARMY * seat
        self.places: i64 = ALL_NOWHERE
        """Five bits a character."""
        self.counts: i64 = 0
        """Three bits a region."""
        self.at: i64 = 0
        """Regions with a character of this side."""
        self.full: i64 = 0
        """Regions that have as many as they may."""
        self.hand: i64 = LIGHT_CARDS if seat == LIGHT else DARK_CARDS
        self.card: i64 = NONE
        """Chosen for this combat."""
        self.effect: i64 = NONE
        """The card as it counts, once turned up: replaced by Magic, or void."""
        self.extra: i64 = 0
        """Extra cards not used yet."""
        self.trace: Trace | None = None
        self.traces: bool = False
        """Whether that trace is its own, to be added to."""

    def copy(self) -> "Army":
        army = Army(0)
        army.first = self.first
        army.places = self.places
        army.counts = self.counts
        army.at = self.at
        army.full = self.full
        army.hand = self.hand
        army.card = self.card
        army.effect = self.effect
        army.extra = self.extra
        army.trace = self.trace
        self.traces = False
        return army

    def place(self, piece: i64) -> i64:
        return (self.places >> (5 * (piece - self.first))) & 31

    def count(self, region: i64) -> i64:
        return (self.counts >> (3 * region)) & 7

    def put(self, piece: i64, region: i64) -> None:
        """Put a character into a region, or out, from wherever it was."""
        here = self.place(piece)
        self.places ^= (here ^ region) << (5 * (piece - self.first))
        if here < REGIONS:
            self.add(here, -1)
        if region < REGIONS:
            self.add(region, 1)

    def add(self, region: i64, change: i64) -> None:
        self.counts += change * bit(3 * region)
        number = self.count(region)
        self.at = self.at | bit(region) if number else self.at & ~bit(region)
        self.full = self.full | bit(region) if number == LIMIT[region] else self.full & ~bit(region)

    def pieces_in(self, region: i64) -> i64:
        """The characters in a region, as a set."""
        found: i64 = 0
        piece: i64 = self.first
        places = self.places
        while piece < self.first + ARMY:
            if places & 31 == region:
                found |= bit(piece)
            places >>= 5
            piece += 1
        return found

    def saw(self, seen: i64) -> None:
        trace = self.trace
        if trace is None or not self.traces:
            trace = Trace(trace)
            self.trace = trace
            self.traces = True
        trace.seen.append(seen)
        trace.told = ()


class Table(State):
    """The truth of a position, without the rules that move it."""

    def __init__(self, shield: bool, must_retreat: bool, strict: bool) -> None:
        self.shield: bool = shield
        """A Retreat that was played shields from Sacrifice even if it fails."""
        self.must_retreat: bool = must_retreat
        self.strict: bool = strict
        """An extra card does not save a player without a move."""
        self.light: Army = Army(LIGHT)
        self.dark: Army = Army(DARK)
        self.phase: i64 = PLACING
        self.turn: i64 = LIGHT
        """Who chooses next."""
        self.mover_side: i64 = DARK
        """Whose turn of the game it is."""
        self.turns: i64 = 0
        self.mover: i64 = NONE
        """The piece on its way, until it is seen or its move is over."""
        self.origin: i64 = NONE
        """Where it came from."""
        self.field: i64 = NONE
        """Where it is going, and where combat takes place."""
        self.candidates: i64 = 0
        """Who, by all that is public, may be on the way."""
        self.gallop: i64 = 0
        """1 while Shadowfax carries the mover its extra step, 2 in the turn that the mover then makes."""
        self.struck: bool = False
        """The Balrog has struck the mover in the tunnel."""
        self.light_piece: i64 = NONE
        self.dark_piece: i64 = NONE
        self.first_combat: bool = False
        """No combat of this turn is over yet."""
        self.with_frodo: bool = False
        """Sam fights at Frodo's side, both shown."""
        self.forbidden: bool = False
        """Saruman allows no cards in this combat."""
        self.pointing: i64 = 0
        """1: Dark points at the piece the Palantír showed; 2: at another one."""
        self.peeked: i64 = NONE
        """The piece the Palantír showed in this turn."""
        self.winner: i64 = NONE
        self.reason: i64 = 0

    def army(self, seat: i64) -> Army:
        return self.light if seat == LIGHT else self.dark

    def copy_to(self, other: "Table") -> None:
        """Make another table equal to this one; they share nothing that changes."""
        other.light = self.light.copy()
        other.dark = self.dark.copy()
        other.phase = self.phase
        other.turn = self.turn
        other.mover_side = self.mover_side
        other.turns = self.turns
        other.mover = self.mover
        other.origin = self.origin
        other.field = self.field
        other.candidates = self.candidates
        other.gallop = self.gallop
        other.struck = self.struck
        other.light_piece = self.light_piece
        other.dark_piece = self.dark_piece
        other.first_combat = self.first_combat
        other.with_frodo = self.with_frodo
        other.forbidden = self.forbidden
        other.pointing = self.pointing
        other.peeked = self.peeked
        other.winner = self.winner
        other.reason = self.reason
