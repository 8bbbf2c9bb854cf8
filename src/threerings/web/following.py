"""What happens without anybody asking for it: other processes change matches, and time passes."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import aclosing
from datetime import UTC, datetime, timedelta

from threerings.store import INVITED, OPEN, News, SharedStore
from threerings.web.matches import Matches
from threerings.web.tasks import Tasks, happens

LOG = logging.getLogger("threerings.web")
LASTS = {OPEN: timedelta(days=1), INVITED: timedelta(days=30)}
"""How long a free seat is free, by the server's clock: a friend may take more time than the lobby has patience."""
ROUND = 60.0
"""Seconds after which the server looks again whose time is up."""


class Following:
    """Keeps the matches in memory as the store has them."""

    def __init__(self, matches: Matches, tasks: Tasks) -> None:
        self.now: Callable[[], datetime] = lambda: datetime.now(UTC)
        self._matches = matches
        self._tasks = tasks
        self._listening: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._matches.shared:
            self._listening = self._tasks.start(self._listen(self._matches.shared))
        self._tasks.start(self._watch_the_clock())

    def stop(self) -> None:
        """The clock stops by itself."""
        if self._listening:
            self._listening.cancel()

    async def _watch_the_clock(self) -> None:
        while not self._tasks.closing.is_set():
            try:
                await self.expire()
            except Exception:
                LOG.exception("whose time is up is not known")
            await happens(self._tasks.closing, ROUND)

    async def expire(self) -> None:
        """Seats that nobody has taken in time are free no more."""
        for status, lasts in LASTS.items():
            for match in await self._matches.store.expire(status, f"{self.now() - lasts:%Y-%m-%d %H:%M:%S}"):
                await self._matches.read_again(match)

    async def _listen(self, shared: SharedStore) -> None:
        async with aclosing(shared.news()) as all_news:
            async for news in all_news:
                self._tasks.start(self._hear(news))

    async def _hear(self, news: News) -> None:
        try:
            if news.guest:
                await self._matches.rename(news.guest)
            elif news.match:
                await self._matches.read_again_once(news.match)
            else:
                await self._matches.look_at(list(self._matches.alive.values()))
        except Exception:
            LOG.exception("what another process has done is not known here yet")
