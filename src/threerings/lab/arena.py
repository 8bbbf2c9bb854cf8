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
from threerings.bots.levels import LEVELS, MASTER, SearchBot
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
    shortens: bool = False
    """Whether the budget's seconds only limit the bots' own budgets, instead of replacing them."""


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
    bots = [made(name, game, 2 * task.seed + seat, budget_of(name, task)) for seat, name in enumerate(task.bots)]
    while match.outcome is None:
        seat = match.actor
        if level_of(task.bots[seat]) == CHEAT:
            show_truth(bots[seat], match)
        prompt = match.prompt(seat)
        match.submit(seat, prompt.ply, game.actions[bots[seat].choose(prompt)].text)
    return Played(task.bots, task.seed, match.outcome.winner, match.outcome.reason, tuple(match.log))


def made(name: str, game: Game[Any, Any], seed: int, budget: Budget | None) -> Bot:
    level = level_of(name)
    return bot_named(MASTER if level == CHEAT else level, game, seed, budget)


def level_of(name: str) -> str:
    """The bot behind a name like master@400: one that has a budget of its own, of 400 iterations."""
    return name.partition("@")[0]


def budget_of(name: str, task: Task) -> Budget | None:
    """What a bot may spend on each decision; none if it keeps its own budget."""
    level, _, iterations = name.partition("@")
    if iterations:
        return Budget(iterations=int(iterations))
    if not task.shortens:
        return task.budget if task.budget != Budget() else None
    if level not in LEVELS or task.budget.seconds is None:
        return None
    own = LEVELS[level].budget
    return own._replace(seconds=min(task.budget.seconds, own.seconds or task.budget.seconds))


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


def read_result(line: str, number: int) -> Played:
    """A line of a file of results. Raises WrongFile if it is none."""
    try:
        bots, seed, winner, reason, log = json.loads(line)
        first, second = bots
        return Played((str(first), str(second)), int(seed), winner, str(reason), tuple(log))
    except (ValueError, TypeError):
        raise WrongFile(f"line {number} is not the result of a match") from None


class Ledger:
    """Results in a file, a line each, written as they come: an arena that was stopped goes on where it was."""

    def __init__(self, path: Path | None, title: str) -> None:
        self.played: list[Played] = []
        self._path = path
        if path is None:
            return
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]  # a line that was being written when the arena was stopped is lost
        first, *lines = whole.decode("utf-8", "replace").splitlines() or [title]
        if first != title:
            raise WrongFile(f"{path} holds the results of another arena: {first[:200]}")
        self.played = [read_result(line, number) for number, line in enumerate(lines, start=2)]
        if len(whole) < len(content):
            path.write_bytes(whole)
        if not whole:
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
