"""From an action that is not legal to the rule that forbids it, by what the asker may know."""

from threerings.core.game import PUBLIC
from threerings.games.confrontation import actions, components
from threerings.games.confrontation.state import MOVING, PLACING
from threerings.games.confrontation.view import View

ENDS = {"mordor": "CO-E1", "frodo": "CO-E2", "shire": "CO-E3", "no-move": "CO-E4", "cap": "CO-R34"}
RIVER_ROW = (10, 11, 12)


def forbidding_rule(view: View, action: int) -> str:
    if outcome := view.outcome():
        return ENDS[outcome.reason]
    if action < actions.MOVE:
        return "CO-S1"
    if view.phase == PLACING:
        return "CO-S2"
    if action < actions.RECALL_:
        return move_rule(view, *divmod(action - actions.MOVE, components.REGIONS))
    return extra_rule(action) if action < actions.AMBUSH else combat_rule(view, action)


def move_rule(view: View, piece: int, there: int) -> str:
    """Why a piece cannot go there."""
    seat = components.LIGHT if piece < components.ARMY else components.DARK
    if view.turn != view.seat or seat != view.seat or view.seat == PUBLIC:
        return "CO-S2"
    if view.phase != MOVING:
        return "CO-V1" if view.gallop == 1 else "CO-K6"
    places = view.army(seat).places
    here = places[piece % components.ARMY] if places is not None else components.OUT
    if here >= components.REGIONS:
        return "CO-K7"
    if view.gallop == 2 and piece != view.mover:
        return "CO-V1"
    return way_rule(seat, piece, here, there)


def way_rule(seat: int, piece: int, here: int, there: int) -> str:
    """The rule that closes the way from here to there."""
    forward = components.TOWARDS_MORDOR[here] if seat == components.LIGHT else components.TOWARDS_SHIRE[here]
    if forward >> there & 1 or ((here, there) == (components.EREGION, components.FANGORN) and seat == components.LIGHT):
        return "CO-M3"
    if (here, there) in (
        (components.EREGION, components.FANGORN),
        (components.FANGORN, components.EREGION),
    ) and piece != components.NAZGUL:
        return "CO-M5"
    if here in RIVER_ROW and there in RIVER_ROW and abs(here - there) == 1:
        return "CO-M3" if seat == components.LIGHT and there > here else special_rule(piece) or "CO-M4"
    if components.LIMIT[here] == components.LIMIT[there] == 1:
        return "CO-D4" if piece == components.NAZGUL else "CO-M2"
    return special_rule(piece) or "CO-M1"


def special_rule(piece: int) -> str:
    """The rule of a character who may leave the straight way, but not so."""
    return {
        components.ARAGORN: "CO-L6",
        components.WITCH_KING: "CO-D3",
        components.NAZGUL: "CO-D4",
        components.BLACK_RIDER: "CO-D5",
    }.get(piece, "")


def extra_rule(action: int) -> str:
    """Why an extra card, or giving up, is not possible."""
    if action == actions.STUCK:
        return "CO-E4"
    if action in (actions.SHADOWFAX_, actions.HALT):
        return "CO-V1"
    if action == actions.WHITE:
        return "CO-V2"
    return "CO-V3" if action >= actions.PALANTIR_ else "CO-V4"


def combat_rule(view: View, action: int) -> str:
    """Why a combat does not ask for this now."""
    if action < actions.SHOW:
        return "CO-I4"
    if action < actions.POINT_SEEN or actions.TURN <= action < actions.RECOVER:
        return "CO-I1"
    if action < actions.FLEE:
        return "CO-R7"
    if action < actions.STAND:
        return flight_rule(view)
    if action in (actions.SWAP, actions.REVEAL_FRODO):
        return "CO-L2"
    if action == actions.STAND:
        return "CO-K2"
    if action < actions.PLAY:
        return "CO-D6" if action >= actions.FORBID else "CO-K2"
    if action < actions.TURN:
        return "CO-K4"
    if action < actions.WITHDRAW:
        return "CO-C1"
    return "CO-C4" if view.seat == components.LIGHT else "CO-C6"


def flight_rule(view: View) -> str:
    if view.light_piece == components.PIPPIN:
        return "CO-L3"
    return "CO-L1" if view.light_piece == components.FRODO else "CO-K2"
