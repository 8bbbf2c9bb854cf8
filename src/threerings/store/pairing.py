"""What a store promises of those who look for somebody to play with: each is paired once, whichever process asks."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

ANY = 2
"""Either side."""
STALE = 8_000
"""Milliseconds after which somebody who has not asked again waits no more."""


class Seeker(NamedTuple):
    """Somebody who looks for anybody to play with. Times are those of the clock of the house."""

    guest: str
    game: str
    clocks: tuple[str, ...]
    """Any of these will do."""
    side: int
    """0, 1 or ANY."""
    rated: bool
    points: float
    """How strong they are in this game, as far as is known."""
    since: int
    seen: int
    pair: str = ""
    """Once somebody is found: a word by which both come to the same match …"""
    other: str = ""
    """… who it is …"""
    seat: int = 0
    """… where this one sits …"""
    clock: str = ""
    """… and by which clock they play."""


class Pairing(NamedTuple):
    """Who plays with whom."""

    other: str
    seat: int
    """Of the one who has asked."""
    clock: str


Choose = Callable[[Seeker, Sequence[Seeker]], Pairing | None]


class PairingStore(Protocol):
    async def seek(self, seeker: Seeker) -> None:
        """Look for somebody, or go on with it if nothing else is wanted; who has found somebody keeps them."""

    async def pair(self, guest: str, now: int, word: str, choose: Choose) -> Seeker | None:
        """Somebody is still there, and is paired with one of those who wait, if one is chosen; how they stand.

        None if they look for nobody, or have been away for too long.
        """

    async def stop_seeking(self, guest: str) -> None: ...
