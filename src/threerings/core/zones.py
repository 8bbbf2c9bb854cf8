"""Sets of cards or pieces as bit masks: member n is bit n, at most 62 members.

Every function here gives the same answer interpreted and compiled.
"""

from typing import Final

from mypy_extensions import i64

PLACES: Final = bytes([next((place for place in range(63) if 2**place % 67 == rest), 0) for rest in range(67)])
"""The place of a bit by its remainder: the powers of two all leave different ones when divided by 67."""


def bit(member: i64) -> i64:
    """The set holding just this member."""
    # mypyc 2.4.1 compiles `1 << n` to a 32-bit shift; shifting a variable in place is right.
    mask: i64 = 1
    mask <<= member
    return mask


def count(zone: i64) -> i64:
    """How many members a set has."""
    total: i64 = 0
    while zone:
        zone &= zone - 1
        total += 1
    return total


def lowest(zone: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return PLACES[(zone & -zone) % 67]


def nth(zone: i64, n: i64) -> i64:
    """The member of a set that has n smaller ones beside it."""
    while n:
        zone &= zone - 1
        n -= 1
    return lowest(zone)


def members(zone: i64, first: i64 = 0) -> list[int]:
    """The members of a set, smallest first; with a `first`, their places in a table where member 0 has that place."""
    found: list[int] = []
    while zone:
        found.append(first + lowest(zone))
        zone &= zone - 1
    return found
