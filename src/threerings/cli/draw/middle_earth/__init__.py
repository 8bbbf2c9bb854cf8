"""Duel for Middle-earth on paper: the layout of the chapter, the map, the quest, both play areas, what it all costs."""

from threerings.cli.draw.middle_earth.choices import choices
from threerings.cli.draw.middle_earth.explain import explain
from threerings.cli.draw.middle_earth.market import takes as numbers_hand
from threerings.cli.draw.middle_earth.table import board, hand, legend, sets_up
from threerings.games.middle_earth.view import open_view

__all__ = ["board", "choices", "explain", "hand", "legend", "numbers_hand", "open_view", "sets_up"]
