"""Duel for Middle-earth in one picture: the map with its units, the quest, and what each side has."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from markupsafe import Markup

from threerings.games.middle_earth.components import PEOPLE_IDS, QUEST, REGION_IDS, REGIONS, ROADS_BOTH_WAYS, SIDES
from threerings.games.middle_earth.view import SideView, View
from threerings.games.middle_earth.words import SEATS
from threerings.web.draw.canvas import HIGH, WIDE, art_of, number
from threerings.web.draw.markup import Value, element, joined
from threerings.web.draw.middle_earth.map import CENTRES
from threerings.web.draw.middle_earth.quest import spot

GAME: Final = "middle-earth"
OWN: Final = ("own-deep=var(--side0)", "own-deep=var(--side1)")
SOIL: Final = ("#1f5673", "#9c2f1a", "#6d3f7d")
"""A region that the Fellowship holds, that Sauron holds, that both hold."""
TRACK: Final = 422
"""Where the quest begins, below the map."""
WALKERS: Final[tuple[dict[str, Value], ...]] = (
    {"fill": "#1f5673", "stroke": "#fff6df"}, {"fill": "#1c0d0a", "stroke": "#ff9d6b"},
)  # fmt: skip


class SidePicture(NamedTuple):
    """All that the picture shows of a side."""

    coins: int
    steps: int
    units: tuple[int, ...]
    forts: int
    peoples: tuple[bool, ...]

    def holds(self, region: int) -> bool:
        return bool(self.units[region] or self.forts >> region & 1)


Sides = tuple[SidePicture, SidePicture]
POSTER: Final[Sides] = (
    SidePicture(6, 5, (2, 3, 0, 1, 0, 0, 0), 0b0000010, (True, False, True, True, False, False)),
    SidePicture(4, 4, (0, 0, 2, 0, 0, 1, 4), 0b1010000, (False, True, False, False, False, True)),
)


def preview(view: View) -> Markup:
    return drawn((side_of(view.side(0)), side_of(view.side(1))))


def poster() -> Markup:
    return drawn(POSTER)


def side_of(side: SideView) -> SidePicture:
    return SidePicture(side.coins, side.steps, side.units, side.forts, tuple(symbols > 0 for symbols in side.peoples))


def drawn(sides: Sides) -> Markup:
    sea = element("rect", width=WIDE, height=HIGH, fill=art_of(GAME).colour("sea"))
    banners = [banner(seat, sides[seat]) for seat in SEATS]
    return joined([art_of(GAME).shared, sea, land(sides), *banners, quest(sides[0].steps, sides[1].steps)])


def glyph(name: str, x: float, y: float, size: float, colours: str = "") -> Markup:
    """A sign with its middle at x and y."""
    return art_of(GAME).symbol(name, x - size / 2, y - size / 2, size, size, colours=colours)


# The map.


def land(sides: Sides) -> Markup:
    roads = "".join(
        f"M{CENTRES[here][0]} {CENTRES[here][1] + 12}L{CENTRES[there][0]} {CENTRES[there][1] + 12}"
        for here, there in ROADS_BOTH_WAYS
        if here < there
    )
    dots: dict[str, Value] = {"stroke_width": 2.6, "stroke_dasharray": ".1 6", "stroke_linecap": "round"}
    plates = [plate(sides, region) for region in range(REGIONS)]
    ways = element("path", d=roads, fill="none", stroke="#4a3414", stroke_opacity=0.75, **dots)
    pieces = [piece for seat in SEATS for region in range(REGIONS) for piece in pieces_in(sides[seat], seat, region)]
    return element(
        "g", element("use", href="#ground"), *plates, ways, *pieces, transform="translate(210 -4) scale(1.43)"
    )


def plate(sides: Sides, region: int) -> Markup:
    """A region in the colour of those who are there."""
    there = [seat for seat in SEATS if sides[seat].holds(region)]
    fill = SOIL[2 if len(there) == 2 else there[0]] if there else "none"
    edge: dict[str, Value] = {"stroke": art_of(GAME).colour("inkline"), "stroke_width": 1.3}
    return element("use", href=f"#land-{REGION_IDS[region]}", fill=fill, fill_opacity=0.3, **edge)


def pieces_in(side: SidePicture, seat: int, region: int) -> Iterator[Markup]:
    """The units on the left, the fortress on the right."""
    (x, y), rim = CENTRES[region], art_of(GAME).colour("rim")
    if side.units[region]:
        yield glyph(f"host-{seat}", x - 21, y + 8, 44, OWN[seat])
        yield number(str(side.units[region]), x - 21, y + 16, 25, rim)
    if side.forts >> region & 1:
        yield glyph("keep", x + 24, y + 7, 42, OWN[seat])
        yield element("g", glyph(SIDES[seat], x + 24, y + 5, 13), fill=rim)


# The two sides.


def banner(seat: int, side: SidePicture) -> Markup:
    """A side's sign, its coins, and the peoples that stand by it."""
    art, y = art_of(GAME), (26, 220)[seat]
    own, box = art.colour(f"side{seat}"), {"x": 862, "y": y, "width": 308, "height": 172, "rx": 20}
    peoples = [
        element("g", glyph(name, 894 + 49 * place, y + 134, 40), fill=own, fill_opacity=1 if has else 0.18)
        for place, (name, has) in enumerate(zip(PEOPLE_IDS, side.peoples, strict=True))
    ]
    return element(
        "g",
        element("rect", fill=art.colour("sheet"), fill_opacity=0.94, stroke=own, stroke_width=5, **box),
        element("g", glyph(SIDES[seat], 916, y + 58, 76), fill=own),
        glyph("coin", 1030, y + 58, 60),
        number(str(side.coins), 1110, y + 84, 78, art.colour("ink")),
        *peoples,
    )


