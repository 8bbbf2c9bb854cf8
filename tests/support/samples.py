"""Matches played at random, to have something to show and to damage."""

import random
from functools import cache
from pathlib import Path

from threerings.core.game import Options
from threerings.core.match import Match
from threerings.core.record import Record, end_line, header_of, write
from threerings.games import load

GAME = load("the-duel")


@cache
def played(seed: int, edition: str = "kosmos", plies: int = 1000) -> Match:
    """A match of random choices, broken off after so many actions."""
    dice = random.Random(seed)
    options: Options = {"edition": edition}
    match = Match(GAME, options, chance=dice.randrange)
    while match.outcome is None and match.ply < plies:
        prompt = match.prompt(match.actor)
        match.submit(match.actor, match.ply, GAME.actions[dice.choice(prompt.legal)].text)
    return match


def record_of(
    match: Match, players: tuple[str, str] = ("human", "bot:greedy"), number: int = 1, games: int = 1
) -> Record:
    end = None if match.outcome is None else end_line(GAME, match.outcome)
    return Record(header_of(match, players, number, games), tuple(match.log), end)


def recorded(folder: Path, *records: Record) -> Path:
    path = folder / "sample.record"
    path.write_text(write(records), "utf-8")
    return path


def two_games() -> tuple[Record, Record]:
    first = record_of(played(1), ("human:Arwen", "human:Bilbo"), 1, 2)
    second = record_of(played(2), ("human:Bilbo", "human:Arwen"), 2, 2)
    return first, second
