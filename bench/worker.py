"""A process that measures one round after another, each when it is told to.

Asked on stdin by lines of JSON, it answers on stdout: so the coordinator gives the core to one process at a time.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Final, NamedTuple

Batch = Callable[[int], int]
"""Does something so many times, and returns the number of moves in it."""

FIRST: Final = "first choice"
ANYWHERE: Final = "any choice"
"""Where searches are measured: right after the deal, or at any time."""
DECISIONS: Final = 4
ITERATIONS: Final = 1000
"""One time of a search is so many decisions of so many iterations."""

LONG_ENOUGH: Final = 0.005
"""Seconds in a batch, at least, so that reading the clock does not count."""


class Sample(NamedTuple):
    """One round: CPU seconds, how many matches (or whatever the batch repeats), how many moves."""

    seconds: float
    times: int
    moves: int


class Measure:
    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.size = 0

    def round(self, seconds: float) -> Sample:
        if not self.size:
            self.warm_up()
        times = moves = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            moves += self.batch(self.size)
            times += self.size
        return Sample(spent, times, moves)

    def warm_up(self) -> None:
        """Find a size of batch that takes long enough."""
        self.size = 1
        while True:
            began = time.process_time()
            self.batch(self.size)
            if time.process_time() - began >= LONG_ENOUGH:
                return
            self.size *= 2


def batches(kind: str, game: str) -> dict[str, Batch]:
    if kind == "openspiel":
        from bench import openspiel

        return openspiel.batches()
    from bench import ours

    return ours.batches(game, kind)


def main(kind: str, game: str) -> None:
    measures = {name: Measure(batch) for name, batch in batches(kind, game).items()}
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(measures[asked["measure"]].round(asked["seconds"])), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
