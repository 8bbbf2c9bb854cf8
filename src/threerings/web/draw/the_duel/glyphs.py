"""The signs of The Duel, drawn once on a page and used wherever they are needed."""

from functools import cache
from typing import Final

from markupsafe import Markup

from threerings.web.draw.markup import element

EMBLEMS: Final = {
    "gandalf": "M12 1l5 13.5H7zM1 18.5c6-4.5 16-4.5 22 0-6 4-16 4-22 0z",
    "balrog": "M3 2c0 6 2 8 4.5 9.5a6 6.5 0 1 0 9 0C19 10 21 8 21 2c-1.5 3.5-3.5 5-6 5H9C6.5 7 4.5 5.5 3 2z",
}
"""A pointed hat, a horned head: the sides by shape."""
FIGURES: Final = {
    "gandalf": "M11 0l4.5 10h-9zM7 11h8l4 20H3zM20.5 5h2v26h-2z",
    "balrog": "M6 0c0 5 1.5 6 4 7.5h4C16.5 6 18 5 18 0c2.5 5 1.5 9-1.5 10.5L24 6l-2.5 13-4-.5L20 31H4l2.5-12.5"
    "-4 .5L0 6l7.5 4.5C4.5 9 3.5 5 6 0z",
}
SHIELD: Final = "M-9-9.5c6 1 12 1 18 0v8c0 6-4 10-9 12-5-2-9-6-9-12z"
ATTACKS: Final = {
    "gandalf": "M-8-9L11 0-8 9l4-9z",
    "balrog": "M11 0C7 5 1 9-3 8c-4-1-7-4-7-8s3-7 7-7l-2 4 5-3-1 4c4-1 7 0 12 2z",
}
"""A bolt and a flame, both towards the next card."""
BURST: Final = "M0-13l3 7 7-4-3 7 8 3-8 3 3 7-7-4-3 7-3-7-7 4 3-7-8-3 8-3-3-7 7 4z"
EYE: Final = "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
CARDS: Final = {
    "trance": "M3 9c5 7 13 7 18 0M6 14l-2 3M12 15v3M18 14l2 3",
    "full-flame": "M12 2c5 5 7 8 7 12a7 7 0 0 1-14 0c0-3 2-5 3-7 1 2 2 3 3 3 0-3 0-5 1-8z"
    "M12 21c-3-1-4-3-2-6 1 1 2 1 2-1 3 3 3 6 0 7z",
    "whip": "M2 22l7-7M4 22l5.5-6.5M9 15c3-4 7 0 10-3s2-8-3-9-9 2-8 5 6 3 7 0",
    "strength": "M4 4h11v6H4zM15 5l4 2-4 2M9.5 10v12",
    "power": "M4 20h16M4 16.5L3 7l5 4 4-7 4 7 5-4-1 9.5z",
    "trick": "M3 7c6-3 12-3 18 0 0 7-2 10-5 10-2 0-3-2-4-2s-2 2-4 2c-3 0-5-3-5-10zM7 10.5h3M14 10.5h3",
    "defense": "M5 21V9M19 21V9M3 9V4h4v2h3V4h4v2h3V4h4v5zM10 21v-5a2 2 0 0 1 4 0v5M4 21h16",
    "balance": "M12 3v18M7 21h10M5 7h14M5 7l-3 6.5a3 3 0 0 0 6 0zM19 7l-3 6.5a3 3 0 0 0 6 0z",
    "list": EYE,
    "magic": "M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5z",
    "mirror": "M12 2a6.5 7 0 1 0 0 14 6.5 7 0 0 0 0-14zM12 16v6M9 22h6M9 7l5-3M9 11l7-4.5",
    "rage": "M13 2L5 14h6l-2 8 10-12h-6.5z",
    "enchantment": "M12 2l5 6-5 14L7 8zM7 8h10M2 5l2.5 2M22 5l-2.5 2M3 13l2-.5M21 13l-2-.5",
}
"""What each card with a name of its own shows in its middle."""


def sign(name: str, path: str, kind: str, box: str = "0 0 24 24") -> Markup:
    return element("symbol", element("path", d=path, class_=kind), id=f"duel-{name}", viewBox=box, overflow="visible")


@cache
def definitions() -> Markup:
    """All signs and the papers cards are drawn on, to be put on a page once."""
    signs = [sign(card, path, "duel-line") for card, path in CARDS.items()]
    signs += [sign("eye", EYE, "duel-line"), sign("burst", BURST, "burst", "-15 -15 30 30")]
    signs += [sign("shield", SHIELD, "duel-fill", "-12 -12 24 24")]
    for side in EMBLEMS:
        signs += [sign(side, EMBLEMS[side], "duel-fill")]
        signs += [sign(f"attack-{side}", ATTACKS[side], "duel-fill", "-12 -12 24 24")]
        signs += [sign(f"figure-{side}", FIGURES[side], "duel-figure", "0 0 24 31"), paper(side), back(side)]
    return element("svg", element("defs", *signs), class_="defs", width=0, height=0, aria_hidden="true")


def paper(side: str) -> Markup:
    """Gandalf's inner frame is round, the Balrog's has cut corners: the sides differ by shape too."""
    frame = (
        element("rect", x=5, y=5, width=90, height=130, rx=7, class_="frame")
        if side == "gandalf"
        else element("path", d="M13 5h74l8 8v114l-8 8H13l-8-8V13z", class_="frame heavy")
    )
    sheet = element("rect", x=1, y=1, width=98, height=138, rx=10, class_="paper")
    return element("g", sheet, frame, id=f"duel-paper-{side}")


def back(side: str) -> Markup:
    pattern = element("path", d="M50 22l34 48-34 48-34-48zM50 42l20 28-20 28-20-28z", class_="lattice")
    emblem = element("use", href=f"#duel-{side}", x=36, y=56, width=28, height=28)
    sheet = element("rect", x=1, y=1, width=98, height=138, rx=10, class_="reverse")
    return element("g", sheet, pattern, emblem, id=f"duel-back-{side}")
