"""Players that are not human. A bot is given prompts and nothing else."""

from abc import ABC, abstractmethod
from typing import Any

from threerings.core.chance import Rng
from threerings.core.game import Game, Prompt, ThreeRingsError


class UnknownBot(ThreeRingsError):
    """There is no bot of this name."""


class Bot(ABC):
    """Chooses one of the legal actions of a prompt. The same seed and prompts give the same choices."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

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


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_named(name: str, game: Game[Any, Any], seed: int) -> Bot:
    """A new bot of this name. Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](game, seed)
