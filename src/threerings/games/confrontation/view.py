"""What a seat may know, built up from nothing, and what it sees of an action."""

from typing import NamedTuple

from mypy_extensions import i64, mypyc_attr

from threerings.core.game import PUBLIC, Outcome, made
from threerings.core.zones import bit
from threerings.games.confrontation.actions import (
    FRODO_VEIL,
    MOVE,
    MOVE_VEIL,
    PALANTIR_,
    PLACE_VEIL,
    PLAY,
    PLAY_VEIL,
    RECALL_,
    RECALL_VEIL,
    SHOW_VEIL,
    TURN,
)
from threerings.games.confrontation.components import ARMY, DARK, FRODO, LIGHT, MORDOR, NONE, OUT, REGIONS
from threerings.games.confrontation.rules import ConfrontationState
from threerings.games.confrontation.state import ALL_NOWHERE, PEEKED, PEEKING, PLACING, Army, Trace


class ArmyView(NamedTuple):
    """One side of the table."""

    counts: tuple[int, ...]
    """Pieces in each region: of a hidden side nothing else (CO-I1)."""
    out: int
    """Eliminated characters, as a set."""
    hand: int
    """Combat cards not played since the hand was full: known to all (CO-I3)."""
    chosen: bool
    """A card has been chosen for this combat."""
    effect: int
    """That card once it lies open, as it counts."""
    extra: int
    """Extra cards not used yet."""
    trace: tuple[int, ...]
    """What has been seen of this side, oldest first (CO-I2)."""
    places: tuple[int, ...] | None
    """Where each character stands, for the owner."""
    card: int | None
    """The card chosen, for the owner and for all once it lies open."""


class View(NamedTuple):
    """Everything a seat may know of a position. Spectators have the seat PUBLIC."""

    seat: int
    shield: bool
    must_retreat: bool
    strict: bool
    phase: int
    turn: int
    mover_side: int
    turns: int
    mover: int | None
    """The piece on its way, for its owner."""
    mover_at: int
    """Where it is; NONE if nothing is on its way."""
    origin: int
    field: int
    candidates: int
    gallop: int
    struck: bool
    light_piece: int
    dark_piece: int
    first_combat: bool
    with_frodo: bool
    forbidden: bool
    pointing: int
    """1: Dark points at the piece the Palantír showed; 2: at another one."""
    peeked: int | None
    """What the Palantír showed in this turn, for the players."""
    light: ArmyView
    dark: ArmyView
    outcome: Outcome | None

    def army(self, seat: int) -> ArmyView:
        return self.light if seat == LIGHT else self.dark


@mypyc_attr(acyclic=True)
class ArmySight:
    """What a seat may know of one side of the table."""

    def __init__(self, army: Army, owner: i64, seat: i64) -> None:
        owns = seat == owner
        open_card = army.card != NONE and not army.hand & bit(army.card)
        self.first: i64 = army.first
        self.counts: i64 = army.counts
        """Three bits a region."""
        self.at: i64 = army.at
        self.out: i64 = army.pieces_in(OUT) >> army.first
        self.hand: i64 = army.hand
        self.chosen: bool = army.card != NONE
        self.effect: i64 = army.effect
        self.extra: i64 = army.extra
        self.trace: Trace | None = public_part(army.trace) if seat == PUBLIC else army.trace
        self.owns: bool = owns
        """The seat's own side; of the other one the characters' places are not known."""
        self.places: i64 = army.places if owns else i64(ALL_NOWHERE)
        """Five bits a character."""
        self.card: i64 = army.card if owns or open_card else i64(NONE)


