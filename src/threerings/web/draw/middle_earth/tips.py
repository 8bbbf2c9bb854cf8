"""What the things on the table tell about themselves."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from threerings.core.game import PUBLIC, Line
from threerings.games.middle_earth.components import COLOUR, FELLOWSHIP, SHAPES, SIDES
from threerings.games.middle_earth.view import Price, View
from threerings.games.middle_earth.words import (
    FREE,
    SEATS,
    card_name,
    card_texts,
    chained,
    colour_name,
    cost_of,
    face_down,
    freed_by,
    known_discard,
    named,
    neighbours,
    payment,
    printed_cost,
    region_name,
    removed_seen,
    stack_of,
    tile_cost,
    tile_in,
    tile_name,
    tile_text,
    token_name,
)
from threerings.texts import Texts

PAYMENTS: Final = 4096
"""So many sentences about prices are remembered, of all languages."""


def near(view: View) -> int:
    """The side that is drawn first: the viewer's."""
    return FELLOWSHIP if view.seat == PUBLIC else view.seat


@lru_cache(PAYMENTS)
def said(say: Texts, key: str, **values: str | int) -> str:
    """A text with numbers, of which there are few."""
    return say(key, **values)


@cache
def rules(say: Texts, *names: str) -> str:
    return " ".join(say(f"rule-ME-{name}") for name in names)


# Cards and landmarks.


def card_label(view: View, say: Texts, card: int) -> str:
    """Name and colour; of a card in the layout, whether it can be had, and for how much."""
    told = [say.say(card_name(card)), say.say(colour_name(int(COLOUR[card]))).lower()]
    if card in view.slots:
        price = view.card_price(near(view), card)
        told.append(say.say(cost_of(card, price)) if card in view.accessible else say("board-covered"))
    return ", ".join(told)


@cache
def card_text(say: Texts, card: int) -> str:
    return " ".join(say.say(text) for text in card_texts(card))


@cache
def card_cost(say: Texts, card: int) -> str:
    """The cost that is printed on a card."""
    cost = (*printed_cost(card), *((chained(card),) if freed_by(card) else ()))
    return say.say(Line("board-cost", {"cost": cost or FREE}))


@cache
def tile_cost_text(say: Texts, tile: int) -> str:
    return say.say(Line("board-cost", {"cost": tile_cost(tile)}))


@lru_cache(PAYMENTS)
def pays(say: Texts, seat: int, card: int | None, price: Price) -> str:
    """What a side pays, with the reasons."""
    return say.say(Line("board-pays", {"side": SIDES[seat], "cost": payment(card, price)}))


def card_tip(view: View, say: Texts, card: int) -> str:
    told = [card_text(say, card)]
    if card in view.slots:
        told.append(card_cost(say, card))
        told += [pays(say, seat, card, view.card_price(seat, card)) for seat in (near(view), 1 - near(view))]
    return " ".join(told)


def tile_tip(view: View, say: Texts, tile: int) -> str:
    told = [say.say(tile_text(tile))]
    if view.tiles_up >> tile & 1:
        told.append(tile_cost_text(say, tile))
        told += [pays(say, seat, None, view.tile_price(seat, tile)) for seat in (near(view), 1 - near(view))]
    return " ".join(told)


# The map, the stacks and the discard.


def region_label(view: View, say: Texts, region: int) -> str:
    told = [say.say(region_name(region))]
    for seat in SEATS:
        if view.side(seat).units[region]:
            told.append(units_label(view, say, seat, region))
        if view.side(seat).forts >> region & 1:
            told.append(said(say, "board-fort", side=SIDES[seat]))
    return say.listed(told)


def units_label(view: View, say: Texts, seat: int, region: int) -> str:
    return said(say, "board-units", side=SIDES[seat], number=view.side(seat).units[region])


@cache
def region_tip(say: Texts, region: int) -> str:
    ways = Line("board-ways", {"names": named(region_name, neighbours(region))})
    return f"{say.say(ways)} {say.say(Line('board-landmark-here', {'tile': tile_name(tile_in(region))}))}"


def stack_tip(view: View, say: Texts, people: int) -> str:
    left, top = stack_of(view, people), view.tops[people]
    told = [Line("board-stack-top", {"token": token_name(top)})] if top >= 0 else []
    told += [Line("board-stack-text", {"names": named(token_name, left)})] if left else []
    return " ".join(say.say(line) for line in told)


def card_names(say: Texts, cards: Iterable[int]) -> str:
    """Cards with the shapes of their colours."""
    return ", ".join(f"{SHAPES[COLOUR[card]]} {say.say(card_name(card))}" for card in cards)


def discard_tip(view: View, say: Texts) -> str:
    """What everybody knows to lie there, and what the viewer has seen of the removed cards."""
    seen = removed_seen(view)
    known = [card for card in known_discard(view) if card not in seen]
    told = [say("board-discard-known", names=card_names(say, known))] if known else []
    if seen:
        told.append(say("board-discard-seen", names=card_names(say, seen)))
    elif view.removed:
        told.append(say("board-discard-removed", number=view.removed))
    return " ".join(told)


def unseen_tip(view: View, say: Texts) -> str:
    """The cards that may still lie face down, as far as the viewer can tell."""
    left = face_down(view)
    return say("board-unseen-text", names=card_names(say, left)) if left else ""
