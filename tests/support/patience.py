"""How long a test waits for what must happen: so long that only a hang is noticed, however busy the machine is."""

import time
from collections.abc import Callable

PATIENCE = 300.0
"""Seconds."""


def until(happened: Callable[[], bool]) -> bool:
    """Whether something happens at all."""
    end = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
