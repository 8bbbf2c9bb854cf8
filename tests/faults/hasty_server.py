"""A server with a fault: it acknowledges at once, and writes a little later."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Any

from tests.support import process
from threerings.store.sqlite import SqliteStore

LATER = 0.3
"""Seconds."""
honest = SqliteStore.append
writing: set[asyncio.Task[None]] = set()


async def append(self: SqliteStore, match: str, length: int, lines: Sequence[str], *rest: Any, **more: Any) -> None:
    async def later() -> None:
        await asyncio.sleep(LATER)
        await honest(self, match, length, lines, *rest, **more)

    task = asyncio.create_task(later())
    writing.add(task)
    task.add_done_callback(writing.discard)


def main(*words: str) -> None:
    SqliteStore.append = append  # type: ignore[method-assign] # the fault
    process.main(*words)


if __name__ == "__main__":
    main(*sys.argv[1:])
