"""What a seat may know, built up from nothing, and what it sees of an action."""

from typing import NamedTuple

from threerings.core.game import PUBLIC, Outcome, made
from threerings.core.zones import bit
from threerings.games.confrontation.actions import (
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
from threerings.games.confrontation.components import (
    ARMY,
    DARK,
    FRODO,
    LIGHT,
    MORDOR,
    NONE,
    OUT,
    REGIONS,
)
from threerings.games.confrontation.rules import ConfrontationState
from threerings.games.confrontation.state import PEEKED, PEEKING, PLACING, Army


class ArmyView(NamedTuple):
    """One side of the table."""

    counts: tuple[int, ...]
    """Pieces in each region."""
    out: int
    """Eliminated characters, as a set."""
    hand: int
    """Combat cards not played since the hand was full: known to all."""
    chosen: bool
    """A card has been chosen for this combat."""
    effect: int
    """That card once it lies open, as it counts."""
    extra: int
    """Extra cards not used yet."""
    trace: tuple[int, ...]
    """What has been seen of this side, oldest first."""
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


def view_of(state: ConfrontationState, seat: int) -> View:
    moving = state.mover != NONE
    plays = seat != PUBLIC
    fields = (
        seat,
        state.shield,
        state.must_retreat,
        state.strict,
        state.phase,
        state.turn,
        state.mover_side,
        state.turns,
        state.mover if seat == state.mover_side else None,
        state.army(state.mover_side).place(state.mover) if moving else NONE,
        state.origin,
        state.field,
        state.candidates,
        state.gallop,
        state.struck,
        state.light_piece,
        state.dark_piece,
        state.first_combat,
        state.with_frodo,
        state.forbidden,
        state.pointing,
        state.peeked if plays else None,
        army_view(state.light, LIGHT, seat),
        army_view(state.dark, DARK, seat),
        state.outcome(),
    )
    return made(View, fields)


def opened(views: tuple[View, View]) -> View:
    """Both players' views as one, for a table at which nothing is hidden any more."""
    light, dark = views
    mover = dark.mover if light.mover is None else light.mover
    return light._replace(mover=mover, dark=light.dark._replace(places=dark.dark.places, card=dark.dark.card))


def army_view(army: Army, owner: int, seat: int) -> ArmyView:
    open_card = army.card != NONE and not army.hand & bit(army.card)
    fields = (
        tuple([int(army.count(region)) for region in range(REGIONS)]),
        army.pieces_in(OUT) >> army.first,
        army.hand,
        army.card != NONE,
        army.effect,
        army.extra,
        events(army, seat),
        places(army) if seat == owner else None,
        army.card if seat == owner or open_card else None,
    )
    return made(ArmyView, fields)


def places(army: Army) -> tuple[int, ...]:
    first = army.first
    return tuple([int(army.place(piece)) for piece in range(first, first + ARMY)])


def events(army: Army, seat: int) -> tuple[int, ...]:
    """What has been seen of an army; the public does not see what the Palantír shows."""
    seen = army.trace.events() if army.trace else ()
    return tuple([event for event in seen if event & 15 != PEEKED]) if seat == PUBLIC else seen


def witness(state: ConfrontationState, action: int, seat: int) -> int:
    """What a seat sees of an action about to be played. The one definition of who may see what."""
    if seat == state.turn:
        return action
    phase = state.phase
    if phase == PLACING:
        return PLACE_VEIL
    if phase == PEEKING:
        return SHOW_VEIL if seat == PUBLIC else action
    if MOVE <= action < RECALL_:
        piece, region = divmod(action - MOVE, REGIONS)
        if piece == FRODO and region == MORDOR:
            return action
        return MOVE_VEIL + REGIONS * int(state.army(state.turn).place(piece)) + region
    if RECALL_ <= action < PALANTIR_:
        return RECALL_VEIL + int(state.dark.place(action - RECALL_ + ARMY))
    if PLAY <= action < TURN:
        return action if state.open_order() else PLAY_VEIL
    return action
