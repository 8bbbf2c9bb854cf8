"""How strong the bots have been found to be. Nothing is claimed that was not measured."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Figure(NamedTuple):
    """Elo above the random bot, half the width of its 95 % interval, and of how many matches."""

    elo: int
    error: int
    matches: int


Figures = dict[str, dict[str, Figure]]
"""By game and bot."""


def read_figures(text: str) -> Figures:
    return {game: {bot: Figure(**one) for bot, one in bots.items()} for game, bots in tomllib.loads(text).items()}


@cache
def measured() -> Figures:
    """What the ladder in the package says; a bot that was not measured is not in it."""
    return read_figures(files("threerings.bots").joinpath("ladder.toml").read_text("utf-8"))
