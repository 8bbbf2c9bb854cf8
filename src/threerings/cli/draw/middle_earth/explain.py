"""Explanations of anything that has a name, from cards to chapters of the rules."""

from collections.abc import Callable, Iterable, Iterator
from unicodedata import normalize

from rich.text import Text

from threerings.cli.answers import SHORTEST_WORD
from threerings.cli.draw.middle_earth.map import forces
from threerings.cli.draw.middle_earth.signs import (
    colour_style,
    dotted,
    letter,
    listed,
    said,
    shape_of,
    side_title,
    unbroken,
)
from threerings.cli.rulebook import chapter_of, rule_ids, rule_lines
from threerings.cli.sheet import Sheet, prose
from threerings.core.game import Line, Name
from threerings.core.zones import bit, members
from threerings.games.middle_earth import GAME
from threerings.games.middle_earth.components import (
    CARD_IDS,
    CARD_REGIONS,
    CARDS,
    CHAIN,
    CHAIN_IDS,
    COLOUR,
    COLOURS,
    FREE_WITH,
    PACK,
    PEOPLE,
    PEOPLE_IDS,
    REGION_IDS,
    SIDES,
    SKILL_IDS,
    TILE_IDS,
    TILE_REGION,
    TOKEN_IDS,
)
from threerings.games.middle_earth.view import Price, View
from threerings.games.middle_earth.words import (
    FREE,
    SEATS,
    card_name,
    card_texts,
    cards_of,
    chain_name,
    chained,
    colour_name,
    discard_size,
    discard_unseen,
    freed_by,
    gives,
    lies_ahead,
    named,
    neighbours,
    one_of,
    owners,
    payment,
    people_name,
    place_of,
    printed_cost,
    region_name,
    removed_seen,
    skill_name,
    tile_cost,
    tile_in,
    tile_name,
    tile_text,
    token_name,
    token_text,
)

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
        ("card", CARD_IDS, card_page),
        ("token", TOKEN_IDS, token_page),
        ("tile", TILE_IDS, tile_page),
        ("region", REGION_IDS, region_page),
        ("skill", SKILL_IDS, skill_page),
        ("people", PEOPLE_IDS, people_page),
        ("chain", CHAIN_IDS, chain_page),
        ("colour", COLOURS, colour_page),
        ("side", SIDES, side_page),
    )
    for kind, names, page in shelves:
        for number, name in enumerate(names):
            yield name, f"{kind}-{name}", number, page


def folded(word: str) -> str:
    """A name as people type it: without case, accents or blanks."""
    letters = normalize("NFKD", word).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


def told(sheet: Sheet, *sentences: str | Name | Line) -> list[Text]:
    """Sentences, each from a line of its own."""
    texts = [part if isinstance(part, str) else said(sheet, part) for part in sentences]
    return [line for text in texts if text for line in prose(text, sheet.width, "    ", "  ")]


def labelled(sheet: Sheet, key: str, names: Iterable[Name]) -> str:
    """A label and what it stands for; nothing if there is nothing."""
    found = listed(sheet, names)
    return f"{sheet.speech(key)} {found}" if found else ""


def counted(sheet: Sheet, *numbers: int) -> list[str]:
    """How many of something each side has."""
    return [dotted(sheet, (side_title(sheet, seat), str(number))) for seat, number in enumerate(numbers)]


def priced(sheet: Sheet, card: int | None, *prices: Price) -> list[str]:
    """What something costs each side now."""
    return [
        dotted(sheet, (unbroken(side_title(sheet, seat)), said(sheet, payment(card, price))))
        for seat, price in enumerate(prices)
    ]


# Cards, tokens and landmarks.


def card_page(view: View, sheet: Sheet, card: int) -> list[Text]:
    name, colour = said(sheet, card_name(card)), said(sheet, colour_name(int(COLOUR[card])))
    title = Text.assemble((shape_of(sheet, card), f"bold {colour_style(card)}"), " ", (name, "bold"))
    title.append(f" ({colour}, {sheet.speech('sheet-chapter', chapter=card // PACK + 1)})")
    cost = labelled(sheet, "sheet-cost", printed_cost(card) or (FREE,))
    if freed_by(card):
        cost += f" ({said(sheet, chained(card))})"
    prices = priced(sheet, card, *(view.card_price(seat, card) for seat in SEATS)) if lies_ahead(view, card) else []
    return [title, *told(sheet, *card_texts(card), cost, *prices, *place_of(view, card))]


def token_page(view: View, sheet: Sheet, token: int) -> list[Text]:
    top = [Name("place-on-top", {})] if token in view.tops else []
    owned = owners(view.side(seat).tokens & bit(token) != 0 for seat in SEATS)
    title = Text(f"{said(sheet, token_name(token))} ({said(sheet, people_name(token // 3))})", "bold")
    return [title, *told(sheet, token_text(token), *owned, *top)]


