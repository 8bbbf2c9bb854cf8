"""Bots that search: five levels from beginner to master, and the plain search they are measured against.

Every level below the master first looks at what each action leads to at once. Beyond that weaker levels see less far,
as people do: none of them plays nonsense.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from threerings.bots.basic import Bot
from threerings.core import style
from threerings.core.game import Game, Prompt, Worlds
from threerings.core.style import Style
from threerings.search.think import Budget, Mind


class Level(NamedTuple):
    """How a bot thinks, and for how long."""

    budget: Budget
    """What it thinks on after the first look."""
    looks: int = 0
    """So many imagined worlds in which it first looks at every action."""
    blur: float = 0.0
    """How much it overlooks: a share of the way from the best action down to the worst."""
    mixes: bool = False
    """Whether chance decides which of its best choices it makes where the other does not see it."""
    exact: int | None = None
    """How many positions it counts out, if fewer than the game wishes."""
    style: Style | None = None
    """As the game itself wishes if nothing is said."""
    pace: int = 1
    """So many beats after the question its answer comes, however soon it was found. The budget fits into them."""


AT_HAND: Final = 1
"""A win at hand is seen, and nothing is counted out."""
PLAIN: Final = "plain"
MASTER: Final = "master"
DEFAULT: Final = "casual"
LEVELS: Final = {
    "beginner": Level(Budget(0.25, 0), looks=8, blur=0.8, exact=AT_HAND),
    "casual": Level(Budget(0.25, 0), looks=8, blur=0.35, exact=AT_HAND),
    "club": Level(Budget(0.25, 40), looks=8),
    "expert": Level(Budget(0.25, 300), looks=8),
    MASTER: Level(Budget(2.0), mixes=True, pace=4),
}


class SearchBot(Bot):
    """Searches in worlds imagined from its view."""

    def __init__(self, game: Game[Any, Any], seed: int, level: Level, budget: Budget | None = None) -> None:
        super().__init__(game, seed, budget or level.budget)
        manner = level.style or game.style
        exact = manner.exact if level.exact is None else min(manner.exact, level.exact)
        seen = manner._replace(looks=level.looks, blur=level.blur, mixes=level.mixes, exact=exact)
        self.mind = Mind(game, seen, self.rng)
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
        return LEVELS[MASTER]._replace(style=style.PLAIN, mixes=False)
    return LEVELS.get(name, LEVELS[DEFAULT])
