"""What a seat may know as numbers from 0 to 255, for learners: a game writes it with a pen that knows the layout.

What is written, in which order and how it is called is said once, in the game's `observe`. The same code, run with a
surveyor for a pen, gives the layout that documents it.

Names of places are declared as `tuple[str, ...]`: compiled, a tuple of known length is made anew for every call.
Where a number is one of two, as in `known if owner else i64(0)`, both are i64: a plain 0 would make objects of them.
"""

from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from mypy_extensions import i64

NATURE: Final = 3  # as in core.game, which imports this module
BOTH: Final[tuple[str, ...]] = ("you", "the opponent")
ACTORS: Final[tuple[str, ...]] = ("you", "the opponent", "nature")


def place_of_actor(turn: i64, seat: i64) -> i64:
    """Whose turn it is for a seat that observes, by the place among ACTORS; -1 if it is nobody's."""
    if turn <= 1:
        return turn ^ seat
    return 2 if turn == NATURE else -1


class Span(NamedTuple):
    """Neighbouring places of an observation that belong together."""

    name: str
    meaning: str
    size: int
    most: int
    """The highest number that can stand there."""
    of: tuple[str, ...]
    """What each place is about; empty for a single number."""


class Pen(ABC):
    """Writes observations, one after the other. Every call moves on by the places it is about."""

    def __init__(self) -> None:
        self.whose: str = ""
        """Stands before the names of what follows: a side is written in the same words whosever it is."""

    @abstractmethod
    def one(self, name: str, meaning: str, of: tuple[str, ...], place: i64) -> None:
        """A 1 at one of the places, or nowhere if the place is negative or beyond them."""

    @abstractmethod
    def ones(self, names: tuple[str, ...], meaning: str, of: tuple[str, ...], row: list[int]) -> None:
        """A 1 at one of the same places, or nowhere, for each of several things: their places stand in a row."""

    @abstractmethod
    def zone(self, name: str, meaning: str, of: tuple[str, ...], zone: i64) -> None:
        """A 1 for every member of a set."""

    @abstractmethod
    def number(self, name: str, meaning: str, most: i64, value: i64) -> None:
        """A number at a single place."""

    @abstractmethod
    def tally(
        self, name: str, meaning: str, of: tuple[str, ...], most: i64, row: list[int], *, size: i64, mask: i64
    ) -> None:
        """How often each of the places occurs among the first so many of a row, by what a mask leaves of them."""

    @abstractmethod
    def packed(self, name: str, meaning: str, of: tuple[str, ...], most: i64, packed: i64) -> None:
        """A number at each of the places, given as so many bits each as the highest number needs."""

    @abstractmethod
    def order(self, name: str, meaning: str, of: tuple[str, ...], row: list[i64], first: i64) -> None:
        """Every second member of a row, from a first one: each gets its place in the row, counted from 1."""


class Surveyor(Pen):
    """Writes nothing down but the layout."""

    def __init__(self) -> None:
        super().__init__()
        self.spans: list[Span] = []

    def one(self, name: str, meaning: str, of: tuple[str, ...], place: i64) -> None:
        self.spans.append(Span(self.whose + name, meaning, len(of), 1, of))

    def ones(self, names: tuple[str, ...], meaning: str, of: tuple[str, ...], row: list[int]) -> None:
        for name, place in zip(names, row, strict=True):
            self.one(name, meaning, of, place)

    def zone(self, name: str, meaning: str, of: tuple[str, ...], zone: i64) -> None:
        self.spans.append(Span(self.whose + name, meaning, len(of), 1, of))

    def number(self, name: str, meaning: str, most: i64, value: i64) -> None:
        self.spans.append(Span(self.whose + name, meaning, 1, int(most), ()))

    def tally(
        self, name: str, meaning: str, of: tuple[str, ...], most: i64, row: list[int], *, size: i64, mask: i64
    ) -> None:
        self.spans.append(Span(self.whose + name, meaning, len(of), int(most), of))

    def packed(self, name: str, meaning: str, of: tuple[str, ...], most: i64, packed: i64) -> None:
        self.spans.append(Span(self.whose + name, meaning, len(of), int(most), of))

    def order(self, name: str, meaning: str, of: tuple[str, ...], row: list[i64], first: i64) -> None:
        self.spans.append(Span(self.whose + name, meaning, len(of), len(of), of))
