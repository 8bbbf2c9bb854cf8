"""All that lies on the table, and what only the viewer knows."""

from collections.abc import Sequence

from rich.text import Text

from threerings.cli.draw.middle_earth.layout import layout, layout_width
from threerings.cli.draw.middle_earth.map import MAP_WIDTH, map_in_words, map_of, quest
from threerings.cli.draw.middle_earth.market import market, takes
from threerings.cli.draw.middle_earth.signs import (
    chain_names,
    dotted,
    effect_list,
    letter,
    name_list,
    name_text,
    owned_peoples,
    owned_skills,
    side_title,
    stack_text,
)
from threerings.cli.sheet import HARD, Sheet, cropped, legend_of, prose, unbroken
from threerings.core.zones import count, members
from threerings.games.middle_earth import GAME, words
from threerings.games.middle_earth.components import COLOURS, PEOPLES, SIDES, SKILLS
from threerings.games.middle_earth.view import View

BESIDE_MAP = 32
"""Columns that the stacks need beside the map."""
SPREAD = 119
"""From this width on the layout and the map lie side by side, and so do the play areas."""


def board(view: View, sheet: Sheet) -> list[Text]:
    """All that lies on the table."""
    if not sheet.roomy:  # the top of a low page is lost first
        lying = prose(map_in_words(view, sheet), sheet.width, "  ", "")
        lines = [*areas(view, sheet), *table_in_words(view, sheet), *lying, *quest(view, sheet)]
        return [heading(view, sheet), *lines, *layout(view, sheet, sheet.width), *stage(view, sheet)]
    if sheet.width >= SPREAD:
        room = layout_width(view, sheet.width - MAP_WIDTH - 2)
        lying = side_by_side(layout(view, sheet, room), map_of(view, sheet), room)
        lines = [*lying, *quest(view, sheet), *table_in_words(view, sheet)]
    else:
        lines = [*layout(view, sheet, sheet.width), *map_and_stacks(view, sheet), *quest(view, sheet)]
    return [heading(view, sheet), *lines, *areas(view, sheet), *stage(view, sheet)]


def hand(view: View, sheet: Sheet, legal: Sequence[int] = ()) -> list[Text]:
    """What may be taken with its prices, and what only the viewer knows."""
    known = knowledge(view, sheet)
    if legal and not takes(legal) and not sheet.roomy:
        return known
    return [*known, *market(view, sheet, legal)]


def sets_up(legal: Sequence[int]) -> bool:  # noqa: ARG001 - nothing is set up in this game
    return False


# The head of the page.


def heading(view: View, sheet: Sheet) -> Text:
    say = sheet.speech
    parts = [say("game-title"), say("sheet-chapter", chapter=view.chapter + 1)]
    if view.outcome() is None:
        parts.append(say("sheet-turn", side=SIDES[view.player]))
        if view.extra:
            parts.append(f"{sheet.ink.again} {say('sheet-extra', number=view.extra)}")
    dot = f" {sheet.ink.dot} "
    title = dot.join(parts)
    return cropped(Text(title if len(title) <= sheet.width else dot.join(parts[1:]), "bold"), sheet)


def stage(view: View, sheet: Sheet) -> list[Text]:
    """What an effect still has to bring about, and what others are asked."""
    say = sheet.speech
    found: list[str] = []
    if view.amount:
        regions = ", ".join(name_text(sheet, words.region_name(region)) for region in members(view.regions))
        found.append(say("sheet-placing", number=view.amount, regions=regions))
    if view.manoeuvres:
        found.append(say("sheet-manoeuvring", manoeuvres=effect_list(sheet, words.manoeuvres_in(view.manoeuvres))))
    if view.offered:
        found.append(
            say("sheet-revealed", tokens=name_list(sheet, words.named(words.token_name, members(view.offered))))
        )
    if view.outcome() is None and view.turn != view.seat:
        found.append(say.say(GAME.question(view)))
    return [line for text in found for line in prose(f"{sheet.ink.again} {text}", sheet.width, "  ", "", "bold")]


# What lies beside the layout.


def map_and_stacks(view: View, sheet: Sheet) -> list[Text]:
    """The map, and to the right of it the stacks, if there is room."""
    if sheet.width < MAP_WIDTH:
        return [*prose(map_in_words(view, sheet), sheet.width, "  ", ""), *table_in_words(view, sheet)]
    if sheet.width < MAP_WIDTH + 2 + BESIDE_MAP:
        return [*map_of(view, sheet), *table_in_words(view, sheet)]
    room = sheet.width - MAP_WIDTH - 2
    title = Text(sheet.speech("sheet-stacks"), "bold")
    right = [title, *(Text(line) for line in stack_lines(view, sheet))]
    for fact in facts(view, sheet):
        right += prose(fact, room, "  ", "")
    for line in right:
        line.truncate(room)
    return side_by_side(map_of(view, sheet), right, MAP_WIDTH)


