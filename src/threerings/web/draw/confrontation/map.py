"""The sixteen regions and all that stands in them.

A region and the pieces in it are drawn one upon the other, not one inside the other, so that each can be touched. Only
pieces whose face the viewer sees are things; the others belong to their region, and nothing tells them apart.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from markupsafe import Markup

from threerings.core.game import PUBLIC
from threerings.games.confrontation.components import (
    ARMY,
    HOME,
    LIGHT,
    LIMIT,
    MOUNTAINS,
    PIECE_IDS,
    REGION_IDS,
    ROWS,
    SETTLED,
    SIDES,
    STRENGTH,
)
from threerings.games.confrontation.knowledge import knowledge, last_move, standing
from threerings.games.confrontation.stage import in_tunnel, stage, strength
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import face_piece, has_set_up, near, next_to_fill, region_name, way_line
from threerings.web.draw import Desk
from threerings.web.draw.confrontation.glyphs import art
from threerings.web.draw.confrontation.things import (
    piece_label,
    piece_thing,
    piece_tip,
    region_label,
    region_thing,
    region_tip,
)
from threerings.web.draw.markup import Value, element

PLATE: Final = "50,1 99,22 99,78 50,99 1,78 1,22"
HOMES: Final = (
    "1,2 25,24 50,2 75,24 99,2 99,74 88,98 12,98 1,74",
    "1,98 25,76 50,98 75,76 99,98 99,26 88,2 12,2 1,26",
)
"""The homes at the bottom and at the top of the map fit into the row beside them."""
MAY: Final[dict[str, Value]] = {"r": 3}
CANNOT: Final[dict[str, Value]] = {"r": 1, "class_": "co-not"}
FEW: Final = 2
"""So many who can still be here are drawn by their figures, more by marks."""
LONG: Final = 7
"""Names with more letters are written smaller."""
WAYS: Final = ("river-1", "river-2", "tunnel")


def land(view: View, desk: Desk) -> Markup:
    rows = list(ROWS) if near(view) == LIGHT else [row[::-1] for row in reversed(ROWS)]
    places = [
        (region, f"co-row{row} co-col{start(len(regions)) + 2 * place}")
        for row, regions in enumerate(rows)
        for place, region in enumerate(regions)
    ]
    found, marked = [*ways(view, desk)], marks(view)
    for region, where in places:
        found.append(plate(view, desk, region, f"{where} {marked.get(region, '')}"))
        if crowd(view, region) + slots(view, region):
            found.append(stand(view, desk, region, where))
    return element(
        "div", art("rose", "co-rose"), art("ring", "co-ring"), *found, class_=f"co-map co-from-{SIDES[near(view)]}"
    )


def start(regions: int) -> int:
    """The first of eight columns that a row of regions, two columns wide, begins in. A home is four columns wide."""
    return 3 if regions == 1 else 5 - regions


def ways(view: View, desk: Desk) -> Iterator[Markup]:
    """The river between the regions it joins, and the tunnel between the mountains it leads under."""
    for way in WAYS:
        kind = way.partition("-")[0]
        busy = " co-busy" if kind == "tunnel" and in_tunnel(view) else ""
        label, tip = desk.speech(f"confrontation-way-{kind}"), desk.speech.say(way_line(kind))
        yield desk.thing("div", f"way-{way}", label, art(kind, "co-way"), tip=tip, class_=f"co-{kind} co-{way}{busy}")


# Regions.


def plate(view: View, desk: Desk, region: int, where: str) -> Markup:
    """A region without its pieces; the classes say where it lies and what is going on in it."""
    fight = (art("strength", "co-clash"),) if "co-field" in where else ()
    return desk.thing(
        "div",
        region_thing(region),
        region_label(view, desk.speech, region),
        soil(region, region == HOME[near(view)]),
        element("span", *fight, desk.speech.say(region_name(region)), class_="co-name"),
        limit(LIMIT[region], view.army(near(view)).count(region)),
        tip=region_tip(view, desk.speech, region),
        class_=" ".join(("co-region", *kinds(region), where)),
    )


@cache
def soil(region: int, at_the_bottom: bool) -> Markup:
    """The land of a region, cut to its shape, and its edge, stretched to whatever size it has on this page."""
    shape = HOMES[not at_the_bottom] if region in HOME else PLATE
    edge = element("polygon", points=shape, class_="co-edge")
    size: dict[str, Value] = {"viewBox": "0 0 100 100", "preserveAspectRatio": "none"}
    frame = element("svg", edge, class_="co-ground", aria_hidden="true", **size)
    return element("span", art(f"land-{REGION_IDS[region]}", "co-land"), class_="co-soil") + frame


def kinds(region: int) -> Iterator[str]:
    """What a region looks like."""
    if region in HOME:
        yield "co-home"
    yield "co-mountain" if region in MOUNTAINS else SIDES[region > MOUNTAINS[-1]]


def marks(view: View) -> dict[int, str]:
    """What is going on: where the last move came from and went to, where a combat is, what is set up next."""
    move, fought = last_move(view), stage(view)
    found = {move.origin: "co-left", move.target: "co-came", next_to_fill(view): "co-next"}
    if fought is not None:
        found[fought.field] = "co-field"
    return found


@cache
def limit(most: int, own: int) -> Markup:
    """As many marks as a side may have pieces there, filled for those of the near side."""
    marks = [
        element("rect", x=1 + 8 * place, y=1, width=5, height=5, rx=1, class_="co-taken" if place < own else None)
        for place in range(most)
    ]
    return element("svg", *marks, class_="co-limit", viewBox=f"0 0 {8 * most} 7", aria_hidden="true")


# Pieces.


def crowd(view: View, region: int) -> int:
    return view.light.count(region) + view.dark.count(region)


def stand(view: View, desk: Desk, region: int, where: str) -> Markup:
    """The pieces in a region, the near side's first."""
    sides = [faces(view, desk, region, seat) for seat in (near(view), 1 - near(view))]
    home = " co-home" if region in HOME else ""
    found = (*(piece for side in sides for piece in side), *empty(view, desk, region))
    return element("div", *found, class_=f"co-stand {where}{home}")


