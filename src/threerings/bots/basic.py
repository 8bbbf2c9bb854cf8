"""What a bot is, and two that hardly think."""

from abc import ABC, abstractmethod
from typing import Any

from threerings.core.chance import Rng
from threerings.core.game import Game, Prompt
from threerings.search.think import Budget, Thought


class Bot(ABC):
    """Chooses one of the legal actions of a prompt. The same seed and prompts give the same choices."""

    def __init__(self, game: Game[Any, Any], seed: int, budget: Budget | None = None) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.budget = budget
        self.thought: Thought | None = None
        """What the last choice was made of, if the bot thinks."""

    def think_within(self, seconds: float) -> None:
        """Think no longer than that about a choice, if it thinks at all."""
        if self.budget is not None:
            self.budget = self.budget._replace(seconds=seconds)

    @abstractmethod
    def choose(self, prompt: Prompt) -> int:
        """The index of a legal action. Only ever called when something is legal."""


class RandomBot(Bot):
    """Takes any legal action."""

    def choose(self, prompt: Prompt) -> int:
        return prompt.legal[self.rng.below(len(prompt.legal))]


class GreedyBot(Bot):
    """Looks one action ahead in a handful of imagined worlds and takes what stands best at once, or one of the best."""

    worlds = 12

    def choose(self, prompt: Prompt) -> int:
        worlds = self.game.worlds(prompt.view)
        imagined = [worlds.draw(self.rng) for _ in range(self.worlds)]
        worths = {action: self.worth(action, imagined, prompt.seat) for action in prompt.legal}
        best = [action for action, worth in worths.items() if worth == max(worths.values())]
        return best[self.rng.below(len(best))]

    def worth(self, action: int, imagined: list[Any], seat: int) -> float:
        """What the worlds together promise just after an action."""
        total = 0.0
        for world in imagined:
            state = world.copy()
            state.play(action)
            total += self.game.estimate(state, seat)
        return total
