"""By what all who look at the lobby see whether it has changed: those of a process share each look at the store."""

import time
from typing import Final

from threerings.store import OPEN, RUNNING, Store

LISTED: Final = 10
"""Matches of each list in the lobby."""
LOOK: Final = 1.0
"""Seconds between two looks."""


class Noticeboard:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._mark: tuple[str, ...] = ()
        self._until = 0.0

    async def mark(self) -> tuple[str, ...]:
        if time.monotonic() >= self._until:
            self._until = time.monotonic() + LOOK / 2
            found = [await self._store.public_matches(status, LISTED) for status in (OPEN, RUNNING)]
            self._mark = tuple(match.header.id for matches in found for match in matches)
        return self._mark
