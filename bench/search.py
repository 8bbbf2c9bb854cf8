"""How fast our search thinks, plain and compiled, and how fast OpenSpiel's does: measured in turns, round by round.

The same for all: random playouts to the end, one an iteration, and as many iterations in each decision.
"""

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.ours import PARTS
from bench.speed import LEFT, RIGHT, Worker, available, in_turns, middle_half, verdict
from bench.tasks import OPENSPIEL
from bench.worker import ANYWHERE, DECISIONS, FIRST, ITERATIONS, Sample
from tests.support import trees
from tests.support.trees import COMPILED, PURE


class Peer(NamedTuple):
    """A game that OpenSpiel searches, and how many times as fast we want to be."""

    name: str
    goal: float


PEERS: Final = {"the-duel": Peer("oh_hell", 2), "confrontation": Peer("hearts", 1), "middle-earth": Peer("hearts", 1)}
OVER_PURE: Final = 25

Key = tuple[str, str, str]
"""Kind, game and measure."""
Rounds = dict[Key, list[Sample]]


def main(games: Sequence[str], rounds: int, seconds: float, compiled: Path) -> int:
    measured = measure(games, available(compiled), rounds, seconds)
    print(f"{trees.machine()}. Each figure: {rounds} × {seconds:g} s of CPU time or more, in turns.")
    print(f"Decisions of {ITERATIONS} iterations, each with a random playout to the end. Peer: pyspiel.ISMCTSBot.")
    for table in (figures(games, measured), ratios(games, measured), parts(games, measured)):
        Console().print(table)
    return 0


def measure(games: Sequence[str], kinds: dict[str, Path], rounds: int, seconds: float) -> Rounds:
    workers: dict[tuple[str, str], Worker] = {}
    asks = {}
    try:
        for kind, game, name in keys(games):
            if kind in kinds:
                place = (kind, "" if kind == OPENSPIEL else game)
                if place not in workers:
                    workers[place] = Worker(kind, game, kinds[kind])
                asks[kind, game, name] = workers[place].asked(name)
        return in_turns(asks, rounds, seconds)
    finally:
        for worker in workers.values():
            worker.stop()


def keys(games: Sequence[str]) -> list[Key]:
    """In an order that keeps the two sides of every ratio next to each other."""
    found: list[Key] = []
    for game in games:
        found += [(PURE, game, f"search, {FIRST}"), (COMPILED, game, f"search, {FIRST}"), peer_key(game, FIRST)]
        found += [(COMPILED, game, f"search, {ANYWHERE}"), peer_key(game, ANYWHERE)]
        found += [(COMPILED, game, part) for part in PARTS]
    return found


def peer_key(game: str, where: str) -> Key:
    return (OPENSPIEL, game, f"{PEERS[game].name} search, {where}")


def a_second(sample: Sample) -> float:
    """Iterations a second, or worlds, or playouts: there are as many in one time."""
    return sample.times * DECISIONS * ITERATIONS / sample.seconds


def figures(games: Sequence[str], measured: Rounds) -> Table:
    table = Table(LEFT("iterations/s, median"), RIGHT(FIRST), RIGHT(ANYWHERE), box=SIMPLE)
    for game in games:
        for title, kind in ((f"{game}, pure", PURE), (f"{game}, compiled", COMPILED)):
            table.add_row(title, *(rate(measured, (kind, game, f"search, {where}")) for where in (FIRST, ANYWHERE)))
        peers = (rate(measured, peer_key(game, where)) for where in (FIRST, ANYWHERE))
        table.add_row(f"  {PEERS[game].name}, C++", *peers)
    return table


def rate(measured: Rounds, key: Key) -> str:
    return f"{median(map(a_second, measured[key])):,.0f}" if key in measured else "–"


def ratios(games: Sequence[str], measured: Rounds) -> Table:
    table = Table(LEFT("iterations/s, compiled against"), RIGHT("ratio"), RIGHT("middle half"), "goal", box=SIMPLE)
    for game in games:
        ours, peer = (COMPILED, game, f"search, {FIRST}"), PEERS[game]
        anywhere = (COMPILED, game, f"search, {ANYWHERE}")
        rows = (
            (f"{game}: {peer.name}, {FIRST}", ours, peer_key(game, FIRST), peer.goal),
            (f"{game}: {peer.name}, {ANYWHERE}", anywhere, peer_key(game, ANYWHERE), None),
            (f"{game}: pure, {FIRST}", ours, (PURE, game, ours[2]), OVER_PURE),
        )
        for title, above, below, goal in rows:
            both = zip(measured.get(above, ()), measured.get(below, ()), strict=False)
            if found := [a_second(one) / a_second(other) for one, other in both]:
                table.add_row(title, f"{median(found):.2f}", middle_half(found), verdict(goal, median(found)))
    return table


def parts(games: Sequence[str], measured: Rounds) -> Table:
    """Where an iteration at the first choice goes. The tree spares a playout its first plies: the rest is no less."""
    heads = ("µs, compiled", "iteration", "world", "playout", "rest: tree", "plies", "playouts/s")
    table = Table(LEFT(heads[0]), *map(RIGHT, heads[1:]), box=SIMPLE)
    for game in games:
        whole, worlds, playouts = (
            measured.get((COMPILED, game, part)) for part in (f"search, {FIRST}", "worlds", "playouts")
        )
        if whole and worlds and playouts:
            times = [median(1e6 / a_second(sample) for sample in samples) for samples in (whole, worlds, playouts)]
            plies = median(one.moves / (one.times * DECISIONS * ITERATIONS) for one in playouts)
            spent = (times[0], times[1], times[2] - times[1], times[0] - times[2])
            cells = [f"{part:.2f}" for part in spent]
            table.add_row(game, *cells, f"{plies:.1f}", f"{1e6 / times[2]:,.0f}")
    return table
