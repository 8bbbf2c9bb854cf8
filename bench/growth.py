"""How much stronger the master's search grows with its budget: the same bot with 1, 4 and 16 times the iterations."""

from typing import Final

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.speed import LEFT, RIGHT
from tests.support import trees
from threerings.bots.levels import MASTER
from threerings.lab.arena import MatchResult, play, tasks
from threerings.lab.executors import run
from threerings.lab.ratings import against, ratings
from threerings.search.think import Budget

STEPS: Final = (1, 4, 16)


def main(game: str, iterations: int, pairs: int, seed: int, jobs: int) -> int:
    bots = [f"{MASTER}@{step * iterations}" for step in STEPS]
    wanted = tasks(game, bots, pairs, seed, Budget())
    bar = track(run(play, wanted, jobs), "matches", len(wanted), console=Console(stderr=True), transient=True)
    played = list(bar)
    print(f"{game}, {trees.running()}: {pairs} pairs of matches between every two budgets, from seed {seed}")
    Console().print(table(bots, played))
    return 0


def table(bots: list[str], played: list[MatchResult]) -> Table:
    """Every budget with its Elo above the smallest, and its share of the points against the one before."""
    rated = ratings(played, bots, bots[0])
    drawn = Table(LEFT("budget"), RIGHT("Elo (95 %)"), RIGHT("against the one before"), box=SIMPLE)
    for before, bot in zip([None, *bots], bots, strict=False):
        share = ""
        if before is not None:
            found = against(played, bot, before)
            share = f"{100 * found.share:.1f} % ({100 * found.low:.0f} – {100 * found.high:.0f})"
        drawn.add_row(bot, f"{rated[bot].elo:+.0f} ± {rated[bot].error:.0f}", share)
    return drawn
