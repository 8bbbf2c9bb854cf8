"""The Confrontation in its guide: parts of the table, all pieces and all cards."""

from typing import Final

from markupsafe import Markup

from threerings.core.zones import members
from threerings.games.confrontation.components import (
    ARMY,
    CARD_IDS,
    DARK,
    HANDS,
    LIGHT,
    MAGIC,
    PIECE_IDS,
    SIDES,
    STRENGTH,
    VARIANTS,
)
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import ability, extra_card, full_card, full_piece, text_of
from threerings.texts import Texts
from threerings.web.draw import Desk, Exhibit
from threerings.web.draw.confrontation.cards import caption, card_face
from threerings.web.draw.confrontation.combat import combat
from threerings.web.draw.confrontation.glyphs import art
from threerings.web.draw.confrontation.map import face, land, wall
from threerings.web.draw.markup import element, joined

OF_LIGHT: Final = 2
"""So many of the variant's cards are Light's."""
GALLERIES: Final = (*SIDES, *(f"{side}-cards" for side in SIDES), "extra")


def map_(view: View, desk: Desk) -> Markup:
    return in_colours(land(view, desk), "co-table")


def stage(view: View, desk: Desk) -> Markup:
    return in_colours(combat(view, desk), "co-table")


def in_colours(part: Markup, class_: str) -> Markup:
    return element("div", element("div", part, class_=class_), class_="co")


PICTURES: Final = {"map": map_, "combat": stage}


def gallery(name: str, speech: Texts) -> list[Exhibit]:
    side, _, cards = name.partition("-")
    if name == "extra":
        return [extra(number, speech) for number in range(len(VARIANTS))]
    seat = SIDES.index(side)
    if cards:
        return [card(seat, number, speech) for number in members(HANDS[seat])]
    return [piece(number, speech) for number in range(ARMY * seat, ARMY * (seat + 1))]


def desk_for(speech: Texts) -> Desk:
    return Desk(speech, ("", ""))


def piece(number: int, speech: Texts) -> Exhibit:
    """A piece with its strength, its ability in short, and all there is to say of it."""
    seat, name = number // ARMY, full_piece(number)
    parts = (wall(seat), *face(desk_for(speech), number, STRENGTH[number]))
    picture = in_colours(joined(parts), f"co-piece {SIDES[seat]}")
    short = speech.say(ability(number))
    return Exhibit(PIECE_IDS[number], picture, speech.say(name), speech.say(text_of(name)), short)


def card(seat: int, number: int, speech: Texts) -> Exhibit:
    """A combat card. What a number adds is told of all of them at once."""
    name = full_card(seat, number)
    picture = in_colours(joined(card_face(desk_for(speech), seat, number)), f"co-card {SIDES[seat]}")
    told = speech.say(text_of(name)) if number >= MAGIC else ""
    return Exhibit(CARD_IDS[number], picture, speech.say(name), told)


def extra(number: int, speech: Texts) -> Exhibit:
    side, name = SIDES[DARK if number >= OF_LIGHT else LIGHT], extra_card(number)
    picture = in_colours(joined((art(VARIANTS[number]), caption(speech.say(name)))), f"co-card co-extra {side}")
    return Exhibit(VARIANTS[number], picture, speech.say(name), speech.say(text_of(name)), speech(f"side-{side}"))
