"""The cards of a chapter as they lie upon each other."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from threerings.cli.boxes import shortened
from threerings.cli.canvas import Canvas
from threerings.cli.draw.middle_earth.signs import chain_names, colour_style, name_text, shape_of, short_cost, sign
from threerings.cli.sheet import Sheet
from threerings.core.zones import members
from threerings.games.middle_earth.components import BOARD, CARD_REGIONS, CHAIN, COLOUR, FACE_DOWN, GREEN, PEOPLE, RED
from threerings.games.middle_earth.view import View
from threerings.games.middle_earth.words import card_name, people_name, region_name

WIDEST_HALF = 8
STEP = 2
"""Lines from a row to the next, which lies upon it."""
REGION_LETTERS = 4


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
    lying = [slot for slot, card in enumerate(view.slots) if card >= FACE_DOWN]
    if not lying or view.outcome() is not None:
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
    if card == FACE_DOWN:
        canvas.box(column, line, size, sheet.ink.dashed, "faint")
        canvas.put(column + 1, line + 1, Text("?".center(size[0] - 2), "faint"))
        return
    style = "faint" if covered else colour_style(card)
    canvas.box(column, line, size, sheet.ink.light if covered else sheet.ink.heavy, style)
    for place, text in enumerate(card_lines(sheet, card, size[0] - 2, style)[: shape.depth - 1]):
        canvas.put(column + 1, line + place, text)


def card_lines(sheet: Sheet, card: int, room: int, style: str) -> list[Text]:
    """The upper edge with what a card gives and costs, its name, and what more there is to tell."""
    given, cost = shape_of(sheet, card) + sign(sheet, card), short_cost(sheet, card)
    accessible = style != "faint"
    frame = sheet.ink.heavy if accessible else sheet.ink.light
    if len(given) + len(cost) > room:
        given = given[: max(1, room - len(cost))]
    edge = Text.assemble(
        (given, f"bold {colour_style(card)}"), (frame.across * (room - len(given) - len(cost)), style), (cost, "bold")
    )
    edge.truncate(room)
    name = Text(shortened(name_text(sheet, card_name(card)), room, sheet.ink.more), "bold" if accessible else "faint")
    return [edge, name, Text(shortened(detail(sheet, card, room), room, sheet.ink.more), "" if accessible else "faint")]


def detail(sheet: Sheet, card: int, room: int) -> str:
    if COLOUR[card] == RED:
        names = [name_text(sheet, region_name(region)) for region in members(CARD_REGIONS[card])]
        whole = "/".join(names)
        return whole if len(whole) <= room else "/".join(name[:REGION_LETTERS] for name in names)
    if COLOUR[card] == GREEN:
        return name_text(sheet, people_name(int(PEOPLE[card])))
    return f"{sheet.ink.chain}{chain_names(sheet, CHAIN[card])}" if CHAIN[card] else ""
