"""Coming and going: who opens a stream is there, and who has gone for long may lose a match by it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from threerings.store import Guest
from threerings.web.hall import Hall
from threerings.web.live import LiveMatch
from threerings.web.presence import BLINK
from threerings.web.refusals import NotNow
from threerings.web.series import Player, Series

CLAIM, ABORT = "absent", "abort"
CLAIM_AFTER = 600.0
"""Seconds that somebody must be gone, while it is their turn, before the other may claim a match without a clock."""
ABORT_AFTER = 60.0
"""Seconds that somebody must be gone before the other may break off a match that has hardly begun."""
FIRST_CHOICES = 2
"""So many choices somebody has made once a match has begun in earnest."""
SOON = 0.5


@asynccontextmanager
async def attending(hall: Hall, live: LiveMatch, guest: Guest | None) -> AsyncIterator[None]:
    """For as long as somebody has a stream open."""
    if guest is None or not live.people or not live.players(guest):
        yield
        return
    live.see(guest)
    if live.presence.arrive(guest.id):
        await tell(hall, live, guest, here=True)
    try:
        yield
    finally:
        if live.presence.leave(guest.id) and not hall.closing.is_set():
            hall.tasks.start(tell(hall, live, guest, here=False))
            for seconds in (BLINK, ABORT_AFTER, CLAIM_AFTER):  # then there is something new to see
                asyncio.get_running_loop().call_later(seconds + SOON, live.notify)


async def tell(hall: Hall, live: LiveMatch, guest: Guest, here: bool) -> None:
    """Everybody who looks, here and elsewhere."""
    if hall.matches.shared:
        await hall.matches.shared.attend(live.header.id, guest.id, here)
    live.notify()


def way_out(live: LiveMatch, player: Player) -> str:
    """What a player may do about the other who has gone: claim the match, break it off, or nothing."""
    if not live.people or live.series.over:
        return ""
    other = live.sitters[1 - player].guest
    gone, times = live.presence.away(other), live.series.times
    hurried = live.clock is not None
    if live.awaits_seating(1 - player) or (not hurried and min(map(times.chosen, (0, 1))) < FIRST_CHOICES):
        return ABORT if gone >= ABORT_AFTER else ""
    if hurried:
        return ""
    return CLAIM if gone >= CLAIM_AFTER and 1 - player in live.series.awaits else ""


async def leave_alone(hall: Hall, live: LiveMatch, guest: Guest | None) -> None:
    """Claim the match, or break it off, whichever is possible. Raises NotNow or NotSeated."""
    player = live.actor_of(guest)

    def change() -> Series | None:
        way = way_out(live, player)
        if live.series.over and live.series.reason in ("absent", "aborted"):
            return None  # it was sent twice
        if not way:
            raise NotNow("the other has not been gone for long enough")
        return live.series.resign(player if way == ABORT else 1 - player, way)

    await hall.change(live, change)
