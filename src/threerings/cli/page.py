"""What one observer is shown of a match: the table, what has happened lately, and the observer's own cards."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from threerings.cli.sheet import LONGEST_LINE, Sheet, drawing, prose
from threerings.core.chronicle import Chronicle
from threerings.core.game import Line, Name, Seat
from threerings.core.record import RESIGN

QUESTION = 3
"""Lines that a question takes below a page."""
LEAST_NEWS = 1


def page(chronicle: Chronicle, view: Any, seat: Seat, sheet: Sheet, legal: Sequence[int] = ()) -> list[Text]:
    """A whole page. The legal actions are numbered on it, if they are cards of the hand."""
    lines = drawing(chronicle.match.game.name).hand(view, sheet, legal)
    return [*board(chronicle, view, seat, sheet, len(lines) + QUESTION), *lines]


def board(chronicle: Chronicle, view: Any, seat: Seat, sheet: Sheet, below: int = QUESTION) -> list[Text]:
    """The page without the hand: the table, and the story since the observer's last action.

    `below` is how many more lines the page needs. What is too much for a low page is left out of the story.
    """
    table = drawing(chronicle.match.game.name).board(view, sheet)
    gap = [Text()] if sheet.roomy else []
    story = chronicle.story(seat, chronicle.last_act(seat))
    news = story_lines(story, sheet)
    while len(table) + len(news) + below > sheet.height and len(story) > LEAST_NEWS:
        story = story[1:]
        news = story_lines(story, sheet)
    return [*table, *gap, *news, *gap]


def story_lines(story: Iterable[Line], sheet: Sheet) -> list[Text]:
    lines: list[Text] = []
    for line in story:
        lines += prose(sheet.speech.say(line), min(sheet.width, LONGEST_LINE), "  ", f"{sheet.ink.dot} ")
    return lines


def resignation_line(side: str, way: str = RESIGN) -> Line:
    """What everybody tells of a player who has resigned, or ended it in another way: no action of the game says it."""
    return Line(f"told-{way}", {"side": Name(f"side-{side}", {})})
