"""A card of The Duel: four rows, the defence on its left edge, the attack on its right."""

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from threerings.core.zones import members
from threerings.games.the_duel import words
from threerings.games.the_duel.components import CARD_IDS, GAP, SIDES
from threerings.games.the_duel.view import Exchange, View
from threerings.games.the_duel.words import ROWS, special
from threerings.texts import Texts
from threerings.web.draw import Desk
from threerings.web.draw.markup import element, joined

LONG_NAME = 9
"""Letters of a name that fit on a card; a longer one is squeezed."""
FACES = 1024
"""So many are remembered, of all languages: those of the usual deck, and what exchanges drew on them."""


class Rows(NamedTuple):
    """The symbols on the two edges of a card."""

    defence: int
    attack: int


def rows_of(view: View, card: int) -> Rows:
    return Rows(view.deck.defence[card], view.deck.attack[card])


def thing_of(seat: int, card: int) -> str:
    """A card keeps its id wherever it lies, so that it can be followed with the eyes."""
    return f"{SIDES[seat]}-{CARD_IDS[card]}"


def name_of(speech: Texts, card: int) -> str:
    label = words.label(card)
    return speech(label.key, **label.values)


def names_of(speech: Texts, cards: int) -> str:
    return ", ".join(name_of(speech, card) for card in members(cards))


def label_of(speech: Texts, card: int, rows: Rows) -> str:
    edges = [
        ", ".join(str(row + 1) for row in ROWS if edge >> row & 1) or speech("draw-rows-none")
        for edge in (rows.defence, rows.attack)
    ]
    return speech("draw-card", name=name_of(speech, card), defence=edges[0], attack=edges[1])


def text_of(speech: Texts, card: int) -> str:
    """What a card does. A plain one is soon told."""
    kind = words.kind(card)
    return speech("draw-plain" if kind == "plain" else f"card-{kind}-text")


@lru_cache(FACES)
def face(speech: Texts, seat: int, card: int, rows: Rows, *more: str) -> Markup:
    """The front of a card, with perhaps something drawn on top."""
    side = SIDES[seat]
    if card == GAP:
        hole = element("rect", x=4, y=4, width=92, height=132, rx=10, class_="hole")
        return element("svg", hole, viewBox="0 0 100 140", aria_hidden="true")
    paper = element("use", href=f"#duel-paper-{side}")
    parts = [paper, middle(side, card), *symbols(side, rows), name_band(speech, card)]
    return element("svg", *parts, *more, viewBox="0 0 100 140", aria_hidden="true")


def middle(side: str, card: int) -> Markup:
    kind = words.kind(card)
    if kind == "plain":
        emblem = element("use", href=f"#duel-{side}", x=38, y=28, width=24, height=24, class_="pale")
        return emblem + element("text", str(card + 1), x=50, y=86, class_="number")
    ink = "special" if special(card) else "own"
    return element("use", href=f"#duel-{kind}", x=33, y=40, width=34, height=34, class_=ink)


def name_band(speech: Texts, card: int) -> Markup:
    if words.kind(card) == "plain":
        return Markup("")
    name = name_of(speech, card)
    squeeze = 84 if len(name) > LONG_NAME else None
    kind = "name special" if special(card) else "name"
    return element(
        "text", name, x=50, y=128, class_=kind, textLength=squeeze, lengthAdjust="spacingAndGlyphs" if squeeze else None
    )


def height_of(row: int) -> int:
    """Where the middle of a row lies."""
    return 24 + 26 * row


def symbols(side: str, rows: Rows) -> list[Markup]:
    parts: list[Markup] = []
    for row in ROWS:
        parts.append(symbol("shield", rows.defence, row, 17))
        parts.append(symbol(f"attack-{side}", rows.attack, row, 83))
    return parts


def symbol(sign: str, edge: int, row: int, x: int) -> Markup:
    y = height_of(row)
    if edge >> row & 1:
        return element("use", href=f"#duel-{sign}", x=x - 12, y=y - 12, width=24, height=24, class_="own")
    return element("circle", cx=x, cy=y, r=2, class_="dot")


def marks(exchange: Exchange) -> list[Markup]:
    """Drawn on the newer card of an exchange, over its left edge: what was parried, and what hit whom."""
    return [clash(what, height_of(row)) for row, what in enumerate(words.clashes(exchange)) if what]


def clash(what: str, y: int) -> Markup:
    if what == "parried":
        return element("path", d=f"M-13 {y}h18", class_="joint")
    x = 8 if what == "newer" else -14
    return element("use", href="#duel-burst", x=x - 13, y=y - 13, width=26, height=26, class_="flash")


def back(seat: int) -> Markup:
    return element("svg", element("use", href=f"#duel-back-{SIDES[seat]}"), viewBox="0 0 100 140", aria_hidden="true")


def mini(view: View, desk: Desk, seat: int, card: int) -> Markup:
    """A small open card: one that is known, or set aside."""
    rows = rows_of(view, card)
    return desk.thing(
        "div",
        thing_of(seat, card),
        label_of(desk.speech, card, rows),
        face(desk.speech, seat, card, rows),
        tip=text_of(desk.speech, card),
        class_=f"card mini {SIDES[seat]}",
    )


def backs(desk: Desk, seat: int, hidden: int) -> Markup:
    """Hidden cards, in a fan."""
    if not hidden:
        return Markup("")
    cards = joined(element("span", back(seat)) for _ in range(hidden))
    label = desk.speech("draw-hidden", count=hidden)
    return element("div", cards, class_=f"backs {SIDES[seat]}", role="img", aria_label=label)


def cost(seat: int, loss: int, kind: str = "") -> Markup:
    """What somebody loses: the sign of the side and a number."""
    emblem = element("svg", element("use", href=f"#duel-{SIDES[seat]}"), viewBox="0 0 24 24")
    return element("span", emblem, f"−{loss}", class_=f"cost {SIDES[seat]} {kind}".strip())
