"""The two sides: how near they are to each victory, and what they have before them."""

from functools import cache
from typing import Final

from markupsafe import Markup

from threerings.core.zones import count, members
from threerings.games.middle_earth.components import (
    COLOUR,
    COLOURS,
    PEOPLES,
    QUEST,
    REGION_IDS,
    REGIONS,
    SHAPES,
    SIDES,
    SKILL_IDS,
)
from threerings.games.middle_earth.view import SideView, View, symbols_of
from threerings.games.middle_earth.words import (
    cards_of,
    choosers,
    close_calls,
    colour_name,
    has_any_skill,
    side_name,
    skill_names,
    symbols_by_people,
)
from threerings.web.draw import Desk
from threerings.web.draw.markup import element
from threerings.web.draw.middle_earth.faces import colour_class, small_face
from threerings.web.draw.middle_earth.glyphs import icon
from threerings.web.draw.middle_earth.layout import tile, token
from threerings.web.draw.middle_earth.things import card_thing
from threerings.web.draw.middle_earth.tips import card_label, card_tip, near, rules, said

GOALS: Final = {"quest": ("Q1", "Q2"), "peoples": ("A4", "A4"), "regions": ("W6", "W6")}
"""The rules that tell how each victory is won, for either side."""
CROWDS: Final = ("me-few", "me-some", "me-many")
"""How much lies before a side, by the dozen."""

# How near.


def standing(view: View, desk: Desk, seat: int) -> Markup:
    """A side's name, its means, three thin meters, and a warning where a card might decide it all."""
    side = view.side(seat)
    meters = (quest(desk, side, seat), peoples(desk, side, seat), regions(desk, side, seat))
    head = element("div", title(view, desk, seat), means(desk, side, seat), class_="me-head")
    parts = (head, element("div", *meters, class_="me-meters"), *warning(view, desk, seat))
    return element("div", *parts, class_=f"me-standing {where(view, seat)}{result(view, seat)}")


def result(view: View, seat: int) -> str:
    """The class of a side that has won or lost."""
    outcome = view.outcome()
    if outcome is None or outcome.winner is None:
        return ""
    return " me-winner" if outcome.winner == seat else " me-loser"


def where(view: View, seat: int) -> str:
    return f"{'me-near' if seat == near(view) else 'me-far'} side{seat}"


def title(view: View, desk: Desk, seat: int) -> Markup:
    say = desk.speech
    parts = [icon(SIDES[seat]), element("b", say.say(side_name(seat)))]
    if desk.names[seat]:
        parts.append(element("span", desk.names[seat], class_="me-player"))
    if view.player == seat and view.outcome() is None:
        more = f" · {said(say, 'board-extra', number=view.extra)}" if view.extra else ""
        parts.append(element("em", said(say, "board-turn"), more))
    return element("h2", *parts)


def warning(view: View, desk: Desk, seat: int) -> list[Markup]:
    told = [said(desk.speech, f"board-near-{goal}", number=left) for goal, left in close_calls(view, seat)]
    words = said(desk.speech, "board-near", left=" · ".join(told)) if told else ""
    return [element("p", icon("flame"), words, class_="me-warning")] if told else []


def means(desk: Desk, side: SideView, seat: int) -> Markup:
    say, name = desk.speech, SIDES[seat]
    purse = (icon("coin"), element("b", str(side.coins), data_count=f"coins-{name}"))
    supply = (icon("unit"), element("b", str(side.supply), data_count=f"supply-{name}"))
    return element(
        "div",
        telling("span", said(say, "cost-coins", number=side.coins), rules(say, "T3", "P2"), *purse),
        telling("span", said(say, "board-supply", number=side.supply), rules(say, "W6", "W1"), *supply),
        class_="me-means",
    )


def telling(tag: str, label: str, tip: str, *parts: Markup, class_: str | None = None) -> Markup:
    """Something that cannot be touched but tells about itself."""
    return element(tag, *parts, class_=class_, role="img", aria_label=label, data_tip=tip, tabindex=0)


def quest(desk: Desk, side: SideView, seat: int) -> Markup:
    return meter(desk, "quest", side.steps, QUEST, seat, bar(side.steps))


