"""The ways in which a game can be played."""

from typing import Any

from threerings.core.game import Game, Option, Options


def variants(game: Game[Any, Any]) -> list[Options]:
    """The usual way, and for each other choice of an option the usual way with just that choice."""
    usual = {option.name: option.default for option in game.options if option.choices}
    others = [{**usual, option.name: choice} for option in game.options for choice in other_choices(option)]
    return [usual, *others]


def other_choices(option: Option) -> list[str]:
    if option.several:
        return [" ".join(option.choices)]
    return [choice for choice in option.choices if choice != option.default]


def variant_text(options: Options) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items() if value) or "no options"
