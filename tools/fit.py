"""Teaches a game's net what features are worth, from the ends of matches that bots play against themselves.

    python -m tools.fit play confrontation matches.txt --matches 30000 --iterations 100
    python -m tools.fit learn confrontation matches.txt

The first command adds matches to a file, a line each, and may be called as often as one likes, also with better bots.
One action in twenty is random, and in one match of four all that a player does first, so that positions are met which
the bots would not choose. The second learns from all the files it is given and replaces the weights in the game's data.
Measure the gain with `threerings arena`.
"""

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import repeat
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from threerings.bots.levels import Level, SearchBot
from threerings.core.chance import Rng
from threerings.core.estimate import NOTHING, UNIT
from threerings.core.game import NATURE, PUBLIC, Prompt
from threerings.core.style import Style
from threerings.games import load
from threerings.search.think import Budget

Marks = NDArray[np.int16]
Numbers = NDArray[np.floating[Any]]
Sample = tuple[list[Marks], float]
"""The features of some positions of a match, and its result for seat 0: 1, 0 or a half."""
RANDOM = 20
"""One action of so many is random."""
BLIND = 4
"""In one match of so many a player begins blindly."""
FIRST = 10
"""Until so many actions have been taken."""
SEEN = 2
"""One quiet position of so many is learnt from."""
HELD_BACK = 10
"""One match of so many is not learnt from, to see what was learnt."""
ROUNDS = 6
BATCH = 2048
PACE = 0.004
DECAY = 3.0


def folder_of(game: str) -> str:
    return f"threerings.games.{game.replace('-', '_')}"


def play(game_name: str, seed: int, iterations: int, style: Style) -> str:
    """The actions of a match by number, in one line."""
    game, rng = load(game_name), Rng(seed)
    state = game.start(game.settle({}))
    bots = [SearchBot(game, 2 * seed + seat, Level(Budget(None, iterations), style=style)) for seat in (0, 1)]
    blind = [rng.below(BLIND) == 0 for _ in bots]
    log: list[int] = []
    while (actor := state.actor()) != PUBLIC:
        if actor == NATURE or rng.below(RANDOM) == 0 or (blind[actor] and len(log) < FIRST):
            action = state.draw(rng)
        else:
            action = bots[actor].choose(Prompt(actor, len(log), game.view(state, actor), tuple(state.legal())))
        state.play(action)
        log.append(action)
    return " ".join(map(str, log))


def play_all(asked: argparse.Namespace) -> None:
    style = Style() if asked.random else load(asked.game).style
    path = asked.files[0]
    done = len(path.read_text("ascii").splitlines()) if path.exists() else 0
    seeds = range(asked.seed + done, asked.seed + done + asked.matches)
    with ProcessPoolExecutor(asked.jobs) as pool, path.open("a", encoding="ascii") as file:
        lines = pool.map(play, repeat(asked.game), seeds, repeat(asked.iterations), repeat(style), chunksize=10)
        for number, line in enumerate(lines, 1):
            print(line, file=file)
            if number % 1000 == 0:
                print(f"{number} of {asked.matches} matches", flush=True)


def seen(game_name: str, lines: Iterable[str]) -> Iterator[Sample]:
    """What can be seen of quiet positions in matches."""
    game, rng = load(game_name), Rng(1)
    features = import_module(f"{folder_of(game_name)}.estimate").features
    start = game.start(game.settle({}))
    for line in lines:
        state = start.copy()
        found: list[Marks] = []
        for action in line.split():
            if game.quiet(state) and rng.below(SEEN) == 0:
                found.append(np.array(features(state), np.int16))
            state.play(int(action))
        yield found, (state.result(0) + 1) / 2


class Lessons:
    """Positions to learn from: the features of each, and how its match ended."""

    def __init__(self, samples: list[Sample], size: int) -> None:
        self.size = size
        lists = [features for found, _ in samples for features in found]
        self.results = np.array([result for found, result in samples for _ in found], np.float32)
        self.features = np.full((len(lists), max(map(len, lists))), size, np.int16)
        for place, features in enumerate(lists):
            self.features[place, : len(features)] = features

    def page(self, chosen: NDArray[np.int64]) -> Numbers:
        """Some positions, a row each, with 1 for every feature they have."""
        found = np.zeros((len(chosen), self.size + 1), np.float32)
        np.put_along_axis(found, self.features[chosen].astype(np.int64), 1, axis=1)
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
    """What each feature is worth to each cell, by gradient descent (Adam with decaying weights)."""
    rng = np.random.default_rng(1)
    known = np.isin(np.arange(lessons.size), lessons.features)
    worths = (rng.normal(0, 0.1, (lessons.size, cells)) * known[:, None]).astype(np.float32)
    slope: Numbers = np.zeros_like(worths)
    square: Numbers = np.zeros_like(worths)
    step = 0
    everything = np.arange(len(lessons.results))
    steps = ROUNDS * -(-len(everything) // BATCH)
    for _ in range(ROUNDS):
        for page, results in lessons.pages(rng.permutation(everything)):
            pace = PACE / 2 * (1 + np.cos(np.pi * step / steps))
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


def learn_all(asked: argparse.Namespace) -> None:
    size = import_module(f"{folder_of(asked.game)}.estimate").FEATURES
    samples = list(seen(asked.game, (line for path in asked.files for line in path.open(encoding="ascii"))))
    unseen = Lessons(samples[::HELD_BACK], size)
    lessons = Lessons([sample for number, sample in enumerate(samples) if number % HELD_BACK], size)
    worths = rounded(learn(lessons, asked.cells))
    shown = worths.astype(np.float32) / UNIT
    print(
        f"{len(lessons.results)} positions of {len(samples)} matches, {size} features: "
        f"log loss {loss(shown, lessons):.4f}"
    )
    print(f"in {len(unseen.results)} positions of matches not learnt from: {loss(shown, unseen):.4f} (blind 0.6931)")
    path = Path("src", *folder_of(asked.game).split("."), "data", "weights.txt")
    path.write_text("".join(" ".join(map(str, row)) + "\n" for row in worths), "ascii")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", choices=("play", "learn"))
    parser.add_argument("game")
    parser.add_argument("files", nargs="+", type=Path, help="one to play into, any number to learn from")
    parser.add_argument("--matches", type=int, default=20000)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--cells", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--random", action="store_true", help="play by plain search, for a first fit")
    asked = parser.parse_args()
    if asked.work == "play":
        if len(asked.files) > 1:
            parser.error("matches are played into one file")
        play_all(asked)
    else:
        learn_all(asked)


if __name__ == "__main__":
    main()
