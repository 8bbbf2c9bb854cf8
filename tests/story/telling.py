"""What an observer lives through, and how it is told in words. For the tests of every game's story."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Event, Game, Line, Name, Options, Seat, State
from threerings.core.game import Step as Lived
from threerings.texts import texts


class Step(NamedTuple):
    """One action as an observer lives through it."""

    game: Game[Any, Any]
    before: Any
    action: int
    after: Any
    events: tuple[Event, ...]

    @property
    def lines(self) -> list[Line]:
        return self.game.tell(Lived(*self[1:]))


def step(game: Game[Any, Any], state: State, action: int, observer: Seat) -> Step:
    """Play an action, and what the observer has of it."""
    before, seen = game.view(state, observer), game.witness(state, action, observer)
    state.journal = journal = list[Event]()
    state.play(action)
    return Step(game, before, seen, game.view(state, observer), tuple(journal))


def steps(game: Game[Any, Any], state: State, seed: int, observer: Seat) -> Iterator[Step]:
    """A whole random match from a state on."""
    rng = Rng(seed)
    while state.actor() != PUBLIC:
        yield step(game, state, state.draw(rng), observer)


def told(
    game: Game[Any, Any], position: str, *actions: str, seat: Seat = PUBLIC, language: str = "en", options: Options
) -> list[str]:
    """The story of some actions from a position on."""
    state = game.setup(position, options)
    sentences: list[str] = []
    for text in actions:
        action = game.action(text).index
        assert action in state.legal(), text
        sentences += [texts(language, game.name).say(line) for line in step(game, state, action, seat).lines]
    return sentences


def put(game: Game[Any, Any], state: State, seat: Seat) -> list[Line]:
    """The question, and the choices if it is put to this seat, in no language yet."""
    view = game.view(state, seat)
    choices = state.legal() if state.actor() == seat else []
    return [game.question(view), *(game.offer(view, action) for action in choices)]


def asked(game: Game[Any, Any], position: str, seat: Seat, language: str = "en") -> list[str]:
    """The question and the choices in a position."""
    return [texts(language, game.name).say(line) for line in put(game, game.setup(position, {}), seat)]


def names(line: Line) -> list[Name]:
    """The names in a line."""
    values = [value for value in line.values.values() if not isinstance(value, str | int)]
    parts = [part for value in values for part in ((value,) if isinstance(value, Name | Line) else value)]
    return [part for part in parts if isinstance(part, Name)]
