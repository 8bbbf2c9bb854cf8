"""What a seat may know, built up from nothing, and what it sees of an action."""

from typing import NamedTuple, cast

from mypy_extensions import i64

from threerings.core.game import PUBLIC, Outcome, made
from threerings.core.zones import count
from threerings.games.the_duel.actions import BEGIN, DEAL_VEIL, DRAW_VEIL, KEEP_VEIL, SHOW_VEIL
from threerings.games.the_duel.components import BALROG, GANDALF, GAP, MIRROR, Deck
from threerings.games.the_duel.rules import DuelState
from threerings.games.the_duel.state import (
    DEALING,
    DRAWING,
    KEEPING,
    SHOWING,
    Memory,
    Side,
    parting_gone,
    parting_kept,
    parting_seen,
)


class Parting(NamedTuple):
    """Leftover cards of a past duel, as far as somebody knows: each of `seen` was set aside or left the game.

    Of all that duel's cards whose fate is hidden, `kept` were set aside and `gone` left the game.
    """

    seen: int
    kept: int
    gone: int


class Recall(NamedTuple):
    """Cards known to be set aside, cards known to have left the game, and the partings of past duels."""

    kept: int
    gone: int
    past: tuple[Parting, ...]


class Zones(NamedTuple):
    """A player's own hidden cards."""

    hand: int
    aside: int
    gone: int


class SideView(NamedTuple):
    """One side of the table. Sets of cards are masks; hidden zones are numbers of cards."""

    energy: int
    step: int
    plays: int
    in_deck: int
    in_hand: int
    set_aside: int
    left_game: int
    spent: int
    seen: int
    """Cards of this hand that the opponent knows; nothing, for a spectator."""
    shown: int
    """Cards of this hand that everybody knows."""
    remembered: Recall | None
    """What the opponent knows from earlier; nothing, for a spectator."""
    recorded: Recall
    """What everybody knows from earlier."""
    own: Zones | None
    """The hidden cards, for their owner."""


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


class View(NamedTuple):
    """Everything a seat may know of a position. Spectators have the seat PUBLIC."""

    seat: int
    deck: Deck
    tilsit: bool
    phase: int
    turn: int
    due: int
    duel: int
    began: int
    loser: int
    row: tuple[int, ...]
    gap: int
    reflected: int
    magic: bool
    rage: bool
    open: bool
    enchanted: int
    looked: int
    audience: int
    displayed: int
    """Cards being shown one by one, as far as this viewer may see them."""
    gandalf: SideView
    balrog: SideView
    outcome: Outcome | None

    def side(self, seat: int) -> SideView:
        return self.gandalf if seat == GANDALF else self.balrog

    def owner(self, place: int) -> int:
        """Whose card lies at this place of the row."""
        return self.began ^ (place & 1)

    def attack(self, place: int) -> int:
        """The attacking rows of the card at this place; a gap has none."""
        card = self.row[place]
        if card == GAP:
            return 0
        return self.reflected if card == MIRROR else self.deck.attack[card]

    def exchange(self) -> Exchange | None:
        """The last cards laid face to face, if there are two."""
        last = len(self.row) - 1
        if last < 1:
            return None
        card = self.row[last]
        defence = self.deck.defence[card]
        return Exchange(self.owner(last - 1), self.owner(last), self.attack(last - 1), defence, card == MIRROR)


def view_of(state: DuelState, seat: int) -> View:
    may_see_display = seat != PUBLIC or state.audience == PUBLIC
    fields = (
        seat,
        state.deck,
        state.tilsit,
        state.phase,
        state.turn,
        state.due,
        state.duel,
        state.began,
        state.loser,
        tuple(state.row),
        state.gap,
        state.reflected,
        state.magic,
        state.rage,
        state.open,
        state.enchanted,
        state.looked,
        state.audience,
        state.displayed if may_see_display else 0,
        side_view(state.gandalf, GANDALF, seat),
        side_view(state.balrog, BALROG, seat),
        state.outcome(),
    )
    return made(View, fields)


def side_view(side: Side, owner: int, seat: int) -> SideView:
    plays_here = seat != PUBLIC
    fields = (
        side.energy,
        side.step,
        side.plays,
        count(side.deck),
        count(side.hand),
        count(side.aside),
        count(side.gone),
        side.spent,
        side.seen if plays_here else 0,
        side.shown,
        recall(side.remembered, side.spent, side.seen) if plays_here else None,
        recall(side.recorded, side.spent, side.shown),
        made(Zones, (side.hand, side.aside, side.gone)) if seat == owner else None,
    )
    return made(SideView, fields)


def recall(memory: Memory, spent: i64, seen: i64) -> Recall:
    """A memory in the light of the cards that have turned up in the final since."""
    remembered = memory.kept
    for packed in memory.past:
        remembered |= parting_seen(packed)
    played, known, last = memory.told
    if played != spent & remembered or known != seen & remembered:
        last = told(memory, spent, seen)
        memory.told = (spent & remembered, seen & remembered, last)
    return cast(Recall, last)


def told(memory: Memory, spent: i64, seen: i64) -> Recall:
    past: list[Parting] = []
    for packed in memory.past:
        hidden = parting_seen(packed) & ~(spent | seen)
        found = count(parting_seen(packed)) - count(hidden)
        past.append(made(Parting, (hidden, parting_kept(packed) - found, parting_gone(packed))))
    return made(Recall, (memory.kept & ~spent, memory.gone, tuple(past)))


def opened(views: tuple[View, View]) -> View:
    """Both players' views as one, for looking at a finished match with all cards open."""
    gandalf, balrog = views
    return gandalf._replace(balrog=gandalf.balrog._replace(own=balrog.balrog.own))


def witness(state: DuelState, action: int, seat: int) -> int:
    """What a seat sees of an action about to be played. The one definition of who may see what."""
    if action >= BEGIN:
        return action
    phase = state.phase
    if phase == DEALING:
        return action if state.dealt_side() is seated(state, seat) else DEAL_VEIL
    if phase == KEEPING:
        in_the_open = state.turn == BALROG and state.open
        return action if in_the_open or seat == state.turn else KEEP_VEIL
    if phase == SHOWING:
        return SHOW_VEIL if seat == PUBLIC and state.audience != PUBLIC else action
    if phase == DRAWING:
        by_trick = state.drawn_side() is state.gandalf
        return DRAW_VEIL if seat == PUBLIC and by_trick else action
    return action


def seated(state: DuelState, seat: int) -> Side | None:
    return None if seat == PUBLIC else state.side(seat)
