"""When a bot's answer comes. How long it thought would tell what it holds: whether it had a choice, or knew the end.

So an answer comes after a number of beats that follows from the level, and from whether the same player has chosen just
before: that everybody can see. It is never given earlier; where the machine was too slow, it comes on the next beat.
"""

import time
from collections.abc import Callable
from math import ceil
from typing import Final, NamedTuple, TypeVar

from threerings.bots.levels import level_of

BEAT: Final = 0.6
T = TypeVar("T")


class Pace(NamedTuple):
    """How long one answer takes, whatever it is."""

    beats: int
    beat: float
    thought: float
    """Seconds in which the bot may think; they end before the last beat."""
    patience: float
    """Seconds after which a bot that should have answered is given up."""

    def rest(self, spent: float) -> float:
        """Seconds until the answer is due, if it was looked for so long."""
        due = self.beats * self.beat
        if spent > due and self.beat:
            due = ceil(spent / self.beat) * self.beat
        return max(0.0, due - spent)


class Tempo(NamedTuple):
    beat: float = BEAT
    """Seconds. Where it is not as usual, bots think as much less or more."""
    patience: float = 5.0

    def pace(self, bot: str, again: bool) -> Pace:
        """The pace of a bot; half of it where it chooses again, so that whole set-ups are soon made."""
        level = level_of(bot)
        beats = (level.pace + 1) // 2 if again else level.pace
        seconds = (level.budget.seconds or 0.0) * beats / level.pace
        return Pace(beats, self.beat, seconds * self.beat / BEAT, self.patience)


def on_the_beat(
    pace: Pace,
    choose: Callable[[], T],
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> T:
    """What is chosen, as soon as it is due."""
    began = clock()
    chosen = choose()
    sleep(pace.rest(clock() - began))
    return chosen