# The quest.


def quest(steps: int, others: int) -> Markup:
    """The Nazgûl behind, Frodo and Sam ahead, Mount Doom at the end."""
    frodo, nazgul = QUEST + steps, steps + others
    parts = [
        element("use", href="#journey"),
        way(0, 2 * QUEST, stroke="#3a2a12", stroke_width=12, stroke_opacity=0.45, stroke_linecap="round"),
        way(nazgul, frodo, stroke="#ff7a45", stroke_width=3, stroke_dasharray="4 4"),
        *(stone(space, nazgul, frodo) for space in range(2 * QUEST + 1)),
        *distance(nazgul, frodo, 1),
        *distance(frodo, 2 * QUEST, 0),
        walker("nazgul", nazgul, 1),
        walker("walkers", frodo, 0),
    ]
    box: dict[str, Value] = {"x": 0, "y": TRACK, "width": WIDE, "height": HIGH - TRACK, "viewBox": "0 0 600 104"}
    edge = element("path", d=f"M0 {TRACK}H{WIDE}", stroke=art_of(GAME).colour("inkline"), stroke_width=6)
    return element("svg", *parts, **box) + edge


def way(start: int, end: int, **line: Value) -> Markup:
    spots = "L".join(f"{x:g} {y:g}" for x, y in map(spot, range(start, end + 1)))
    return element("path", d=f"M{spots}", fill="none", stroke_linejoin="round", **line)


def stone(space: int, nazgul: int, frodo: int) -> Markup:
    x, y = spot(space)
    fill = "#8f2a16" if space <= nazgul else "#f3c9a6" if space <= frodo else "#cfe3ee"
    return element("circle", cx=x, cy=y, r=4.6, fill=fill, stroke="#1a0f06", stroke_width=0.8)


def distance(start: int, end: int, seat: int) -> Iterator[Markup]:
    """How many steps are left, on a line above the way."""
    if start == end:
        return
    (x, _), (to_x, _) = spot(start), spot(end)
    middle = (x + to_x) / 2
    line: dict[str, Value] = {"stroke": "#fff6df", "stroke_width": 1.4}
    yield element("path", d=f"M{x:g} 30V24H{to_x:g}V30", fill="none", stroke_dasharray="3 3", **line)
    yield element("rect", x=middle - 19, y=11, width=38, height=26, rx=13, fill=SOIL[seat], **line)
    yield number(str(end - start), middle, 31.5, 21, "#fff9ea")


def walker(name: str, space: int, seat: int) -> Markup:
    x, y = spot(space)
    edge: dict[str, Value] = {"stroke_width": 2.4, "paint_order": "stroke", "stroke_linejoin": "round"}
    return element("g", glyph(name, x, y - 15, 36), **WALKERS[seat], **edge)
