"""A combat, from the defender met to the survivors hidden again."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from threerings.core.game import NATURE, PUBLIC
from threerings.core.zones import bit, members
from threerings.games.confrontation import events
from threerings.games.confrontation.actions import (
    FLEE,
    REVEAL_FRODO,
    STAND,
    STAY,
    SWAP,
    WITHDRAW,
)
from threerings.games.confrontation.components import (
    ARMY,
    BOROMIR,
    CLOAK,
    DARK,
    DARK_CARDS,
    EYE,
    FRODO,
    GANDALF,
    GIMLI,
    GONDOR,
    LEGOLAS,
    LIGHT,
    LIGHT_CARDS,
    MAGIC,
    MERRY,
    NAZGUL,
    NONE,
    ORCS,
    OUT,
    PIPPIN,
    RETREAT,
    SACRIFICE,
    SAM,
    SARUMAN,
    SHELOB,
    SIDEWAYS,
    STRENGTH,
    TOWARDS_SHIRE,
    TROLL,
    WARG,
    WITCH_KING,
    number_of,
)
from threerings.games.confrontation.moves import shelters
from threerings.games.confrontation.state import (
    ANSWERING,
    CHOOSING,
    FORBIDDING,
    FRODO_LOST,
    MEETING,
    MET,
    OVER,
    POINTING,
    RECOVERING,
    RETREATING,
    TURNING,
    WENT,
    Army,
    Table,
    event,
)

SAM_WITH_FRODO: Final = 5
AT_SEEN: Final = 1
AT_OTHER: Final = 2


class Combat(Table):
    """The part of the rules that settles who survives a meeting. What comes before and after is the turn's."""

    @abstractmethod
    def end_turn(self) -> None:
        """The region is settled: the other side's turn comes."""

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.turn = seat

    def won(self, seat: i64, reason: i64) -> None:
        self.note(events.WON, seat, reason)
        self.winner = seat
        self.reason = reason
        self.ask(OVER, PUBLIC)

    # The defender.

    def next_defender(self) -> None:
        """The attacker points at a defender blindly; only a piece the Palantír has shown stands where it stood."""
        standing = self.peeked != NONE and self.defenders() & bit(self.peeked) != 0
        if standing and self.light.count(self.field) > 1:
            self.ask(POINTING, DARK)
        else:
            self.ask(MEETING, NATURE)

    def defenders(self) -> i64:
        """The pieces the attacker may meet now."""
        found = self.army(1 - self.mover_side).pieces_in(self.field)
        if self.pointing == AT_SEEN:
            return bit(self.peeked)
        return found & ~bit(self.peeked) if self.pointing == AT_OTHER else found

    def pointed(self, at_seen: bool) -> None:
        self.note(events.POINTED, 1 if at_seen else 0)
        self.pointing = AT_SEEN if at_seen else AT_OTHER
        self.ask(MEETING, NATURE)

    def met(self, piece: i64) -> None:
        self.pointing = 0
        self.note(events.MET, self.mover_side, piece, 1 if self.first_combat else 0)
        self.army(1 - self.mover_side).saw(event(MET, piece, self.field))
        if self.mover_side == LIGHT:
            self.dark_piece = piece
        else:
            self.light_piece = piece
        if self.dark_piece != WARG and self.may_answer():
            self.ask(ANSWERING, LIGHT)
        else:
            self.eliminations()

    # Light's answer: flight, or Sam and Frodo.

    def may_answer(self) -> bool:
        """Whether Light is asked, by public facts alone."""
        if self.mover_side == LIGHT:
            return self.light_piece == PIPPIN and self.flights() != 0
        company = self.light.count(self.field) > 1
        return (self.light_piece == FRODO and (company or self.flights() != 0)) or (self.light_piece == SAM and company)

    def flights(self) -> i64:
        """Where Frodo may flee when attacked, or Pippin when attacking."""
        ways = SIDEWAYS[self.field] if self.light_piece == FRODO else TOWARDS_SHIRE[self.field]
        return shelters(self.light, self.dark, ways)

    def answers(self) -> list[int]:
        beside = self.light.pieces_in(self.field)
        if self.light_piece == SAM:
            return [STAND, REVEAL_FRODO] if beside & bit(FRODO) else [STAND]
        found = members(self.flights(), FLEE)
        found.append(STAND)
        if self.light_piece == FRODO and beside & bit(SAM):
            found.append(SWAP)
        return found

    def answered(self, action: i64) -> None:
        if action < STAND:
            self.note(events.FLED, self.light_piece, action - FLEE)
            self.go(self.light, self.light_piece, action - FLEE)
            self.end_combat()
            return
        if action == SWAP:
            self.note(events.SAM)
            self.light_piece = SAM
            self.light.saw(event(MET, SAM, self.field))
        elif action == REVEAL_FRODO:
            self.note(events.FRODO)
            self.light.saw(event(MET, FRODO, self.field))
        self.with_frodo = action != STAND
        self.eliminations()

    def go(self, army: Army, piece: i64, region: i64) -> None:
        """A piece in the open goes somewhere, or out."""
        army.put(piece, region)
        army.saw(event(WENT, piece, region))

    def eliminate(self, piece: i64) -> None:
        self.note(events.ELIMINATED, piece)
        self.go(self.light if piece < ARMY else self.dark, piece, OUT)

    # Immediate eliminations, and Saruman.

    def eliminations(self) -> None:
        light, dark = self.light_piece, self.dark_piece
        if dark != WARG and light == BOROMIR:
            self.note(events.BOROMIR, dark)
            self.eliminate(light)
            self.eliminate(dark)
        elif dark != WARG and self.slays(light, dark):
            self.note(events.SLAIN, light, dark)
            self.eliminate(dark)
        elif dark == ORCS and self.mover_side == DARK and self.first_combat:
            self.note(events.FIRST_STRIKE, light)
            self.eliminate(light)
        elif dark == SARUMAN:
            self.ask(FORBIDDING, DARK)
            return
        else:
            self.choose_cards()
            return
        self.end_combat()

    def slays(self, light: i64, dark: i64) -> bool:
        if light == MERRY:
            return dark == WITCH_KING
        if light == LEGOLAS:
            return dark == NAZGUL
        return light == GIMLI and dark == ORCS

    # Cards.

    def choose_cards(self) -> None:
        """Before Gandalf, Dark chooses first and openly; else both choose before either card is turned."""
        if self.forbidden:
            self.compare()
        else:
            self.ask(CHOOSING, DARK if self.open_order() else LIGHT)

    def open_order(self) -> bool:
        return self.light_piece == GANDALF and self.dark_piece != WARG

    def chosen(self, card: i64) -> None:
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
        army.hand &= ~bit(army.card)
        army.effect = army.card

    def turned(self) -> None:
        """Light's card is turned first, then Dark's; both count as shown together."""
        if self.light.hand & bit(self.light.card):
            self.spend(self.light)
            return
        self.spend(self.dark)
        self.note(events.TURNED, self.light.card, self.dark.card)
        self.dark_magic()

    def recoverable(self, army: Army) -> i64:
        """What Magic may take: any other card played since the hand was full."""
        every = LIGHT_CARDS if army.first == 0 else DARK_CARDS
        return every & ~army.hand & ~bit(MAGIC)

    # Spells, Dark's first.

    def dark_magic(self) -> None:
        """The Troll's card is void. Dark's Magic is replaced before anything else happens."""
        if self.dark_piece == TROLL:
            self.note(events.VOID)
            self.dark.effect = NONE
        if self.dark.effect == MAGIC:
            if self.recoverable(self.dark):
                self.ask(RECOVERING, DARK)
                return
            self.note(events.USELESS, DARK, MAGIC)
        if self.open_order() and self.light.card == NONE:
            self.ask(CHOOSING, LIGHT)
        else:
            self.dark_spell()

    def recovered(self, card: i64) -> None:
        """Magic becomes the card it takes back. Left as it is, it counts nothing."""
        self.army(self.turn).effect = i64(NONE) if card == MAGIC else card
        self.note(events.LEFT if card == MAGIC else events.RECOVERED, self.turn, card)
        if self.turn == LIGHT:
            self.light_spell()
        elif self.open_order() and self.light.card == NONE:
            self.ask(CHOOSING, LIGHT)
        else:
            self.dark_spell()

    def dark_spell(self) -> None:
        """The Eye cancels a spell; but of two Magics both are replaced, and then it cancels only what came back."""
        two_magics = self.light.effect == MAGIC and self.dark.card == MAGIC
        if self.dark.effect == EYE and self.light.effect >= MAGIC and not two_magics:
            self.note(events.CANCELLED, self.light.effect)
            self.light.effect = NONE
        if self.dark.effect == RETREAT:
            if self.retreats(DARK):
                self.ask(RETREATING, DARK)
                return
            self.note(events.USELESS, DARK, RETREAT)
        self.light_magic()

    def light_magic(self) -> None:
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
            self.note(events.USELESS, LIGHT, RETREAT)
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
        """Whether Sacrifice finds nobody. With the shield a Retreat that was played spares both for a new combat."""
        return self.dark_has_left() or (self.shield and self.dark.effect == RETREAT)

    def sacrifice(self) -> None:
        self.note(events.SACRIFICED, self.light_piece, self.dark_piece)
        self.eliminate(self.light_piece)
        self.eliminate(self.dark_piece)
        self.end_combat()

    def retreats(self, seat: i64) -> i64:
        """Where a Retreat card leads: Light's backward, Dark's sideways."""
        ways = TOWARDS_SHIRE[self.field] if seat == LIGHT else SIDEWAYS[self.field]
        return shelters(self.army(seat), self.army(1 - seat), ways)

    def retreated(self, action: i64) -> None:
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
        strength: i64 = STRENGTH[self.light_piece]
        if self.light_piece == SAM and self.with_frodo:
            strength = SAM_WITH_FRODO
        added = number_of(self.light.effect)
        self.note(events.SUMMED, self.light_piece, strength, added)
        return strength + added

    def dark_strength(self) -> i64:
        strength: i64 = STRENGTH[self.dark_piece]
        added = number_of(self.dark.effect)
        if self.light.effect == CLOAK and added:
            self.note(events.CLOAKED)
            added = 0
        self.note(events.SUMMED, self.dark_piece, strength, added)
        return strength + added

    def shelob_returns(self) -> None:
        if self.field == GONDOR:
            return
        crowded = self.dark.count(GONDOR) >= 2 or self.light.count(GONDOR) > 0
        self.note(events.SHELOB, 0 if crowded else 1)
        self.go(self.dark, SHELOB, OUT if crowded else GONDOR)

    # A combat ends.

    def end_combat(self) -> None:
        """Survivors are hidden again. As long as both sides stand in the region, the next combat follows."""
        attacker = self.light_piece if self.mover_side == LIGHT else self.dark_piece
        self.take_cards_back()
        self.first_combat = False
        self.with_frodo = False
        self.forbidden = False
        if self.frodo_fell():
            return
        here = self.army(self.mover_side).place(attacker) == self.field
        if here and self.army(1 - self.mover_side).at & bit(self.field):
            if self.mover_side == LIGHT:
                self.dark_piece = NONE
            else:
                self.light_piece = NONE
            self.next_defender()
        else:
            self.light_piece = NONE
            self.dark_piece = NONE
            self.end_turn()

    def take_cards_back(self) -> None:
        for army in (self.light, self.dark):
            army.card = NONE
            army.effect = NONE
        if self.light.hand == 0 and self.dark.hand == 0:
            self.note(events.CARDS_BACK)
            self.light.hand = LIGHT_CARDS
            self.dark.hand = DARK_CARDS

    def frodo_fell(self) -> bool:
        if self.light.place(FRODO) != OUT:
            return False
        self.won(DARK, FRODO_LOST)
        return True
