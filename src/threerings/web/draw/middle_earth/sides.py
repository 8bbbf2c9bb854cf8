"""The two sides: how near they are to each victory, and what they have before them."""

from markupsafe import Markup

from threerings.core.zones import members
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
from threerings.web.draw.middle_earth.tips import card_label, card_tip, near

# How near.


def standing(view: View, desk: Desk, seat: int) -> Markup:
    """A side's name, its means, and three thin meters."""
    side = view.side(seat)
    meters = (quest(desk, side, seat), peoples(desk, side, seat), regions(desk, side, seat))
    where = "me-near" if seat == near(view) else "me-far"
    head = element("div", title(view, desk, seat), means(desk, side, seat), class_="me-head")
    return element("div", head, element("div", *meters, class_="me-meters"), class_=f"me-standing {where} side{seat}")


def title(view: View, desk: Desk, seat: int) -> Markup:
    say = desk.speech
    parts = [icon(SIDES[seat]), element("b", say.say(side_name(seat)))]
    if desk.names[seat]:
        parts.append(element("span", desk.names[seat], class_="me-player"))
    if view.player == seat and view.outcome is None:
        more = f" · {say('board-extra', number=view.extra)}" if view.extra else ""
        parts.append(element("em", say("board-turn"), more))
    return element("h2", *parts)


def means(desk: Desk, side: SideView, seat: int) -> Markup:
    say, name = desk.speech, SIDES[seat]
    coins, units = say("cost-coins", number=side.coins), say("board-supply", number=side.supply)
    purse = (icon("coin", "me-icon me-coin"), element("b", str(side.coins), data_count=f"coins-{name}"))
    supply = (icon("unit"), element("b", str(side.supply), data_count=f"supply-{name}"))
    return element(
        "div",
        element("span", *purse, role="img", aria_label=coins, title=coins),
        element("span", *supply, role="img", aria_label=units, title=units),
        class_="me-means",
    )


def quest(desk: Desk, side: SideView, seat: int) -> Markup:
    ticks = [
        element("rect", x=8 * place, width=6, height=12, rx=1.5, class_="me-on" if place < side.steps else "me-off")
        for place in range(QUEST)
    ]
    bar = element("svg", *ticks, viewBox=f"0 0 {8 * QUEST - 2} 12", class_="me-ticks", aria_hidden="true")
    return meter(desk, "quest", side.steps, QUEST, seat, bar)


def peoples(desk: Desk, side: SideView, seat: int) -> Markup:
    """A sign for each people, and one for the eagles as soon as they are there."""
    signs = [lit(people, symbols) for people, symbols in symbols_by_people(side)]
    return meter(desk, "peoples", side.support, PEOPLES, seat, *signs)


def regions(desk: Desk, side: SideView, seat: int) -> Markup:
    signs = [lit(f"region-{REGION_IDS[region]}", side.presence >> region & 1) for region in range(REGIONS)]
    return meter(desk, "regions", side.presence.bit_count(), REGIONS, seat, *signs)


def lit(sign: str, number: int) -> Markup:
    kind = "me-icon me-off" if not number else "me-icon me-on me-twice" if number > 1 else "me-icon me-on"
    return icon(sign, kind)


def meter(desk: Desk, name: str, number: int, goal: int, seat: int, *signs: Markup) -> Markup:
    figure = element("b", str(number), data_count=f"{name}-{SIDES[seat]}")
    label = desk.speech(f"board-{name}", number=number, goal=goal)
    words = element("span", figure, f"/{goal}")
    return element("div", *signs, words, class_=f"me-meter me-{name}", role="img", aria_label=label, title=label)


# What lies before them.


def area(view: View, desk: Desk, seat: int) -> Markup:
    """Skills and cards by colour, tokens and landmarks."""
    side = view.side(seat)
    cards = cards_of(side.cards)
    groups = [group(view, desk, colour, cards) for colour in range(len(COLOURS)) if colour in kinds_of(cards)]
    tokens = [token(desk, number) for number in members(side.tokens)]
    tiles = [tile(view, desk, number) for number in members(side.tiles)]
    parts = [skills(desk, side), *groups]
    parts += [element("div", *tokens, *tiles, class_="me-won")] if tokens or tiles else []
    where = "me-near" if seat == near(view) else "me-far"
    name = desk.speech.say(side_name(seat))
    return element("div", *parts, class_=f"me-area {where} side{seat}", role="group", aria_label=name)


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
    told = ", ".join(desk.speech.say(name) for name in skill_names(owned)) or desk.speech("board-none")
    label = desk.speech("board-skills", names=told)
    return element("div", *signs, class_="me-skills", role="img", aria_label=label)


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
