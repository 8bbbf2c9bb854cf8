"""How a match runs: setting up, turns, extra cards and the ends of the game."""

from typing import Final

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import NATURE, Outcome
from threerings.core.zones import bit, count, lowest, members, nth
from threerings.games.confrontation import events
from threerings.games.confrontation.actions import (
    AMBUSH,
    FORBID,
    HALT,
    MOVE,
    PALANTIR_,
    PASS,
    PERMIT,
    PLACE,
    PLAY,
    POINT_OTHER,
    POINT_SEEN,
    RECALL_,
    RECOVER,
    SHADOWFAX_,
    SHOW,
    STAY,
    STUCK,
    TURN,
    WHITE,
    WITHDRAW,
)
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
    MAGIC,
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
from threerings.games.confrontation.moves import destinations, gallop, only_aragorn_from, who_could
from threerings.games.confrontation.state import (
    AMBUSHING,
    AMONG,
    ANSWERING,
    CAP,
    CHOOSING,
    FORBIDDING,
    GALLOPING,
    MEETING,
    MET,
    MORDOR_REACHED,
    MOVED,
    MOVING,
    NO_MOVE,
    OVER,
    PEEKED,
    PEEKING,
    PLACING,
    POINTING,
    REASONS,
    RECOVERING,
    RETREATING,
    SHIRE_TAKEN,
    SHOWING,
    TURNING,
    WENT,
    event,
    stood,
)

MOST_TURNS: Final = 300
CONQUERORS: Final = 3
"""Dark characters in the Shire that win."""


