"""The sixteen regions and all that stands in them.

A region and the pieces in it are drawn one upon the other, not one inside the other, so that each can be touched. Only
pieces whose face the viewer sees are things; the others belong to their region, and nothing tells them apart.
"""

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from threerings.games.confrontation.components import (
    ARMY,
    HOME,
    LIGHT,
    LIMIT,
    MOUNTAINS,
    PIECE_IDS,
    ROWS,
    SETTLED,
    SIDES,
    STRENGTH,
)
from threerings.games.confrontation.knowledge import knowledge, last_move, standing
from threerings.games.confrontation.stage import in_tunnel, stage, strength
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import near, next_to_fill, region_name, setting_up, short_piece
from threerings.web.draw import Desk
from threerings.web.draw.confrontation.glyphs import glyph
from threerings.web.draw.confrontation.things import (
    piece_label,
    piece_thing,
    piece_tip,
    region_label,
    region_thing,
    region_tip,
)
from threerings.web.draw.markup import Value, element

WALLS: Final = (
    "M2 49V15C2 6 9 1.5 20 1.5S38 6 38 15V49z",
    "M2 49V12L11 1.5H29L38 12V49z",
)
"""The outline of a piece: Light's have a round top, Dark's a broken one."""
PLATE: Final = "50,1 99,22 99,78 50,99 1,78 1,22"
HOMES: Final = (
    "1,2 25,24 50,2 75,24 99,2 99,74 88,98 12,98 1,74",
    "1,98 25,76 50,98 75,76 99,98 99,26 88,2 12,2 1,26",
)
"""The homes at the bottom and at the top of the map fit into the row beside them."""
RIDGE: Final = "M1 47L15 26L22 35L37 13L49 32L60 19L71 36L81 25L99 46V78L50 99L1 78z"
RIVER: Final = "M2 7q4-5 8 0t8 0t8 0h6M28 2l6 5l-6 5"
MAY: Final[dict[str, Value]] = {"r": 3}
CANNOT: Final[dict[str, Value]] = {"r": 1, "class_": "co-not"}
TUNNEL: Final = "M10 58V42M10 36V31M10 25V20M10 14V6M4 12L10 4l6 8M2 58a8 9 0 0 1 16 0"


def land(view: View, desk: Desk) -> Markup:
    rows = list(ROWS) if near(view) == LIGHT else [row[::-1] for row in reversed(ROWS)]
    places = [
        (region, f"co-row{row} co-col{start(len(regions)) + 2 * place}")
        for row, regions in enumerate(rows)
        for place, region in enumerate(regions)
    ]
    found, marked = [*ways(view)], marks(view)
    for region, where in places:
        found.append(plate(view, desk, region, f"{where} {marked.get(region, '')}"))
        if crowd(view, region) + slots(view, region):
            found.append(stand(view, desk, region, where))
    return element("div", *found, class_=f"co-map co-from-{SIDES[near(view)]}")


def start(regions: int) -> int:
    """The first of eight columns that a row of regions, two columns wide, begins in. A home is four columns wide."""
    return 3 if regions == 1 else 5 - regions


def ways(view: View) -> Iterator[Markup]:
    """The river between the regions it joins, and the tunnel between the mountains it leads under."""
    for number in (1, 2):
        yield arrow(f"co-river co-river{number}", RIVER, "0 0 36 14")
    yield arrow("co-tunnel co-busy" if in_tunnel(view) else "co-tunnel", TUNNEL, "0 0 20 60")


def arrow(class_: str, path: str, box: str) -> Markup:
    return element("svg", element("path", d=path), class_=class_, viewBox=box, aria_hidden="true")


# Regions.


def plate(view: View, desk: Desk, region: int, where: str) -> Markup:
    """A region without its pieces; the classes say where it lies and what is going on in it."""
    ground = soil(HOMES[region != HOME[near(view)]] if region in HOME else PLATE, region in MOUNTAINS)
    name = desk.speech.say(region_name(region))
    longest = max(map(len, name.split()))
    return desk.thing(
        "div",
        region_thing(region),
        region_label(view, desk.speech, region),
        ground,
        element("span", name, class_="co-name co-long" if longest > 10 else "co-name"),
        limit(view, region),
        *((glyph("fight", "co-clash"),) if "co-field" in where else ()),
        tip=region_tip(view, desk.speech, region),
        class_=" ".join(("co-region", *kinds(region), where)),
    )


def soil(shape: str, mountain: bool) -> Markup:
    """A plate stretched to the size of its region, whatever that is on this page."""
    lines = [element("polygon", points=shape, class_="co-soil")]
    lines += [element("path", d=RIDGE, class_="co-ridge")] if mountain else []
    lines.append(element("polygon", points=shape, class_="co-edge"))
    size: dict[str, Value] = {"viewBox": "0 0 100 100", "preserveAspectRatio": "none"}
    return element("svg", *lines, class_="co-ground", aria_hidden="true", **size)


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


def limit(view: View, region: int) -> Markup:
    """As many marks as a side may have pieces there, filled for those of the near side."""
    own = view.army(near(view)).counts[region]
    marks = [
        element("rect", x=1 + 8 * place, y=1, width=5, height=5, rx=1, class_="co-taken" if place < own else None)
        for place in range(LIMIT[region])
    ]
    return element("svg", *marks, class_="co-limit", viewBox=f"0 0 {8 * LIMIT[region]} 7", aria_hidden="true")


# Pieces.


def crowd(view: View, region: int) -> int:
    return view.light.counts[region] + view.dark.counts[region]


def stand(view: View, desk: Desk, region: int, where: str) -> Markup:
    """The pieces in a region, the near side's first."""
    sides = [faces(view, desk, region, seat) for seat in (near(view), 1 - near(view))]
    empty = [element("div", wall(near(view)), class_="co-piece co-slot") for _ in range(slots(view, region))]
    home = " co-home" if region in HOME else ""
    return element("div", *(piece for side in sides for piece in side), *empty, class_=f"co-stand {where}{home}")


def slots(view: View, region: int) -> int:
    """Places that the near side has still to fill before the first move."""
    seat = near(view)
    if setting_up(view) != seat:
        return 0
    due = LIMIT[region] if region == HOME[seat] else int(region in SETTLED[seat])
    return due - view.army(seat).counts[region]


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
        *((glyph("eye", "co-eye"),) if known else ()),
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
    path = element("path", d=WALLS[seat])
    return element("svg", path, class_="co-wall", viewBox="0 0 40 50", preserveAspectRatio="none", aria_hidden="true")


def face(desk: Desk, piece: int, worth: int) -> tuple[Markup, ...]:
    name = desk.speech.say(short_piece(piece))
    longest = max(map(len, name.split()))
    return (
        glyph(PIECE_IDS[piece]),
        element("b", str(worth)),
        element("span", name, class_="co-who co-long" if longest > 7 else "co-who"),
    )


def back(seat: int, possible: tuple[int, ...]) -> Markup:
    """The blind side: nine marks for the nine characters, those that can still be here filled."""
    dots = [
        element("circle", cx=11 + 9 * (place % 3), cy=19 + 9 * (place // 3), **(MAY if piece in possible else CANNOT))
        for place, piece in enumerate(range(ARMY * seat, ARMY * (seat + 1)))
    ]
    marks = element("svg", *dots, class_="co-marks", viewBox="0 0 40 50", aria_hidden="true")
    return element("div", wall(seat), marks, class_=f"co-piece co-back {SIDES[seat]}", aria_hidden="true")
