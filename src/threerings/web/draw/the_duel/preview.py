"""The Duel in one picture: who stands where on the bridge, how much energy is left, and the last two cards."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from markupsafe import Markup

from threerings.games.the_duel import words
from threerings.games.the_duel.components import CARD_IDS, GAP, SIDES
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import BRIDGE, ROWS, SEATS, special
from threerings.web.draw.canvas import HIGH, WIDE, art_of, number
from threerings.web.draw.markup import Value, element, joined
from threerings.web.draw.the_duel.bridge import STATURE, centre, top_of
from threerings.web.draw.the_duel.cards import Rows, height_of, scene_of
from threerings.web.draw.the_duel.track import number as energy_text

GAME: Final = "the-duel"
OWN: Final = ("own=var(--side0)", "own=var(--side1)")
GOLDEN: Final = "trim=var(--gold) paper=#f5e4b8"
"""The colours of a card with a name."""
GLOWS: Final = (
    ("dawn", "#f4fafc", 90, 60, 620, 400), ("furnace", "#ff9a3c", 600, 660, 760, 380),
    ("dusk", "#e59a64", 1180, 120, 560, 460),
)  # fmt: skip
"""Light from Gandalf's side, from the abyss, and from the Balrog's."""
CARDS: Final = ((414, 26), (612, 26))
"""Where the older and the newer card lie …"""
SIZE: Final = 1.74
"""… and how many times they are as large as their symbol is drawn."""


class Laid(NamedTuple):
    """A card face up; without a card, a back."""

    seat: int
    card: int | None = None
    rows: Rows = Rows(0, 0)


class Motif(NamedTuple):
    """All that the picture shows."""

    steps: tuple[int, int]
    energies: tuple[int, int]
    cards: tuple[Laid, Laid]
    clashes: tuple[str, ...] = ()


POSTER: Final = Motif(
    (3, 2),
    (12, 9),
    (Laid(0, CARD_IDS.index("magic"), Rows(0b0110, 0b1011)), Laid(1, CARD_IDS.index("power"), Rows(0b1101, 0b0110))),
    ("parried", "newer", "older", "parried"),
)


def preview(view: View) -> Markup:
    places = range(max(0, len(view.row) - 2), len(view.row))
    laid = [Laid(view.owner(at), view.row[at], Rows(view.defence(at), view.attack(at))) for at in places]
    backs = [Laid(seat) for seat in SEATS if seat not in {one.seat for one in laid}]
    first, second = (*laid, *backs)[:2] if laid else (Laid(0), Laid(1))
    exchange = view.exchange()
    steps, energies = (view.gandalf.step, view.balrog.step), (view.gandalf.energy, view.balrog.energy)
    return drawn(Motif(steps, energies, (first, second), tuple(words.clashes(exchange)) if exchange else ()))


def poster() -> Markup:
    return drawn(POSTER)


def drawn(motif: Motif) -> Markup:
    cards = [card(laid, x, y) for laid, (x, y) in zip(motif.cards, CARDS, strict=True)]
    plates = [plate(seat, motif.energies[seat]) for seat in SEATS]
    return joined([art_of(GAME).shared, *cavern(), bridge(motif), *cards, struck(motif), *plates])


def cavern() -> Iterator[Markup]:
    art = art_of(GAME)
    yield element("rect", width=WIDE, height=HIGH, fill=art.colour("air"))
    yield element("g", art.symbol("hall", 0, 0, WIDE, 600), opacity=0.8)
    for name, colour, x, y, wide, high in GLOWS:
        stops = [element("stop", offset=at, stop_color=colour, stop_opacity=1 - at) for at in (0, 1)]
        yield element("radialGradient", *stops, id=f"duel-{name}")
        yield element("ellipse", cx=x, cy=y, rx=wide, ry=high, fill=f"url(#duel-{name})")


def bridge(motif: Motif) -> Markup:
    """Over the whole width, at the foot of the picture."""
    art = art_of(GAME)
    stones = [art.symbol(name, 0, -24, 480, 170) for name in ("fire", "bridge")]
    tread: dict[str, Value] = {"stroke": art.colour("stone2"), "stroke_width": 3, "paint_order": "stroke"}
    steps = [
        number(str(step), centre(place), top_of(step) + 19, 16, art.colour("tread"), **tread)
        for place, step in enumerate(BRIDGE)
        if step
    ]
    places = (motif.steps[0], len(BRIDGE) - 1 - motif.steps[1])
    standing = [figure(SIDES[seat], places[seat], motif.steps[seat]) for seat in SEATS]
    return element("g", *stones, *steps, *standing, transform="translate(42 290.5) scale(2.325)")


def figure(name: str, place: int, step: int) -> Markup:
    width, height = STATURE[name]
    own = OWN[SIDES.index(name)]
    return art_of(GAME).symbol(
        f"figure-{name}", centre(place) - width / 2, top_of(step) - height, width, height, colours=own
    )


def card(laid: Laid, x: float, y: float) -> Markup:
    return element("g", *face(laid), transform=f"translate({x:g} {y:g}) scale({SIZE})")


def face(laid: Laid) -> Iterator[Markup]:
    art, side, own = art_of(GAME), SIDES[laid.seat], OWN[laid.seat]
    if laid.card is None:
        yield art.symbol(f"back-{side}", 0, 0, 100, 140, colours=own)
        return
    if laid.card == GAP:
        edge: dict[str, Value] = {
            "stroke": art.colour(f"side{laid.seat}"),
            "stroke_width": 2.5,
            "stroke_dasharray": "7 6",
        }
        yield element("rect", x=4, y=4, width=92, height=132, rx=10, fill="#000", fill_opacity=0.27, **edge)
        return
    named = special(laid.card)
    yield art.symbol(f"paper-{side}", 0, 0, 100, 140, colours=f"{own} {GOLDEN}" if named else own)
    yield art.symbol(scene_of(side, laid.card, laid.rows), 29, 16, 42, 94, colours=own)
    yield from symbols(laid)
    if named:
        yield art.symbol(side, 42, 115, 16, 16, colours=own)
    else:
        yield number(str(laid.card + 1), 50, 128.5, 17, art.colour("ink"))


def symbols(laid: Laid) -> Iterator[Markup]:
    art = art_of(GAME)
    edges = ((laid.rows.defence, 17, "shield"), (laid.rows.attack, 83, f"attack-{SIDES[laid.seat]}"))
    for edge, x, name in edges:
        for row in ROWS:
            if edge >> row & 1:
                yield art.symbol(name, x - 12, height_of(row) - 12, 24, 24, colours=OWN[laid.seat])
            else:
                yield element("circle", cx=x, cy=height_of(row), r=2.5, fill=art.colour("socket"))


def struck(motif: Motif) -> Markup:
    """What the exchange did, over the left edge of the newer card."""
    x, y = CARDS[1]
    marks = [mark(what, height_of(row)) for row, what in enumerate(motif.clashes) if what]
    return element("g", *marks, transform=f"translate({x:g} {y:g}) scale({SIZE})")


def mark(what: str, y: int) -> Markup:
    if what == "parried":
        return element("path", d=f"M-20 {y}H9", stroke="#fff6dd", stroke_width=6, stroke_linecap="round")
    return art_of(GAME).symbol("burst", (5 if what == "newer" else -19) - 14, y - 14, 28, 28)


def plate(seat: int, energy: int) -> Markup:
    """A side's sign and its energy, in its corner."""
    art, x = art_of(GAME), (32, 900)[seat]
    edge = art.colour(f"side{seat}")
    return element(
        "g",
        element(
            "rect", x=x, y=32, width=268, height=124, rx=22, fill=art.colour("raised"), stroke=edge, stroke_width=5
        ),
        art.symbol(SIDES[seat], x + 22, 50, 88, 88, colours=OWN[seat]),
        number(energy_text(energy), x + 180, 130, 104, edge),
    )
