"""How strong the bots have been found to be. Nothing is claimed that was not measured."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class LadderRating(NamedTuple):
    """Elo above the random bot, half the width of its 95 % interval, and of how many matches."""

    elo: int
    error: int
    matches: int


LadderRatings = dict[str, dict[str, LadderRating]]
"""By game and bot."""


def read_ratings(text: str) -> LadderRatings:
    return {game: {bot: LadderRating(**one) for bot, one in bots.items()} for game, bots in tomllib.loads(text).items()}


@cache
def ladder_ratings() -> LadderRatings:
    """What the ladder in the package says; a bot that was not measured is not in it."""
    return read_ratings(files("threerings.bots").joinpath("ladder.toml").read_text("utf-8"))
