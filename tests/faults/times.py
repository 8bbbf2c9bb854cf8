"""Proves from what the clients noted that no clock was charged for time that did not pass, and none for less than did.

A choice is charged at most for the time from when the one before it was sent to when it was answered itself, without
the first second and without the time in which there was no server; and at least for the time from when its player saw
the question to when they sent the answer, without the same, and without what was not written yet when a server died.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.support.journal import Journal, Sent
from threerings.core.game import PUBLIC
from threerings.games import load
from threerings.store import StoredMatch
from threerings.web.clocks import GRACE
from threerings.web.outside import OUTSIDE, SPENT
from threerings.web.series import Series
from threerings.web.timekeeper import BEAT, LONGEST_STEP

TIME_LOST = "time charged that did not pass"
TIME_WON = "time that passed and was not charged"
FELL = "match lost on time that nobody has spent"
EXACT = 0.005
"""Seconds: milliseconds are whole numbers."""

Interval = tuple[float, float]


class Weather(NamedTuple):
    """What went wrong when, by the steady clock."""

    outages: Sequence[Interval] = ()
    """While there was no server at all, or no store."""
    blows: Sequence[float] = ()
    """Whenever something was killed or cut off, also a server of several."""


class Charge(NamedTuple):
    """What a player was charged for a choice."""

    player: int
    sent: Sent
    before: Sent | None
    """The choice before it."""
    author: int
    """Whose that was."""
    seconds: float


def charges(stored: StoredMatch) -> Iterator[Charge]:
    series = Series(load(stored.header.game), stored.header.options, stored.header.games)
    for line in stored.log:
        series.follow([line])
        outside = OUTSIDE.fullmatch(line)
        if outside and outside["verb"] == SPENT:
            player = series.player_at(series.game.sides.index(outside["object"] or ""))
            choices = [
                ply
                for ply, text in enumerate(series.log)
                if series.authors[ply] < PUBLIC and not OUTSIDE.fullmatch(text)
            ]
            last, before = choices[-1], choices[-2:-1]
            sent = Sent(last, series.log[last])
            first = Sent(before[0], series.log[before[0]]) if before else None
            author = series.authors[before[0]] if before else PUBLIC
            yield Charge(player, sent, first, author, int(outside["digits"] or "") / 1000)


def check_times(
    stored: StoredMatch, journals: Sequence[Journal], weather: Weather, strict: bool
) -> list[tuple[str, str]]:
    """Strictly, also whether enough was charged: that takes a machine on which a server is never held up for long."""
    own = {journal.player: journal for journal in journals}
    found = [(FELL, line) for line in stored.log if line.startswith("timeout ")]
    for charge in charges(stored):
        me, other = own[charge.player], own.get(charge.author)
        if charge.before and other:
            most = allowed(other.sent_at[charge.before], me.answered_at.get(charge.sent, 0.0), weather)
            if charge.seconds > most + EXACT:
                found.append((TIME_LOST, f"{charge}, of {most:.3f} seconds"))
        if strict and charge.sent.ply in me.offered:
            least = due(me.offered[charge.sent.ply], me.sent_at[charge.sent], weather)
            if charge.seconds < least - EXACT:
                found.append((TIME_WON, f"{charge}, of {least:.3f} seconds"))
    return found


def allowed(began: float, ended: float, weather: Weather) -> float:
    return max(0.0, ended - began - GRACE / 1000 - without_server(began, ended, weather))


def due(began: float, ended: float, weather: Weather) -> float:
    blows = 1 + sum(began - LONGEST_STEP <= blow <= ended for blow in weather.blows)
    return ended - began - GRACE / 1000 - without_server(began, ended, weather) - blows * (BEAT + LONGEST_STEP)


def without_server(began: float, ended: float, weather: Weather) -> float:
    return sum(max(0.0, min(ended, end) - max(began, start)) for start, end in weather.outages)
