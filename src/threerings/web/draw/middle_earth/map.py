"""The map with its seven regions, and the quest of the Ring below it.

Units and a fortress are drawn upon their region, not inside it, so that each can be touched. Only one side's units
stand in a region, and it has only one landmark, so that one name is enough for its units and one for its fortress.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from markupsafe import Markup

from threerings.games.middle_earth.components import QUEST, REGION_IDS, REGIONS, ROADS_BOTH_WAYS, SIDES
from threerings.games.middle_earth.view import View
from threerings.games.middle_earth.words import BONUSES, SEATS, region_name
from threerings.web.draw import Desk
from threerings.web.draw.markup import element, joined
from threerings.web.draw.middle_earth.faces import Mark, drawn, figure
from threerings.web.draw.middle_earth.glyphs import used
from threerings.web.draw.middle_earth.things import TRACK, fort_thing, region_thing, units_thing
from threerings.web.draw.middle_earth.tips import region_label, region_tip, units_label

CENTRES: Final = ((52, 62), (164, 58), (282, 62), (100, 150), (220, 154), (140, 244), (282, 242))
"""Where the regions lie on the map, in their order."""
CORNERS: Final = (
    ((-53, -26), (-16, -42), (34, -38), (54, -8), (46, 30), (10, 44), (-34, 36), (-56, 8)),
    ((-50, -32), (-8, -42), (44, -38), (58, -6), (46, 34), (4, 42), (-42, 38), (-58, 2)),
    ((-54, -30), (-6, -44), (44, -38), (60, 0), (48, 36), (4, 46), (-44, 34), (-60, 0)),
    ((-52, -34), (-4, -40), (44, -36), (60, -4), (46, 32), (8, 44), (-40, 36), (-60, 6)),
    ((-48, -34), (-2, -42), (48, -32), (58, 2), (46, 36), (2, 42), (-42, 38), (-60, 2)),
    ((-50, -34), (0, -42), (42, -38), (62, -4), (48, 32), (2, 44), (-44, 34), (-62, 0)),
    ((-54, -32), (-8, -44), (42, -36), (60, -2), (48, 34), (8, 46), (-40, 38), (-60, 4)),
)
"""The corners of each region around its middle, before the pen rounds them."""
COAST: Final = "M2 20q6 18 0 34t6 36t4 30q14 12 14 34t12 26t16 24t4 40t18 40"
SPACE: Final = 11
"""The length of a space of the quest."""
BONUS_MARKS: Final = {
    "coin": Mark("coin", "1"), "unit": Mark("unit", "1"), "turn": Mark("again"), "fortress": Mark("struck-fort"),
}  # fmt: skip


def land(view: View, desk: Desk) -> Markup:
    roads = [road(here, there) for here, there in ROADS_BOTH_WAYS if here < there]
    plates = [plate(view, desk, region) for region in range(REGIONS)]
    pieces = [piece for region in range(REGIONS) for piece in pieces_in(view, desk, region)]
    coast = element("path", d=COAST, class_="me-coast")
    return element("svg", coast, *roads, *plates, *pieces, class_="me-map", viewBox="-8 12 358 284")


def rounded(corners: tuple[tuple[int, int], ...]) -> str:
    """A closed line that bends at each corner."""
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    ends = [((x + to_x) / 2, (y + to_y) / 2) for (x, y), (to_x, to_y) in sides]
    bends = (f"Q{x} {y} {end_x:g} {end_y:g}" for (x, y), (end_x, end_y) in zip(corners, ends, strict=True))
    return f"M{ends[-1][0]:g} {ends[-1][1]:g}{''.join(bends)}z"


PLATES: Final = tuple(rounded(corners) for corners in CORNERS)


def road(here: int, there: int) -> Markup:
    (x, y), (to_x, to_y) = CENTRES[here], CENTRES[there]
    return element("path", d=f"M{x} {y}L{to_x} {to_y}", class_="me-road")


def plate(view: View, desk: Desk, region: int) -> Markup:
    x, y = CENTRES[region]
    name = desk.speech.say(region_name(region))
    kinds = [f"me-held{seat}" for seat in SEATS if view.side(seat).presence >> region & 1]
    return desk.thing(
        "g",
        region_thing(region),
        region_label(view, desk.speech, region),
        element("path", d=PLATES[region], class_="me-soil"),
        used(f"region-{REGION_IDS[region]}", -40, -19, 13, "me-sigil"),
        element("text", name, x=-31, y=-14.5, class_="me-region-name"),
        tip=region_tip(desk.speech, region),
        class_=" ".join(("me-region", *kinds)),
        transform=f"translate({x} {y})",
    )


def pieces_in(view: View, desk: Desk, region: int) -> Iterator[Markup]:
    """The units on the left, the fortress on the right."""
    x, y = CENTRES[region]
    for seat in SEATS:
        side = view.side(seat)
        if side.units[region]:
            label = f"{desk.speech.say(region_name(region))}: {units_label(view, desk.speech, seat, region)}"
            count = figure(str(side.units[region]), 0, -1, 20, "me-count")
            parts = (touch_area(), *counter(seat), count)
            place = f"translate({x - 22} {y + 11})"
            yield desk.thing("g", units_thing(region), label, *parts, class_=f"me-units side{seat}", transform=place)
        if side.forts >> region & 1:
            label = f"{desk.speech.say(region_name(region))}: {desk.speech('board-fort', side=SIDES[seat])}"
            parts = (touch_area(), used("fort", 0, 0, 32), used(SIDES[seat], 0, -3, 11, "me-owner"))
            place = f"translate({x + 23} {y + 11})"
            yield desk.thing("g", fort_thing(region), label, *parts, class_=f"me-fort side{seat}", transform=place)


def touch_area() -> Markup:
    return element("rect", x=-22, y=-22, width=44, height=44, rx=10, class_="me-area-to-touch")


def counter(seat: int) -> list[Markup]:
    """The Fellowship's units are round, Sauron's pointed."""
    shape = "M0-18a18 18 0 1 0 0 36a18 18 0 1 0 0-36z" if seat == 0 else "M0-20L19-6L13 17H-13L-19-6z"
    return [element("path", d=shape, class_="me-counter")]


# The quest.


def track(view: View, desk: Desk) -> Markup:
    """Two strips: the way to Mount Doom lies still; the Nazgûl's hangs on Frodo and is carried along."""
    steps, others = view.fellowship.steps, view.sauron.steps
    gap = QUEST - others
    frodo, nazgul = QUEST + steps, steps + others
    label = desk.speech("board-track", steps=steps, others=others, gap=gap)
    parts = [
        strip(QUEST, 12, steps, 0),
        strip(steps, 62, others, 1),
        element("path", d=f"M{across(nazgul)} 52H{across(frodo)}", class_="me-gap"),
        element("text", desk.speech("board-gap", gap=gap), x=8, y=19, class_="me-gap-name"),
        used("doom", across(2 * QUEST) + 1, 30, 22, "me-doom"),
        used("walkers", across(frodo), 38, 20, "me-walkers side0"),
        used("nazgul", across(nazgul), 50, 18, "me-nazgul side1"),
    ]
    drawing = element("svg", *parts, viewBox="0 0 340 86", aria_hidden="true")
    return desk.thing("div", TRACK, label, drawing, tip=desk.speech("rule-ME-Q3"), class_="me-track")


def across(space: int) -> int:
    """The middle of a space, counted from where the Nazgûl starts."""
    return 10 + SPACE * space


@cache
def strip(start: int, y: int, steps: int, seat: int) -> Markup:
    """Fifteen spaces from a place on; those gone are filled, and the bonuses wait on theirs."""
    parts: list[Markup] = []
    for space in range(QUEST + 1):
        x = across(start + space)
        gone = "me-gone" if space <= steps else "me-ahead"
        parts.append(element("rect", x=x - 5, y=y, width=10, height=10, rx=2, class_=f"me-space {gone} side{seat}"))
        if space in BONUSES:
            bonus = drawn(BONUS_MARKS[BONUSES[space]], x, y + (-6 if seat == 0 else 17), 11)
            parts.append(element("g", *bonus, class_="me-bonus me-used" if space <= steps else "me-bonus"))
    return joined(parts)
