"""The energy track and the bridge of The Duel on paper."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from threerings.cli.draw.the_duel.cards import INITIALS
from threerings.cli.sheet import Sheet
from threerings.games.the_duel.components import BALROG, GANDALF, SIDES, negative
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import BRIDGE, LOWEST_SPACE, SEATS, figures

CELL = 3
"""Columns of a space on the track or a step of the bridge."""


def energy(view: View, sheet: Sheet) -> list[Text]:
    levels = (view.gandalf.energy, view.balrog.energy)
    spaces = spaces_shown(levels, int(view.deck.final), (sheet.width - margin(sheet)) // CELL)
    places = [min(max(spaces.start - level, 0), len(spaces) - 1) for level in levels]
    track = [cell_text(minus(sheet, space), "negative" if negative(space) else "faint") for space in spaces]
    if 0 in spaces:
        track[spaces.start] = Text.assemble((sheet.ink.bar, "faint"), (" 0", "negative"))
    if not sheet.roomy:
        return [labelled("the-duel-energy", sheet, with_initials(track, places))]
    return [
        marker(GANDALF, places, levels, sheet),
        labelled("the-duel-energy", sheet, highlighted(track, places)),
        marker(BALROG, places, levels, sheet),
    ]


def margin(sheet: Sheet) -> int:
    return 1 + max(len(sheet.speech("the-duel-energy")), len(sheet.speech("the-duel-bridge")))


def labelled(key: str, sheet: Sheet, cells: Iterable[Text]) -> Text:
    return Text.assemble(sheet.speech(key).ljust(margin(sheet)), *cells)


def cell_text(text: str, style: str) -> Text:
    return Text(text.rjust(CELL), style)


def minus(sheet: Sheet, number: int) -> str:
    return f"{sheet.ink.minus}{-number}" if number < 0 else str(number)


def spaces_shown(levels: tuple[int, int], top: int, room: int) -> range:
    """The spaces of the track from the top down; where the page is too narrow, those around the markers."""
    lowest = min(LOWEST_SPACE, *levels)
    if top - lowest >= room:
        top = min(top, max(levels) + 1)
    return range(top, max(lowest, top - room + 1) - 1, -1)


def highlighted(track: list[Text], places: Sequence[int]) -> list[Text]:
    return [Text(cell.plain, "bold") if place in places else cell for place, cell in enumerate(track)]


def with_initials(track: list[Text], places: Sequence[int]) -> list[Text]:
    """The track with the figures' initials where they stand."""
    marked = list(track)
    for seat in SEATS:
        marked[places[seat]] = cell_text(INITIALS[seat], f"bold {SIDES[seat]}")
    if places[GANDALF] == places[BALROG]:
        marked[places[GANDALF]] = cell_text("GB", "bold")
    return marked


def marker(seat: int, places: Sequence[int], levels: tuple[int, int], sheet: Sheet) -> Text:
    """An arrow above or below a space, and whose marker it is, on the side where there is room."""
    arrow = sheet.ink.above if seat == GANDALF else sheet.ink.below
    column = margin(sheet) + CELL * places[seat] + CELL - 1
    label = f"{sheet.speech(f'side-{SIDES[seat]}')} {minus(sheet, levels[seat])}"
    fits = column + 2 + len(label) < sheet.width
    text = f"{arrow} {label}".rjust(column + 2 + len(label)) if fits else f"{label} {arrow}".rjust(column + 1)
    return Text(text, f"bold {SIDES[seat]}")


def bridge(view: View, sheet: Sheet) -> list[Text]:
    places = figures(view)
    numbers = [cell_text(str(step), "faint") for step in BRIDGE]
    if not sheet.roomy:
        return [labelled("the-duel-bridge", sheet, with_initials(numbers, places))]
    blank = [Text(" " * CELL) for _ in BRIDGE]
    stairs = [Text(sheet.ink.heights[step] * CELL, "faint") for step in BRIDGE]
    pad = Text(" " * (margin(sheet)))
    standing = [Text(cell.plain.strip().center(CELL), cell.style) for cell in with_initials(blank, places)]
    return [
        pad + Text.assemble(*standing),
        labelled("the-duel-bridge", sheet, stairs),
        pad + Text.assemble(*(Text(cell.plain.strip().center(CELL), "faint") for cell in numbers)),
    ]
