"""What a store promises of matches that are over: whose they were, how they ended, and how many there are of a kind."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

NEWEST = 2**62
"""A place that comes after all others."""
BOTH = 2
"""The side of whoever has played both."""
GONE = "gone"
"""An opponent who has had all forgotten that was known of them."""
WON, LOST, DRAWN = "won", "lost", "drawn"


class Played(NamedTuple):
    """A match that is over, as one who played in it has it."""

    match: str
    game: str
    side: int
    """0 or 1; BOTH if two games were played, or both seats by one person."""
    opponent: str
    """A guest, "bot LEVEL", or GONE; empty at one screen."""
    result: str
    """WON, LOST or DRAWN; empty at one screen."""
    made: str
    place: int
    gained: int | None = None
    """Points by which their rating has changed, if the match was rated."""


class Wanted(NamedTuple):
    """Which of them; what is empty is all the same."""

    game: str = ""
    side: int | None = None
    opponent: str = ""
    result: str = ""
    public: bool = False
    """Only what everybody may find."""


class Tally(NamedTuple):
    game: str
    side: int
    result: str
    number: int


class Player(NamedTuple):
    """Somebody, as others may know them."""

    guest: str
    name: str
    shown: bool
    """Whether there is a profile to look at: they want it, and are not blocked."""
    since: str
    """When they made their account; empty for guests without one."""


class HistoryStore(Protocol):
    async def history(self, guest: str, wanted: Wanted, limit: int, before: int = NEWEST) -> list[Played]:
        """A guest's matches that are over, before a place, the newest first."""

    async def tallies(self, guest: str, *, public: bool = False) -> list[Tally]:
        """How many of each kind a guest has played."""

    async def players(self, guests: Collection[str]) -> dict[str, Player]:
        """Those of some guests who are known, by their ids."""
