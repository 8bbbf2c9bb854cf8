"""A clock for bots that is the same on every machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from threerings.search import think


class Clock:
    """Time passes where it is waited for, and a little whenever a thinker looks at it."""

    tick = 0.05

    def __init__(self) -> None:
        self.now = 0.0

    def looked_at(self) -> float:
        self.now += self.tick
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)


@contextmanager
def thinking_by(clock: Clock) -> Iterator[None]:
    """Bots think by this clock, and look at it often."""
    with patch.multiple(think, monotonic=clock.looked_at, STRIDE=1):
        yield
