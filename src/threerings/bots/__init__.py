"""Players that are not human. A bot is given prompts and nothing else."""

from collections.abc import Callable
from typing import Any

from threerings.bots.basic import Bot, GreedyBot, RandomBot
from threerings.bots.levels import DEFAULT, LEVELS, PLAIN, searching
from threerings.core.game import Game, ThreeRingsError
from threerings.search.think import Budget


class UnknownBot(ThreeRingsError):
    """There is no bot of this name."""


MakeBot = Callable[[Game[Any, Any], int, Budget | None], Bot]

BOTS: dict[str, MakeBot] = {
    **{name: searching(name) for name in LEVELS},
    "random": RandomBot,
    "greedy": GreedyBot,
    PLAIN: searching(PLAIN),
}
"""The levels, which players are offered, and others to measure them against."""

__all__ = ["BOTS", "DEFAULT", "LEVELS", "Bot", "UnknownBot", "bot_named"]


def bot_named(name: str, game: Game[Any, Any], seed: int, budget: Budget | None = None) -> Bot:
    """A new bot of this name, with a budget of its own unless one is given. Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](game, seed, budget)
