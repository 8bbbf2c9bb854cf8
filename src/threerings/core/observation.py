"""Views as numbers from 0 to 255, for learners: a game writes its view with a pen, and the pen knows the layout.

What is written, in which order and how it is called is said once, in the game's `observe`. The same code, run with a
surveyor for a pen, gives the layout that documents it.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from threerings.core.zones import lowest

NATURE: Final = 3  # as in core.game, which imports this module
BOTH: Final = ("you", "the opponent")
ACTORS: Final = ("you", "the opponent", "nature")


def asked(turn: i64, seat: i64) -> i64:
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


class Pen:
    """Writes one observation after the other into a sheet of zeros. Every call moves on by the places it is about.

    Joining ready-made pieces of bytes instead was measured: compiled it takes longer, for most places are zero.
    """

    def __init__(self, sheet: bytearray, at: i64 = 0) -> None:
        self.sheet: bytearray = sheet
        self.at: i64 = at
        self.whose: str = ""
        """Stands before the names of what follows: a side is written in the same words whosever it is."""

    def one(self, name: str, meaning: str, of: tuple[str, ...], place: i64) -> None:
        """A 1 at one of the places, or nowhere if the place is negative or beyond them."""
        size: i64 = len(of)
        if 0 <= place < size:
            self.sheet[self.at + place] = 1
        self.at += size

    def zone(self, name: str, meaning: str, of: tuple[str, ...], zone: i64) -> None:
        """A 1 for every member of a set."""
        at = self.at
        sheet = self.sheet
        while zone:
            sheet[at + lowest(zone)] = 1
            zone &= zone - 1
        self.at = at + len(of)

    def number(self, name: str, meaning: str, most: i64, value: i64) -> None:
        if value:
            self.sheet[self.at] = value
        self.at += 1

    def numbers(self, name: str, meaning: str, of: tuple[str, ...], most: i64, values: tuple[int, ...]) -> None:
        """A number at each of the places."""
        place: i64 = 0
        for value in values:
            if value:
                self.sheet[self.at + place] = value
            place += 1
        self.at += len(of)

    def nibbles(self, name: str, meaning: str, of: tuple[str, ...], most: i64, packed: i64) -> None:
        """A number at each of the places, given as four bits each."""
        at = self.at
        while packed:
            if packed & 15:
                self.sheet[at] = packed & 15
            packed >>= 4
            at += 1
        self.at += len(of)

    def order(self, name: str, meaning: str, of: tuple[str, ...], row: tuple[int, ...], first: i64) -> None:
        """Every second member of a row, from a first one: each gets its place in the row, counted from 1."""
        size: i64 = len(of)
        place: i64 = 0
        for member in row:
            if (place & 1) == first and member < size:
                self.sheet[self.at + member] = place + 1
            place += 1
        self.at += size


class Surveyor(Pen):
    """Writes nothing down but the layout."""

    def __init__(self) -> None:
        super().__init__(bytearray())
        self.spans: list[Span] = []

    def one(self, name: str, meaning: str, of: tuple[str, ...], place: i64) -> None:
        self.spans.append(Span(self.whose + name, meaning, len(of), 1, of))

    def zone(self, name: str, meaning: str, of: tuple[str, ...], zone: i64) -> None:
        self.spans.append(Span(self.whose + name, meaning, len(of), 1, of))

    def number(self, name: str, meaning: str, most: i64, value: i64) -> None:
        self.spans.append(Span(self.whose + name, meaning, 1, int(most), ()))

    def numbers(self, name: str, meaning: str, of: tuple[str, ...], most: i64, values: tuple[int, ...]) -> None:
        self.spans.append(Span(self.whose + name, meaning, len(of), int(most), of))

    def nibbles(self, name: str, meaning: str, of: tuple[str, ...], most: i64, packed: i64) -> None:
        self.numbers(name, meaning, of, most, ())

    def order(self, name: str, meaning: str, of: tuple[str, ...], row: tuple[int, ...], first: i64) -> None:
        self.numbers(name, meaning, of, len(of), ())
