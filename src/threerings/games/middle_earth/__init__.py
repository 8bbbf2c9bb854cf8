"""Duel for Middle-earth: the Fellowship against Sauron, three chapters, three ways to win."""

from typing import Final

from threerings.games.middle_earth.game import MiddleEarth

GAME: Final = MiddleEarth()