@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """All that a seat may know of a position, built up from nothing. Views and observations are made from it alone."""

    def __init__(self, state: ConfrontationState, seat: i64) -> None:
        self.seat: i64 = seat
        self.shield: bool = state.shield
        self.must_retreat: bool = state.must_retreat
        self.strict: bool = state.strict
        self.phase: i64 = state.phase
        self.turn: i64 = state.turn
        self.mover_side: i64 = state.mover_side
        self.turns: i64 = state.turns
        self.mover: i64 = state.mover if seat == state.mover_side else i64(NONE)
        self.mover_at: i64 = state.army(state.mover_side).place(state.mover) if state.mover != NONE else i64(NONE)
        self.origin: i64 = state.origin
        self.field: i64 = state.field
        self.candidates: i64 = state.candidates
        self.gallop: i64 = state.gallop
        self.struck: bool = state.struck
        self.light_piece: i64 = state.light_piece
        self.dark_piece: i64 = state.dark_piece
        self.first_combat: bool = state.first_combat
        self.with_frodo: bool = state.with_frodo
        self.forbidden: bool = state.forbidden
        self.pointing: i64 = state.pointing
        self.peeked: i64 = state.peeked if seat != PUBLIC else i64(NONE)
        self.light: ArmySight = ArmySight(state.light, LIGHT, seat)
        self.dark: ArmySight = ArmySight(state.dark, DARK, seat)
        self.outcome: Outcome | None = state.outcome()


def public_part(trace: Trace | None) -> Trace | None:
    """The public does not see what the Palantír shows (CO-R24)."""
    if trace is None:
        return None
    public = Trace(None)
    public.seen = [event for event in trace.events() if event & 15 != PEEKED]
    return public


def view_of(state: ConfrontationState, seat: int) -> View:
    sight = Sight(state, seat)
    fields = (
        sight.seat,
        sight.shield,
        sight.must_retreat,
        sight.strict,
        sight.phase,
        sight.turn,
        sight.mover_side,
        sight.turns,
        sight.mover if seat == sight.mover_side else None,
        sight.mover_at,
        sight.origin,
        sight.field,
        sight.candidates,
        sight.gallop,
        sight.struck,
        sight.light_piece,
        sight.dark_piece,
        sight.first_combat,
        sight.with_frodo,
        sight.forbidden,
        sight.pointing,
        sight.peeked if seat != PUBLIC else None,
        army_view(sight.light),
        army_view(sight.dark),
        sight.outcome,
    )
    return made(View, fields)


def opened(views: tuple[View, View]) -> View:
    """Both players' views as one, for a table at which nothing is hidden any more."""
    light, dark = views
    mover = dark.mover if light.mover is None else light.mover
    return light._replace(mover=mover, dark=light.dark._replace(places=dark.dark.places, card=dark.dark.card))


def army_view(army: ArmySight) -> ArmyView:
    fields = (
        tuple([int(army.counts >> (3 * region) & 7) for region in range(REGIONS)]),
        army.out,
        army.hand,
        army.chosen,
        army.effect,
        army.extra,
        army.trace.events() if army.trace else (),
        tuple([int(army.places >> (5 * piece) & 31) for piece in range(ARMY)]) if army.owns else None,
        army.card if army.owns or army.card != NONE else None,
    )
    return made(ArmyView, fields)


def witness(state: ConfrontationState, action: int, seat: int) -> int:
    """What a seat sees of an action about to be played. The one definition of who may see what."""
    if seat == state.turn:
        return action
    phase = state.phase
    if phase == PLACING:
        return PLACE_VEIL  # CO-S1
    if phase == PEEKING:
        return SHOW_VEIL if seat == PUBLIC else action  # CO-R24
    if MOVE <= action < RECALL_:
        piece, region = divmod(action - MOVE, REGIONS)
        here = int(state.army(state.turn).place(piece))  # CO-I1; who enters Mordor and wins is seen
        return FRODO_VEIL + here if piece == FRODO and region == MORDOR else MOVE_VEIL + REGIONS * here + region
    if RECALL_ <= action < PALANTIR_:
        return RECALL_VEIL + int(state.dark.place(action - RECALL_ + ARMY))
    if PLAY <= action < TURN:
        return action if state.open_order() else PLAY_VEIL  # CO-I3
    return action
