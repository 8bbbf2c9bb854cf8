"""Duel for Middle-earth on paper: the layout of the chapter, the map, the quest, both play areas, what it all costs."""

from collections.abc import Sequence

from rich.text import Text

from threerings.cli.middle_earth_choices import choices
from threerings.cli.middle_earth_layout import layout, layout_width, market, takes
from threerings.cli.middle_earth_map import MAP_WIDTH, map_in_words, map_of, quest
from threerings.cli.middle_earth_pages import explain, unknown
from threerings.cli.middle_earth_words import (
    HARD,
    SEATS,
    card_name,
    chain_names,
    dotted,
    manoeuvre_list,
    owned_peoples,
    owned_skills,
    people_name,
    region_name,
    side_name,
    tile_name,
    token_name,
    unbroken,
)
from threerings.cli.sheet import Sheet, prose
from threerings.core.zones import count, members
from threerings.games.middle_earth import GAME
from threerings.games.middle_earth.components import COINS, PACK, PEOPLES, SIDES, SKILL_IDS
from threerings.games.middle_earth.view import View, opened

__all__ = ["board", "choices", "explain", "hand", "legend", "numbers_hand", "opened", "sets_up"]

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


def numbers_hand(legal: Sequence[int]) -> bool:
    """Whether each of these actions takes something, and so has its number beside that."""
    return takes(legal)


def sets_up(legal: Sequence[int]) -> bool:  # noqa: ARG001 - nothing is set up in this game
    return False


# The head of the page.


def heading(view: View, sheet: Sheet) -> Text:
    say = sheet.speech
    parts = [say("game-title"), say("middle-earth-chapter", chapter=view.chapter + 1)]
    if view.outcome is None:
        parts.append(say("middle-earth-turn", side=SIDES[view.player]))
        if view.extra:
            parts.append(f"{sheet.ink.again} {say('middle-earth-extra', number=view.extra)}")
    dot = f" {sheet.ink.dot} "
    title = dot.join(parts)
    line = Text(title if len(title) <= sheet.width else dot.join(parts[1:]), "bold")
    line.truncate(sheet.width)
    return line


def stage(view: View, sheet: Sheet) -> list[Text]:
    """What an effect still has to bring about, and what others are asked."""
    say = sheet.speech
    found: list[str] = []
    if view.amount:
        regions = ", ".join(region_name(sheet, region) for region in members(view.regions))
        found.append(say("middle-earth-placing", number=view.amount, regions=regions))
    if view.manoeuvres:
        found.append(say("middle-earth-manoeuvring", manoeuvres=manoeuvre_list(sheet, view.manoeuvres)))
    if view.offered:
        names = ", ".join(unbroken(token_name(sheet, token)) for token in members(view.offered))
        found.append(say("middle-earth-revealed", tokens=names))
    if view.outcome is None and view.turn != view.seat:
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
    title = Text(sheet.speech("middle-earth-stacks"), "bold")
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
    names = [people_name(sheet, people) for people in range(PEOPLES)]
    width = max(len(name) for name in names)
    return [f"{names[people].ljust(width)} {stack_text(view, sheet, people)}" for people in range(PEOPLES)]


def stack_text(view: View, sheet: Sheet, people: int) -> str:
    left, top = count(view.stacked >> 3 * people & 7), view.tops[people]
    return f"{left} {sheet.ink.token} {token_name(sheet, top)}" if top >= 0 else str(left)


def facts(view: View, sheet: Sheet) -> list[str]:
    """The reserve, the landmarks that are still hidden, and the discard."""
    say = sheet.speech
    reserve = COINS - view.fellowship.coins - view.sauron.coins
    found = [say("middle-earth-reserve", number=reserve)]
    if view.tiles_down:
        found.append(say("middle-earth-hidden-tiles", number=count(view.tiles_down)))
    known = sum(count(pack) for pack in view.discard)
    found.append(say("middle-earth-discard", number=known + view.removed, unknown=unknown(view)))
    return found


