"""Bots that come from outside the house, by their dotted names."""

import os
import time
from typing import Any

from threerings.bots.basic import Bot
from threerings.core.game import Game, Prompt
from threerings.search.think import Budget


class First(Bot):
    """Always takes the first legal action."""

    def choose(self, prompt: Prompt) -> int:
        return prompt.legal[0]


class Waiting(First):
    """Waits in the fourth match and later ones as long as HOLD is set: there is time to kill the program."""

    matches = 0

    def __init__(self, game: Game[Any, Any], seed: int, budget: Budget | None = None) -> None:
        super().__init__(game, seed, budget)
        Waiting.matches += 1
        while Waiting.matches > 3 and "HOLD" in os.environ:
            time.sleep(0.01)


class Lawless(Bot):
    """Takes what is not legal."""

    def choose(self, prompt: Prompt) -> int:
        return max(prompt.legal) + 1


def nobody(game: Game[Any, Any], seed: int, budget: Budget | None) -> str:
    return game.name


NOTHING = None
