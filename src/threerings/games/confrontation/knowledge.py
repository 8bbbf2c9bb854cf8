"""What a viewer of The Confrontation can conclude about the pieces that stand hidden."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from threerings.games.confrontation.belief import chances
from threerings.games.confrontation.components import ARMY, FANGORN, FRODO, GANDALF, LIGHT, MORDOR, NONE, OUT, REGIONS
from threerings.games.confrontation.state import MOVED, WENT, event
from threerings.games.confrontation.view import View

ALMOST = 1 - 1e-9
"""Chances are sums of fractions: this much is certainty."""
FELL, RETURNED = event(WENT, GANDALF, OUT), event(WENT, GANDALF, FANGORN)
Trace = tuple[int, ...]


class Hint(NamedTuple):
    """Who may stand in a region, or where a piece may stand; or, where that is shorter, who or where not."""

    of_piece: bool
    about: int
    listed: tuple[int, ...]
    excluded: bool


class Knowledge(NamedTuple):
    """All that can be concluded about the pieces of one side."""

    certain: tuple[tuple[int, ...], ...]
    """For each region the pieces that stand in it without doubt."""
    possible: tuple[tuple[int, ...], ...]
    """For each region the other pieces that may stand in it."""
    hints: tuple[Hint, ...]


NOTHING = Knowledge(((),) * REGIONS, ((),) * REGIONS, ())


def knowledge(view: View, seat: int) -> Knowledge:
    """What everybody who sees as much of a side as the viewer, and no more, knows of its pieces."""
    trace = trace_of(view, seat)
    return concluded(trace, seat) if trace else NOTHING


def trace_of(view: View, seat: int) -> Trace:
    """What has been seen of a side, the way of a piece that is still moving included."""
    trace = view.army(seat).trace
    if trace and seat == view.mover_side and view.mover_at not in (NONE, view.origin):
        trace = (*trace, on_the_way(view))
    return trace


def on_the_way(view: View) -> int:
    candidates = view.candidates
    if view.mover_at == MORDOR and view.winner == LIGHT:
        candidates = 1 << FRODO
    return int(event(MOVED, view.origin, view.mover_at, candidates))


@lru_cache(maxsize=256)
def concluded(trace: Trace, seat: int) -> Knowledge:
    found = chances(trace, ARMY * seat)
    certain = tuple(tuple(piece for piece in sorted(here) if here[piece] > ALMOST) for here in found)
    surely = {piece for here in certain for piece in here}
    possible = tuple(tuple(piece for piece in sorted(here) if piece not in surely) for here in found)
    return Knowledge(certain, possible, hints({region: set(here) for region, here in enumerate(possible) if here}))


def hints(possible: Mapping[int, set[int]]) -> tuple[Hint, ...]:
    """All that is known of the unknown pieces, told of the regions or of the pieces, whatever is shorter."""
    pieces = sorted(set().union(*possible.values()))
    places = {piece: {region for region, here in possible.items() if piece in here} for piece in pieces}
    of_regions = [hint(False, region, here, pieces) for region, here in possible.items()]
    of_pieces = [hint(True, piece, where, sorted(possible)) for piece, where in places.items()]
    told = (tuple(found for found in side if found) for side in (of_regions, of_pieces))
    return min(told, key=lambda side: sum(1 + len(found.listed) for found in side))


def hint(of_piece: bool, about: int, possible: set[int], every: Sequence[int]) -> Hint | None:
    """Nothing where everything is possible."""
    excluded = [number for number in every if number not in possible]
    if not excluded:
        return None
    if len(possible) <= len(excluded):
        return Hint(of_piece, about, tuple(sorted(possible)), excluded=False)
    return Hint(of_piece, about, tuple(excluded), excluded=True)


class Standing(NamedTuple):
    """The pieces of one side in a region, as the viewer sees them."""

    faces: tuple[int, ...] = ()
    """Those whose faces are turned to the viewer …"""
    exposed: tuple[int, ...] = ()
    """… and of them those that the opponent knows too."""
    certain: tuple[int, ...] = ()
    """Those whose faces are turned away, and the viewer knows them."""
    hidden: int = 0
    """How many others stand there."""


NOBODY = Standing()


def standing(view: View, region: int, seat: int) -> Standing:
    army = view.army(seat)
    if not army.count(region):
        return NOBODY  # as in most regions, at all times
    certain, places = knowledge(view, seat).certain[region], army.places
    if places is None:
        return Standing(certain=certain, hidden=army.count(region) - len(certain))
    faces = tuple([ARMY * seat + piece for piece, place in enumerate(places) if place == region])
    return Standing(faces, certain if None in (view.light.places, view.dark.places) else ())


class LastMove(NamedTuple):
    """From where to where somebody moved last; NONE where nobody did, or where nobody knows."""

    seat: int
    origin: int
    target: int


def last_move(view: View) -> LastMove:
    """The move of this turn, once it has begun, or of the turn before."""
    if view.mover_at != NONE:
        return LastMove(view.mover_side, view.origin, view.mover_at)
    fighting = view.light_piece != NONE or view.dark_piece != NONE
    seat = view.mover_side if fighting else 1 - view.mover_side
    if not fighting and view.turns == 0:
        return LastMove(seat, NONE, NONE)
    return LastMove(seat, *way(view.army(seat).trace))


def way(trace: Trace) -> tuple[int, int]:
    """The last way that somebody of a side went. Gandalf the White comes from nowhere."""
    of_gandalf = [seen for seen in trace if seen & 1023 == RETURNED & 1023]
    if trace[-1:] == (RETURNED,) and of_gandalf[-2:-1] == [FELL]:
        return NONE, FANGORN
    ways = [seen for seen in trace if seen & 15 == MOVED]
    return (ways[-1] >> 4 & 63, ways[-1] >> 10 & 63) if ways else (NONE, NONE)
