"""Where somebody is signed in: on which devices, since when, and what is open there."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from threerings.core.game import ThreeRingsError
from threerings.store import Store
from threerings.store.accounts import Session
from threerings.store.rows import moment
from threerings.web.limits import PROOF_LASTS

BROWSERS: Final = (("Firefox/", "Firefox"), ("Edg/", "Edge"), ("OPR/", "Opera"), ("Chrome/", "Chrome"))
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux")


class NotFresh(ThreeRingsError):
    """The proof is too old for what is wanted: a key that was stolen must not become an account that was."""


def device_of(agent: str) -> str:
    """What somebody would call the device that says this of itself."""
    browser = next((name for mark, name in BROWSERS if mark in agent), "Safari" if "Safari/" in agent else "")
    return " · ".join(filter(None, (browser, next((name for name in SYSTEMS if name in agent), ""))))


def is_fresh(session: Session | None) -> bool:
    return session is not None and session.made >= moment(datetime.now(UTC) - PROOF_LASTS)


@dataclass(slots=True, eq=False)
class Stay:
    """A stream that somebody has open."""

    key: str
    lasts: bool = True


class Sessions:
    """The streams that are open, by whose they are: each ends with the session in which it was opened."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: defaultdict[str, set[Stay]] = defaultdict(set)

    @contextmanager
    def staying(self, guest: str, key: str) -> Iterator[Stay]:
        """Nobody's stream lasts as long as it likes."""
        stay = Stay(key)
        self._open[guest].add(stay)
        try:
            yield stay
        finally:
            self._open[guest].discard(stay)
            if not self._open[guest]:
                del self._open[guest]

    async def check(self, guest: str) -> None:
        """Some of a guest's sessions may have ended, here or in another process."""
        for stay in list(self._open.get(guest, ())):
            stay.lasts = await self._store.session(stay.key) is not None
