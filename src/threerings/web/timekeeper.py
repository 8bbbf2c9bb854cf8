"""The house's own clock: it counts the milliseconds in which a server was there, and nothing else.

It is kept in the store, and only goes forward: by the steady clock of a process that is alive and reaches the store, a
beat at a time. So it stands still while there is no server, or no store; it knows nothing of the wall clock; and after
a crash it goes on from the last beat that was written. Processes that share a store share this clock: none is ever
ahead of the truth, and each is behind it by a beat at most. So one that says until when somebody has time adds a beat
(`margin`): another, which says when the answer came, may be ahead of it by as much.
"""

import asyncio
import random
import time
from collections.abc import Callable

from threerings.store import SharedStore, Store
from threerings.web.tasks import happens

BEAT = 1.0
"""Seconds between two beats, at most. They come at odd times, so that processes learn from each other."""
LONGEST_STEP = 2 * BEAT
"""Seconds that count of the time since the last beat that was written, at most."""
IDLE = 30.0
"""Seconds after which one who has no clock to keep looks again whether there is one."""


class Timekeeper:
    def __init__(self, store: Store, steady: Callable[[], float] = time.monotonic) -> None:
        self.steady = steady
        self.margin = int(1000 * BEAT) if isinstance(store, SharedStore) else 0
        """Milliseconds by which another process may be ahead."""
        self._store = store
        self._counted = 0
        """Milliseconds, when the last beat was written …"""
        self._written: float | None = None
        """… which was then, by the steady clock."""
        self._wanted = asyncio.Event()

    def read(self) -> float:
        """The steady clock, in seconds."""
        return self.steady()

    def now(self) -> int:
        """Milliseconds."""
        if self._written is None:
            return self._counted
        return self._counted + int(1000 * min(self.steady() - self._written, LONGEST_STEP))

    def at(self, then: float) -> int:
        """The time at a moment of the steady clock, not long ago."""
        return self.now() - int(1000 * (self.steady() - then))

    async def beat(self) -> None:
        """Have the time on disk, and learn what others have written. Raises NoStore."""
        told = await self._store.beat(self.now())
        self._counted, self._written = max(told, self.now()), self.steady()

    async def freshen(self) -> None:
        """Whoever is about to keep time must not be behind. Raises NoStore."""
        self._wanted.set()
        if self._written is None or self.steady() - self._written > BEAT:
            await self.beat()

    async def rest(self, closing: asyncio.Event, running: bool) -> None:
        """Until the next beat is due; without a running clock, until somebody wants one."""
        if running:
            await happens(closing, BEAT * random.uniform(0.5, 1))
            return
        self._wanted.clear()
        await happens(self._wanted, IDLE)

    def stop(self) -> None:
        self._wanted.set()
