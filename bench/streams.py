"""Streams that are open and wait: what each costs a server, and whether all of them are told when something happens."""

import asyncio
import random
import resource
import time
from typing import NamedTuple

import msgspec

from tests.support.client import Guest, MatchCard, Prompt
from tests.support.line import LONGEST, Line, bearer, head
from tests.support.process import ServerProcess
from threerings.games import OURS

KINDS = {"page": "/match/{}/stream", "program": "/api/matches/{}/stream"}
FIRST = 20
"""What the first streams need is needed once."""
HEARTBEAT = 12.0
"""Seconds after which a browser takes a silent stream for dead."""
AT_ONCE = 8
"""So many are opened at the same time."""


class Held(NamedTuple):
    streams: int
    each: float
    """Bytes of the server's memory."""
    alive: int
    """How many had a sign of life while nothing happened …"""
    changed: int
    """… and how many were shown what happened then."""
    last: float
    """Seconds from the last action to the last stream that was shown it."""


class Stream:
    """One that is open and read from; only what came last is remembered."""

    async def open(self, server: ServerProcess, guest: Guest, path: str) -> None:
        """Open when its first event has come."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", server.port, limit=LONGEST)
        self._writer.write(head(f"GET {path} HTTP/1.0", bearer(guest.card.token)))
        await self._reader.readuntil(b"data: ")
        self.events: list[tuple[bytes, float]] = []
        self._task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while line := await self._reader.readline():
            if line.startswith(b"event: "):
                self.events.append((line[7:].strip(), time.perf_counter()))

    def had(self, kind: bytes, since: float = 0.0) -> float:
        """When there was such an event; never is 0."""
        return max((when for what, when in self.events if what == kind and when > since), default=0.0)

    def close(self) -> None:
        self._task.cancel()
        self._writer.close()


def room_for_files() -> None:
    """For as many connections as the system allows us, and the servers that we start."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def held(server: ServerProcess, kind: str, streams: int, seed: int = 1) -> Held:
    """So many streams at a fresh server, on a match of each game."""
    line = Line(lambda: server.port, fresh=False)
    guest = Guest(line, random.Random(seed))
    await asyncio.to_thread(server.open)
    try:
        await asyncio.to_thread(server.warm)
        await guest.arrive()
        matches = [await guest.create(game, "same", 1) for game in OURS]
        for one in await opened(server, guest, kind, matches, FIRST):
            one.close()
        await asyncio.sleep(1)
        before = server.memory()
        waiting = await opened(server, guest, kind, matches, streams)
        await asyncio.sleep(1)
        each = (server.memory() - before) / streams
        await everybody(waiting, b"ping")
        alive = sum(bool(one.had(b"ping")) for one in waiting)
        began = await happen(guest, matches)
        told = b"table" if kind == "page" else b"prompt"
        await everybody(waiting, told, began)
        times = [one.had(told, began) for one in waiting]
        for one in waiting:
            one.close()
        return Held(streams, each, alive, sum(map(bool, times)), max(times) - began)
    finally:
        await line.close()
        await asyncio.to_thread(server.close)


async def opened(
    server: ServerProcess, guest: Guest, kind: str, matches: list[MatchCard], streams: int
) -> list[Stream]:
    paths = [KINDS[kind].format(matches[number % len(matches)].match) for number in range(streams)]
    found = [Stream() for _ in paths]
    for first in range(0, streams, AT_ONCE):
        some = zip(found[first : first + AT_ONCE], paths[first : first + AT_ONCE], strict=True)
        await asyncio.gather(*(one.open(server, guest, path) for one, path in some))
    return found


async def happen(guest: Guest, matches: list[MatchCard]) -> float:
    """Something in each match; when it began."""
    began = time.perf_counter()
    for match in matches:
        path = f"/api/matches/{match.match}"
        answer = await guest.line.ask("GET", f"{path}/prompt", guest.card.token)
        prompt = msgspec.json.decode(answer.content, type=Prompt)
        body = {"ply": prompt.ply, "action": prompt.legal[0].text}
        await guest.line.ask("POST", f"{path}/act", guest.card.token, body)
    return began


async def everybody(waiting: list[Stream], told: bytes, since: float = 0.0) -> None:
    for _ in range(int(HEARTBEAT / 0.1)):
        if all(one.had(told, since) for one in waiting):
            return
        await asyncio.sleep(0.1)
