"""A whole game, to be looked at move by move. A move is a player's choice with all that nature did after it."""

from bisect import bisect_left, bisect_right
from typing import Any, NamedTuple

from threerings.core.chronicle import Chronicle
from threerings.core.game import PUBLIC, Line, Seat, Step
from threerings.core.match import Match


class Picture(NamedTuple):
    """A position as somebody knew it, and the steps that led to it from the one before."""

    view: Any
    steps: list[Step]


class Reel:
    def __init__(self, match: Match) -> None:
        chronicle = Chronicle(Match(match.game, match.options, chance=None))
        self.game = match.game
        self._first = chronicle.views
        chronicle.follow(match.log)
        self._moments = chronicle.moments
        chosen = [moment for moment in self._moments if moment.actor < PUBLIC]
        self.plies = [*(moment.ply - 1 for moment in chosen), match.ply]
        """Where each picture stands in the log: whenever somebody had to choose, and at the end."""
        self.actors = [*(moment.actor for moment in chosen), match.actor]
        """Who has to choose there; once the game is over, PUBLIC."""

    @property
    def last(self) -> int:
        return len(self.plies) - 1

    def turns(self) -> list[int]:
        """The moves with which another player's turn begins, and the end."""
        changes = (move for move in range(1, self.last) if self.actors[move] != self.actors[move - 1])
        return sorted({0, *changes, self.last})

    def turn_before(self, move: int) -> int:
        turns = self.turns()
        return turns[max(0, bisect_left(turns, move) - 1)]

    def turn_after(self, move: int) -> int:
        turns = self.turns()
        return turns[min(len(turns) - 1, bisect_right(turns, move))]

    def picture(self, move: int, seat: Seat | None) -> Picture:
        """What a seat knew; without one, what both players knew together."""
        ply, since = self.plies[move], self.plies[move - 1] if move else 0
        views = self._moments[ply - 1].views if ply else self._first
        view = self.game.open_view((views[0], views[1])) if seat is None else views[seat]
        steps = [moment.steps[moment.unveiled if seat is None else seat] for moment in self._moments[since:ply]]
        return Picture(view, steps)

    def story(self, seat: Seat | None) -> list[tuple[int, Line]]:
        """All that there is to tell, each line with the move whose picture shows it done."""
        return [
            (bisect_left(self.plies, moment.ply), line)
            for moment in self._moments
            for line in moment.lines[moment.unveiled if seat is None else seat]
        ]
