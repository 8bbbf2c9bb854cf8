"""Passwords: what may be one, and how one is kept. Nobody can tell from an answer whether there is an account."""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from threerings.core.game import ThreeRingsError
from threerings.web.limits import LONGEST_PASSWORD, SHORTEST_PASSWORD
from threerings.web.speech import Speech

THREADS: Final = ThreadPoolExecutor(2, "passwords")
"""So many are looked at together: each takes a core and 19 MiB for a moment."""
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""Argon2id, as OWASP recommends it."""

Fault = Literal["short", "long", "name"]


class BadPassword(ThreeRingsError):
    """One that is too easy to guess, or longer than anybody types."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"no password: {fault}")
        self.fault = fault

    def sentence(self, words: Speech) -> str:
        return words(f"web-error-password-{self.fault}", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


def checked_password(typed: str, login: str) -> str:
    """A password as it is kept. Raises BadPassword."""
    password = unicodedata.normalize("NFKC", typed)
    if len(password) < SHORTEST_PASSWORD:
        raise BadPassword("short")
    if len(password) > LONGEST_PASSWORD:
        raise BadPassword("long")
    if password.casefold().strip() == login:
        raise BadPassword("name")
    return password


def folded(login: str) -> str:
    """A name to sign in with, however it is typed."""
    return " ".join(unicodedata.normalize("NFKC", login).casefold().split())


async def hashed(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(THREADS, HASHER.hash, password)


async def fits(password: str, kept: str) -> bool:
    """Whether it is the one that is kept. Where none is, it takes as long to say no."""
    typed = unicodedata.normalize("NFKC", password[: LONGEST_PASSWORD + 1])
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(THREADS, verified, kept, typed)


def verified(kept: str, typed: str) -> bool:
    try:
        HASHER.verify(kept or nobody_s(), typed)
    except (VerificationError, InvalidHashError):
        return False
    return bool(kept)


@cache
def nobody_s() -> str:
    """The hash of a password that nobody has."""
    return HASHER.hash("nobody has this password")
