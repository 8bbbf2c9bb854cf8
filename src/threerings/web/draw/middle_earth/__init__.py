"""The table of Duel for Middle-earth in the browser."""

from threerings.games.middle_earth.view import open_view
from threerings.web.draw.middle_earth.picture import picture
from threerings.web.draw.middle_earth.preview import poster, preview
from threerings.web.draw.middle_earth.table import board, hand
from threerings.web.draw.middle_earth.touch import path, refused, touched

__all__ = ["board", "hand", "open_view", "path", "picture", "poster", "preview", "refused", "touched"]
