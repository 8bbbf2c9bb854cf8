"""A value estimate for Duel for Middle-earth, learned from self-play, and a bot that looks one action ahead with it.

python -m examples.learned CORPUS … --out learned.npz
threerings arena middle-earth examples.learned:Learned greedy

docs/training.md tells the story.
"""

import argparse
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from threerings.bots.basic import Bot
from threerings.core.game import NATURE, Game, Prompt, State
from threerings.lab import corpus
from threerings.search.think import Budget

Floats = NDArray[np.float64]
WEIGHTS = "LEARNED"
"""The environment variable that names the file of weights; without it, learned.npz in this folder."""


def features(view: Any) -> list[float]:
    """What the estimate sees of a view: both sides in numbers, the viewer's first, and how far the match has come."""
    lying = sum(card >= -1 for card in view.slots)
    chapters = [float(view.chapter == chapter) for chapter in range(3)]
    return [float(view.seat), *chapters, lying / 20, *side(view.side(view.seat)), *side(view.side(1 - view.seat))]


def side(view: Any) -> list[float]:
    """One side of the table, every number about between 0 and 1."""
    amounts = [view.coins / 10, view.steps / 15, sum(view.units) / 10, view.support / 6, view.jokers / 2]
    sets = [zone.bit_count() / 5 for zone in (view.presence, view.forts, view.chains, view.tokens, view.tiles)]
    skills = [(view.skills >> 4 * skill & 15) / 3 for skill in range(5)]
    return [*amounts, *sets, *skills, *(min(symbols, 2) / 2 for symbols in view.peoples)]


class Network(NamedTuple):
    """One hidden layer: from features to the chance to win."""

    first: Floats
    second: Floats

    @classmethod
    def fresh(cls, inputs: int, hidden: int = 32) -> "Network":
        rng = np.random.default_rng(1)
        return cls(rng.normal(0, inputs**-0.5, (inputs + 1, hidden)), rng.normal(0, 0.1, hidden + 1))

    def hidden(self, x: Floats) -> Floats:
        layer: Floats = np.tanh(x @ self.first[1:] + self.first[0])
        return layer

    def __call__(self, x: Floats) -> Floats:
        """The chance to win for each row, a shared victory counting a half."""
        chance: Floats = 1 / (1 + np.exp(-(self.hidden(x) @ self.second[1:] + self.second[0])))
        return chance

    def slopes(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Where the cross-entropy grows, for the weights of both layers."""
        hidden = self.hidden(x)
        error = (self(x) - y) / len(y)
        back = np.outer(error, self.second[1:]) * (1 - hidden**2)
        return np.vstack([back.sum(0), x.T @ back]), np.append(error.sum(), hidden.T @ error)


def train(x: Floats, y: Floats, epochs: int = 20) -> Network:
    """Adam on small batches, with a little decay."""
    network, rng, rate = Network.fresh(x.shape[1]), np.random.default_rng(2), 0.002
    mean, square = [np.zeros_like(part) for part in network], [np.zeros_like(part) for part in network]
    for epoch in range(1, epochs + 1):
        for batch in np.array_split(rng.permutation(len(y)), max(1, len(y) // 256)):
            for place, steep in enumerate(network.slopes(x[batch], y[batch])):
                slope = steep + 1e-4 * network[place]
                mean[place] += 0.1 * (slope - mean[place])
                square[place] += 0.001 * (slope**2 - square[place])
                network[place][...] -= rate / epoch**0.5 * mean[place] / (np.sqrt(square[place]) + 1e-8)
    return network


def examples(paths: Iterable[Path]) -> tuple[Floats, Floats]:
    """Every decision of some corpora: the features of what the bot was given, and how the match ended for it."""
    x, y = [], []
    for path in paths:
        for entry in corpus.read(path, by_rules=False):  # positions() follows the rules anyway
            for prompt, decision in corpus.positions(entry):
                x.append(features(prompt.view))
                y.append((1 + decision.result) / 2)
    return np.array(x), np.array(y)


class Learned(Bot):
    """Takes the action after which the estimate is highest, over a few imagined worlds."""

    worlds = 4

    def __init__(self, game: Game[Any, Any], seed: int, budget: Budget | None = None) -> None:
        super().__init__(game, seed, budget)
        with np.load(os.environ.get(WEIGHTS, "learned.npz")) as weights:
            self.network = Network(weights["first"], weights["second"])

    def choose(self, prompt: Prompt) -> int:
        worlds = self.game.worlds(prompt.view)
        imagined = [worlds.draw(self.rng) for _ in range(self.worlds)]
        after = [self.after(world, action) for action in prompt.legal for world in imagined]
        worths = self.worths(after, prompt.seat).reshape(-1, self.worlds).mean(1)
        return prompt.legal[int(worths.argmax())]

    def after(self, world: State, action: int) -> State:
        """An imagined world after an action, and after what nature does then."""
        state = world.copy()
        state.play(action)
        while state.actor() == NATURE:
            state.play(state.draw(self.rng))
        return state

    def worths(self, states: list[State], seat: int) -> Floats:
        """What imagined states are worth to a seat: known where it is over, else estimated by whoever is to choose."""
        viewers = [1 - seat if state.actor() == 1 - seat else seat for state in states]
        views = [self.game.view(state, viewer) for state, viewer in zip(states, viewers, strict=True)]
        chances = self.network(np.array([features(view) for view in views]))
        for place, state in enumerate(states):
            if (outcome := state.outcome()) is not None:
                chances[place] = 0.5 if outcome.winner is None else float(outcome.winner == seat)
            elif viewers[place] != seat:
                chances[place] = 1 - chances[place]
        return chances


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a value estimate from corpora of middle-earth.")
    parser.add_argument("corpora", nargs="+", type=Path, metavar="CORPUS")
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    parser.add_argument("--test", type=Path, metavar="CORPUS", help="matches to judge the estimate by")
    wish = parser.parse_args()
    network = train(*examples(wish.corpora))
    np.savez(wish.out, **network._asdict())
    if wish.test:
        x, y = examples([wish.test])
        error, blind = (((guess - y) ** 2).mean() for guess in (network(x), np.full_like(y, 0.5)))
        print(f"squared error {error:.3f}; always one half: {blind:.3f}")


if __name__ == "__main__":
    main()
