"""A small fast generator for imagined play: xoshiro128++ on 32-bit words.

Every product stays below 2**63, so the stream is the same interpreted and compiled. Real matches do not use it:
there nature's choices come from the operating system.
"""

from typing import Final

from mypy_extensions import i64

from threerings.core.zones import bit, count, nth

WORD: Final = 0xFFFFFFFF


def seeds(seed: int) -> list[int]:
    """Four well-mixed words from any whole number (splitmix64)."""
    words: list[int] = []
    state = seed & 0xFFFFFFFFFFFFFFFF
    for _ in range(2):
        state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        z ^= z >> 31
        words += [z >> 32, z & WORD]
    return words


class Rng:
    """A stream of random numbers that is the same for the same seed, on every machine."""

    def __init__(self, seed: int) -> None:
        a, b, c, d = seeds(seed)
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """A whole number from 0 to 2**32 - 1."""
        total: i64 = (self.a + self.d) & WORD
        result: i64 = ((((total << 7) & WORD) | (total >> 25)) + self.a) & WORD
        shifted: i64 = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, for n up to 2**31."""
        return (self.word() * n) >> 32

    def pick(self, zone: i64) -> i64:
        """A random member of a set that is not empty."""
        return nth(zone, self.below(count(zone)))

    def subset(self, zone: i64, size: i64) -> i64:
        """A random part of a set, of the size asked for."""
        part: i64 = 0
        left: i64 = count(zone)
        if size == left:
            return zone
        while size > 0:
            member: i64 = bit(nth(zone, self.below(left)))
            part |= member
            zone ^= member
            left -= 1
            size -= 1
        return part
