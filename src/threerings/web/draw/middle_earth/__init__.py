"""The table of Duel for Middle-earth in the browser."""

from threerings.games.middle_earth.view import opened
from threerings.web.draw.middle_earth.picture import picture
from threerings.web.draw.middle_earth.table import board, hand
from threerings.web.draw.middle_earth.touch import path, refused, touched

__all__ = ["board", "hand", "opened", "path", "picture", "refused", "touched"]
