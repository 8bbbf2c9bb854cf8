"""Which things an action is about: those touched for it, and those it has moved."""

from collections.abc import Sequence
from typing import Final

from threerings.core.game import PUBLIC, Step
from threerings.core.zones import members
from threerings.games.confrontation import events
from threerings.games.confrontation.actions import (
    FLEE,
    LEAVE,
    MOVE,
    PALANTIR_,
    PLACE,
    PLAY,
    RECALL_,
    RECOVER,
    SHADOWFAX_,
    STAND,
    STAY,
    TURN,
    WHITE,
    WITHDRAW,
    move,
)
from threerings.games.confrontation.components import (
    ARMY,
    CARD_IDS,
    FANGORN,
    GANDALF,
    GANDALF_THE_WHITE,
    HOME,
    MORDOR,
    MORIA,
    NONE,
    OUT,
    PALANTIR,
    PIECE_IDS,
    RECALL,
    REGION_IDS,
    REGIONS,
    SHADOWFAX,
    SIDES,
    TOWARDS_MORDOR,
    TOWARDS_SHIRE,
    VARIANTS,
)
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import has_set_up
from threerings.web.draw.confrontation.things import card_thing, extra_thing, piece_thing, region_thing

OWN_PIECES: Final = (PIECE_IDS[:ARMY], PIECE_IDS[ARMY:])
EXTRAS: Final = dict(zip(VARIANTS, (SHADOWFAX_, WHITE, PALANTIR_, RECALL_), strict=True))


def path(view: View, action: int) -> tuple[str, ...]:
    """Pieces, cards and regions are touched; questions to be answered with yes or no have buttons."""
    if action < MOVE:
        return (piece_thing(action - PLACE),)
    if action < RECALL_:
        piece, region = divmod(action - MOVE, REGIONS)
        return piece_thing(piece), region_thing(region)
    if action < PALANTIR_:
        return extra_thing(RECALL), piece_thing(action - RECALL_ + ARMY)
    if action < SHADOWFAX_:
        return extra_thing(PALANTIR), region_thing(action - PALANTIR_)
    if action == SHADOWFAX_:
        return (extra_thing(SHADOWFAX),)
    if action == WHITE:
        return extra_thing(GANDALF_THE_WHITE), region_thing(FANGORN)
    if FLEE <= action < STAND:
        return (region_thing(action - FLEE),)
    if PLAY <= action < TURN:
        return (card_thing(view.seat, action - PLAY),)
    if RECOVER <= action < WITHDRAW and action != LEAVE:
        return (card_thing(view.seat, action - RECOVER),)
    return (region_thing(action - WITHDRAW),) if WITHDRAW <= action < STAY else ()


def refused(view: View, things: Sequence[str]) -> int | None:
    """What somebody wants who touches things that cannot be touched: to place or move a piece, to play a card."""
    kind, _, name = things[0].partition("-") if things and view.seat != PUBLIC else ("", "", "")
    if kind == "piece" and name in OWN_PIECES[view.seat]:
        return unmoved(view, PIECE_IDS.index(name), things[-1])
    side_, _, card = name.partition("-")
    if kind == "card" and side_ == SIDES[view.seat] and card in CARD_IDS:
        return PLAY + CARD_IDS.index(card)
    return EXTRAS.get(name) if kind == "extra" else None


def unmoved(view: View, piece: int, goal: str) -> int:
    """The move a piece cannot make: to the region touched with it, else to the first one before it."""
    if not has_set_up(view, view.seat):
        return PLACE + piece
    region = goal.removeprefix("region-")
    if region in REGION_IDS:
        return move(piece, REGION_IDS.index(region))
    places = view.army(view.seat).places
    here = places[piece % ARMY] if places is not None else OUT
    forward = members((TOWARDS_MORDOR, TOWARDS_SHIRE)[view.seat][here]) if here < REGIONS else []
    return move(piece, (*forward, HOME[1 - view.seat])[0])


def touched(step: Step) -> Sequence[str]:
    """The pieces and regions that an action was about, or else the region that is fought for; and who is out."""
    about, out = [], []
    for kind, one, two, three in step.events:
        if kind == events.ELIMINATED:
            out.append(piece_thing(one))
        elif kind == events.MOVED:
            about += went(step, (step.action - MOVE) // REGIONS, two, three, step.action < RECALL_)
        elif kind == events.RECALLED:
            about += went(step, step.action - RECALL_ + ARMY, one, MORDOR, step.action < PALANTIR_)
        elif kind == events.GANDALF_THE_WHITE:
            about += went(step, GANDALF, NONE, FANGORN)
        elif kind == events.FLED:
            about += went(step, one, NONE, two)
        elif kind == events.RETREATED:
            about += went(step, two, NONE, three)
        elif kind in (events.PALANTIR, events.AMBUSHED):
            about.append(region_thing(one if kind == events.PALANTIR else MORIA))
    field = step.before.field
    return [*(about or ([] if field == NONE else [region_thing(field)])), *out]


def went(step: Step, piece: int, here: int, there: int, witnessed: bool = True) -> list[str]:
    """A piece and where it went, or, of one that was not seen, from where to where."""
    if not witnessed:
        return [region_thing(here), region_thing(there)]
    hidden = step.after.army(piece // ARMY).places is None
    return [region_thing(there)] if hidden else [piece_thing(piece), region_thing(there)]
