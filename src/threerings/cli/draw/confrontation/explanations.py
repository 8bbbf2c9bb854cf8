"""What things are, by their names, and how to read the drawing."""

from rich.text import Text

from threerings.cli.answers import folded
from threerings.cli.draw.confrontation.names import card_called
from threerings.cli.sheet import Sheet, legend_of, prose
from threerings.core.game import PUBLIC, Name
from threerings.core.zones import members
from threerings.games.confrontation import words
from threerings.games.confrontation.components import CARD_IDS, DARK, HANDS, LIGHT, PIECE_IDS, REGION_IDS, VARIANTS
from threerings.games.confrontation.view import View


def explain(view: View, sheet: Sheet, word: str) -> list[Text]:
    """A piece, a region, a combat card or a special card by its id or its name; nothing if there is none."""
    wanted, say = folded(word), sheet.speech.say
    for piece, known_as in enumerate(PIECE_IDS):
        if wanted in map(folded, (known_as, say(words.short_piece(piece)), say(words.full_piece(piece)))):
            return page_of(sheet, words.full_piece(piece))
    for region, known_as in enumerate(REGION_IDS):
        if wanted in map(folded, (known_as, say(words.region_name(region)))):
            return region_page(sheet, region)
    for card, known_as in enumerate(VARIANTS):
        if wanted in map(folded, (known_as, say(words.extra_card(card)))):
            return page_of(sheet, words.extra_card(card))
    return card_pages(view, sheet, wanted)


def card_pages(view: View, sheet: Sheet, wanted: str) -> list[Text]:
    """A combat card of the viewer's side, or else of any side."""
    found: dict[str, list[Text]] = {}
    for seat in words.SEATS if view.seat == PUBLIC else (view.seat, 1 - view.seat):
        for card in members(HANDS[seat]):
            name = words.full_card(seat, card)
            if wanted in map(folded, (CARD_IDS[card], sheet.speech.say(name), card_called(sheet, seat, card))):
                found[name.key] = page_of(sheet, name)
    pages = list(found.values()) if view.seat == PUBLIC else list(found.values())[:1]
    return [line for page in pages for line in page]


def page_of(sheet: Sheet, name: Name) -> list[Text]:
    say = sheet.speech.say
    return [Text(say(name), "bold"), *prose(say(words.text_of(name)), sheet.width, "  ")]


def region_page(sheet: Sheet, region: int) -> list[Text]:
    """A region's limit, and where ways lead from it."""
    about, say = words.land(region), sheet.speech.say
    lines = [Text(say(words.region_name(region)), "bold"), *prose(say(about.kind), sheet.width, "  ")]
    for way in about.ways:
        lines += prose(say(way), sheet.width, "    ", "  ")
    for note in about.notes:
        lines += prose(say(note), sheet.width, "  ")
    return lines


def legend(sheet: Sheet) -> list[Text]:
    """How to read the drawing."""
    ink = sheet.ink
    marks = {
        "regions": {"ridge": ink.ridge * 2},
        "ways": {"right": ink.river[0], "left": ink.river[1], "up": ink.tunnel[0], "down": ink.tunnel[1]},
        "pieces": {"light": ink.backs[LIGHT], "dark": ink.backs[DARK], "known": ink.known},
        "marks": {"left": ink.left, "came": ink.came, "fight": ink.fight},
    }
    return legend_of(sheet, "confrontation-legend", marks)
