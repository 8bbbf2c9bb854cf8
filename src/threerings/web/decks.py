"""The owner of the box: a page on which the cards of The Duel are typed in, and one that shows those of a match."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from litestar import Response, get, post
from litestar.datastructures import FormMultiDict, UploadFile
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from threerings.core.game import BadOption
from threerings.games import load
from threerings.games.the_duel.components import (
    CARD_IDS,
    MUST_READ,
    NUMBERS,
    SECTIONS,
    STANDARD_DECK,
    Deck,
    reads_as_card,
)
from threerings.games.the_duel.deck_file import changed, deck_faults, entry, unlikely, write_deck
from threerings.games.the_duel.game import deck_of
from threerings.games.the_duel.words import ROWS
from threerings.texts.faults import recognised, worded
from threerings.web.draw.the_duel.cards import name_of
from threerings.web.draw.the_duel.deck import EDGES, parts, switch_name
from threerings.web.guests import Visiting, Visitor
from threerings.web.limits import LONGEST_DOCUMENT
from threerings.web.pages import LONGEST_FAULT, new_match_page, read_document
from threerings.web.render import page
from threerings.web.speech import Speech

GAME = "the-duel"
SOURCE = "deck"
FILE = f"{GAME}-deck.toml"
LARGEST_FILE = 4 * LONGEST_DOCUMENT
"""Bytes: no letter takes more than four."""


class Typed(NamedTuple):
    """What somebody has sent: as much of it as can be drawn, its numbers as they were typed, and what is wrong."""

    deck: Deck
    numbers: Mapping[str, object]
    faults: list[str]


@get(f"/deck/{GAME}")
async def show_deck(visitor: Visiting) -> Response[str]:
    return deck_page(visitor, typed(STANDARD_DECK.document), kept=True)


@post(f"/deck/{GAME}", status_code=200)
async def change_deck(visitor: Visiting) -> Response[Any]:
    """Checks what was switched or sent as a file; and hands it out as a file, or takes it to a new match."""
    form = await visitor.request.form()
    wish = form.get("do")
    if wish == "reset":
        return visitor.go(f"/deck/{GAME}")
    try:
        sent = typed(await sent_document(form))
    except BadOption as error:
        fault = worded(str(error).removeprefix(f"{SOURCE}: "), visitor.speech(GAME))[:LONGEST_FAULT]
        unreadable = visitor.speech(GAME)("deck-unreadable", fault=fault)
        return deck_page(visitor, typed(STANDARD_DECK.document)._replace(faults=[unreadable]))
    if wish == "download" and not sent.faults:
        headers = {"Content-Disposition": f'attachment; filename="{FILE}"'}
        return Response(write_deck(sent.deck), media_type="application/toml", headers=headers, cookies=visitor.cookies)
    if wish == "play" and not sent.faults:
        return new_match_page(load(GAME), visitor, deck=own_file(sent.deck))
    return deck_page(visitor, sent)


def deck_page(visitor: Visitor, sent: Typed, *, kept: bool = False) -> Response[str]:
    """The page with what was sent; with our own deck, the browser may put in the one it has kept."""
    speech, others = visitor.speech(GAME), changed(sent.deck)
    return page(
        visitor,
        "deck.html",
        422 if sent.faults else 200,
        game=GAME,
        parts=parts(speech, sent.deck, others, switches=True),
        numbers=[(name, sent.numbers[name], number) for name, number in numbers_of(STANDARD_DECK).items()],
        faults=[named(fault, speech) for fault in sent.faults],
        hints=[speech.say(line) for line in unlikely(sent.deck)],
        changed=len(others),
        cards=len(CARD_IDS),
        file="" if sent.faults else own_file(sent.deck),
        kept=kept,
    )


def own_file(deck: Deck) -> str:
    """The text of a deck file; empty for the deck that everybody has."""
    return "" if deck == STANDARD_DECK else write_deck(deck)


def numbers_of(deck: Deck) -> dict[str, object]:
    return {name: entry(deck.document, section, name) for section, names in NUMBERS.items() for name in names}


# What was sent.


async def sent_document(form: FormMultiDict) -> Mapping[str, object]:
    """What a file says, or the switches and numbers of the page. Raises BadOption."""
    if "file" not in form:
        return switched(form)
    file = form["file"]
    if not isinstance(file, UploadFile):
        return read_document(SOURCE, str(file))
    try:
        return read_document(SOURCE, (await file.read(LARGEST_FILE)).decode("utf-8"))
    except UnicodeDecodeError:
        raise BadOption(f"{SOURCE}: not UTF-8 text") from None


def switched(form: FormMultiDict) -> Mapping[str, object]:
    numbers = {section: {name: number(str(form.get(name, ""))) for name in names} for section, names in NUMBERS.items()}
    cards = {section: {name: symbols(form, name) for name in names} for section, names in SECTIONS.items()}
    return {**numbers, **cards}


def number(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else text[:10]


def symbols(form: FormMultiDict, card: str) -> str:
    """A card as in the file, by its switches; by the rules where it has none."""
    if card in MUST_READ:
        return MUST_READ[card]
    return "|".join(
        "".join(str(row + 1) if switch_name(card, edge, row) in form else "." for row in ROWS) for edge in EDGES
    )


def typed(document: Mapping[str, object]) -> Typed:
    faults = [fault.removeprefix(f"{SOURCE}: ") for fault in deck_faults(document, SOURCE)]
    if not faults:
        deck = Deck(document)
        return Typed(deck, numbers_of(deck), [])
    cards = {
        section: {name: drawable(document, section, name) for name in names} for section, names in SECTIONS.items()
    }
    ours = {section: STANDARD_DECK.document[section] for section in NUMBERS}
    numbers = {name: str(found(document, section, name))[:10] for section, names in NUMBERS.items() for name in names}
    return Typed(Deck({**cards, **ours}), numbers, faults)


def found(document: Mapping[str, object], section: str, name: str) -> object:
    """An entry of a document in which anything may be missing."""
    entries = document.get(section)
    return entries.get(name, "") if isinstance(entries, Mapping) else ""


def drawable(document: Mapping[str, object], section: str, card: str) -> object:
    """The symbols of a card, ours if they cannot be read."""
    text = found(document, section, card)
    if isinstance(text, str) and reads_as_card(text):
        return MUST_READ.get(card, text)
    return entry(STANDARD_DECK.document, section, card)


def named(fault: str, speech: Speech) -> str:
    """A fault that names its card or number as the page does."""
    known = recognised(fault)
    if known is None or f"deck-{known[0]}" not in speech:
        return worded(fault, speech)
    key, values = known
    names = {card: name_of(speech, place) for place, card in enumerate(CARD_IDS)}
    names |= {name: speech(f"deck-{name}") for name in numbers_of(STANDARD_DECK)}
    return speech(f"deck-{key}", **{name: names.get(value, value) for name, value in values.items()})


# What is played with.


@get("/match/{match:str}/deck")
async def show_match_deck(match: FromPath[str], visitor: Visiting) -> Response[str]:
    """The cards of a match, for everybody: deck lists are open (DU-I1)."""
    live = await visitor.hall.live(match)
    if live.header.game != GAME:
        raise NotFoundException
    deck, speech = deck_of(live.series.options["deck"]), visitor.speech(GAME)
    others = changed(deck)
    return page(
        visitor,
        "match_deck.html",
        game=GAME,
        match=match,
        parts=parts(speech, deck, others, switches=False),
        numbers=[
            (name, number, ours)
            for (name, number), ours in zip(numbers_of(deck).items(), numbers_of(STANDARD_DECK).values(), strict=True)
        ],
        changed=len(others),
        cards=len(CARD_IDS),
    )


HANDLERS = (show_deck, change_deck, show_match_deck)