def side_by_side(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two blocks of lines beside each other, the left one so many columns wide."""
    if not left:
        return list(right)
    lines: list[Text] = []
    for place in range(max(len(left), len(right))):
        line = left[place].copy() if place < len(left) else Text()
        if place < len(right):
            line.pad_right(width + 2 - len(line))
            line.append_text(right[place])
        line.rstrip()
        lines.append(line)
    return lines


def stack_lines(view: View, sheet: Sheet) -> list[str]:
    """Each people's tokens: how many are left, and the top one if it is known."""
    names = [name_text(sheet, words.people_name(people)) for people in range(PEOPLES)]
    width = max(len(name) for name in names)
    return [f"{names[people].ljust(width)} {stack_text(view, sheet, people)}" for people in range(PEOPLES)]


def facts(view: View, sheet: Sheet) -> list[str]:
    """The reserve, the landmarks that are still hidden, and the discard."""
    say = sheet.speech
    found = [say("sheet-reserve", number=view.reserve)]
    if view.tiles_down:
        found.append(say("sheet-hidden-tiles", number=count(view.tiles_down)))
    found.append(say("sheet-discard", number=words.discard_size(view), unknown=words.discard_unseen(view)))
    return found


def table_in_words(view: View, sheet: Sheet) -> list[Text]:
    """The stacks and the rest as running text."""
    stacks = [
        unbroken(f"{name_text(sheet, words.people_name(people))} {stack_text(view, sheet, people)}")
        for people in range(PEOPLES)
    ]
    told = dotted(sheet, (f"{sheet.speech('sheet-stacks')} {', '.join(stacks)}", *facts(view, sheet)))
    return prose(told, sheet.width, "  ", "")


# The play areas.


def areas(view: View, sheet: Sheet) -> list[Text]:
    if sheet.width < SPREAD:
        return [line for seat in words.SEATS for line in area(view, sheet, seat, sheet.width)]
    room = (sheet.width - 2) // 2
    left, right = (area(view, sheet, seat, room) for seat in words.SEATS)
    return side_by_side(left, right, room)


def area(view: View, sheet: Sheet, seat: int, width: int) -> list[Text]:
    """One side: how near it is to each victory, and what it has, by the shapes of the colours."""
    side, say, ink = view.side(seat), sheet.speech, sheet.ink
    regions = count(side.presence)
    goals = say("sheet-goals", steps=side.steps, peoples=side.support, regions=regions)
    name = side_title(sheet, seat)
    head = prose(f"{unbroken(name)}  {unbroken(goals)}", width, "  ", "")
    head[0].stylize(f"bold {SIDES[seat]}", 0, len(name))
    chunks = [
        (ink.shapes[0], owned_skills(sheet, side)),
        (ink.shapes[1], unbroken(say("cost-coins", number=side.coins))),
        (ink.shapes[3], owned_peoples(sheet, side)),
        (ink.shapes[4], unbroken(say("sheet-supply", number=side.supply))),
        (ink.chain, chain_names(sheet, side.chains)),
        (ink.fort, name_list(sheet, words.named(words.tile_name, members(side.tiles)))),
        (ink.token, name_list(sheet, words.named(words.token_name, members(side.tokens)))),
    ]
    told = dotted(sheet, (f"{sign}{HARD}{text}" for sign, text in chunks if text))
    return head + prose(told, width, "    ", "  ")


# What only the viewer knows.


def knowledge(view: View, sheet: Sheet) -> list[Text]:
    """The removed cards, for whoever has looked through the discard, and who has."""
    say, lines = sheet.speech, list[Text]()
    if words.removed_seen(view):
        names = name_list(sheet, words.named(words.card_name, words.removed_seen(view)))
        lines += prose(say("sheet-removed", cards=names), sheet.width, "  ", "", "known")
    for seat in members(view.looked):
        if seat != view.seat:
            lines += prose(say("sheet-looked", side=SIDES[seat]), sheet.width, "  ", "", "faint")
    return lines


def legend(sheet: Sheet) -> list[Text]:
    """How to read the drawing."""
    ink = sheet.ink
    letters = ", ".join(
        unbroken(f"{letter(sheet, skill)} = {name_text(sheet, words.skill_name(skill))}") for skill in range(SKILLS)
    )
    quest = {"here": ink.known, "coin": ink.shapes[1], "unit": ink.shapes[4], "again": ink.again, "fort": ink.fort}
    marks = {
        "layout": dict(zip(COLOURS, ink.shapes, strict=True)),
        "letters": {"letters": letters},
        "prices": {"fellowship": ink.backs[0], "sauron": ink.backs[1], "chain": ink.chain, "fort": ink.fort},
        "map": {"fort": ink.fort},
        "quest": quest,
        "areas": {"chain": ink.chain, "fort": ink.fort, "token": ink.token},
    }
    return legend_of(sheet, "sheet-legend", marks)
