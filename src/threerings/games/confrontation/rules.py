"""What may be done in a position, and what does it."""

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.zones import bit, count, lowest, members, nth
from threerings.games.confrontation import actions, events
from threerings.games.confrontation.components import (
    ARMY,
    BALROG,
    FANGORN,
    GANDALF,
    GANDALF_THE_WHITE,
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
    SHADOWFAX,
    SHIRE,
)
from threerings.games.confrontation.moves import destinations, gallop
from threerings.games.confrontation.state import (
    AMBUSHING,
    ANSWERING,
    CHOOSING,
    FORBIDDING,
    GALLOPING,
    MEETING,
    MOVING,
    OVER,
    PEEKING,
    PLACING,
    POINTING,
    RECOVERING,
    RETREATING,
    SHOWING,
    TURNING,
)
from threerings.games.confrontation.turns import Turns


class ConfrontationState(Turns):
    """A position that knows the rules."""

    def actor(self) -> int:
        return self.turn

    def result(self, seat: int) -> int:
        return 0 if self.winner == NONE else 1 if self.winner == seat else -1

    def copy(self) -> "ConfrontationState":
        return ConfrontationState(self)

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
            stay = [] if self.must_retreat else [actions.STAY]  # CO-R4
            return members(self.retreats(self.turn), actions.WITHDRAW) + stay
        if phase == AMBUSHING:
            lurks = self.dark.place(BALROG) == MORIA  # CO-D1, CO-R14
            return [actions.AMBUSH, actions.PASS] if lurks else [actions.PASS]
        if phase == POINTING:
            return [actions.POINT_SEEN, actions.POINT_OTHER]
        if phase == FORBIDDING:
            return [actions.FORBID, actions.PERMIT]
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
            return army.hand  # CO-R35
        if phase == TURNING:
            return bit(self.light.card if self.light.hand & bit(self.light.card) else self.dark.card)
        return self.recoverable(army) | bit(MAGIC)  # CO-R38

    def verb(self) -> i64:
        phase = self.phase
        if phase == PLACING:
            return actions.PLACE
        if phase == CHOOSING:
            return actions.PLAY
        if phase == TURNING:
            return actions.TURN
        return actions.RECOVER if phase == RECOVERING else actions.SHOW

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
                return actions.MOVE + REGIONS * piece + nth(found, chosen)
            chosen -= size
            piece += 1

    def own_moves(self, piece: i64) -> i64:
        """Where a piece may move in this turn; after Shadowfax only the piece it carried (CO-V1, CO-R26)."""
        return 0 if self.gallop == 2 and piece != self.mover else destinations(self, piece)

    def moves(self) -> list[int]:
        found: list[int] = []
        piece = self.army(self.turn).first
        last = piece + ARMY
        while piece < last:
            ways = self.own_moves(piece)
            while ways:
                found.append(actions.MOVE + REGIONS * piece + lowest(ways))
                ways &= ways - 1
            piece += 1
        return found

    def extra_steps(self) -> list[int]:
        found: list[int] = []
        for piece in range(ARMY):
            found += members(gallop(self, piece), actions.MOVE + REGIONS * piece)
        return found

    def turn_actions(self) -> list[int]:
        """Moves and extra cards; without any, the one thing left to say (CO-E4, CO-R19)."""
        moves = self.moves()
        if self.gallop == 2:
            return [*moves, actions.HALT]
        if self.light.extra | self.dark.extra == 0:
            return moves or [actions.STUCK]
        instead = [] if self.strict and not moves else self.turns_given_up()
        if not moves and not instead:
            return [actions.STUCK]
        return sorted(moves + instead + self.extras_before())

    def turns_given_up(self) -> list[int]:
        """Extra cards that are played instead of a move (CO-V2, CO-V4, CO-R25)."""
        if self.turn == LIGHT:
            return [actions.WHITE] if self.light.extra & bit(GANDALF_THE_WHITE) and self.gandalf_may_return() else []
        if not self.dark.extra & bit(RECALL) or self.light.at & bit(MORDOR) or self.dark.full & bit(MORDOR):
            return []
        found = [piece for piece in range(ARMY, 2 * ARMY) if self.dark.place(piece) < MORDOR]
        return [actions.RECALL_ + piece - ARMY for piece in found]

    def gandalf_may_return(self) -> bool:
        free = not self.dark.at & bit(FANGORN) and self.light.count(FANGORN) <= 1
        return free and self.light.place(GANDALF) == OUT

    def extras_before(self) -> list[int]:
        """Extra cards that are played before a move (CO-V1, CO-V3, CO-R24)."""
        if self.turn == LIGHT:
            return [actions.SHADOWFAX_] if self.light.extra & bit(SHADOWFAX) and self.extra_steps() else []
        return members(self.light.at & ~bit(SHIRE), actions.PALANTIR_) if self.dark.extra & bit(PALANTIR) else []

    # Carrying out an action.

    def play(self, action: int) -> None:
        phase = self.phase
        if phase == MOVING:
            self.turn_played(action)
        elif phase == PLACING:
            self.place_piece(action - actions.PLACE)
        elif phase == SHOWING:
            self.show_mover()
        elif phase == MEETING:
            self.met(action - actions.SHOW)
        elif phase == CHOOSING:
            self.choose_card(action - actions.PLAY)
        elif phase == TURNING:
            self.turn_cards()
        elif phase == ANSWERING:
            self.answer_attack(action)
        elif phase == RETREATING:
            self.go_back(action)
        elif phase == RECOVERING:
            self.take_back(action - actions.RECOVER)
        elif phase == FORBIDDING:
            self.forbidden = action == actions.FORBID
            self.note(events.FORBIDDEN, 1 if self.forbidden else 0)
            self.choose_cards()
        elif phase == AMBUSHING:
            self.ambush(action == actions.AMBUSH)
        elif phase == GALLOPING:
            self.move_played(action - actions.MOVE)
        elif phase == POINTING:
            self.point(action == actions.POINT_SEEN)
        elif phase == PEEKING:
            self.peeked_at(action - actions.SHOW)
