"""The moments that stay on the table until a player goes on: a duel or a chapter is over, or the first of two games.

A climax is public: the rules announce it to everybody. It keeps what each observer saw of the last position, because
the rules have cleared that away already.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from threerings.core.chronicle import Moment
from threerings.core.game import Game, Line, Seat, Step


class Climax(NamedTuple):
    ply: int
    """The length of the log after it."""
    number: int
    """In which game it happened."""
    steps: dict[Seat, tuple[Step, ...]]
    """What led to it, as each observer witnessed it. The table stays as it lay after the last of them."""
    lately: dict[Seat, list[Line]]
    """What happened in the last action before it."""
    lines: dict[Seat, list[Line]]
    """What it is, how things stand, and what comes next."""

    def view(self, seat: Seat) -> Any:
        return self.steps[seat][-1].after


def at_climax(game: Game[Any, Any], ply: int, number: int, moment: Moment) -> Climax | None:
    """The climax of the last action, if it had one."""
    if moment.climax is None:
        return None
    return Climax(
        ply,
        number,
        {seat: (step,) for seat, step in moment.climax.items()},
        {seat: game.tell(step._replace(events=step.events[:-1])) for seat, step in moment.climax.items()},
        {
            seat: [*game.tell(step._replace(events=step.events[-1:])), *game.ahead(step.after)]
            for seat, step in moment.climax.items()
        },
    )


def at_end(ply: int, number: int, moments: Sequence[Moment]) -> Climax:
    """The first of two games is over: the end of it is the last thing that was told."""
    last = moments[-1].steps
    lines = {seat: [line for moment in moments for line in moment.lines[seat]] for seat in last}
    return Climax(
        ply,
        number,
        {seat: tuple(moment.steps[seat] for moment in moments) for seat in last},
        {seat: told[:-1] for seat, told in lines.items()},
        {seat: told[-1:] for seat, told in lines.items()},
    )
