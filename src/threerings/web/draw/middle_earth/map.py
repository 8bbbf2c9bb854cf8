"""The map with its seven regions.

Units and a fortress are drawn upon their region, not inside it, so that each can be touched. Only one side's units
stand in a region, and it has only one landmark, so that one name is enough for its units and one for its fortress.
"""

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from threerings.games.middle_earth.components import REGION_IDS, REGIONS, ROADS_BOTH_WAYS, SIDES
from threerings.games.middle_earth.view import View
from threerings.games.middle_earth.words import SEATS, region_name
from threerings.web.draw import Desk
from threerings.web.draw.markup import element
from threerings.web.draw.middle_earth.faces import figure
from threerings.web.draw.middle_earth.glyphs import art, use_glyph
from threerings.web.draw.middle_earth.things import fort_thing, region_thing, units_thing
from threerings.web.draw.middle_earth.tips import region_label, region_tip, said, units_label

CENTRES: Final = ((60, 62), (166, 66), (296, 78), (146, 166), (250, 182), (200, 262), (345, 218))
"""Where the regions lie on the map, in their order."""


def land(view: View, desk: Desk) -> Markup:
    roads = [road(here, there) for here, there in ROADS_BOTH_WAYS if here < there]
    plates = [plate(view, desk, region) for region in range(REGIONS)]
    pieces = [piece for region in range(REGIONS) for piece in pieces_in(view, desk, region)]
    return element("svg", art("ground"), *roads, *plates, *pieces, class_="me-map", viewBox="0 0 396 316")


def road(here: int, there: int) -> Markup:
    (x, y), (to_x, to_y) = CENTRES[here], CENTRES[there]
    return element("path", d=f"M{x} {y + 12}L{to_x} {to_y + 12}", class_="me-road")


def plate(view: View, desk: Desk, region: int) -> Markup:
    x, y = CENTRES[region]
    name = desk.speech.say(region_name(region))
    kinds = [f"me-held{seat}" for seat in SEATS if view.side(seat).presence >> region & 1]
    return desk.thing(
        "g",
        region_thing(region),
        region_label(view, desk.speech, region),
        art(f"land-{REGION_IDS[region]}", "me-soil"),
        use_glyph(f"region-{REGION_IDS[region]}", x - 36, y - 20, 14, "me-sigil"),
        element("text", name, x=x - 26, y=y - 15, class_="me-region-name"),
        tip=region_tip(desk.speech, region),
        class_=" ".join(("me-region", *kinds)),
    )


def pieces_in(view: View, desk: Desk, region: int) -> Iterator[Markup]:
    """The units on the left, the fortress on the right."""
    x, y = CENTRES[region]
    for seat in SEATS:
        side = view.side(seat)
        if side.units[region]:
            label, name = units_label(view, desk.speech, seat, region), units_thing(region)
            parts, place = counter(seat, side.units[region]), f"translate({x - 21} {y + 13})"
            yield piece(desk, name, region, label, *parts, class_=f"me-units side{seat}", transform=place)
        if side.forts >> region & 1:
            label, name = said(desk.speech, "board-fort", side=SIDES[seat]), fort_thing(region)
            parts, place = fortress(seat), f"translate({x + 23} {y + 12})"
            yield piece(desk, name, region, label, *parts, class_=f"me-fort side{seat}", transform=place)


def piece(desk: Desk, name: str, region: int, label: str, *parts: Markup, class_: str, transform: str) -> Markup:
    told = f"{desk.speech.say(region_name(region))}: {label}"
    return desk.thing("g", name, told, touch_area(), *parts, class_=class_, transform=transform)


def touch_area() -> Markup:
    return element("rect", x=-23, y=-23, width=46, height=46, rx=10, class_="me-area-to-touch")


def counter(seat: int, units: int) -> tuple[Markup, ...]:
    """The Fellowship's units stand behind a round shield, Sauron's behind a pointed one."""
    return use_glyph(f"host-{seat}", 0, 0, 40), figure(str(units), 0, 0, 21, "me-count")


def fortress(seat: int) -> tuple[Markup, ...]:
    return use_glyph("keep", 0, 0, 38), use_glyph(SIDES[seat], 0, -2, 12, "me-owner")
