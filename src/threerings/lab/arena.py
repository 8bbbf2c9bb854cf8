"""Matches between bots: in pairs on the same shuffle with the seats swapped, on all cores, and never twice the same."""

import json
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from threerings.bots.basic import Bot
from threerings.bots.levels import LEVELS, SearchBot
from threerings.core.game import Options, Prompt, State, ThreeRingsError, Worlds
from threerings.core.match import Match
from threerings.games import load
from threerings.lab.entrants import CHEAT, EXPLOIT, choice, made
from threerings.lab.seeds import nature, of_bot, of_match
from threerings.search.think import Budget, Thought

IMAGINED = -1
"""The ply of what is only imagined."""
Note = Callable[[Prompt, int, Thought | None], None]
"""Told of every decision: what a bot was given, what it chose, and what that was made of, if it thinks."""


class Task(NamedTuple):
    """One match to play. Both matches of a pair have the same shuffle."""

    game: str
    bots: tuple[str, str]
    """By seat."""
    seed: int
    budget: Budget
    shortens: bool = False
    """Whether the budget only limits the levels' own, instead of replacing them."""
    options: Options | None = None
    """The game's own, settled; its defaults if none are given."""
    position: str | None = None
    """Where the match starts, unless it is the usual start."""


class MatchResult(NamedTuple):
    """How a match between bots went."""

    bots: tuple[str, str]
    seed: int
    winner: int | None
    reason: str
    log: tuple[str, ...]


class WrongFile(ThreeRingsError):
    """A file of results that belongs to another arena."""


def tasks(
    game: str,
    bots: Sequence[str],
    pairs: int,
    seed: int,
    budget: Budget,
    *,
    options: Options | None = None,
    position: str | None = None,
) -> list[Task]:
    """Everybody against everybody, so many pairs each; pair after pair, so that all meet early."""
    return [
        Task(game, seats, of_match(seed, number), budget, options=options, position=position)
        for number in range(pairs)
        for one, other in combinations(bots, 2)
        for seats in ((one, other), (other, one))
    ]


def play(task: Task) -> MatchResult:
    """Play one match. With a budget of iterations it is the same whenever and wherever it is played."""
    match = played_match(task)
    assert match.outcome is not None
    return MatchResult(task.bots, task.seed, match.outcome.winner, match.outcome.reason, tuple(match.log))


def played_match(task: Task, note: Note = lambda *_: None) -> Match:
    """The match of a task, played to its end."""
    game = load(task.game)
    match = Match(game, task.options, task.position, nature(task.seed).below)
    bots = [
        made(level_of(name), game, of_bot(task.seed, seat), budget_of(name, task))
        for seat, name in enumerate(task.bots)
    ]
    for seat, name in enumerate(task.bots):
        if level_of(name) == EXPLOIT:
            other = task.bots[1 - seat]
            seed = of_bot(~task.seed, 1 - seat)
            tell_habits(bots[seat], task, seat, made(level_of(other), game, seed, budget_of(other, task)))
    while match.outcome is None:
        seat = match.actor
        bot = bots[seat]
        if level_of(task.bots[seat]) == CHEAT:
            assert isinstance(bot, SearchBot)
            bot.worlds = true_worlds(match)
        prompt = match.prompt(seat)
        bot.thought = None
        action = choice(bot, task.bots[seat], prompt)
        note(prompt, action, bot.thought)
        match.submit(seat, prompt.ply, game.actions[action].text)
    return match


def tell_habits(bot: Bot, task: Task, seat: int, other: Bot) -> None:
    """Let a search ask, wherever it imagines the other to choose, what that bot does there."""
    assert isinstance(bot, SearchBot)
    game, name = bot.game, task.bots[1 - seat]

    def answer(state: State) -> int:
        legal = tuple(state.legal())
        return choice(other, name, Prompt(1 - seat, IMAGINED, game.view(state, 1 - seat), legal))

    bot.mind.answers = answer


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
    return shortened(LEVELS[level].budget, task.budget) if level in LEVELS and task.budget != Budget() else None


def shortened(own: Budget, limit: Budget) -> Budget:
    """A level's own budget within a limit. Where iterations are counted no clock is looked at: so it is repeatable."""
    if limit.iterations is not None:
        return Budget(None, limit.iterations if own.iterations is None else min(own.iterations, limit.iterations))
    return own._replace(seconds=min(own.seconds or inf, limit.seconds or 0.0))


def true_worlds(match: Match) -> Worlds[Any]:
    """What the one who is asked would imagine if the truth were told."""
    truth = match.game.setup(match.open_position(), match.options)
    return match.game.true_worlds(match.view(match.actor), truth)


def read_result(line: str, number: int) -> MatchResult:
    """A line of a file of results. Raises WrongFile if it is none."""
    try:
        bots, seed, winner, reason, log = json.loads(line)
        first, second = bots
        return MatchResult((str(first), str(second)), int(seed), winner, str(reason), tuple(log))
    except (ValueError, TypeError):
        raise WrongFile(f"line {number} is not the result of a match") from None


class ResultFile:
    """Results in a file, a line each, written as they come: an arena that was stopped goes on where it was."""

    def __init__(self, path: Path | None, title: str) -> None:
        self.played: list[MatchResult] = []
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

    def add(self, result: MatchResult) -> None:
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
