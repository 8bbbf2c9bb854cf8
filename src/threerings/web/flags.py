"""Flags that fall: who has run out of time loses, also while nobody looks.

Every process looks. The log of a match has one place for its next line, so the match ends once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from threerings.core.record import OtherRules
from threerings.web.live import LiveMatch
from threerings.web.matches import DamagedMatch, Matches, UnknownMatch

LOG = logging.getLogger("threerings.web")
LATE = 1000
"""Milliseconds for which what came in time may still be on its way through the house."""
AT_ONCE = 20


async def watch_clocks(
    matches: Matches, run_out: Callable[[LiveMatch, int], Awaitable[None]], closing: asyncio.Event
) -> None:
    """Keep the time for as long as any clock runs, and end what it ends."""
    hopeless: set[str] = set()
    while not closing.is_set():
        running = True
        try:
            running = bool(await matches.store.dues(1))
            if running:
                await matches.time.beat()
                await fall(matches, run_out, hopeless)
        except Exception:
            LOG.exception("whose clock has run out is not known")
        await matches.time.rest(closing, running)


async def fall(matches: Matches, run_out: Callable[[LiveMatch, int], Awaitable[None]], hopeless: set[str]) -> None:
    """End the matches whose time is up. One that cannot be read is tried once."""
    now = matches.time.now() - LATE
    overdue = [match for match, due in await matches.store.dues(AT_ONCE + len(hopeless)) if due <= now]
    for match in [match for match in overdue if match not in hopeless]:
        try:
            await run_out(await matches.find(match), now)
        except (DamagedMatch, OtherRules, UnknownMatch):
            hopeless.add(match)
            LOG.exception("the clock of %s has run out, but the match cannot be ended", match)
