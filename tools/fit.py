"""Teaches a game's net what marks are worth, from the ends of matches that bots play against themselves.

    python -m tools.fit the-duel --matches 60000 --iterations 100

One action in twenty is random, so that positions are met that the bots would not choose. What was learnt replaces the
weights in the game's data; run it again with the better bots, and measure the gain with `threerings arena`.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from threerings.bots.levels import STYLES, Level, SearchBot
from threerings.core.chance import Rng
from threerings.core.estimate import NOTHING, UNIT
from threerings.core.game import NATURE, PUBLIC, Prompt
from threerings.games import load
from threerings.search.think import Budget, Style

Marks = NDArray[np.int16]
Numbers = NDArray[np.floating[Any]]
Sample = tuple[list[Marks], float]
"""The marks of some positions of a match, and its result for seat 0: 1, 0 or a half."""
RANDOM = 20
"""One action of so many is random."""
SEEN = 4
"""One position of so many is looked at."""
HELD_BACK = 10
"""One match of so many is not learnt from, to see what was learnt."""
ROUNDS = 12
BATCH = 1024
PACE = 0.004
DECAY = 0.03


def folder_of(game: str) -> str:
    return f"threerings.games.{game.replace('-', '_')}"


def play(game_name: str, seed: int, iterations: int, style: Style) -> Sample:
    game, rng = load(game_name), Rng(seed)
    marks = import_module(f"{folder_of(game_name)}.estimate").marks
    state = game.start(game.settle({}))
    bot = SearchBot(game, seed, Level(Budget(None, iterations), style))
    seen: list[Marks] = []
    ply = 0
    while (actor := state.actor()) != PUBLIC:
        if (actor != NATURE or game.quiet(state)) and rng.below(SEEN) == 0:
            seen.append(np.array(marks(state), np.int16))
        if actor == NATURE or rng.below(RANDOM) == 0:
            action = state.draw(rng)
        else:
            action = bot.choose(Prompt(actor, ply, game.view(state, actor), tuple(state.legal())))
        state.play(action)
        ply += 1
    return seen, (state.result(0) + 1) / 2


def matches(asked: argparse.Namespace, style: Style) -> Iterator[Sample]:
    with ProcessPoolExecutor(asked.jobs) as pool:
        seeds = range(asked.seed, asked.seed + asked.matches)
        work = [pool.submit(play, asked.game, seed, asked.iterations, style) for seed in seeds]
        for number, done in enumerate(work, 1):
            yield done.result()
            if number % 1000 == 0:
                print(f"{number} of {asked.matches} matches", flush=True)


class Lessons:
    """Positions to learn from: the marks of each, and how its match ended."""

    def __init__(self, samples: list[Sample], size: int) -> None:
        self.size = size
        lists = [marks for seen, _ in samples for marks in seen]
        self.results = np.array([result for seen, result in samples for _ in seen], np.float32)
        self.marks = np.full((len(lists), max(map(len, lists))), size, np.int16)
        for place, marks in enumerate(lists):
            self.marks[place, : len(marks)] = marks

    def page(self, chosen: NDArray[np.int64]) -> Numbers:
        """Some positions, a row each, with 1 for every mark they have."""
        found = np.zeros((len(chosen), self.size + 1), np.float32)
        np.put_along_axis(found, self.marks[chosen].astype(np.int64), 1, axis=1)
        return found[:, : self.size]

    def pages(self, chosen: NDArray[np.int64]) -> Iterator[tuple[Numbers, Numbers]]:
        for first in range(0, len(chosen), BATCH):
            now = chosen[first : first + BATCH]
            yield self.page(now), self.results[now]


def signs(cells: int) -> Numbers:
    """Which cells speak for seat 0, and which against it."""
    return np.tile(np.array([1, -1], np.float32), cells // 2)


def guess(sums: Numbers) -> Numbers:
    """What the net makes of positions, from what each of its cells adds up to: 1 if seat 0 surely wins."""
    odds: Numbers = np.maximum(sums, 0) @ signs(sums.shape[1])
    return 1 / (1 + np.exp(-odds))


def learn(lessons: Lessons, cells: int) -> Numbers:
    """What each mark is worth to each cell, by gradient descent (Adam with decaying weights)."""
    rng = np.random.default_rng(1)
    known = np.isin(np.arange(lessons.size), lessons.marks)
    worths = (rng.normal(0, 0.15, (lessons.size, cells)) * known[:, None]).astype(np.float32)
    slope: Numbers = np.zeros_like(worths)
    square: Numbers = np.zeros_like(worths)
    step = 0
    everything = np.arange(len(lessons.results))
    for turn in range(ROUNDS):
        pace = PACE / 2 * (1 + np.cos(np.pi * turn / ROUNDS))
        for page, results in lessons.pages(rng.permutation(everything)):
            sums = page @ worths
            error = (guess(sums) - results)[:, None] * signs(cells) * (sums > 0)
            gradient = page.T @ error / len(results)
            step += 1
            slope = 0.9 * slope + 0.1 * gradient
            square = 0.999 * square + 0.001 * gradient**2
            move = slope / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            worths -= pace * (move + DECAY * worths)
    return worths


def loss(worths: Numbers, lessons: Lessons) -> float:
    """How far the guesses are from the results; 0.6931 if blind."""
    total = 0.0
    for page, results in lessons.pages(np.arange(len(lessons.results))):
        guesses = np.clip(guess(page @ worths), 1e-6, 1 - 1e-6)
        total -= float((results * np.log(guesses) + (1 - results) * np.log(1 - guesses)).sum())
    return total / len(lessons.results)


def rounded(worths: Numbers) -> NDArray[np.int64]:
    return np.clip(np.round(worths * UNIT), -NOTHING, NOTHING - 1).astype(np.int64)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=20000)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--cells", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--random", action="store_true", help="learn from plain search, for a first fit")
    asked = parser.parse_args()
    style = Style() if asked.random else STYLES[asked.game]
    size = import_module(f"{folder_of(asked.game)}.estimate").MARKS
    samples = list(matches(asked, style))
    lessons = Lessons(samples[len(samples) // HELD_BACK :], size)
    unseen = Lessons(samples[: len(samples) // HELD_BACK], size)
    worths = rounded(learn(lessons, asked.cells))
    shown = worths.astype(np.float32) / UNIT
    print(f"{len(lessons.results)} positions, {size} marks: log loss {loss(shown, lessons):.4f}")
    print(f"in {len(unseen.results)} positions of matches not learnt from: {loss(shown, unseen):.4f} (blind 0.6931)")
    path = Path("src", *folder_of(asked.game).split("."), "data", "weights.txt")
    path.write_text("".join(" ".join(map(str, row)) + "\n" for row in worths), "ascii")


if __name__ == "__main__":
    main()
