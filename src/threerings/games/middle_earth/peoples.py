"""The peoples and their tokens."""

from mypy_extensions import i64

from threerings.core.game import NATURE
from threerings.core.zones import bit, count, lowest
from threerings.games.middle_earth import events, tasks
from threerings.games.middle_earth.components import (
    ANY_SKILL,
    AWAKENING,
    BEACON,
    EAGLES,
    MARCH,
    MEMORY,
    PEOPLES,
    SUMMONS,
    WISDOM,
    WRATH,
    manoeuvre,
)
from threerings.games.middle_earth.state import PEOPLES_JOINED, REVEALING, UNKNOWN, Side
from threerings.games.middle_earth.war import War


class Peoples(War):
    """A position that knows what brings a token, and what a token does."""

    def join(self, side: Side, people: i64) -> None:
        """A people's symbol, ME-C4: perhaps the sixth, the second of its people, or the third different one."""
        side.packed_peoples += bit(2 * people)
        if side.support == PEOPLES:  # ME-A4
            self.win(PEOPLES_JOINED)
        elif (side.packed_peoples >> (2 * people)) & 3 == 2:  # ME-A1
            self.push(tasks.OFFER)
            self.push(tasks.SECOND, people)
            self.push(tasks.TOP, people)
        elif side.different_peoples() == 3:  # ME-A2
            self.push(tasks.OFFER)
            other: i64 = PEOPLES - 1
            while other >= 0:
                if (side.packed_peoples >> (2 * other)) & 3:
                    self.push(tasks.TOP, other)
                other -= 1

    def reveal_of(self, people: i64, second: bool) -> None:
        """Offer the top token of a stack, or the one below it, if it is there: ME-A5, ME-F8."""
        rest = self.stack_of(people)
        top = self.top(people)
        if second:
            rest &= ~bit(top)
        elif top != UNKNOWN:
            rest = bit(top)
        if count(rest) > 1:
            self.revealing = rest
            self.ask(REVEALING, NATURE)
        elif rest:
            self.reveal_token(lowest(rest))

    def reveal_token(self, token: i64) -> None:
        self.revealing = 0
        self.offered |= bit(token)
        people: i64 = token // 3
        if self.top(people) == UNKNOWN:
            self.set_top(people, token)

    def keep(self, token: i64) -> None:
        """Keep a token; the one offered with it, if it is of the same people, lies on top of its stack again: ME-A3."""
        side = self.side(self.player)
        people: i64 = token // 3
        self.note(events.KEPT, token)
        self.stacked ^= bit(token)
        side.tokens |= bit(token)
        left = self.stack_of(people)
        back = self.offered & left
        if back == 0 and count(left) == 1:
            back = left
        if self.top(people) == token:
            self.set_top(people, lowest(back) if back else UNKNOWN)
        self.offered = 0
        self.use_token(side, token)

    def use_token(self, side: Side, token: i64) -> None:
        """What a token does at once; the others wait for their occasions: ME-F1."""
        if token == EAGLES:
            if side.support == PEOPLES:
                self.win(PEOPLES_JOINED)
        elif token == WISDOM:
            side.jokers |= ANY_SKILL
        elif token == AWAKENING:
            self.push(tasks.AGAIN)
        elif token == WRATH:
            self.push(tasks.RAZE_ONE)
        elif token == MARCH:
            self.push(tasks.MANOEUVRE, manoeuvre(0, 0, 0, 3))
        elif token == BEACON:
            self.push(tasks.STEPS, 2)
        elif token == SUMMONS:
            self.push(tasks.SCATTER, 2)
        elif token == MEMORY:
            self.push(tasks.RETRIEVE_ONE)
            self.push(tasks.LOOK)

    def call_people(self, people: i64) -> None:
        self.note(events.CALLED, people)
        self.push(tasks.OFFER)
        self.push(tasks.SECOND, people)
        self.push(tasks.TOP, people)
