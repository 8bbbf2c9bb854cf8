"""What a seat may know, built up from nothing, and what it sees of an action."""

from typing import NamedTuple, cast

from mypy_extensions import i64, mypyc_attr

from threerings.core.game import PUBLIC, Outcome, made
from threerings.core.zones import bit, count
from threerings.games.the_duel.actions import BEGIN, DEAL_VEIL, DRAW_VEIL, KEEP_VEIL, SHOW_VEIL, card_of
from threerings.games.the_duel.components import BALROG, FINAL, GANDALF, GAP, MIRROR, Deck
from threerings.games.the_duel.rules import DuelState
from threerings.games.the_duel.state import (
    DEALING,
    DRAWING,
    KEEPING,
    OVER,
    REFUSING,
    SHOWING,
    TAKING,
    Memory,
    Side,
    left_hidden,
    left_kept,
    parting_gone,
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
    """One side of the table. Sets of cards are masks; hidden zones are numbers of cards (DU-I1, DU-I2)."""

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

    @property
    def asked(self) -> bool:
        """Whether the viewer has to choose now."""
        return self.turn == self.seat and self.phase != OVER

    def side(self, seat: int) -> SideView:
        return self.gandalf if seat == GANDALF else self.balrog

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


@mypyc_attr(acyclic=True)
class SideSight:
    """What a seat may know of one side of the table."""

    def __init__(self, side: Side, owner: i64, seat: i64) -> None:
        plays_here, owns = seat != PUBLIC, seat == owner
        self.energy: i64 = side.energy
        self.step: i64 = side.step
        self.plays: i64 = side.plays
        self.in_deck: i64 = count(side.deck)
        self.in_hand: i64 = count(side.hand)
        self.set_aside: i64 = count(side.aside)
        self.left_game: i64 = count(side.gone)
        self.spent: i64 = side.spent
        self.seen: i64 = side.seen if plays_here else i64(0)
        self.shown: i64 = side.shown
        self.remembered: Memory | None = side.remembered if plays_here else None
        self.recorded: Memory = side.recorded
        self.owns: bool = owns
        """The seat's own side; of the other one the cards below are not known."""
        self.hand: i64 = side.hand if owns else i64(0)  # DU-I2
        self.aside: i64 = side.aside if owns else i64(0)
        self.gone: i64 = side.gone if owns else i64(0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """All that a seat may know of a position, built up from nothing. Views and observations are made from it alone."""

    def __init__(self, state: DuelState, seat: i64) -> None:
        self.seat: i64 = seat
        self.deck: Deck = state.deck
        self.tilsit: bool = state.tilsit
        self.phase: i64 = state.phase
        self.turn: i64 = state.turn
        self.due: i64 = state.due
        self.duel: i64 = state.duel
        self.began: i64 = state.began
        self.loser: i64 = state.loser
        self.row: tuple[int, ...] = tuple(state.row)
        self.gap: i64 = state.gap
        self.reflected: i64 = state.reflected
        self.magic: bool = state.magic
        self.rage: bool = state.rage
        self.open: bool = state.open
        self.enchanted: i64 = state.enchanted
        self.looked: i64 = state.looked
        self.audience: i64 = state.audience
        self.displayed: i64 = state.displayed if seat != PUBLIC or state.audience == PUBLIC else i64(0)  # DU-X6
        self.gandalf: SideSight = SideSight(state.gandalf, GANDALF, seat)
        self.balrog: SideSight = SideSight(state.balrog, BALROG, seat)
        self.outcome: Outcome | None = state.outcome()


def view_of(state: DuelState, seat: int) -> View:
    sight = Sight(state, seat)
    fields = (
        sight.seat,
        sight.deck,
        sight.tilsit,
        sight.phase,
        sight.turn,
        sight.due,
        sight.duel,
        sight.began,
        sight.loser,
        sight.row,
        sight.gap,
        sight.reflected,
        sight.magic,
        sight.rage,
        sight.open,
        sight.enchanted,
        sight.looked,
        sight.audience,
        sight.displayed,
        side_view(sight.gandalf, sight.duel == FINAL),
        side_view(sight.balrog, sight.duel == FINAL),
        sight.outcome,
    )
    return made(View, fields)


def side_view(side: SideSight, final: bool) -> SideView:
    fields = (
        side.energy,
        side.step,
        side.plays,
        side.in_deck,
        side.in_hand,
        side.set_aside,
        side.left_game,
        side.spent,
        side.seen,
        side.shown,
        recall(side.remembered, side.spent, side.seen, final and side.in_hand == count(side.seen))
        if side.remembered
        else None,
        recall(side.recorded, side.spent, side.shown, final and side.in_hand == count(side.shown)),
        made(Zones, (side.hand, side.aside, side.gone)) if side.owns else None,
    )
    return made(SideView, fields)


def recall(memory: Memory, spent: i64, seen: i64, all_seen: bool) -> Recall:
    """A memory in the light of the cards that have turned up in the final since, perhaps the whole hand."""
    remembered = memory.kept
    for packed in memory.past:
        remembered |= parting_seen(packed)
    played, known, whole, last = memory.told
    if played != spent & remembered or known != seen & remembered or whole != all_seen:
        last = told(memory, spent, seen, all_seen)
        memory.told = (spent & remembered, seen & remembered, all_seen, last)
    return cast(Recall, last)


def told(memory: Memory, spent: i64, seen: i64, all_seen: bool) -> Recall:
    """Once all that a duel kept has turned up, or the whole hand, what else was seen of it is gone (DU-F13)."""
    left: i64 = memory.gone
    past: list[Parting] = []
    for packed in memory.past:
        hidden, kept, gone = left_hidden(packed, spent | seen), left_kept(packed, spent | seen), parting_gone(packed)
        if all_seen or kept == 0:
            left |= hidden
            gone -= count(hidden)
            hidden = 0
        past.append(made(Parting, (hidden, kept, gone)))
    return made(Recall, (memory.kept & ~spent, left, tuple(past)))


def opened(views: tuple[View, View]) -> View:
    """Both players' views as one, for looking at a finished match with all cards open."""
    gandalf, balrog = views
    return gandalf._replace(balrog=gandalf.balrog._replace(own=balrog.balrog.own))


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
