"""The whole table: standings, what is to be chosen from, the layout, the map and the quest, both play areas."""

from markupsafe import Markup

from threerings.games.middle_earth.view import View
from threerings.web.draw import Desk
from threerings.web.draw.markup import element
from threerings.web.draw.middle_earth.layout import layout, offer, tops
from threerings.web.draw.middle_earth.map import land
from threerings.web.draw.middle_earth.quest import track
from threerings.web.draw.middle_earth.sides import area, standing
from threerings.web.draw.middle_earth.tips import near


def board(view: View, desk: Desk) -> Markup:
    seats = (near(view), 1 - near(view))
    parts = [
        element("div", *(standing(view, desk, seat) for seat in seats), class_="me-pair me-standings"),
        offer(view, desk),
        tops(view, desk),
        layout(view, desk),
        land(view, desk),
        track(view, desk),
        element("div", *(area(view, desk, seat) for seat in seats), class_="me-pair me-areas"),
    ]
    return element("div", *parts, class_="me me-art")


def hand(view: View, desk: Desk) -> Markup:  # noqa: ARG001 - as every drawing is asked
    """Nobody holds anything: all cards lie open."""
    return Markup()
