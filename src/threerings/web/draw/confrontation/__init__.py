"""The table of The Confrontation: the map, both sides' cards and losses, and the stage of a combat."""

from markupsafe import Markup

from threerings.core.game import PUBLIC
from threerings.games.confrontation.view import View, opened
from threerings.games.confrontation.words import near
from threerings.web.draw import Desk
from threerings.web.draw.confrontation.cards import conclusions, held, side, tray
from threerings.web.draw.confrontation.combat import combat
from threerings.web.draw.confrontation.map import land
from threerings.web.draw.confrontation.picture import picture
from threerings.web.draw.confrontation.touching import path, refused, touched
from threerings.web.draw.markup import element

__all__ = ["board", "hand", "opened", "path", "picture", "refused", "touched"]


def board(view: View, desk: Desk) -> Markup:
    own = near(view)
    far = (side(view, desk, 1 - own), tray(view, desk, 1 - own))
    middle = (land(view, desk), combat(view, desk), conclusions(view, desk))
    table = element("div", *far, *middle, side(view, desk, own), tray(view, desk, own), class_="co-table")
    return element("div", table, class_="co")


def hand(view: View, desk: Desk) -> Markup:
    return Markup() if view.seat == PUBLIC else element("div", held(view, desk), class_="co-hand")
