"""How a position stands, judged by what can be seen of it.

A game names the *marks* of a position. A small net weighs them up: each of its cells adds up what the marks are worth
to it, and if that is more than nothing it speaks, every other cell for seat 0, the rest against it. What the marks are
worth was learnt from the ends of many matches (tools/fit.py) and lies with the game's data: a line for each mark, with
a number for each cell.
"""

from importlib.resources import files
from math import exp
from typing import Final

from mypy_extensions import i64

UNIT: Final = 50
"""Worths are whole numbers, so many to one of the log odds."""
NOTHING: Final = 128
"""What stands for a worth of 0, because bytes, which are read fastest, cannot be negative."""


class Net:
    """What each mark is worth to each cell."""

    def __init__(self, worths: list[list[int]]) -> None:
        cells = [bytes([worth + NOTHING for worth in cell]) for cell in zip(*worths, strict=True)]
        self.pairs: list[tuple[bytes, bytes]] = list(zip(cells[::2], cells[1::2], strict=True))
        """A cell that speaks for seat 0, and one that speaks against it."""

    def chance(self, marks: list[int]) -> float:
        """How likely seat 0 is to win, from -1 (surely not) to 1 (surely)."""
        nothing: i64 = -NOTHING * len(marks)
        total: i64 = 0
        for pro, con in self.pairs:
            good: i64 = nothing
            bad: i64 = nothing
            for mark in marks:
                place: i64 = mark
                good += pro[place]
                bad += con[place]
            total += max(good, 0) - max(bad, 0)
        return 2.0 / (1.0 + exp(-float(total) / UNIT)) - 1.0


def read_net(package: str, marks: int) -> Net:
    """The net of a game that knows so many marks."""
    lines = files(package).joinpath("data/weights.txt").read_text("ascii").splitlines()
    if len(lines) != marks:
        raise ValueError(f"{package} has {marks} marks and {len(lines)} lines of weights")
    return Net([[int(worth) for worth in line.split()] for line in lines])
