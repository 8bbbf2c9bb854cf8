"""A deck file from the side of its writer: its text, everything that is wrong with it, and what is only unlikely."""

from collections.abc import Mapping
from typing import cast

from threerings.core.game import Line
from threerings.games.the_duel.components import (
    BLANK,
    CARD_IDS,
    FULL,
    MUST_READ,
    NUMBERS,
    PLAIN,
    SECTIONS,
    STANDARD_DECK,
    BadDeck,
    Deck,
    Document,
    check_layout,
    checked_number,
    checked_symbols,
)
from threerings.games.the_duel.words import label

ENTRIES = [(section, name) for section, names in {**NUMBERS, **SECTIONS}.items() for name in names]
"""All that a file tells, in its order."""


def entry(document: Document, section: str, name: str) -> object:
    return cast(Mapping[str, object], document[section])[name]


def write_deck(deck: Deck) -> str:
    """The text of a deck file: what `read_deck` reads."""
    lines: list[str] = []
    for section, names in {**NUMBERS, **SECTIONS}.items():
        lines += ["", f"[{section}]"]
        for name in names:
            value = entry(deck.document, section, name)
            lines.append(f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}")
    return "\n".join(lines[1:]) + "\n"


def deck_faults(document: Document, source: str) -> list[str]:
    """Everything that keeps a document from being a deck, where `Deck` names the first only."""
    found: list[str] = []
    try:
        check_layout(document, source)
        for section, name in ENTRIES:
            try:
                if section in NUMBERS:
                    checked_number(document, section, name, source)
                else:
                    checked_symbols(document, name, source)
            except BadDeck as error:
                found.append(str(error))
        if not found:
            Deck(document, source)
    except BadDeck as error:
        found.append(str(error))
    return found


def changed(deck: Deck) -> list[int]:
    """The cards that bear other symbols than those of our reconstruction."""
    return [card for card in range(len(CARD_IDS)) if deck.symbols(card) != STANDARD_DECK.symbols(card)]


def unlikely(deck: Deck) -> list[Line]:
    """What the rules would allow, and what yet looks like a slip."""
    alike: dict[str, list[int]] = {}
    lines: list[Line] = []
    for card, name in enumerate(CARD_IDS):
        symbols = deck.symbols(card)
        if name in MUST_READ:
            continue
        if symbols in (BLANK, FULL):
            lines.append(Line("deck-blank" if symbols == BLANK else "deck-full", {"card": label(card)}))
        elif name in PLAIN:
            alike.setdefault(symbols, []).append(card)
    same = [cards for cards in alike.values() if len(cards) > 1]
    return lines + [Line("deck-same", {"cards": tuple(label(card) for card in cards)}) for cards in same]
