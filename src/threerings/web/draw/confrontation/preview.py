"""The Confrontation in one picture: the board with all that stands on it, as far as everybody knows it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from markupsafe import Markup

from threerings.games.confrontation.components import ARMY, HOME, PIECE_IDS, REGION_IDS, ROWS, SIDES
from threerings.games.confrontation.knowledge import standing
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import SEATS
from threerings.web.draw.canvas import HIGH, WIDE, art_of
from threerings.web.draw.confrontation.picture import shape
from threerings.web.draw.markup import element, joined

GAME: Final = "confrontation"
ACROSS: Final = 262
DOWN: Final = 110
PITCH: Final = 85
"""How wide and high a region is, and how far apart two rows are."""
PAWN: Final = (57, 71)
FACE: Final = (
    "own=var(--side0) rim=#14384b face=var(--parchment) cut=var(--parchment) frame=var(--side0) pen=1.6",
    "own=var(--side1) rim=#651f11 face=var(--parchment) cut=var(--parchment) frame=var(--side1) pen=1.6",
)
BLIND: Final = ("face=var(--back0) rim=#112f3f frame=#fff5df", "face=var(--back1) rim=#561a0e frame=#fff5df")


class Pawn(NamedTuple):
    """A piece in a region; without a number, its blind back."""

    seat: int
    piece: int | None = None


Motif = dict[int, tuple[Pawn, ...]]
"""The pieces in each region."""


def pawns(*names: str) -> tuple[Pawn, ...]:
    """Pieces by their names; the name of a side is a back."""
    return tuple(
        Pawn(SIDES.index(name)) if name in SIDES else Pawn(PIECE_IDS.index(name) // ARMY, PIECE_IDS.index(name))
        for name in names
    )


POSTER: Final[Motif] = {
    15: pawns("dark", "dark", "witch-king"), 13: pawns("dark"), 14: pawns("nazgul"), 10: pawns("dark"),
    12: pawns("dark", "dark"), 7: pawns("balrog"), 3: pawns("gandalf"), 5: pawns("legolas", "light"),
    1: pawns("aragorn"), 2: pawns("gimli"), 0: pawns("light", "frodo", "sam", "light"),
}  # fmt: skip
"""On the eve of a combat: Frodo at home, and some who hide."""


def preview(view: View) -> Markup:
    regions = [region for row in ROWS for region in row]
    return drawn({region: tuple(pawn for seat in SEATS for pawn in crowd(view, region, seat)) for region in regions})


def poster() -> Markup:
    return drawn(POSTER)


def crowd(view: View, region: int, seat: int) -> Iterator[Pawn]:
    """A side's pieces in a region, known ones first."""
    found = standing(view, region, seat)
    yield from (Pawn(seat, piece) for piece in (*found.faces, *found.certain))
    yield from [Pawn(seat)] * found.hidden


def drawn(motif: Motif) -> Markup:
    art = art_of(GAME)
    sea = element("rect", width=WIDE, height=HIGH, fill=art.colour("mat"))
    deep = element("rect", width=WIDE, height=HIGH, fill=art.colour("mat2"), fill_opacity=0.45)
    signs = element(
        "g", art.symbol("rose", 1010, 30, 150, 150), art.symbol("ring", 40, 450, 150, 150), color="#fdf6e4", opacity=0.7
    )
    return joined([sea, deep, signs, *regions(motif)])


def regions(motif: Motif) -> Iterator[Markup]:
    for row, places in enumerate(ROWS):
        for place, region in enumerate(places):
            wide = ACROSS * (2 if region in HOME else 1)
            x, y = WIDE / 2 + wide * (place - len(places) / 2), 5 + PITCH * row
            yield plate(region, x, y, wide)
            yield stand(motif.get(region, ()), x + wide / 2, y + DOWN - 24)


def plate(region: int, x: float, y: float, wide: float) -> Markup:
    """A region cut out of its land, with a shadow and an edge."""
    corners = " ".join(f"{x + wide * right / 100:g},{y + DOWN * down / 100:g}" for right, down in shape(region))
    name = f"co-{REGION_IDS[region]}"
    return element(
        "g",
        element("clipPath", element("polygon", points=corners), id=name),
        element("polygon", points=corners, transform="translate(0 5)", fill=art_of(GAME).colour("tile")),
        element("g", art_of(GAME).symbol(f"land-{REGION_IDS[region]}", x, y, wide, DOWN), clip_path=f"url(#{name})"),
        element("polygon", points=corners, fill="none", stroke="#fff6dc", stroke_opacity=0.75, stroke_width=2.5),
    )


def stand(crowd: tuple[Pawn, ...], middle: float, foot: float) -> Markup:
    wide, high = PAWN
    left = middle - len(crowd) * (wide + 4) / 2 + 2
    return joined(figure(pawn, left + place * (wide + 4), foot - high) for place, pawn in enumerate(crowd))


def figure(pawn: Pawn, x: float, y: float) -> Markup:
    art, side, (wide, high) = art_of(GAME), SIDES[pawn.seat], PAWN
    if pawn.piece is None:
        return art.symbol(f"back-{side}", x, y, wide, high, colours=BLIND[pawn.seat])
    colour = art.colour(f"side{pawn.seat}")
    likeness = art.symbol(PIECE_IDS[pawn.piece], x + 5, y + 18, 45, 50, colours=FACE[pawn.seat])
    return element(
        "g", art.symbol(f"wall-{side}", x, y, wide, high, colours=FACE[pawn.seat]), likeness, fill=colour, color=colour
    )
