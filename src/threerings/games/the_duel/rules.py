"""How a match runs: what may be chosen, deals, the ends of duels and of the game."""

from typing import Final

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC
from threerings.core.zones import bit, count, members
from threerings.games.the_duel import effects, events
from threerings.games.the_duel.actions import BEGIN, DEAL, DRAW, KEEP, LAY, ORDER, REFUSE, SHOW, TAKE
from threerings.games.the_duel.components import BALROG, FINAL, GANDALF, HAND, NONE, SPARED, TOP, steps_climbed
from threerings.games.the_duel.exchange import Exchanges
from threerings.games.the_duel.state import (
    BEGINNING,
    DEALING,
    DRAWING,
    FILLING,
    FINAL_WON,
    HIGHER,
    KEEPING,
    LAYING,
    ORDERING,
    OVER,
    REFUSING,
    SHOWING,
    TAKING,
    TOP_REACHED,
    Memory,
    Side,
    parting,
    parting_kept,
)

BOTH: Final = 3
"""The set of two answers: the first and the second action of a question."""
VERBS: Final = bytes((DEAL, BEGIN, ORDER, LAY, REFUSE, TAKE, SHOW, DRAW, LAY, KEEP, 0))
"""The first action of each phase."""


class DuelState(Exchanges):
    """A position that knows the rules."""

    def actor(self) -> int:
        return self.turn

    def legal(self) -> list[int]:
        return members(self.choices(), VERBS[self.phase])

    def draw(self, rng: Rng) -> int:
        return VERBS[self.phase] + rng.pick(self.choices())

    def choices(self) -> i64:
        """What may be chosen from, as a set of cards or of the two answers."""
        phase = self.phase
        if phase == LAYING:
            hand = self.side(self.turn).hand
            if self.turn == BALROG and self.enchanted != NONE and hand != bit(self.enchanted):  # DU-Z1, DU-Z3
                hand ^= bit(self.enchanted)
            return hand
        if phase == DEALING:
            return self.dealt_side().deck
        if phase == SHOWING:
            return self.shown_side().hand & ~self.displayed
        if phase == KEEPING:
            return self.side(self.turn).hand  # the enchanted card too: DU-E5, DU-Z2
        if phase == DRAWING:
            return self.drawn_side().hand
        if phase == FILLING:
            return self.gandalf.hand  # DU-D1
        if phase == TAKING:
            return self.plain_in_row()  # DU-W1
        return 0 if phase == OVER else BOTH

    def result(self, seat: int) -> int:
        return 0 if self.winner == NONE else 1 if self.winner == seat else -1

    def copy(self) -> "DuelState":
        return DuelState(self)

    def play(self, action: int) -> None:
        self.choose(action - VERBS[self.phase])

    def choose(self, choice: i64) -> None:
        """Carry out one of the choices."""
        phase = self.phase
        if phase == LAYING:
            self.lay(choice)
        elif phase == DEALING:
            self.deal(choice)
        elif phase == SHOWING:
            self.show(bit(choice))
        elif phase == KEEPING:
            self.keep(bit(choice))
        elif phase == DRAWING:
            self.take_drawn(choice)
        elif phase == REFUSING:
            self.refuse() if choice == 0 else self.let_pass()
        elif phase == ORDERING:
            self.order(choice == 0)
        elif phase == BEGINNING:
            self.note(events.BEGINS, choice, self.turn)
            self.began = choice
            self.next_play()
        elif phase == TAKING:
            self.take(choice)
        elif phase == FILLING:
            self.fill(choice)

    def advance(self, rng: Rng) -> None:
        if self.phase == DEALING:
            self.deal_all(rng)
        elif self.phase == SHOWING:
            self.show(self.choices())
        elif self.phase == KEEPING:
            self.keep(rng.subset(self.choices(), self.due))
        else:
            self.choose(rng.pick(self.choices()))

    # Before a duel.

    def deal_all(self, rng: Rng) -> None:
        """Deal all that is due, as card by card."""
        while self.due:
            side = self.dealt_side()
            size = self.due - HAND if self.due > HAND else self.due
            cards = rng.subset(side.deck, size)
            side.deck ^= cards
            side.hand |= cards
            self.due -= size
        self.hands_taken()

    def deal(self, card: i64) -> None:  # DU-S2
        side = self.dealt_side()
        side.deck ^= bit(card)
        side.hand |= bit(card)
        if self.due == 2 * HAND and self.duel == 1:
            self.note(events.DUEL, self.duel, side.energy)
        self.due -= 1
        if self.due == HAND:
            self.note(events.DEALT, GANDALF)
        elif self.due == 0:
            self.note(events.DEALT, BALROG)
            self.hands_taken()

    def hands_taken(self) -> None:
        """Gandalf begins the first duel (DU-S3); before the others somebody decides, having seen the new hand."""
        if self.duel == 1:
            self.note(events.BEGINS, self.began, NONE)
            self.next_play()
        else:
            self.ask(BEGINNING, self.chooser())

    def chooser(self) -> i64:
        """Who decides who begins: the loser of the duel before (DU-S4); in the final the lower figure (DU-S5)."""
        if self.duel != FINAL or self.gandalf.step == self.balrog.step:
            return self.loser
        return GANDALF if self.gandalf.step < self.balrog.step else BALROG

    def next_duel(self) -> None:
        self.duel += 1
        self.row.clear()
        self.gap = NONE
        self.reflected = 0
        self.open = False
        self.enchanted = NONE
        self.looked = 0
        self.prepare(self.gandalf)
        self.prepare(self.balrog)
        self.note(events.DUEL, self.duel, self.balrog.energy)
        if self.duel == FINAL:
            self.hands_taken()
        else:
            self.due = 2 * HAND
            self.ask(DEALING, NATURE)

    def prepare(self, side: Side) -> None:
        """Put the marker on its start (DU-S4); in the final take up the cards set aside (DU-S5)."""
        side.plays = 0
        side.energy = self.deck.preliminary
        if self.duel == FINAL:
            side.energy = self.deck.final
            side.hand = side.aside
            side.aside = 0
            side.seen = side.remembered.kept
            side.shown = side.recorded.kept

    # The end of a duel.

    def end_duel(self) -> None:
        """The higher marker wins; on one space whoever began loses (DU-E3, DU-E4). Magic and Rage lapse (DU-A1)."""
        ahead = self.gandalf.energy - self.balrog.energy
        self.loser = self.began if ahead == 0 else BALROG if ahead > 0 else GANDALF
        winner = self.side(1 - self.loser)
        winner.step = min(winner.step + steps_climbed(effects.abs_difference(self)), TOP)  # DU-C4, DU-E3
        self.magic = False
        self.rage = False
        self.note_climax(events.DUEL_WON, 1 - self.loser, winner.energy, self.side(self.loser).energy)
        if self.duel == FINAL:
            self.end_game()
        elif winner.step == TOP:
            self.won(1 - self.loser, TOP_REACHED)  # DU-G1, and nothing is set aside: DU-F11
        else:
            self.ask_to_keep(GANDALF)  # first: DU-F11

    def ask_to_keep(self, seat: i64) -> None:
        """Ask which cards to set aside for the final; where just enough are left there is no choice (DU-E5, DU-F9)."""
        side = self.side(seat)
        self.due = SPARED - self.set_aside_now(side)  # DU-E7
        self.ask(KEEPING, seat)
        if count(side.hand) <= self.due:
            self.note(events.REST_KEPT, seat, count(side.hand))
            side.aside |= side.hand
            side.hand = 0
            self.due = 0
            self.lay_down_rest(side)

    def keep(self, cards: i64) -> None:
        side = self.side(self.turn)
        openly = cards & self.lying_open(side)
        if openly:
            side.lay_aside_openly(openly)
        side.hand &= ~cards
        side.aside |= cards
        if self.enchanted != NONE and openly & bit(self.enchanted):
            self.enchanted = NONE
        self.due -= count(cards)
        self.note(events.KEPT, self.turn, self.due)
        if self.due == 0:
            self.lay_down_rest(side)

    def lying_open(self, side: Side) -> i64:
        """The cards of a hand that lie face up on the table: everybody sees where they go (DU-L1, DU-F9)."""
        if side is self.gandalf:
            return 0
        if self.open:
            return side.hand
        return 0 if self.enchanted == NONE else bit(self.enchanted)

    def lay_down_rest(self, side: Side) -> None:
        """The rest of the hand leaves the game (DU-E5); everybody remembers what they saw of it (DU-I3)."""
        openly = side.hand & self.lying_open(side)
        if self.enchanted != NONE and openly & bit(self.enchanted):
            self.note(events.DROPPED, self.enchanted)
        side.remembered = memory_after(side, side.remembered, side.seen, openly)
        side.recorded = memory_after(side, side.recorded, side.shown, openly)
        side.gone |= side.hand
        side.hand = 0
        side.seen = 0
        side.shown = 0
        if side is self.gandalf:
            self.ask_to_keep(BALROG)
        else:
            self.next_duel()

    # The end of the game.

    def end_game(self) -> None:  # DU-G2
        ahead = self.gandalf.step - self.balrog.step
        if ahead == 0:
            self.won(1 - self.loser, FINAL_WON)
        else:
            self.won(GANDALF if ahead > 0 else BALROG, HIGHER)

    def won(self, seat: i64, reason: i64) -> None:
        self.note(events.WON, seat, reason)
        self.winner = seat
        self.reason = reason
        self.enchanted = NONE
        self.ask(OVER, PUBLIC)


def memory_after(side: Side, memory: Memory, seen: i64, openly: i64) -> Memory:
    """An observer's memory once a side has set three cards aside and lays down the rest, some of it openly (DU-F13)."""
    hidden = count(side.aside) - count(memory.kept)
    for packed in memory.partings:
        hidden -= parting_kept(packed)
    gone = memory.gone | openly
    unseen = side.hand & ~openly
    if unseen:
        return Memory(memory.kept, gone, (*memory.partings, parting(seen & ~openly, hidden, count(unseen))))
    kept = seen & side.aside
    return Memory(memory.kept | kept, gone, (*memory.partings, parting(0, hidden - count(kept), 0)))
