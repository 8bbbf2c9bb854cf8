"""A combat, from the defender met to the survivors hidden again."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from threerings.core.game import NATURE
from threerings.core.zones import bit, members
from threerings.games.confrontation import events
from threerings.games.confrontation.actions import FLEE, REVEAL_FRODO, STAND, SWAP
from threerings.games.confrontation.cards import Cards
from threerings.games.confrontation.components import (
    BOROMIR,
    DARK,
    DARK_CARDS,
    FRODO,
    GIMLI,
    LEGOLAS,
    LIGHT,
    LIGHT_CARDS,
    MERRY,
    NAZGUL,
    NONE,
    ORCS,
    OUT,
    PIPPIN,
    SAM,
    SARUMAN,
    SIDEWAYS,
    TOWARDS_SHIRE,
    WARG,
    WITCH_KING,
)
from threerings.games.confrontation.moves import shelters
from threerings.games.confrontation.state import ANSWERING, FORBIDDING, FRODO_LOST, MEETING, MET, POINTING, event

AT_SEEN: Final = 1
AT_OTHER: Final = 2


class Combat(Cards):
    """The part of the rules that settles who survives a meeting. What comes before and after is the turn's."""

    @abstractmethod
    def end_turn(self) -> None:
        """The region is settled: the other side's turn comes."""

    # The defender.

    def next_defender(self) -> None:
        """The attacker points at one blindly (CO-K1, CO-R7); a piece the Palantír has shown is not mixed (CO-R24)."""
        standing = self.peeked != NONE and self.defenders() & bit(self.peeked) != 0
        if standing and self.light.count(self.field) > 1:
            self.ask(POINTING, DARK)
        else:
            self.ask(MEETING, NATURE)

    def defenders(self) -> i64:
        """The pieces the attacker may meet now (CO-M6)."""
        found = self.army(1 - self.mover_side).pieces_in(self.field)
        if self.pointing == AT_SEEN:
            return bit(self.peeked)
        return found & ~bit(self.peeked) if self.pointing == AT_OTHER else found

    def point(self, at_seen: bool) -> None:
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
        if self.dark_piece != WARG and self.may_answer():  # CO-D8, CO-K2
            self.ask(ANSWERING, LIGHT)
        else:
            self.eliminations()

    # Light's answer: flight, or Sam and Frodo.

    def may_answer(self) -> bool:
        """Whether Light is asked, by public facts alone (CO-I5)."""
        if self.mover_side == LIGHT:
            return self.light_piece == PIPPIN and self.flights() != 0
        company = self.light.count(self.field) > 1
        return (self.light_piece == FRODO and (company or self.flights() != 0)) or (self.light_piece == SAM and company)

    def flights(self) -> i64:
        """Where Frodo may flee when attacked (CO-L1), or Pippin when attacking (CO-L3, CO-R30)."""
        ways = SIDEWAYS[self.field] if self.light_piece == FRODO else TOWARDS_SHIRE[self.field]
        return shelters(self.light, self.dark, ways)

    def answers(self) -> list[int]:
        """Flight, and Sam with Frodo (CO-L2, CO-R11); to do nothing is always possible."""
        beside = self.light.pieces_in(self.field)
        if self.light_piece == SAM:
            return [STAND, REVEAL_FRODO] if beside & bit(FRODO) else [STAND]
        found = members(self.flights(), FLEE)
        found.append(STAND)
        if self.light_piece == FRODO and beside & bit(SAM):
            found.append(SWAP)
        return found

    def answer_attack(self, action: i64) -> None:
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

    # Immediate eliminations, and Saruman.

    def eliminations(self) -> None:
        """What nobody can hold back, in the order of CO-R13 and CO-R36."""
        light, dark = self.light_piece, self.dark_piece
        if dark != WARG and light == BOROMIR:  # CO-L9
            self.note(events.BOROMIR, dark)
            self.eliminate(light)
            self.eliminate(dark)
        elif dark != WARG and self.slays(light, dark):
            self.note(events.SLAIN, light, dark)
            self.eliminate(dark)
        elif dark == ORCS and self.mover_side == DARK and self.first_combat:  # CO-D7, CO-R12
            self.note(events.FIRST_STRIKE, light)
            self.eliminate(light)
        elif dark == SARUMAN:  # CO-D6, CO-R15
            self.ask(FORBIDDING, DARK)
            return
        else:
            self.choose_cards()
            return
        self.end_combat()

    def slays(self, light: i64, dark: i64) -> bool:
        if light == MERRY:
            return dark == WITCH_KING  # CO-L4
        if light == LEGOLAS:
            return dark == NAZGUL  # CO-L7
        return light == GIMLI and dark == ORCS  # CO-L8

    # A combat ends.

    def end_combat(self) -> None:
        """Survivors are hidden again (CO-I2). While both sides stand there, combats follow (CO-K6, CO-R32, CO-R33)."""
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
        """Once both have played all of theirs (CO-K5, CO-R18)."""
        for army in (self.light, self.dark):
            army.card = NONE
            army.effect = NONE
        if self.light.hand == 0 and self.dark.hand == 0:
            self.note(events.CARDS_BACK)
            self.light.hand = LIGHT_CARDS
            self.dark.hand = DARK_CARDS

    def frodo_fell(self) -> bool:
        """However it came about, Dark has won (CO-E2, CO-R20)."""
        if self.light.place(FRODO) != OUT:
            return False
        self.won(DARK, FRODO_LOST)
        return True
