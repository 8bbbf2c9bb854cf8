"""The cards of a chapter as they lie upon each other, and what the ones that may be taken cost."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from threerings.cli.boxes import shortened
from threerings.cli.canvas import Canvas
from threerings.cli.middle_earth_words import (
    SEATS,
    card_name,
    chain_names,
    colour_style,
    dotted,
    effect,
    letter,
    people_name,
    price_text,
    printed_cost,
    region_name,
    shape_of,
    sign,
    tile_cost,
    tile_effect,
    tile_name,
    unbroken,
    whole_cost,
)
from threerings.cli.sheet import Sheet, prose
from threerings.core.zones import members
from threerings.games.middle_earth.actions import DISCARD, LANDMARK, PLACE, PLAY
from threerings.games.middle_earth.components import (
    BOARD,
    CARD_REGIONS,
    CHAIN,
    COLOUR,
    GREEN,
    PEOPLE,
    RED,
    SALVAGE,
    SKILL_IDS,
    SKILLS,
)
from threerings.games.middle_earth.view import Price, View

WIDEST_HALF = 8
STEP = 2
"""Lines from a row to the next, which lies upon it."""
REGION_LETTERS = 4
NUMBER = 4
"""Columns of a number to choose by."""
LEAST_EFFECT = 12


# The layout.


class Shape(NamedTuple):
    """Where the cards of a chapter lie."""

    half: int
    """Half the width of a card: as far as the next row is shifted."""
    depth: int
    """Lines of a card."""
    left: int
    """Half cards from the middle of the leftmost card to the middle of the layout."""
    places: Sequence[int]
    rows: Sequence[int]
    """For each slot its row."""

    def column(self, slot: int) -> int:
        return (self.places[slot] + self.left) * self.half

    def line(self, slot: int) -> int:
        return self.rows[slot] * STEP


def shape_on(view: View, width: int, roomy: bool) -> Shape:
    layout = BOARD["layouts"][str(view.chapter + 1)]
    places: list[int] = layout["x"]
    rows = [row for row, size in enumerate(layout["rows"]) for _ in range(size)]
    half = min(WIDEST_HALF, width // (max(places) - min(places) + 2))
    return Shape(half, 4 if roomy else 3, -min(places), places, rows)


def layout_width(view: View, width: int) -> int:
    shape = shape_on(view, width, roomy=True)
    return 2 * shape.half * (shape.left + 1)


def layout(view: View, sheet: Sheet, width: int) -> list[Text]:
    """The cards that still lie, the lower rows upon the upper ones."""
    lying = [slot for slot, card in enumerate(view.slots) if card >= -1]
    if not lying or view.outcome is not None:
        return []
    shape = shape_on(view, width, sheet.roomy)
    canvas = Canvas(width, shape.line(lying[-1]) + shape.depth)
    for slot in lying:
        draw_card(canvas, shape, view, sheet, slot)
    return canvas.lines()


def draw_card(canvas: Canvas, shape: Shape, view: View, sheet: Sheet, slot: int) -> None:
    card, covered = view.slots[slot], view.covered(slot)
    column, line = shape.column(slot), shape.line(slot)
    size = (2 * shape.half, shape.depth)
    if card < 0:
        canvas.box(column, line, size, sheet.ink.dashed, "faint")
        canvas.put(column + 1, line + 1, Text("?".center(size[0] - 2), "faint"))
        return
    style = "faint" if covered else colour_style(card)
    canvas.box(column, line, size, sheet.ink.light if covered else sheet.ink.heavy, style)
    for place, text in enumerate(card_lines(sheet, card, size[0] - 2, style)[: shape.depth - 1]):
        canvas.put(column + 1, line + place, text)


def card_lines(sheet: Sheet, card: int, room: int, style: str) -> list[Text]:
    """The upper edge with what a card gives and costs, its name, and what more there is to tell."""
    given, cost = shape_of(sheet, card) + sign(sheet, card), printed_cost(sheet, card)
    accessible = style != "faint"
    frame = sheet.ink.heavy if accessible else sheet.ink.light
    if len(given) + len(cost) > room:
        given = given[: max(1, room - len(cost))]
    edge = Text.assemble(
        (given, f"bold {colour_style(card)}"), (frame.across * (room - len(given) - len(cost)), style), (cost, "bold")
    )
    edge.truncate(room)
    name = Text(shortened(card_name(sheet, card), room, sheet.ink.more), "bold" if accessible else "faint")
    return [edge, name, Text(shortened(detail(sheet, card, room), room, sheet.ink.more), "" if accessible else "faint")]


def detail(sheet: Sheet, card: int, room: int) -> str:
    if COLOUR[card] == RED:
        names = [region_name(sheet, region) for region in members(CARD_REGIONS[card])]
        whole = "/".join(names)
        return whole if len(whole) <= room else "/".join(name[:REGION_LETTERS] for name in names)
    if COLOUR[card] == GREEN:
        return people_name(sheet, int(PEOPLE[card]))
    return f"{sheet.ink.chain}{chain_names(sheet, CHAIN[card])}" if CHAIN[card] else ""


# What may be taken.


class Row(NamedTuple):
    """A card or a landmark that may be taken."""

    first: int
    """The number to play it by, or 0."""
    second: int
    """The number to discard it by, or 0."""
    mark: Text
    name: str
    effect: str
    cost: str
    prices: tuple[Price, Price]


def takes(legal: Sequence[int]) -> bool:
    """Whether each of these actions takes a card or a landmark."""
    return bool(legal) and all(action < PLACE for action in legal)


def market(view: View, sheet: Sheet, legal: Sequence[int]) -> list[Text]:
    """Everything that may be taken, what it does, and what it costs each player; with numbers for whoever chooses."""
    rows = rows_of(view, sheet, legal)
    if not rows or view.outcome is not None:
        return []
    texts = [[price_text(sheet, row.prices[seat], seat) for seat in SEATS] for row in rows]
    widths = [max(len(prices[seat]) for prices in texts) for seat in SEATS]
    names = max(len(row.name) for row in rows)
    indent = 2 * NUMBER if takes(legal) else 0
    room = sheet.width - indent - 2 - names - 2 - sum(widths) - 4
    longest = max(len(told(row, sheet)) for row in rows)
    if room < LEAST_EFFECT:
        return [heading(view, sheet, legal, []), *narrow_rows(rows, texts, sheet, indent)]
    if room > longest:  # no wider than it must be
        sheet = sheet._replace(width=sheet.width - room + longest)
        room = longest
    lines = [heading(view, sheet, legal, widths)]
    for row, prices in zip(rows, texts, strict=True):
        lines += row_lines(row, prices, sheet, (indent, names, room, *widths))
    return [*lines, *([skill_key(sheet)] if sheet.roomy else [])]


def rows_of(view: View, sheet: Sheet, legal: Sequence[int]) -> list[Row]:
    numbers = {action: number for number, action in enumerate(legal, start=1)} if takes(legal) else {}
    rows = [
        Row(
            numbers.get(PLAY + card, 0),
            numbers.get(DISCARD + card, 0),
            Text(shape_of(sheet, card), f"bold {colour_style(card)}"),
            card_name(sheet, card),
            effect(sheet, card),
            whole_cost(sheet, card),
            (view.card_price(0, card), view.card_price(1, card)),
        )
        for card in sorted(view.accessible)
    ]
    rows += [
        Row(
            numbers.get(LANDMARK + tile, 0),
            0,
            Text(sheet.ink.fort, "bold"),
            tile_name(sheet, tile),
            tile_effect(sheet, tile),
            tile_cost(sheet, tile),
            (view.tile_price(0, tile), view.tile_price(1, tile)),
        )
        for tile in members(view.tiles_up)
    ]
    return rows


def heading(view: View, sheet: Sheet, legal: Sequence[int], widths: Sequence[int]) -> Text:
    """What the numbers mean, and above the prices whose they are."""
    say = sheet.speech
    title = say("middle-earth-market")
    if takes(legal):
        coins = (view.chapter + 1) * (2 if view.side(view.seat).tokens >> SALVAGE & 1 else 1)
        title = say("middle-earth-market-numbers", number=coins)
    room = sheet.width - sum(widths) - 2 * len(widths)
    line = Text(shortened(title, room, sheet.ink.more).ljust(room) if widths else title, "bold")
    line.truncate(sheet.width)
    for seat, width in enumerate(widths):
        line.append("  " + sheet.ink.backs[seat].ljust(width), ("bold fellowship", "bold sauron")[seat])
    line.rstrip()
    return line


def row_lines(row: Row, prices: list[Text], sheet: Sheet, sizes: tuple[int, ...]) -> list[Text]:
    """One line, or more if there is much to say about what it does."""
    indent, names, room, first, _ = sizes
    parts = [line.plain for line in prose(told(row, sheet), room)]
    padded = prices[0].copy()
    padded.pad_right(first - len(padded))
    head = numbers_text(row, sheet, indent)
    lines = [
        Text.assemble(head, row.mark, " ", (row.name.ljust(names), "bold"), "  ", parts[0].ljust(room), "  ", padded)
        + Text.assemble("  ", prices[1])
    ]
    return lines + [Text(" " * (indent + 2 + names + 2) + part) for part in parts[1:]]


def told(row: Row, sheet: Sheet) -> str:
    return dotted(sheet, (row.effect, row.cost) if row.cost else (row.effect,))


def numbers_text(row: Row, sheet: Sheet, indent: int) -> Text:
    if not indent:
        return Text()
    found = [str(number) if number else sheet.ink.empty for number in (row.first, row.second)]
    if not row.second and row.first:
        found[1] = ""
    return Text("".join(number.rjust(NUMBER - 1) for number in found) + "  ", "bold touch")


def narrow_rows(rows: list[Row], texts: list[list[Text]], sheet: Sheet, indent: int) -> list[Text]:
    """On a narrow page everything one behind the other."""
    lines: list[Text] = []
    for row, prices in zip(rows, texts, strict=True):
        asked = [unbroken(f"{sheet.ink.backs[seat]} {prices[seat].plain}") for seat in SEATS]
        head = f"{numbers_text(row, sheet, indent).plain}{row.mark.plain} {row.name}"
        lines += prose(dotted(sheet, (head, told(row, sheet), *asked)), sheet.width, "    ", "")
    return lines


def skill_key(sheet: Sheet) -> Text:
    """Which letter stands for which skill."""
    named = [f"{letter(sheet, skill)} {sheet.speech(f'skill-{SKILL_IDS[skill]}')}" for skill in range(SKILLS)]
    line = Text(f" {sheet.ink.dot} ".join(named), "faint")
    line.truncate(sheet.width)
    return line
