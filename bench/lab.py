"""Decisions a second through the doors of the laboratory, and through those of PettingZoo and RLCard.

All are measured in turns in one process, round by round: other work on the machine slows them alike, so the ratios
within a round can be trusted, the figures less so. Everybody chooses at random among the legal actions.

The goal is for equal doors: one match through PettingZoo against its games, one match without a library against
RLCard, many matches against both.
"""

import random
import warnings
from collections.abc import Callable
from itertools import count
from statistics import median
from typing import Any, Final

import numpy as np
from numpy import frombuffer
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.speed import LEFT, RIGHT, middle_half
from bench.worker import Batch, Measure
from tests.support import trees
from threerings import lab
from threerings.games import OURS

MATCHES: Final = (256, 1024)
GOAL: Final = 5
BYTE: Final = np.dtype(np.uint8)
ZOO: Final = "{game}, one match through PettingZoo"
ONE: Final = "{game}, one match without a library"
MANY: Final = "{game}, {matches} matches in one call"


def main(rounds: int, seconds: float) -> int:
    ours, theirs = our_batches(), their_batches()
    tasks = {name: Measure(batch) for name, batch in {**ours, **theirs}.items()}
    rates: dict[str, list[float]] = {name: [] for name in tasks}
    for measure in tasks.values():
        measure.round(0)  # warms up
    order = list(tasks)
    turns = [name for turn in range(rounds) for name in (order if turn % 2 == 0 else order[::-1])]
    for name in track(turns, "measuring", console=Console(stderr=True), transient=True):
        sample = tasks[name].round(seconds)
        rates[name].append(sample.moves / sample.seconds)
    print(f"{trees.machine()}, {trees.running()}. Each line: {rounds} × {seconds:g} s of CPU time, in turns.")
    Console().print(figures(rates))
    Console().print(ratios(rates, list(ours), list(theirs)))
    return 0


def figures(rates: dict[str, list[float]]) -> Table:
    table = Table(LEFT("median of the rounds"), RIGHT("decisions/s"), box=SIMPLE)
    for name, found in rates.items():
        table.add_row(name, f"{median(found):,.0f}")
    return table


def ratios(rates: dict[str, list[float]], ours: list[str], theirs: list[str]) -> Table:
    table = Table(LEFT("ours against theirs"), RIGHT("ratio"), RIGHT("middle half"), f"≥ {GOAL}", box=SIMPLE)
    for own in ours:
        table.add_row(f"[b]{own}[/b]")
        for other in theirs:
            found = [mine / yours for mine, yours in zip(rates[own], rates[other], strict=True)]
            verdict = ("yes" if median(found) >= GOAL else "no") if equal(own, other) else ""
            table.add_row(f"  {other}", f"{median(found):.1f}", middle_half(found), verdict)
    return table


def equal(own: str, other: str) -> bool:
    """Whether two doors offer the same, so that the goal is about them."""
    return "one match" not in own or ("PettingZoo" in own) == ("PettingZoo" in other)


def our_batches() -> dict[str, Batch]:
    zoo = {ZOO.format(game=game): agents(lambda game=game: lab.env(game)) for game in OURS}  # type: ignore[misc]
    one = {ONE.format(game=game): alone(game) for game in OURS}
    return zoo | one | {MANY.format(game=game, matches=many): rows(game, many) for game in OURS for many in MATCHES}


def their_batches() -> dict[str, Batch]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo says that it will be asked for its games in another way some day
        from pettingzoo.classic import leduc_holdem_v4, tictactoe_v3

        return {
            "tic-tac-toe (PettingZoo)": agents(tictactoe_v3.env),
            "leduc hold'em (PettingZoo)": agents(leduc_holdem_v4.env),
            "gin rummy (RLCard)": cards("gin-rummy"),
            "leduc hold'em (RLCard)": cards("leduc-holdem"),
        }


def agents(make: Callable[[], Any]) -> Batch:
    """Whole matches as PettingZoo plays them."""
    env, chance = make(), random.Random(1).random

    def batch(times: int) -> int:
        decisions = 0
        for _ in range(times):
            env.reset()
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(chance() * len(legal))]))
                decisions += 1
        return decisions

    return batch


def alone(game: str) -> Batch:
    """Whole matches in a loop of one's own."""
    playing, chance, seeds = lab.match(game), random.Random(1).random, count()

    def batch(times: int) -> int:
        decisions = 0
        for _ in range(times):
            legal = playing.begin(next(seeds))
            while legal:
                frombuffer(playing.seen(), BYTE)
                legal = playing.play(legal[int(chance() * len(legal))])
                decisions += 1
        return decisions

    return batch


def rows(game: str, many: int) -> Batch:
    """Steps of many matches side by side."""
    matches = lab.vector(game, many)
    chance = np.random.default_rng(1)
    turn = matches.turn()

    def batch(times: int) -> int:
        nonlocal turn
        for _ in range(times):
            turn = matches.step(chosen(turn.masks, chance))
        return times * many

    return batch


def chosen(masks: Any, chance: np.random.Generator) -> Any:
    """One of the legal actions of each row."""
    matches, size = masks.shape
    legal = np.flatnonzero(masks)
    ends = np.searchsorted(legal, np.arange(matches + 1) * size)
    return legal[ends[:-1] + (chance.random(matches) * np.diff(ends)).astype(np.int64)] % size


def cards(name: str) -> Batch:
    """Whole matches as RLCard plays them."""
    import rlcard

    env, chance = rlcard.make(name), random.Random(1).random

    def batch(times: int) -> int:
        decisions = 0
        for _ in range(times):
            seen, _ = env.reset()
            while not env.is_over():
                legal = list(seen["legal_actions"])
                seen, _ = env.step(legal[int(chance() * len(legal))])
                decisions += 1
        return decisions

    return batch
