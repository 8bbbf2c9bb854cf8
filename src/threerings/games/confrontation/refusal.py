"""From an action that is not legal to the rule that forbids it, by what the asker may know."""

from threerings.core.game import PUBLIC
from threerings.games.confrontation.actions import (
    AMBUSH,
    FLEE,
    FORBID,
    HALT,
    MOVE,
    PALANTIR_,
    PLAY,
    POINT_SEEN,
    RECALL_,
    RECOVER,
    REVEAL_FRODO,
    SHADOWFAX_,
    SHOW,
    STAND,
    STUCK,
    SWAP,
    TURN,
    WHITE,
    WITHDRAW,
)
from threerings.games.confrontation.components import (
    ARAGORN,
    ARMY,
    BLACK_RIDER,
    DARK,
    EREGION,
    FANGORN,
    FRODO,
    LIGHT,
    LIMIT,
    NAZGUL,
    OUT,
    PIPPIN,
    REGIONS,
    TOWARDS_MORDOR,
    TOWARDS_SHIRE,
    WITCH_KING,
)
from threerings.games.confrontation.state import MOVING, PLACING
from threerings.games.confrontation.view import View

ENDS = {"mordor": "CO-E1", "frodo": "CO-E2", "shire": "CO-E3", "no-move": "CO-E4", "cap": "CO-R34"}
RIVER_ROW = (10, 11, 12)


def forbidding_rule(view: View, action: int) -> str:
    if view.outcome is not None:
        return ENDS[view.outcome.reason]
    if action < MOVE:
        return "CO-S1"
    if view.phase == PLACING:
        return "CO-S2"
    if action < RECALL_:
        return move_rule(view, *divmod(action - MOVE, REGIONS))
    return extra_rule(action) if action < AMBUSH else combat_rule(view, action)


def move_rule(view: View, piece: int, there: int) -> str:
    """Why a piece cannot go there."""
    seat = LIGHT if piece < ARMY else DARK
    if view.turn != view.seat or seat != view.seat or view.seat == PUBLIC:
        return "CO-S2"
    if view.phase != MOVING:
        return "CO-V1" if view.gallop == 1 else "CO-K6"
    places = view.army(seat).places
    here = places[piece % ARMY] if places is not None else OUT
    if here >= REGIONS:
        return "CO-K7"
    if view.gallop == 2 and piece != view.mover:
        return "CO-V1"
    return way_rule(seat, piece, here, there)


def way_rule(seat: int, piece: int, here: int, there: int) -> str:
    """The rule that closes the way from here to there."""
    forward = TOWARDS_MORDOR[here] if seat == LIGHT else TOWARDS_SHIRE[here]
    if forward >> there & 1 or ((here, there) == (EREGION, FANGORN) and seat == LIGHT):
        return "CO-M3"
    if (here, there) in ((EREGION, FANGORN), (FANGORN, EREGION)) and piece != NAZGUL:
        return "CO-M5"
    if here in RIVER_ROW and there in RIVER_ROW and abs(here - there) == 1:
        return "CO-M3" if seat == LIGHT and there > here else special_rule(piece) or "CO-M4"
    if LIMIT[here] == LIMIT[there] == 1:
        return "CO-D4" if piece == NAZGUL else "CO-M2"
    return special_rule(piece) or "CO-M1"


def special_rule(piece: int) -> str:
    """The rule of a character who may leave the straight way, but not so."""
    return {ARAGORN: "CO-L6", WITCH_KING: "CO-D3", NAZGUL: "CO-D4", BLACK_RIDER: "CO-D5"}.get(piece, "")


def extra_rule(action: int) -> str:
    """Why an extra card, or giving up, is not possible."""
    if action == STUCK:
        return "CO-E4"
    if action in (SHADOWFAX_, HALT):
        return "CO-V1"
    if action == WHITE:
        return "CO-V2"
    return "CO-V3" if action >= PALANTIR_ else "CO-V4"


def combat_rule(view: View, action: int) -> str:
    """Why a combat does not ask for this now."""
    if action < SHOW:
        return "CO-I4"
    if action < POINT_SEEN or TURN <= action < RECOVER:
        return "CO-I1"
    if action < FLEE:
        return "CO-R7"
    if action < STAND:
        return flight_rule(view)
    if action in (SWAP, REVEAL_FRODO):
        return "CO-L2"
    if action == STAND:
        return "CO-K2"
    if action < PLAY:
        return "CO-D6" if action >= FORBID else "CO-K2"
    if action < TURN:
        return "CO-K4"
    if action < WITHDRAW:
        return "CO-C1"
    return "CO-C4" if view.seat == LIGHT else "CO-C6"


def flight_rule(view: View) -> str:
    if view.light_piece == PIPPIN:
        return "CO-L3"
    return "CO-L1" if view.light_piece == FRODO else "CO-K2"
