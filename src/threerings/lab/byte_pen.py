"""Observations as bytes: each begins with nothing but zeros, and what is not zero is written over them."""

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from threerings.core.observation import Pen
from threerings.core.zones import bit, lowest


class BytePen(Pen):
    """Writes one observation after the other on a sheet."""

    def __init__(self, unwritten: bytes) -> None:
        """Unwritten, an observation is all zeros."""
        super().__init__()
        self.unwritten: bytes = unwritten
        self.sheet: BytesWriter = BytesWriter()
        self.at: i64 = 0
        """The next place to write at."""

    def begin(self) -> None:
        """Make room for another observation, and begin to write it."""
        self.at = len(self.sheet)
        self.sheet.write(self.unwritten)

    def one(self, name: str, meaning: str, of: tuple[str, ...], place: i64) -> None:
        size: i64 = len(of)
        if 0 <= place < size:
            self.sheet[self.at + place] = 1
        self.at += size

    def ones(self, names: tuple[str, ...], meaning: str, of: tuple[str, ...], row: list[int]) -> None:
        sheet, at = self.sheet, self.at
        size: i64 = len(of)
        for member in row:
            place: i64 = member
            if 0 <= place < size:
                sheet[at + place] = 1
            at += size
        self.at = at

    def zone(self, name: str, meaning: str, of: tuple[str, ...], zone: i64) -> None:
        sheet, at = self.sheet, self.at
        while zone:
            sheet[at + lowest(zone)] = 1
            zone &= zone - 1
        self.at = at + len(of)

    def number(self, name: str, meaning: str, most: i64, value: i64) -> None:
        self.sheet[self.at] = u8(value)
        self.at += 1

    def tally(
        self, name: str, meaning: str, of: tuple[str, ...], most: i64, row: list[int], *, size: i64, mask: i64
    ) -> None:
        sheet, at = self.sheet, self.at
        number: i64 = 0
        while number < size:
            place: i64 = row[number]
            place = at + (place & mask)
            sheet[place] = sheet[place] + 1
            number += 1
        self.at = at + len(of)

    def packed(self, name: str, meaning: str, of: tuple[str, ...], most: i64, packed: i64) -> None:
        bits: i64 = 0
        while most >> bits:
            bits += 1
        mask = bit(bits) - 1
        sheet, at = self.sheet, self.at
        self.at = at + len(of)
        while packed:
            sheet[at] = u8(packed & mask)
            packed >>= bits
            at += 1

    def order(self, name: str, meaning: str, of: tuple[str, ...], row: list[i64], first: i64) -> None:
        size: i64 = len(of)
        place: i64 = 0
        for member in row:
            if (place & 1) == first and member < size:
                self.sheet[self.at + member] = u8(place + 1)
            place += 1
        self.at += size
