"""What a seat may know, built up from nothing, and what it sees of an action."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from threerings.core.fields import replaced
from threerings.core.game import PUBLIC
from threerings.core.zones import bit, count
from threerings.games.the_duel.actions import BEGIN, DEAL_VEIL, DRAW_VEIL, KEEP_VEIL, SHOW_VEIL, card_of
from threerings.games.the_duel.components import GAP, MIRROR
from threerings.games.the_duel.rules import DuelState
from threerings.games.the_duel.state import (
    DEALING,
    DRAWING,
    KEEPING,
    OVER,
    REFUSING,
    SHOWING,
    TAKING,
    BareState,
    Side,
)


class Exchange(NamedTuple):
    """Two cards face to face: the rows of attack and defence, and what each owner loses."""

    attacker: int
    defender: int
    attack: int
    defence: int
    reflected: bool

    @property
    def attacker_loses(self) -> int:
        return 0 if self.reflected else count(self.defence & ~self.attack)

    @property
    def defender_loses(self) -> int:
        return 0 if self.reflected else count(self.attack & ~self.defence)


@mypyc_attr(acyclic=True, free_list_len=1)
class View(BareState):
    """Everything a seat may know of a position. Spectators have the seat PUBLIC."""

    @property
    def asked(self) -> bool:
        """Whether the viewer has to choose now."""
        return self.turn == self.seat and self.phase != OVER

    def owner(self, place: int) -> int:
        """Whose card lies at this place of the row."""
        return self.began ^ (place & 1)

    def defence(self, place: int) -> int:
        """The defending rows of the card at this place; a gap has none."""
        return 0 if self.row[place] == GAP else self.deck.defence[self.row[place]]

    def attack(self, place: int) -> int:
        """The attacking rows of the card at this place; a gap has none."""
        card = self.row[place]
        if card == GAP:
            return 0
        return self.reflected if card == MIRROR else self.deck.attack[card]

    def exchange(self) -> Exchange | None:
        """The last cards laid face to face, if there are two; not before Magic and the Whip let them be scored."""
        last = len(self.row) - 1
        if last < 1 or self.phase in (REFUSING, TAKING):
            return None
        attack, defence, reflected = self.attack(last - 1), self.defence(last), self.row[last] == MIRROR
        return Exchange(self.owner(last - 1), self.owner(last), attack, defence, reflected)


def open_view(views: tuple[View, View]) -> View:
    """Both players' views as one, for looking at a finished match with all cards open."""
    gandalf, balrog = views
    return replaced(gandalf, balrog=balrog.balrog)


def witness(state: DuelState, action: int, seat: int) -> int:
    """What a seat sees of an action about to be played (DU-I1, DU-I2). The one definition of who may see what."""
    if action >= BEGIN:
        return action
    phase = state.phase
    if phase == DEALING:
        return action if state.dealt_side() is seated(state, seat) else DEAL_VEIL
    if phase == KEEPING:
        in_the_open = bit(card_of(action)) & state.lying_open(state.side(state.turn))
        return action if in_the_open or seat == state.turn else KEEP_VEIL  # DU-L1, DU-F9, DU-F11
    if phase == SHOWING:
        return SHOW_VEIL if seat == PUBLIC and state.audience != PUBLIC else action  # DU-X6, DU-L1
    if phase == DRAWING:
        by_trick = state.drawn_side() is state.gandalf
        return DRAW_VEIL if seat == PUBLIC and by_trick else action  # DU-T1, DU-Z1
    return action


def seated(state: DuelState, seat: int) -> Side | None:
    return None if seat == PUBLIC else state.side(seat)
