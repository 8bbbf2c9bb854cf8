"""How a match runs: setting up, turns, extra cards and the ends of the game."""

from typing import Final

from mypy_extensions import i64

from threerings.core.game import NATURE
from threerings.core.zones import bit, count, lowest
from threerings.games.confrontation import events
from threerings.games.confrontation.actions import HALT, MOVE, PALANTIR_, RECALL_, SHADOWFAX_, STUCK, WHITE
from threerings.games.confrontation.combat import Combat
from threerings.games.confrontation.components import (
    ALL_OF,
    ARAGORN,
    ARMY,
    BALROG,
    DARK,
    EREGION,
    FANGORN,
    FRODO,
    GANDALF,
    GANDALF_THE_WHITE,
    HOME,
    LIGHT,
    MORDOR,
    MORIA,
    NONE,
    NOWHERE,
    OUT,
    PALANTIR,
    RECALL,
    REGIONS,
    SETTLED,
    SHADOWFAX,
    SHIRE,
)
from threerings.games.confrontation.moves import only_aragorn_from, who_could
from threerings.games.confrontation.state import (
    AMBUSHING,
    AMONG,
    CAP,
    GALLOPING,
    MET,
    MORDOR_REACHED,
    MOVED,
    MOVING,
    NO_MOVE,
    PEEKED,
    PEEKING,
    PLACING,
    SHIRE_TAKEN,
    SHOWING,
    WENT,
    event,
    stood,
)

MOST_TURNS: Final = 300  # CO-R34
CONQUERORS: Final = 3
"""Dark characters in the Shire that win (CO-E3)."""


