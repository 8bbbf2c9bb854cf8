"""What follows from a seed, alike through every door: nature's draws, the bots' chance, and the seeds of many matches.

Of the actions that are legal for nature, in the order of their indices, the next is number `below(how many there are)`.
"""

from hashlib import sha256
from typing import Final

from threerings.core.chance import Rng

SEEDS: Final = 2**62
"""All seeds that are made here, or drawn for a match that was given none, are smaller."""


def nature(seed: int) -> Rng:
    """What nature draws with in the match of a seed."""
    return Rng(seed)


def of_bot(seed: int, seat: int) -> int:
    """The seed of the bot at a seat: another stream than nature's."""
    return hashed("bot", seed, seat)


def of_match(seed: int, number: int) -> int:
    """The seed of one of the many matches of an arena or a corpus: those of another seed are all others."""
    return hashed("match", seed, number)


def hashed(*parts: str | int) -> int:
    text = " ".join(map(str, ("threerings", *parts)))
    return int.from_bytes(sha256(text.encode()).digest()[:8]) % SEEDS
