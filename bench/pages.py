"""What an act of two people at browsers costs the server: in this package and in another copy of it, in turns."""

import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median

from tests.support import trees
from tests.support.browser import Browser
from tests.support.process import ServerProcess
from threerings.games import OURS, load

ACTS = 60
"""Of each match; some are over sooner."""


def pages(before: Path, rounds: int, seed: int) -> int:
    """Prints a line for each game: CPU an act here and there, and their ratio in the median round."""
    with serving(before) as old, serving(trees.SOURCE) as new:
        for game in OURS:
            for server in (old, new):
                play(server, game, Random(seed))  # now it is warm
            costs = [
                tuple(play(server, game, Random(seed + number)) for server in (old, new)) for number in range(rounds)
            ]
            there, here = (median(cost[place] for cost in costs) * 1000 for place in (0, 1))
            ratio = median(now / then for then, now in costs)
            print(f"{game:14} {there:6.2f} ms before {here:6.2f} ms now   x {ratio:.2f}", flush=True)
    return 0


@contextmanager
def serving(source: Path) -> Iterator[ServerProcess]:
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "data", surroundings=trees.surroundings(source)) as server,
    ):
        yield server


def play(server: ServerProcess, game: str, rng: Random) -> float:
    """Seconds of CPU an act: it is sent, and both players see the table that follows."""
    host, friend = Browser(server.url), Browser(server.url)
    path = host.start(game, "invite", seat=load(game).sides[0])
    invitation = re.search(r'id="invite"[^>]*value="([^"]+)"', host.open(path))
    assert invitation
    friend.open(invitation[1])
    friend.press(friend.form("/join"))
    began, acts = server.worked(), 0
    while acts < ACTS and not host.over:
        for browser in (host, friend):
            browser.open(path)
            if choices := browser.choices():
                browser.act(rng.choice(choices))
                acts += 1
    host.close()
    friend.close()
    return (server.worked() - began) / acts
