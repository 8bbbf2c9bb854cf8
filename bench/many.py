"""Random matches on all cores, with a progress bar and a table of what came out."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.matches import Failure, Tallies, Tally, play_matches
from tests.support import trees
from tests.support.progress import bar
from tests.support.variants import variant_text, variants
from threerings.core.game import Game
from threerings.games import load

PIECE: Final = 500
"""Matches in one piece of work."""


def main(name: str, matches: int, seed: int, jobs: int, sample: int) -> int:
    game = load(name)
    print(f"{name}, {trees.running()}: {matches:,} random matches from seed {seed}, every {sample}. with all checks")
    result = play_on_all_cores(name, matches, seed, jobs, sample)
    if isinstance(result, Failure):
        print(result)
        return 1
    Console().print(table(game, result))
    return 0


def play_on_all_cores(name: str, matches: int, seed: int, jobs: int, sample: int) -> Tallies | Failure:
    total = {way: Tally() for way in range(len(variants(load(name))))}
    # A fresh interpreter for each process: forking one that draws a progress bar from a thread is not safe.
    with bar() as progress, ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        task = progress.add_task("matches", total=matches)
        pieces = [pool.submit(play_matches, name, *piece, sample) for piece in share_out(seed, matches)]
        for piece in as_completed(pieces):
            result = piece.result()
            if isinstance(result, Failure):
                give_up(pieces)
                return result
            for way, tally in result.items():
                total[way].merge(tally)
                progress.advance(task, tally.matches)
    return total


def share_out(seed: int, matches: int) -> Iterator[tuple[int, int]]:
    """First seed and number of matches of each piece of work."""
    for done in range(0, matches, PIECE):
        yield seed + done, min(PIECE, matches - done)


def give_up(pieces: list[Future[Tallies | Failure]]) -> None:
    for piece in pieces:
        piece.cancel()


def table(game: Game[Any, Any], tallies: Tallies) -> Table:
    """A column for every way to play the game."""
    drawn = Table("")
    for options in variants(game):
        drawn.add_column(variant_text(options), justify="right")
    columns = [lines(game, tally) for tally in tallies.values()]
    for label in dict.fromkeys(label for column in columns for label in column):
        drawn.add_row(label, *(column.get(label, "–") for column in columns))
    return drawn


def lines(game: Game[Any, Any], tally: Tally) -> dict[str, str]:
    """The figures of one column by their labels."""
    if not tally.matches:
        return {"matches": "0"}
    found = {
        "matches": f"{tally.matches:,}",
        "plies, mean": f"{tally.plies / tally.matches:.2f}",
        "plies, most": f"{tally.longest} of {game.longest}",
        "plies checked": f"{tally.checked:,}",
    }
    for seat, side in enumerate(game.sides):
        found[f"won by {side}"] = share(tally.winners[seat], tally)
    if tally.winners[None]:
        found["won by nobody"] = share(tally.winners[None], tally)
    for reason in sorted(tally.reasons):
        found[f"ended: {reason}"] = share(tally.reasons[reason], tally)
    for seat, side in enumerate(game.sides):
        found[f"points of {side}, mean"] = f"{mean(tally.points, seat):.3f}"
    return found


def share(count: int, tally: Tally) -> str:
    return f"{100 * count / tally.matches:.2f} %"


def mean(points: Counter[tuple[int, int]], seat: int) -> float:
    return sum(both[seat] * times for both, times in points.items()) / points.total()
