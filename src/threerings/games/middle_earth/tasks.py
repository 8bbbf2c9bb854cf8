"""What is still to be done in a turn.

Each effect is a task on the state's stack: a kind and a number. What an effect sets off is pushed on top of it, so it
is done first. A task that asks a question leaves the phase of that question; else the next task follows.
"""

from typing import Final

from mypy_extensions import i64

from threerings.core.game import PUBLIC
from threerings.core.zones import bit
from threerings.games.middle_earth import events
from threerings.games.middle_earth.state import OVER, BareState, Side

# Kinds of tasks.
END: Final = 0
"""The turn is over."""
DEAL: Final = 1
RAISE_TILES: Final = 2
NEXT: Final = 3
"""The next turn begins."""
GAIN_COINS: Final = 4
GIFT: Final = 32
"""Added to a number of coins that are the Hobbits' gifts."""
STEPS: Final = 5
BONUS: Final = 6
UNITS_TO: Final = 7
"""The number says how many, where, and whether they may be left out."""
SCATTER: Final = 8
"""Units one by one, wherever the player likes."""
MANOEUVRE: Final = 9
FORTRESS: Final = 10
RAZE_ONE: Final = 11
TOP: Final = 12
SECOND: Final = 13
OFFER: Final = 14
CALL_ONE: Final = 15
LOOK: Final = 16
RETRIEVE_ONE: Final = 17
STRIP_ONE: Final = 18
AGAIN: Final = 19
TASKS: Final[tuple[str, ...]] = (
    "end", "deal", "raise", "next", "coins", "steps", "bonus", "units", "scatter", "manoeuvre", "fortress", "raze",
    "top", "second", "offer", "call", "look", "retrieve", "strip", "again",
)  # fmt: skip


def units_task(amount: i64, regions: i64, optional: bool) -> i64:
    return amount | (regions << 4) | (bit(11) if optional else 0)


class Tasks(BareState):
    """A position with things still to be done, that can end."""

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.turn = seat

    def push(self, kind: i64, number: i64 = 0) -> None:
        task: i64 = kind | (number << 5)
        if self.height < len(self.stack):
            self.stack[self.height] = task
        else:
            self.stack.append(task)
        self.height += 1

    def pop(self) -> i64:
        self.height -= 1
        return self.stack[self.height]

    def gain(self, side: Side, coins: i64, event: i64) -> None:
        """Take coins, no more than the reserve has: ME-S1, ME-C2."""
        gained = min(coins, self.reserve)
        if gained:
            side.coins += gained
            self.note(event, gained)

    def lose(self, enemy: Side, coins: i64) -> None:
        """ME-C7."""
        lost = min(coins, enemy.coins)
        enemy.coins -= lost
        self.note(events.LOST, lost)

    def earn_turn(self) -> None:
        """ME-T7."""
        self.extra += 1
        self.note(events.EARNED)

    # The end.

    def win(self, reason: i64) -> None:
        """At once, whatever was still to be done: ME-E1."""
        self.end(self.player, reason)

    def end(self, winner: i64, reason: i64) -> None:
        self.note(events.WON, winner, reason)
        self.winner = winner
        self.reason = reason
        self.height = 0
        self.ask(OVER, PUBLIC)
