"""Explanations of anything that has a name, from cards to chapters of the rules."""

from collections.abc import Callable, Iterable, Iterator
from unicodedata import normalize

from rich.text import Text

from threerings.cli.answers import SHORTEST_WORD
from threerings.cli.middle_earth_map import forces
from threerings.cli.middle_earth_words import (
    KINDS,
    SEATS,
    card_name,
    cards_of,
    chain_names,
    colour_style,
    dotted,
    one_of,
    people_name,
    price_in_words,
    region_name,
    shape_of,
    side_name,
    skill_list,
    tile_name,
    token_name,
    unbroken,
)
from threerings.cli.rulebook import chapter_of, rule_ids, rule_lines
from threerings.cli.sheet import Sheet, prose
from threerings.core.zones import bit, members
from threerings.games.middle_earth import GAME
from threerings.games.middle_earth.components import (
    BLUE,
    CARD_COINS,
    CARD_IDS,
    CARD_REGIONS,
    CARD_SKILLS,
    CARD_UNITS,
    CARDS,
    CHAIN,
    CHAIN_IDS,
    COLOUR,
    COLOURS,
    FREE_WITH,
    GAIN,
    GIVES,
    GREEN,
    GREY,
    MANOEUVRES,
    PACK,
    PEOPLE,
    PEOPLE_IDS,
    RED,
    REGION_IDS,
    RINGS,
    ROADS_BOTH_WAYS,
    SIDES,
    SKILL_IDS,
    TILE_IDS,
    TILE_REGION,
    TILE_SKILLS,
    TILES,
    TOKEN_IDS,
    YELLOW,
)
from threerings.games.middle_earth.view import Price, View, symbols_of

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
    if wanted == folded(sheet.speech("middle-earth-word-discard")) or wanted == "discard":
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


def told(sheet: Sheet, *sentences: str) -> list[Text]:
    return [line for sentence in sentences if sentence for line in prose(sentence, sheet.width, "    ", "  ")]


def listed(sheet: Sheet, key: str, names: Iterable[str]) -> str:
    """A label and what it stands for; nothing if there is nothing."""
    found = ", ".join(unbroken(name) for name in names)
    return f"{sheet.speech(key)} {found}" if found else ""


# Cards.


def card_page(view: View, sheet: Sheet, card: int) -> list[Text]:
    say = sheet.speech
    title = Text.assemble((shape_of(sheet, card), f"bold {colour_style(card)}"), " ", (card_name(sheet, card), "bold"))
    colour = say(f"colour-{COLOURS[COLOUR[card]]}")
    title.append(f" ({colour}, {say('middle-earth-chapter', chapter=card // PACK + 1)})")
    chain = say("card-text-chain", symbol=chain_names(sheet, CHAIN[card])) if CHAIN[card] else ""
    prices = price_lines(sheet, [view.card_price(seat, card) for seat in SEATS]) if lies_ahead(view, card) else []
    return [
        title,
        *told(sheet, card_text(sheet, card), chain, card_cost(sheet, card), *prices, place_of_card(view, sheet, card)),
    ]


def card_text(sheet: Sheet, card: int) -> str:
    """The sentence that tells what a card does."""
    say, colour = sheet.speech, COLOUR[card]
    if colour == GREY and one_of(card):
        return say("card-text-choice", skills=skill_list(sheet, one_of(card)))
    if colour == GREY:
        return say("card-text-grey", skills=skill_list(sheet, symbols_of(GIVES[card])))
    if colour == YELLOW:
        return say("card-text-yellow", number=int(GAIN[card]))
    if colour == BLUE:
        return say("card-text-blue", number=int(RINGS[card]))
    if colour == GREEN:
        return say("card-text-green", people=say("of-people", people=PEOPLE_IDS[PEOPLE[card]]))
    if colour == RED:
        first, second = (say("to-region", region=REGION_IDS[region]) for region in members(CARD_REGIONS[card]))
        return say("card-text-red", number=int(CARD_UNITS[card]), first=first, second=second)
    numbers = {kind: int(MANOEUVRES[card] >> shift & 15) for kind, shift in KINDS}
    done = [say(f"manoeuvre-{kind}", number=number) for kind, number in numbers.items() if number]
    return say("card-text-purple", manoeuvres=", ".join(done))


