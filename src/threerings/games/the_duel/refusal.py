"""From an action that is not legal to the rule that forbids it, by what the asker may know."""

from threerings.core.zones import bit
from threerings.games.the_duel.actions import BEGIN, KEEP, LAY, ORDER, REFUSE, TAKE, card_of
from threerings.games.the_duel.components import BALROG, BALROG_DECK, FINAL, GANDALF, GANDALF_DECK
from threerings.games.the_duel.state import (
    BEGINNING,
    FILLING,
    KEEPING,
    LAYING,
    ORDERING,
    OVER,
    REFUSING,
    TAKING,
    TOP_REACHED,
)
from threerings.games.the_duel.view import View


def forbidding_rule(view: View, action: int) -> str:
    if view.phase == OVER:
        return "DU-G1" if view.reason == TOP_REACHED else "DU-G2"
    if LAY <= action < KEEP:
        return lay_rule(view, card_of(action))
    if KEEP <= action < TAKE:
        return keep_rule(view)
    if TAKE <= action < BEGIN:
        return "DU-W1"
    if BEGIN <= action < ORDER:
        return begin_rule(view)
    if ORDER <= action < REFUSE:
        return "DU-Z1"
    if REFUSE <= action < REFUSE + 2:
        return "DU-M3" if view.duel == FINAL else "DU-M1"
    return "DU-I2"


def lay_rule(view: View, card: int) -> str:
    """Why a card cannot be laid: another question comes first, another seat is asked, or the card is not to be had."""
    if view.phase in (ORDERING, REFUSING, TAKING, BEGINNING, KEEPING):
        return question_rule(view)
    if view.turn != view.seat:
        return "DU-D1" if view.phase == FILLING else "DU-X1"
    if view.phase == LAYING and view.seat == BALROG and card == view.enchanted:
        return "DU-Z1"
    if not (GANDALF_DECK if view.seat == GANDALF else BALROG_DECK) & bit(card):
        return "DU-C2"
    if view.side(view.seat).spent & bit(card):
        return "DU-E6"
    return "DU-S5" if view.duel == FINAL else "DU-S2"


def question_rule(view: View) -> str:
    """The rule by which something other than a card is asked for now."""
    if view.phase == BEGINNING:
        return begin_rule(view)
    if view.phase == KEEPING:
        return "DU-E5"
    return "DU-Z1" if view.phase == ORDERING else "DU-M2" if view.phase == REFUSING else "DU-W1"


def keep_rule(view: View) -> str:
    if view.phase == KEEPING:
        return "DU-E5" if view.turn == view.seat else "DU-F11"
    return "DU-S5" if view.duel == FINAL else "DU-S2"


def begin_rule(view: View) -> str:
    if view.duel == 1:
        return "DU-S3"
    return "DU-S5" if view.duel == FINAL else "DU-S4"
