"""The Duel in its guide: parts of the table, and all cards."""

from typing import Final

from markupsafe import Markup

from threerings.games.the_duel import words
from threerings.games.the_duel.components import CARD_IDS, SECTIONS, SIDES, STANDARD_DECK
from threerings.games.the_duel.view import View
from threerings.texts import Texts
from threerings.web.draw import Desk, Exhibit
from threerings.web.draw.markup import element
from threerings.web.draw.the_duel import board, hand, row
from threerings.web.draw.the_duel.bridge import scene
from threerings.web.draw.the_duel.cards import Rows, face, label_of, name_of, text_of
from threerings.web.draw.the_duel.deck import seat_of
from threerings.web.draw.the_duel.track import track

GALLERIES: Final = tuple(SECTIONS)


def exchange(view: View, desk: Desk) -> Markup:
    """The row, and what it has cost."""
    return element("div", track(view, desk), row(view, desk))


def table(view: View, desk: Desk) -> Markup:
    parts = element("div", board(view, desk), class_="board"), element("div", hand(view, desk), class_="hand")
    return element("div", *parts)


def bridge(view: View, desk: Desk) -> Markup:
    return scene(words.at_climax(view, desk.recent[-1:]), desk)


PICTURES: Final = {"table": table, "row": row, "exchange": exchange, "bridge": bridge}


def gallery(name: str, speech: Texts) -> list[Exhibit]:
    return [exhibit(card, speech) for card in SECTIONS[name]]


def exhibit(name: str, speech: Texts) -> Exhibit:
    card, seat = CARD_IDS.index(name), seat_of(name)
    rows = Rows(STANDARD_DECK.defence[card], STANDARD_DECK.attack[card])
    picture = element("div", face(speech, seat, card, rows), class_=f"card {SIDES[seat]}")
    told = "" if words.kind(card) == "plain" else text_of(speech, card)
    return Exhibit(name, picture, name_of(speech, card), told, label=label_of(speech, card, rows))
