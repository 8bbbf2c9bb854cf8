"""How a position stands, judged by what can be seen of it.

A game names the *features* of a position. A small net weighs them up: each of its cells adds up what they are worth to
it, and if that is more than nothing it speaks, every other cell for seat 0, the rest against it. What one is worth
was learnt from the ends of many matches (tools/fit.py) and lies with the game's data: a line for each feature, with a
number for each cell.
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
    """What each feature is worth to each cell."""

    def __init__(self, worths: list[list[int]]) -> None:
        cells = [bytes([worth + NOTHING for worth in cell]) for cell in zip(*worths, strict=True)]
        self.pairs: list[tuple[bytes, bytes]] = list(zip(cells[::2], cells[1::2], strict=True))
        """A cell that speaks for seat 0, and one that speaks against it."""

    def chance(self, features: list[int]) -> float:
        """How likely seat 0 is to win, from -1 (surely not) to 1 (surely)."""
        nothing: i64 = -NOTHING * len(features)
        total: i64 = 0
        for pro, con in self.pairs:
            good: i64 = nothing
            bad: i64 = nothing
            for feature in features:
                place: i64 = feature
                good += pro[place]
                bad += con[place]
            total += max(good, 0) - max(bad, 0)
        return 2.0 / (1.0 + exp(-float(total) / UNIT)) - 1.0


def read_net(package: str, features: int) -> Net:
    """The net of a game that knows so many features."""
    lines = files(package).joinpath("data/weights.txt").read_text("ascii").splitlines()
    if len(lines) != features:
        raise ValueError(f"{package} has {features} features and {len(lines)} lines of weights")
    return Net([[int(worth) for worth in line.split()] for line in lines])