def card_cost(sheet: Sheet, card: int) -> str:
    say = sheet.speech
    parts = [say("cost-coins", number=int(CARD_COINS[card]))] if CARD_COINS[card] else []
    parts += [skill_list(sheet, symbols_of(CARD_SKILLS[card]))] if CARD_SKILLS[card] else []
    cost = f"{say('middle-earth-cost')} {', '.join(parts) if parts else say('cost-free')}"
    if not FREE_WITH[card]:
        return cost
    symbol = say("with-chain", chain=CHAIN_IDS[members(FREE_WITH[card])[0]])
    return f"{cost} ({say('cost-chain', symbol=symbol)})"


def price_lines(sheet: Sheet, prices: Iterable[Price]) -> list[str]:
    """What something costs each side now."""
    return [
        dotted(sheet, (unbroken(side_name(sheet, seat)), price_in_words(sheet, price)))
        for seat, price in zip(SEATS, prices, strict=True)
    ]


def lies_ahead(view: View, card: int) -> bool:
    """Whether a card may still be taken from a layout, as far as the viewer knows."""
    chapter = card // PACK
    if chapter != view.chapter:
        return chapter > view.chapter
    return card in view.slots or bool(view.unseen >> card % PACK & 1)


def place_of_card(view: View, sheet: Sheet, card: int) -> str:
    """Where a card is, as far as the viewer knows."""
    say, chapter = sheet.speech, card // PACK
    for seat in SEATS:
        if card in cards_of(view.side(seat).cards):
            return say("middle-earth-owned", side=SIDES[seat])
    if chapter > view.chapter:
        return ""
    if view.discard[chapter] >> card % PACK & 1:
        return say("middle-earth-in-discard")
    if card in view.slots:
        return say("middle-earth-accessible" if card in view.accessible else "middle-earth-covered")
    if view.secret and chapter == view.chapter and view.secret >> card % PACK & 1:
        return say("middle-earth-in-discard")
    return say("middle-earth-unseen" if view.secret is None else "middle-earth-face-down")


# Tokens and landmarks.


def token_page(view: View, sheet: Sheet, token: int) -> list[Text]:
    say = sheet.speech
    owner = [say("middle-earth-owned", side=SIDES[seat]) for seat in SEATS if view.side(seat).tokens & bit(token)]
    top = say("middle-earth-token-on-top") if token in view.tops else ""
    title = Text(f"{token_name(sheet, token)} ({people_name(sheet, token // 3)})", "bold")
    return [title, *told(sheet, say(f"token-{TOKEN_IDS[token]}-text"), *owner, top)]


def tile_page(view: View, sheet: Sheet, tile: int) -> list[Text]:
    say = sheet.speech
    owners = [seat for seat in SEATS if view.side(seat).tiles & bit(tile)]
    cost = f"{say('middle-earth-cost')} {skill_list(sheet, symbols_of(TILE_SKILLS[tile]))}"
    prices = [] if owners else price_lines(sheet, [view.tile_price(seat, tile) for seat in SEATS])
    where = [say("middle-earth-owned", side=SIDES[seat]) for seat in owners]
    where += [say("middle-earth-tile-hidden")] if view.tiles_down & bit(tile) else []
    title = Text(f"{sheet.ink.fort} {tile_name(sheet, tile)} ({region_name(sheet, TILE_REGION[tile])})", "bold")
    return [title, *told(sheet, say(f"tile-{TILE_IDS[tile]}-text"), cost, *prices, *where)]


# The map.


def region_page(view: View, sheet: Sheet, region: int) -> list[Text]:
    title = Text.assemble((region_name(sheet, region), "bold"), "  ", forces(view, sheet, region))
    title.rstrip()
    near = [region_name(sheet, there) for here, there in ROADS_BOTH_WAYS if here == region]
    tiles = [tile_name(sheet, tile) for tile in range(TILES) if TILE_REGION[tile] == region]
    cards = [card_name(sheet, card) for card in range(CARDS) if CARD_REGIONS[card] & bit(region)]
    return [
        title,
        *told(
            sheet,
            listed(sheet, "middle-earth-neighbours", near),
            listed(sheet, "middle-earth-landmark", tiles),
            listed(sheet, "middle-earth-units-come", cards),
        ),
    ]


# Skills, peoples, chain symbols, colours, sides.


