"""The game's picture for the front page."""

from typing import Final

from markupsafe import Markup

from threerings.web.draw.markup import element
from threerings.web.draw.middle_earth.glyphs import GLYPHS, RUNES
from threerings.web.draw.middle_earth.map import PLATES, counter

PICTURED: Final = (
    (80, 10, "blue", "ring"), (142, 10, "green", "elves"), (49, 52, "", ""), (111, 52, "", ""), (173, 52, "", ""),
    (18, 94, "grey", "courage"), (80, 94, "red", "unit"), (142, 94, "yellow", "coin"), (204, 94, "purple", "move"),
)  # fmt: skip
"""Cards of a small layout: where they lie, their colours, and what they show; two rows open, one face down."""


def picture() -> Markup:
    """Three rows of a layout, and beside it a region that both sides want."""
    ground = element("path", d=PLATES[6], transform="translate(268 50) scale(.85)", class_="me-soil")
    pieces = [
        element("g", *counter(seat), class_=f"side{seat}", transform=f"translate({x} {y}) scale(.8)")
        for seat, x, y in ((0, 252, 42), (1, 285, 60))
    ]
    cards = [pictured(*card) for card in PICTURED]
    return element(
        "svg", ground, *pieces, *cards, class_="picture me-picture", viewBox="0 0 320 200", aria_hidden="true"
    )


def pictured(x: int, y: int, colour: str, sign: str) -> Markup:
    """A card with the shape of its colour and one sign, or its back."""
    if not colour:
        back = element("rect", width=58, height=81, rx=6, class_="me-reverse")
        rune = element("path", d=RUNES[1], transform="translate(-6 0) scale(.7)", class_="me-rune")
        return element("g", back, rune, transform=f"translate({x} {y})")
    parts = (
        element("rect", width=58, height=81, rx=6, class_="me-paper"),
        element("path", d="M6 0h46a6 6 0 0 1 6 6v10H0V6a6 6 0 0 1 6-6z", class_="me-band"),
        element("path", d=GLYPHS[colour], transform="translate(4 3) scale(.42)", class_="me-shape"),
        element(
            "path", d=GLYPHS[sign], transform="translate(16 20) scale(1.08)", class_=f"me-{sign}", fill_rule="evenodd"
        ),
        element("rect", x=1, y=1, width=56, height=79, rx=5, class_="me-frame"),
    )
    return element("g", *parts, class_=f"me-card me-{colour}", transform=f"translate({x} {y})")
