"""The faces of cards, landmarks and tokens: what they do and cost, in signs.

A face depends on nothing but the language, so that each is drawn once.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from threerings.games.middle_earth.components import (
    CARD_DATA,
    CARD_IDS,
    COLOUR,
    COLOURS,
    PEOPLE_IDS,
    REGION_IDS,
    SIDES,
    SKILL_IDS,
    TILE_IDS,
    TILE_REGION,
    TILE_SKILLS,
    TOKEN_IDS,
)
from threerings.games.middle_earth.view import Price, View, symbols_of
from threerings.games.middle_earth.words import (
    FREE,
    TILE_BRINGS,
    Effect,
    brings,
    card_name,
    freed_by,
    gives,
    one_of,
    tile_name,
)
from threerings.texts import Texts
from threerings.web.draw.markup import element, joined
from threerings.web.draw.middle_earth.glyphs import RUNES, used
from threerings.web.draw.middle_earth.tips import near


class Mark(NamedTuple):
    """A sign, perhaps with a number on it."""

    glyph: str
    text: str = ""


REPEATED: Final = {"rings": "ring", "moves": "move", "removals": "removal", "coins": "less"}
"""What is drawn as often as it is done …"""
NUMBERED: Final = {"gain": "coin", "units": "unit"}
"""… and what has its number on it."""
ALONE: Final = {"retrieve": "retrieve", "tokens": "token", "strip": "struck-grey"}
THEN: Final = Mark("then")
TOKEN_MARKS: Final = {
    "elves-trade": (Mark("yellow"), THEN, Mark("again")),
    "elves-paths": (Mark("red"), THEN, Mark("pennant-any")),
    "elves-wisdom": (Mark("any"),),
    "dwarves-masons": (Mark("fort"), THEN, Mark("coin", "0")),
    "dwarves-builders": (Mark("fort"), THEN, Mark("again")),
    "dwarves-tunnels": (Mark("green"), THEN, Mark("move"), Mark("move")),
    "hobbits-eagles": (Mark("eagles"),),
    "hobbits-scouts": (Mark("blue"), THEN, Mark("unit", "1")),
    "hobbits-gifts": (Mark("link"), THEN, Mark("coin", "3")),
    "humans-roads": (Mark("yellow"), THEN, Mark("ring")),
    "humans-levy": (Mark("red"), THEN, Mark("unit", "+1")),
    "humans-salvage": (Mark("card"), THEN, Mark("coin", "×2")),
    "ents-awakening": (Mark("again"),),
    "ents-wrath": (Mark("struck-fort"),),
    "ents-march": (Mark("move"), Mark("removal"), Mark("less")),
    "wizards-beacon": (Mark("ring"), Mark("ring")),
    "wizards-summons": (Mark("unit", "1"), Mark("unit", "1")),
    "wizards-memory": (Mark("retrieve"),),
}


def effect_marks(effects: Iterable[Effect]) -> Iterator[Mark]:
    for kind, number in effects:
        if kind in NUMBERED:
            yield Mark(NUMBERED[kind], str(number))
        else:
            yield from [Mark((REPEATED | ALONE)[kind])] * number


def card_marks(card: int) -> list[Mark]:
    """What a card does."""
    data = CARD_DATA[CARD_IDS[card]]
    marks = [Mark(SKILL_IDS[skill]) for skill in gives(card)]
    for skill in one_of(card):
        marks += [Mark("slash"), Mark(SKILL_IDS[skill])] if marks else [Mark(SKILL_IDS[skill])]
    marks += [Mark(data["people"])] if "people" in data else []
    marks += effect_marks(brings(card))
    return marks + [Mark(f"pennant-region-{region}") for region in data.get("regions", ())]


def cost_marks(card: int) -> list[Mark]:
    """What is printed on a card as its cost, without the symbol that makes it free."""
    data = CARD_DATA[CARD_IDS[card]]
    marks = [Mark("coin", str(data["coins"]))] if "coins" in data else []
    return marks + [Mark(skill) for skill, number in data.get("skills", {}).items() for _ in range(number)]


# Signs in a row.


def drawn(mark: Mark, x: float, y: float, size: float) -> Iterator[Markup]:
    """A mark with its middle at x and y."""
    kind, _, inner = mark.glyph.partition("-")
    if kind == "pennant":
        yield used("pennant", x, y, size, "me-pennant")
        yield used(inner, x, y - size * 0.09, size * 0.62, "me-sigil")
        return
    if kind == "struck":
        yield used(inner, x, y, size)
        yield element("path", d=f"M{x - size / 2:g} {y + size / 2:g}l{size:g} {-size:g}", class_="me-struck")
        return
    yield used(mark.glyph, x, y, size, f"me-{mark.glyph}" if mark.glyph in ("coin", "ring", "unit", "less") else None)
    if mark.text:
        yield figure(mark.text, x, y, size * (0.72 if len(mark.text) == 1 else 0.55), f"me-on-{mark.glyph}")


def figure(text: str, x: float, y: float, size: float, class_: str) -> Markup:
    """A number with its middle at x and y."""
    return element("text", text, x=round(x, 1), y=round(y + size * 0.36, 1), font_size=round(size, 1), class_=class_)


def row(marks: Sequence[Mark], x: float, y: float, width: float, size: float) -> list[Markup]:
    """Marks beside each other with their middle at x, made smaller where they would need more than the width."""
    widths = [0.55 if mark.glyph in ("slash", "then") else 1.0 for mark in marks]
    size = min(size, width / (sum(widths) + 0.1 * (len(marks) - 1))) if marks else size
    parts: list[Markup] = []
    left = x - size * (sum(widths) + 0.1 * (len(marks) - 1)) / 2
    for mark, wide in zip(marks, widths, strict=True):
        parts += drawn(mark, round(left + size * wide / 2, 1), y, round(size * min(1, wide * 1.3), 1))
        left += size * (wide + 0.1)
    return parts


def medallion(chain: str, x: float, y: float, radius: float, class_: str) -> Markup:
    """A chain symbol."""
    disc = element("circle", cx=x, cy=y, r=radius)
    return element("g", disc, used(chain, x, y, radius * 1.35), class_=f"me-chain {class_}")


# Cards, in a space of 100 by 140.


@cache
def card_face(say: Texts, card: int) -> Markup:
    """The upper half tells what matters, for that is what is seen of a covered card."""
    data = CARD_DATA[CARD_IDS[card]]
    free, chain = freed_by(card), data.get("chain")
    left, right = 29 if free else 6, 71 if chain else 94
    parts = [
        element("rect", width=100, height=140, rx=9, class_="me-paper"),
        element("path", d="M9 0h82a9 9 0 0 1 9 9v15H0V9a9 9 0 0 1 9-9z", class_="me-band"),
        used(data["colour"], 14, 12, 15, "me-shape"),
        element("g", *row(cost_marks(card), 62, 12, 68, 16), class_="me-cost"),
        *row(card_marks(card), (left + right) / 2, 43, right - left, 30),
    ]
    parts += [medallion(free, 15, 43, 11.5, "me-wants")] if free else []
    parts += [medallion(chain, 85, 43, 11.5, "me-gives")] if chain else []
    parts.append(line_of(say.say(card_name(card)), 72, 13, 13, "me-name"))
    if "regions" in data:
        names = " · ".join(say(f"region-{region}") for region in data["regions"])
        parts.append(line_of(names, 86, 10.5, 16, "me-where"))
    parts.append(element("rect", x=1, y=1, width=98, height=138, rx=8, class_="me-frame"))
    return joined(parts)


def line_of(words: str, y: float, size: float, fits: int, class_: str, *, x: float = 50, width: float = 90) -> Markup:
    """Words on a face; if they are longer than fits, they are squeezed."""
    squeeze = width if len(words) > fits else None
    adjust = "spacingAndGlyphs" if squeeze else None
    return element("text", words, x=x, y=y, font_size=size, class_=class_, textLength=squeeze, lengthAdjust=adjust)


def colour_class(card: int) -> str:
    return f"me-{COLOURS[COLOUR[card]]}"


@cache
def back_face(chapter: int) -> Markup:
    return joined(
        (
            element("rect", width=100, height=140, rx=9, class_="me-reverse"),
            element("path", d="M14 38L50 8l36 30l-36 30zM14 102l36-30l36 30l-36 30z", class_="me-lattice"),
            element("path", d=RUNES[chapter], class_="me-rune"),
        )
    )


@cache
def small_face(card: int) -> Markup:
    """A card that was played: its shape, what it does, and the chain symbol it gives."""
    data = CARD_DATA[CARD_IDS[card]]
    chain = data.get("chain")
    right = 38 if chain else 53
    marks = [mark for mark in card_marks(card) if not mark.glyph.startswith("pennant")]
    parts = [
        element("rect", x=1, y=1, width=54, height=34, rx=5, class_="me-paper"),
        element("path", d="M6 1h7v34H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z", class_="me-band"),
        *row(marks, (15 + right) / 2, 18, right - 16, 20),
        element("rect", x=1, y=1, width=54, height=34, rx=5, class_="me-frame"),
    ]
    parts += [medallion(chain, 46, 18, 8, "me-gives")] if chain else []
    return element("svg", *parts, viewBox="0 0 56 36", aria_hidden="true")


# Prices.


def card_tags(view: View, say: Texts, card: int) -> list[Markup]:
    """What the near side pays for a card, with the symbols it lacks, and smaller what the other one does."""
    own = near(view)
    wants = freed_by(card)
    mine, other = view.card_price(own, card), view.card_price(1 - own, card)
    lift = -7 if len(mine.missing) > 3 else 0
    lacks = [
        used(SKILL_IDS[skill], 44 + 12 * (place % 3), 115 + lift + 13 * (place // 3), 11.5, "me-lack")
        for place, skill in enumerate(mine.missing)
    ]
    free = [] if mine.coins else [line_of(say.say(FREE), 97, 11, 14, "me-free", x=43)]
    return [*free, pay(mine, wants, 21, 115, 15), *lacks, rival(1 - own, other, wants)]


def rival(seat: int, price: Price, wants: str | None) -> Markup:
    sign = used(SIDES[seat], 85, 102, 13, "me-rival")
    return element("g", sign, pay(price, wants, 85, 121, 10.5), class_=f"me-theirs side{seat}")


def pay(price: Price, wants: str | None, x: float, y: float, radius: float) -> Markup:
    """Coins, or the chain symbol that makes a card free. What is too dear is hollow."""
    if price.chained and wants is not None:
        return medallion(wants, x, y, radius, "me-freed")
    size = radius * (1.5 if price.coins < 10 else 1.2)
    number = figure(str(price.coins), x, y, size, "me-on-coin")
    kind = "me-pay" if price.affordable else "me-pay me-dear"
    return element("g", element("circle", cx=x, cy=y, r=radius), number, class_=kind)


# Landmarks, in a space of 160 by 84, and tokens, in one of 60 by 60.


@cache
def tile_face(say: Texts, tile: int, height: int) -> Markup:
    """Where it lies and what it does; with more height there is room for its cost."""
    rest = height - 20
    return joined(
        (
            element("path", d=f"M10 0h140l10 10v{rest}l-10 10H10L0 {rest + 10}V10z", class_="me-paper"),
            element("path", d="M10 0h140l10 10v14H0V10z", class_="me-band"),
            *drawn(Mark(f"pennant-region-{REGION_IDS[TILE_REGION[tile]]}"), 17, 14, 22),
            line_of(say.say(tile_name(tile)), 17, 15, 13, "me-name", x=92, width=116),
            *row([Mark("fort"), *effect_marks(TILE_BRINGS[TILE_IDS[tile]])], 60, height - 18, 104, 22),
            element("path", d=f"M10 1h140l9 9v{rest}l-9 9H10l-9-9V10z", class_="me-frame"),
        )
    )


def tile_cost(tile: int, price: Price) -> list[Markup]:
    """The six symbols asked for; those that have to be paid for are marked."""
    lacking = list(price.missing)
    parts: list[Markup] = []
    for place, skill in enumerate(reversed(symbols_of(TILE_SKILLS[tile]))):
        lacks = skill in lacking
        if lacks:
            lacking.remove(skill)
        parts.append(used(SKILL_IDS[skill], 106 - 18.5 * place, 39, 16, "me-lack" if lacks else None))
    return parts


def tile_tags(view: View, tile: int) -> list[Markup]:
    own = near(view)
    mine, other = view.tile_price(own, tile), view.tile_price(1 - own, tile)
    sign = used(SIDES[1 - own], 124, 68, 11, "me-rival")
    theirs = element("g", sign, pay(other, None, 142, 68, 10.5), class_=f"me-theirs side{1 - own}")
    return [*tile_cost(tile, mine), pay(mine, None, 138, 41, 14), theirs]


@cache
def token_face(token: int) -> Markup:
    """The sign of its people above, what it does below."""
    parts = [
        element("path", d="M18 1h24l17 17v24L42 59H18L1 42V18z", class_="me-paper"),
        used(PEOPLE_IDS[token // 3], 30, 16, 17, "me-people"),
        *row(TOKEN_MARKS[TOKEN_IDS[token]], 30, 39, 52, 20),
    ]
    return element("svg", *parts, viewBox="0 0 60 60", aria_hidden="true")
