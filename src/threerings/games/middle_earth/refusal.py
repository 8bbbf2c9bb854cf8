"""From an action that is not legal to the rule that forbids it, by what the asker may know."""

from typing import Final

from threerings.games.middle_earth.actions import (
    ACCEPT,
    CALL,
    COIN,
    DISCARD,
    KEEP,
    LANDMARK,
    MOVE,
    PASS,
    PLACE,
    RAISE,
    RAZE,
    REMOVE,
    RETRIEVE,
    REVEAL,
    SHOW,
    STRIP,
    TURN,
)
from threerings.games.middle_earth.components import FELLOWSHIP
from threerings.games.middle_earth.state import CHOOSING, MANOEUVRING
from threerings.games.middle_earth.view import View

ENDS: Final = {"peoples": "ME-A4", "conquest": "ME-W6", "presence": "ME-E2", "shared": "ME-E2"}
RULES: Final = (
    (MOVE, "ME-C5"),
    (REMOVE, "ME-W3"),
    (RAZE, "ME-C6"),
    (COIN, "ME-W5"),
    (ACCEPT, "ME-C7"),
    (PASS, "ME-Q3"),
    (KEEP, "ME-F4"),
    (CALL, "ME-A1"),
    (RETRIEVE, "ME-F7"),
    (STRIP, "ME-L2"),
    (TURN, "ME-L3"),
    (RAISE, "ME-T4"),
    (REVEAL, "ME-T5"),
    (SHOW, "ME-A1"),
)
"""The rule of each kind of action that comes before this one in the table."""


def forbidding_rule(view: View, action: int) -> str:
    if view.outcome is not None:
        quest = "ME-Q1" if view.outcome.winner == FELLOWSHIP else "ME-Q2"
        return ENDS.get(view.outcome.reason, quest)
    if action >= TURN:
        return next((rule for first, rule in RULES if action < first), "ME-I3")
    if view.turn != view.seat:
        return "ME-S5"
    if action < PLACE:
        return choice_rule(view, action)
    if view.phase == CHOOSING:
        return "ME-T1"
    if action == PASS and view.phase == MANOEUVRING:
        return "ME-C6"
    return next(rule for first, rule in RULES if action < first)


def choice_rule(view: View, action: int) -> str:
    """Why a card or a landmark cannot be taken."""
    if view.phase != CHOOSING:
        return "ME-F3"
    if action >= LANDMARK:
        return "ME-P7" if view.tiles_up >> action - LANDMARK & 1 else "ME-T5"
    card = action if action < DISCARD else action - DISCARD
    return "ME-P7" if card in view.accessible else "ME-T1"
