"""What the server does besides answering, until it closes."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


class BackgroundTasks:
    """Work that is not forgotten before it is done."""

    def __init__(self) -> None:
        self.closing = asyncio.Event()
        self._running: set[asyncio.Task[object]] = set()

    def start(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def finish(self, patience: float) -> None:
        if self._running:
            await asyncio.wait(self._running, timeout=patience)


async def happens(event: asyncio.Event, seconds: float) -> bool:
    """Whether something happens within a time."""
    try:
        async with asyncio.timeout(seconds):  # a task to wait in would cost every stream a kilobyte
            await event.wait()
    except TimeoutError:
        return False
    return True
