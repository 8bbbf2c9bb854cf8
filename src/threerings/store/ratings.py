"""What a store promises of ratings: how strong each player was found to be, and what a side of a game is worth.

They follow from matches that are over. Each of these is counted once, in one change with all that comes of it.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

AGREED = "agreed"
"""Of a match: its players want it to be rated …"""
COUNTED = "counted"
"""… it was …"""
LEFT_OUT = "left out"
"""… or it is over, and says nothing of anybody."""
ENOUGH = 10
"""So many rated matches on a side somebody must have to be listed among its players."""


class Skill(NamedTuple):
    """Points, and what is not known of them yet, as a standard deviation."""

    points: float
    spread: float


class Rating(NamedTuple):
    """How strong a guest was found to be in a game, on either side alike and on each apart."""

    guest: str
    game: str
    common: Skill
    leanings: tuple[Skill, Skill]
    """What is to be added on each side."""
    matches: tuple[int, int]

    def on(self, side: int) -> Skill:
        (points, spread), (more, much) = self.common, self.leanings[side]
        return Skill(points + more, (spread * spread + much * much) ** 0.5)


class Contest(NamedTuple):
    """A match that is to be counted. The players are by their sides: a guest, or "bot LEVEL"."""

    match: str
    game: str
    players: tuple[str, str]
    winner: int | None


class Known(NamedTuple):
    """What is known before a match is counted."""

    ratings: tuple[Rating | None, Rating | None]
    """By side; None for a bot, and for somebody new."""
    advantage: Skill | None
    """What the first side of the game is worth more than the second; None if nobody knows."""
    again: int = 0
    """How many matches of these two in the game were counted of those that began within a day before."""


class Found(NamedTuple):
    """What is known after it."""

    ratings: tuple[Rating | None, Rating | None]
    """By side; None for a bot."""
    gained: tuple[int, int]
    """Points on the side that was played."""
    advantage: Skill


Count = Callable[[Known], Found]


class Gain(NamedTuple):
    """By how much a match has changed somebody's rating."""

    match: str
    guest: str
    gained: int


class Leader(NamedTuple):
    """Somebody on the list of a side's best players."""

    guest: str
    name: str
    points: float
    spread: float
    matches: int
    at_least: int
    """By which the list is ordered; with the guest, by which the next page knows where to go on."""


class RatingStore(Protocol):
    async def to_count(self, limit: int) -> list[str]:
        """Matches that are over and wait to be counted."""

    async def count_match(self, contest: Contest, count: Count) -> bool:
        """Change what is known by what a match tells; whether nobody had done so yet."""

    async def leave_out(self, match: str) -> None:
        """A match is over, and is not to be counted."""

    async def ratings(self, guest: str) -> list[Rating]:
        """What was found of a guest, game by game."""

    async def advantages(self) -> dict[str, Skill]:
        """What is known of the first side of each game."""

    async def leaders(self, game: str, side: int, limit: int, after: tuple[int, str] | None = None) -> list[Leader]:
        """The best players of a side who let everybody see their profile and are not blocked, after a place."""

    # Moving to another store.

    async def all_ratings(self) -> list[Rating]: ...

    async def take_rating(self, rating: Rating) -> None:
        """Have what another store has found, unless something is known here."""

    async def take_advantage(self, game: str, advantage: Skill) -> None: ...

    async def all_gains(self) -> list[Gain]: ...

    async def take_gain(self, gain: Gain) -> None:
        """Note what a match here has changed there."""
