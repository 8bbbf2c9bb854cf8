"""How a match runs: deals, exchanges, the ends of duels and of the game."""

from typing import Final

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Outcome
from threerings.core.zones import bit, count, members
from threerings.games.the_duel import effects, events
from threerings.games.the_duel.actions import BEGIN, DEAL, DRAW, KEEP, LAY, ORDER, REFUSE, SHOW, TAKE
from threerings.games.the_duel.components import (
    BALROG,
    BALROG_PLAIN,
    FINAL,
    GANDALF,
    HAND,
    MIRROR,
    NONE,
    SPARED,
    SPECIALS,
    TOP,
    TRICK,
    WHIP,
)
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
    REASONS,
    REFUSING,
    SHOWING,
    TAKING,
    TOP_REACHED,
    Memory,
    Side,
    Table,
    parting,
    parting_kept,
)

BOTH: Final = 3
"""The set of two answers: the first and the second action of a question."""
VERBS: Final = bytes((DEAL, BEGIN, ORDER, LAY, REFUSE, TAKE, SHOW, DRAW, LAY, KEEP, 0))
"""The first action of each phase."""
HITS: Final = bytes((0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4))
"""How many rows a set of rows has."""


class DuelState(Table):
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
            if self.turn == BALROG and self.enchanted != NONE and hand != bit(self.enchanted):
                hand ^= bit(self.enchanted)
            return hand
        if phase == DEALING:
            return self.dealt_side().deck
        if phase == SHOWING:
            return self.shown_side().hand & ~self.displayed
        if phase == KEEPING:
            return self.side(self.turn).hand
        if phase == DRAWING:
            return self.drawn_side().hand
        if phase == FILLING:
            return self.gandalf.hand
        if phase == TAKING:
            return self.plain_in_row()
        return 0 if phase == OVER else BOTH

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome(self.winner, REASONS[self.reason], (self.gandalf.step, self.balrog.step))

    def result(self, seat: int) -> int:
        return 0 if self.winner == NONE else 1 if self.winner == seat else -1

    def copy(self) -> "DuelState":
        state = DuelState(self.deck, self.tilsit)
        self.copy_to(state)
        return state

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
            self.drawn(choice)
        elif phase == REFUSING:
            self.refused() if choice == 0 else self.allowed()
        elif phase == ORDERING:
            self.ordered(choice == 0)
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

    def deal(self, card: i64) -> None:
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
        """Gandalf begins the first duel; before the others somebody decides."""
        if self.duel == 1:
            self.note(events.BEGINS, self.began, NONE)
            self.next_play()
        else:
            self.ask(BEGINNING, self.chooser())

    def chooser(self) -> i64:
        """Who decides who begins: the loser of the duel before; in the final the lower figure, unless level."""
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
        """Put the marker on its start; in the final take up the cards set aside."""
        side.plays = 0
        side.energy = self.deck.preliminary
        if self.duel == FINAL:
            side.energy = self.deck.final
            side.hand = side.aside
            side.aside = 0
            side.seen = side.remembered.kept
            side.shown = side.recorded.kept

    # A card is played.

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.turn = seat

    def next_play(self) -> None:
        size: i64 = len(self.row)
        seat: i64 = self.began ^ (size & 1)
        if seat == BALROG and self.enchanted != NONE and self.balrog.hand != bit(self.enchanted):
            self.ask(ORDERING, GANDALF)
        else:
            self.ask(LAYING, seat)

    def ordered(self, now: bool) -> None:
        self.note(events.ORDERED if now else events.WAITED, self.enchanted)
        self.turn = BALROG
        if now:
            self.lay(self.enchanted)
        else:
            self.phase = LAYING

    def lay(self, card: i64) -> None:
        self.leave_hand(self.side(self.turn), card)
        self.row.append(card)
        self.note(events.LAID, self.turn, card)
        if self.turn == BALROG:
            if card == self.enchanted:
                self.enchanted = NONE
            if self.magic and self.balrog.hand:
                self.ask(REFUSING, GANDALF)
                return
        self.stands()

    def leave_hand(self, side: Side, card: i64) -> None:
        side.hand ^= bit(card)
        side.seen &= ~bit(card)
        side.shown &= ~bit(card)
        side.spent |= bit(card)
        side.plays += 1

    def refused(self) -> None:
        """Magic: the card just laid is set aside, and the Balrog lays another."""
        card = self.row.pop()
        self.note(events.REFUSED, card)
        self.balrog.spent ^= bit(card)
        self.balrog.plays -= 1
        self.balrog.set_aside_openly(bit(card))
        self.magic = False
        self.ask(LAYING, BALROG)

    def allowed(self) -> None:
        self.note(events.ALLOWED, self.row[len(self.row) - 1])
        if self.balrog.plays == self.cards_to_play():
            self.magic = False
        self.stands()

    def stands(self) -> None:
        """The card laid stays: it is scored, but the Whip first fetches one to be scored in its place."""
        if self.row[len(self.row) - 1] == WHIP and self.plain_in_row():
            self.ask(TAKING, BALROG)
        else:
            self.score()

    def plain_in_row(self) -> i64:
        """The Balrog's plain cards in the row."""
        found: i64 = 0
        place: i64 = 0 if self.began == BALROG else 1
        size: i64 = len(self.row)
        while place < size:
            found |= bit(self.row[place])
            place += 2
        return found & BALROG_PLAIN

    def take(self, card: i64) -> None:
        """The Whip fills the gap of the card that goes to the end. The other side's twin of it stays where it is."""
        place: i64 = 0 if self.began == BALROG else 1
        while self.row[place] != card:
            place += 2
        self.row[place] = WHIP
        self.row[len(self.row) - 1] = card
        self.note(events.WHIPPED, card)
        self.score()

    # An exchange.

    def score(self) -> None:
        """Compare the last card with the one before it, row by row."""
        size: i64 = len(self.row)
        if size < 2:
            self.read_text()
            return
        attack = self.attack(self.row[size - 2])
        if self.row[size - 1] == MIRROR:
            self.reflected = attack
            self.note(events.REFLECTED, HITS[attack])
        else:
            self.strike(attack, self.deck.defence[self.row[size - 1]], self.began ^ ((size - 1) & 1))
        self.look()

    def attack(self, card: i64) -> i64:
        return self.reflected if card == MIRROR else self.deck.attack[card]

    def strike(self, attack: i64, defence: i64, defender: i64) -> None:
        hit: i64 = HITS[attack & ~defence]
        hit_back: i64 = HITS[defence & ~attack]
        self.side(defender).energy -= hit
        self.side(1 - defender).energy -= hit_back
        self.note(events.STRUCK, hit if defender == GANDALF else hit_back, hit_back if defender == GANDALF else hit)

    def look(self) -> None:
        """With three free spaces between the markers the higher player sees the other hand; once a duel tells all."""
        ahead = self.gandalf.energy - self.balrog.energy
        seat: i64 = GANDALF if ahead > 0 else BALROG
        if effects.abs_difference(self) >= effects.LOOK_DISTANCE and not self.knows_hand(seat):
            self.looked |= bit(seat)
            if effects.show(self, seat) == effects.ASKED:
                return
        self.scored()

    def knows_hand(self, seat: i64) -> bool:
        """Whether everybody knows that a seat knows the other hand."""
        return self.looked & bit(seat) != 0 or (seat == GANDALF and self.open)

    def show(self, cards: i64) -> None:
        self.displayed |= cards
        side = self.shown_side()
        side.seen |= cards
        if self.audience == PUBLIC:
            side.shown |= cards
        if self.displayed == side.hand:
            to_all = self.audience == PUBLIC
            self.note(events.LOOKED, self.audience)
            self.audience = PUBLIC
            self.displayed = 0
            self.text_read() if to_all else self.scored()

    def scored(self) -> None:
        """After an exchange, and the look it gave."""
        if self.struck_out():
            self.end_duel()
        elif self.gap != NONE:
            self.ask(FILLING, GANDALF)
        else:
            self.read_text()

    def struck_out(self) -> bool:
        """A marker in the negative area ends the duel, unless both share the space and a card is left to play."""
        if self.gandalf.energy > 0 and self.balrog.energy > 0:
            return False
        return self.gandalf.energy != self.balrog.energy or self.all_played()

    def all_played(self) -> bool:
        plays = self.cards_to_play()
        return self.gandalf.plays == plays and self.balrog.plays == plays

    # The text of a special.

    def read_text(self) -> None:
        size: i64 = len(self.row)
        card = self.row[size - 1]
        if SPECIALS & bit(card):
            by_balrog = (self.began ^ ((size - 1) & 1)) == BALROG
            if not (by_balrog and effects.silenced(self, card)):
                then = effects.read(self, card)
                if then == effects.MOVED:
                    self.score()
                if then != effects.DONE:
                    return
        self.text_read()

    def text_read(self) -> None:
        if self.struck_out() or self.all_played():
            self.end_duel()
        else:
            self.next_play()

    def drawn_side(self) -> Side:
        """Whose hand nature draws from: the Trick's victim or the Enchantment's."""
        return self.gandalf if self.row[len(self.row) - 1] == TRICK else self.balrog

    def drawn(self, card: i64) -> None:
        if self.drawn_side() is self.gandalf:
            self.note(events.TRICKED)
            self.gandalf.set_aside(bit(card))
        else:
            self.note(events.ENCHANTED, card)
            self.enchanted = card
            self.balrog.seen |= bit(card)
            self.balrog.shown |= bit(card)
        self.text_read()

    def fill(self, card: i64) -> None:
        self.note(events.FILLED, card)
        self.leave_hand(self.gandalf, card)
        self.row[self.gap] = card
        self.gap = NONE
        self.text_read()

    # The end of a duel.

    def end_duel(self) -> None:
        ahead = self.gandalf.energy - self.balrog.energy
        self.loser = self.began if ahead == 0 else BALROG if ahead > 0 else GANDALF
        winner = self.side(1 - self.loser)
        self.note(events.DUEL_WON, 1 - self.loser, winner.energy, self.side(self.loser).energy)
        winner.step = min(winner.step + self.steps(), TOP)
        self.magic = False
        self.rage = False
        if self.duel == FINAL:
            self.end_game()
        elif winner.step == TOP:
            self.won(1 - self.loser, TOP_REACHED)
        else:
            self.ask_to_keep(GANDALF)

    def steps(self) -> i64:
        distance = effects.abs_difference(self)
        return 1 if distance < 4 else 2 if distance < 6 else 3

    def ask_to_keep(self, seat: i64) -> None:
        """Ask which cards to set aside for the final; where just enough are left there is no choice."""
        side = self.side(seat)
        self.due = SPARED - self.set_aside_now(side)
        self.ask(KEEPING, seat)
        if count(side.hand) <= self.due:
            self.note(events.REST_KEPT, seat, count(side.hand))
            side.aside |= side.hand
            side.hand = 0
            self.due = 0
            self.kept(side)

    def keep(self, cards: i64) -> None:
        side = self.side(self.turn)
        openly = cards & self.lying_open(side)
        if openly:
            side.set_aside_openly(openly)
        side.hand &= ~cards
        side.aside |= cards
        if self.enchanted != NONE and openly & bit(self.enchanted):
            self.enchanted = NONE
        self.due -= count(cards)
        self.note(events.KEPT, self.turn, self.due)
        if self.due == 0:
            self.kept(side)

    def lying_open(self, side: Side) -> i64:
        """The cards of a hand that lie face up on the table: everybody sees where they go."""
        if side is self.gandalf:
            return 0
        if self.open:
            return side.hand
        return 0 if self.enchanted == NONE else bit(self.enchanted)

    def kept(self, side: Side) -> None:
        """The rest of the hand leaves the game; everybody remembers what they saw of it."""
        openly = side.hand & self.lying_open(side)
        if self.enchanted != NONE and openly & bit(self.enchanted):
            self.note(events.DROPPED, self.enchanted)
        side.remembered = parted(side, side.remembered, side.seen, openly)
        side.recorded = parted(side, side.recorded, side.shown, openly)
        side.gone |= side.hand
        side.hand = 0
        side.seen = 0
        side.shown = 0
        if side is self.gandalf:
            self.ask_to_keep(BALROG)
        else:
            self.next_duel()

    # The end of the game.

    def end_game(self) -> None:
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


def parted(side: Side, memory: Memory, seen: i64, openly: i64) -> Memory:
    """An observer's memory once a side has set its three cards aside and lays down the rest, some of it openly."""
    hidden = count(side.aside) - count(memory.kept)
    for packed in memory.past:
        hidden -= parting_kept(packed)
    gone = memory.gone | openly
    unseen = side.hand & ~openly
    if unseen:
        return Memory(memory.kept, gone, (*memory.past, parting(seen & ~openly, hidden, count(unseen))))
    kept = seen & side.aside
    return Memory(memory.kept | kept, gone, (*memory.past, parting(0, hidden - count(kept), 0)))
