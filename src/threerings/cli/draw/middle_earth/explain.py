"""Explanations of anything that has a name, from cards to chapters of the rules."""

from collections.abc import Callable, Iterable, Iterator

from rich.text import Text

from threerings.cli.answers import SHORTEST_WORD, folded
from threerings.cli.draw.middle_earth.map import forces
from threerings.cli.draw.middle_earth.signs import (
    colour_style,
    dotted,
    letter,
    name_list,
    name_text,
    shape_of,
    side_title,
)
from threerings.cli.rulebook import rule_lines
from threerings.cli.sheet import Sheet, prose, unbroken
from threerings.core.game import Line, Name
from threerings.core.zones import bit, members
from threerings.games.middle_earth import GAME, components, words
from threerings.games.middle_earth.view import Price, View
from threerings.texts import chapter_of, rules_of

Page = Callable[[View, Sheet, int], list[Text]]
ANSWERS = {"coin": ("ME-C6", "ME-C7"), "accept": ("ME-Q3",), "pass": ("ME-F4",), "again": ("ME-T7",)}
"""Words of actions that name nothing in the box, and the rules that tell about them."""


def explain(view: View, sheet: Sheet, word: str) -> list[Text]:
    """Everything of the game that goes by this name or id; nothing if nothing does."""
    wanted = folded(word)
    lines: list[Text] = []
    for name, key, number, page in everything():
        if wanted and wanted in (folded(name), folded(sheet.speech(key))):
            lines += page(view, sheet, number)
    if wanted == folded(sheet.speech("sheet-word-discard")) or wanted == "discard":
        lines += discard_page(view, sheet)
    for rule in ANSWERS.get(wanted, ()):
        lines += rule_lines(rule, sheet)
    return lines or chapter_page(sheet, wanted)


def everything() -> Iterator[tuple[str, str, int, Page]]:
    """All that has a name: its id, the key of its name, its number, and what tells about it."""
    shelves: tuple[tuple[str, Iterable[str], Page], ...] = (
        ("card", components.CARD_IDS, card_page),
        ("token", components.TOKEN_IDS, token_page),
        ("tile", components.TILE_IDS, tile_page),
        ("region", components.REGION_IDS, region_page),
        ("skill", components.SKILL_IDS, skill_page),
        ("people", components.PEOPLE_IDS, people_page),
        ("chain", components.CHAIN_IDS, chain_page),
        ("colour", components.COLOURS, colour_page),
        ("side", components.SIDES, side_page),
    )
    for kind, names, page in shelves:
        for number, name in enumerate(names):
            yield name, f"{kind}-{name}", number, page


def sentences(sheet: Sheet, *sentences: str | Name | Line) -> list[Text]:
    """Sentences, each from a line of its own."""
    texts = [part if isinstance(part, str) else name_text(sheet, part) for part in sentences]
    return [line for text in texts if text for line in prose(text, sheet.width, "    ", "  ")]


def labelled(sheet: Sheet, key: str, names: Iterable[Name]) -> str:
    """A label and what it stands for; nothing if there is nothing."""
    found = name_list(sheet, names)
    return f"{sheet.speech(key)} {found}" if found else ""


def counted(sheet: Sheet, *numbers: int) -> list[str]:
    """How many of something each side has."""
    return [dotted(sheet, (side_title(sheet, seat), str(number))) for seat, number in enumerate(numbers)]


def priced(sheet: Sheet, card: int | None, *prices: Price) -> list[str]:
    """What something costs each side now."""
    return [
        dotted(sheet, (unbroken(side_title(sheet, seat)), name_text(sheet, words.payment(card, price))))
        for seat, price in enumerate(prices)
    ]


# Cards, tokens and landmarks.


def card_page(view: View, sheet: Sheet, card: int) -> list[Text]:
    name, colour = (
        name_text(sheet, words.card_name(card)),
        name_text(sheet, words.colour_name(int(components.COLOUR[card]))),
    )
    title = Text.assemble((shape_of(sheet, card), f"bold {colour_style(card)}"), " ", (name, "bold"))
    title.append(f" ({colour}, {sheet.speech('sheet-chapter', chapter=card // components.PACK + 1)})")
    cost = labelled(sheet, "sheet-cost", words.printed_cost(card) or (words.FREE,))
    if words.freed_by(card):
        cost += f" ({name_text(sheet, words.chained(card))})"
    prices = (
        priced(sheet, card, *(view.card_price(seat, card) for seat in words.SEATS))
        if words.lies_ahead(view, card)
        else []
    )
    return [title, *sentences(sheet, *words.card_texts(card), cost, *prices, *words.place_of(view, card))]


def token_page(view: View, sheet: Sheet, token: int) -> list[Text]:
    top = [Name("place-on-top", {})] if token in view.tops else []
    owned = words.owners(view.side(seat).tokens & bit(token) != 0 for seat in words.SEATS)
    title = Text(
        f"{name_text(sheet, words.token_name(token))} ({name_text(sheet, words.people_name(token // 3))})", "bold"
    )
    return [title, *sentences(sheet, words.token_text(token), *owned, *top)]


