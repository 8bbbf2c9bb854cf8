"""Streams that are open: an address may have many, but not all there could be, and each is kept for little."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, contextmanager
from typing import Final

from litestar.types import HTTPScope, Receive, Scope, Send

from threerings.core.game import ThreeRingsError
from threerings.web.framework import EndlessResponse

EVENT_STREAM: Final = "text/event-stream"
EVENTS: Final = "threerings.events"
"""Where the beginning of a stream leaves what is to follow, for the middleware."""


class TooManyStreams(ThreeRingsError):
    """An address has as many streams open as any may have."""


class OpenStreams:
    """Counts the streams of each address as long as they are open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open_from: Counter[str] = Counter()

    @contextmanager
    def counting(self, address: str) -> Iterator[None]:
        self._open_from[address] += 1
        try:
            yield
        finally:
            self._open_from[address] -= 1
            if not self._open_from[address]:
                del self._open_from[address]

    def check(self, address: str) -> None:
        """Raises TooManyStreams if one of those that are counted is too many."""
        if self._open_from[address] > self.most:
            raise TooManyStreams(f"{self.most} streams are open from {address}")


def address_of(scope: Scope) -> str:
    return scope["client"][0] if scope["client"] else ""


class Stream(EndlessResponse):
    """The beginning of a stream. The middleware goes on with it when everybody inside is done.

    A stream may wait for hours. What it took to answer the request, a dozen kilobytes, is not kept so long.
    """

    def __init__(self, events: AsyncGenerator[bytes, None]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(media_type=EVENT_STREAM, headers=headers)
        self._events = events

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - as every answer is called
        scope[EVENTS] = self._events  # type: ignore[typeddict-unknown-key] # a scope is open for everybody's additions
        await self.start_response(send)


def begun_events(scope: HTTPScope) -> AsyncGenerator[bytes, None] | None:
    """The events that are to follow, if the answer to a request has begun a stream."""
    found: AsyncGenerator[bytes, None] | None = scope.get(EVENTS)  # type: ignore[assignment] # as above
    return found


async def flow(events: AsyncGenerator[bytes, None], receive: Receive, send: Send) -> None:
    """Send what comes, until it ends or nobody is there any more."""
    async with asyncio.TaskGroup() as both:
        sending = both.create_task(send_all(events, send))
        while (await receive())["type"] != "http.disconnect":
            pass
        sending.cancel()


async def send_all(events: AsyncGenerator[bytes, None], send: Send) -> None:
    async with aclosing(events):
        async for event in events:
            await send({"type": "http.response.body", "body": event, "more_body": True})
            del event  # it is long, and so may be the time until the next
    await send({"type": "http.response.body", "body": b"", "more_body": False})
