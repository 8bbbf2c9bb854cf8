"""A player's view as numbers, the player's own side first."""

from typing import Final

from mypy_extensions import i64

from threerings.core.observation import ACTORS, BOTH, Pen, asked
from threerings.core.zones import bit, lowest
from threerings.games.confrontation.components import (
    ARMY,
    CARD_IDS,
    NONE,
    PIECE_IDS,
    REGION_IDS,
    REGIONS,
    SIDES,
    VARIANTS,
)
from threerings.games.confrontation.rules import MOST_TURNS
from threerings.games.confrontation.state import MOVED, PHASES, STOOD, WENT
from threerings.games.confrontation.view import ArmyView, View

OBSERVATION_VERSION: Final = 1
"""Raised whenever a place of the observation changes its meaning."""

RULINGS: Final = ("retreat-shield on", "retreat must", "no-move strict")
GALLOPS: Final = ("extra step", "turn after it")
POINTS: Final = ("the piece seen", "another one")
COMBAT: Final = ("struck", "first combat", "with Frodo", "cards forbidden")
LIGHT_IDS: Final = PIECE_IDS[:ARMY]
DARK_IDS: Final = PIECE_IDS[ARMY:]
RANKS: Final = tuple(f"{light} or {dark}" for light, dark in zip(LIGHT_IDS, DARK_IDS, strict=True))
"""The nine pieces of a side by their numbers, Light's and Dark's."""
CAN_STAND: Final = "regions where this piece may stand, by all that was seen of this side; often fewer are possible"
CHANCES: Final = tuple(f"{piece}: may stand" for piece in RANKS)
HALF_TURNS: Final = MOST_TURNS // 2


def observe(view: View, pen: Pen) -> None:
    seat: i64 = view.seat
    pen.one("seat", "the side you play", SIDES, seat)
    rulings: i64 = (1 if view.shield else 0) | (2 if view.must_retreat else 0) | (4 if view.strict else 0)
    pen.zone("rulings", "options in force", RULINGS, rulings)
    pen.one("phase", "what is asked", PHASES, view.phase)
    pen.one("actor", "who is asked; nobody once the match is over", ACTORS, asked(view.turn, seat))
    pen.one("mover side", "whose turn of the game it is", BOTH, view.mover_side ^ seat)
    pen.number("turns", "turns so far, halved and rounded down", HALF_TURNS, view.turns // 2)
    pen.one("mover", "your piece on its way", PIECE_IDS, NONE if view.mover is None else view.mover)
    pen.one("mover at", "where the piece on its way is", REGION_IDS, view.mover_at)
    pen.one("origin", "where it came from", REGION_IDS, view.origin)
    pen.one("field", "where it goes, and where combat takes place", REGION_IDS, view.field)
    pen.zone("candidates", "who, by all that is public, may be on the way", PIECE_IDS, view.candidates)
    pen.one("gallop", "what Shadowfax does", GALLOPS, view.gallop - 1)
    combat: i64 = (1 if view.struck else 0) | (2 if view.first_combat else 0) | (4 if view.with_frodo else 0)
    pen.zone("combat", "how it stands with the combat", COMBAT, combat | (8 if view.forbidden else 0))
    pen.one("light piece", "the fighting piece of Light, once shown", PIECE_IDS, view.light_piece)
    pen.one("dark piece", "the fighting piece of Dark, once shown", PIECE_IDS, view.dark_piece)
    pen.one("pointing", "what Dark points at after a look through the Palantír", POINTS, view.pointing - 1)
    pen.one("peeked", "what the Palantír showed in this turn", PIECE_IDS, NONE if view.peeked is None else view.peeked)
    write_side(view.army(view.seat), seat, "your ", pen)
    write_places(view.army(view.seat), pen)
    write_side(view.army(1 - view.seat), 1 - seat, "their ", pen)


def write_side(army: ArmyView, seat: i64, whose: str, pen: Pen) -> None:
    pen.whose = whose
    pen.numbers("counts", "pieces in each region", REGION_IDS, 4, army.counts)
    pen.zone("out", "eliminated pieces", RANKS, army.out)
    pen.zone("cards", "combat cards not played since the hand was full", CARD_IDS, army.hand)
    pen.number("choice", "1 once a card has been chosen", 1, army.chosen)
    pen.one(
        "card", "that card, for its owner and once it lies open", CARD_IDS, NONE if army.card is None else army.card
    )
    pen.one("effect", "that card as it counts", CARD_IDS, army.effect)
    pen.zone("extra cards", "extra cards not used yet", VARIANTS, army.extra)
    chances = may_stand(army, seat)
    for piece in range(ARMY):
        pen.zone(CHANCES[piece], CAN_STAND, REGION_IDS, chances[piece])


def write_places(army: ArmyView, pen: Pen) -> None:
    for piece in range(ARMY):
        pen.one(RANKS[piece], "where it stands", REGION_IDS, army.places[piece] if army.places else NONE)


def may_stand(army: ArmyView, seat: i64) -> list[i64]:
    """For each piece of a side the regions it may be in, never too few; each piece is looked at alone."""
    chances: list[i64] = [i64(0)] * ARMY
    first: i64 = ARMY * seat
    for seen in army.trace:
        follow(chances, first, seen)
    held: i64 = 0
    region: i64 = 0
    for number in army.counts:
        if number:
            held |= bit(region)
        region += 1
    for piece in range(ARMY):
        chances[piece] &= held
    return chances


def follow(chances: list[i64], first: i64, seen: i64) -> None:
    """What one event that was seen says about the pieces."""
    kind = seen & 15
    one: i64 = (seen >> 4) & 63
    two: i64 = (seen >> 10) & 63
    if kind == STOOD:
        stood(chances, (seen >> 4) & 0x1FF, seen >> 13)
    elif kind == MOVED:
        moved(chances, (seen >> 16) >> first, one, two)
    elif kind == WENT and two >= REGIONS:
        chances[one - first] = 0
    else:
        chances[one - first] = bit(two)


def stood(chances: list[i64], out: i64, counts: i64) -> None:
    held: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        if (counts >> (3 * region)) & 7:
            held |= bit(region)
        region += 1
    for piece in range(ARMY):
        chances[piece] = 0 if out & bit(piece) else held


def moved(chances: list[i64], candidates: i64, here: i64, there: i64) -> None:
    """Any candidate that may have stood here may stand there now; if it is just one, it does."""
    able: i64 = 0
    for piece in range(ARMY):
        if candidates & bit(piece) and chances[piece] & bit(here):
            able |= bit(piece)
            chances[piece] |= bit(there)
    if able and able & (able - 1) == 0:
        chances[lowest(able)] = bit(there)
