"""The middle of the table: the cards laid out, landmarks and tokens above them, and what is to be chosen from."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from threerings.core.zones import members
from threerings.games.middle_earth.components import BOARD, FACE_DOWN, PEOPLE_IDS, PEOPLES, SIDES
from threerings.games.middle_earth.view import View
from threerings.games.middle_earth.words import (
    discard_size,
    known_discard,
    named,
    of_people,
    phase,
    stack_of,
    tile_name,
    token_name,
    token_text,
)
from threerings.web.draw import Desk
from threerings.web.draw.markup import element
from threerings.web.draw.middle_earth.faces import (
    back_face,
    card_face,
    card_tags,
    colour_class,
    tile_face,
    tile_tags,
    token_face,
)
from threerings.web.draw.middle_earth.glyphs import icon
from threerings.web.draw.middle_earth.things import (
    DISCARD_PILE,
    TILE_PILE,
    UNSEEN_PILE,
    card_thing,
    discarded_thing,
    stack_thing,
    tile_thing,
    token_thing,
)
from threerings.web.draw.middle_earth.tips import card_label, card_tip, discard_tip, stack_tip, tile_tip, unseen_tip

LAYOUTS: Final = tuple(BOARD["layouts"].values())
STEP: Final = 54
"""Half the way from one card of a row to the next."""
PITCHES: Final = (74, 74, 69)
"""From one row to the next, in each chapter."""

# The cards laid out.


def layout(view: View, desk: Desk) -> Markup:
    """Row upon row, each covering part of the one above it."""
    chapter = LAYOUTS[view.chapter]
    width = STEP * (max(chapter["x"]) - min(chapter["x"]) + 2)
    height = PITCHES[view.chapter] * (len(chapter["rows"]) - 1) + 140
    rows = [number for number, size in enumerate(chapter["rows"]) for _ in range(size)]
    cards = [
        laid(view, desk, slot, width / 2 + STEP * chapter["x"][slot] - 50, PITCHES[view.chapter] * rows[slot])
        for slot, card in enumerate(view.slots)
        if card >= FACE_DOWN
    ]
    if view.outcome is not None and not cards:
        return element("div", ending(view, desk), class_="me-layout me-over")
    title = element("h2", desk.speech("board-chapter", chapter=view.chapter + 1), class_="me-title")
    box = f"-4 -4 {width + 8} {height + 8}"
    return element("div", title, element("svg", *cards, viewBox=box), class_=f"me-layout me-chapter{view.chapter + 1}")


def ending(view: View, desk: Desk) -> Markup:
    """When all three chapters have been played, how the match ended lies where the cards lay."""
    assert view.outcome is not None, "asked only at the end"
    winner = view.outcome.winner
    signs = SIDES if winner is None else (SIDES[winner],)
    words = desk.speech(f"reason-{view.outcome.reason}", winner=signs[0])
    return element("p", *(icon(sign, f"me-icon side{SIDES.index(sign)}") for sign in signs), words)


def laid(view: View, desk: Desk, slot: int, x: float, y: float) -> Markup:
    card, place = view.slots[slot], f"translate({x:g} {y:g})"
    if card == FACE_DOWN:
        return element("g", back_face(view.chapter), transform=place, class_="me-back", aria_hidden="true")
    covered = view.covered(slot)
    kinds = ["me-covered me-card" if covered else "me-card", colour_class(card)]
    return desk.thing(
        "g",
        card_thing(card),
        card_label(view, desk.speech, card),
        card_face(desk.speech, card),
        *([] if covered else card_tags(view, desk.speech, card)),
        tip=card_tip(view, desk.speech, card),
        class_=" ".join(kinds),
        transform=place,
    )


# Landmarks and tokens.


def tops(view: View, desk: Desk) -> Markup:
    tiles = [tile(view, desk, number) for number in members(view.tiles_up)]
    stacks = [stack(view, desk, people) for people in range(PEOPLES)]
    return element(
        "div",
        element("div", *tiles, class_="me-tiles"),
        element("div", *stacks, class_="me-stacks"),
        element("div", *piles(view, desk), class_="me-piles"),
        class_="me-tops",
    )


def tile(view: View, desk: Desk, number: int) -> Markup:
    """A landmark that lies face up, or before a player."""
    up = view.tiles_up >> number & 1
    height = 84 if up else 62
    parts = [tile_face(desk.speech, number, height), *(tile_tags(view, number) if up else ())]
    face = element("svg", *parts, viewBox=f"0 0 160 {height}", aria_hidden="true")
    name = desk.speech.say(tile_name(number))
    return desk.thing("div", tile_thing(number), name, face, tip=tile_tip(view, desk.speech, number), class_="me-tile")


def stack(view: View, desk: Desk, people: int) -> Markup:
    """What is left of a people's tokens; on top of it the token that is known to lie there."""
    left = len(stack_of(view, people))
    top = view.tops[people]
    face = icon(PEOPLE_IDS[people], "me-people") if left else ""
    name = desk.speech.say(of_people(people))
    pile = desk.thing(
        "div",
        stack_thing(people),
        desk.speech("board-stack", people=name, number=left),
        face,
        element("b", str(left), data_count=stack_thing(people)),
        tip=stack_tip(view, desk.speech, people),
        class_=f"me-stack me-high{left}",
    )
    known = [] if top < 0 or view.offered >> top & 1 else [token(desk, top)]
    return element("div", pile, *known)


def token(desk: Desk, number: int) -> Markup:
    name, tip = desk.speech.say(token_name(number)), desk.speech.say(token_text(number))
    return desk.thing("div", token_thing(number), name, token_face(number), tip=tip, class_="me-token")


def piles(view: View, desk: Desk) -> list[Markup]:
    """What lies face down, and the discard."""
    down = sum(1 for card in view.slots if card == FACE_DOWN)
    names = ", ".join(desk.speech.say(name) for name in named(tile_name, members(view.tiles_down)))
    return [
        pile(desk, TILE_PILE, "fort", view.tiles_down.bit_count(), f"{names}." if names else ""),
        pile(desk, UNSEEN_PILE, "card", down, unseen_tip(view, desk.speech)),
        pile(desk, DISCARD_PILE, "retrieve", discard_size(view), discard_tip(view, desk.speech)),
    ]


def pile(desk: Desk, name: str, sign: str, size: int, tip: str) -> Markup:
    label = desk.speech(f"board-{name}", number=size)
    figure = element("b", str(size), data_count=name)
    return desk.thing("div", name, label, icon(sign), figure, tip=tip, class_="me-pile")


# What is to be chosen from.


def offer(view: View, desk: Desk) -> Markup:
    """The tokens of which one may be kept, or the discard while somebody looks through it."""
    if view.offered:
        choices: Sequence[Markup] = [offered(desk, number) for number in members(view.offered)]
    elif phase(view) == "retrieve":
        choices = [retrievable(view, desk, card) for card in known_discard(view)]
    else:
        return Markup()
    return element("div", *choices, class_="me-offer" if view.offered else "me-offer me-open")


def offered(desk: Desk, number: int) -> Markup:
    say = desk.speech.say
    text = element("p", element("b", say(token_name(number))), " ", say(token_text(number)))
    return element("div", token(desk, number), text)


def retrievable(view: View, desk: Desk, card: int) -> Markup:
    face = element("svg", card_face(desk.speech, card), viewBox="0 0 100 92", aria_hidden="true")
    return desk.thing(
        "div",
        discarded_thing(card),
        card_label(view, desk.speech, card),
        face,
        tip=card_tip(view, desk.speech, card),
        class_=f"me-small {colour_class(card)}",
    )
