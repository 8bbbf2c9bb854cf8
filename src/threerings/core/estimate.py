"""How a position stands, judged by what can be seen of it.

A game names the *marks* of a position: a mark is a number that counts for seat 0, or against it if negative. What each
mark is worth was learnt from the ends of many matches (tools/fit.py) and lies with the game's data.
"""

from importlib.resources import files
from math import exp


def read_weights(package: str, size: int) -> list[float]:
    """What the marks of a game are worth, by their numbers."""
    weights = [float(weight) for weight in files(package).joinpath("data/weights.txt").read_text("ascii").split()]
    if len(weights) != size:
        raise ValueError(f"{package} has {size} marks and {len(weights)} weights")
    return weights


def chance(marks: list[int], weights: list[float]) -> float:
    """How likely seat 0 is to win, from -1 (surely not) to 1 (surely)."""
    total = 0.0
    for mark in marks:
        if mark >= 0:
            total += weights[mark]
        else:
            total -= weights[-mark]
    return 2.0 / (1.0 + exp(-total)) - 1.0
