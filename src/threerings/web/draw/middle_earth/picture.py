"""The game's picture for the front page."""

from typing import Final

from markupsafe import Markup

from threerings.web.draw.markup import element
from threerings.web.draw.middle_earth.glyphs import art, framed, use_glyph

PIECES: Final = ((48, 40, 0), (110, 42, 0), (100, 102, 0), (150, 132, 1), (222, 134, 1))
"""Where units stand, and whose."""
CARDS: Final = (
    (206, 10, "", ""), (258, 10, "", ""), (180, 46, "green", "elves"), (232, 46, "blue", "blue-3"),
    (284, 46, "red", "red-3"),
)  # fmt: skip
"""Where cards of a small layout lie, their colours and their scenes; the upper row face down."""


def picture() -> Markup:
    """The map with a few units, some cards upon it, and the quest below."""
    parts = [
        element("rect", width=320, height=200, class_="me-sea"),
        element("g", art("ground"), transform="translate(14 -6) scale(.6)"),
        *(use_glyph(f"host-{seat}", x, y, 26, f"side{seat}") for x, y, seat in PIECES),
        *(pictured(*card) for card in CARDS),
        *quest(),
    ]
    return element("svg", *parts, class_="picture me-picture me-art", viewBox="0 0 320 200", aria_hidden="true")


def quest() -> tuple[Markup, ...]:
    """Frodo and Sam before Mount Doom, the Nazgûl behind them."""
    way = element("svg", art("journey"), x=0, y=146, width=320, height=54, viewBox="0 0 600 100")
    return (
        way,
        use_glyph("nazgul", 92, 178, 24, "me-walker side1"),
        use_glyph("walkers", 196, 178, 24, "me-walker side0"),
    )


def pictured(x: int, y: int, colour: str, scene: str) -> Markup:
    """A card with the shape of its colour and a scene, or its back."""
    if not colour:
        return framed("back-2", (x, y), (48, 67))
    parts = (
        element("rect", x=1, y=2, width=48, height=67, rx=4, class_="me-shadow"),
        element("rect", width=48, height=67, rx=4, class_="me-paper"),
        framed(f"scene-{scene}", (1.5, 10), (45, 56)),
        element("path", d="M4 0h40a4 4 0 0 1 4 4v7H0V4a4 4 0 0 1 4-4z", class_="me-band"),
        use_glyph(colour, 6.5, 5.5, 7, "me-shape"),
        element("rect", x=0.7, y=0.7, width=46.6, height=65.6, rx=3.5, class_="me-frame"),
    )
    return element("g", *parts, class_=f"me-card me-{colour}", transform=f"translate({x - 24} {y})")
