"""How much the server carries: durable actions a second, from a click to the other's stream, memory of an idle stream.

Programs play over real connections, at first as fast as they can, then at the pace of people. Whether sharing a commit
pays is asked of the store alone, with lines of the same size: one commit for each action against many at the same time.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import trees
from bench.faults.client import Client, Guest, Line
from bench.faults.server import Server
from bench.many import bar
from bench.speed import machine
from threerings.games import GAMES
from threerings.store import Card, Kept, Sitter
from threerings.store.sqlite import SqliteStore

PEOPLE = 2.0
"""Seconds that people think before a choice, on average."""
ROUNDS = 6
"""In so many turns the two ways to commit are measured."""
LINES = ("march E05 W02", "deal C07")
"""A choice and what nature does then."""


STREAMS = {"page": "/match/{}/stream", "program": "/api/matches/{}/stream"}
FIRST = 20
"""What the first streams need is needed once."""


class Figure(NamedTuple):
    name: str
    value: str
    goal: str = ""


class Clicks:
    """From the moment a choice is sent until the other's stream has brought what became of it."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.settled = 0
        self._since: dict[tuple[str, int], float] = {}

    def clicked(self, match: str, ply: int) -> None:
        self._since[match, ply] = time.perf_counter()

    def watched(self, match: str, other: set[int], ply: int) -> None:
        """The other's stream has come to a ply: all that was sent before it is there."""
        for sent in [sent for sent in other if sent < ply]:
            other.discard(sent)
            self.waits.append(time.perf_counter() - self._since.pop((match, sent)))

    def done(self) -> None:
        self.settled += 1


class Scale(NamedTuple):
    matches: int
    seconds: float
    streams: int
    seed: int


def measure_load(scale: Scale) -> int:
    with bar() as progress, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        figures = asyncio.run(measure(Path(name), scale, progress))
    print(f"{machine()}, {trees.running()}; {scale.matches} matches at the same time, {scale.seconds:g} s of each.")
    table = Table("", "measured", "goal")
    table.columns[1].justify = "right"
    for figure in figures:
        table.add_row(*figure)
    Console().print(table)
    return 0


async def measure(folder: Path, scale: Scale, progress: Progress) -> list[Figure]:
    task = progress.add_task("measuring", total=3 + len(STREAMS))
    figures = await commits(folder, scale.matches, scale.seconds)
    progress.advance(task)
    server = Server(folder / "data")
    await server.open()
    try:
        for pause in (0.0, PEOPLE):
            figures += await play(server, scale.matches, scale.seconds, pause, random.Random(scale.seed))
            progress.advance(task)
    finally:
        await server.close()
    for name, path in STREAMS.items():
        each = await idle(Server(folder / name), path, scale.streams, random.Random(scale.seed))
        figures.append(Figure(f"memory of an idle stream of a {name}", f"{each / 1000:.1f} KB", "≤ 30 KB"))
        progress.advance(task)
    return figures


# The store.


async def commits(folder: Path, matches: int, seconds: float) -> list[Figure]:
    """Appends a second, one after the other and at the same time, in turns."""
    store = SqliteStore(folder / "store.sqlite")
    lengths = [0] * matches
    waits: list[float] = []
    for number in range(matches):
        card = Card(f"m{number}", "the-duel", 1, {}, request=f"{number}")
        await store.add_match(Kept(card, (Sitter("anna"), Sitter("bert"))))

    async def append(number: int) -> None:
        began = time.perf_counter()
        await store.append(f"m{number}", lengths[number], LINES)
        lengths[number] += len(LINES)
        waits.append(time.perf_counter() - began)

    async def alone() -> int:
        return await as_long_as(seconds / 2 / ROUNDS, append, 0)

    async def together() -> int:
        counts = [as_long_as(seconds / 2 / ROUNDS, append, number) for number in range(matches)]
        return sum(await asyncio.gather(*counts))

    single, shared, crowded = [], [], []
    for _ in range(ROUNDS):
        single.append(await rate(alone))
        waits.clear()
        shared.append(await rate(together))
        crowded += waits
    await store.close()
    one, many = sum(single) / ROUNDS, sum(shared) / ROUNDS
    return [
        Figure("store: actions/s, one commit each", f"{one:,.0f}"),
        Figure(f"store: actions/s, {matches} matches share commits", f"{many:,.0f}"),
        Figure("store: ratio", f"{many / one:.1f}", "≥ 10"),
        Figure("store: p99 of a shared commit", milliseconds(quantile(crowded, 99)), "< 50 ms"),
    ]


