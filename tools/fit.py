"""Learns what the marks of positions are worth from the ends of matches that bots play against themselves.

    python -m tools.fit the-duel --matches 2000 --iterations 100

One action in ten is random, so that positions are met that the bots would not choose. The weights
replace those in the game's data; run it again with the better bots, and measure the gain with `threerings arena`.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from threerings.bots.levels import STYLES, Level, SearchBot
from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Prompt
from threerings.games import load
from threerings.search.think import Budget, Style

Sample = tuple[list[list[int]], float]
"""The marks of the quiet positions of a match, and its result for seat 0."""
RANDOM = 10
"""One action of so many is random."""
OTHER = 3
"""One position of so many that are not quiet is looked at too."""
DECAY = 3e-5
ROUNDS = 400


def folder_of(game: str) -> str:
    return f"threerings.games.{game.replace('-', '_')}"


def play(game_name: str, seed: int, iterations: int, style: Style) -> Sample:
    game, rng = load(game_name), Rng(seed)
    marks = import_module(f"{folder_of(game_name)}.estimate").marks
    state = game.start(game.settle({}))
    bot = SearchBot(game, seed, Level(Budget(None, iterations), style))
    seen: list[list[int]] = []
    ply = 0
    while (actor := state.actor()) != PUBLIC:
        if actor == NATURE or rng.below(RANDOM) == 0:
            action = state.draw(rng)
        else:
            action = bot.choose(Prompt(actor, ply, game.view(state, actor), tuple(state.legal())))
        if game.quiet(state) or (actor != NATURE and rng.below(OTHER) == 0):
            seen.append(marks(state))
        state.play(action)
        ply += 1
    outcome = state.outcome()
    winner = outcome.winner if outcome else None
    return seen, 0.5 if winner is None else float(winner == 0)


def matches(asked: argparse.Namespace, style: Style) -> Iterator[Sample]:
    with ProcessPoolExecutor(asked.jobs) as pool:
        seeds = range(asked.seed, asked.seed + asked.matches)
        work = [pool.submit(play, asked.game, seed, asked.iterations, style) for seed in seeds]
        for done in work:
            yield done.result()


def fit(samples: list[Sample], size: int) -> NDArray[np.float64]:
    """Logistic regression by Adam: what a mark adds to the log odds of seat 0."""
    positions = [(marks, result, 1 / len(seen)) for seen, result in samples for marks in seen]
    signed = np.concatenate([np.array(marks) for marks, _, _ in positions])
    row = np.repeat(np.arange(len(positions)), [len(marks) for marks, _, _ in positions])
    mark, sign = np.abs(signed), np.sign(signed).astype(float)
    result = np.array([result for _, result, _ in positions])
    share = np.array([share for _, _, share in positions]) / len(samples)
    weights, slope, square = np.zeros(size), np.zeros(size), np.zeros(size)
    for step in range(1, ROUNDS + 1):
        odds = np.bincount(row, weights[mark] * sign, len(positions))
        error = (1 / (1 + np.exp(-odds)) - result) * share
        gradient = np.bincount(mark, error[row] * sign, size) + DECAY * weights
        slope = 0.9 * slope + 0.1 * gradient
        square = 0.999 * square + 0.001 * gradient**2
        weights -= 0.03 * (slope / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
    odds = np.bincount(row, weights[mark] * sign, len(positions))
    guess = 1 / (1 + np.exp(-odds))
    loss = -(share * (result * np.log(guess) + (1 - result) * np.log(1 - guess))).sum() / share.sum()
    print(f"{len(samples)} matches, {len(positions)} positions, {size} marks: log loss {loss:.4f} (blind 0.6931)")
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--random", action="store_true", help="learn from plain search, for a first fit")
    asked = parser.parse_args()
    style = Style() if asked.random else STYLES[asked.game]
    estimate = import_module(f"{folder_of(asked.game)}.estimate")
    samples = list(matches(asked, style))
    weights = fit(samples, estimate.MARKS)
    path = Path("src", *folder_of(asked.game).split("."), "data", "weights.txt")
    path.write_text("".join(f"{weight:.3f}\n" for weight in weights), "ascii")


if __name__ == "__main__":
    main()
