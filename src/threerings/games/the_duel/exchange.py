"""How a card is played: laid, scored against the one before it, its text read."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from threerings.core.game import PUBLIC
from threerings.core.zones import bit
from threerings.games.the_duel import effects, events
from threerings.games.the_duel.components import (
    BALROG,
    BALROG_PLAIN,
    GANDALF,
    MIRROR,
    NONE,
    SPECIALS,
    TRICK,
    WHIP,
    negative,
)
from threerings.games.the_duel.state import FILLING, LAYING, ORDERING, REFUSING, TAKING, BareState, Side

HITS: Final = bytes((0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4))
"""How many rows a set of rows has."""


class Exchanges(BareState):
    """The part of the rules that leads from one card to the next. What comes before and after a duel is the match's."""

    @abstractmethod
    def end_duel(self) -> None:
        """No card is laid any more: the duel is decided, and what follows from it."""

    # A card is played.

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.turn = seat

    def next_play(self) -> None:
        """The sides lay in turn (DU-X1); before the Balrog does, Gandalf may order the enchanted card (DU-Z1)."""
        size: i64 = len(self.row)
        seat: i64 = self.began ^ (size & 1)
        if seat == BALROG and self.enchanted != NONE and self.balrog.hand != bit(self.enchanted):  # the last one: DU-Z3
            self.ask(ORDERING, GANDALF)
        else:
            self.ask(LAYING, seat)

    def order(self, now: bool) -> None:
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
            if self.magic and self.balrog.hand:  # also a card played on order, and the Whip itself: DU-M1, DU-F4
                self.ask(REFUSING, GANDALF)
                return
        self.stands()

    def leave_hand(self, side: Side, card: i64) -> None:  # DU-E6
        side.hand ^= bit(card)
        side.seen &= ~bit(card)
        side.shown &= ~bit(card)
        side.spent |= bit(card)
        side.plays += 1

    def refuse(self) -> None:
        """Magic: the card just laid is set aside, and the Balrog lays another, without a new order (DU-M1, DU-F4)."""
        card = self.row.pop()
        self.note(events.REFUSED, card)
        self.balrog.spent ^= bit(card)
        self.balrog.plays -= 1
        self.balrog.lay_aside_openly(bit(card))
        self.magic = False
        self.ask(LAYING, BALROG)

    def let_pass(self) -> None:
        """Letting a card pass does not use Magic up; it lapses with the Balrog's last play (DU-M2)."""
        self.note(events.ALLOWED, self.row[len(self.row) - 1])
        if self.balrog.plays == self.cards_to_play():
            self.magic = False
        self.stands()

    def stands(self) -> None:
        """The card laid stays: it is scored, but the Whip first fetches one to be scored in its place (DU-W1)."""
        if self.row[len(self.row) - 1] == WHIP and self.plain_in_row():  # without one it is scored itself: DU-W2
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
        """The Whip fills the gap of the card that goes to the end (DU-W1). The other side's twin stays where it is."""
        place: i64 = 0 if self.began == BALROG else 1
        while self.row[place] != card:
            place += 2
        self.row[place] = WHIP
        self.row[len(self.row) - 1] = card
        self.note(events.WHIPPED, card)
        self.score()

    # An exchange.

    def score(self) -> None:
        """Compare the last card with the one before it, row by row (DU-X2)."""
        size: i64 = len(self.row)
        if size < 2:  # a Mirror too: DU-R3
            self.read_text()
            return
        attack = self.attack(self.row[size - 2])
        if self.row[size - 1] == MIRROR:
            self.reflected = attack  # from now on, whatever becomes of the card: DU-R1, DU-F3
            self.note(events.REFLECTED, HITS[attack])
        else:
            self.strike(attack, self.deck.defence[self.row[size - 1]], self.began ^ ((size - 1) & 1))
        self.look()

    def attack(self, card: i64) -> i64:
        """The card that has defended attacks next (DU-X4), the Mirror with what it reflects (DU-R1)."""
        return self.reflected if card == MIRROR else self.deck.attack[card]

    def strike(self, attack: i64, defence: i64, defender: i64) -> None:
        """A symbol without a counterpart costs the other side 1 (DU-X3); both markers move together (DU-X8)."""
        hit: i64 = HITS[attack & ~defence]
        hit_back: i64 = HITS[defence & ~attack]
        self.side(defender).energy -= hit
        self.side(1 - defender).energy -= hit_back
        self.note(events.STRUCK, hit if defender == GANDALF else hit_back, hit_back if defender == GANDALF else hit)

    def look(self) -> None:
        """The higher player sees the other hand (DU-X6, DU-F2); once a duel tells all, and List does (DU-L3)."""
        ahead = self.gandalf.energy - self.balrog.energy
        seat: i64 = GANDALF if ahead > 0 else BALROG
        if effects.abs_difference(self) >= effects.LOOK_DISTANCE and not self.knows_hand(seat):
            self.looked |= bit(seat)
            if effects.show(self, seat) == effects.ASKED:
                return
        self.end_exchange()

    def knows_hand(self, seat: i64) -> bool:
        """Whether everybody knows that a seat knows the other hand."""
        return self.looked & bit(seat) != 0 or (seat == GANDALF and self.open)

    def show(self, cards: i64) -> None:  # DU-I3
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
            self.text_read() if to_all else self.end_exchange()

    def end_exchange(self) -> None:
        """After an exchange, and the look it gave. Ending the duel it takes text and filler (DU-X7, DU-P3, DU-F6)."""
        if self.struck_out():
            self.end_duel()
        elif self.gap != NONE:
            self.ask(FILLING, GANDALF)
        else:
            self.read_text()

    def struck_out(self) -> bool:
        """A negative marker ends the duel (DU-E1), unless both share the space and a card is left to play (DU-E2)."""
        if not negative(self.gandalf.energy) and not negative(self.balrog.energy):
            return False
        return self.gandalf.energy != self.balrog.energy or self.all_played()

    def all_played(self) -> bool:  # DU-E1
        plays = self.cards_to_play()
        return self.gandalf.plays == plays and self.balrog.plays == plays

    # The text of a special.

    def read_text(self) -> None:
        """The text comes after the exchange (DU-X7), also the last card's (DU-F1); a card that was moved has none."""
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
        """Whose hand nature draws from: the Trick's victim or the Enchantment's (DU-T1, DU-Z1, DU-L2)."""
        return self.gandalf if self.row[len(self.row) - 1] == TRICK else self.balrog

    def take_drawn(self, card: i64) -> None:
        if self.drawn_side() is self.gandalf:
            self.note(events.TRICKED)
            self.gandalf.lay_aside(bit(card))
        else:
            self.note(events.ENCHANTED, card)
            self.enchanted = card
            self.balrog.seen |= bit(card)
            self.balrog.shown |= bit(card)
        self.text_read()

    def fill(self, card: i64) -> None:
        """Gandalf's play, unscored and without text (DU-D1); nor is the moved card's read again (DU-D2)."""
        self.note(events.FILLED, card)
        self.leave_hand(self.gandalf, card)
        self.row[self.gap] = card
        self.gap = NONE
        self.text_read()