async def as_long_as(seconds: float, work: Callable[[int], Awaitable[None]], number: int) -> int:
    end, count = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        await work(number)
        count += 1
    return count


async def rate(work: Callable[[], Awaitable[int]]) -> float:
    began = time.perf_counter()
    return await work() / (time.perf_counter() - began)


# The house.


async def play(server: Server, matches: int, seconds: float, pause: float, rng: random.Random) -> list[Figure]:
    """Matches of all games, two programs each; what has settled within these seconds counts."""
    clicks, line, games = Clicks(), Line(lambda: server.url, fresh=False), list(GAMES)
    pairs = [await seat(line, games[number % len(games)], clicks, pause, rng) for number in range(matches)]
    tasks = [asyncio.create_task(client.play()) for pair in pairs for client in pair]
    await asyncio.sleep(min(seconds / 4, 3))  # all streams are open by then
    clicks.settled = 0
    clicks.waits.clear()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    settled, waits, took = clicks.settled, clicks.waits.copy(), time.perf_counter() - began
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await line.close()
    how = "at people's pace" if pause else "as fast as they can"
    goals = ("< 100 ms", "< 250 ms") if pause else ("", "")
    return [
        Figure(f"house, {how}: acknowledged actions/s", f"{settled / took:,.0f}"),
        Figure(f"house, {how}: p50 of click to the other's stream", milliseconds(quantile(waits, 50)), goals[0]),
        Figure(f"house, {how}: p99", milliseconds(quantile(waits, 99)), goals[1]),
    ]


async def seat(line: Line, game: str, clicks: Clicks, pause: float, rng: random.Random) -> list[Client]:
    guests = [Guest(line, rng), Guest(line, rng)]
    for guest in guests:
        await guest.arrive()
    card = await guests[0].create(game, "invite", 2)
    await guests[1].join(card)
    clients = [Client(guest, card.match) for guest in guests]
    for client, other in zip(clients, clients[::-1], strict=True):
        watch(client, other, clicks)
        client.pause = lambda: rng.expovariate(1 / pause) if pause else 0.0
    return clients


def watch(client: Client, other: Client, clicks: Clicks) -> None:
    """Take the time from a client's clicks to the other's stream."""
    waiting: set[int] = set()

    def clicked(ply: int) -> None:
        waiting.add(ply)
        clicks.clicked(client.match, ply)

    client.clicked = clicked
    client.settled = clicks.done
    other.watched = lambda ply: clicks.watched(client.match, waiting, ply)


async def idle(server: Server, path: str, streams: int, rng: random.Random) -> float:
    """Bytes that a fresh server needs for each stream that waits."""
    line = Line(lambda: server.url, fresh=False)
    guest = Guest(line, rng)
    await server.open()
    try:
        await guest.arrive()
        matches = [(await guest.create(game, "same", 1)).match for game in GAMES]
        await hold(server, guest, path, matches, FIRST)
        return await hold(server, guest, path, matches, streams)
    finally:
        await line.close()
        await server.close()


async def hold(server: Server, guest: Guest, path: str, matches: list[str], streams: int) -> float:
    """Bytes for each of so many streams."""
    before = server.memory()
    opened = [await open_stream(server, guest, path.format(matches[n % len(matches)])) for n in range(streams)]
    await asyncio.sleep(1)
    each = (server.memory() - before) / streams
    for writer in opened:
        writer.close()
    await asyncio.sleep(1)
    return each


async def open_stream(server: Server, guest: Guest, path: str) -> asyncio.StreamWriter:
    """Open when its first event has come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=2**22)
    head = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {guest.card.token}\r\n\r\n"
    writer.write(head.encode())
    await reader.readuntil(b"data: ")
    return writer


def quantile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100)[percent - 1] if len(values) > 1 else float("nan")


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.0f} ms"
