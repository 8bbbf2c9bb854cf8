"""The corners of the page beside the diamond: both sides' cards and losses."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from threerings.cli.canvas import Canvas
from threerings.cli.draw.confrontation.diamond import Shape, shape_on
from threerings.cli.draw.confrontation.names import card_called, piece_called, unbroken_name
from threerings.cli.sheet import Sheet, unbroken
from threerings.core.zones import members
from threerings.games.confrontation.components import ARMY, HANDS, SIDES
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import SEATS, extra_card, near, the_side

NARROWEST_WITH_CORNERS = 16
"""Beside smaller plates there is no room to write."""


class Fact(NamedTuple):
    """Something to tell about a side."""

    seat: int
    text: str
    style: str = ""


def draw_corners(canvas: Canvas, shape: Shape, view: View, sheet: Sheet) -> list[Fact]:
    """Cards on the left and eliminated pieces on the right, beside the home of each side; returns what is left over."""
    if shape.plate < NARROWEST_WITH_CORNERS:
        entries = (entry for seat in SEATS for entry in (*cards(view, sheet, seat), *losses(view, sheet, seat)))
        return [entry._replace(text=entry.text.removeprefix(f"{sheet.ink.backs[entry.seat]} ")) for entry in entries]
    left_over: list[Fact] = []
    half = shape.depth + 1
    wide, narrow = shape.column(0) - 1, shape.column(1) - 1
    beside = shape.column(1, 2) + 1
    far_lines = range(half * 2)
    near_lines = range(shape.line(5) + 1, shape.height)
    for seat, lines in ((1 - near(view), far_lines), (near(view), near_lines)):
        widths = [wide] * half + [narrow] * half
        widths = widths if lines is far_lines else widths[::-1]
        left_over += write(canvas, 0, lines, widths, cards(view, sheet, seat))
        column = [shape.page - beside] * len(lines)
        left_over += write(canvas, beside, lines, column, losses(view, sheet, seat))
    return left_over


def write(canvas: Canvas, column: int, lines: Sequence[int], widths: Sequence[int], told: list[Fact]) -> list[Fact]:
    """Write as many entries as there is room for; returns the others."""
    used = 0
    left_over: list[Fact] = []
    for entry in told:
        found = ragged(entry.text.split(" "), widths[used:])
        if found is None:
            left_over.append(entry)
            continue
        for text in found:
            canvas.put(column, lines[used], Text(text, entry.style))
            used += 1
    return left_over


def ragged(words: Sequence[str], widths: Sequence[int]) -> list[str] | None:
    """Words in lines of these widths; nothing if they do not fit."""
    found = [""]
    for word in words:
        longer = f"{found[-1]} {word}" if found[-1] else word
        if len(found) <= len(widths) and len(longer) <= widths[len(found) - 1]:
            found[-1] = longer
        else:
            found.append(word)
    fits = len(found) <= len(widths) and all(len(line) <= width for line, width in zip(found, widths, strict=False))
    return found if fits else None


def cards(view: View, sheet: Sheet, seat: int) -> list[Fact]:
    """Who plays a side, and its combat cards."""
    army, say = view.army(seat), sheet.speech
    found = [Fact(seat, side_name(sheet, seat), f"bold {SIDES[seat]}")]
    for key, held in (("hand", army.hand), ("played", HANDS[seat] & ~army.hand)):
        if held:
            names = " ".join(card_called(sheet, seat, card) for card in members(held))
            found.append(Fact(seat, f"{unbroken(say(f'confrontation-{key}'))} {names}"))
    return found


def side_name(sheet: Sheet, seat: int) -> str:
    """A side and who plays it; on a low page the player's name is left out where it would take a line of its own."""
    name = f"{sheet.ink.backs[seat]} {unbroken_name(sheet, the_side(seat))}"
    shape = shape_on(sheet)
    longer = f"{name} ({unbroken(sheet.names[seat])})" if sheet.names[seat] else name
    return longer if sheet.roomy or len(longer) < shape.column(0) else name


def losses(view: View, sheet: Sheet, seat: int) -> list[Fact]:
    """A side's special cards, and its pieces that are out."""
    army, say = view.army(seat), sheet.speech
    extra = ", ".join(unbroken_name(sheet, extra_card(card)) for card in members(army.extra))
    out = ", ".join(piece_called(sheet, ARMY * seat + piece) for piece in members(army.out))
    found = [Fact(seat, f"{unbroken(say('confrontation-extra'))} {extra}")] if extra else []
    return found + ([Fact(seat, f"{unbroken(say('confrontation-out'))} {out}", SIDES[seat])] if out else [])
