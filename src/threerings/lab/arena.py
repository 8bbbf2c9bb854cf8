"""Matches between bots: in pairs on the same shuffle with the seats swapped, on all cores, and never twice the same."""

import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from threerings.bots import bot_named
from threerings.bots.basic import Bot
from threerings.bots.levels import MASTER, SearchBot
from threerings.core.game import Game, ThreeRingsError
from threerings.core.match import Match
from threerings.games import load
from threerings.search.think import Budget
from threerings.search.tree import OneWorld

CHEAT = "cheat"
"""The master's search, given the truth: the most that knowing it could bring. Nobody plays against it but bots."""


class Task(NamedTuple):
    """One match to play. Both matches of a pair have the same shuffle."""

    game: str
    bots: tuple[str, str]
    """By seat."""
    seed: int
    budget: Budget


class Played(NamedTuple):
    """How a match between bots went."""

    bots: tuple[str, str]
    seed: int
    winner: int | None
    reason: str
    log: tuple[str, ...]


class WrongFile(ThreeRingsError):
    """A file of results that belongs to another arena."""


def tasks(game: str, bots: Sequence[str], pairs: int, seed: int, budget: Budget) -> list[Task]:
    """Everybody against everybody, so many pairs each; pair after pair, so that all meet early."""
    found = []
    for number in range(pairs):
        for one, other in combinations(bots, 2):
            found += [Task(game, seats, seed + number, budget) for seats in ((one, other), (other, one))]
    return found


def play(task: Task) -> Played:
    """Play one match. With a budget of iterations it is the same whenever and wherever it is played."""
    game = load(task.game)
    match = Match(game, chance=Random(task.seed).randrange)
    bots = [made(name, game, 2 * task.seed + seat, task.budget) for seat, name in enumerate(task.bots)]
    while match.outcome is None:
        seat = match.actor
        if task.bots[seat] == CHEAT:
            show_truth(bots[seat], match)
        prompt = match.prompt(seat)
        match.submit(seat, prompt.ply, game.actions[bots[seat].choose(prompt)].text)
    return Played(task.bots, task.seed, match.outcome.winner, match.outcome.reason, tuple(match.log))


def made(name: str, game: Game[Any, Any], seed: int, budget: Budget) -> Bot:
    limited = budget if budget != Budget() else None
    return bot_named(MASTER if name == CHEAT else name, game, seed, limited)


def show_truth(bot: Bot, match: Match) -> None:
    assert isinstance(bot, SearchBot)
    bot.worlds = OneWorld(match.game.setup(match.open_position(), match.options))


def play_all(wanted: Iterable[Task], jobs: int) -> Iterator[Played]:
    """Play matches on so many cores, in whatever order they end."""
    # A fresh interpreter for each process: forking one that draws a progress bar from a thread is not safe.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = [pool.submit(play, task) for task in wanted]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            for one in running:
                one.cancel()


class Ledger:
    """Results in a file, a line each, written as they come: an arena that was stopped goes on where it was."""

    def __init__(self, path: Path | None, title: str) -> None:
        self.played: list[Played] = []
        self._path = path
        if path is None:
            return
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        if lines and lines[0] != title:
            raise WrongFile(f"{path} holds the results of another arena: {lines[0]}")
        for line in lines[1:]:
            bots, seed, winner, reason, log = json.loads(line)
            self.played.append(Played(tuple(bots), seed, winner, reason, tuple(log)))
        if not lines:
            self._write(title)

    def add(self, result: Played) -> None:
        self.played.append(result)
        self._write(json.dumps(result, separators=(",", ":")))

    def _write(self, line: str) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                print(line, file=file)

    def missing(self, wanted: Iterable[Task]) -> list[Task]:
        """The matches that are not in the file yet."""
        done = {(result.bots, result.seed) for result in self.played}
        return [task for task in wanted if (task.bots, task.seed) not in done]
