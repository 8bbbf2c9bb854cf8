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
from threerings.web.draw.middle_earth.glyphs import framed, use_glyph
from threerings.web.draw.middle_earth.tips import near

LINE: Final = 12
"""So many letters of a name fit into a line of a card."""


class Sign(NamedTuple):
    """A sign, perhaps with a number on it."""

    glyph: str
    text: str = ""


REPEATED: Final = {"rings": "ring", "moves": "move", "removals": "removal", "coins": "less"}
"""What is drawn as often as it is done …"""
NUMBERED: Final = {"gain": "coin", "units": "unit"}
"""… and what has its number on it."""
ALONE: Final = {"retrieve": "retrieve", "tokens": "token", "strip": "struck-grey"}
PAINTED: Final = ("coin", "ring", "unit", "less")
"""Signs with colours of their own."""
THEN: Final = Sign("then")
COIN: Final = Sign("coin")
TOKEN_MARKS: Final = {
    "elves-trade": (Sign("yellow"), THEN, Sign("again")),
    "elves-paths": (Sign("red"), THEN, Sign("pennant-any")),
    "elves-wisdom": (Sign("any"),),
    "dwarves-masons": (Sign("fort"), THEN, Sign("struck-coin")),
    "dwarves-builders": (Sign("fort"), THEN, Sign("again")),
    "dwarves-tunnels": (Sign("green"), THEN, Sign("move"), Sign("move")),
    "hobbits-eagles": (Sign("eagles"),),
    "hobbits-scouts": (Sign("blue"), THEN, Sign("unit")),
    "hobbits-gifts": (Sign("link"), THEN, COIN, COIN, COIN),
    "humans-roads": (Sign("yellow"), THEN, Sign("ring")),
    "humans-levy": (Sign("red"), THEN, Sign("plus"), Sign("unit")),
    "humans-salvage": (Sign("card"), THEN, COIN, COIN),
    "ents-awakening": (Sign("again"),),
    "ents-wrath": (Sign("struck-fort"),),
    "ents-march": (Sign("move"), Sign("removal"), Sign("less")),
    "wizards-beacon": (Sign("ring"), Sign("ring")),
    "wizards-summons": (Sign("unit"), Sign("unit")),
    "wizards-memory": (Sign("retrieve"),),
}


def effect_signs(effects: Iterable[Effect]) -> Iterator[Sign]:
    for kind, number in effects:
        if kind in NUMBERED:
            yield Sign(NUMBERED[kind], f"+{number}" if kind == "gain" else str(number))
        else:
            yield from [Sign((REPEATED | ALONE)[kind])] * number


def card_signs(card: int) -> list[Sign]:
    """What a card does."""
    data = CARD_DATA[CARD_IDS[card]]
    marks = [Sign(SKILL_IDS[skill]) for skill in gives(card)]
    for skill in one_of(card):
        marks += [Sign("slash"), Sign(SKILL_IDS[skill])] if marks else [Sign(SKILL_IDS[skill])]
    marks += [Sign(data["people"])] if "people" in data else []
    marks += effect_signs(brings(card))
    return marks + [Sign(f"pennant-region-{region}") for region in data.get("regions", ())]


def cost_signs(card: int) -> list[Sign]:
    """What is printed on a card as its cost, without the symbol that makes it free."""
    data = CARD_DATA[CARD_IDS[card]]
    marks = [COIN] * data.get("coins", 0)
    return marks + [Sign(skill) for skill, number in data.get("skills", {}).items() for _ in range(number)]


def scene(card: int) -> str:
    """The picture of a card's kind: a skill, a people, or a colour and how much it brings."""
    data = CARD_DATA[CARD_IDS[card]]
    kind = data["colour"]
    if kind in ("red", "blue"):
        return f"scene-{kind}-{data.get('units') or data['rings']}"
    if kind == "purple":
        return f"scene-purple-{1 if 'moves' in data['manoeuvres'] else 2}"
    if kind == "grey":
        return f"scene-{next(iter(data['gives']), '') if 'gives' in data else 'counsel'}"
    return f"scene-{data.get('people', kind)}"


