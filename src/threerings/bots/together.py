"""A bot that thinks in several processes at once: each searches the same prompt on its own, and all are heard."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from threerings.bots.basic import Bot
from threerings.bots.levels import LEVELS, SearchBot
from threerings.core.game import Game, Prompt
from threerings.games import load
from threerings.search.think import Budget, Thought, merged, unforeseen


class Together(Bot):
    """A level, as strong as several of it that put their heads together. Its processes end with it."""

    def __init__(self, game: Game[Any, Any], seed: int, budget: Budget | None, level: str, processes: int) -> None:
        super().__init__(game, seed, budget)
        self.level = level
        self.processes = processes
        # A fresh interpreter: a fork could see what this process knows.
        self._pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
        for one in [self._pool.submit(prepare, game.name) for _ in range(processes)]:
            one.result()  # before the first choice, which would be late otherwise

    def choose(self, prompt: Prompt) -> int:
        if len(prompt.legal) == 1:
            self.thought = None
            return prompt.legal[0]
        seeds = [self.rng.word() for _ in range(self.processes)]
        work = [self._pool.submit(ponder, self.game.name, self.level, prompt, seed, self.budget) for seed in seeds]
        found = merged([one.result() for one in work])
        if LEVELS[self.level].mixes:
            found = unforeseen(found, self.game, self.game.worlds(prompt.view).draw(self.rng), self.rng)
        self.thought = found
        return self.thought.action


def prepare(game: str) -> None:
    """Read what the first choice needs, in a process of its own."""
    load(game)


def ponder(game: str, level: str, prompt: Prompt, seed: int, budget: Budget | None) -> Thought:
    """One of the heads, in a process of its own."""
    bot = SearchBot(load(game), seed, LEVELS[level], budget)
    bot.choose(prompt)
    assert bot.thought is not None
    return bot.thought
