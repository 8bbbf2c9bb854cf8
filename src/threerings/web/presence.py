"""Who is here: by the streams that are open, and by who has asked for something a moment ago."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

HERE, AWAY, THINKING = "here", "away", "thinking"
BLINK = 20.0
"""Seconds for which somebody still counts as here: pages are loaded again, lines break, not every page has a stream."""


class PlayerCard(NamedTuple):
    name: str
    seat: int
    presence: str
    """One of "here", "away" and "thinking": then it is their turn, and they are here."""
    face: str = ""
    """What their clock shows, if there is one …"""
    left: int = 0
    """… and how many milliseconds that is, …"""
    runs: bool = False
    """… which go by."""


class Presence:
    """Of the guests who play in a match. Other processes may know of more."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self.elsewhere: frozenset[str] = frozenset()
        """Whom the store knows of."""
        self._steady = steady
        self._open: Counter[str] = Counter()
        self._seen: dict[str, float] = {}
        self._began = steady()

    def see(self, guest: str) -> None:
        self._seen[guest] = self._steady()

    def arrive(self, guest: str) -> bool:
        """A stream is opened; whether it is the guest's first."""
        self._open[guest] += 1
        return self._open[guest] == 1

    def leave(self, guest: str) -> bool:
        """A stream is closed; whether it was the guest's last."""
        self.see(guest)
        self._open[guest] -= 1
        return not self._open[guest]

    def now(self) -> float:
        return self._steady()

    def looks(self, guest: str) -> bool:
        """Whether a guest has a stream open, here or elsewhere."""
        return bool(self._open[guest]) or guest in self.elsewhere

    def seen_after(self, guest: str, moment: float) -> bool:
        return self._seen.get(guest, moment) > moment

    def away(self, guest: str) -> float:
        """For how many seconds a guest has not been seen, as far as is known here; 0 for somebody who is here."""
        if self.looks(guest):
            self.see(guest)
            return 0.0
        gone = self._steady() - self._seen.get(guest, self._began)
        return gone if gone >= BLINK or guest not in self._seen else 0.0
