"""The small picture of the front page: the board in miniature."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from markupsafe import Markup

from threerings.games.confrontation.components import DARK, HOME, LIGHT, REGION_IDS, ROWS, SHIRE, SIDES
from threerings.web.draw.confrontation.glyphs import ART
from threerings.web.draw.confrontation.map import HOMES, PLATE
from threerings.web.draw.markup import element

WIDE: Final = 76
HIGH: Final = 34.4
PITCH: Final = 27
"""How wide and high a region is, and how far apart two rows are."""
PAWNS: Final = (
    (DARK, 122, 7, ""), (DARK, 152, 7, ""), (DARK, 182, 7, "witch-king"), (DARK, 110, 34, ""),
    (DARK, 186, 34, "nazgul"), (DARK, 148, 61, "balrog"), (DARK, 72, 61, ""), (LIGHT, 110, 88, "gandalf"),
    (LIGHT, 72, 115, "aragorn"), (LIGHT, 224, 115, "legolas"), (LIGHT, 186, 142, "gimli"), (LIGHT, 122, 169, "sam"),
    (LIGHT, 176, 169, "frodo"),
)  # fmt: skip


@cache
def picture() -> Markup:
    """The board on the eve of a combat: Frodo at home, and some who hide."""
    sea = element("rect", width=320, height=200, class_="co-sea")
    pawns = [pawn(*one) for one in PAWNS]
    return element(
        "svg", sea, *plates(), *pawns, class_="picture co-picture", viewBox="0 0 320 200", aria_hidden="true"
    )


def plates() -> Iterator[Markup]:
    """The regions as Light sees them, each cut out of its land."""
    for row, regions in enumerate(ROWS):
        for place, region in enumerate(regions):
            wide = WIDE * (2 if region in HOME else 1)
            x, y = 160 + wide * (place - len(regions) / 2), 2 + PITCH * row
            points = [(x + wide * right / 100, y + HIGH * down / 100) for right, down in shape(region)]
            cut = ", ".join(f"{right:g}px {down:g}px" for right, down in points)
            edge = " ".join(f"{right:g},{down:g}" for right, down in points)
            land = use(f"land-{REGION_IDS[region]}", x, y, wide, HIGH)
            yield element("g", land, clip_path=f"polygon({cut}) view-box")
            yield element("polygon", points=edge, class_="co-edge")


def shape(region: int) -> list[tuple[int, int]]:
    """The corners of a region, in hundredths of its width and height."""
    corners = HOMES[region != SHIRE] if region in HOME else PLATE
    return [(int(right), int(down)) for right, down in (corner.split(",") for corner in corners.split())]


def use(name: str, x: float, y: float, width: float, height: float) -> Markup:
    return element("use", href=f"{ART}#{name}", x=x, y=y, width=width, height=height)


def pawn(seat: int, x: int, y: int, name: str) -> Markup:
    """A piece with its figure, or its blind back."""
    wall = use(f"{'wall' if name else 'back'}-{SIDES[seat]}", x, y, 22, 27)
    figure = use(name, x + 2.5, y + 7, 16, 18) if name else Markup()
    return element("g", wall, figure, class_=f"co-pawn {SIDES[seat]}{'' if name else ' co-blind'}")
