"""The terminal: what is shown, and what is typed."""

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

from threerings.cli.ink import ink_for
from threerings.cli.sheet import ENDLESS, LONGEST_LINE, Sheet, numbered_line, prose
from threerings.games import load
from threerings.texts import Texts

# Middle tones: each keeps a contrast of 4.4 or more on white and on black.
SIDES = ("#2a7fb0", "#c8502c")
"""The colours of seats 0 and 1, in every game."""
COLOURS = {
    "card-grey": "#767676",
    "card-yellow": "#94700a",
    "card-blue": "#3a74cc",
    "card-green": "#3a8540",
    "card-red": "#cf4436",
    "card-purple": "#9a58cc",
    "touch": "#94700a",
    "known": "#94700a",
    "faint": "#767676",
    "negative": "#c8502c",
    "hit": "bold #c8502c",
    "parry": "bold",
}
NARROWEST = 40
LONGEST_TYPED = 10_000
"""Letters of a line that are looked at."""
CLEAR = "\x1b[H\x1b[2J"
CLEAR_PAST = "\x1b[3J"


class Paper(Console):
    def get_style(self, name: str | Style, *, default: Style | str | None = None) -> Style:
        """A style by its name; of several names, like "bold gandalf", all together."""
        if isinstance(name, Style) or " " not in name:
            return super().get_style(name, default=default)
        return Style.combine(super(Paper, self).get_style(word, default=default) for word in name.split())

    def on_broken_pipe(self) -> None:
        """Nobody reads on: the command hears of it and answers, where Rich would leave with a code of its own."""
        raise BrokenPipeError


class Screen:
    """One terminal, or what stands in for it."""

    def __init__(self, speech: Texts) -> None:
        self.speech = speech
        self.ink = ink_for(sys.stdout.encoding)
        sides = zip(load(speech.game).sides, SIDES, strict=True)
        self.console = Paper(theme=Theme({**COLOURS, **dict(sides)}), highlight=False, markup=False, emoji=False)
        self.is_terminal = sys.stdout.isatty() and not self.console.is_dumb_terminal
        self.interactive = self.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return max(NARROWEST, self.console.width)

    def sheet(self, names: tuple[str, str] = ("", "")) -> Sheet:
        height = self.console.height if self.is_terminal else ENDLESS
        return Sheet(self.width, height, self.ink, self.speech, names)

    def show(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def say(self, text: str, style: str = "", indent: str = "") -> None:
        for paragraph in text.split("\n"):
            self.show(prose(paragraph, min(self.width, LONGEST_LINE), indent, None, style) or [Text()])

    def show_choices(self, offers: Iterable[str]) -> None:
        for number, offer in enumerate(offers, start=1):
            self.show([numbered_line(number, offer)])

    def say_command(self, text: str) -> None:
        """A sentence that holds a command or a file: left in one piece, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def clear(self) -> None:
        """A new page. The old one may still be found by scrolling back."""
        self._write(CLEAR) if self.is_terminal else self.show([Text()])

    def forget(self) -> None:
        """A new page, and nothing left of all the old ones."""
        if self.is_terminal:
            self._write(CLEAR + CLEAR_PAST + CLEAR)

    def ask(self, prompt: str) -> str:
        """A line that somebody types. Raises EOFError when nothing more can be typed."""
        self._write(prompt)
        line = sys.stdin.readline(LONGEST_TYPED)
        if len(line) == LONGEST_TYPED and not line.endswith("\n"):
            skip_line()
        if not sys.stdin.isatty():
            self._write("\n")
        if not line:
            raise EOFError
        return line.strip()

    def ask_afresh(self, prompt: str) -> str:
        """The same, without what was typed before the question was seen."""
        drop_typed_ahead()
        return self.ask(prompt)

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def skip_line() -> None:
    """Drop the rest of a line that nobody typed. Raises EOFError if it does not end."""
    for _ in range(1_000):
        if (rest := sys.stdin.readline(LONGEST_TYPED)).endswith("\n") or not rest:
            return
    raise EOFError


def drop_typed_ahead() -> None:
    if sys.stdin.isatty():
        try:
            import termios
        except ImportError:  # not on this system: then nothing is dropped
            return
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
