"""The ways in which a game can be played."""

from itertools import product
from typing import Any

from threerings.core.game import Game, Options


def variants(game: Game[Any, Any]) -> list[Options]:
    """Every way to settle the options that have choices; documents stay at their default."""
    named = [option for option in game.options if option.choices]
    names = [option.name for option in named]
    return [dict(zip(names, choice, strict=True)) for choice in product(*(option.choices for option in named))]


def variant_text(options: Options) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items()) or "no options"
