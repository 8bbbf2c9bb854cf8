"""How fast a game runs, plain and compiled, and how fast OpenSpiel does: measured in turns, round by round.

Other work on the machine slows all of them alike, so the ratios within a round can be trusted, the figures less so.
"""

import json
import subprocess
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from statistics import median, quantiles
from typing import Final, TypeVar

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Column, Table

from bench.tasks import OPENSPIEL, RATIOS, TASK, TASKS, Key, Ratio
from bench.worker import Sample
from tests.support import trees
from tests.support.trees import COMPILED, PURE

HOW_TO_INSTALL: Final = "pip install 'open_spiel>=2.0,<2.1' (make bench does it)"


LEFT: Final = partial(Column, no_wrap=True)
RIGHT: Final = partial(Column, no_wrap=True, justify="right")

Rounds = dict[Key, list[Sample]]
Ask = Callable[[float], Sample]
"""Measures something for so many seconds."""
K = TypeVar("K")


class Worker:
    """A process that measures when it is asked to, and only then."""

    def __init__(self, kind: str, game: str, folder: Path) -> None:
        self.process = subprocess.Popen(
            trees.command("bench.worker", kind, game),
            env=trees.surroundings(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, name: str, seconds: float) -> Sample:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"measure": name, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"the process that measures {name} has failed")
        return Sample(*json.loads(answer))

    def asked(self, name: str) -> Ask:
        return partial(self.measure, name)

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()


def main(game: str, rounds: int, seconds: float, compiled: Path, file: Path | None) -> int:
    measured = measure_in_turns(game, available(compiled), rounds, seconds)
    print(f"{trees.machine()}. Each line: {rounds} × {seconds:g} s of CPU time, in turns.")
    print("Nature's actions and chance nodes are moves. Rollouts begin after the deal, which they cannot make.")
    Console().print(figures_table(game, measured))
    if any(ratios(ratio, measured) for ratio in RATIOS):
        Console().print(ratios_table(game, measured))
    if file:
        save(file, report(game, measured))
    return 0


def available(compiled: Path) -> dict[str, Path]:
    """The kinds of workers that can run here, and the folders they import from; says what is missing."""
    kinds = {PURE: trees.SOURCE}
    if trees.is_compiled(compiled):
        kinds[COMPILED] = compiled
    else:
        print(f"There is no compiled package in {compiled}; to make one: {trees.HOW_TO_COMPILE}")
    if find_spec("pyspiel"):
        kinds[OPENSPIEL] = trees.SOURCE
    else:
        print(f"OpenSpiel is not installed, so there is nothing to compare with; to install it: {HOW_TO_INSTALL}")
    return kinds


def measure_in_turns(game: str, kinds: dict[str, Path], rounds: int, seconds: float) -> Rounds:
    workers = {kind: Worker(kind, game, folder) for kind, folder in kinds.items()}
    asks = {(task.kind, task.measure): workers[task.kind].asked(task.measure) for task in TASKS if task.kind in kinds}
    try:
        return in_turns(asks, rounds, seconds)
    finally:
        for worker in workers.values():
            worker.stop()


def in_turns(asks: dict[K, Ask], rounds: int, seconds: float) -> dict[K, list[Sample]]:
    """Every task once a round, there and back, each with the machine to itself as far as we can help it."""
    for ask in asks.values():
        ask(0)  # warms up
    measured: dict[K, list[Sample]] = {key: [] for key in asks}
    turns = [key for turn in range(rounds) for key in (list(asks) if turn % 2 == 0 else reversed(asks))]
    for key in track(turns, "measuring", console=Console(stderr=True), transient=True):
        measured[key].append(asks[key](seconds))
    return measured


def moves_per_second(sample: Sample) -> float:
    return sample.moves / sample.seconds


def times_per_second(sample: Sample) -> float:
    return sample.times / sample.seconds


def ratios(ratio: Ratio, measured: Rounds) -> list[float]:
    """Of each round; none where a side was not measured."""
    pairs = zip(measured.get(ratio.above, []), measured.get(ratio.below, []), strict=False)
    return [moves_per_second(above) / moves_per_second(below) for above, below in pairs]


def figures_table(game: str, measured: Rounds) -> Table:
    table = Table(LEFT("median of the rounds"), RIGHT("moves/s"), RIGHT("times/s"), box=SIMPLE)
    for group, tasks in groupby(TASKS, lambda task: task.group):
        table.add_row(f"[b]{group}[/b]")
        for task in tasks:
            samples = measured.get((task.kind, task.measure))
            if samples:
                moves = median(map(moves_per_second, samples))
                times = median(map(times_per_second, samples))
                table.add_row("  " + task.title.format(game=game), f"{moves:,.0f}", f"{times:,.0f}")
    return table


def ratios_table(game: str, measured: Rounds) -> Table:
    title = f"moves/s, {game} compiled against"
    table = Table(LEFT(title), RIGHT("ratio"), RIGHT("middle half"), "goal", box=SIMPLE)
    for group, members in groupby(RATIOS, lambda ratio: TASK[ratio.above].group):
        table.add_row(f"[b]{group}[/b]")
        for ratio in members:
            found = ratios(ratio, measured)
            if found:
                name = "  " + TASK[ratio.below].title.format(game=game)
                table.add_row(name, f"{median(found):.2f}", middle_half(found), verdict(ratio.goal, median(found)))
    return table


def middle_half(found: list[float]) -> str:
    """Between which ratios half of the rounds lie."""
    low, _, high = quantiles(found, method="inclusive") if len(found) > 1 else found * 3
    return f"{low:.2f} – {high:.2f}"


def verdict(goal: float | None, found: float) -> str:
    if goal is None:
        return ""
    return f"≥ {goal:g} {'reached' if found >= goal else 'missed'}"


def report(game: str, measured: Rounds) -> dict[str, object]:
    """Everything, for a machine to read."""
    tasks = [task for task in TASKS if (task.kind, task.measure) in measured]
    return {
        "machine": trees.machine(),
        "tasks": [
            {
                "group": task.group,
                "title": task.title.format(game=game),
                "moves a second": [moves_per_second(sample) for sample in measured[task.kind, task.measure]],
                "times a second": [times_per_second(sample) for sample in measured[task.kind, task.measure]],
            }
            for task in tasks
        ],
        "ratios": [
            {"above": ratio.above, "below": ratio.below, "median": median(found), "goal": ratio.goal, "rounds": found}
            for ratio in RATIOS
            if (found := ratios(ratio, measured))
        ],
    }


def save(file: Path, found: dict[str, object]) -> None:
    try:
        file.write_text(json.dumps(found, indent=2) + "\n")
    except OSError as error:
        raise SystemExit(f"cannot write {file}: {error.strerror}") from None
