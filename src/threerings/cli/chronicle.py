"""The story of a match as each observer may tell it, action by action."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from threerings.core.game import OBSERVERS, PUBLIC, Game, Line, Name, Options, Seat, Step
from threerings.core.match import Match


class Moment(NamedTuple):
    """One action, and the position after it."""

    ply: int
    actor: Seat
    """Who acted, perhaps NATURE."""
    seen: dict[Seat, str]
    """The action as each observer witnessed it."""
    lines: dict[Seat, list[Line]]
    views: dict[Seat, Any]


def gave_up(side: str) -> Line:
    """What everybody tells of a player who has resigned: no action of the game says it."""
    return Line("told-resigned", {"side": Name(f"side-{side}", {})})


class Chronicle:
    """Plays a match's log again, one action at a time, and notes what each observer sees of it."""

    def __init__(self, game: Game[Any, Any], options: Options, position: str | None) -> None:
        self.game = game
        self.moments: list[Moment] = []
        self._match = Match(game, options, position, chance=None)
        self.start = self._views()

    def follow(self, log: Sequence[str]) -> None:
        """Catch up with a log that has grown."""
        for text in log[self._match.ply :]:
            self._add(text)

    def story(self, observer: Seat, first: int = 0) -> list[Line]:
        """What an observer has to tell from a moment on."""
        return [line for moment in self.moments[first:] for line in moment.lines[observer]]

    def open_story(self, first: int = 0) -> list[Line]:
        """The same with nothing hidden: each moment is told by a player who saw the action unveiled."""
        log = self._match.log
        told = [(moment, 0 if moment.seen[0] == log[moment.ply - 1] else 1) for moment in self.moments[first:]]
        return [line for moment, observer in told for line in moment.lines[observer]]

    def last_act(self, seat: Seat) -> int:
        """The moment of a seat's last own action; of anybody's, for the public; the first, if there was none."""
        for place in range(len(self.moments) - 1, -1, -1):
            actor = self.moments[place].actor
            if actor == seat or (seat == PUBLIC and actor < PUBLIC):
                return place
        return 0

    def secrets_since(self, seat: Seat, first: int) -> bool:
        """Whether a seat has seen something since a moment that the public has not."""
        return any(moment.seen[seat] != moment.seen[PUBLIC] for moment in self.moments[first:])

    def _add(self, text: str) -> None:
        before = self.moments[-1].views if self.moments else self.start
        actor = self._match.actor
        self._match.follow([text])
        after = self._views()
        seen = {observer: self._match.logs[observer][-1] for observer in OBSERVERS}
        lines = {
            observer: self.game.tell(self._step(before[observer], seen[observer], after[observer]))
            for observer in OBSERVERS
        }
        self.moments.append(Moment(self._match.ply, actor, seen, lines, after))

    def _step(self, before: Any, seen: str, after: Any) -> Step:
        return Step(before, self.game.action(seen).index, after, self._match.events)

    def _views(self) -> dict[Seat, Any]:
        return {observer: self._match.view(observer) for observer in OBSERVERS}
