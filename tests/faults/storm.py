"""The storm: matches are played at many tables while servers are killed, disks filled, clocks turned, lines cut.

One server keeps its matches in SQLite. On a PostgreSQL there are several, and whoever asks is sent to any of them.
"""

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.faults.checker import REFUSED, Finding, check
from tests.faults.clock import Clock
from tests.faults.nursery import Nursery, WarmServer
from tests.faults.proxy import Proxy
from tests.faults.times import Interval, Weather, charges, check_times
from tests.support.client import Client, Guest, MatchCard
from tests.support.disk import Disk
from tests.support.journal import Journal
from tests.support.line import Line, Refused
from tests.support.postgres import Postgres
from tests.support.process import OURS
from threerings.games import OURS as GAMES
from threerings.store import Store, StoredMatch
from threerings.store.opening import open_store
from threerings.store.ratings import COUNTED, LEFT_OUT
from threerings.web.clocks import GRACE
from threerings.web.matches import rebuilt_series
from threerings.web.ratings import Ratings, counts

KILLED = "server killed (kill -9)"
KILLED_OPENING = "… of these while it was starting"
KILLED_FULL = "… of these with a full disk"
COLD = "started from an empty interpreter"
WORKER = "bot worker killed"
FILLED = "disk filled"
JUMPED = "clock jumped"
ENDED = "free seat that a clock ahead has ended"
CUT_OFF = "connection to the database ended"
CRASHED = "database killed and started again"
LEFT_BEHIND = "process outlived its server"
LOST_MATCH = "match lost"
DOUBLED_MATCH = "match created twice"
MISCOUNTED = "rated match not counted exactly once"
CALM = 20.0
"""Seconds to wait for a sign that something is being played."""
MOURNING = 100
"""Tenths of a second in which the children of a killed server may notice it."""
PROCESSES = 3
"""So many servers share a database."""
OPENING = {True: 1.5, False: 0.15}
"""Seconds that a cold start takes about, and a warm one."""
CLOCKS = ("live 7200+0", "live 7200+5", "days 2", "")
"""Nobody runs out of time here, unless time is lost."""
JUMPS = (-86_400 * 400, -3_600, -5, 5, 3_600, 86_400 * 400)


@dataclass
class Plan:
    kills: int
    tables: int
    seed: int = 1
    mischief: float = 0.15
    twice: float = 0.05
    bots: float = 0.25
    full: float = 0.5
    """How often a disk that can be filled is filled before a kill."""
    cold: float = 0.04
    """How often a server is started from an empty interpreter."""
    cut_off: float = 0.25
    """How often all connections to a database are ended before a kill …"""
    crash: float = 0.03
    """… and how often the database itself is killed."""
    longest_calm: float = 1.0
    """Seconds from the first acknowledged action to the next kill, at most."""
    patience: float = 300.0
    """Seconds in which all matches must be over once the storm has passed."""
    server: str = OURS
    """The module that serves."""
    thinks: float = 0.04
    """How often somebody thinks about a choice …"""
    thought: float = 6.0
    """… for so many seconds at most, where there is a clock."""
    strict: bool = False
    """Whether enough time has to be charged: not where the machine may be slow."""


@dataclass
class Told:
    """What a storm was like, and what came out."""

    faults: Counter[str] = field(default_factory=Counter)
    matches: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    between_kills: int = 0
    """As many of them before the storm had passed."""
    shown: int = 0
    lines: int = 0
    charged: int = 0
    """Choices that a clock was charged for …"""
    thought: float = 0.0
    """… and so many seconds in all."""
    rated: int = 0
    seconds: float = 0.0
    findings: list[Finding] = field(default_factory=list)

    def add(self, other: "Told") -> None:
        self.faults += other.faults
        self.matches += other.matches
        self.acknowledged += other.acknowledged
        self.between_kills += other.between_kills
        self.shown += other.shown
        self.lines += other.lines
        self.charged += other.charged
        self.thought += other.thought
        self.rated += other.rated
        self.seconds += other.seconds
        self.findings += other.findings


