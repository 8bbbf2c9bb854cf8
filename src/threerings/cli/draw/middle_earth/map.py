"""The map with its roads, and the quest track as two strips."""

from rich.text import Text

from threerings.cli.canvas import Canvas
from threerings.cli.draw.middle_earth.signs import dotted, name_text
from threerings.cli.sheet import Sheet, cropped, unbroken
from threerings.games.middle_earth.components import FELLOWSHIP, QUEST, RED, REGIONS, SIDES, YELLOW
from threerings.games.middle_earth.view import View
from threerings.games.middle_earth.words import BONUSES, SEATS, region_name

PLATE = 13
GAP = 3
"""Columns between two plates, lines of a plate."""
PLACES = ((0, 0), (1, 0), (2, 0), (1, 1), (2, 1), (1, 2), (2, 2))
"""The column and the row of each region's plate."""
ACROSS = ((0, 0), (1, 0), (1, 1), (1, 2))
"""Plates with a road to the one on their right."""
DOWN = ((1, 0), (2, 0), (1, 1), (2, 1))
"""Plates with a road to the one below."""
ASLANT = (0, 1)
"""Rows with a road from the last plate down to the left."""
MAP_WIDTH = 3 * PLATE + 2 * GAP
MAP_HEIGHT = 11
SPACES = QUEST + 1


# The map.


def column_of(place: int) -> int:
    return place * (PLATE + GAP)


def row_of(place: int) -> int:
    return place * (GAP + 1)


def map_of(view: View, sheet: Sheet) -> list[Text]:
    """The seven regions; in heavy frames those where units may be placed now."""
    canvas = Canvas(MAP_WIDTH, MAP_HEIGHT)
    draw_roads(canvas, sheet)
    for region in range(REGIONS):
        column, row = (column_of(PLACES[region][0]), row_of(PLACES[region][1]))
        frame = sheet.ink.heavy if view.regions >> region & 1 else sheet.ink.light
        canvas.box(column, row, (PLATE, GAP), frame)
        canvas.put(column + 1, row, Text(f" {name_text(sheet, region_name(region))} ", "bold"))
        canvas.put(column + 2, row + 1, forces(view, sheet, region))
    return canvas.lines()


def draw_roads(canvas: Canvas, sheet: Sheet) -> None:
    light, slope = sheet.ink.light, sheet.ink.ridge[0]
    for column, row in ACROSS:
        canvas.put(column_of(column) + PLATE, row_of(row) + 1, Text(light.across * GAP, "faint"))
    for column, row in DOWN:
        canvas.put(column_of(column) + PLATE // 2, row_of(row) + GAP, Text(light.down, "faint"))
    for row in ASLANT:
        canvas.put(column_of(2) - 1, row_of(row) + GAP, Text(slope, "faint"))
        canvas.put(column_of(2) - 2, row_of(row) + GAP + 1, Text(slope, "faint"))


def forces(view: View, sheet: Sheet, region: int) -> Text:
    """The units and the fortresses in a region."""
    found = Text()
    for seat in SEATS:
        side = view.side(seat)
        units, fort = side.units[region], side.forts >> region & 1
        if units or fort:
            text = sheet.ink.backs[seat] + (str(units) if units else "") + (sheet.ink.fort if fort else "")
            found.append(f"{text}  ", f"bold {SIDES[seat]}")
    found.rstrip()
    return found


def map_in_words(view: View, sheet: Sheet) -> str:
    """The same in a line of text, for a page without room."""
    regions = (
        f"{name_text(sheet, region_name(region))} {forces(view, sheet, region)}".strip() for region in range(REGIONS)
    )
    return dotted(sheet, (unbroken(region.replace("  ", " ")) for region in regions))


# The quest.


def quest(view: View, sheet: Sheet) -> list[Text]:
    """Two strips: the end of the lower one, which the Nazgûl goes along, lies under Frodo and Sam."""
    label = sheet.speech("sheet-quest")
    lines: list[Text] = []
    for seat in SEATS:
        side = view.side(seat)
        to_go = sheet.speech("sheet-to-go", number=QUEST - side.steps)
        head = Text.assemble(
            (label if seat == FELLOWSHIP else "").ljust(len(label)), " ", (sheet.ink.backs[seat], SIDES[seat]), " "
        )
        cell = 2 if len(head) + 2 * (2 * SPACES - 1) + 1 + len(to_go) <= sheet.width else 1
        shift = QUEST if seat == FELLOWSHIP else view.fellowship.steps
        before = Text(" " * (cell * shift))
        after = Text(" " * (cell * (QUEST - shift) + 1))
        line = Text.assemble(head, before, *strip(sheet, seat, side.steps, cell), after, to_go)
        lines.append(cropped(line, sheet))
    return lines


def strip(sheet: Sheet, seat: int, steps: int, cell: int) -> list[Text]:
    """The spaces of one side: those behind it, where it is, the bonuses to come, and the goal."""
    ink = sheet.ink
    signs = {"coin": ink.shapes[YELLOW], "unit": ink.shapes[RED], "turn": ink.again, "fortress": ink.fort}
    bonuses = {space: signs[bonus] for space, bonus in BONUSES.items()} | {QUEST: (ink.below, ink.left)[seat]}
    found: list[Text] = []
    for space in range(SPACES):
        mark = bonuses.get(space, ink.empty)
        if space < steps:
            found.append(Text(ink.heavy.across * cell, SIDES[seat]))
        elif space == steps:
            found.append(Text(ink.known.ljust(cell), f"bold {SIDES[seat]}"))
        else:
            found.append(Text(mark.ljust(cell), "bold" if space in bonuses else "faint"))
    return found
