"""Clocks: what two people have agreed about time, and what of it is left.

A clock has a text by which it is known: "live 600+10" (seconds for the whole match, and more for each choice), "days 3"
(for each turn). None at all is the empty text. What somebody was charged stands in the log of the match.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from threerings.core.game import BadOption
from threerings.store import Sitter
from threerings.web.limits import LONGEST_CLOCK, MOST_DAYS, MOST_INCREMENT
from threerings.web.speech import Speech

Player = int
GRACE = 1000
"""Milliseconds of every choice that nobody is charged for: the way of the question to the player and of the answer
back, the disk, and what the clocks of two processes may differ."""
SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000
LIVE = re.compile(r"live (\d{1,5})\+(\d{1,3})")
DAYS = re.compile(r"days (\d{1,2})")


class Clock(NamedTuple):
    seconds: int = 0
    """For the whole match, of each player …"""
    increment: int = 0
    """… and so many more for each choice; or else …"""
    days: int = 0
    """… for each turn, of however many choices."""

    @property
    def text(self) -> str:
        return f"days {self.days}" if self.days else f"live {self.seconds}+{self.increment}"


def clock_named(text: str) -> Clock | None:
    """A clock by its text; the empty one is none. Raises BadOption."""
    live, days = LIVE.fullmatch(text), DAYS.fullmatch(text)
    if live and 1 <= int(live[1]) <= LONGEST_CLOCK and int(live[2]) <= MOST_INCREMENT:
        return Clock(int(live[1]), int(live[2]))
    if days and 1 <= int(days[1]) <= MOST_DAYS:
        return Clock(days=int(days[1]))
    if text:
        raise BadOption(f"there is no clock {text[:40]!r}; there is 'live SECONDS+INCREMENT' and 'days DAYS'")
    return None


def clock_between(sitters: tuple[Sitter, Sitter], text: str) -> Clock | None:
    """The clock that two have agreed on, if any. Raises BadOption."""
    clock = clock_named(text)
    if clock and (any(sitter.bot for sitter in sitters) or sitters[0] == sitters[1]):
        raise BadOption("clock: it is for two people, each at a screen of their own")
    return clock


def presets(minutes: int) -> list[Clock]:
    """Sensible clocks for a game that takes so many minutes. Its choices are many and small: so are the increments."""
    quick, calm = (60 * max(1, round(minutes / parts)) for parts in (4, 2))
    return [Clock(quick, 5), Clock(calm, 10), Clock(days=1), Clock(days=3), Clock(days=7)]


def clock_words(text: str, speech: Speech) -> str:
    clock = clock_named(text)
    if clock is None:
        return speech("clock-none")
    if clock.days:
        return speech("clock-days", days=clock.days)
    time = face(clock.seconds * SECOND, speech)
    return speech("clock-live", time=time, increment=clock.increment)


def face(left: int, speech: Speech) -> str:
    """What a clock shows. Nobody sees a zero before it is true."""
    if left >= DAY:
        return speech("clock-left-days", days=left // DAY, hours=left % DAY // HOUR)
    seconds = -(-max(0, left) // SECOND)
    hours, minutes = seconds // 3600, seconds // 60
    return f"{hours}:{minutes % 60:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


class Times:
    """What both players were charged, and what they have chosen, as the log tells it."""

    def __init__(self, like: "Times | None" = None) -> None:
        self._spent: list[int] = like._spent.copy() if like else [0, 0]
        self._in_turn: list[int] = like._in_turn.copy() if like else [0, 0]
        """Since the other last chose."""
        self._choices: list[int] = like._choices.copy() if like else [0, 0]

    def charge(self, player: Player, milliseconds: int) -> None:
        self._spent[player] += milliseconds
        self._in_turn[player] += milliseconds

    def chose(self, player: Player) -> None:
        self._choices[player] += 1
        self._in_turn[1 - player] = 0

    def took_back(self, players: Iterable[Player]) -> None:
        """Whose choices no longer count. The time they took is spent, and what was added for them goes again."""
        for player in players:
            self._choices[player] -= 1

    def chosen(self, player: Player) -> int:
        return self._choices[player]

    def left(self, clock: Clock, player: Player) -> int:
        """Milliseconds, when nothing runs."""
        if clock.days:
            return clock.days * DAY - self._in_turn[player]
        return (clock.seconds + clock.increment * self._choices[player]) * SECOND - self._spent[player]