def slots(view: View, region: int) -> int:
    """Places that the viewer has still to fill before the first move."""
    if view.seat == PUBLIC or has_set_up(view, view.seat):
        return 0
    due = LIMIT[region] if region == HOME[view.seat] else int(region in SETTLED[view.seat])
    return due - view.army(view.seat).count(region)


def empty(view: View, desk: Desk, region: int) -> Iterator[Markup]:
    """Places to fill, counted in the order in which the rules fill them."""
    for place in range(slots(view, region)):
        seat, name = view.seat, desk.speech.say(region_name(region))
        number = len(SETTLED[seat]) + LIMIT[region] - 1 - place if region == HOME[seat] else SETTLED[seat].index(region)
        class_ = f"co-piece co-slot {SIDES[seat]}"
        yield element("div", wall(seat), class_=class_, data_slot=number, role="group", aria_label=name)


def faces(view: View, desk: Desk, region: int, seat: int) -> Iterator[Markup]:
    found = standing(view, region, seat)
    for piece in found.faces:
        yield face_up(view, desk, piece, region, piece in found.exposed)
    for piece in found.certain:
        children = (wall(seat), *face(desk, piece, strength(view, piece)))
        yield element("div", *children, class_=f"co-piece co-seen {SIDES[seat]}", aria_hidden="true")
    for _ in range(found.hidden):
        yield back(seat, knowledge(view, seat).possible[region])


def face_up(view: View, desk: Desk, piece: int, region: int, known: bool) -> Markup:
    """A piece whose face the viewer sees; with an eye on it if the opponent knows it too."""
    say = desk.speech
    return desk.thing(
        "div",
        piece_thing(piece),
        piece_label(say, piece, strength(view, piece), "at", region),
        wall(piece // ARMY),
        *face(desk, piece, strength(view, piece)),
        *((art("known", "co-eye"),) if known else ()),
        tip=piece_tip(say, piece, known),
        class_=f"co-piece {SIDES[piece // ARMY]}",
    )


def token(desk: Desk, piece: int, how: str, name: str = "", worth: int | None = None) -> Markup:
    """A piece that does not stand in a region: to be placed, eliminated, or in combat."""
    worth = STRENGTH[piece] if worth is None else worth
    return desk.thing(
        "div",
        name or piece_thing(piece),
        piece_label(desk.speech, piece, worth, how),
        wall(piece // ARMY),
        *face(desk, piece, worth),
        tip=piece_tip(desk.speech, piece),
        class_=f"co-piece co-{how} {SIDES[piece // ARMY]}",
    )


def wall(seat: int) -> Markup:
    return art(f"wall-{SIDES[seat]}", "co-wall")


def face(desk: Desk, piece: int, worth: int) -> tuple[Markup, ...]:
    name = desk.speech.say(face_piece(piece))
    long = " co-long" if len(name) > LONG else ""
    return art(PIECE_IDS[piece]), element("b", str(worth)), element("span", name, class_=f"co-who{long}")


@cache
def back(seat: int, possible: tuple[int, ...]) -> Markup:
    """The blind side: the one or two who can still be here, or nine marks for the nine characters."""
    if 0 < len(possible) <= FEW:
        signs: tuple[Markup, ...] = tuple(art(PIECE_IDS[piece], "co-guess") for piece in possible)
    else:
        signs = (marks_of(seat, possible),)
    wall_ = art(f"back-{SIDES[seat]}", "co-wall")
    return element("div", wall_, *signs, class_=f"co-piece co-back {SIDES[seat]}", aria_hidden="true")


def marks_of(seat: int, possible: tuple[int, ...]) -> Markup:
    """Those who can still be here filled."""
    dots = [
        element("circle", cx=10 + 9 * (place % 3), cy=22 + 9 * (place // 3), **(MAY if piece in possible else CANNOT))
        for place, piece in enumerate(range(ARMY * seat, ARMY * (seat + 1)))
    ]
    return element("svg", *dots, class_="co-marks", viewBox="0 0 40 50", aria_hidden="true")
