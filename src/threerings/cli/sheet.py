"""What a drawing is made on, and what every game's drawing can do."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from textwrap import wrap
from typing import Any, NamedTuple, Protocol, cast

from rich.text import Text

from threerings.cli.ink import Ink
from threerings.core.game import Game
from threerings.games import GAMES, load
from threerings.texts import Texts

LONGEST_LINE = 100
"""Longer lines of prose are hard to read."""

HARD = "\N{NO-BREAK SPACE}"
ROOMY = 40
ENDLESS = 1000
"""The height of paper that is printed on from one end to the other."""


class Sheet(NamedTuple):
    """A page to draw on."""

    width: int
    height: int
    ink: Ink
    speech: Texts
    names: tuple[str, str] = ("", "")
    """Who plays each side, as the reader of the page would say it; empty where it does not matter."""

    @property
    def roomy(self) -> bool:
        """Whether the page is high enough for the large forms."""
        return self.height >= ROOMY


class Drawing(Protocol):
    """The package `threerings.cli.draw.<game>`: from a view to lines, without any state."""

    def board(self, view: Any, sheet: Sheet) -> list[Text]:
        """All that lies on the table."""

    def hand(self, view: Any, sheet: Sheet, legal: Sequence[int] = ()) -> list[Text]:
        """What the viewer holds and knows. Where `numbers_hand` says so, the legal actions carry numbers from 1."""

    def numbers_hand(self, legal: Sequence[int]) -> bool:
        """Whether each of these actions is a piece of the viewer's hand."""

    def choices(self, view: Any, sheet: Sheet, legal: Sequence[int]) -> list[Text]:
        """The legal actions with their numbers from 1."""

    def sets_up(self, legal: Sequence[int]) -> bool:
        """Whether these actions set up pieces one by one: the rest can then be left to chance, or to memory."""

    def open_view(self, views: tuple[Any, Any]) -> Any:
        """Both players' views of a position as one, with everything open."""

    def explain(self, view: Any, sheet: Sheet, word: str) -> list[Text]:
        """Anything of the game that goes by this name or id; nothing if nothing does."""

    def legend(self, sheet: Sheet) -> list[Text]:
        """How to read the drawing."""


@cache
def drawing(game: str) -> Drawing:
    """The game's own drawing; a plain one where nobody has drawn it."""
    module = f"threerings.cli.draw.{GAMES[game]}"
    try:
        return cast(Drawing, import_module(module))
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
    from threerings.cli.plain import Plain

    return Plain(load(game))


def numbered_line(number: int, offer: str) -> Text:
    """A choice on a line of its own."""
    return Text.assemble((f"{number:3}  ", "bold touch"), offer)


def offer_lines(game: Game[Any, Any], view: Any, sheet: Sheet, legal: Sequence[int]) -> list[Text]:
    """The legal actions as the game offers them, line by line."""
    return [
        numbered_line(number, sheet.speech.say(game.offer(view, action)))
        for number, action in enumerate(legal, start=1)
    ]


def cropped(line: Text, sheet: Sheet) -> Text:
    line.truncate(sheet.width)
    return line


def unbroken(words: str) -> str:
    return words.replace(" ", HARD)


def legend_of(sheet: Sheet, key: str, marks: Mapping[str, Mapping[str, str]]) -> list[Text]:
    """The topics of a legend, each with the marks it explains."""
    topics = (sheet.speech(f"{key}-{topic}", **values) for topic, values in marks.items())
    return [line for text in topics for line in prose(text, sheet.width)]


def prose(text: str, width: int, indent: str = "", first: str | None = None, style: str = "") -> list[Text]:
    """A text in lines no longer than the width. Spaces that must not break do not."""
    lead = indent if first is None else first
    lines = wrap(text, width, initial_indent=lead, subsequent_indent=indent, break_on_hyphens=False)
    return [Text(line, style) for line in lines]
