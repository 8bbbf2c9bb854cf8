"""From actions to the things that are touched for them, and back."""

from collections.abc import Sequence

from threerings.core.game import PUBLIC, Step
from threerings.games.middle_earth.actions import (
    CALL,
    COIN,
    DISCARD,
    KEEP,
    LANDMARK,
    MOVE,
    PLACE,
    PLAY,
    RAISE,
    RAZE,
    REMOVE,
    RETRIEVE,
    REVEAL,
    SHOW,
    STRIP,
    TURN,
)
from threerings.games.middle_earth.components import (
    CARD_IDS,
    GREY_CARDS,
    PEOPLE_IDS,
    REGION_IDS,
    ROADS_BOTH_WAYS,
    TAKEN,
    TILE_IDS,
    TILE_REGION,
    TOKEN_IDS,
)
from threerings.games.middle_earth.view import View
from threerings.games.middle_earth.words import cards_of
from threerings.web.draw.middle_earth.things import (
    DISCARD_PILE,
    card_thing,
    discarded_thing,
    fort_thing,
    region_thing,
    stack_thing,
    tile_thing,
    token_thing,
    units_thing,
)


def path(view: View, action: int) -> tuple[str, ...]:  # noqa: ARG001 - as every drawing is asked
    """A card is touched to play and to discard it; enemy units and fortresses are things of their own."""
    if action < LANDMARK:
        return (card_thing(action - (PLAY if action < DISCARD else DISCARD)),)
    if action < PLACE:
        return (tile_thing(action - LANDMARK),)
    if action < MOVE:
        return (region_thing(action - PLACE),)
    if action < REMOVE:
        here, there = ROADS_BOTH_WAYS[action - MOVE]
        return region_thing(here), region_thing(there)
    if action < RAZE:
        return (units_thing(action - REMOVE),)
    if action < COIN:
        return (fort_thing(action - RAZE),)
    if KEEP <= action < CALL:
        return (token_thing(action - KEEP),)
    if CALL <= action < RETRIEVE:
        return (stack_thing(action - CALL),)
    if RETRIEVE <= action < STRIP:
        return (discarded_thing(action - RETRIEVE),)
    return (card_thing(GREY_CARDS[action - STRIP]),) if STRIP <= action < TURN else ()


def refused(view: View, things: Sequence[str]) -> int | None:
    """What somebody wants who touches things that cannot be touched."""
    kind, _, name = things[0].partition("-") if things and view.seat != PUBLIC else ("", "", "")
    if kind == "card" and name in CARD_IDS:
        return wanted_card(view, CARD_IDS.index(name))
    if kind == "discard" and name in CARD_IDS:
        return RETRIEVE + CARD_IDS.index(name)
    if kind in ("region", "units", "fort") and name in REGION_IDS:
        return wanted_region(view, kind, REGION_IDS.index(name), things[-1])
    for wish, names, first in (("tile", TILE_IDS, LANDMARK), ("token", TOKEN_IDS, KEEP), ("stack", PEOPLE_IDS, CALL)):
        if kind == wish and name in names:
            return first + names.index(name)
    return RETRIEVE if things and things[0] == DISCARD_PILE else None


def wanted_card(view: View, card: int) -> int:
    """A grey card of the opponent's is to be stripped, any other one played."""
    if card in GREY_CARDS and card in cards_of(view.side(1 - view.seat).cards):
        return STRIP + GREY_CARDS.index(card)
    return PLAY + card


def wanted_region(view: View, kind: str, region: int, goal: str) -> int:
    """To remove, to raze, to move along a road, or to place units."""
    if kind != "region":
        return (REMOVE if kind == "units" else RAZE) + region
    roads = [road for road, (here, _) in enumerate(ROADS_BOTH_WAYS) if here == region]
    there = [road for road in roads if region_thing(ROADS_BOTH_WAYS[road][1]) == goal]
    return MOVE + (there or roads)[0] if there or view.manoeuvres else PLACE + region


def touched(step: Step) -> list[str]:
    """What an action was about, where it lies now."""
    before, action, after, _ = step
    if action < DISCARD:
        return [card_thing(action)]
    if action < LANDMARK or STRIP <= action < TURN or action >= SHOW:
        return [DISCARD_PILE]
    if action < PLACE:
        return [tile_thing(action - LANDMARK), region_thing(int(TILE_REGION[action - LANDMARK]))]
    if REMOVE <= action < COIN:
        return [region_thing((action - REMOVE) % len(REGION_IDS))]
    if RETRIEVE <= action < STRIP:
        return [card_thing(action - RETRIEVE)]
    if TURN <= action < RAISE:
        return [card_thing(action - TURN)] if before.slots.count(TAKEN) else []
    if RAISE <= action < REVEAL:
        return [tile_thing(action - RAISE)]
    if REVEAL <= action < SHOW:
        return [token_thing(action - REVEAL)]
    return [thing for thing in path(after, action) if not thing.startswith("stack")]