def tile_page(view: View, sheet: Sheet, tile: int) -> list[Text]:
    owned = owners(view.side(seat).tiles & bit(tile) != 0 for seat in SEATS)
    cost = labelled(sheet, "sheet-cost", tile_cost(tile))
    prices = [] if owned else priced(sheet, None, *(view.tile_price(seat, tile) for seat in SEATS))
    hidden = [Name("place-hidden", {})] if view.tiles_down & bit(tile) else []
    where = said(sheet, region_name(int(TILE_REGION[tile])))
    title = Text(f"{sheet.ink.fort} {said(sheet, tile_name(tile))} ({where})", "bold")
    return [title, *told(sheet, tile_text(tile), cost, *prices, *owned, *hidden)]


# The map.


def region_page(view: View, sheet: Sheet, region: int) -> list[Text]:
    title = Text.assemble((said(sheet, region_name(region)), "bold"), "  ", forces(view, sheet, region))
    title.rstrip()
    cards = [card for card in range(CARDS) if CARD_REGIONS[card] & bit(region)]
    return [
        title,
        *told(
            sheet,
            labelled(sheet, "sheet-neighbours", named(region_name, neighbours(region))),
            labelled(sheet, "sheet-landmark", [tile_name(tile_in(region))]),
            labelled(sheet, "sheet-units-come", named(card_name, cards)),
        ),
    ]


# Skills, peoples, chain symbols, colours, sides.


def skill_page(view: View, sheet: Sheet, skill: int) -> list[Text]:
    owned = counted(sheet, *(view.side(seat).skills >> 4 * skill & 15 for seat in SEATS))
    cards = [card for card in range(CARDS) if skill in (*gives(card), *one_of(card))]
    title = Text(f"{letter(sheet, skill)} = {said(sheet, skill_name(skill))}", "bold")
    return [title, *told(sheet, *owned, labelled(sheet, "sheet-given-by", named(card_name, cards)))]


def people_page(view: View, sheet: Sheet, people: int) -> list[Text]:
    owned = counted(sheet, *(view.side(seat).peoples[people] for seat in SEATS))
    cards = [card for card in range(CARDS) if PEOPLE[card] == people]
    lines = [Text(said(sheet, people_name(people)), "bold")]
    lines += told(sheet, *owned, labelled(sheet, "sheet-given-by", named(card_name, cards)))
    for token in range(3 * people, 3 * people + 3):
        lines += token_page(view, sheet, token)
    return lines


def chain_page(view: View, sheet: Sheet, chain: int) -> list[Text]:
    symbol = bit(chain)
    giving = [card for card in range(CARDS) if CHAIN[card] & symbol]
    freed = [card for card in range(CARDS) if FREE_WITH[card] & symbol]
    return [
        Text(f"{sheet.ink.chain} {listed(sheet, [chain_name(chain)])}", "bold"),
        *told(
            sheet,
            labelled(sheet, "sheet-given-by", named(card_name, giving)),
            labelled(sheet, "sheet-frees", named(card_name, freed)),
            *owners(view.side(seat).chains & symbol != 0 for seat in SEATS),
        ),
    ]


def colour_page(view: View, sheet: Sheet, colour: int) -> list[Text]:  # noqa: ARG001 - a page like the others
    title = f"{sheet.ink.shapes[colour]} {said(sheet, colour_name(colour))}"
    return [Text(title, "bold"), *rule_lines(f"ME-C{colour + 1}", sheet)]


def side_page(view: View, sheet: Sheet, seat: int) -> list[Text]:
    """Every card, token and landmark of a side."""
    side = view.side(seat)
    lines = [Text(side_title(sheet, seat), f"bold {SIDES[seat]}"), *by_colour(sheet, cards_of(side.cards))]
    tokens = labelled(sheet, "sheet-tokens", named(token_name, members(side.tokens)))
    return lines + told(sheet, tokens, labelled(sheet, "sheet-tiles", named(tile_name, members(side.tiles))))


def by_colour(sheet: Sheet, cards: list[int]) -> list[Text]:
    """Cards by their names, a colour after the other."""
    lines: list[Text] = []
    for colour, sign in enumerate(sheet.ink.shapes):
        names = listed(sheet, named(card_name, (card for card in cards if COLOUR[card] == colour)))
        lines += prose(f"{sign} {names}", sheet.width, "    ", "  ") if names else []
    return lines


def discard_page(view: View, sheet: Sheet) -> list[Text]:
    title = sheet.speech("sheet-discard", number=discard_size(view), unknown=discard_unseen(view))
    seen = ", ".join(said(sheet, card_name(card)) for card in removed_seen(view))
    known = sheet.speech("sheet-removed", cards=seen) if seen else ""
    return [Text(title, "bold"), *by_colour(sheet, cards_of(view.discard)), *told(sheet, known)]


def chapter_page(sheet: Sheet, wanted: str) -> list[Text]:
    """A chapter of the rules by its heading, or by a word of it."""
    lines: list[Text] = []
    for rule in rule_ids(GAME.name):
        heading = sheet.speech(f"chapter-{chapter_of(rule)}")
        names = [heading, *(word for word in heading.replace("’", " ").split() if len(word) >= SHORTEST_WORD)]
        if wanted in map(folded, names):
            lines += rule_lines(rule, sheet)
    return lines