# Signs in a row.


def draw_sign(sign: Sign, x: float, y: float, size: float) -> Iterator[Markup]:
    """A mark with its middle at x and y."""
    kind, _, inner = sign.glyph.partition("-")
    if kind == "pennant":
        yield use_glyph("pennant", x, y, size, f"me-pennant me-{inner}")
        yield use_glyph(inner, x, y - size * 0.09, size * 0.62, "me-sigil")
        return
    if kind == "struck":
        yield from draw_sign(Sign(inner), x, y, size)
        yield element("path", d=f"M{x - size / 2:g} {y + size / 2:g}l{size:g} {-size:g}", class_="me-struck")
        return
    yield use_glyph(sign.glyph, x, y, size, f"me-{sign.glyph}" if sign.glyph in PAINTED else None)
    if sign.text:
        yield figure(
            sign.text, x, y - size * 0.02, size * (0.78 if len(sign.text) == 1 else 0.74), f"me-on-{sign.glyph}"
        )


def figure(text: str, x: float, y: float, size: float, class_: str) -> Markup:
    """A number with its middle at x and y."""
    return element("text", text, x=round(x, 1), y=round(y + size * 0.36, 1), font_size=round(size, 1), class_=class_)


def row(marks: Sequence[Sign], x: float, y: float, width: float, size: float) -> list[Markup]:
    """Marks beside each other with their middle at x, made smaller where they would need more than the width."""
    widths = [0.55 if sign.glyph in ("slash", "then", "plus") else 1.0 for sign in marks]
    size = min(size, width / (sum(widths) + 0.1 * (len(marks) - 1))) if marks else size
    parts: list[Markup] = []
    left = x - size * (sum(widths) + 0.1 * (len(marks) - 1)) / 2
    for sign, wide in zip(marks, widths, strict=True):
        parts += draw_sign(sign, round(left + size * wide / 2, 1), y, round(size * min(1, wide * 1.3), 1))
        left += size * (wide + 0.1)
    return parts


def medallion(chain: str, x: float, y: float, radius: float, class_: str) -> Markup:
    """A chain symbol."""
    disc = element("circle", cx=x, cy=y, r=radius)
    return element("g", disc, use_glyph(chain, x, y, radius * 1.35), class_=f"me-chain {class_}")


# Cards, in a space of 100 by 140.


@cache
def card_face(say: Texts, card: int) -> Markup:
    """The upper third tells what matters, for that is what is seen of a covered card."""
    data = CARD_DATA[CARD_IDS[card]]
    free, chain = freed_by(card), data.get("chain")
    left, right = 24 if free else 5, 76 if chain else 95
    parts = [
        element("rect", x=1, y=3, width=100, height=140, rx=8, class_="me-shadow"),
        element("rect", width=100, height=140, rx=8, class_="me-paper"),
        framed(scene(card), (3, 21), (94, 62)),
        element("path", d="M8 0h84a8 8 0 0 1 8 8v14H0V8a8 8 0 0 1 8-8z", class_="me-band"),
        use_glyph(data["colour"], 12.5, 11.5, 13, "me-shape"),
        element("g", *row(cost_signs(card), 59, 11.5, 76, 15.5), class_="me-cost"),
        element("g", *what_it_does(card, (left + right) / 2, right - left), class_="me-marks"),
    ]
    parts += [medallion(free, 12.5, 38, 11, "me-wants")] if free else []
    parts += [medallion(chain, 87.5, 38, 11, "me-gives")] if chain else []
    parts += lines_of(say.say(card_name(card)))
    parts.append(element("rect", x=1, y=1, width=98, height=138, rx=7, class_="me-frame"))
    return joined(parts)