class ConfrontationState(Combat):
    """A position that knows the rules."""

    def actor(self) -> int:
        return self.turn

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.winner == NONE:
            return Outcome(None, REASONS[self.reason], (0, 0))
        left = self.survivors(self.winner)
        points = (left, 0) if self.winner == LIGHT else (0, left)
        return Outcome(self.winner, REASONS[self.reason], points)

    def survivors(self, seat: i64) -> i64:
        army, found = self.army(seat), i64(0)
        for piece in range(army.first, army.first + ARMY):
            if army.place(piece) < REGIONS:
                found += 1
        return found

    def result(self, seat: int) -> int:
        return 0 if self.winner == NONE else 1 if self.winner == seat else -1

    def copy(self) -> "ConfrontationState":
        state = ConfrontationState(self.shield, self.must_retreat, self.strict)
        self.copy_to(state)
        return state

    # What is legal.

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == MOVING:
            return self.turn_actions()
        if phase == GALLOPING:
            return self.extra_steps()
        if phase == ANSWERING:
            return self.answers()
        if phase == RETREATING:
            return members(self.retreats(self.turn), WITHDRAW) + ([] if self.must_retreat else [STAY])
        if phase == AMBUSHING:
            return [AMBUSH, PASS] if self.dark.place(BALROG) == MORIA else [PASS]
        if phase == POINTING:
            return [POINT_SEEN, POINT_OTHER]
        if phase == FORBIDDING:
            return [FORBID, PERMIT]
        if phase == OVER:
            return []
        return members(self.choices(), self.verb())

    def choices(self) -> i64:
        """The pieces or cards to choose from, in the phases that ask for just one of them."""
        phase = self.phase
        army = self.army(self.turn)
        if phase == PLACING:
            return army.pieces_in(NOWHERE)
        if phase == SHOWING:
            return bit(self.mover)
        if phase == MEETING:
            return self.defenders()
        if phase == PEEKING:
            return self.light.pieces_in(self.field)
        if phase == CHOOSING:
            return army.hand
        if phase == TURNING:
            return bit(self.light.card if self.light.hand & bit(self.light.card) else self.dark.card)
        return self.recoverable(army) | bit(MAGIC)

    def verb(self) -> i64:
        phase = self.phase
        if phase == PLACING:
            return PLACE
        if phase == CHOOSING:
            return PLAY
        if phase == TURNING:
            return TURN
        return RECOVER if phase == RECOVERING else SHOW

    def draw(self, rng: Rng) -> int:
        phase = self.phase
        if phase == MOVING and self.gallop == 0 and self.light.extra | self.dark.extra == 0:
            return self.random_move(rng)
        if phase in (PLACING, SHOWING, MEETING, CHOOSING, TURNING, RECOVERING, PEEKING):
            return self.verb() + rng.pick(self.choices())
        legal = self.legal()
        return legal[rng.below(len(legal))]

    def random_move(self, rng: Rng) -> int:
        """A random move without listing all of them."""
        total: i64 = 0
        first = self.army(self.turn).first
        piece = first
        while piece < first + ARMY:
            total += count(self.own_moves(piece))
            piece += 1
        if total == 0:
            return self.turn_actions()[0]
        chosen = rng.below(total)
        piece = first
        while True:
            found = self.own_moves(piece)
            size = count(found)
            if chosen < size:
                return MOVE + REGIONS * piece + nth(found, chosen)
            chosen -= size
            piece += 1

    def own_moves(self, piece: i64) -> i64:
        """Where a piece may move in this turn; after Shadowfax only the piece it carried."""
        return 0 if self.gallop == 2 and piece != self.mover else destinations(self, piece)

    def moves(self) -> list[int]:
        found: list[int] = []
        piece = self.army(self.turn).first
        last = piece + ARMY
        while piece < last:
            ways = self.own_moves(piece)
            while ways:
                found.append(MOVE + REGIONS * piece + lowest(ways))
                ways &= ways - 1
            piece += 1
        return found

    def extra_steps(self) -> list[int]:
        found: list[int] = []
        for piece in range(ARMY):
            found += members(gallop(self, piece), MOVE + REGIONS * piece)
        return found

    def turn_actions(self) -> list[int]:
        """Moves and extra cards; without any, the one thing left to say."""
        moves = self.moves()
        if self.gallop == 2:
            return [*moves, HALT]
        if self.light.extra | self.dark.extra == 0:
            return moves or [STUCK]
        instead = [] if self.strict and not moves else self.turns_given_up()
        if not moves and not instead:
            return [STUCK]
        return sorted(moves + instead + self.extras_before())

    def turns_given_up(self) -> list[int]:
        """Extra cards that are played instead of a move."""
        if self.turn == LIGHT:
            return [WHITE] if self.light.extra & bit(GANDALF_THE_WHITE) and self.gandalf_may_return() else []
        if not self.dark.extra & bit(RECALL) or self.light.at & bit(MORDOR) or self.dark.full & bit(MORDOR):
            return []
        found = [piece for piece in range(ARMY, 2 * ARMY) if self.dark.place(piece) < MORDOR]
        return [RECALL_ + piece - ARMY for piece in found]

    def gandalf_may_return(self) -> bool:
        free = not self.dark.at & bit(FANGORN) and self.light.count(FANGORN) <= 1
        return free and self.light.place(GANDALF) == OUT

    def extras_before(self) -> list[int]:
        """Extra cards that are played before a move."""
        if self.turn == LIGHT:
            return [SHADOWFAX_] if self.light.extra & bit(SHADOWFAX) and self.extra_steps() else []
        return members(self.light.at & ~bit(SHIRE), PALANTIR_) if self.dark.extra & bit(PALANTIR) else []

    # Carrying out an action.

    def play(self, action: int) -> None:
        phase = self.phase
        if phase == MOVING:
            self.turn_played(action)
        elif phase == PLACING:
            self.placed(action - PLACE)
        elif phase == SHOWING:
            self.shown()
        elif phase == MEETING:
            self.met(action - SHOW)
        elif phase == CHOOSING:
            self.chosen(action - PLAY)
        elif phase == TURNING:
            self.turned()
        elif phase == ANSWERING:
            self.answered(action)
        elif phase == RETREATING:
            self.retreated(action)
        elif phase == RECOVERING:
            self.recovered(action - RECOVER)
        elif phase == FORBIDDING:
            self.forbidden = action == FORBID
            self.note(events.FORBIDDEN, 1 if self.forbidden else 0)
            self.choose_cards()
        elif phase == AMBUSHING:
            self.ambushed(action == AMBUSH)
        elif phase == GALLOPING:
            self.move_played(action - MOVE)
        elif phase == POINTING:
            self.pointed(action == POINT_SEEN)
        elif phase == PEEKING:
            self.peeked_at(action - SHOW)

    # Setting up.

    def placed(self, piece: i64) -> None:
        """One piece for each region before home; the four left over stay at home."""
        army = self.army(self.turn)
        regions = SETTLED[self.turn]
        done = ARMY - count(army.pieces_in(NOWHERE))
        army.put(piece, regions[done])
        if done == len(regions) - 1:
            left = army.pieces_in(NOWHERE)
            while left:
                army.put(lowest(left), HOME[self.turn])
                left &= left - 1
            army.saw(stood(army.counts, 0))
            self.note(events.PLACED, self.turn)
            self.ask(PLACING, DARK) if self.turn == LIGHT else self.ask(MOVING, DARK)

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
            self.won(1 - self.turn, NO_MOVE)
        elif action == HALT:
            self.note(events.HALTED)
            self.end_turn()
        elif action >= PALANTIR_:
            self.palantir_turned_to(action - PALANTIR_)
        else:
            self.recalled(action - RECALL_ + ARMY)

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
        self.field = there
        if self.turn == LIGHT and here == EREGION and there == FANGORN and self.dark.at & bit(MORIA):
            self.ask(AMBUSHING, DARK)
        else:
            self.arrived()

    def ambushed(self, strikes: bool) -> None:
        """The Balrog strikes the traveller in the tunnel, who is then shown; or the traveller comes through."""
        if strikes:
            self.note(events.AMBUSHED)
            self.struck = True
            self.dark.saw(event(MET, BALROG, MORIA))
            self.ask(SHOWING, NATURE)
        else:
            self.arrived()

    def arrived(self) -> None:
        army, enemy = self.army(self.mover_side), self.army(1 - self.mover_side)
        army.put(self.mover, self.field)
        if self.mover == FRODO and self.field == MORDOR:
            self.won(LIGHT, MORDOR_REACHED)
        elif enemy.at & bit(self.field):
            self.first_combat = True
            self.ask(SHOWING, NATURE)
        elif self.gallop == 1:
            self.gallop = 2
            self.ask(MOVING, LIGHT)
        else:
            self.end_turn()

    def moved(self) -> None:
        """Everybody has seen the mover's way."""
        if self.mover != NONE:
            army = self.army(self.mover_side)
            army.saw(event(MOVED, self.origin, army.place(self.mover), self.candidates))
            self.mover = NONE
            self.origin = NONE
            self.candidates = 0

    def end_turn(self) -> None:
        self.moved()
        self.gallop = 0
        self.field = NONE
        self.peeked = NONE
        self.turns += 1
        self.mover_side = 1 - self.mover_side
        if self.dark.count(SHIRE) >= CONQUERORS:
            self.won(DARK, SHIRE_TAKEN)
        elif self.turns == MOST_TURNS:
            self.won(NONE, CAP)
        else:
            self.ask(MOVING, self.mover_side)

    # Extra cards.

    def gandalf_returned(self) -> None:
        self.note(events.GANDALF_THE_WHITE)
        self.light.extra ^= bit(GANDALF_THE_WHITE)
        self.light.put(GANDALF, FANGORN)
        self.light.saw(event(WENT, GANDALF, FANGORN))
        self.end_turn()

    def recalled(self, piece: i64) -> None:
        self.note(events.RECALLED, self.dark.place(piece))
        self.dark.extra ^= bit(RECALL)
        self.dark.saw(event(MOVED, self.dark.place(piece), MORDOR, ALL_OF[1]))
        self.dark.put(piece, MORDOR)
        self.end_turn()

    def palantir_turned_to(self, region: i64) -> None:
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

    def shown(self) -> None:
        """The piece that moved is turned up: struck in the tunnel, or about to fight."""
        piece = self.mover
        self.candidates = bit(piece)
        self.moved()
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
