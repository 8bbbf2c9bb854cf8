"""The table of Duel for Middle-earth: the layout, the map and the quest, and both sides' play areas."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

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
    COLOUR,
    FIRST_GREYS,
    GREY,
    PACK,
    PEOPLE_IDS,
    REGION_IDS,
    ROADS_BOTH_WAYS,
    TILE_IDS,
    TILE_REGION,
    TOKEN_IDS,
)
from threerings.games.middle_earth.view import View, opened
from threerings.web.draw import Desk
from threerings.web.draw.markup import element
from threerings.web.draw.middle_earth_glyphs import GLYPHS, RUNES, definitions
from threerings.web.draw.middle_earth_layout import layout, offer, tops
from threerings.web.draw.middle_earth_map import PLATES, counter, land, track
from threerings.web.draw.middle_earth_sides import area, standing
from threerings.web.draw.middle_earth_words import (
    DISCARD_PILE,
    TAKEN,
    card_thing,
    discarded_thing,
    fort_thing,
    near,
    region_thing,
    stack_thing,
    tile_thing,
    token_thing,
    units_thing,
)

__all__ = ["board", "hand", "opened", "path", "picture", "refused", "touched"]


def board(view: View, desk: Desk) -> Markup:
    seats = (near(view), 1 - near(view))
    parts = [
        element("div", *(standing(view, desk, seat) for seat in seats), class_="me-pair me-standings"),
        offer(view, desk),
        tops(view, desk),
        layout(view, desk),
        land(view, desk),
        track(view, desk),
        element("div", *(area(view, desk, seat) for seat in seats), class_="me-pair me-areas"),
    ]
    return element("div", definitions(), element("div", *parts, class_="me-table"), class_="me")


def hand(view: View, desk: Desk) -> Markup:  # noqa: ARG001 - as every drawing is asked
    """Nobody holds anything: all cards lie open."""
    return Markup()


# Touching.


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
    return (card_thing(grey_card(action - STRIP)),) if STRIP <= action < TURN else ()


def grey_card(grey: int) -> int:
    """A grey card's number among all cards: eight open the first chapter's list, the others the second's."""
    return grey if grey < FIRST_GREYS else grey - FIRST_GREYS + PACK


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
    taken = view.side(1 - view.seat).cards[card // PACK] >> card % PACK & 1
    if taken and COLOUR[card] == GREY:
        return STRIP + (card if card < PACK else card - PACK + FIRST_GREYS)
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


# The front page.

PICTURED: Final = (
    (80, 10, "blue", "ring"), (142, 10, "green", "elves"), (49, 52, "", ""), (111, 52, "", ""), (173, 52, "", ""),
    (18, 94, "grey", "courage"), (80, 94, "red", "unit"), (142, 94, "yellow", "coin"), (204, 94, "purple", "move"),
)  # fmt: skip
"""Cards of a small layout: where they lie, their colours, and what they show; two rows open, one face down."""


def picture() -> Markup:
    """Three rows of a layout, and beside it a region that both sides want."""
    ground = element("path", d=PLATES[6], transform="translate(268 50) scale(.85)", class_="me-soil")
    pieces = [
        element("g", *counter(seat), class_=f"side{seat}", transform=f"translate({x} {y}) scale(.8)")
        for seat, x, y in ((0, 252, 42), (1, 285, 60))
    ]
    cards = [pictured(*card) for card in PICTURED]
    return element(
        "svg", ground, *pieces, *cards, class_="picture me-picture", viewBox="0 0 320 200", aria_hidden="true"
    )


def pictured(x: int, y: int, colour: str, sign: str) -> Markup:
    """A card with the shape of its colour and one sign, or its back."""
    if not colour:
        back = element("rect", width=58, height=81, rx=6, class_="me-reverse")
        rune = element("path", d=RUNES[1], transform="translate(-6 0) scale(.7)", class_="me-rune")
        return element("g", back, rune, transform=f"translate({x} {y})")
    parts = (
        element("rect", width=58, height=81, rx=6, class_="me-paper"),
        element("path", d="M6 0h46a6 6 0 0 1 6 6v10H0V6a6 6 0 0 1 6-6z", class_="me-band"),
        element("path", d=GLYPHS[colour], transform="translate(4 3) scale(.42)", class_="me-shape"),
        element(
            "path", d=GLYPHS[sign], transform="translate(16 20) scale(1.08)", class_=f"me-{sign}", fill_rule="evenodd"
        ),
        element("rect", x=1, y=1, width=56, height=79, rx=5, class_="me-frame"),
    )
    return element("g", *parts, class_=f"me-card me-{colour}", transform=f"translate({x} {y})")