def what_it_does(card: int, x: float, width: float) -> list[Markup]:
    """Signs in a row; units have their two regions one below the other beside them."""
    marks = card_signs(card)
    regions = [sign_ for sign_ in marks if sign_.glyph.startswith("pennant")]
    if not regions:
        return row(marks, x, 38, width, 28)
    pennants = [sign for place, sign_ in enumerate(regions) for sign in draw_sign(sign_, x + 15, 31 + 16 * place, 15.5)]
    return [*draw_sign(marks[0], x - 8.5, 38, 28), *pennants]


def lines_of(name: str) -> list[Markup]:
    """A card's name in one line or two."""
    words = name.split(" ")
    ends = range(1, len(words)) if len(name) > LINE else ()
    parts = min(((" ".join(words[:end]), " ".join(words[end:])) for end in ends), key=longest, default=(name,))
    return [line_of(part, 101 - 6.5 * (len(parts) - 1) + 13 * place, 14.5, LINE) for place, part in enumerate(parts)]


def longest(parts: Sequence[str]) -> int:
    return max(map(len, parts))


def line_of(
    words: str, y: float, size: float, fits: int, class_: str = "me-name", *, x: float = 50, width: float = 92
) -> Markup:
    """Words on a face; if they are longer than fits, they are squeezed."""
    squeeze = width if len(words) > fits else None
    adjust = "spacingAndGlyphs" if squeeze else None
    return element("text", words, x=x, y=y, font_size=size, class_=class_, textLength=squeeze, lengthAdjust=adjust)


def colour_class(card: int) -> str:
    return f"me-{COLOURS[COLOUR[card]]}"


@cache
def back_face(chapter: int) -> Markup:
    shadow = element("rect", x=1, y=3, width=100, height=140, rx=8, class_="me-shadow")
    return joined((shadow, framed(f"back-{chapter + 1}", (0, 0), (100, 140))))


@cache
def small_face(card: int) -> Markup:
    """A card that was played: what it does, and the chain symbol it gives."""
    data = CARD_DATA[CARD_IDS[card]]
    chain = data.get("chain")
    marks = [sign for sign in card_signs(card) if not sign.glyph.startswith("pennant")]
    parts = [
        element("rect", width=40, height=36, rx=5, class_="me-paper"),
        element("path", d="M5 0h30a5 5 0 0 1 5 5v2H0V5a5 5 0 0 1 5-5z", class_="me-band"),
        *row(marks, 14.5 if chain else 20, 22, 25 if chain else 36, 22),
        element("rect", x=0.8, y=0.8, width=38.4, height=34.4, rx=4.5, class_="me-frame"),
    ]
    parts += [medallion(chain, 31.5, 26, 7.5, "me-gives")] if chain else []
    return element("svg", *parts, viewBox="0 0 40 36", aria_hidden="true")


# Prices.


