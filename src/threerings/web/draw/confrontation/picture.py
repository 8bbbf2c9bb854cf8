"""The small picture of the front page."""

from typing import Final

from markupsafe import Markup

from threerings.games.confrontation.components import DARK, LIGHT, SIDES
from threerings.web.draw.confrontation.glyphs import GLYPHS
from threerings.web.draw.confrontation.map import WALLS
from threerings.web.draw.markup import element

LAND: Final = ((1, "dark"), (2, "dark"), (3, "dark"), (4, "co-mountain"), (3, "light"), (2, "light"), (1, "light"))
"""The rows of the small map: how many regions, and what they look like."""
PAWNS: Final = (
    (DARK, 160, 19, ""), (DARK, 138, 43, "balrog"), (DARK, 204, 67, "nazgul"), (DARK, 182, 91, ""),
    (LIGHT, 138, 91, "gandalf"), (LIGHT, 116, 115, "aragorn"), (LIGHT, 182, 139, "legolas"), (LIGHT, 160, 163, "frodo"),
)  # fmt: skip


def picture() -> Markup:
    """The map on the eve of a combat: Frodo on his way, and somebody who hides."""
    plates = [
        element("polygon", points=hexagon(160 + 44 * (place - (regions - 1) / 2), 28 + 24 * row), class_=kind)
        for row, (regions, kind) in enumerate(LAND)
        for place in range(regions)
    ]
    pawns = [pawn(*one) for one in PAWNS]
    return element("svg", *plates, *pawns, class_="picture co-picture", viewBox="0 0 320 200", aria_hidden="true")


def hexagon(x: float, y: float) -> str:
    corners = ((0, -16), (21, -8), (21, 8), (0, 16), (-21, 8), (-21, -8))
    return " ".join(f"{x + right:g},{y + down:g}" for right, down in corners)


def pawn(seat: int, x: int, y: int, name: str) -> Markup:
    """A piece with its sign, or its blind back."""
    outline = element("path", d=WALLS[seat], transform="scale(.6)", class_=None if name else "co-blind")
    sign = element("path", d=GLYPHS[name], transform="translate(4 8) scale(.67)", class_="co-pen") if name else ""
    return element("g", outline, sign, class_=f"co-pawn {SIDES[seat]}", transform=f"translate({x - 12} {y - 15})")
