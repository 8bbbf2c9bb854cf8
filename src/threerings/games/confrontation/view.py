"""What a seat may know, built up from nothing, and what it sees of an action."""

from mypy_extensions import mypyc_attr

from threerings.core.fields import replaced
from threerings.core.game import PUBLIC
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
from threerings.games.confrontation.components import ARMY, FRODO, MORDOR, REGIONS
from threerings.games.confrontation.rules import ConfrontationState
from threerings.games.confrontation.state import PEEKING, PLACING, BareState


@mypyc_attr(acyclic=True, free_list_len=1)
class View(BareState):
    """Everything a seat may know of a position. Spectators have the seat PUBLIC."""


def open_view(views: tuple[View, View]) -> View:
    """Both players' views as one, for a table at which nothing is hidden any more."""
    light, dark = views
    return replaced(light, mover=max(light.mover, dark.mover), dark=dark.dark)


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