class Turns(Combat):
    """What an action outside a combat does."""

    # Setting up.

    def place_piece(self, piece: i64) -> None:
        """One piece for each region before home; the four left over stay at home (CO-S1, CO-R23)."""
        army = self.army(self.turn)
        regions = SETTLED[self.turn]
        done = ARMY - count(army.pieces_in(NOWHERE))
        army.put(piece, regions[done])
        if done == len(regions) - 1:
            left = army.pieces_in(NOWHERE)
            while left:
                army.put(lowest(left), HOME[self.turn])
                left &= left - 1
            army.saw(stood(army.packed_counts, 0))
            self.note(events.PLACED, self.turn)
            self.ask(PLACING, DARK) if self.turn == LIGHT else self.ask(MOVING, DARK)  # CO-S2

    # A turn.

    def turn_played(self, action: i64) -> None:
        if MOVE <= action < RECALL_:
            self.move_played(action - MOVE)
            return
        if self.turn == LIGHT and (action == STUCK or (action == WHITE and self.strict)):
            self.tell_of_aragorn(action == STUCK)
        if action == SHADOWFAX_:
            self.note(events.SHADOWFAX)
            self.light.extra ^= bit(SHADOWFAX)
            self.gallop = 1
            self.phase = GALLOPING
        elif action == WHITE:
            self.gandalf_returned()
        elif action == STUCK:
            self.won(1 - self.turn, NO_MOVE)  # CO-E4, CO-R22
        elif action == HALT:  # CO-R26
            self.note(events.HALTED)
            self.end_turn()
        elif action >= PALANTIR_:
            self.palantir_turned_to(action - PALANTIR_)
        else:
            self.recall(action - RECALL_ + ARMY)

    def tell_of_aragorn(self, stuck: bool) -> None:
        """Where nobody else could move, having a move tells that Aragorn stands where he has one, having none that not.

        Dark tells nothing like this: if nobody of it can step forward, all are in the Shire, and that is known.
        """
        ways = only_aragorn_from(self)
        if ways:
            places = (self.light.at & ~ways) | bit(OUT) if stuck else ways
            self.light.saw(event(AMONG, ARAGORN, 0, places))

    def move_played(self, move: i64) -> None:
        piece = move // REGIONS
        there = move % REGIONS
        army = self.army(self.turn)
        here = army.place(piece)
        self.note(events.MOVED, self.turn, here, there)
        able = who_could(self, self.turn, here, there)
        if there == MORDOR:
            able = bit(FRODO) if piece == FRODO else able & ~bit(FRODO)  # he would have won
        if self.mover == NONE:
            self.mover = piece
            self.origin = here
            self.candidates = able
        else:
            self.candidates &= able
        self.mover_at = here
        self.field = there
        if self.turn == LIGHT and here == EREGION and there == FANGORN and self.dark.at & bit(MORIA):  # CO-I4, CO-R40
            self.ask(AMBUSHING, DARK)
        else:
            self.arrive()

    def ambush(self, strikes: bool) -> None:
        """The Balrog strikes the traveller in the tunnel, who is then shown; or the traveller comes through (CO-D1)."""
        if strikes:
            self.note(events.AMBUSHED)
            self.struck = True
            self.dark.saw(event(MET, BALROG, MORIA))
            self.ask(SHOWING, NATURE)
        else:
            self.arrive()

    def arrive(self) -> None:
        army, enemy = self.army(self.mover_side), self.army(1 - self.mover_side)
        army.put(self.mover, self.field)
        self.mover_at = self.field
        if self.mover == FRODO and self.field == MORDOR:
            self.won(LIGHT, MORDOR_REACHED)  # CO-E1, CO-R20
        elif enemy.at & bit(self.field):  # CO-K1, CO-R28
            self.first_combat = True
            self.ask(SHOWING, NATURE)
        elif self.gallop == 1:
            self.gallop = 2
            self.ask(MOVING, LIGHT)
        else:
            self.end_turn()

    def show_way(self) -> None:
        """Everybody has seen the mover's way."""
        if self.mover != NONE:
            self.army(self.mover_side).saw(event(MOVED, self.origin, self.mover_at, self.candidates))
            self.mover = NONE
            self.mover_at = NONE
            self.origin = NONE
            self.candidates = 0

    def end_turn(self) -> None:
        self.show_way()
        self.gallop = 0
        self.field = NONE
        self.peeked = NONE
        self.turns += 1
        self.mover_side = 1 - self.mover_side
        if self.dark.count(SHIRE) >= CONQUERORS:
            self.won(DARK, SHIRE_TAKEN)  # CO-E3, CO-R21
        elif self.turns == MOST_TURNS:
            self.won(NONE, CAP)  # CO-R34
        else:
            self.ask(MOVING, self.mover_side)  # CO-S2

    # Extra cards.

    def gandalf_returned(self) -> None:  # CO-V2, CO-R27
        self.note(events.GANDALF_THE_WHITE)
        self.light.extra ^= bit(GANDALF_THE_WHITE)
        self.light.put(GANDALF, FANGORN)
        self.light.saw(event(WENT, GANDALF, FANGORN))
        self.end_turn()

    def recall(self, piece: i64) -> None:  # CO-V4
        self.note(events.RECALLED, self.dark.place(piece))
        self.dark.extra ^= bit(RECALL)
        self.dark.saw(event(MOVED, self.dark.place(piece), MORDOR, ALL_OF[1]))
        self.dark.put(piece, MORDOR)
        self.end_turn()

    def palantir_turned_to(self, region: i64) -> None:  # CO-V3
        self.note(events.PALANTIR, region)
        self.dark.extra ^= bit(PALANTIR)
        self.field = region
        self.ask(PEEKING, NATURE)

    def peeked_at(self, piece: i64) -> None:
        self.note(events.PEEKED)
        self.peeked = piece
        self.light.saw(event(PEEKED, piece, self.field))
        self.field = NONE
        self.ask(MOVING, DARK)

    # The mover is seen.

    def show_mover(self) -> None:
        """The piece that moved is turned up: struck in the tunnel (CO-R14), or about to fight."""
        piece = self.mover
        self.candidates = bit(piece)
        self.show_way()
        army = self.army(self.mover_side)
        army.saw(event(MET, piece, army.place(piece)))
        if self.struck:
            self.note(events.STRUCK, piece)
            self.struck = False
            self.eliminate(piece)
            self.end_turn_unless_frodo_fell()
            return
        self.note(events.ATTACKED, self.mover_side, piece, self.field)
        if self.mover_side == LIGHT:
            self.light_piece = piece
        else:
            self.dark_piece = piece
        self.next_defender()

    def end_turn_unless_frodo_fell(self) -> None:
        if not self.frodo_fell():
            self.end_turn()
