"""What a puzzle of Duel for Middle-earth is about, by what the solver sees of it and chooses."""

from typing import Final

from threerings.games.middle_earth.actions import ACCEPT, DISCARD, KEEP, LANDMARK, PLACE, RETRIEVE, STRIP
from threerings.games.middle_earth.components import BLUE, COLOUR, GREEN, GREY, PURPLE, RED, YELLOW
from threerings.games.middle_earth.view import View

THEMES: Final = ("quest", "peoples", "war", "landmark", "means", "deny")
OF_COLOUR: Final = {GREY: "means", YELLOW: "means", BLUE: "quest", GREEN: "peoples", RED: "war", PURPLE: "war"}


def theme(view: View, action: int) -> str:  # noqa: ARG001 - every game is asked the same way
    if action < DISCARD:
        return OF_COLOUR[COLOUR[action]]
    if action < LANDMARK:
        return "deny"
    if action < PLACE:
        return "landmark"
    if action < ACCEPT:
        return "war"
    if KEEP <= action < RETRIEVE:
        return "peoples"
    if RETRIEVE <= action < STRIP:
        return OF_COLOUR[COLOUR[action - RETRIEVE]]
    return "deny" if action >= STRIP else "quest"
