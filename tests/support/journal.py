"""What a client of the server writes down for itself: what it sent, what was acknowledged, what it was shown."""

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from threerings.core.game import PUBLIC


class Sent(NamedTuple):
    ply: int
    text: str


class Shown(NamedTuple):
    """The log of a game as a seat was shown it: its length and a digest of its lines."""

    ply: int
    seat: int
    number: int
    length: int
    lines: str


class Journal:
    """One client's, of one match. Whatever is sent is noted before it is sent."""

    def __init__(self, guest: str, player: int = PUBLIC) -> None:
        self.guest = guest
        self.player = player
        """The seat in the first game; PUBLIC watches."""
        self.words = ""
        """What it has added to the shuffle, acknowledged."""
        self.sent: set[Sent] = set()
        self.acknowledged: list[Sent] = []
        self.shown: set[Shown] = set()
        self.refusals: list[str] = []
        """Answers that an honest client must never get."""
        self.latest = 0
        self.offered: dict[int, float] = {}
        """When each question that it may answer was first seen …"""
        self.sent_at: dict[Sent, float] = {}
        """… when each answer was first sent …"""
        self.answered_at: dict[Sent, float] = {}
        """… and when the first word came back, all by the steady clock of this machine."""

    def see(self, ply: int, seat: int, number: int, log: Sequence[str]) -> None:
        self.shown.add(Shown(ply, seat, number, len(log), digest(log)))
        self.latest = max(self.latest, ply)


def digest(lines: Sequence[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]