def tile_page(view: View, sheet: Sheet, tile: int) -> list[Text]:
    owned = words.owners(view.side(seat).tiles & bit(tile) != 0 for seat in words.SEATS)
    cost = labelled(sheet, "sheet-cost", words.tile_cost(tile))
    prices = [] if owned else priced(sheet, None, *(view.tile_price(seat, tile) for seat in words.SEATS))
    hidden = [Name("place-hidden", {})] if view.tiles_down & bit(tile) else []
    where = name_text(sheet, words.region_name(int(components.TILE_REGION[tile])))
    title = Text(f"{sheet.ink.fort} {name_text(sheet, words.tile_name(tile))} ({where})", "bold")
    return [title, *sentences(sheet, words.tile_text(tile), cost, *prices, *owned, *hidden)]


# The map.


def region_page(view: View, sheet: Sheet, region: int) -> list[Text]:
    title = Text.assemble((name_text(sheet, words.region_name(region)), "bold"), "  ", forces(view, sheet, region))
    title.rstrip()
    cards = [card for card in range(components.CARDS) if components.CARD_REGIONS[card] & bit(region)]
    return [
        title,
        *sentences(
            sheet,
            labelled(sheet, "sheet-neighbours", words.named(words.region_name, words.neighbours(region))),
            labelled(sheet, "sheet-landmark", [words.tile_name(words.tile_in(region))]),
            labelled(sheet, "sheet-units-come", words.named(words.card_name, cards)),
        ),
    ]


# Skills, peoples, chain symbols, colours, sides.


def skill_page(view: View, sheet: Sheet, skill: int) -> list[Text]:
    owned = counted(sheet, *(view.side(seat).skills >> 4 * skill & 15 for seat in words.SEATS))
    cards = [card for card in range(components.CARDS) if skill in (*words.gives(card), *words.one_of(card))]
    title = Text(f"{letter(sheet, skill)} = {name_text(sheet, words.skill_name(skill))}", "bold")
    return [title, *sentences(sheet, *owned, labelled(sheet, "sheet-given-by", words.named(words.card_name, cards)))]


def people_page(view: View, sheet: Sheet, people: int) -> list[Text]:
    owned = counted(sheet, *(view.side(seat).peoples[people] for seat in words.SEATS))
    cards = [card for card in range(components.CARDS) if components.PEOPLE[card] == people]
    lines = [Text(name_text(sheet, words.people_name(people)), "bold")]
    lines += sentences(sheet, *owned, labelled(sheet, "sheet-given-by", words.named(words.card_name, cards)))
    for token in range(3 * people, 3 * people + 3):
        lines += token_page(view, sheet, token)
    return lines


def chain_page(view: View, sheet: Sheet, chain: int) -> list[Text]:
    symbol = bit(chain)
    giving = [card for card in range(components.CARDS) if components.CHAIN[card] & symbol]
    freed = [card for card in range(components.CARDS) if components.FREE_WITH[card] & symbol]
    return [
        Text(f"{sheet.ink.chain} {name_list(sheet, [words.chain_name(chain)])}", "bold"),
        *sentences(
            sheet,
            labelled(sheet, "sheet-given-by", words.named(words.card_name, giving)),
            labelled(sheet, "sheet-frees", words.named(words.card_name, freed)),
            *words.owners(view.side(seat).chains & symbol != 0 for seat in words.SEATS),
        ),
    ]


def colour_page(view: View, sheet: Sheet, colour: int) -> list[Text]:  # noqa: ARG001 - a page like the others
    title = f"{sheet.ink.shapes[colour]} {name_text(sheet, words.colour_name(colour))}"
    return [Text(title, "bold"), *rule_lines(f"ME-C{colour + 1}", sheet)]


def side_page(view: View, sheet: Sheet, seat: int) -> list[Text]:
    """Every card, token and landmark of a side."""
    side = view.side(seat)
    lines = [
        Text(side_title(sheet, seat), f"bold {components.SIDES[seat]}"),
        *by_colour(sheet, words.cards_of(side.cards)),
    ]
    tokens = labelled(sheet, "sheet-tokens", words.named(words.token_name, members(side.tokens)))
    return lines + sentences(
        sheet, tokens, labelled(sheet, "sheet-tiles", words.named(words.tile_name, members(side.tiles)))
    )


def by_colour(sheet: Sheet, cards: list[int]) -> list[Text]:
    """Cards by their names, a colour after the other."""
    lines: list[Text] = []
    for colour, sign in enumerate(sheet.ink.shapes):
        names = name_list(
            sheet, words.named(words.card_name, (card for card in cards if components.COLOUR[card] == colour))
        )
        lines += prose(f"{sign} {names}", sheet.width, "    ", "  ") if names else []
    return lines


def discard_page(view: View, sheet: Sheet) -> list[Text]:
    title = sheet.speech("sheet-discard", number=words.discard_size(view), unknown=words.discard_unseen(view))
    seen = ", ".join(name_text(sheet, words.card_name(card)) for card in words.removed_seen(view))
    known = sheet.speech("sheet-removed", cards=seen) if seen else ""
    return [Text(title, "bold"), *by_colour(sheet, words.cards_of(view.discard)), *sentences(sheet, known)]


def chapter_page(sheet: Sheet, wanted: str) -> list[Text]:
    """A chapter of the rules by its heading, or by a word of it."""
    lines: list[Text] = []
    for rule in rules_of(GAME.name):
        heading = sheet.speech(f"chapter-{chapter_of(rule)}")
        names = [heading, *(word for word in heading.replace("’", " ").split() if len(word) >= SHORTEST_WORD)]
        if wanted in map(folded, names):
            lines += rule_lines(rule, sheet)
    return lines
