"""The quest of the Ring as one way: the Nazgûl behind, Frodo and Sam ahead, Mount Doom at the end.

The Nazgûl is carried along by every step of theirs, and so are the bonuses that wait for it: they lie between the two,
while those of the Fellowship lie where they are.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from markupsafe import Markup

from threerings.games.middle_earth.components import QUEST
from threerings.games.middle_earth.view import View
from threerings.games.middle_earth.words import BONUSES
from threerings.web.draw import Desk
from threerings.web.draw.markup import element
from threerings.web.draw.middle_earth.faces import Sign, draw_sign, figure
from threerings.web.draw.middle_earth.glyphs import art, use_glyph
from threerings.web.draw.middle_earth.things import TRACK
from threerings.web.draw.middle_earth.tips import rules, said

BENDS: Final = (0, 4, 7, 7, 4, 0, -4, -6, -6, -4, 0, 4, 7, 7, 4, 0, -4, -6, -6, -4, 0, 3, 5, 4, 0, -7, -17, -29, -42)
"""How far each space of the way lies below its middle height; the last ones climb the mountain."""
BONUS_MARKS: Final = {
    "coin": Sign("coin"), "unit": Sign("unit"), "turn": Sign("again"), "fortress": Sign("struck-fort"),
}  # fmt: skip


def track(view: View, desk: Desk) -> Markup:
    steps, others = view.fellowship.steps, view.sauron.steps
    label = said(desk.speech, "board-track", steps=steps, others=others, gap=QUEST - others)
    tip = rules(desk.speech, "Q1", "Q2", "Q3")
    return desk.thing("div", TRACK, label, journey(steps, others), tip=tip, class_="me-track")


def spot(space: int) -> tuple[float, float]:
    """The middle of a space, counted from where the Nazgûl starts."""
    return round(22 + 18.9 * space, 1), 70 + BENDS[space]


@cache
def journey(steps: int, others: int) -> Markup:
    """The whole way; only so many pictures are possible."""
    frodo, nazgul = QUEST + steps, steps + others
    parts = [
        art("journey"),
        way(0, 2 * QUEST, "me-way"),
        way(nazgul, frodo, "me-chase side1"),
        *(stone(space, nazgul, frodo) for space in range(2 * QUEST + 1)),
        *(bonus(steps + space, kind, 1, gone=space <= others) for space, kind in BONUSES.items()),
        *(bonus(QUEST + space, kind, 0, gone=space <= steps) for space, kind in BONUSES.items()),
        *distance(nazgul, frodo, 1),
        *distance(frodo, 2 * QUEST, 0),
        walker("nazgul", nazgul, 1),
        walker("walkers", frodo, 0),
    ]
    return element("svg", *parts, viewBox="0 0 600 104", aria_hidden="true")


def way(start: int, end: int, class_: str) -> Markup:
    spots = "L".join(f"{x:g} {y:g}" for x, y in map(spot, range(start, end + 1)))
    return element("path", d=f"M{spots}", class_=class_)


def stone(space: int, nazgul: int, frodo: int) -> Markup:
    """A space: behind the Nazgûl, between the two, or still to go."""
    x, y = spot(space)
    kind = "me-trodden" if space <= nazgul else "me-fled" if space <= frodo else "me-ahead"
    return element("circle", cx=x, cy=y, r=4.6, class_=kind)


def bonus(space: int, kind: str, seat: int, *, gone: bool) -> Markup:
    """What waits above the way for the Fellowship, and below it for Sauron."""
    x, y = spot(space)
    y += 17 if seat else -17
    disc = element("circle", cx=x, cy=y, r=9.5)
    return element("g", disc, *draw_sign(BONUS_MARKS[kind], x, y, 12), class_=f"me-bonus side{seat}{' me-used' * gone}")


def distance(start: int, end: int, seat: int) -> Iterator[Markup]:
    """How many steps are left, on a line above the way."""
    if start == end:
        return
    (x, _), (to_x, _) = spot(start), spot(end)
    middle = round((x + to_x) / 2, 1)
    yield element("path", d=f"M{x} 30V24H{to_x}V30", class_=f"me-span side{seat}")
    yield element("rect", x=middle - 19, y=11, width=38, height=26, rx=13, class_=f"me-pill side{seat}")
    yield figure(str(end - start), middle, 24, 21, "me-left")


def walker(sign: str, space: int, seat: int) -> Markup:
    x, y = spot(space)
    return use_glyph(sign, x, y - 15, 36, f"me-walker side{seat}")
