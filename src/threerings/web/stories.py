"""What observers have to tell of a match, each their own; and how it ended."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from threerings.core.game import OBSERVERS, Line, Seat

Player = int


class StoryLine(NamedTuple):
    """Something that an observer has to tell, and the length of the log when it had happened."""

    ply: int
    line: Line


class Result(NamedTuple):
    """How it ended, by players."""

    winner: Player | None
    reason: str
    points: tuple[int, int]


class Stories(dict[Seat, list[StoryLine]]):
    """By observer."""

    def __init__(self, told: Mapping[Seat, list[StoryLine]] | None = None) -> None:
        super().__init__({observer: told[observer].copy() if told else [] for observer in OBSERVERS})

    def note(self, ply: int, lines: Mapping[Seat, Sequence[Line]]) -> None:
        for observer, own in lines.items():
            self[observer] += [StoryLine(ply, line) for line in own]

    def tell(self, ply: int, line: Line) -> None:
        """Something that everybody may know."""
        self.note(ply, {observer: [line] for observer in OBSERVERS})

    def forget(self, since: int) -> None:
        """What was told from a ply on has not happened."""
        for told in self.values():
            while told and told[-1].ply >= since:
                told.pop()

    def copy(self) -> "Stories":
        return Stories(self)
