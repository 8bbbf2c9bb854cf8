"""A card of The Duel: four rows, the defence on its left edge, the attack on its right."""

from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup

from threerings.core.zones import members
from threerings.games.the_duel import words
from threerings.games.the_duel.components import BALROG, CARD_IDS, GAP, SIDES
from threerings.games.the_duel.view import Exchange, View
from threerings.games.the_duel.words import ROWS, special
from threerings.texts import Texts
from threerings.web.draw import Desk
from threerings.web.draw.markup import element, joined
from threerings.web.draw.the_duel.glyphs import art, sign

LONG_NAME = 9
"""Letters of a name that fit on a plate; a longer one is squeezed."""
FACES = 1024
"""So many, and so many names, are remembered, of all languages: those of the usual deck, and what exchanges drew."""


class Rows(NamedTuple):
    """The symbols on the two edges of a card."""

    defence: int
    attack: int


def rows_of(view: View, card: int) -> Rows:
    return Rows(view.deck.defence[card], view.deck.attack[card])


def thing_of(seat: int, card: int) -> str:
    """A card keeps its id wherever it lies, so that it can be followed with the eyes."""
    return f"{SIDES[seat]}-{CARD_IDS[card]}"


@lru_cache(FACES)
def name_of(speech: Texts, card: int) -> str:
    label = words.label(card)
    return speech(label.key, **label.values)


def names_of(speech: Texts, cards: int) -> str:
    return ", ".join(name_of(speech, card) for card in members(cards))


@lru_cache(FACES)
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
    if card == GAP:
        hole = element("rect", x=4, y=4, width=92, height=132, rx=10, class_="hole")
        return element("svg", hole, viewBox="0 0 100 140", aria_hidden="true")
    return front(speech, seat, card, scene_of(SIDES[seat], card, rows), rows, *more)


def front(speech: Texts, seat: int, card: int, scene: str, rows: Rows, *more: str) -> Markup:
    parts = [art(f"paper-{SIDES[seat]}"), window(scene), *symbols(SIDES[seat], rows), *plate(speech, card)]
    kind = "special" if special(card) else None
    return element("svg", *parts, *more, viewBox="0 0 100 140", aria_hidden="true", class_=kind)


def scene_of(side: str, card: int, rows: Rows) -> str:
    """A card with a name has a scene of its own; a plain one shows whether it strikes, guards, or does both."""
    kind = words.kind(card)
    if kind != "plain":
        return kind
    more = rows.attack.bit_count() - rows.defence.bit_count()
    return f"{side}-{'strikes' if more > 0 else 'guards' if more < 0 else 'both'}"


def window(scene: str) -> Markup:
    return art(scene, x=29, y=16, width=42, height=94)


def plate(speech: Texts, card: int) -> list[Markup]:
    """The name at the foot of a card; where the card is too small for it, the number of a plain one, or a star."""
    name = name_of(speech, card)
    long = len(name) > LONG_NAME
    how = "spacingAndGlyphs" if long else None
    parts = [element("text", name, x=50, y=128, class_="name", textLength=76 if long else None, lengthAdjust=how)]
    plain = words.kind(card) == "plain"
    small = element("text", str(card + 1), x=50, y=130, class_="number") if plain else star()
    return [*parts, small]


@cache
def star() -> Markup:
    """In the middle of a plate, for a card that has a name and no number."""
    return element("path", d="M50 112l3.4 8.1 8.1 3.4-8.1 3.4-3.4 8.1-3.4-8.1-8.1-3.4 8.1-3.4z", class_="number")


def height_of(row: int) -> int:
    """Where the middle of a row lies."""
    return 27 + 24 * row


def symbols(side: str, rows: Rows) -> list[Markup]:
    parts: list[Markup] = []
    for row in ROWS:
        parts.append(symbol("shield", rows.defence, row, 17))
        parts.append(symbol(f"attack-{side}", rows.attack, row, 83))
    return parts


def symbol(name: str, edge: int, row: int, x: int) -> Markup:
    y = height_of(row)
    if edge >> row & 1:
        return art(name, x=x - 12, y=y - 12, width=24, height=24)
    return element("circle", cx=x, cy=y, r=2.5, class_="socket")


def marks(exchange: Exchange) -> list[Markup]:
    """Drawn on the newer card of an exchange, over its left edge: what was parried, and what hit whom."""
    return [clash(what, height_of(row)) for row, what in enumerate(words.clashes(exchange)) if what]


def clash(what: str, y: int) -> Markup:
    if what == "parried":
        return element("path", d=f"M-20 {y}H9", class_="joint")
    x = 5 if what == "newer" else -19
    return art("burst", x=x - 14, y=y - 14, width=28, height=28, class_="flash")


@cache
def back(seat: int) -> Markup:
    return sign(f"back-{SIDES[seat]}", "0 0 100 140")


def mini(view: View, desk: Desk, seat: int, card: int) -> Markup:
    """A small open card: one that is known, or set aside."""
    rows = rows_of(view, card)
    return desk.thing(
        "div",
        thing_of(seat, card),
        label_of(desk.speech, card, rows),
        face(desk.speech, seat, card, rows),
        tip=text_of(desk.speech, card),
        class_=f"card mini {SIDES[seat]}{' enchanted' if card == view.enchanted and seat == BALROG else ''}",
    )


@lru_cache(FACES)
def backs(speech: Texts, seat: int, hidden: int) -> Markup:
    """Hidden cards, in a fan."""
    if not hidden:
        return Markup("")
    cards = joined(element("span", back(seat)) for _ in range(hidden))
    label = speech("draw-hidden", count=hidden)
    return element("div", cards, class_=f"backs {SIDES[seat]}", role="img", aria_label=label)


@cache
def cost(seat: int, loss: int, kind: str = "") -> Markup:
    """What somebody loses: the sign of the side and a number."""
    return element("span", sign(SIDES[seat]), f"−{loss}", class_=f"cost {SIDES[seat]} {kind}".strip())
