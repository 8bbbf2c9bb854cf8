"""Duel for Middle-earth in its guide: parts of the table, all cards, landmarks and tokens."""

from typing import Final

from markupsafe import Markup

from threerings.games.middle_earth.components import (
    CARD_IDS,
    CHAPTERS,
    COLOUR,
    COLOURS,
    PACK,
    PEOPLE_IDS,
    SHAPES,
    TILE_IDS,
    TOKEN_IDS,
)
from threerings.games.middle_earth.view import Price, View
from threerings.games.middle_earth.words import (
    card_name,
    colour_name,
    people_name,
    tile_name,
    tile_text,
    token_name,
    token_text,
)
from threerings.texts import Texts
from threerings.web.draw import Desk, Exhibit
from threerings.web.draw.markup import element
from threerings.web.draw.middle_earth.faces import card_face, colour_class, tile_cost, tile_face, token_face
from threerings.web.draw.middle_earth.layout import layout, offer, tops
from threerings.web.draw.middle_earth.map import land
from threerings.web.draw.middle_earth.quest import track
from threerings.web.draw.middle_earth.sides import area
from threerings.web.draw.middle_earth.table import board
from threerings.web.draw.middle_earth.tips import card_cost, card_text, near, tile_cost_text

PAID: Final = Price(0, (), 0, chained=False, affordable=True)
"""Nothing is missing: a landmark as it is printed."""
GALLERIES: Final = (*(f"chapter-{chapter + 1}" for chapter in range(CHAPTERS)), "colours", "landmarks", "tokens")


def cards(view: View, desk: Desk) -> Markup:
    return in_art(layout(view, desk))


def cards_and_own(view: View, desk: Desk) -> Markup:
    """The cards laid out, and what the viewer has to pay with."""
    return in_art(layout(view, desk), area(view, desk, near(view)))


def places(view: View, desk: Desk) -> Markup:
    return in_art(tops(view, desk))


def tokens(view: View, desk: Desk) -> Markup:
    return in_art(offer(view, desk))


def map_(view: View, desk: Desk) -> Markup:
    return in_art(land(view, desk))


def quest(view: View, desk: Desk) -> Markup:
    return in_art(track(view, desk))


def in_art(*parts: Markup) -> Markup:
    return element("div", *parts, class_="me-art me-alone")


PICTURES: Final = {
    "table": board, "cards": cards, "cards-and-own": cards_and_own, "places": places, "tokens": tokens,
    "map": map_, "quest": quest,
}  # fmt: skip


def gallery(name: str, speech: Texts) -> list[Exhibit]:
    if name == "colours":
        return [colour(number, speech) for number in range(len(COLOURS))]
    if name == "landmarks":
        return [landmark(number, speech) for number in range(len(TILE_IDS))]
    if name == "tokens":
        return [token(number, speech) for number in range(len(TOKEN_IDS))]
    first = PACK * (int(name.removeprefix("chapter-")) - 1)
    return [card(number, speech) for number in range(first, first + PACK)]


def colour(number: int, speech: Texts) -> Exhibit:
    """What the cards of a colour do, with the first of them."""
    picture = pictured_card([int(each) for each in COLOUR].index(number), speech)
    title = f"{SHAPES[number]} {speech.say(colour_name(number))}"
    return Exhibit(COLOURS[number], picture, title, speech(f"rule-ME-C{number + 1}"))


def pictured_card(number: int, speech: Texts) -> Markup:
    face = element("svg", card_face(speech, number), viewBox="0 0 102 144", class_="me-card")
    return element("div", face, class_=f"me-art {colour_class(number)}")


def card(number: int, speech: Texts) -> Exhibit:
    kind, name = int(COLOUR[number]), speech.say(card_name(number))
    note = f"{SHAPES[kind]} {speech.say(colour_name(kind))}. {card_cost(speech, number)}"
    return Exhibit(CARD_IDS[number], pictured_card(number, speech), name, card_text(speech, number), note)


def landmark(number: int, speech: Texts) -> Exhibit:
    face = element("svg", tile_face(speech, number), *tile_cost(number, PAID), viewBox="0 0 110 124")
    picture = element("div", element("div", face, class_="me-tile"), class_="me-art")
    name, told = speech.say(tile_name(number)), speech.say(tile_text(number))
    return Exhibit(TILE_IDS[number], picture, name, told, tile_cost_text(speech, number))


def token(number: int, speech: Texts) -> Exhibit:
    people = number // 3
    face = element("div", token_face(number), class_=f"me-token me-{PEOPLE_IDS[people]}")
    picture, note = element("div", face, class_="me-art"), speech.say(people_name(people))
    return Exhibit(TOKEN_IDS[number], picture, speech.say(token_name(number)), speech.say(token_text(number)), note)
