"""Quick pairing: anybody, this game, these clocks. Who waits is paired with the closest in strength who will do.

At first only somebody near will do; the longer one waits the farther may the other be, and after a minute anybody is
right. The store decides who plays with whom, so that several processes may ask; whoever of the two asks next makes the
match, and it is made once.
"""

import math
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from threerings.core.game import BadOption
from threerings.games import load
from threerings.store import Guest, Sitter, Store, TooManyMatches
from threerings.store.pairing import ANY, Pairing, Seeker
from threerings.web.calls import PAIRED
from threerings.web.clocks import clock_named, presets
from threerings.web.hall import Hall, new_id
from threerings.web.limits import MOST_CLOCKS
from threerings.web.rating import newcomer

AT_ONCE: Final = 150.0
"""Points apart that two may be at once …"""
A_SECOND: Final = 10.0
"""… so many more for each second that one of them has waited …"""
EVERYBODY: Final = 60.0
"""… and after so many seconds any at all."""
RANDOM: Final = "random"


class Wish(NamedTuple):
    """What somebody wants to play with anybody."""

    game: str
    clocks: tuple[str, ...] = ()
    """Any of these; without one, those of an evening."""
    side: str = RANDOM
    rated: bool = False


class Waiting(NamedTuple):
    """How somebody stands who looks for somebody."""

    seeker: Seeker
    waited: int
    """Seconds."""
    reach: float
    """Points that the other may be apart now."""
    match: str = ""
    """Once there is somebody."""


def evening(minutes: int) -> tuple[str, ...]:
    """The clocks for a game of such a length that is played in one go."""
    return tuple(clock.text for clock in presets(minutes) if not clock.days)


def reach(seeker: Seeker, now: int) -> float:
    waited = (now - seeker.since) / 1000
    return math.inf if waited >= EVERYBODY else AT_ONCE + A_SECOND * waited


def partner(me: Seeker, others: Sequence[Seeker], now: int) -> Pairing | None:
    """The closest of those who will do; of two who are as close, the one who has waited longer."""
    near = [
        (abs(me.points - other.points), other.since, other.guest, other)
        for other in others
        if fits(me, other) and abs(me.points - other.points) <= max(reach(me, now), reach(other, now))
    ]
    if not near:
        return None
    other = min(near)[-1]
    seat = me.side if me.side != ANY else 1 - other.side if other.side != ANY else secrets.randbelow(2)
    return Pairing(other.guest, seat, next(clock for clock in me.clocks if clock in other.clocks))


def fits(me: Seeker, other: Seeker) -> bool:
    """Whether two have a clock in common, and do not want the same side."""
    return bool(set(me.clocks) & set(other.clocks)) and (me.side == ANY or me.side != other.side)


async def seek(hall: Hall, guest: Guest, wish: Wish) -> None:
    """Look for somebody from now on. Raises UnknownGame or BadOption."""
    game = load(wish.game)
    if wish.side not in (*game.sides, RANDOM):
        raise BadOption(f"there is no seat {wish.side!r}; there is {', '.join(game.sides)}, {RANDOM}")
    clocks = tuple(dict.fromkeys(wish.clocks)) or evening(game.minutes)
    if len(clocks) > MOST_CLOCKS:
        raise BadOption(f"clocks: at most {MOST_CLOCKS}")
    for clock in clocks:
        clock_named(clock)
    side = ANY if wish.side == RANDOM else game.sides.index(wish.side)
    await hall.matches.time.freshen()
    now = hall.matches.time.now()
    points = await strength(hall.store, guest.id, wish.game, side)
    await hall.store.seek(Seeker(guest.id, wish.game, clocks, side, wish.rated, points, now, now))


async def strength(store: Store, guest: str, game: str, side: int) -> float:
    """As far as is known, on the side that is wanted."""
    known = [rating for rating in await store.ratings(guest) if rating.game == game]
    rating = known[0] if known else newcomer(guest, game)
    return rating.common.points if side == ANY else rating.on(side).points


async def look(hall: Hall, guest: Guest) -> Waiting | None:
    """Somebody is still there: how it stands. None if they look for nobody. Raises TooManyMatches."""
    await hall.matches.time.freshen()
    now = hall.matches.time.now()
    found = await hall.store.pair(guest.id, now, new_id(), partial(partner, now=now))
    if found is None:
        return None
    match = await meet(hall, found) if found.pair else ""
    return Waiting(found, max(0, now - found.since) // 1000, reach(found, now), match)


async def look_or_stop(hall: Hall, guest: Guest) -> Waiting | None:
    """The same; who cannot play any more matches looks for nobody any more. Raises TooManyMatches."""
    try:
        return await look(hall, guest)
    except TooManyMatches:
        await hall.store.stop_seeking(guest.id)
        raise


async def meet(hall: Hall, found: Seeker) -> str:
    """The match of two who were paired, whichever of them comes first."""
    me, other = Sitter(found.guest), Sitter(found.other)
    sitters = (other, me) if found.seat else (me, other)
    return await hall.create(
        found.game,
        {},
        sitters,
        public=True,
        waits=True,
        request=f"{PAIRED} {found.pair}",
        clock=found.clock,
        rated=found.rated,
    )
