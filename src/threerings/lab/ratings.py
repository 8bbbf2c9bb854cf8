"""What results say about strength: scores with intervals, Elo, and when it is safe to stop."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import exp, inf, log, log10, sqrt
from typing import NamedTuple

from threerings.lab.arena import MatchResult

SIGMAS = 1.96
"""Half the width of a 95 % interval, in standard errors."""


class Score(NamedTuple):
    """The share of points one bot has taken from others, with its 95 % interval."""

    share: float
    low: float
    high: float
    matches: int


def points(result: MatchResult, seat: int) -> float:
    """A win counts 1, a shared one a half."""
    return 0.5 if result.winner is None else float(result.winner == seat)


def pair_scores(results: Iterable[MatchResult], bot: str, other: str) -> list[float]:
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


def against(results: Sequence[MatchResult], bot: str, other: str) -> Score:
    scores = pair_scores(results, bot, other)
    return score(scores, 2 * len(scores))


def in_seat(results: Iterable[MatchResult], bot: str, other: str, seat: int) -> Score:
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


class Rating(NamedTuple):
    """Elo above another bot, with half the width of its 95 % interval."""

    elo: float
    error: float


def ratings(results: Iterable[MatchResult], bots: Sequence[str], above: str) -> dict[str, Rating]:
    """Elo of every bot above one of them, fitted to all results at once (Bradley and Terry).

    To every two bots that have met one draw is added: without it a clean sweep would claim to be endless.
    """
    taken, met = tallied(results, bots)
    free = [place for place, bot in enumerate(bots) if bot != above]
    worth = [0.0] * len(bots)
    for _ in range(100):
        step = solved(information(worth, met, free), [surplus(worth, taken, met, place) for place in free])
        for place, change in zip(free, step, strict=True):
            worth[place] += max(-1.0, min(1.0, change))
    elos = 400 / log(10)
    found = {above: Rating(0.0, 0.0)}
    for number, place in enumerate(free):
        unit = [float(number == other) for other in range(len(free))]
        variance = solved(information(worth, met, free), unit)[number]
        found[bots[place]] = Rating(elos * worth[place], SIGMAS * elos * sqrt(variance))
    return found


def tallied(results: Iterable[MatchResult], bots: Sequence[str]) -> tuple[list[float], list[list[float]]]:
    """The points of every bot, and how often every two have met, the draw included that is added."""
    met = [[0.0] * len(bots) for _ in bots]
    taken = [0.0] * len(bots)
    for result in results:
        places = [bots.index(bot) for bot in result.bots]
        for seat, (place, other) in enumerate((places, places[::-1])):
            extra = 1.0 if not met[place][other] else 0.0
            met[place][other] += 1 + extra
            taken[place] += points(result, seat) + extra / 2
    return taken, met


def expected(worth: Sequence[float], place: int, other: int) -> float:
    """The share one bot should take from another."""
    return 1 / (1 + exp(worth[other] - worth[place]))


def surplus(worth: Sequence[float], taken: Sequence[float], met: Sequence[Sequence[float]], place: int) -> float:
    """How many points more a bot has taken than it should have."""
    return taken[place] - sum(times * expected(worth, place, other) for other, times in enumerate(met[place]))


def information(worth: Sequence[float], met: Sequence[Sequence[float]], free: Sequence[int]) -> list[list[float]]:
    """How sharply the results pin down the worth of the bots that are free to move."""

    def between(place: int, other: int) -> float:
        share = expected(worth, place, other)
        return met[place][other] * share * (1 - share)

    whole = {place: sum(between(place, other) for other in range(len(met))) + 1e-9 for place in free}
    return [[whole[place] if place == other else -between(place, other) for other in free] for place in free]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive (elimination needs no search then)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, pivot in enumerate(rows):
        for row in rows:
            if row is not pivot:
                share = row[place] / pivot[place]
                row[:] = [one - share * other for one, other in zip(row, pivot, strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]
