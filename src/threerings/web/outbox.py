"""What waits to be sent: apart from all matches, bounded, and tried only so often."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from threerings.web.limits import MOST_NOTICES, NOTICES_AT_ONCE
from threerings.web.outgoing import BadAddress
from threerings.web.tasks import BackgroundTasks

LOG = logging.getLogger("threerings.web")
AGAIN: Final = (5.0, 60.0, 600.0)
"""Seconds after which it is tried once more."""
GONE: Final = (404, 410)
"""What is answered where nobody is any more."""
LATER: Final = (408, 425, 429)


class Parcel(NamedTuple):
    """Something to send."""

    send: Callable[[], Awaitable[int]]
    """How; the status of the answer. It may raise OSError."""
    gone: Callable[[], Awaitable[None]]
    """What is to be done if there is nobody any more."""
    tries: int = 0


class Outbox:
    def __init__(self, tasks: BackgroundTasks) -> None:
        self.again: tuple[float, ...] = AGAIN
        self._tasks = tasks
        self._waiting: asyncio.Queue[Parcel] = asyncio.Queue(MOST_NOTICES)
        self._later = 0
        self._carriers: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._carriers = [asyncio.create_task(self._carry()) for _ in range(NOTICES_AT_ONCE)]

    def close(self) -> None:
        """What was not sent is not."""
        for carrier in self._carriers:
            carrier.cancel()

    def put(self, parcel: Parcel) -> None:
        try:
            self._waiting.put_nowait(parcel)
        except asyncio.QueueFull:
            LOG.warning("a notice is not sent: too many wait")

    async def _carry(self) -> None:
        while True:
            parcel = await self._waiting.get()
            try:
                await self._deliver(parcel)
            except Exception:
                LOG.exception("a notice is not sent")

    async def _deliver(self, parcel: Parcel) -> None:
        try:
            status = await parcel.send()
        except BadAddress:
            status = GONE[0]
        except OSError:  # too late, nobody listens, no such name, no encryption: perhaps later
            status = LATER[0]
        if status in GONE:
            await parcel.gone()
        elif (status >= 500 or status in LATER) and parcel.tries < len(self.again) and self._later < MOST_NOTICES:
            self._later += 1
            asyncio.get_running_loop().call_later(self.again[parcel.tries], self._once_more, parcel)

    def _once_more(self, parcel: Parcel) -> None:
        self._later -= 1
        self.put(parcel._replace(tries=parcel.tries + 1))
