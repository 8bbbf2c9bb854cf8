"""Names as the terminal writes them: broken nowhere, and short enough for their plates."""

from threerings.cli.sheet import Sheet, unbroken
from threerings.core.game import Line, Name
from threerings.games.confrontation.components import CARD_IDS, MAGIC
from threerings.games.confrontation.words import region_name, short_card, short_piece


def unbroken_name(sheet: Sheet, name: Name | Line) -> str:
    return unbroken(sheet.speech.say(name))


def piece_called(sheet: Sheet, piece: int) -> str:
    return unbroken_name(sheet, short_piece(piece))


def region_called(sheet: Sheet, region: int) -> str:
    return unbroken_name(sheet, region_name(region))


def card_called(sheet: Sheet, seat: int, card: int, sign: str = "") -> str:
    """A card in a list; a strength is just its number, perhaps with a sign before it."""
    return sign + CARD_IDS[card] if card < MAGIC else unbroken_name(sheet, short_card(seat, card))


def unbroken_line(sheet: Sheet, line: Line) -> str:
    """A line in which no name is broken."""
    words: dict[str, str | int] = {}
    for key, value in line.values.items():
        names = (value,) if isinstance(value, Name | Line) else value
        words[key] = ", ".join(unbroken_name(sheet, name) for name in names) if isinstance(names, tuple) else names
    return sheet.speech(line.key, **words)
