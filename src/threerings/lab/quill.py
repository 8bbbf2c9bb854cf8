"""Observations as bytes, written eight places at a time."""

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, u8

from threerings.core.observation import Pen
from threerings.core.zones import bit

SPREAD: Final = bytes(members >> place & 1 for members in range(256) for place in range(8))
"""The eight places of every set of eight."""


def zeros(sheet: BytesWriter, size: i64) -> i64:
    """Write so many zeros, and say where the first one is."""
    first: i64 = len(sheet)
    left = size
    while left > 0:
        write_i64_le(sheet, 0)
        left -= 8
    if left:
        sheet.truncate(first + size)
    return first


class Quill(Pen):
    """Writes one observation after the other on a sheet."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet: BytesWriter = BytesWriter()

    def one(self, name: str, meaning: str, of: tuple[str, ...], place: i64) -> None:
        size: i64 = len(of)
        first = zeros(self.sheet, size)
        if 0 <= place < size:
            self.sheet[first + place] = 1

    def zone(self, name: str, meaning: str, of: tuple[str, ...], zone: i64) -> None:
        sheet = self.sheet
        left: i64 = len(of)
        while left > 0:
            write_i64_le(sheet, read_i64_le(SPREAD, 8 * (zone & 255)))
            zone >>= 8
            left -= 8
        if left:
            sheet.truncate(len(sheet) + left)

    def number(self, name: str, meaning: str, most: i64, value: i64) -> None:
        self.sheet.append(u8(value))

    def tally(self, name: str, meaning: str, of: tuple[str, ...], most: i64, row: list[int]) -> None:
        first = zeros(self.sheet, len(of))
        for place in row:
            self.sheet[first + place] += 1

    def packed(self, name: str, meaning: str, of: tuple[str, ...], most: i64, packed: i64) -> None:
        bits: i64 = 0
        while most >> bits:
            bits += 1
        mask = bit(bits) - 1
        place = zeros(self.sheet, len(of))
        while packed:
            self.sheet[place] = u8(packed & mask)
            packed >>= bits
            place += 1

    def order(self, name: str, meaning: str, of: tuple[str, ...], row: tuple[int, ...], first: i64) -> None:
        size: i64 = len(of)
        start = zeros(self.sheet, size)
        place: i64 = 0
        for member in row:
            if (place & 1) == first and member < size:
                self.sheet[start + member] = u8(place + 1)
            place += 1
