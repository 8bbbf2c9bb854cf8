"""How somebody set up a side the last time."""

from collections.abc import Sequence

from threerings.cli import memory

FILE = "setups.json"


def last_setup(game: str, side: str, name: str) -> list[str]:
    """The actions of the last set-up; none if there is none or it cannot be read."""
    found = memory.recall(FILE).get(key(game, side, name))
    return [str(text) for text in found] if isinstance(found, list) else []


def remember(game: str, side: str, name: str, texts: Sequence[str]) -> None:
    """Keep a set-up for the next time."""
    memory.remember(FILE, key(game, side, name), list(texts))


def key(game: str, side: str, name: str) -> str:
    return " ".join(filter(None, (game, side, name)))
