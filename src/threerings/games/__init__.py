"""The games, one folder each. No game knows another."""

from importlib import import_module
from typing import Any

from threerings.core.game import Game, UnknownGame

GAMES = {"the-duel": "the_duel", "confrontation": "confrontation", "middle-earth": "middle_earth"}
"""Games by the name used in commands and URLs, and their folders."""


def load(name: str) -> Game[Any, Any]:
    """The game of this name. Raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    game: Game[Any, Any] = import_module(f"threerings.games.{GAMES[name]}").GAME
    return game
