"""The diamond of regions, and what stands in them."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from threerings.cli.boxes import shortened
from threerings.cli.canvas import Canvas
from threerings.cli.draw.confrontation.names import piece_called
from threerings.cli.sheet import Sheet
from threerings.games.confrontation.components import DARK, LIMIT, MOUNTAINS, NONE, ROWS, SIDES
from threerings.games.confrontation.knowledge import last_move, standing
from threerings.games.confrontation.stage import strength
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import near, next_to_fill, region_name, setting_up

WIDEST_PLATE = 24
LEAST_LETTERS = 4
"""Of a name with a mark that it is shortened."""


class Shape(NamedTuple):
    """Where the plates of the diamond lie."""

    page: int
    plate: int
    home: int
    depth: int
    """Lines inside a plate."""

    def width(self, row: int) -> int:
        return self.home if row in (0, 6) else self.plate

    def column(self, row: int, place: int = 0) -> int:
        return (self.page - len(ROWS[row]) * self.width(row)) // 2 + place * self.width(row)

    def line(self, row: int) -> int:
        return row * (self.depth + 1)

    @property
    def height(self) -> int:
        return self.line(len(ROWS)) + 1


def shape_on(sheet: Sheet) -> Shape:
    plate = min(WIDEST_PLATE, sheet.width // 4) // 2 * 2
    return Shape(sheet.width, plate, (plate * 4 // 5 if sheet.roomy else plate) * 2, 2 if sheet.roomy else 1)


def draw_diamond(canvas: Canvas, shape: Shape, view: View, sheet: Sheet) -> None:
    """The regions, with the home of the near side at the bottom."""
    turned = near(view) == DARK
    rows = [row[::-1] for row in reversed(ROWS)] if turned else list(ROWS)
    for place, regions in enumerate(rows):
        for number, region in enumerate(regions):
            spot = (shape.column(place, number), shape.line(place), shape.width(place))
            draw_plate(canvas, spot, view, sheet, region)
    draw_ways(canvas, shape, sheet, turned)


def draw_plate(canvas: Canvas, spot: tuple[int, int, int], view: View, sheet: Sheet, region: int) -> None:
    """A region at this column and line, and this wide."""
    column, line, width = spot
    ink, depth = sheet.ink, shape_on(sheet).depth
    frame = ink.heavy if stands_out(view, region) else ink.light
    canvas.box(column, line, (width, depth + 2), frame)
    canvas.put(column + 1, line, title(view, sheet, region, width - 2))
    for place, text in enumerate(contents(view, sheet, region, width - 2), start=1):
        canvas.put(column + (1 if len(text) == width - 2 else 2), line + place, text)


def title(view: View, sheet: Sheet, region: int, room: int) -> Text:
    """The upper edge of a plate: the name, what is marked, and how many pieces a side may have there."""
    ink = sheet.ink
    mark, limit = marks(view, sheet, region), str(LIMIT[region])
    name = f" {sheet.speech.say(region_name(region))} "
    badge = f" {mark} {limit} " if mark else f" {limit} "
    if len(name) + len(badge) + (region in MOUNTAINS) > room:
        badge = mark + limit
        name = shortened(name.strip(), room - len(badge), ink.more)
    edge = ink.ridge if region in MOUNTAINS else (ink.heavy if stands_out(view, region) else ink.light).across
    filling = (edge * room)[: room - len(name) - len(badge)]
    return Text.assemble((name, "bold"), (filling, "faint" if region in MOUNTAINS else ""), badge)


def stands_out(view: View, region: int) -> bool:
    """Where a combat is, or where the viewer sets up the next piece."""
    return region == view.field or (region == next_to_fill(view) and setting_up(view) == view.seat)


def marks(view: View, sheet: Sheet, region: int) -> str:
    """Where somebody left and came in the last move, and where a combat is."""
    move = last_move(view)
    found = sheet.ink.left if region == move.origin else ""
    found += sheet.ink.came if region == move.target else ""
    fighting = region == view.field and NONE not in (view.light_piece, view.dark_piece)
    return found + (sheet.ink.fight if fighting else "")


def draw_ways(canvas: Canvas, shape: Shape, sheet: Sheet, turned: bool) -> None:
    """The river between the regions it joins, and the tunnel between the mountains it leads under."""
    river_row, last = (2, 4)[turned], shape.depth
    for place in (1, 2):
        column = shape.column(river_row, place) - 1
        canvas.put(column, shape.line(river_row) + last, Text(sheet.ink.river[turned], "light"))
    column = shape.column(3, 2) - 1
    way = [sheet.ink.tunnel[0], *[sheet.ink.shaft] * (shape.depth - 1)]
    if turned:
        way = [*way[1:], sheet.ink.tunnel[1]]
    for place, piece in enumerate(way, start=1):
        canvas.put(column, shape.line(3) + place, Text(piece, "light"))


# What stands in a region.


class Token(NamedTuple):
    """A piece, or several hidden ones, in a plate."""

    mark: str
    name: str
    tail: str
    style: str

    def text(self, letters: int, more: str) -> Text:
        name = shortened(self.name, letters, more) if letters >= LEAST_LETTERS else self.name[:letters]
        return Text(self.mark + name + self.tail, self.style)


def contents(view: View, sheet: Sheet, region: int, room: int) -> list[Text]:
    """The lines of a plate: one for each piece if there is room, own ones above."""
    seats = (near(view), 1 - near(view))
    sides = [tokens(view, sheet, region, seat) for seat in seats]
    depth = shape_on(sheet).depth
    if depth == 2 and all(sides):
        lines = sides
    else:
        found = [token for side in sides for token in side]
        a_line = -(-len(found) // depth) or 1
        lines = [found[first : first + a_line] for first in range(0, len(found), a_line)]
    return [packed(line, room, sheet) for line in lines]


def packed(line: Sequence[Token], room: int, sheet: Sheet) -> Text:
    """Pieces side by side: in columns if they fit, else close together, the longest names shortened."""
    share = (room - 1) // max(1, len(line))
    letters = max((len(token.name) for token in line), default=1)
    texts = [token.text(letters, sheet.ink.more) for token in line]
    if all(len(text) < share for text in texts):
        for text in texts[:-1]:
            text.pad_right(share - len(text))
        return Text.assemble(*texts)
    while letters > 1 and sum(len(text) + 1 for text in texts) - 1 > room:
        letters -= 1
        texts = [token.text(letters, sheet.ink.more) for token in line]
    text = Text(" ").join(texts)
    text.truncate(room)
    return text


def tokens(view: View, sheet: Sheet, region: int, seat: int) -> list[Token]:
    back, found = sheet.ink.backs[seat], standing(view, region, seat)
    mark = "" if seat == view.seat else f"{back} "
    shown = [(piece, sheet.ink.known if piece in found.exposed else "") for piece in (*found.faces, *found.certain)]
    named = [
        Token(mark, piece_called(sheet, piece), f" {strength(view, piece)}{known}", SIDES[seat])
        for piece, known in shown
    ]
    return named + ([Token("", back * found.hidden, f" {found.hidden}", SIDES[seat])] if found.hidden > 0 else [])
