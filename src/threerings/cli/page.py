"""What one observer is shown of a match: the table, what has happened lately, and the observer's own cards."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from threerings.cli.chronicle import Chronicle
from threerings.cli.sheet import LONGEST_LINE, Sheet, drawing, prose
from threerings.core.game import Line, Seat


def page(chronicle: Chronicle, view: Any, seat: Seat, sheet: Sheet, legal: Sequence[int] = ()) -> list[Text]:
    """A whole page. The legal actions are numbered on it, if they are cards of the hand."""
    lines = drawing(chronicle.game.name).hand(view, sheet, legal)
    return [*board(chronicle, view, seat, sheet), *lines]


def board(chronicle: Chronicle, view: Any, seat: Seat, sheet: Sheet) -> list[Text]:
    """The page without the hand: the table, and the story since the observer's last action."""
    news = told(chronicle.story(seat, chronicle.last_act(seat)), sheet)
    return [*drawing(chronicle.game.name).board(view, sheet), Text(), *news, Text()]


def told(story: Iterable[Line], sheet: Sheet) -> list[Text]:
    lines: list[Text] = []
    for line in story:
        lines += prose(sheet.speech.say(line), min(sheet.width, LONGEST_LINE), "  ", f"{sheet.ink.dot} ")
    return lines
