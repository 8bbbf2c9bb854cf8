"""What has just happened: the other's whole last turn, as one viewer may tell it."""

from typing import NamedTuple

from threerings.core.chronicle import Moment
from threerings.core.game import NATURE, PUBLIC, Seat
from threerings.web.series import Series


class Stretch(NamedTuple):
    """From one length of the log to another, both included."""

    first: int
    last: int


def last_turn(series: Series, seat: Seat) -> Stretch | None:
    """The choices that the other made one after the other, and what nature did meanwhile; for spectators, anybody's."""
    actors, places = series.actors, series.places
    others = [place for place, actor in enumerate(actors) if actor < PUBLIC and actor != seat]
    if not others:
        return None
    first = last = others[-1]
    for place in range(last - 1, -1, -1):
        if actors[place] not in (actors[last], NATURE):
            break
        first = place if actors[place] != NATURE else first
    while last + 1 < len(actors) and actors[last + 1] == NATURE:
        last += 1
    return Stretch(places[first], places[last])


def recent(series: Series, seat: Seat) -> list[Moment]:
    """What is marked on the table: all that the other has done since a player's last choice, or else that choice."""
    moments = series.chronicle.moments
    acts = [place for place, moment in enumerate(moments) if moment.actor < PUBLIC]
    if not acts:
        return moments
    viewer = 1 - moments[acts[-1]].actor if seat == PUBLIC else seat
    own = [place for place in acts if moments[place].actor == viewer]
    if not own:
        return moments
    return moments[own[-1] :] if own[-1] == acts[-1] else moments[own[-1] + 1 :]
