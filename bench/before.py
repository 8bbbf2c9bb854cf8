"""How fast the games and the search run here and in another compiled copy of the package, measured in turns."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.speed import LEFT, RIGHT, Worker, in_turns, middle_half, moves_per_second, verdict
from bench.worker import ANYWHERE, FIRST, Sample
from tests.support import trees
from tests.support.trees import COMPILED

MEASURES: Final = ("matches", f"search, {FIRST}", f"search, {ANYWHERE}")
GOAL: Final = 0.97
Key = tuple[str, Path]
"""What is measured, and in which copy."""


def main(before: Path, now: Path, games: Sequence[str], rounds: int, seconds: float) -> int:
    for folder in (before, now):
        if not trees.is_compiled(folder):
            raise SystemExit(f"There is no compiled package in {folder}; to make one: {trees.HOW_TO_COMPILE}")
    print(f"{trees.machine()}. Each ratio: the median of {rounds} rounds of {seconds:g} s of CPU time, in turns.")
    table = Table(LEFT("moves or iterations a second"), RIGHT("ratio"), RIGHT("middle half"), LEFT("goal"), box=SIMPLE)
    for game in games:
        measured = measure(game, (before, now), rounds, seconds)
        for name in MEASURES:
            pairs = zip(measured[name, now], measured[name, before], strict=True)
            found = [moves_per_second(here) / moves_per_second(there) for here, there in pairs]
            table.add_row(f"{game}: {name}", f"{median(found):.3f}", middle_half(found), verdict(GOAL, median(found)))
    Console().print(table)
    return 0


def measure(game: str, copies: Sequence[Path], rounds: int, seconds: float) -> dict[Key, list[Sample]]:
    workers = {folder: Worker(COMPILED, game, folder) for folder in copies}
    asks = {(name, folder): worker.asked(name) for name in MEASURES for folder, worker in workers.items()}
    try:
        return in_turns(asks, rounds, seconds)
    finally:
        for worker in workers.values():
            worker.stop()
