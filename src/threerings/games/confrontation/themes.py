"""What a puzzle of The Confrontation is about, by what the solver sees of it and chooses."""

from typing import Final

from threerings.games.confrontation.actions import MOVE, PLAY, RECALL_, TURN
from threerings.games.confrontation.components import FRODO, REGIONS
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import attacks

THEMES: Final = ("frodo", "attack", "manoeuvre", "card", "ability", "setup")


def theme(view: View, action: int) -> str:
    if action < MOVE:
        return "setup"
    if action < RECALL_:
        piece, region = divmod(action - MOVE, REGIONS)
        if piece == FRODO:
            return "frodo"
        return "attack" if attacks(view, piece, region) else "manoeuvre"
    return "card" if PLAY <= action < TURN else "ability"