class Storm:
    def __init__(
        self,
        plan: Plan,
        data: Path,
        clock: Clock | None = None,
        disk: Disk | None = None,
        database: Postgres | None = None,
    ) -> None:
        self.plan = plan
        self.rng = random.Random(plan.seed)
        self.clock, self.disk, self.database = clock, disk, database
        self.place = database.new_database() if database else ""
        self.data = data
        self.told = Told()
        self.journals: dict[str, list[Journal]] = {}
        self.passed = False
        self._at_work = asyncio.Event()
        self._refused: list[Finding] = []
        self._outages: list[Interval] = []
        self._blows: list[float] = []

    async def run(self, killed: Callable[[], None] = lambda: None) -> Told:
        began = time.monotonic()
        around = self.clock.surroundings if self.clock else None
        nursery = await asyncio.to_thread(Nursery, self.plan.server, around)
        self.servers = [
            WarmServer(nursery, self.data, self.place, self.plan.server, around)
            for _ in range(PROCESSES if self.place else 1)
        ]
        try:
            await self._live_through(killed)
            await self._check()
        finally:
            nursery.close()
        self.told.faults += self.proxy.done
        self.told.seconds = time.monotonic() - began
        return self.told

    async def _live_through(self, killed: Callable[[], None]) -> None:
        self.proxy = Proxy([server.port for server in self.servers], self.rng, self.plan.mischief)
        await self.proxy.open()
        self.line = Line(lambda: self.proxy.port, fresh=True)
        tables = [asyncio.create_task(self._table(number)) for number in range(self.plan.tables)]
        try:
            for server in self.servers:
                await asyncio.to_thread(server.open)
            await self._rage(killed)
            self.told.between_kills = self.told.acknowledged
            self.passed, self.proxy.mischief = True, 0.0
            await asyncio.wait(tables, timeout=self.plan.patience)
        finally:
            for table in tables:
                table.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
            await self.line.close()
            await self.proxy.close()
            for server in self.servers:
                await asyncio.to_thread(server.close)

    # The players.

    async def _table(self, number: int) -> None:
        """One match after the other, until the storm has passed."""
        games = list(GAMES)
        while not self.passed:
            game = games[number % len(games)]
            number += 1
            try:
                await self._match(game)
            except Refused as refused:
                self._refused.append(Finding(REFUSED, "", str(refused)))

    async def _match(self, game: str) -> None:
        host, other, watcher = (Guest(self.line, self.rng) for _ in range(3))
        against_bot = self.rng.random() < self.plan.bots
        opponent = f"bot:{self.rng.choice(('random', 'greedy'))}" if against_bot else "invite"
        await host.arrive()
        await host.be_told()
        clock = "" if against_bot else self.rng.choice(CLOCKS)
        games = self.rng.choice((1, 1, 2))
        card = await host.create(game, opponent, games, clock, rated=games == 1 and not against_bot)
        journals = self.journals.setdefault(card.match, [])
        guests = [host]
        if not against_bot:
            await other.arrive()
            if not await self._came(other, card):
                del self.journals[card.match]
                return
            guests.append(other)
        if self.rng.random() < 1 / 3:
            await watcher.arrive()
            guests.append(watcher)
        clients = [Client(guest, card.match, twice=self.plan.twice) for guest in guests]
        for client in clients:
            client.settled = self._settled
            client.pause = self._pause if clock else float
        journals += [client.journal for client in clients]
        await asyncio.gather(*(client.play() for client in clients))
        self.told.matches[game] += 1

    async def _came(self, guest: Guest, card: MatchCard) -> bool:
        """Whether the seat is still free: a clock that has jumped ahead by a year ends the wait, as it should."""
        try:
            await guest.join(card)
        except Refused as refused:
            if self.clock is None or '"expired"' not in str(refused):
                raise
            self.told.faults[ENDED] += 1
            return False
        return True

    def _pause(self) -> float:
        """Once the storm has passed, everybody wants to go home."""
        thinks = not self.passed and self.rng.random() < self.plan.thinks
        return self.rng.uniform(GRACE / 1000, self.plan.thought) if thinks else 0.0

    def _settled(self) -> None:
        self.told.acknowledged += 1
        self._at_work.set()

    # The weather.

    async def _rage(self, killed: Callable[[], None]) -> None:
        while self.told.faults[KILLED] < self.plan.kills:
            server = self.rng.choice(self.servers)
            await self._load()
            await asyncio.sleep(self.rng.uniform(0, self.plan.longest_calm))
            self._turn_clock()
            self._kill_worker(server)
            await self._trouble_database()
            full = await self._fill_disk()
            await self._kill(server, KILLED_FULL if full else "", killed)
            if self.rng.random() < 0.1:
                cold = self._cold()
                server.start(cold=cold)
                await asyncio.sleep(self.rng.uniform(0, OPENING[cold]))
                await self._kill(server, KILLED_OPENING, killed)
            if self.disk:
                self.disk.free()
            starting = time.monotonic()
            await asyncio.to_thread(server.open, cold=self._cold())
            if len(self.servers) == 1:
                self._outages.append((self._dead, starting))

    def _cold(self) -> bool:
        cold = self.rng.random() < self.plan.cold
        self.told.faults[COLD] += cold
        return cold

    async def _load(self) -> None:
        """Wait until something was acknowledged since the last fault: a kill must find the server at work."""
        self._at_work.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._at_work.wait(), CALM)

    async def _kill(self, server: WarmServer, note: str, killed: Callable[[], None]) -> None:
        await asyncio.to_thread(server.kill)
        self._dead = time.monotonic()
        self._blows.append(self._dead)
        self.told.faults[KILLED] += 1
        if note:
            self.told.faults[note] += 1
        killed()

    def _turn_clock(self) -> None:
        if self.clock and self.rng.random() < 0.3:
            self.clock.jump(self.rng.choice(JUMPS))
            self.told.faults[JUMPED] += 1

    def _kill_worker(self, server: WarmServer) -> None:
        if self.rng.random() < 0.3 and server.kill_worker():
            self.told.faults[WORKER] += 1

    async def _trouble_database(self) -> None:
        """Some time before a kill: a cut that the server lives through is as telling as one that it does not."""
        if not self.database:
            return
        if self.rng.random() < self.plan.cut_off:
            self._blows.append(time.monotonic())
            self.told.faults[CUT_OFF] += await asyncio.to_thread(self.database.cut, self.place)
            await asyncio.sleep(self.rng.uniform(0, 0.3))
        if self.rng.random() < self.plan.crash:
            self._blows.append(time.monotonic())
            await asyncio.to_thread(self.database.stop, signal.SIGQUIT)
            away = time.monotonic()
            await asyncio.sleep(self.rng.uniform(0, 0.5))
            self._outages.append((away, time.monotonic()))
            await asyncio.to_thread(self.database.start)
            self._blows += [time.monotonic()] * 3  # each of those who shared it has to find it again
            self.told.faults[CRASHED] += 1
            await self._load()

    async def _fill_disk(self) -> bool:
        """Whether the disk is still full when the server is killed."""
        if not self.disk or self.rng.random() >= self.plan.full:
            return False
        self._blows += [time.monotonic()] * 2
        await asyncio.to_thread(self.disk.fill)
        self.told.faults[FILLED] += 1
        await asyncio.sleep(self.rng.uniform(0.1, 1.5))
        if self.rng.random() < 0.5:
            return True
        self.disk.free()
        await self._load()
        return False

    # The reckoning.

    async def _check(self) -> None:
        store = await open_store(self.place or self.data / "threerings.sqlite")
        found = self._refused
        try:
            await Ratings(store).catch_up()  # as whoever opens it next would
            for match, journals in self.journals.items():
                stored = await store.match(match)
                if stored is None:
                    found.append(Finding(LOST_MATCH, match, "it was acknowledged"))
                    continue
                found += await asyncio.to_thread(check, stored, journals)
                found += await asyncio.to_thread(self._check_times, stored, journals)
                found += await self._check_rating(store, stored)
                self.told.lines += len(stored.log)
                self.told.shown += sum(len(journal.shown) for journal in journals)
                if len(await store.played_by(journals[0].guest, 10)) != 1:
                    found.append(Finding(DOUBLED_MATCH, match, f"by {journals[0].guest}"))
        finally:
            await store.close()
        await self._mourning()
        found += [Finding(LEFT_BEHIND, "", f"process {pid}") for pid in self._left_behind()]
        self.told.findings = found

    def _check_times(self, stored: StoredMatch, journals: list[Journal]) -> list[Finding]:
        if not stored.header.clock:
            return []
        spent = [charge.seconds for charge in charges(stored)]
        self.told.charged += len(spent)
        self.told.thought += sum(spent)
        found = check_times(stored, journals, Weather(self._outages, self._blows), self.plan.strict)
        return [Finding(kind, stored.header.id, what) for kind, what in found]

    async def _check_rating(self, store: Store, stored: StoredMatch) -> list[Finding]:
        """Everybody has played one match: if it was rated, that is all that their rating knows."""
        if not stored.header.rated:
            return []
        self.told.rated += 1
        due = int(counts(rebuilt_series(stored)))
        known = [sum(sum(one.matches) for one in await store.ratings(guest)) for guest in stored.guests()]
        if stored.header.rated == (COUNTED if due else LEFT_OUT) and known == [due, due]:
            return []
        return [Finding(MISCOUNTED, stored.header.id, f"{stored.header.rated}, {known} instead of {due}")]

    async def _mourning(self) -> None:
        for _ in range(MOURNING):
            if not self._left_behind():
                return
            await asyncio.sleep(0.1)

    def _left_behind(self) -> list[int]:
        return [pid for server in self.servers for pid in server.left_behind()]
