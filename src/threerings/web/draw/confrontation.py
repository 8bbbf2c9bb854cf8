"""The table of The Confrontation: the map, both sides' cards and losses, and the stage of a combat."""

from collections.abc import Iterator, Sequence
from typing import Final

from markupsafe import Markup

from threerings.core.game import PUBLIC, Step
from threerings.core.zones import members
from threerings.games.confrontation.actions import (
    AMBUSH,
    FLEE,
    FRODO_VEIL,
    LEAVE,
    MOVE,
    MOVE_VEIL,
    PALANTIR_,
    PLACE,
    PLAY,
    RECALL_,
    RECALL_VEIL,
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
    DARK,
    FANGORN,
    GANDALF,
    GANDALF_THE_WHITE,
    HOME,
    LIGHT,
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
from threerings.games.confrontation.events import ELIMINATED
from threerings.games.confrontation.view import View, opened
from threerings.web.draw import Desk
from threerings.web.draw.confrontation_cards import combat, conclusions, held, side, tray
from threerings.web.draw.confrontation_glyphs import GLYPHS
from threerings.web.draw.confrontation_map import WALLS, land, near
from threerings.web.draw.confrontation_words import card_thing, extra_thing, piece_thing, region_thing
from threerings.web.draw.markup import element

__all__ = ["board", "hand", "opened", "path", "picture", "refused", "touched"]

OWN_PIECES: Final = (PIECE_IDS[:ARMY], PIECE_IDS[ARMY:])
EXTRAS: Final = dict(zip(VARIANTS, (SHADOWFAX_, WHITE, PALANTIR_, RECALL_), strict=True))


def board(view: View, desk: Desk) -> Markup:
    own = near(view)
    far = (side(view, desk, 1 - own), tray(view, desk, 1 - own))
    middle = (land(view, desk), combat(view, desk), conclusions(view, desk))
    table = element("div", *far, *middle, side(view, desk, own), tray(view, desk, own), class_="co-table")
    return element("div", table, class_="co")


def hand(view: View, desk: Desk) -> Markup:
    return Markup() if view.seat == PUBLIC else element("div", held(view, desk), class_="co-hand")


# Touching.


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
    if not view.army(view.seat).trace:
        return PLACE + piece
    region = goal.removeprefix("region-")
    if region in REGION_IDS:
        return move(piece, REGION_IDS.index(region))
    places = view.army(view.seat).places
    here = places[piece % ARMY] if places is not None else OUT
    forward = members((TOWARDS_MORDOR, TOWARDS_SHIRE)[view.seat][here]) if here < REGIONS else []
    return move(piece, (*forward, HOME[1 - view.seat])[0])


def touched(step: Step) -> Sequence[str]:
    """The pieces and regions that an action was about, and whoever it eliminated."""
    out = [piece_thing(piece) for kind, piece, *_ in step.events if kind == ELIMINATED]
    return [*went(step.before, step.action, step.after), *out]


def went(before: View, action: int, after: View) -> Iterator[str]:
    if MOVE <= action < RECALL_:
        piece, region = divmod(action - MOVE, REGIONS)
        yield from (*seen(after, piece), region_thing(region))
    elif action >= FRODO_VEIL:
        yield from (region_thing(action - FRODO_VEIL), region_thing(MORDOR))
    elif action >= MOVE_VEIL:
        yield from (region_thing(region) for region in divmod(action - MOVE_VEIL, REGIONS))
    elif action >= RECALL_VEIL:
        yield from (region_thing(action - RECALL_VEIL), region_thing(MORDOR))
    elif RECALL_ <= action < PALANTIR_:
        yield from (*seen(after, action - RECALL_ + ARMY), region_thing(MORDOR))
    elif PALANTIR_ <= action < SHADOWFAX_:
        yield region_thing(action - PALANTIR_)
    elif action == WHITE:
        yield from (*seen(after, GANDALF), region_thing(FANGORN))
    elif action == AMBUSH:
        yield region_thing(MORIA)
    else:
        yield from fought(before, action, after)


def fought(before: View, action: int, after: View) -> Iterator[str]:
    """What an action in a combat was about: the way out of it, or the region that is fought for."""
    if FLEE <= action < STAND:
        yield from (*seen(after, before.light_piece), region_thing(action - FLEE))
    elif WITHDRAW <= action < STAY:
        piece = before.light_piece if before.turn == LIGHT else before.dark_piece
        yield from (*seen(after, piece), region_thing(action - WITHDRAW))
    elif before.field != NONE:
        yield region_thing(before.field)


def seen(view: View, piece: int) -> tuple[str, ...]:
    """A piece, if the viewer sees its face."""
    return () if view.army(piece // ARMY).places is None else (piece_thing(piece),)


# The front page.

LAND: Final = ((1, "dark"), (2, "dark"), (3, "dark"), (4, "co-mountain"), (3, "light"), (2, "light"), (1, "light"))
"""The rows of the small map: how many regions, and what they look like."""
PAWNS: Final = (
    (DARK, 160, 19, ""), (DARK, 138, 43, "balrog"), (DARK, 204, 67, "nazgul"), (DARK, 182, 91, ""),
    (LIGHT, 138, 91, "gandalf"), (LIGHT, 116, 115, "aragorn"), (LIGHT, 182, 139, "legolas"), (LIGHT, 160, 163, "frodo"),
)  # fmt: skip


def picture() -> Markup:
    """The map on the eve of a combat: Frodo on his way, and somebody who hides."""
    plates = [
        element("polygon", points=hexagon(160 + 44 * (place - (regions - 1) / 2), 28 + 24 * row), class_=kind)
        for row, (regions, kind) in enumerate(LAND)
        for place in range(regions)
    ]
    pawns = [pawn(*one) for one in PAWNS]
    return element("svg", *plates, *pawns, class_="picture co-picture", viewBox="0 0 320 200", aria_hidden="true")


def hexagon(x: float, y: float) -> str:
    corners = ((0, -16), (21, -8), (21, 8), (0, 16), (-21, 8), (-21, -8))
    return " ".join(f"{x + right:g},{y + down:g}" for right, down in corners)


def pawn(seat: int, x: int, y: int, name: str) -> Markup:
    """A piece with its sign, or its blind back."""
    outline = element("path", d=WALLS[seat], transform="scale(.6)", class_=None if name else "co-blind")
    sign = element("path", d=GLYPHS[name], transform="translate(4 8) scale(.67)", class_="co-pen") if name else ""
    return element("g", outline, sign, class_=f"co-pawn {SIDES[seat]}", transform=f"translate({x - 12} {y - 15})")
