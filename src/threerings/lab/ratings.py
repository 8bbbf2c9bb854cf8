"""What results say about strength: scores with intervals, Elo, and when it is safe to stop."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import inf, log, log10, sqrt
from typing import NamedTuple

from threerings.lab.arena import Played

SIGMAS = 1.96
"""Half the width of a 95 % interval, in standard errors."""


class Score(NamedTuple):
    """The share of points one bot has taken from others, with its 95 % interval."""

    share: float
    low: float
    high: float
    matches: int


def points(result: Played, seat: int) -> float:
    """A win counts 1, a shared one a half."""
    return 0.5 if result.winner is None else float(result.winner == seat)


def pair_scores(results: Iterable[Played], bot: str, other: str) -> list[float]:
    """What a bot took from each pair against another, from 0 to 1; pairs that are not complete yet are left out."""
    taken: dict[int, list[float]] = defaultdict(list)
    for result in results:
        if set(result.bots) == {bot, other}:
            taken[result.seed].append(points(result, result.bots.index(bot)))
    return [sum(both) / 2 for both in taken.values() if len(both) == 2]


def score(parts: Sequence[float], matches: int) -> Score:
    """The mean of parts that do not depend on each other, with its interval; the parts are pairs or matches."""
    if not parts:
        return Score(0.5, 0.0, 1.0, 0)
    mean = sum(parts) / len(parts)
    # Half a win and half a loss more: without them a clean sweep would claim to be certain.
    padded = [*parts, 0.5, 0.5]
    middle = sum(padded) / len(padded)
    variance = (sum((part - middle) ** 2 for part in padded) + 0.5) / len(padded)
    error = SIGMAS * sqrt(variance / len(padded))
    return Score(mean, max(0.0, mean - error), min(1.0, mean + error), matches)


def against(results: Sequence[Played], bot: str, other: str) -> Score:
    scores = pair_scores(results, bot, other)
    return score(scores, 2 * len(scores))


def in_seat(results: Iterable[Played], bot: str, other: str, seat: int) -> Score:
    """The same with the bot in one seat only."""
    seated = [result for result in results if result.bots[seat] == bot and result.bots[1 - seat] == other]
    return score([points(result, seat) for result in seated], len(seated))


def elo(share: float) -> float:
    """By how many points of Elo a share of the points is above equality."""
    if not 0 < share < 1:
        return inf if share else -inf
    return 400 * log10(share / (1 - share))


def evidence(scores: Sequence[float], low: float, high: float) -> float:
    """How much more likely the pairs are if the true share is `high` than if it is `low`: the log of that ratio.

    A sequential test may stop at ±2.94 (5 % errors). The pairs' own spread is used, so unequal games do no harm.
    """
    if len(scores) < 2:
        return 0.0
    mean = sum(scores) / len(scores)
    variance = (sum((one - mean) ** 2 for one in scores) + 0.25) / len(scores)
    return len(scores) * (high - low) * (2 * mean - low - high) / (2 * variance)


def ratings(results: Sequence[Played], bots: Sequence[str]) -> dict[str, float]:
    """Elo of every bot, their mean 0, fitted to all results at once (Bradley and Terry), with one draw each added."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(200):
        taken = dict.fromkeys(bots, 0.5 * (len(bots) - 1))
        due = dict.fromkeys(bots, 0.0)
        for one in bots:
            for other in bots:
                if one != other:
                    due[one] += 1 / (strength[one] + strength[other])
        for result in results:
            first, second = result.bots
            share = 1 / (strength[first] + strength[second])
            for seat, bot in enumerate((first, second)):
                taken[bot] += points(result, seat)
                due[bot] += share
        strength = {bot: taken[bot] / due[bot] for bot in bots}
    logs = {bot: 400 * log(value) / log(10) for bot, value in strength.items()}
    mean = sum(logs.values()) / len(logs)
    return {bot: value - mean for bot, value in logs.items()}
