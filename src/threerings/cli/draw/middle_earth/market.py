"""What may be taken, and what it costs each player."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from threerings.cli.boxes import shortened
from threerings.cli.draw.middle_earth.signs import (
    colour_style,
    dotted,
    effect,
    letter,
    name_text,
    price_text,
    shape_of,
    tile_effect,
    tile_letters,
    whole_cost,
)
from threerings.cli.sheet import Sheet, cropped, prose, unbroken
from threerings.core.zones import members
from threerings.games.middle_earth.actions import DISCARD, LANDMARK, PLACE, PLAY
from threerings.games.middle_earth.components import SKILLS
from threerings.games.middle_earth.view import Price, View
from threerings.games.middle_earth.words import SEATS, card_name, skill_name, tile_name

NUMBER = 4
"""Columns of a number to choose by."""
LEAST_EFFECT = 12


class MarketRow(NamedTuple):
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
    if not rows or view.outcome() is not None:
        return []
    texts = [[price_text(sheet, row.prices[seat], seat) for seat in SEATS] for row in rows]
    widths = [max(len(prices[seat]) for prices in texts) for seat in SEATS]
    names = max(len(row.name) for row in rows)
    indent = 2 * NUMBER if takes(legal) else 0
    room = sheet.width - indent - 2 - names - 2 - sum(widths) - 4
    longest = max(len(row_text(row, sheet)) for row in rows)
    if room < LEAST_EFFECT:
        return [heading(view, sheet, legal, []), *narrow_rows(rows, texts, sheet, indent)]
    if room > longest:  # no wider than it must be
        sheet = sheet._replace(width=sheet.width - room + longest)
        room = longest
    lines = [heading(view, sheet, legal, widths)]
    for row, prices in zip(rows, texts, strict=True):
        lines += row_lines(row, prices, sheet, (indent, names, room, *widths))
    return [*lines, *([skill_key(sheet)] if sheet.roomy else [])]


def rows_of(view: View, sheet: Sheet, legal: Sequence[int]) -> list[MarketRow]:
    numbers = {action: number for number, action in enumerate(legal, start=1)} if takes(legal) else {}
    rows = [
        MarketRow(
            numbers.get(PLAY + card, 0),
            numbers.get(DISCARD + card, 0),
            Text(shape_of(sheet, card), f"bold {colour_style(card)}"),
            name_text(sheet, card_name(card)),
            effect(sheet, card),
            whole_cost(sheet, card),
            (view.card_price(0, card), view.card_price(1, card)),
        )
        for card in sorted(view.accessible)
    ]
    rows += [
        MarketRow(
            numbers.get(LANDMARK + tile, 0),
            0,
            Text(sheet.ink.fort, "bold"),
            name_text(sheet, tile_name(tile)),
            tile_effect(sheet, tile),
            tile_letters(sheet, tile),
            (view.tile_price(0, tile), view.tile_price(1, tile)),
        )
        for tile in members(view.tiles_up)
    ]
    return rows


def heading(view: View, sheet: Sheet, legal: Sequence[int], widths: Sequence[int]) -> Text:
    """What the numbers mean, and above the prices whose they are."""
    say = sheet.speech
    title = say("sheet-market")
    if takes(legal):
        title = say("sheet-market-numbers", number=view.discard_coins(view.seat))
    room = sheet.width - sum(widths) - 2 * len(widths)
    line = Text(shortened(title, room, sheet.ink.more).ljust(room) if widths else title, "bold")
    line.truncate(sheet.width)
    for seat, width in enumerate(widths):
        line.append("  " + sheet.ink.backs[seat].ljust(width), ("bold fellowship", "bold sauron")[seat])
    line.rstrip()
    return line


def row_lines(row: MarketRow, prices: list[Text], sheet: Sheet, sizes: tuple[int, ...]) -> list[Text]:
    """One line, or more if there is much to say about what it does."""
    indent, names, room, first, _ = sizes
    parts = [line.plain for line in prose(row_text(row, sheet), room)]
    padded = prices[0].copy()
    padded.pad_right(first - len(padded))
    head = numbers_text(row, sheet, indent)
    lines = [
        Text.assemble(head, row.mark, " ", (row.name.ljust(names), "bold"), "  ", parts[0].ljust(room), "  ", padded)
        + Text.assemble("  ", prices[1])
    ]
    return lines + [Text(" " * (indent + 2 + names + 2) + part) for part in parts[1:]]


def row_text(row: MarketRow, sheet: Sheet) -> str:
    return dotted(sheet, (row.effect, row.cost) if row.cost else (row.effect,))


def numbers_text(row: MarketRow, sheet: Sheet, indent: int) -> Text:
    if not indent:
        return Text()
    found = [str(number) if number else sheet.ink.empty for number in (row.first, row.second)]
    if not row.second and row.first:
        found[1] = ""
    return Text("".join(number.rjust(NUMBER - 1) for number in found) + "  ", "bold touch")


def narrow_rows(rows: list[MarketRow], texts: list[list[Text]], sheet: Sheet, indent: int) -> list[Text]:
    """On a narrow page everything one behind the other."""
    lines: list[Text] = []
    for row, prices in zip(rows, texts, strict=True):
        asked = [unbroken(f"{sheet.ink.backs[seat]} {prices[seat].plain}") for seat in SEATS]
        head = f"{numbers_text(row, sheet, indent).plain}{row.mark.plain} {row.name}"
        lines += prose(dotted(sheet, (head, row_text(row, sheet), *asked)), sheet.width, "    ", "")
    return lines


def skill_key(sheet: Sheet) -> Text:
    """Which letter stands for which skill."""
    named = [f"{letter(sheet, skill)} {name_text(sheet, skill_name(skill))}" for skill in range(SKILLS)]
    return cropped(Text(f" {sheet.ink.dot} ".join(named), "faint"), sheet)
