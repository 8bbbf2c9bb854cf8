"""Sets of cards or pieces as bit masks: member n is bit n, at most 62 members.

Every function here gives the same answer interpreted and compiled.
"""

from typing import Final

from mypy_extensions import i64


def bit(member: i64) -> i64:
    """The set holding just this member."""
    # mypyc 2.4.1 compiles `1 << n` to a 32-bit shift; shifting a variable in place is right.
    mask: i64 = 1
    mask <<= member
    return mask


def count(zone: i64) -> i64:
    """How many members a set has."""
    # Counted side by side: for every two places, then for every four, then for every eight, and these are added up.
    zone -= (zone >> 1) & 0x1555555555555555
    zone = (zone & 0x3333333333333333) + ((zone >> 2) & 0x3333333333333333)
    zone = (zone + (zone >> 4)) & 0x0F0F0F0F0F0F0F0F
    zone += zone >> 8
    zone += zone >> 16
    zone += zone >> 32
    return zone & 63


FACE_DOWN: Final = 35
"""The first of those members that stand for cards or pieces nobody can name."""


def face_down(zone: i64) -> i64:
    """As many members, but none of them known."""
    return (bit(count(zone)) - 1) << FACE_DOWN


def lowest(zone: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((zone & -zone) - 1)


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
