"""The cards of a combat: chosen, turned up, applied spell by spell, Dark's first; and the strengths in the end."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from threerings.core.game import NATURE, PUBLIC
from threerings.core.zones import bit
from threerings.games.confrontation import events
from threerings.games.confrontation.actions import STAY, WITHDRAW
from threerings.games.confrontation.components import (
    ARMY,
    CLOAK,
    DARK,
    DARK_CARDS,
    EYE,
    GANDALF,
    GONDOR,
    LIGHT,
    LIGHT_CARDS,
    MAGIC,
    NONE,
    OUT,
    RETREAT,
    SACRIFICE,
    SAM,
    SHELOB,
    SIDEWAYS,
    STRENGTH,
    TOWARDS_SHIRE,
    TROLL,
    WARG,
    number_of,
)
from threerings.games.confrontation.moves import shelters
from threerings.games.confrontation.state import (
    CHOOSING,
    OVER,
    RECOVERING,
    RETREATING,
    TURNING,
    WENT,
    Army,
    BareState,
    event,
)

SAM_WITH_FRODO: Final = 5


def dark_shows_first(light: i64, dark: i64) -> bool:
    """Before Gandalf Dark chooses its card first and openly (CO-L5), unless the Warg silences him (CO-D8)."""
    return light == GANDALF and dark != WARG


def worth(piece: i64, with_frodo: bool) -> i64:
    """The strength of a piece: Sam's is another with Frodo shown beside him (CO-L2)."""
    if piece == SAM and with_frodo:
        return SAM_WITH_FRODO
    return STRENGTH[piece]


def cloaked(light: i64, dark: i64) -> bool:
    """Whether Light's card is the Cloak and Dark's counts as a number, which is then 0 (CO-C3, CO-R39)."""
    return light == CLOAK and number_of(dark) > 0


