"""Bots against each other, with a progress bar, and a table of what came out."""

import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from threerings.cli.complaint import DONE, Complaint
from threerings.cli.laboratory import MatchesRequest, checked_game, progress_bar, settled_options, troubles
from threerings.cli.screen import Paper
from threerings.lab.arena import MatchResult, ResultFile, Task, play, tasks
from threerings.lab.executors import POOL, run
from threerings.lab.ratings import Score, against, elo, evidence, in_seat, pair_scores, ratings
from threerings.texts import Texts, texts

STRONGER = 0.55
"""A sequential test asks whether the first bot takes this share, or only a half."""
ENOUGH = 2.94
"""Evidence that leaves 5 % for an error, either way."""


def arena(request: MatchesRequest, file: Path | None, stop: bool, speech: Texts) -> int:
    """Play what is missing; until one of two bots is surely stronger, if it is to stop then."""
    game = checked_game(request)
    if len(set(request.bots)) < max(2, len(request.bots)):
        raise Complaint("arena-bots")
    options, position, budget = settled_options(request, game), request.position, request.budget
    wanted = tasks(game.name, request.bots, request.number, request.seed, budget, options=options, position=position)
    title = f"arena {game.name} {' '.join(request.bots)} seconds {budget.seconds} iterations {budget.iterations}"
    title += f" options {json.dumps(options)} position {json.dumps(position)}"
    with troubles(file):
        results = ResultFile(file, title)
        for _ in play_missing(results, wanted, request.jobs, speech, request.on):
            if stop and is_decided(results, request.bots):
                break
    show(results, request.bots, texts(speech.language, game.name))
    return DONE


def play_missing(
    results: ResultFile, wanted: list[Task], jobs: int | None, speech: Texts, on: str = POOL
) -> Iterator[MatchResult]:
    """Play what is missing, with a bar to look at; the results come as they are written down."""
    missing = results.missing(wanted)
    with progress_bar(speech, len(wanted), len(missing)) as advance:
        for result in run(play, missing, jobs or os.cpu_count() or 1, on):
            results.add(result)
            advance()
            yield result


def is_decided(results: ResultFile, bots: tuple[str, ...]) -> bool:
    """Whether the first bot is surely stronger than the second, or surely not."""
    scores = pair_scores(results.played, bots[0], bots[1])
    return len(bots) == 2 and abs(evidence(scores, 0.5, STRONGER)) >= ENOUGH


def show(results: ResultFile, bots: tuple[str, ...], speech: Texts) -> None:
    console = Paper()
    first, second = speech("arena-bot"), speech("arena-other")
    seats = [speech("arena-as", side=seat) for seat in (0, 1)]
    table = Table(first, second, speech("arena-score"), "Elo", *seats, speech("arena-ends"))
    for bot in bots:
        for other in bots:
            whole = against(results.played, bot, other)
            if bot != other and whole.matches and (len(bots) > 2 or bot == bots[0]):
                parts = [percent(in_seat(results.played, bot, other, seat)) for seat in (0, 1)]
                table.add_row(bot, other, percent(whole), elos(whole), *parts, ends(results, bot, other))
    console.print(table)
    if len(bots) > 2:
        rated = ratings(results.played, bots, bots[0])
        for bot in sorted(bots, key=rated.__getitem__, reverse=True):
            console.print(f"{rated[bot].elo:+6.0f} ± {rated[bot].error:<4.0f} {bot}")


def percent(score: Score) -> str:
    low, high = (round(100 * bound) for bound in (score.low, score.high))
    return f"{100 * score.share:.1f} % ({low}–{high}, {score.matches})"


def elos(score: Score) -> str:
    return f"{elo(score.share):+.0f} ({elo(score.low):+.0f} … {elo(score.high):+.0f})"


def ends(results: ResultFile, bot: str, other: str) -> str:
    """How often each kind of end came, for the bot and against it."""
    found: Counter[tuple[str, str]] = Counter()
    for result in results.played:
        if set(result.bots) == {bot, other}:
            sign = "=" if result.winner is None else "+" if result.bots[result.winner] == bot else "−"
            found[result.reason, sign] += 1
    return ", ".join(f"{reason} {sign}{times}" for (reason, sign), times in sorted(found.items()))
