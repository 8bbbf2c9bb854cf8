"""The middle of the table: the cards laid out, landmarks and tokens above them, and what is to be chosen from."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from threerings.core.zones import count, members
from threerings.games.middle_earth.components import BOARD, FACE_DOWN, OPEN_TILES, PEOPLE_IDS, PEOPLES, SIDES
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
    stack_face,
    tile_face,
    tile_tags,
    token_face,
    won_face,
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
from threerings.web.draw.middle_earth.tips import (
    card_label,
    card_tip,
    discard_tip,
    near,
    rules,
    said,
    stack_tip,
    tile_tip,
    unseen_tip,
)

LAYOUTS: Final = tuple(BOARD["layouts"].values())
STEP: Final = 52
"""Half the way from one card of a row to the next."""
PITCHES: Final = (66, 66, 54)
"""From one row to the next, in each chapter."""

# The cards laid out.


def layout(view: View, desk: Desk) -> Markup:
    """Row upon row, each covering part of the one above it; where no cards lie, what else lies on the table."""
    chapter = LAYOUTS[view.chapter]
    width = STEP * (max(chapter["x"]) - min(chapter["x"]) + 2)
    height = PITCHES[view.chapter] * (len(chapter["rows"]) - 1) + 140
    rows = [number for number, size in enumerate(chapter["rows"]) for _ in range(size)]
    cards = [
        card_in(view, desk, slot, width / 2 + STEP * chapter["x"][slot] - 50, PITCHES[view.chapter] * rows[slot])
        for slot, card in enumerate(view.slots)
        if card >= FACE_DOWN
    ]
    title = element("h2", said(desk.speech, "board-chapter", chapter=view.chapter + 1))
    corner = element("div", title, *piles(view, desk), class_="me-piles")
    if view.outcome() is not None and not cards:
        return element("div", corner, ending(view), class_="me-layout me-over")
    shown = cards or [coming(view.chapter + 1, width / 2, height / 2)]
    face = element("svg", *shown, viewBox=f"-3 -6 {width + 6} {height + 12}", class_="me-cards")
    return element("div", corner, face, class_=f"me-layout me-chapter{view.chapter + 1}")


def coming(chapter: int, x: float, y: float) -> Markup:
    """Between two chapters, the cards of the next one lie there, fanned out."""
    if chapter >= len(LAYOUTS):
        return Markup()
    fan = [
        element("g", back_face(chapter), transform=f"rotate({turn} 0 110) translate(-51 -70)")
        for turn in (-24, -12, 0, 12, 24)
    ]
    place = f"translate({x:g} {y + 100:g}) scale(1.25) translate(0 -90)"
    return element("g", *fan, transform=place, class_="me-coming", aria_hidden="true")


def ending(view: View) -> Markup:
    """Once all three chapters were played, the winner's sign lies where the cards lay; the prompt has the words."""
    outcome = view.outcome()
    assert outcome is not None, "asked only at the end"
    winner = outcome.winner
    signs = SIDES if winner is None else (SIDES[winner],)
    return element("p", *(icon(sign, f"me-icon side{SIDES.index(sign)}") for sign in signs), aria_hidden="true")


def card_in(view: View, desk: Desk, slot: int, x: float, y: float) -> Markup:
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
    tiles += [element("div", class_="me-slot")] * (OPEN_TILES - len(tiles))
    stacks = [stack(view, desk, people) for people in range(PEOPLES)]
    places, peoples = element("div", *tiles, class_="me-tiles"), element("div", *stacks, class_="me-stacks")
    return element("div", places, peoples, class_="me-tops")


def tile(view: View, desk: Desk, number: int) -> Markup:
    """A landmark that lies face up, with its price, or before a player."""
    if view.tiles_up >> number & 1:
        parts = (tile_face(desk.speech, number), *tile_tags(view, number))
        face = element("svg", *parts, viewBox="0 0 110 124", aria_hidden="true")
    else:
        face = won_face(number)
    name = desk.speech.say(tile_name(number))
    return desk.thing("div", tile_thing(number), name, face, tip=tile_tip(view, desk.speech, number), class_="me-tile")


def stack(view: View, desk: Desk, people: int) -> Markup:
    """What is left of a people's tokens; on top of it the token that is known to lie there."""
    left = len(stack_of(view, people))
    top = view.tops[people]
    pile = desk.thing(
        "div",
        stack_thing(people),
        said(desk.speech, "board-stack", people=desk.speech.say(of_people(people)), number=left),
        stack_face(people, left),
        element("b", str(left), data_count=stack_thing(people)),
        tip=stack_tip(view, desk.speech, people),
        class_="me-stack" if left else "me-stack me-none",
    )
    known = [] if top < 0 or view.offered >> top & 1 else [token(desk, top)]
    return element("div", pile, *known, class_=f"me-{PEOPLE_IDS[people]}")


def token(desk: Desk, number: int) -> Markup:
    name, tip = desk.speech.say(token_name(number)), desk.speech.say(token_text(number))
    kind = f"me-token me-{PEOPLE_IDS[number // 3]}"
    return desk.thing("div", token_thing(number), name, token_face(number), tip=tip, class_=kind)


def piles(view: View, desk: Desk) -> list[Markup]:
    """What lies face down, and the discard with what a card brings there."""
    down = sum(1 for card in view.slots if card == FACE_DOWN)
    names = ", ".join(desk.speech.say(name) for name in named(tile_name, members(view.tiles_down)))
    worth = element("span", icon("coin"), f"+{view.discard_coins(near(view))}", class_="me-worth")
    told = f"{rules(desk.speech, 'T3')} {discard_tip(view, desk.speech)}"
    return [
        pile(desk, DISCARD_PILE, "retrieve", discard_size(view), told, worth),
        pile(desk, UNSEEN_PILE, "card", down, unseen_tip(view, desk.speech)),
        pile(desk, TILE_PILE, "fort", count(view.tiles_down), f"{names}." if names else ""),
    ]


def pile(desk: Desk, name: str, sign: str, size: int, tip: str, *more: Markup) -> Markup:
    label = said(desk.speech, f"board-{name}", number=size)
    figure = element("b", str(size), data_count=name)
    return desk.thing("div", name, label, icon(sign), figure, *more, tip=tip, class_="me-pile")


# What is to be chosen from.


def offer(view: View, desk: Desk) -> Markup:
    """The tokens of which one may be kept, or the discard while somebody looks through it."""
    if view.offered:
        choices: Sequence[Markup] = [offered_token(desk, number) for number in members(view.offered)]
    elif phase(view) == "retrieve":
        choices = [retrievable(view, desk, card) for card in known_discard(view)]
    else:
        return Markup()
    return element("div", *choices, class_="me-offer" if view.offered else "me-offer me-open")


def offered_token(desk: Desk, number: int) -> Markup:
    say = desk.speech.say
    text = element("p", element("b", say(token_name(number))), " ", say(token_text(number)))
    return element("div", token(desk, number), text)


def retrievable(view: View, desk: Desk, card: int) -> Markup:
    face = element("svg", card_face(desk.speech, card), viewBox="0 0 100 116", aria_hidden="true")
    return desk.thing(
        "div",
        discarded_thing(card),
        card_label(view, desk.speech, card),
        face,
        tip=card_tip(view, desk.speech, card),
        class_=f"me-small {colour_class(card)}",
    )