def card_tags(view: View, say: Texts, card: int) -> list[Markup]:
    """What the near side pays for a card, with the symbols it lacks, and smaller what the other one does."""
    own = near(view)
    wants = freed_by(card)
    mine, other = view.card_price(own, card), view.card_price(1 - own, card)
    lift = -6.5 if len(mine.missing) > 3 else 0
    lacks = [
        use_glyph(SKILL_IDS[skill], 43 + 11.5 * (place % 3), 122 + lift + 13 * (place // 3), 11, "me-lack")
        for place, skill in enumerate(mine.missing)
    ]
    free = not mine.coins and not mine.chained
    tag = element("g", price_tag(20, 122), pay(mine, wants, 21, 122, 14.5), class_="me-nothing" if free else "me-mine")
    return [tag, *([free_tag(say)] if free else lacks), rival(1 - own, other, wants)]


@cache
def price_tag(x: float, y: float) -> Markup:
    """The label on which a price hangs: what is paid looks unlike what is got."""
    return element("path", d=f"M{x - 17} {y}l7-13h26v26h-26z", class_="me-tag")


@cache
def free_tag(say: Texts) -> Markup:
    """A word instead of the price, where there is room for it."""
    label = element("path", d="M3 122l7-13h58v26h-58z", class_="me-tag")
    return element("g", label, line_of(say.say(FREE), 127, 15, 7, "me-word", x=38, width=54), class_="me-free")


def rival(seat: int, price: Price, wants: str | None) -> Markup:
    sign = use_glyph(SIDES[seat], 86, 107, 12, "me-rival")
    return element("g", sign, pay(price, wants, 86, 124, 10.5), class_=f"me-theirs side{seat}")


@cache
def pay(price: Price, wants: str | None, x: float, y: float, radius: float) -> Markup:
    """Coins, or the chain symbol that makes a card free. What is too dear is hollow."""
    if price.chained and wants is not None:
        return medallion(wants, x, y, radius, "me-freed")
    size = radius * (1.5 if price.coins < 10 else 1.2)
    number = figure(str(price.coins), x, y, size, "me-on-coin")
    kind = "me-pay" if price.affordable else "me-pay me-dear"
    return element("g", use_glyph("coin", x, y, radius * 2), number, class_=kind)


# Landmarks, in a space of 110 by 124, and tokens, in one of 60 by 60.


@cache
def tile_face(say: Texts, tile: int) -> Markup:
    """The place, where it lies and what it brings."""
    return joined(
        (
            element("rect", width=110, height=124, rx=7, class_="me-paper"),
            framed(f"place-{TILE_IDS[tile]}", (0, 0), (110, 62)),
            element("path", d="M0 60h110v18H0z", class_="me-band"),
            *draw_sign(Sign(f"pennant-region-{REGION_IDS[TILE_REGION[tile]]}"), 14, 13, 22),
            line_of(say.say(tile_name(tile)), 73.5, 13.5, 13, x=55, width=102),
            *row([Sign("fort"), *effect_signs(TILE_BRINGS[TILE_IDS[tile]])], 40, 91, 70, 19),
            element("rect", x=1, y=1, width=108, height=122, rx=6.5, class_="me-frame"),
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
        parts.append(use_glyph(SKILL_IDS[skill], 71.5 - 12.4 * place, 111, 11.5, "me-lack" if lacks else None))
    return parts


def tile_tags(view: View, tile: int) -> list[Markup]:
    own = near(view)
    mine, other = view.tile_price(own, tile), view.tile_price(1 - own, tile)
    sign = use_glyph(SIDES[1 - own], 83.5, 113, 9, "me-rival")
    theirs = element("g", sign, pay(other, None, 98, 112, 9), class_=f"me-theirs side{1 - own}")
    return [*tile_cost(tile, mine), price_tag(91, 91), pay(mine, None, 92, 91, 11.5), theirs]


@cache
def won_face(tile: int) -> Markup:
    """A landmark that somebody has: the place alone."""
    parts = (
        framed(f"place-{TILE_IDS[tile]}", (0, 0), (62, 36)),
        element("rect", x=1, y=1, width=60, height=34, rx=4, class_="me-frame"),
    )
    return element("svg", *parts, viewBox="0 0 62 36", aria_hidden="true")


@cache
def token_face(token: int) -> Markup:
    """The sign of its people above, what it does below."""
    parts = [
        framed("octagon", (0, 0), (60, 60)),
        use_glyph(PEOPLE_IDS[token // 3], 30, 16, 17, "me-people"),
        *row(TOKEN_MARKS[TOKEN_IDS[token]], 30, 39, 48, 22),
    ]
    return element("svg", *parts, viewBox="0 0 60 60", aria_hidden="true")


@cache
def stack_face(people: int, left: int) -> Markup:
    """Tokens upon each other, with the sign of their people on the back of the upper one."""
    tokens = [framed("octagon", (0, 10 - 5 * place), (60, 60)) for place in range(left)]
    back = [use_glyph(PEOPLE_IDS[people], 30, 44 - 5 * left, 34, "me-people")] if left else []
    return element("svg", *tokens, *back, viewBox="0 0 60 72", aria_hidden="true")