def table_in_words(view: View, sheet: Sheet) -> list[Text]:
    """The stacks and the rest as running text."""
    stacks = [unbroken(f"{people_name(sheet, people)} {stack_text(view, sheet, people)}") for people in range(PEOPLES)]
    told = dotted(sheet, (f"{sheet.speech('middle-earth-stacks')} {', '.join(stacks)}", *facts(view, sheet)))
    return prose(told, sheet.width, "  ", "")


# The play areas.


def areas(view: View, sheet: Sheet) -> list[Text]:
    if sheet.width < SPREAD:
        return [line for seat in SEATS for line in area(view, sheet, seat, sheet.width)]
    room = (sheet.width - 2) // 2
    left, right = (area(view, sheet, seat, room) for seat in SEATS)
    return side_by_side(left, right, room)


def area(view: View, sheet: Sheet, seat: int, width: int) -> list[Text]:
    """One side: how near it is to each victory, and what it has, by the shapes of the colours."""
    side, say, ink = view.side(seat), sheet.speech, sheet.ink
    regions = count(side.presence)
    goals = say("middle-earth-goals", steps=side.steps, peoples=side.support, regions=regions)
    name = side_name(sheet, seat)
    head = prose(f"{unbroken(name)}  {unbroken(goals)}", width, "  ", "")
    head[0].stylize(f"bold {SIDES[seat]}", 0, len(name))
    chunks = [
        (ink.shapes[0], owned_skills(sheet, side)),
        (ink.shapes[1], unbroken(say("cost-coins", number=side.coins))),
        (ink.shapes[3], owned_peoples(sheet, side)),
        (ink.shapes[4], unbroken(say("middle-earth-supply", number=side.supply))),
        (ink.chain, chain_names(sheet, side.chains)),
        (ink.fort, ", ".join(unbroken(tile_name(sheet, tile)) for tile in members(side.tiles))),
        (ink.token, ", ".join(unbroken(token_name(sheet, token)) for token in members(side.tokens))),
    ]
    told = dotted(sheet, (f"{sign}{HARD}{text}" for sign, text in chunks if text))
    return head + prose(told, width, "    ", "  ")


# What only the viewer knows.


def knowledge(view: View, sheet: Sheet) -> list[Text]:
    """The removed cards, for whoever has looked through the discard, and who has."""
    say, lines = sheet.speech, list[Text]()
    if view.secret:
        names = ", ".join(unbroken(card_name(sheet, card)) for card in members(view.secret, PACK * view.chapter))
        lines += prose(say("middle-earth-removed", cards=names), sheet.width, "  ", "", "known")
    for seat in members(view.looked):
        if seat != view.seat:
            lines += prose(say("middle-earth-looked", side=SIDES[seat]), sheet.width, "  ", "", "faint")
    return lines


def legend(sheet: Sheet) -> list[Text]:
    """How to read the drawing."""
    ink = sheet.ink
    shapes = dict(zip(("grey", "yellow", "blue", "green", "red", "purple"), ink.shapes, strict=True))
    letters = ", ".join(
        unbroken(f"{sheet.speech(f'middle-earth-skill-{skill}')} = {sheet.speech(f'skill-{skill}')}")
        for skill in SKILL_IDS
    )
    values: tuple[tuple[str, dict[str, str]], ...] = (
        ("layout", shapes),
        ("letters", {"letters": letters}),
        ("prices", {"fellowship": ink.backs[0], "sauron": ink.backs[1], "chain": ink.chain, "fort": ink.fort}),
        ("map", {"fort": ink.fort}),
        (
            "quest",
            {"here": ink.known, "coin": ink.shapes[1], "unit": ink.shapes[4], "again": ink.again, "fort": ink.fort},
        ),
        ("areas", {"chain": ink.chain, "fort": ink.fort, "token": ink.token}),
    )
    return [
        line
        for key, found in values
        for line in prose(sheet.speech(f"middle-earth-legend-{key}", **found), sheet.width)
    ]
