"""The master, or another bot, against the same bot of another copy of the package: is it stronger than it was?

Both are given the same prompts, in pairs of matches on the same shuffle with the seats swapped. The other copy's bot
lives in a process of its own, in which Python imports that copy; they never think at the same time. As long as a copy
asks the same questions, any will do: prompts are handed over pickled.
"""

import os
import pickle
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.speed import LEFT, RIGHT
from tests.support import trees
from threerings.bots.basic import Bot
from threerings.cli.arena import elos, percent
from threerings.core.game import Game, Prompt
from threerings.games import load
from threerings.lab.arena import play, tasks
from threerings.lab.entrants import made
from threerings.lab.executors import run
from threerings.lab.ratings import against, in_seat
from threerings.search.think import Budget

FOLDER: Final = "THREERINGS_RIVAL"
LEVEL: Final = "THREERINGS_RIVAL_LEVEL"
"""Where the other copy is and who plays for it, for the processes in which matches are played."""


class Rival(Bot):
    """A bot of another copy of the package."""

    def __init__(self, game: Game[Any, Any], seed: int, budget: Budget | None = None) -> None:
        super().__init__(game, seed, budget)
        self.child = child(os.environ[FOLDER])
        self.tell((os.environ[LEVEL], game.name, seed, budget))

    def choose(self, prompt: Prompt) -> int:
        self.tell(prompt)
        action: int = pickle.load(self.child.stdout)  # type: ignore[arg-type]  # it has one
        return action

    def tell(self, what: object) -> None:
        assert self.child.stdin is not None
        pickle.dump(what, self.child.stdin)
        self.child.stdin.flush()


RIVAL: Final = "bench.rivals:Rival"


@cache
def child(folder: str) -> "subprocess.Popen[bytes]":
    """The process of another copy: one for all the matches that are played in this one."""
    return subprocess.Popen(
        trees.command("bench.rivals"),
        env=trees.surroundings(Path(folder)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


def answer() -> None:
    """Be that process: a prompt is answered, anything else says for whom to play next."""
    bot: Bot | None = None
    while True:
        try:
            asked = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        if isinstance(asked, Prompt):
            assert bot is not None
            pickle.dump(bot.choose(asked), sys.stdout.buffer)
            sys.stdout.buffer.flush()
        else:
            level, game, seed, budget = asked
            bot = made(level, load(game), seed, budget)


class Plan(NamedTuple):
    """Who plays for this copy and for the other, and how."""

    bots: tuple[str, str]
    pairs: int
    seed: int
    budget: Budget
    jobs: int


def main(before: Path, games: list[str], plan: Plan) -> int:
    ours, theirs = plan.bots
    os.environ |= {FOLDER: str(before.resolve()), LEVEL: theirs}
    drawn = Table(LEFT("game"), RIGHT("share"), RIGHT("Elo"), RIGHT("as first"), RIGHT("as second"), box=SIMPLE)
    for game in games:
        wanted = tasks(game, (ours, RIVAL), plan.pairs, plan.seed, plan.budget)
        bar = track(run(play, wanted, plan.jobs), game, len(wanted), console=Console(stderr=True), transient=True)
        played = list(bar)
        whole = against(played, ours, RIVAL)
        seats = [percent(in_seat(played, ours, RIVAL, seat)) for seat in (0, 1)]
        drawn.add_row(game, percent(whole), elos(whole), *seats)
    print(f"{ours}, {trees.running()}, against {theirs} of {before}: pairs from seed {plan.seed}, {plan.budget}")
    Console(width=110).print(drawn)
    return 0


if __name__ == "__main__":
    answer()
