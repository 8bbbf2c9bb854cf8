"""A whole deck of The Duel: every card to look at, or with a switch over each symbol."""

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from threerings.games.the_duel.components import (
    BALROG,
    CARD_IDS,
    GANDALF,
    MUST_READ,
    OF_BALROG,
    PLAIN,
    SECTIONS,
    SIDES,
    Deck,
)
from threerings.games.the_duel.words import ROWS
from threerings.texts import Texts
from threerings.web.draw.markup import element
from threerings.web.draw.the_duel.cards import Rows, face, front, label_of, name_of, scene_of
from threerings.web.draw.the_duel.glyphs import sign

EDGES = ("defence", "attack")
BARE = Rows(0, 0)


class CardGroup(NamedTuple):
    """Cards that belong together: those of both decks, or of one side only."""

    name: str
    cards: list[Markup]


def parts(speech: Texts, deck: Deck, changed: Sequence[int], *, switches: bool) -> list[CardGroup]:
    """All cards of both decks. Those whose symbols the rules fix have no switches."""
    return [
        CardGroup(section, [drawn(speech, deck, name, changed, switches) for name in SECTIONS[section]])
        for section in SECTIONS
    ]


def drawn(speech: Texts, deck: Deck, name: str, changed: Sequence[int], switches: bool) -> Markup:
    card = CARD_IDS.index(name)
    rows = Rows(deck.defence[card], deck.attack[card])
    fixed = switches and name in MUST_READ
    words = speech("deck-fixed") if fixed else element("b", speech("deck-changed")) if card in changed else ""
    note = element("p", words, class_="note", data_fresh=True)
    look = {"class_": f"card {SIDES[seat_of(name)]}", "id": name}
    if fixed or not switches:
        label = label_of(speech, card, rows)
        return element(
            "div", pile(name, face(speech, seat_of(name), card, rows), role="img", aria_label=label), note, **look
        )
    legend = element("legend", name_of(speech, card), class_="unseen")
    scene = scene_of(SIDES[seat_of(name)], card, rows)
    bare = element("div", front(speech, seat_of(name), card, scene, BARE), data_fresh=True)
    return element("fieldset", legend, pile(name, bare, *switches_of(speech, name, rows)), note, **look)


def seat_of(name: str) -> int:
    return BALROG if name in OF_BALROG else GANDALF


def pile(name: str, *shown: Markup, **attributes: str) -> Markup:
    """A card; one that is in both decks lies on its twin."""
    twin = [sign("paper-balrog", "0 0 100 140", class_="twin balrog")] if name in PLAIN else []
    return element("div", *twin, *shown, class_="pile", **attributes)


def switches_of(speech: Texts, name: str, rows: Rows) -> list[Markup]:
    """A checkbox over each symbol, and the symbol that it shows."""
    found: list[Markup] = []
    for edge, symbol, given in zip(EDGES, ("shield", f"attack-{SIDES[seat_of(name)]}"), rows, strict=True):
        for row in ROWS:
            box = element(
                "input",
                type="checkbox",
                name_=switch_name(name, edge, row),
                aria_label=speech(f"deck-{edge}", row=row + 1),
                checked=bool(given >> row & 1),
            )
            found.append(element("label", box, sign(symbol), class_=f"switch {edge} row{row + 1}"))
    return found


def switch_name(card: str, edge: str, row: int) -> str:
    return f"{card}-{edge}-{row + 1}"