class Cards(BareState):
    """What a combat's cards do, and what every part of the rules needs: to ask, to eliminate, to end the game."""

    @abstractmethod
    def end_combat(self) -> None:
        """The two that met have settled it."""

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.turn = seat

    def won(self, seat: i64, reason: i64) -> None:
        self.note(events.WON, seat, reason)
        self.winner = seat
        self.reason = reason
        self.ask(OVER, PUBLIC)

    def go(self, army: Army, piece: i64, region: i64) -> None:
        """A piece in the open goes somewhere, or out."""
        army.put(piece, region)
        army.saw(event(WENT, piece, region))

    def eliminate(self, piece: i64) -> None:
        self.note(events.ELIMINATED, piece)
        self.go(self.light if piece < ARMY else self.dark, piece, OUT)  # CO-K7

    # Cards.

    def choose_cards(self) -> None:
        """Before Gandalf, Dark chooses first and openly; else both choose before either card is turned (CO-K4)."""
        if self.forbidden:  # CO-D6, CO-R15
            self.compare()
        else:
            self.ask(CHOOSING, DARK if self.open_order() else LIGHT)

    def open_order(self) -> bool:
        return dark_shows_first(self.light_piece, self.dark_piece)

    def choose_card(self, card: i64) -> None:
        army = self.army(self.turn)
        army.card = card
        if self.open_order():
            self.note(events.PLAYED, self.turn, card)
            self.spend(army)
            if self.turn == DARK:
                self.dark_magic()
            else:
                self.dark_spell()
        elif self.turn == LIGHT:
            self.ask(CHOOSING, DARK)
        else:
            self.ask(TURNING, NATURE)

    def spend(self, army: Army) -> None:
        """A card played lies open, whatever it is good for (CO-K4, CO-R17, CO-R37)."""
        army.hand &= ~bit(army.card)
        army.effect = army.card

    def turn_cards(self) -> None:
        """Light's card is turned first, then Dark's; both count as shown together."""
        if self.light.hand & bit(self.light.card):
            self.spend(self.light)
            return
        self.spend(self.dark)
        self.note(events.TURNED, self.light.card, self.dark.card)
        self.dark_magic()

    def recoverable(self, army: Army) -> i64:
        """What Magic may take: any other card played since the hand was full (CO-C1, CO-R6)."""
        every = LIGHT_CARDS if army.first == 0 else DARK_CARDS
        return every & ~army.hand & ~bit(MAGIC)

    # Spells, Dark's first.

    def dark_magic(self) -> None:
        """The Troll's card is void (CO-D9, CO-R16). Dark's Magic is replaced before anything else happens (CO-R3)."""
        if self.dark_piece == TROLL:
            self.note(events.VOID)
            self.dark.effect = NONE
        if self.dark.effect == MAGIC:
            if self.recoverable(self.dark):
                self.ask(RECOVERING, DARK)
                return
            self.note(events.USELESS, DARK, MAGIC)  # CO-R6
        if self.open_order() and self.light.card == NONE:
            self.ask(CHOOSING, LIGHT)
        else:
            self.dark_spell()

    def take_back(self, card: i64) -> None:
        """Magic becomes the card it takes back. Left as it is, it counts nothing (CO-C1, CO-R38)."""
        self.army(self.turn).effect = i64(NONE) if card == MAGIC else card
        self.note(events.LEFT if card == MAGIC else events.RECOVERED, self.turn, card)
        if self.turn == LIGHT:
            self.light_spell()
        elif self.open_order() and self.light.card == NONE:
            self.ask(CHOOSING, LIGHT)
        else:
            self.dark_spell()

    def dark_spell(self) -> None:
        """The Eye cancels a spell (CO-C5); of two Magics both are replaced, and then only what came back (CO-R3)."""
        two_magics = self.light.effect == MAGIC and self.dark.card == MAGIC
        if self.dark.effect == EYE and self.light.effect >= MAGIC and not two_magics:
            self.note(events.CANCELLED, self.light.effect)
            self.light.effect = NONE
        if self.dark.effect == RETREAT:
            if self.retreats(DARK):
                self.ask(RETREATING, DARK)
                return
            self.note(events.USELESS, DARK, RETREAT)  # CO-R5
        self.light_magic()

    def light_magic(self) -> None:
        """Light's Magic, which has seen what Dark's card became (CO-R17)."""
        if self.light.effect == MAGIC:
            if self.recoverable(self.light):
                self.ask(RECOVERING, LIGHT)
                return
            self.note(events.USELESS, LIGHT, MAGIC)
        self.light_spell()

    def light_spell(self) -> None:
        effect = self.light.effect
        if self.dark.effect == EYE and effect >= MAGIC:
            self.note(events.CANCELLED, effect)
            effect = NONE
        if effect == RETREAT:
            if self.retreats(LIGHT):
                self.ask(RETREATING, LIGHT)
                return
            self.note(events.USELESS, LIGHT, RETREAT)  # CO-R5
        if effect == SACRIFICE and self.spared():
            self.note(events.USELESS, LIGHT, SACRIFICE)
            self.end_combat()
        elif self.dark_has_left():
            self.end_combat()
        elif effect == SACRIFICE:
            self.sacrifice()
        else:
            self.compare()

    def dark_has_left(self) -> bool:
        return self.dark.place(self.dark_piece) != self.field

    def spared(self) -> bool:
        """Whether Sacrifice finds nobody (CO-C6). With the shield a Retreat that was played spares both (CO-R1)."""
        return self.dark_has_left() or (self.shield and self.dark.effect == RETREAT)

    def sacrifice(self) -> None:  # CO-C2
        self.note(events.SACRIFICED, self.light_piece, self.dark_piece)
        self.eliminate(self.light_piece)
        self.eliminate(self.dark_piece)
        self.end_combat()

    def retreats(self, seat: i64) -> i64:
        """Where a Retreat card leads: Light's backward (CO-C4), Dark's sideways (CO-C6, CO-R2, CO-R30, CO-R31)."""
        ways = TOWARDS_SHIRE[self.field] if seat == LIGHT else SIDEWAYS[self.field]
        return shelters(self.army(seat), self.army(1 - seat), ways)

    def go_back(self, action: i64) -> None:
        seat = self.turn
        if action != STAY:
            piece = self.light_piece if seat == LIGHT else self.dark_piece
            self.note(events.RETREATED, seat, piece, action - WITHDRAW)
            self.go(self.army(seat), piece, action - WITHDRAW)
        else:
            self.note(events.STAYED, seat)
        if seat == DARK:
            self.light_magic()
        elif action != STAY or self.dark_has_left():
            self.end_combat()
        else:
            self.compare()

    # Strengths.

    def compare(self) -> None:
        """The lower sum is out, a tie takes both (CO-K3)."""
        light, dark = self.light_strength(), self.dark_strength()
        self.note(events.BEATEN, NONE if light == dark else LIGHT if light < dark else DARK)
        if light <= dark:
            self.eliminate(self.light_piece)
        if dark <= light:
            self.eliminate(self.dark_piece)
        if light < dark and self.dark_piece == SHELOB:
            self.shelob_returns()
        self.end_combat()

    def light_strength(self) -> i64:
        strength = worth(self.light_piece, self.with_frodo)
        added = number_of(self.light.effect)  # CO-C7
        self.note(events.SUMMED, self.light_piece, strength, added)
        return strength + added

    def dark_strength(self) -> i64:
        strength: i64 = STRENGTH[self.dark_piece]
        added = number_of(self.dark.effect)
        if cloaked(self.light.effect, self.dark.effect):
            self.note(events.CLOAKED)
            added = 0
        self.note(events.SUMMED, self.dark_piece, strength, added)
        return strength + added

    def shelob_returns(self) -> None:
        """To Gondor, or out where it is crowded (CO-D2); a victory in Gondor leaves her there (CO-R8)."""
        if self.field == GONDOR:
            return
        crowded = self.dark.count(GONDOR) >= 2 or self.light.count(GONDOR) > 0
        self.note(events.SHELOB, 0 if crowded else 1)
        self.go(self.dark, SHELOB, OUT if crowded else GONDOR)
