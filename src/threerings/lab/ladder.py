"""The ladder: the levels, and two bots that hardly think, each against those next to it and those after these."""

from collections.abc import Iterable, Sequence
from typing import Final

from threerings.bots import LEVELS
from threerings.bots.ladder import LadderRating, LadderRatings
from threerings.lab.arena import MatchResult, Task
from threerings.lab.ratings import ratings
from threerings.lab.seeds import of_match
from threerings.search.think import Budget

LOWEST: Final = "random"
RUNGS: Final = (LOWEST, "greedy", *LEVELS)
"""From the bottom to the top."""
APART: Final = (1, 2)
"""How many rungs lie between bots that meet: those further apart would tell little, one of them always wins."""
MEETINGS: Final = tuple((low, high) for step in APART for low, high in zip(RUNGS, RUNGS[step:], strict=False))
HEAD: Final = """\
# How strong the bots are, game by game. Written by `threerings ladder`; docs/ladder.md tells how it was measured.
"""


def climb(game: str, pairs: int, seed: int, limit: Budget) -> list[Task]:
    """The matches of a ladder, pair after pair, so that all meet early."""
    return [
        Task(game, seats, of_match(seed, number), limit, shortens=True)
        for number in range(pairs)
        for low, high in MEETINGS
        for seats in ((low, high), (high, low))
    ]


def rate_ladder(results: Sequence[MatchResult]) -> dict[str, LadderRating]:
    """What the results say of each bot that has played."""
    matches = {bot: sum(bot in result.bots for result in results) for bot in RUNGS}
    there = [bot for bot in RUNGS if matches[bot]]
    rated = ratings(results, there, LOWEST)
    return {bot: LadderRating(round(rated[bot].elo), round(rated[bot].error), matches[bot]) for bot in there}


def ratings_text(found: LadderRatings) -> str:
    """The file that the package reads."""
    lines = [HEAD]
    for game, bots in found.items():
        rows = (
            f"{bot} = {{ elo = {one.elo}, error = {one.error}, matches = {one.matches} }}" for bot, one in bots.items()
        )
        lines += [f"[{game}]", *rows, ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def reasons(results: Iterable[MatchResult], sides: Sequence[str]) -> dict[str, int]:
    """How often each side has won in each way."""
    found: dict[str, int] = {}
    for result in results:
        winner = "nobody" if result.winner is None else sides[result.winner]
        found[f"{winner}: {result.reason}"] = found.get(f"{winner}: {result.reason}", 0) + 1
    return dict(sorted(found.items()))
