"""The long form: so many hostile requests, and a table of what was said to them."""

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Callable
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.hostile import lines
from tests.hostile.attack import FORMS, PROGRAMS, attack
from tests.support.process import ServerProcess, memory_of
from tests.support.progress import bar
from tests.support.server import Server
from threerings.web.limits import SLOWEST_BODY, SLOWEST_HEAD

LINES = "connections"
SHARES = {FORMS: 0.6, PROGRAMS: 0.35, LINES: 0.05}
"""How the requests are shared out among the doors."""
STREAMS = 2_000
GROWTH = 1.25
"""The memory at the end is at most so many times that in the middle: what is kept has filled up by then."""
ROOM = 64_000_000
"""Bytes that may come on top of it."""

Tick = Callable[[], None]


class Run:
    """What has been said so far, by door and kind of status, and the first thing that was wrong."""

    def __init__(self) -> None:
        self.said: dict[str, Counter[str]] = {door: Counter() for door in SHARES}
        self.notes: list[str] = []
        self.fault = ""

    def note(self, door: str, status: str) -> None:
        self.said[door][f"{status[0]}xx" if status else "hung up"] += 1


def main(requests: int, seed: int) -> int:
    run, numbers = Run(), {door: max(1, round(requests * share)) for door, share in SHARES.items()}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name, bar() as progress:
        task = progress.add_task("requests", total=sum(numbers.values()))
        with Server(Path(name) / "server") as server:
            knock(server, run, numbers, seed, lambda: progress.advance(task))
        if not run.fault:
            apart = ServerProcess(Path(name) / "lines")
            asyncio.run(call(apart, run, numbers[LINES], seed, lambda: progress.advance(task)))
    Console().print(table(run))
    print(*run.notes, run.fault, sep="\n")
    return 1 if run.fault else 0


def knock(server: Server, run: Run, numbers: dict[str, int], seed: int, tick: Tick) -> None:
    """Ask the application, until something is wrong."""
    wanted = {door: numbers[door] for door in (FORMS, PROGRAMS)}
    middle, half = 0, sum(wanted.values()) // 2
    for number, blow in enumerate(attack(server, wanted, random.Random(seed))):
        run.note(blow.door, str(blow.answer.status))
        if blow.faults:
            run.fault = f"{blow.faults[0]}\nAgain: {blow.request.curl()}"
            return
        middle = memory_of("self") if number == half else middle
        tick()
    end = memory_of("self")
    run.notes.append(f"memory in the middle {middle / 1e6:,.0f} MB, at the end {end / 1e6:,.0f} MB")
    if end > GROWTH * middle + ROOM:
        run.fault = "memory grows without bound"


async def call(server: ServerProcess, run: Run, number: int, seed: int, tick: Tick) -> None:
    """Bytes that are no requests, callers who take for ever, streams by the thousand."""
    with server:
        for content in islice(lines.spoiled(random.Random(seed)), number):
            await one_call(server.port, run, content)
            tick()
            if run.fault:
                return
        slow = await lines.slow_faults(server.port, SLOWEST_HEAD, SLOWEST_BODY)
        run.fault = slow[0] if slow else ""
        await hold(server, run)


async def one_call(port: int, run: Run, content: bytes) -> None:
    try:
        answer = await lines.said_to(port, content)
    except TimeoutError:
        run.fault = f"it hangs: {content[:300]!r}"
        return
    run.note(LINES, answer[9:12].decode("latin-1"))
    if wrong := lines.fault(answer):
        run.fault = f"{wrong}\nAgain: send {content[:300]!r}"


async def hold(server: ServerProcess, run: Run) -> None:
    """Streams by the thousand, while everybody else is served."""
    path = await lines.some_match(server.port)
    before, during = server.memory(), 0

    async def look() -> None:
        nonlocal during
        during = server.memory()
        answer = await lines.asked(server.port, lines.ABOUT)
        run.fault = run.fault or lines.fault(answer)

    opened = await lines.hold_streams(server.port, f"{path}/stream", STREAMS, look)
    each = (during - before) / STREAMS / 1000
    run.notes.append(f"{opened:,} of {STREAMS:,} streams open at the same time, {each:.1f} KB each")


def table(run: Run) -> Table:
    kinds = sorted({kind for said in run.said.values() for kind in said})
    drawn = Table("door", "requests", *kinds)
    for column in drawn.columns[1:]:
        column.justify = "right"
    for door, said in run.said.items():
        drawn.add_row(door, f"{said.total():,}", *(f"{said[kind]:,}" for kind in kinds))
    return drawn
