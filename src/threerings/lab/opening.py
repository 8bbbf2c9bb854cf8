"""What a learner plays: a game, its options, where it starts, and how it is observed."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from threerings.core.chance import Rng
from threerings.core.game import Game, Options, Prompt, State, ThreeRingsError
from threerings.core.observation import Span, Surveyor
from threerings.games import GAMES, load
from threerings.lab.extras import LAB, needs

with needs(LAB):
    from threerings.lab.byte_pen import BytePen
    from threerings.lab.playing import Playing, Sheets


class Opening(NamedTuple):
    """A game with its options settled, and a position to start from unless it is the usual start."""

    game: Game[Any, Any]
    options: Options
    position: str | None = None

    def start(self) -> State:
        """A new state at the start. Raises BadPosition."""
        game = self.game
        state: State = game.start(self.options) if self.position is None else game.setup(self.position, self.options)
        return state

    def playing(self) -> Playing:
        """Matches from here, one after the other."""
        return Playing(self.game, self.start(), layout(self.game.name).unwritten())


def opening(name: str, position: str | None = None, **options: object) -> Opening:
    """In options' names _ stands for -. Raises UnknownGame and BadOption."""
    game = load(name)
    return Opening(game, game.settle({option.replace("_", "-"): value for option, value in options.items()}), position)


class Layout(NamedTuple):
    """What stands where in an observation of a game, and what can be chosen."""

    spans: tuple[Span, ...]
    size: int
    choices: int
    """Actions with smaller indices can be chosen; those from here on are veils."""

    def placed_spans(self) -> Iterator[tuple[int, Span]]:
        """Every span with its first place."""
        at = 0
        for span in self.spans:
            yield at, span
            at += span.size

    def unwritten(self) -> Sheets:
        """A zero for every place of an observation, and one for every action that can be chosen."""
        return Sheets(bytes(self.size), bytes(self.choices))

    def most(self) -> bytes:
        """The highest number of every place."""
        return b"".join(bytes([span.most]) * span.size for span in self.spans)

    def read(self, observation: bytes | bytearray) -> dict[str, str]:
        """An observation in words, by the names of its spans; those that are all zero are left out."""
        found = {}
        for at, span in self.placed_spans():
            numbers = observation[at : at + span.size]
            if any(numbers):
                found[span.name] = ", ".join(worded(span, numbers))
        return found


def worded(span: Span, numbers: bytes | bytearray) -> Iterator[str]:
    for name, number in zip(span.of or ("",), numbers, strict=True):
        if number:
            yield name if span.most == 1 and name else f"{name}:{number}".removeprefix(":")


@cache
def layout(name: str) -> Layout:
    """The layout of a game's observations. It is the same for all options and positions."""
    game = load(name)
    surveyor = Surveyor()
    game.observe(game.start({}), 0, surveyor)
    choices = next(action.index for action in game.actions if action.veil)
    return Layout(tuple(surveyor.spans), sum(span.size for span in surveyor.spans), choices)


def observation_of(game: Game[Any, Any], state: State, seat: int) -> bytes:
    """What a seat observes of a state."""
    pen = BytePen(bytes(layout(game.name).size))
    pen.begin()
    game.observe(state, seat, pen)
    return pen.sheet.getvalue()


class NoView(ThreeRingsError):
    """Something that is not a view of one of the games."""


def observation_from(prompt: Prompt) -> bytes:
    """The same from a prompt alone: all worlds that its view allows are observed alike. Raises NoView."""
    game = game_of(prompt.view)
    return observation_of(game, game.worlds(prompt.view).draw(Rng(0)), prompt.seat)


def game_of(view: object) -> Game[Any, Any]:
    for name in GAMES:
        if isinstance(view, kind_of_view(name)):
            return load(name)
    raise NoView(f"{type(view).__name__} is not the view of a game")


@cache
def kind_of_view(name: str) -> type:
    game = load(name)
    return type(game.view(game.start({}), 0))
