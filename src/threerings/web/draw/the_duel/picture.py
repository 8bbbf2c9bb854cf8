"""The picture of The Duel for the front page."""

from collections.abc import Sequence
from functools import cache

from markupsafe import Markup

from threerings.games.the_duel.components import SIDES
from threerings.web.draw.markup import element
from threerings.web.draw.the_duel.bridge import STAGE, figure
from threerings.web.draw.the_duel.cards import Rows, clash, height_of, symbols, window
from threerings.web.draw.the_duel.glyphs import art


@cache
def picture() -> Markup:
    """The two on the bridge over the fire, and a card of each face to face."""
    sky = element("rect", width=320, height=200, class_="sky")
    glow = element("ellipse", cx=160, cy=200, rx=150, ry=75, class_="glow")
    parts = [art("fire", **STAGE), art("bridge", **STAGE), figure("gandalf", 3, 3), figure("balrog", 8, 3)]
    above = element("g", *parts, transform="translate(-56 72) scale(.9)")
    struck = [clash(what, height_of(row)) for row, what in enumerate(("parried", "newer", "older", "parried"))]
    cards = [card(0, 104, "magic", Rows(0b0110, 0b1011)), card(1, 162, "power", Rows(0b1101, 0b0110), *struck)]
    drawn = [sky, art("hall", width=320, height=150), glow, above, *cards]
    return element("svg", *drawn, class_="picture the-duel", viewBox="0 0 320 200", aria_hidden="true")


def card(seat: int, x: int, scene: str, rows: Rows, *more: Markup) -> Markup:
    side = SIDES[seat]
    parts: Sequence[Markup] = [art(f"paper-{side}", width=100, height=140), window(scene), *symbols(side, rows), *more]
    return element("g", *parts, transform=f"translate({x} 12) scale(.52)", class_=f"special {side}")
