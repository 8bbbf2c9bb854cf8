"""Every address has its share of requests in a time. They are counted before anybody looks at what they want."""

import math
import time
from collections import Counter
from collections.abc import Callable


class RateLimit:
    """Counts by address, and begins anew when the time is over: so it remembers nobody who does not come back.

    Its clock only goes forward: one that is set back an hour must not shut anybody out for an hour.
    """

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds, self.clock = most, seconds, clock
        self._passed: Counter[str] = Counter()
        self._until = 0.0

    def over(self, address: str) -> int:
        """Count a request: 0 if it may pass, else by how many the address has had too many."""
        now = self.clock()
        if now >= self._until:
            self._passed.clear()
            self._until = now + self.seconds
        self._passed[address] += 1
        return max(0, self._passed[address] - self.most)

    @property
    def retry_after(self) -> int:
        """Whole seconds after which it is worth asking again."""
        return max(1, math.ceil(self._until - self.clock()))
