"""How much the server carries: durable actions a second, from a click to the other's page, open pages, many matches.

Programs and browsers play over real connections, as fast as they can or at the pace of people. Whether sharing a commit
pays is asked of the store alone, with lines of the same size: one commit for each action against many at the same time.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.browser import Browser
from bench.memory import GOAL, growth
from bench.streams import KINDS, Held, held, room_for_files
from tests.support import trees
from tests.support.client import Client, Guest
from tests.support.line import Line
from tests.support.patience import PATIENCE
from tests.support.postgres import NONE, Postgres, binary
from tests.support.process import ServerProcess
from tests.support.progress import bar
from threerings.games import OURS
from threerings.store import MatchHeader, Sitter, StoredMatch
from threerings.store.sqlite import SqliteStore

PEOPLE = 2.0
"""Seconds that people think before a choice, on average."""
ROUNDS = 6
"""In so many turns the two ways to commit are measured."""
LINES = ("march E05 W02", "deal C07")
"""A choice and what nature does then."""

PROCESSES = 3
"""So many servers share a database, against one."""


class Figure(NamedTuple):
    name: str
    value: str
    goal: str = ""


class Clicks:
    """From the moment a choice is sent until the other's stream has brought what became of it."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.settled = 0
        self.watching: set[Client] = set()
        """Those whose stream has brought something."""
        self._since: dict[tuple[str, int], float] = {}

    def clicked(self, match: str, ply: int) -> None:
        self._since[match, ply] = time.perf_counter()

    def watched(self, client: Client, waiting: set[int], ply: int) -> None:
        """A client's stream has come to a ply: all that the other sent before it is there."""
        self.watching.add(client)
        for sent in [sent for sent in waiting if sent < ply]:
            waiting.discard(sent)
            self.waits.append(time.perf_counter() - self._since.pop((client.match, sent)))

    def done(self) -> None:
        self.settled += 1

    async def all_watch(self, clients: int) -> None:
        """Until every stream is open, on a busy machine too."""
        for _ in range(int(PATIENCE / 0.1)):
            if len(self.watching) == clients:
                break
            await asyncio.sleep(0.1)


class Scale(NamedTuple):
    matches: int
    seconds: float
    streams: int
    many: int
    """Matches over which memory is watched."""
    seed: int


def measure_load(scale: Scale) -> int:
    room_for_files()
    with bar() as progress, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        figures = asyncio.run(measure(Path(name), scale, progress))
    print(
        f"{trees.machine()}, {trees.running()}; {scale.matches} matches at the same time, {scale.seconds:g} s of each."
    )
    table = Table("", "measured", "goal")
    table.columns[1].justify = "right"
    for figure in figures:
        table.add_row(*figure)
    Console().print(table)
    return 0


async def measure(folder: Path, scale: Scale, progress: Progress) -> list[Figure]:
    task = progress.add_task("measuring", total=5 + len(KINDS))
    figures = await commits(folder, scale.matches, scale.seconds)
    progress.advance(task)
    for manner in (Manner(Client), Manner(Browser), Manner(Browser, PEOPLE)):
        async with opened([ServerProcess(folder / manner.name)]) as servers:
            figures += (await play(servers, scale, manner)).figures(manner)
        progress.advance(task)
    for kind in KINDS:
        figures += streams(kind, await held(ServerProcess(folder / kind), kind, scale.streams))
        progress.advance(task)
    figures += await processes(folder, scale)
    progress.advance(task)
    return figures + grown(await asyncio.to_thread(growth, folder / "many", scale.many, scale.seed))


@asynccontextmanager
async def opened(servers: Sequence[ServerProcess]) -> AsyncIterator[Sequence[ServerProcess]]:
    try:
        for server in servers:
            await asyncio.to_thread(server.open)
        for server in servers:
            await asyncio.to_thread(server.warm)
        yield servers
    finally:
        for server in servers:
            await asyncio.to_thread(server.close)


# The store.


