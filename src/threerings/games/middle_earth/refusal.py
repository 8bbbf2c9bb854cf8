"""From an action that is not legal to the rule that forbids it, by what the asker may know."""

from typing import Final

from threerings.games.middle_earth import actions
from threerings.games.middle_earth.components import FELLOWSHIP
from threerings.games.middle_earth.state import CHOOSING, MANOEUVRING
from threerings.games.middle_earth.view import View

ENDS: Final = {"peoples": "ME-A4", "conquest": "ME-W6", "presence": "ME-E2", "shared": "ME-E2"}
RULES: Final = (
    (actions.MOVE, "ME-C5"),
    (actions.REMOVE, "ME-W3"),
    (actions.RAZE, "ME-C6"),
    (actions.COIN, "ME-W5"),
    (actions.ACCEPT, "ME-C7"),
    (actions.PASS, "ME-Q3"),
    (actions.KEEP, "ME-F4"),
    (actions.CALL, "ME-A1"),
    (actions.RETRIEVE, "ME-F7"),
    (actions.STRIP, "ME-L2"),
    (actions.TURN, "ME-L3"),
    (actions.RAISE, "ME-T4"),
    (actions.REVEAL, "ME-T5"),
    (actions.SHOW, "ME-A1"),
)
"""The rule of each kind of action that comes before this one in the table."""


def forbidding_rule(view: View, action: int) -> str:
    if outcome := view.outcome():
        quest = "ME-Q1" if outcome.winner == FELLOWSHIP else "ME-Q2"
        return ENDS.get(outcome.reason, quest)
    if action >= actions.TURN:
        return next((rule for first, rule in RULES if action < first), "ME-I3")
    if view.turn != view.seat:
        return "ME-S5"
    if action < actions.PLACE:
        return choice_rule(view, action)
    if view.phase == CHOOSING:
        return "ME-T1"
    if action == actions.PASS and view.phase == MANOEUVRING:
        return "ME-C6"
    return next(rule for first, rule in RULES if action < first)


def choice_rule(view: View, action: int) -> str:
    """Why a card or a landmark cannot be taken."""
    if view.phase != CHOOSING:
        return "ME-F3"
    if action >= actions.LANDMARK:
        return "ME-P7" if view.tiles_up >> action - actions.LANDMARK & 1 else "ME-T5"
    card = action if action < actions.DISCARD else action - actions.DISCARD
    return "ME-P7" if card in view.accessible else "ME-T1"