@cache
def bar(steps: int) -> Markup:
    ticks = [
        element("rect", x=8 * place, width=6, height=12, rx=1.5, class_="me-on" if place < steps else "me-off")
        for place in range(QUEST)
    ]
    return element(
        "svg",
        *ticks,
        viewBox=f"0 0 {8 * QUEST - 2} 12",
        class_="me-ticks",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def peoples(desk: Desk, side: SideView, seat: int) -> Markup:
    """A sign for each people, and one for the eagles as soon as they are there."""
    signs = [lit(people, symbols) for people, symbols in symbols_by_people(side)]
    return meter(desk, "peoples", side.support, PEOPLES, seat, *signs)


def regions(desk: Desk, side: SideView, seat: int) -> Markup:
    signs = [lit(f"region-{REGION_IDS[region]}", side.presence >> region & 1) for region in range(REGIONS)]
    return meter(desk, "regions", count(side.presence), REGIONS, seat, *signs)


def lit(sign: str, number: int) -> Markup:
    kind = "me-icon me-off" if not number else "me-icon me-on me-twice" if number > 1 else "me-icon me-on"
    return icon(sign, kind)


def meter(desk: Desk, name: str, number: int, goal: int, seat: int, *signs: Markup) -> Markup:
    figure = element("b", str(number), data_count=f"{name}-{SIDES[seat]}")
    label = said(desk.speech, f"board-{name}", number=number, goal=goal)
    tip = rules(desk.speech, GOALS[name][seat])
    return telling("div", label, tip, *signs, element("span", figure, f"/{goal}"), class_=f"me-meter me-{name}")


# What lies before them.


def area(view: View, desk: Desk, seat: int) -> Markup:
    """Skills and cards by colour, tokens and landmarks; the more there are, the smaller."""
    side = view.side(seat)
    cards = cards_of(side.cards)
    groups = [group(view, desk, colour, cards) for colour in range(len(COLOURS)) if colour in kinds_of(cards)]
    tokens = [token(desk, number) for number in members(side.tokens)]
    tiles = [tile(view, desk, number) for number in members(side.tiles)]
    parts = [skills(desk, side), *groups]
    parts += [element("div", *tokens, *tiles, class_="me-won")] if tokens or tiles else []
    crowd = CROWDS[min(2, (len(cards) + len(tokens) + 2 * len(tiles)) // 12)]
    name = desk.speech.say(side_name(seat))
    return element("div", *parts, class_=f"me-area {where(view, seat)} {crowd}", role="group", aria_label=name)


def kinds_of(cards: list[int]) -> set[int]:
    return {int(COLOUR[card]) for card in cards}


def skills(desk: Desk, side: SideView) -> Markup:
    """How many symbols of each skill, and what gives one of several."""
    owned = symbols_of(side.skills)
    signs = [
        element("span", icon(name), element("b", str(owned.count(skill))), class_=None if skill in owned else "me-off")
        for skill, name in enumerate(SKILL_IDS)
    ]
    choices = [[SKILL_IDS[skill] for skill in skills] for skills in choosers(side)]
    for choice in [*choices, ["any"]] if has_any_skill(side) else choices:
        between = icon("slash", "me-icon me-slash")
        signs.append(element("span", *(part for skill in choice for part in (between, icon(skill)))))
    told = ", ".join(desk.speech.say(name) for name in skill_names(owned)) or said(desk.speech, "board-none")
    label = said(desk.speech, "board-skills", names=told)
    return telling("div", label, rules(desk.speech, "P2", "P3"), *signs, class_="me-skills")


def group(view: View, desk: Desk, colour: int, cards: list[int]) -> Markup:
    shape = element("span", SHAPES[colour], class_="me-shape-name", aria_hidden="true")
    played_cards = [played(view, desk, card) for card in cards if COLOUR[card] == colour]
    name = COLOURS[colour]
    label = desk.speech.say(colour_name(colour))
    return element("div", shape, *played_cards, class_=f"me-group me-{name}", role="group", aria_label=label)


def played(view: View, desk: Desk, card: int) -> Markup:
    return desk.thing(
        "div",
        card_thing(card),
        card_label(view, desk.speech, card),
        small_face(card),
        tip=card_tip(view, desk.speech, card),
        class_=f"me-played {colour_class(card)}",
    )
