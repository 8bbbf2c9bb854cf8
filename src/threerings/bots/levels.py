"""Bots that search: five levels from beginner to master, and the plain search they are measured against.

Weaker levels think less and see less far, as people do; none of them plays nonsense on purpose.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from threerings.bots.basic import Bot
from threerings.core import style
from threerings.core.game import Game, Prompt, Worlds
from threerings.core.style import Style
from threerings.search.think import Budget, Mind


class Level(NamedTuple):
    """How long a bot thinks, and how."""

    budget: Budget
    style: Style | None = None
    """As the game itself wishes if nothing is said."""
    patience: int = 0
    """It plays on for so many plies before it judges a position, even if the master judges at once."""
    pace: int = 1
    """So many beats after the question its answer comes, however soon it was found. The budget fits into them."""


PLAIN: Final = "plain"
MASTER: Final = "master"
DEFAULT: Final = "casual"
LEVELS: Final = {
    "beginner": Level(Budget(0.25, 13), style.PLAIN),
    "casual": Level(Budget(0.25, 12), patience=8),
    "club": Level(Budget(0.25, 36), patience=5),
    "expert": Level(Budget(0.25, 110), patience=3),
    MASTER: Level(Budget(2.0), pace=4),
}


class SearchBot(Bot):
    """Searches in worlds imagined from its view."""

    def __init__(self, game: Game[Any, Any], seed: int, level: Level, budget: Budget | None = None) -> None:
        super().__init__(game, seed, budget or level.budget)
        manner = level.style or game.style
        if manner.patience is not None:
            manner = manner._replace(patience=max(manner.patience, level.patience))
        self.mind = Mind(game, manner, self.rng)
        self.worlds: Worlds[Any] | None = None
        """Set only to measure what knowing the truth would be worth."""

    def choose(self, prompt: Prompt) -> int:
        if len(prompt.legal) == 1:
            self.thought = None
            return prompt.legal[0]
        assert self.budget is not None
        self.thought = self.mind.think(prompt, self.budget, self.worlds)
        return self.thought.action


def searching(name: str) -> Callable[[Game[Any, Any], int, Budget | None], Bot]:
    """How to make the bot of a level, or the plain one."""
    level = level_of(name)
    return lambda game, seed, budget: SearchBot(game, seed, level, budget)


def level_of(name: str) -> Level:
    """The level of this name, or what stands for it with the bots that have none."""
    if name == PLAIN:
        return LEVELS[MASTER]._replace(style=style.PLAIN)
    return LEVELS.get(name, LEVELS[DEFAULT])
