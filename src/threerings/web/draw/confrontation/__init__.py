"""The table of The Confrontation: the map, both sides' cards and losses, and the stage of a combat."""

from typing import Final

from markupsafe import Markup

from threerings.core.game import PUBLIC
from threerings.games.confrontation.components import SIDES
from threerings.games.confrontation.view import View, open_view
from threerings.games.confrontation.words import near
from threerings.web.draw import Desk
from threerings.web.draw.confrontation.cards import alarm, cards, conclusions, side, tray
from threerings.web.draw.confrontation.combat import combat
from threerings.web.draw.confrontation.map import land
from threerings.web.draw.confrontation.picture import picture
from threerings.web.draw.confrontation.preview import poster, preview
from threerings.web.draw.confrontation.setup import idlers, plans, to_place
from threerings.web.draw.confrontation.touching import path, refused, touched
from threerings.web.draw.markup import element

__all__ = ["board", "hand", "open_view", "path", "picture", "poster", "preview", "refused", "touched"]

SCRIPT: Final = element("script", type="module", src="/static/confrontation.js")
"""For setting up. It is on every board: the first page of a match must bring it for the games that follow."""


def board(view: View, desk: Desk) -> Markup:
    own = near(view)
    far = (side(view, desk, 1 - own), tray(view, desk, 1 - own))
    middle = (land(view, desk), alarm(view, desk), combat(view, desk), plans(view, desk), conclusions(view, desk))
    table = element("div", *far, *middle, side(view, desk, own), tray(view, desk, own), class_="co-table")
    return element("div", table, SCRIPT, class_=f"co{won(view)}")


def won(view: View) -> str:
    """The class of a table on which somebody has won."""
    outcome = view.outcome()
    return "" if outcome is None or outcome.winner is None else f" co-won-{SIDES[outcome.winner]}"


def hand(view: View, desk: Desk) -> Markup:
    """The pieces to set up, or the combat cards."""
    if view.seat == PUBLIC:
        return Markup()
    return element("div", idlers(view, desk) if to_place(view) else cards(view, desk, view.seat), class_="co-hand")