def skill_page(view: View, sheet: Sheet, skill: int) -> list[Text]:
    say = sheet.speech
    owned = [dotted(sheet, (side_name(sheet, seat), str(view.side(seat).skills >> 4 * skill & 15))) for seat in SEATS]
    cards = [
        card_name(sheet, card) for card in range(CARDS) if skill in symbols_of(GIVES[card]) or skill in one_of(card)
    ]
    title = Text(f"{say(f'middle-earth-skill-{SKILL_IDS[skill]}')} = {say(f'skill-{SKILL_IDS[skill]}')}", "bold")
    return [title, *told(sheet, *owned, listed(sheet, "middle-earth-given-by", cards))]


def people_page(view: View, sheet: Sheet, people: int) -> list[Text]:
    owned = [dotted(sheet, (side_name(sheet, seat), str(view.side(seat).peoples[people]))) for seat in SEATS]
    cards = [card_name(sheet, card) for card in range(CARDS) if PEOPLE[card] == people]
    lines = [Text(people_name(sheet, people), "bold")]
    lines += told(sheet, *owned, listed(sheet, "middle-earth-given-by", cards))
    for token in range(3 * people, 3 * people + 3):
        lines += token_page(view, sheet, token)
    return lines


def chain_page(view: View, sheet: Sheet, chain: int) -> list[Text]:
    say, symbol = sheet.speech, bit(chain)
    owned = [say("middle-earth-owned", side=SIDES[seat]) for seat in SEATS if view.side(seat).chains & symbol]
    giving = [card_name(sheet, card) for card in range(CARDS) if CHAIN[card] & symbol]
    freed = [card_name(sheet, card) for card in range(CARDS) if FREE_WITH[card] & symbol]
    return [
        Text(f"{sheet.ink.chain} {chain_names(sheet, symbol)}", "bold"),
        *told(
            sheet,
            listed(sheet, "middle-earth-given-by", giving),
            listed(sheet, "middle-earth-frees", freed),
            *owned,
        ),
    ]


def colour_page(view: View, sheet: Sheet, colour: int) -> list[Text]:  # noqa: ARG001 - a page like the others
    title = f"{sheet.ink.shapes[colour]} {sheet.speech(f'colour-{COLOURS[colour]}')}"
    return [Text(title, "bold"), *rule_lines(f"ME-C{colour + 1}", sheet)]


def side_page(view: View, sheet: Sheet, seat: int) -> list[Text]:
    """Every card, token and landmark of a side."""
    side = view.side(seat)
    lines = [Text(side_name(sheet, seat), f"bold {SIDES[seat]}"), *by_colour(sheet, cards_of(side.cards))]
    tokens = [token_name(sheet, token) for token in members(side.tokens)]
    tiles = [tile_name(sheet, tile) for tile in members(side.tiles)]
    return lines + told(sheet, listed(sheet, "middle-earth-tokens", tokens), listed(sheet, "middle-earth-tiles", tiles))


def by_colour(sheet: Sheet, cards: list[int]) -> list[Text]:
    """Cards by their names, a colour after the other."""
    lines: list[Text] = []
    for colour, sign in enumerate(sheet.ink.shapes):
        names = ", ".join(unbroken(card_name(sheet, card)) for card in cards if COLOUR[card] == colour)
        lines += prose(f"{sign} {names}", sheet.width, "    ", "  ") if names else []
    return lines


def unknown(view: View) -> int:
    """How many cards of the discard the viewer has not seen."""
    return view.removed if view.secret is None else 0


def discard_page(view: View, sheet: Sheet) -> list[Text]:
    say = sheet.speech
    cards = cards_of(view.discard)
    title = say("middle-earth-discard", number=len(cards) + view.removed, unknown=unknown(view))
    secret = [card_name(sheet, card) for card in members(view.secret or 0, PACK * view.chapter)]
    known = say("middle-earth-removed", cards=", ".join(secret)) if secret else ""
    return [Text(title, "bold"), *by_colour(sheet, cards), *told(sheet, known)]


def chapter_page(sheet: Sheet, wanted: str) -> list[Text]:
    """A chapter of the rules by its heading, or by a word of it."""
    lines: list[Text] = []
    for rule in rule_ids(GAME.name):
        heading = sheet.speech(f"chapter-{chapter_of(rule)}")
        names = [heading, *(word for word in heading.replace("’", " ").split() if len(word) >= SHORTEST_WORD)]
        if wanted in map(folded, names):
            lines += rule_lines(rule, sheet)
    return lines
