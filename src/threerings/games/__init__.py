"""The games: ours, one folder each, and those that other packages bring along. No game knows another."""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from threerings.core.game import Game, UnknownGame

OURS = ("the-duel", "confrontation", "middle-earth")
"""The games of this package."""
GROUP = "threerings.games"
"""The entry points by which a package brings a game along: its name, and the package in which its GAME lies."""


def folder(name: str) -> str:
    """What the folder of a game is called, in every room that has one."""
    return name.replace("-", "_")


BROUGHT = {point.name: point.value for point in entry_points(group=GROUP) if point.name not in OURS}
PACKAGES = {name: f"{__name__}.{folder(name)}" for name in OURS} | BROUGHT
"""Where each game lies, with its texts."""
GAMES = {name: folder(name) for name in PACKAGES}
"""Games by the name used in commands and URLs, and their folders; ours come first."""


def load(name: str) -> Game[Any, Any]:
    """The game of this name. Raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    game: Game[Any, Any] = import_module(PACKAGES[name]).GAME
    return game
