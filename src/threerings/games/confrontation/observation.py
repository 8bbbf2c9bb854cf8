"""A player's view as numbers, the player's own side first."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from threerings.core.observation import ACTORS, BOTH, Pen, place_of_actor
from threerings.core.zones import bit
from threerings.games.confrontation.components import (
    ARMY,
    CARD_IDS,
    FRODO,
    LIGHT,
    MORDOR,
    PIECE_IDS,
    REGION_IDS,
    REGIONS,
    SIDES,
    VARIANTS,
)
from threerings.games.confrontation.state import AMONG, MOVED, PHASES, STOOD, Army, Trace
from threerings.games.confrontation.turns import MOST_TURNS
from threerings.games.confrontation.view import View

OBSERVATION_VERSION: Final = 1
"""Raised whenever a place of the observation changes its meaning."""

SIDE_IDS: Final[tuple[str, ...]] = SIDES
RULINGS: Final[tuple[str, ...]] = ("retreat-shield on", "retreat must", "no-move strict")
GALLOPS: Final[tuple[str, ...]] = ("extra step", "turn after it")
POINTS: Final[tuple[str, ...]] = ("the piece seen", "another one")
COMBAT: Final[tuple[str, ...]] = ("struck", "first combat", "with Frodo", "cards forbidden")
LIGHT_IDS: Final = PIECE_IDS[:ARMY]
DARK_IDS: Final = PIECE_IDS[ARMY:]
RANKS: Final = tuple(f"{light} or {dark}" for light, dark in zip(LIGHT_IDS, DARK_IDS, strict=True))
"""The nine pieces of a side by their numbers, Light's and Dark's."""
CAN_STAND: Final = "regions where this piece may stand, by all that was seen of this side; often fewer are possible"
CHANCES: Final = tuple(f"{piece}: may stand" for piece in RANKS)
HALF_TURNS: Final = MOST_TURNS // 2
ALL_REGIONS: Final = 0xFFFF


def observe(view: View, pen: Pen) -> None:
    seat = view.seat
    pen.one("seat", "the side you play", SIDE_IDS, seat)
    rulings: i64 = (1 if view.shield else 0) | (2 if view.must_retreat else 0) | (4 if view.strict else 0)
    pen.zone("rulings", "options in force", RULINGS, rulings)
    pen.one("phase", "what is asked", PHASES, view.phase)
    pen.one("actor", "who is asked; nobody once the match is over", ACTORS, place_of_actor(view.turn, seat))
    pen.one("mover side", "whose turn of the game it is", BOTH, view.mover_side ^ seat)
    pen.number("turns", "turns so far, halved and rounded down", HALF_TURNS, view.turns // 2)
    pen.one("mover", "your piece on its way", PIECE_IDS, view.mover)
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
    pen.one("peeked", "what the Palantír showed in this turn", PIECE_IDS, view.peeked)
    mine, theirs = (view.light, view.dark) if seat == LIGHT else (view.dark, view.light)
    write_side(mine, "your ", pen)
    write_places(mine, pen)
    write_side(theirs, "their ", pen)


def write_side(army: Army, whose: str, pen: Pen) -> None:
    pen.whose = whose
    pen.packed("counts", "pieces in each region", REGION_IDS, 4, army.packed_counts)
    pen.zone("out", "eliminated pieces", RANKS, army.out)
    pen.zone("cards", "combat cards not played since the hand was full", CARD_IDS, army.hand)
    pen.number("choice", "1 once a card has been chosen", 1, army.chosen)
    pen.one("card", "that card, for its owner and once it lies open", CARD_IDS, army.card)
    pen.one("effect", "that card as it counts", CARD_IDS, army.effect)
    pen.zone("extra cards", "extra cards not used yet", VARIANTS, army.extra)
    chances = may_stand(army.seen, army.first)
    for piece in range(ARMY):
        pen.zone(CHANCES[piece], CAN_STAND, REGION_IDS, chances.of(piece) & army.at)


def write_places(army: Army, pen: Pen) -> None:
    for piece in range(ARMY):
        pen.one(RANKS[piece], "where it stands", REGION_IDS, (army.packed_places >> (5 * piece)) & 31)


def may_stand(trace: Trace | None, first: i64) -> "Chances":
    """For each piece of a side the regions it may be in, never too few; each piece is looked at alone."""
    chances, parts = Chances(), list[Trace]()
    while trace is not None:
        parts.append(trace)
        if trace.counted:
            chances.low, chances.middle, chances.high = trace.chances
            break
        trace = trace.before
    for part in reversed(parts):
        while part.counted < len(part.seen):
            chances.see(part.seen[part.counted], first)
            part.counted += 1
        part.chances = (chances.low, chances.middle, chances.high)
    return chances


@mypyc_attr(acyclic=True, free_list_len=1)
class Chances:
    """A set of regions for each of nine pieces: sixteen bits a piece, three pieces a word."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.middle: i64 = 0
        self.high: i64 = 0

    def of(self, piece: i64) -> i64:
        word = self.low if piece < 3 else self.middle if piece < 6 else self.high
        return (word >> (REGIONS * (piece % 3))) & ALL_REGIONS

    def see(self, seen: i64, first: i64) -> None:
        """Go on with an event of the side whose first piece this is."""
        one: i64 = (seen >> 4) & 63
        two: i64 = (seen >> 10) & 63
        kind = seen & 15
        if kind == STOOD:
            self.stood(((seen >> 4) & 0x1FF) ^ 0x1FF, seen >> 13)
            if first == FRODO:
                self.narrow(FRODO, ~bit(MORDOR))
        elif kind == MOVED:
            self.moved((seen >> 16) >> first, one, two)
        elif kind == AMONG:
            self.narrow(one - first, seen >> 16)
        else:
            self.settle(bit(one - first), bit(two) if two < REGIONS else 0)

    def stood(self, pieces: i64, counts: i64) -> None:
        held: i64 = 0
        region: i64 = 0
        while region < REGIONS:
            if (counts >> (3 * region)) & 7:
                held |= bit(region)
            region += 1
        self.settle(pieces, held)

    def settle(self, pieces: i64, regions: i64) -> None:
        """These pieces stand somewhere in these regions, and nowhere else."""
        low, middle, high = apart(pieces), apart(pieces >> 3), apart(pieces >> 6)
        self.low = (self.low & ~(low * ALL_REGIONS)) | (low * regions)
        self.middle = (self.middle & ~(middle * ALL_REGIONS)) | (middle * regions)
        self.high = (self.high & ~(high * ALL_REGIONS)) | (high * regions)

    def narrow(self, piece: i64, regions: i64) -> None:
        """This piece stands nowhere but in these regions."""
        self.settle(bit(piece), self.of(piece) & regions)

    def moved(self, candidates: i64, here: i64, there: i64) -> None:
        """Any candidate that may have stood here may stand there now; if it is just one, it does."""
        low: i64 = (self.low >> here) & apart(candidates)
        middle: i64 = (self.middle >> here) & apart(candidates >> 3)
        high: i64 = (self.high >> here) & apart(candidates >> 6)
        able: i64 = together(low) | (together(middle) << 3) | (together(high) << 6)
        if able & (able - 1) == 0:
            self.settle(able, bit(there))
        else:
            self.low |= low << there
            self.middle |= middle << there
            self.high |= high << there


def apart(pieces: i64) -> i64:
    """The first three of some pieces, each where the regions of its word begin."""
    return (pieces & 1) | ((pieces & 2) << 15) | ((pieces & 4) << 30)


def together(word: i64) -> i64:
    """What was set apart, as pieces again."""
    return (word & 1) | ((word >> 15) & 2) | ((word >> 30) & 4)