async def commits(folder: Path, matches: int, seconds: float) -> list[Figure]:
    """Appends a second, one after the other and at the same time, in turns."""
    store = SqliteStore(folder / "store.sqlite")
    lengths = [0] * matches
    waits: list[float] = []
    for number in range(matches):
        header = MatchHeader(f"m{number}", "the-duel", 1, {}, request=f"{number}")
        await store.add_match(StoredMatch(header, (Sitter("anna"), Sitter("bert"))))

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
    one, many = median(single), median(shared)
    ratio = median(more / less for more, less in zip(shared, single, strict=True))
    return [
        Figure("store: actions/s, one commit each", f"{one:,.0f}"),
        Figure(f"store: actions/s, {matches} matches share commits", f"{many:,.0f}"),
        Figure("store: ratio", f"{ratio:.1f}", "≥ 10"),
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


# The server.


class Manner(NamedTuple):
    """Who plays, and how long they think."""

    kind: type[Client]
    pause: float = 0.0

    @property
    def name(self) -> str:
        who = "browsers" if self.kind is Browser else "programs"
        return f"{who} at people's pace" if self.pause else f"{who} as fast as they can"


class Played(NamedTuple):
    """What settled within a time, and how long the other had to wait for it."""

    rate: float
    p50: float
    p99: float
    server: float
    """Seconds of a processor that the servers needed for an action."""

    def figures(self, manner: Manner) -> list[Figure]:
        name = manner.name
        goals = ("< 100 ms", "< 250 ms") if manner.pause else ("", "")
        return [
            Figure(f"{name}: acknowledged actions/s", f"{self.rate:,.0f}"),
            Figure(f"{name}: server's own time for one", f"{1000 * self.server:,.1f} ms"),
            Figure(f"{name}: p50 of click to the other's stream", milliseconds(self.p50), goals[0]),
            Figure(f"{name}: p99", milliseconds(self.p99), goals[1]),
        ]


async def play(servers: Sequence[ServerProcess], scale: Scale, manner: Manner) -> Played:
    """Matches of all games, two players each, every one at any of the servers."""
    clicks, games, rng = Clicks(), list(OURS), random.Random(scale.seed)
    lines = [Line(lambda port=server.port: port, fresh=False, patience=PATIENCE) for server in servers]  # type: ignore[misc] # a default; to ask again would be more load
    pairs = [
        await seat([rng.choice(lines), rng.choice(lines)], games[number % len(games)], manner, clicks, rng)
        for number in range(scale.matches)
    ]
    tasks = [asyncio.create_task(client.play()) for pair in pairs for client in pair]
    await clicks.all_watch(len(tasks))
    clicks.settled = 0
    clicks.waits.clear()
    began, worked = time.perf_counter(), sum(server.worked() for server in servers)
    await asyncio.sleep(scale.seconds)
    settled, took = clicks.settled, time.perf_counter() - began
    worked = sum(server.worked() for server in servers) - worked
    played = Played(settled / took, quantile(clicks.waits, 50), quantile(clicks.waits, 99), worked / max(settled, 1))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for line in lines:
        await line.close()
    return played


async def seat(lines: Sequence[Line], game: str, manner: Manner, clicks: Clicks, rng: random.Random) -> list[Client]:
    guests = [Guest(line, rng) for line in lines]
    for guest in guests:
        await guest.arrive()
    card = await guests[0].create(game, "invite", 2)
    await guests[1].join(card)
    clients = [manner.kind(guest, card.match) for guest in guests]
    for client, other in zip(clients, clients[::-1], strict=True):
        watch(client, other, clicks)
        client.pause = lambda: rng.expovariate(1 / manner.pause) if manner.pause else 0.0
    return clients


def watch(client: Client, other: Client, clicks: Clicks) -> None:
    """Take the time from a client's clicks to the other's stream."""
    waiting: set[int] = set()

    def clicked(ply: int) -> None:
        waiting.add(ply)
        clicks.clicked(client.match, ply)

    client.clicked = clicked
    client.settled = clicks.done
    other.watched = lambda ply: clicks.watched(other, waiting, ply)


async def processes(folder: Path, scale: Scale) -> list[Figure]:
    """One server on a database, then several: what they carry."""
    if not binary("initdb"):
        return [Figure(NONE, "")]
    database, played = Postgres(durable=True), []
    try:
        await asyncio.to_thread(database.start)
        for count in (1, PROCESSES):
            place = database.new_database()
            async with opened([ServerProcess(folder / f"pg{count}", store=place) for _ in range(count)]) as servers:
                played.append(await play(servers, scale, Manner(Browser)))
    finally:
        database.remove()
    one, several = played
    figures: list[Figure] = []
    for name, each in (("one process", one), (f"{PROCESSES} processes", several)):
        figures.append(Figure(f"PostgreSQL, {name}: browsers' actions/s", f"{each.rate:,.0f}"))
        figures.append(Figure(f"PostgreSQL, {name}: their own time for one", f"{1000 * each.server:,.1f} ms"))
    return [*figures, Figure("PostgreSQL: ratio of actions/s", f"{several.rate / one.rate:.2f}")]


def grown(sizes: dict[int, int]) -> list[Figure]:
    """Memory by the number of matches; the second half of them should need no more than the first."""
    last = max(sizes)
    figures = [Figure(f"memory after {matches:,} matches", f"{size / 1e6:,.0f} MB") for matches, size in sizes.items()]
    return [*figures, Figure("… at the end, to that at half", f"{sizes[last] / sizes[last // 2]:.2f}", GOAL)]


def streams(kind: str, held: Held) -> list[Figure]:
    return [
        Figure(f"{held.streams:,} open {kind}s: memory of each", f"{held.each / 1000:.1f} KB", "≤ 30 KB"),
        Figure(f"{held.streams:,} open {kind}s: have a heartbeat", f"{held.alive:,}", "all"),
        Figure(f"{held.streams:,} open {kind}s: are shown a change", f"{held.changed:,}", "all"),
        Figure(f"{held.streams:,} open {kind}s: until the last is", milliseconds(held.last)),
    ]


def quantile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100)[percent - 1] if len(values) > 1 else float("nan")


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.0f} ms"
