"""Shuffles that can be proven: every draw of a match follows from a secret and from what the players have added to it.

Whoever keeps the secret shows its commitment before the players add their entropy, and the secret once the match is
over. Both are HMACs with the secret as their key, of messages that begin differently. All that is kept is text:
secrets and commitments in 64 hexadecimal digits, entropies in any even number of them.
"""

import hmac
import re
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count

COMMITMENT = b"threerings commitment 1"
DRAW = b"threerings draw 1"
SPAN = 1 << 256
"""An HMAC is a whole number below this."""
DIGITS = re.compile(r"[0-9a-f]{64}")
LONGEST_ENTROPY = 200
"""Letters."""


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What may be shown of a secret from the start: it settles the secret and tells nothing of it."""
    return keyed_digest(secret, COMMITMENT).hex()


def entropy(words: str) -> str:
    """What a player adds, as lines and records keep it."""
    return words.strip()[:LONGEST_ENTROPY].encode(errors="replace").hex()


def words(entropy: str) -> str:
    """What a player has added, to be read: signs that cannot be printed are left out."""
    return "".join(letter for letter in bytes.fromhex(entropy).decode(errors="replace") if letter.isprintable())


@dataclass(frozen=True)
class Shuffle:
    """All that settles the draws of a game."""

    secret: str = field(repr=False)
    entropies: tuple[str, str] = ("", "")
    """By the seats in the first game. Whoever adds none, as bots do, adds nothing."""
    twin: bool = False
    """Whether the second game of the match is played on the shuffle of the first."""
    number: int = 1

    def game(self, number: int) -> "Shuffle":
        """The shuffle of a game of the match."""
        return replace(self, number=1 if self.twin else number)

    def draw(self, pile: str, place: int, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely, for a draw after `place` earlier ones from a pile."""
        return below(n, self._numbers(pile, place))

    def _numbers(self, pile: str, place: int) -> Iterator[int]:
        first, second = (bytes.fromhex(entropy) for entropy in self.entropies)
        for attempt in count():
            named = (str(self.number), pile, str(place), str(attempt))
            message = packed_message(first, second, *(name.encode() for name in named))
            yield int.from_bytes(keyed_digest(self.secret, DRAW + message))


def keyed_digest(secret: str, message: bytes) -> bytes:
    return hmac.digest(bytes.fromhex(secret), message, sha256)


def packed_message(*parts: bytes) -> bytes:
    """Several parts in one message, each after its length, so that no other parts give the same."""
    return b"".join(len(part).to_bytes(4) + part for part in parts)


def below(n: int, numbers: Iterable[int]) -> int:
    """The first of several numbers below SPAN that falls into a whole multiple of n, counted within n."""
    whole = SPAN - SPAN % n
    return next(number for number in numbers if number < whole) % n
