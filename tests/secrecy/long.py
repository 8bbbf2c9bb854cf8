"""The long form: pairs of views by the hundred thousand, on several cores; the first difference ends it."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from tests.secrecy.doors import NAMES
from tests.secrecy.law import Difference, Tally, Wish, compare
from tests.support.progress import bar
from threerings.core.game import OBSERVERS


class Scale(NamedTuple):
    pairs: int
    """Of each game and door."""
    games: Sequence[str]
    doors: Sequence[str]
    """All of them if none is named."""
    doubles: int
    jobs: int
    seed: int
    file: Path | None


def main(scale: Scale) -> int:
    if unknown := set(scale.doors) - set(NAMES):
        print(f"There is no door {', '.join(unknown)}. There is {', '.join(NAMES)}.")
        return 2
    scale = scale._replace(doors=scale.doors or NAMES)
    results = Results(scale.file)
    try:
        # A fresh interpreter for each process: forking one that draws a progress bar from a thread is not safe.
        with bar() as progress, ProcessPoolExecutor(scale.jobs, mp_context=get_context("spawn")) as pool:
            for game in scale.games:
                compare_game(game, scale, results, pool, progress)
    except Difference as found:
        print(found)
        return 1
    Console().print(table(scale, results))
    return 0


class Results:
    """What has come out so far, by game; kept in a file, if there is one, to go on from."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.tallies: dict[str, Tally] = {}
        self.done: set[Wish] = set()
        for line in file.read_text().splitlines() if file and file.exists() else ():
            told = json.loads(line)
            self._add(Wish(*told["wish"]), Tally(*told["tally"]))

    def _add(self, wish: Wish, tally: Tally) -> None:
        self.done.add(wish)
        self.of(wish.game).merge(tally)

    def add(self, wish: Wish, tally: Tally) -> None:
        self._add(wish, tally)
        if self.file:
            with self.file.open("a") as file:
                told = [tally.views, tally.pairs, tally.moments]
                file.write(json.dumps({"wish": wish, "tally": told}) + "\n")

    def of(self, game: str) -> Tally:
        return self.tallies.setdefault(game, Tally())


def compare_game(game: str, scale: Scale, results: Results, pool: ProcessPoolExecutor, progress: Progress) -> None:
    """Until every door has its pairs. Raises Difference."""
    task = progress.add_task(game, total=scale.pairs * len(scale.doors))
    show(progress, task, scale, results.of(game))
    todo, working = wishes(game, scale, results), dict[Future[Tally], Wish]()
    while doors := lacking(scale, results.of(game)):
        while len(working) < scale.jobs + 1:
            wish = next(todo)
            working[pool.submit(work, wish, doors)] = wish
        for done in wait(working, return_when=FIRST_COMPLETED).done:
            results.add(working.pop(done), done.result())
        show(progress, task, scale, results.of(game))
    for waiting in working:
        waiting.cancel()


def work(wish: Wish, doors: Sequence[str]) -> Tally:
    return asyncio.run(compare(wish, doors))


def wishes(game: str, scale: Scale, results: Results) -> Iterator[Wish]:
    every = (Wish(game, observer, seed, scale.doubles) for seed in count(scale.seed) for observer in OBSERVERS)
    return (wish for wish in every if wish not in results.done)


def lacking(scale: Scale, tally: Tally) -> list[str]:
    """The doors that have not told enough yet."""
    return [door for door in scale.doors if tally.pairs[door] < scale.pairs]


def show(progress: Progress, task: TaskID, scale: Scale, tally: Tally) -> None:
    progress.update(task, completed=sum(min(tally.pairs[door], scale.pairs) for door in scale.doors))


def table(scale: Scale, results: Results) -> Table:
    """By game and door: equal pairs of different truths, and the views they were made of."""
    drawn = Table("door")
    for game in scale.games:
        drawn.add_column(f"{game}: pairs", justify="right")
        drawn.add_column("views", justify="right")
    for door in scale.doors:
        tallies = [results.of(game) for game in scale.games]
        drawn.add_row(door, *(f"{number:,}" for each in tallies for number in (each.pairs[door], each.views[door])))
    drawn.caption = f"no difference; moments: {', '.join(f'{results.of(game).moments:,}' for game in scale.games)}"
    return drawn
