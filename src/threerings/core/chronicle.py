"""The story of a match as each observer may tell it, action by action."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from threerings.core.game import OBSERVERS, PUBLIC, Line, Seat, Step
from threerings.core.match import Match


class Moment(NamedTuple):
    """One action as each observer witnessed it, and what they may tell of it."""

    ply: int
    """The length of the log after it."""
    actor: Seat
    """Who acted, perhaps NATURE."""
    unveiled: Seat
    """A player who saw the action as it was: whoever may know everything is told what this player tells."""
    steps: dict[Seat, Step]
    lines: dict[Seat, list[Line]]
    climax: dict[Seat, Step] | None = None
    """The action up to its climax, if it has one: its last event is the climax, and the table lies as it lay then."""

    @property
    def views(self) -> dict[Seat, Any]:
        return {observer: step.after for observer, step in self.steps.items()}


class Chronicle:
    """Looks on while a match is played. It keeps the moments until somebody has it forget them, and nothing else."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.moments: list[Moment] = []
        self._actor, self.views = match.actor, self._look()

    def follow(self, log: Sequence[str]) -> None:
        """Catch up with a log that has grown. Raises UnknownAction or IllegalAction."""
        for text in log[self.match.ply :]:
            self.match.follow([text])
            self.note()

    def note(self) -> Moment:
        """What everybody has seen of the one action that was played since the last look."""
        match, before, actor = self.match, self.views, self._actor
        self._actor, self.views = match.actor, self._look()
        steps = {
            seat: Step(before[seat], match.game.action(match.logs[seat][-1]).index, self.views[seat], match.events)
            for seat in OBSERVERS
        }
        lines = {seat: match.game.tell(step) for seat, step in steps.items()}
        unveiled = 0 if match.logs[0][-1] == match.log[-1] else 1
        moment = Moment(match.ply, actor, unveiled, steps, lines, self._climax(steps))
        self.moments.append(moment)
        return moment

    def _climax(self, steps: dict[Seat, Step]) -> dict[Seat, Step] | None:
        if self.match.still is None:
            return None
        number, state = self.match.still
        return {
            seat: step._replace(after=self.match.game.view(state, seat), events=step.events[:number])
            for seat, step in steps.items()
        }

    def forget(self) -> None:
        """Keep what has happened since either player's last own action, that one too."""
        last = [self.last_act(seat) for seat in (0, 1)]
        del self.moments[: min(last)]

    def copy(self) -> "Chronicle":
        """An equal one, of a match that goes its own way."""
        twin = Chronicle.__new__(Chronicle)
        twin.match, twin.moments = self.match.copy(), self.moments.copy()
        twin._actor, twin.views = self._actor, self.views
        return twin

    def story(self, observer: Seat, first: int = 0) -> list[Line]:
        """What an observer has to tell from a moment on."""
        return [line for moment in self.moments[first:] for line in moment.lines[observer]]

    def open_story(self, first: int = 0) -> list[Line]:
        """The same with nothing hidden."""
        return [line for moment in self.moments[first:] for line in moment.lines[moment.unveiled]]

    def last_act(self, seat: Seat) -> int:
        """The moment of a seat's last own action; of anybody's, for the public; the first, if there was none."""
        for place in range(len(self.moments) - 1, -1, -1):
            actor = self.moments[place].actor
            if actor == seat or (seat == PUBLIC and actor < PUBLIC):
                return place
        return 0

    def secrets_since(self, seat: Seat, first: int) -> bool:
        """Whether a seat has seen something since a moment that the public has not."""
        return any(moment.steps[seat].action != moment.steps[PUBLIC].action for moment in self.moments[first:])

    def _look(self) -> dict[Seat, Any]:
        return {observer: self.match.view(observer) for observer in OBSERVERS}
