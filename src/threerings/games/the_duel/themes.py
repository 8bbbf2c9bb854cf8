"""What a puzzle of The Duel is about, by what the solver sees of it and chooses."""

from typing import Final

from threerings.games.the_duel.actions import KEEP, LAY, card_of
from threerings.games.the_duel.components import FINAL
from threerings.games.the_duel.state import KEEPING
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import forecast, special

THEMES: Final = ("opening", "parry", "endure", "special", "keep", "final", "answer")


def theme(view: View, action: int) -> str:
    if view.phase == KEEPING:
        return "keep"
    if not LAY <= action < KEEP:
        return "answer"
    card = card_of(action)
    if special(card):
        return "special"
    if view.duel == FINAL:
        return "final"
    if not view.row:
        return "opening"
    lost = forecast(view, card)
    return "endure" if lost and lost[view.seat] > 0 else "parry"
