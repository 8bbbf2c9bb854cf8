"""The signs of Duel for Middle-earth, drawn once on a page and used wherever they are needed. All are silhouettes in a
square of 24, so that they can be told apart when they are small."""

from functools import cache
from typing import Final

from markupsafe import Markup

from threerings.web.draw.markup import element

SHIELD: Final = "M3 3c6 1.2 12 1.2 18 0v8c0 6-4 9.5-9 11.5C7 20.5 3 17 3 11z"
FORT: Final = "M3 2h4v3h3V2h4v3h3V2h4v8l-2 2v10h-5v-5a2 2 0 0 0-4 0v5H5V12l-2-2z"
DISC: Final = "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z"

SKILLS: Final = {
    "ruse": (
        "M1.5 6.5c5-3 16-3 21 0c.5 6.5-2 11-6 11c-2.5 0-3-2.5-4.5-2.5S10 17.5 7.5 17.5c-4 0-6.5-4.5-6-11z"
        "M5.5 10.3c1.5-1.8 4-1.2 4.5 1c-1.7 1.1-3.7.7-4.5-1z"
        "M18.5 10.3c-1.5-1.8-4-1.2-4.5 1c1.7 1.1 3.7.7 4.5-1z"
    ),
    "strength": "M10.8.2l5 5L5.2 15.8l-5-5zM12.3 9.9L23 20.6L20.6 23L9.9 12.3z",
    "courage": ("M12 21.5C5 16 1.5 12.5 1.5 8.2a5.4 5.4 0 0 1 10.5-2a5.4 5.4 0 0 1 10.5 2c0 4.3-3.5 7.8-10.5 13.3z"),
    "knowledge": (
        "M11 6.5C8.5 4.4 5.5 3.7 1 4v14.3c4.5-.3 7.5.4 10 2.5zM13 6.5c2.5-2.1 5.5-2.8 10-2.5v14.3c-4.5-.3-7.5.4-10 2.5z"
    ),
    "leadership": "M1.5 6.5l5.5 5L12 2.5l5 9l5.5-5L20 17.5H4zM4 19.2h16V22H4z",
}
PEOPLES: Final = {
    "elves": "M21 2C9.5 2.5 3 8.5 4 17l-2 5l2.5-.5L6.5 18C15.5 19 21.5 12.5 21 2zM16.5 6.5L7.2 17.2l-1-1z",
    "dwarves": ("M6 2.5h12l5.5 7.5L12 22.5L.5 10zM8.7 10L12 18l3.3-8zM4.5 10h2.7l2.6 6.5zM19.5 10h-2.7l-2.6 6.5z"),
    "hobbits": (
        "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z"
        "M12 4.6a7.4 7.4 0 1 0 0 14.8a7.4 7.4 0 1 0 0-14.8zM16 10.7a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 1 1 0-2.8z"
    ),
    "humans": "M9 .5l3 3l3-3l1.5 1.5l-2.5 2.5L23 12.5h-3V23h-5.5v-7h-5v7H4V12.5H1L10 4L7.5 2z",
    "ents": (
        "M12 1C7.5 1 5 4 5.5 6.5C2 7.5 1.5 12 4.5 13.5c1.5 2.3 4.3 2 6 .8V19L6 23h12l-4.5-4v-4.7"
        "c1.7 1.2 4.5 1.5 6-.8c3-1.5 2.5-6-1-7C19 4 16.5 1 12 1z"
    ),
    "wizards": (
        "M16 1L7 15c3 1.3 7.5 1.3 10.5 0L15.8 7.5L18 5z"
        "M1 17.5c6.5 5 15.5 5 22 0c-1.5-1-2.8-1.5-4-1.7c-4 2.2-10 2.2-14 0c-1.2.2-2.5.7-4 1.7z"
    ),
    "eagles": (
        "M12 7C10.5 4 7 2.7.5 3.2C1.5 6 2 7.5 3.3 9c.5 2 1.6 3 3.4 3.6c.8 2 2.2 3 3.8 3.3L9 21.5l3-1.5l3 1.5"
        "l-1.5-5.6c1.6-.3 3-1.3 3.8-3.3c1.8-.6 2.9-1.6 3.4-3.6c1.3-1.5 1.8-3 2.8-5.8C17 2.7 13.5 4 12 7z"
    ),
}
REGIONS: Final = {
    "lindon": (
        "M11 1.5V13H3C6 10 9.5 6 11 1.5zM13 3.5c4 2.5 7 5.5 8 9.5h-8zM1.5 15h21c-1 4.5-4 7-7 7h-7c-3 0-6-2.5-7-7z"
    ),
    "arnor": "M12 1l2.8 7.8l8.2.2l-6.5 5l2.3 8L12 17.3L5.2 22l2.3-8L1 9l8.2-.2z",
    "rhovanion": (
        "M8 1l5 7.5h-2.3l4 6.5H9.7v7H6.3v-7H1.3l4-6.5H3zM18 8l3.5 5.5h-1.7L23 18.5h-3.7V22h-2.6v-3.5H15.5l1.3-2l-3-5z"
    ),
    "enedwaith": "M12 .5l1.5 6.5L17.5 3v8L15.5 13.5V18l3 5h-13l3-5v-4.5L6.5 11V3l4 4z",
    "rohan": (
        "M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM12 .5l2 4.5h-4zM12 23.5l-2-4.5h4zM.5 12L5 10v4z"
        "M23.5 12L19 14v-4zM3.9 3.9L8.5 5.7L5.7 8.5zM20.1 20.1l-4.6-1.8l2.8-2.8zM3.9 20.1l1.8-4.6l2.8 2.8z"
        "M20.1 3.9l-1.8 4.6l-2.8-2.8z"
    ),
    "gondor": "M11 1h2l1 6h2v4.5h3.5V17H23v5.5H1V17h3.5v-5.5H8V7h2z",
    "mordor": "M8 8h2l2 2.5L14 8h2l7 14.5H1zM12 .5c2.5 2 2.5 4.5 0 6.5c-2.5-2-2.5-4.5 0-6.5z",
}
CHAINS: Final = {
    "fish": (
        "M1 12C6 4.5 13 4.5 17 10.5l6-5.5v14l-6-5.5C13 19.5 6 19.5 1 12z"
        "M6.5 9.7a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8z"
    ),
    "horse": (
        "M6 22.5c0-6 1-9 5-12l-4.5 2L2.5 10L8 5l.5-4L12 4c6.5 1 10 6.5 10 18.5zM10 7.5a1 1 0 1 0 0 2a1 1 0 1 0 0-2z"
    ),
    "backpack": (
        "M7.5 6a4.5 4.5 0 0 1 9 0c3 1 4 3 4 7v9.5h-17V13c0-4 1-6 4-7zM9.5 5.5h5a2.5 2.5 0 0 0-5 0zM6.5 13v2h11v-2z"
    ),
    "harp": (
        "M4 1.5c8 0 12 3.5 17.5 2.5c-1 3-3 4-4 6.5C16 15 13 20 5 22.5z"
        "M7 5.5V19c5-2.5 7.5-6 8.8-11C12.5 7.5 9.5 7 7 5.5zM9.2 6v11.5h1V6.3zM12.2 7v8h1V7.2z"
    ),
    "anvil": "M1 6h5v4C3.5 10 1.5 9 1 6zM7 5h16v3.5c-5 .5-7 2-7 5v1.5l3 3v3.5H6V18l3-3v-1.5c0-2-2-3-2-5z",
    "pot": ("M2.5 8.5h19v2.5h-1.5c1.5 6 0 9.5-3 12H7c-3-2.5-4.5-6-3-12H2.5zM8 3.5h8l1.5 3.5h-11zM10.5 1h3v2h-3z"),
    "horseshoe": ("M8 22.5H2.5C-.5 12 1 1.5 12 1.5S24.5 12 21.5 22.5H16l-.5-3.5c3-6 1.5-12-3.5-12s-6.5 6-3.5 12z"),
    "bow": (
        "M6 1C17 2.5 22.5 11 20.5 22.5L18 21C18.5 13 15 6.5 7.5 4zM6 1l1.5 3L18 21l1 1.5l-1.5-.5L5.5 2.5z"
        "M1.5 21.5L13 12l1.3 1.5L3.5 23zM16 9l6-4l-3 6.5z"
    ),
    "helmet": "M12 1.5c6.5 0 9.5 4.5 9.5 10.5v10h-6.5v-8.5h-2v9h-2v-9H9V22H2.5V12C2.5 6 5.5 1.5 12 1.5z",
    "sword": "M12 .5l2.2 3.5v11H19v2.8h-5V23h-4v-5.2H5V15h4.8V4z",
    "chest": "M1.5 10.5c0-4.5 2-6.5 5-6.5h11c3 0 5 2 5 6.5zM1.5 12h8v3.5h5V12h8v9.5h-21z",
    "campfire": (
        "M12 .5c1 5 6.5 6 6.5 11a6.5 6.5 0 0 1-13 0c0-3 2-4 2-6c2 1 3 2 3 4c1.5-2 2.5-5 1.5-9z"
        "M2 18.5l20 2.5v2.5L2 21zM22 18.5l-7 .9l7 .9zM2 23.5l7-.9l-7-.9z"
    ),
    "bedroll": (
        "M8 4h14.5v16H8a8 8 0 0 1 0-16zM8 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z"
        "M8 9.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6zM17 4v16h2V4z"
    ),
    "acorn": (
        "M12 .5l1 3c5.5.5 9 2.5 9.5 6.5h-21C2 6 5.5 4 11 3.5zM3.5 11.5h17c0 6.5-3.5 9.5-8.5 12c-5-2.5-8.5-5.5-8.5-12z"
    ),
    "scroll": (
        "M6 1.5h14a3 3 0 0 1 0 6.5h-2v11.5a3.5 3.5 0 0 1-3.5 3.5h-10A3.5 3.5 0 0 1 1 19.5V18h6V5"
        "a3.5 3.5 0 0 0-1-3.5zM9.5 8.5h6v2h-6zM9.5 13h6v2h-6z"
    ),
    "armor": "M7 1.5c1.5 3.5 8.5 3.5 10 0L22.5 5l-2.5 6.5v11c-5 1.5-11 1.5-16 0v-11L1.5 5zM11.2 8v13h1.6V8z",
    "axe": "M14 1h3v22h-3zM12.8 4C7.5 2.5 3.5 5 1.5 11C5.5 9.5 9.5 11 12.8 15zM18.2 5l4 1v5l-4 1z",
}
MARKS: Final = {
    "unit": SHIELD,
    "fort": FORT,
    "ring": (
        "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21zM12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z"
    ),
    "coin": DISC,
    "less": f"{DISC}M6 10.3h12v3.4H6z",
    "move": "M2 8.5h10V3l11 9l-11 9v-5.5H2z",
    "removal": f"{SHIELD}M8 5.5l-2 2l4 4l-4 4l2 2l4-4l4 4l2-2l-4-4l4-4l-2-2l-4 4z",
    "again": (
        "M12 2.5a9.5 9.5 0 1 0 9.5 9.5h-3.7a5.8 5.8 0 1 1-1.8-4.2L13 10.5h9.5V1l-3.4 3.4"
        "A9.5 9.5 0 0 0 12 2.5z"
    ),
    "retrieve": "M2 9h12v14H2zM7 1.5h15v17.5h-6v-11H7z",
    "any": "M12 .5l3 8.5l8.5 3l-8.5 3l-3 8.5l-3-8.5l-8.5-3l8.5-3z",
    "slash": "M15 2h2.5L9 22H6.5z",
    "link": (
        "M9 6a6 6 0 1 0 0 12h2v-2.8H9a3.2 3.2 0 1 1 0-6.4h2V6z"
        "M15 6h-2v2.8h2a3.2 3.2 0 1 1 0 6.4h-2V18h2a6 6 0 1 0 0-12zM8 10.6h8v2.8H8z"
    ),
    "card": "M5 1.5h14v21H5zM7.5 4v4h9V4z",
    "token": "M8 1.5h8L22.5 8v8L16 22.5H8L1.5 16V8zM12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z",
    "then": "M8 3l9 9l-9 9l-2.5-2.5l6.5-6.5l-6.5-6.5z",
    "pennant": "M3 1h18v22l-9-4.5L3 23z",
    "grey": "M12 1l10 11l-10 11L2 12z",
    "yellow": "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
    "blue": "M3 3h18v18H3z",
    "green": "M12 2l11 20H1z",
    "red": "M5 2l7 7l7-7l3 3l-7 7l7 7l-3 3l-7-7l-7 7l-3-3l7-7l-7-7z",
    "purple": "M12 1l3 7.5l8 .5l-6.2 5.2l2 8L12 17.8L5.2 22.2l2-8L1 9l8-.5z",
    "fellowship": (
        "M12 .5l1.9 6.6L20 4l-3.1 6.1l6.6 1.9l-6.6 1.9L20 20l-6.1-3.1L12 23.5l-1.9-6.6L4 20l3.1-6.1L.5 12"
        "l6.6-1.9L4 4l6.1 3.1z"
    ),
    "sauron": "M.5 12C6 3.5 18 3.5 23.5 12C18 20.5 6 20.5.5 12zM12 6c3 3.5 3 8.5 0 12c-3-3.5-3-8.5 0-12z",
    "walkers": (
        "M8 3.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4zM2 22.5c0-8 2.5-11.5 6-11.5s6 3.5 6 11.5z"
        "M17.5 7a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4zM15.5 22.5c0-4-.5-6.5-1.5-8.5c4.5-2 8.5 1 8.5 8.5z"
    ),
    "nazgul": (
        "M12 1c4.5 0 6.5 4 6.5 8L23 23H1L5.5 9c0-4 2-8 6.5-8z"
        "M8.5 8c0 3.5 1.4 5.8 3.5 7c2.1-1.2 3.5-3.5 3.5-7c-2.3-1.5-4.7-1.5-7 0z"
    ),
    "doom": REGIONS["mordor"],
}  # fmt: skip
GLYPHS: Final = {**SKILLS, **PEOPLES, **{f"region-{name}": path for name, path in REGIONS.items()}, **CHAINS, **MARKS}
RUNES: Final = (
    "M50 18v40M50 22l11 12",
    "M43 18v40M57 18v40M43 22l14 15M43 37l14 15",
    "M40 18v40M60 18v40M40 22l20 15M40 37l20-15M40 47h20",
)
"""The mark on the backs of each chapter's cards."""


@cache
def definitions() -> Markup:
    """All signs, to be put on a page once."""
    signs = [
        element("symbol", element("path", d=path, fill_rule="evenodd"), id=f"me-{name}", viewBox="0 0 24 24")
        for name, path in GLYPHS.items()
    ]
    return element("svg", element("defs", *signs), class_="me-defs", width=0, height=0, aria_hidden="true")


def used(name: str, x: float, y: float, size: float, class_: str | None = None) -> Markup:
    """A sign with its middle at x and y."""
    corner = size / 2
    return element("use", href=f"#me-{name}", x=x - corner, y=y - corner, width=size, height=size, class_=class_)


@cache
def icon(name: str, class_: str = "me-icon") -> Markup:
    """A sign among words."""
    return element("svg", element("use", href=f"#me-{name}"), class_=class_, viewBox="0 0 24 24", aria_hidden="true")
