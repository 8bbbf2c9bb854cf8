"""The protocol between a game and everybody who plays it.

A *game* is a rulebook: stateless, one instance serves all matches. A *state* is the whole truth of one position and
changes in place. Players never meet a state: they are given a *prompt*, which holds their *view* and the legal actions.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from threerings.core.chance import Rng
from threerings.core.fields import Fields
from threerings.core.observation import Pen
from threerings.core.style import Style

Seat = int
"""0 or 1: the two players. PUBLIC watches, NATURE deals; neither is a player."""

PUBLIC: Final = 2
NATURE: Final = 3
OBSERVERS: Final = (0, 1, PUBLIC)
ALMOST: Final = 1 - 1e-9
"""Chances are sums of fractions: this much is certainty."""


@dataclass(frozen=True)
class Action:
    """One atomic choice. A text with a "?" is a veil: what a seat sees of an action it may not see; never legal."""

    index: int
    text: str

    @property
    def veil(self) -> bool:
        return "?" in self.text


class Outcome(NamedTuple):
    """How a match ended. A shared victory or a draw has no winner."""

    winner: Seat | None
    reason: str
    points: tuple[int, int]


class Option(NamedTuple):
    """Something the players settle before the start. With no choices named, the value is a document (a deck file)."""

    name: str
    default: str
    choices: tuple[str, ...]
    several: bool = False
    """Any number of the choices may be taken, in one text."""


class Name(NamedTuple):
    """What a card or a piece is called: a message's key and values, in no language yet."""

    key: str
    values: Mapping[str, str | int]


class Line(NamedTuple):
    """A sentence or a part of one, in no language yet: a message's key and values, among them names and other lines."""

    key: str
    values: "Mapping[str, str | int | Name | Line | tuple[Name | Line, ...]]"


class Belief(NamedTuple):
    """What a player may hold for likely of something that lies hidden at a place of the table."""

    thing: str
    """The place or the thing, by the name that drawings give it."""
    chances: tuple[tuple[Name, float], ...]
    """What may be there, each with its chance, the likeliest first. They sum to `held`; what cannot be is left out."""
    exact: bool
    """Whether they hold however the other plays; else every way that fits counts as likely as its choices are."""
    held: int
    """So many hidden things are there."""


def belief(thing: str, chances: Iterable[tuple[Name, float]], held: int, exact: bool) -> Belief:
    """In order, and without what cannot be. What is certain is exact, whatever it follows from."""
    possible = [(name, 1.0 if chance > ALMOST else chance) for name, chance in chances if chance > 0.0]
    possible.sort(key=lambda one: -one[1])
    return Belief(thing, tuple(possible), exact or len(possible) == held, held)


Options = Mapping[str, object]
"""Settled options by name. Values are what JSON can hold, so that a record can keep them."""


class ThreeRingsError(Exception):
    """An error with something useful to say to the person who caused it."""


class UnknownGame(ThreeRingsError):
    """There is no game of this name."""


class UnknownAction(ThreeRingsError):
    """No action of this game has such a text."""

    def __init__(self, game: str, text: str) -> None:
        super().__init__(f"{game} knows no action {text!r}")
        self.text = text


class BadOption(ThreeRingsError):
    """An option the game does not know, or a value it does not take."""


class BadPosition(ThreeRingsError):
    """A position text that does not describe a position of the game."""


Event = tuple[int, int, int, int]
"""Something that everybody may know has happened: its kind, and what else there is to say, in the game's numbers."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # a game that another package brings along is not compiled
class State(Fields):
    """The whole truth of a position, and its rules; or, without them, all of it that a seat may know: a view."""

    journal: list[Event] | None = None
    """What the rules have done, while somebody listens. A copy has no listener."""

    still: "tuple[int, State] | None" = None
    """The position at the climax of the last action, and how many events led to it, while somebody listens."""

    def note(self, kind: i64, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> None:
        """Announce what the rules do. What is hidden is never announced: a player sees it in the witnessed action."""
        if self.journal is not None:
            self.journal.append((kind, one, two, three))

    def note_climax(self, kind: i64, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> None:
        """Announce what people want to look at for a while: a duel, a chapter is over, the table soon cleared."""
        self.note(kind, one, two, three)
        if self.journal is not None:
            self.still = (len(self.journal), self.copy())

    def actor(self) -> Seat:
        """Who chooses next: a seat, or NATURE. Once the match is over, PUBLIC."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Indices of the actions the actor may choose from, ascending; empty once the match is over."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> int:
        """One of `legal()`, each equally likely: nature's law in every game here, and the fast way to play blindly."""
        raise NotImplementedError

    def play(self, action: int) -> None:
        """Carry out an action. It must be legal: whoever accepts actions from outside checks first."""
        raise NotImplementedError

    def advance(self, rng: Rng) -> None:
        """Play a drawn action; where the same actor has to draw several in a row, all of them at once."""
        self.play(self.draw(rng))

    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the match goes on."""
        raise NotImplementedError

    def result(self, seat: Seat) -> int:
        """1 for the winner, -1 for the loser, 0 while the match goes on and where nobody has won alone."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An equal state that shares nothing changeable with this one."""
        raise NotImplementedError


S = TypeVar("S", bound=State)
V = TypeVar("V")


class Step(NamedTuple):
    """An action as an observer witnessed it, perhaps a veil; the observer's views around it, and what it set off."""

    before: Any
    action: int
    after: Any
    events: tuple[Event, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC, Generic[S]):
    """A sampler of states, prepared once from one view. It has never been near the truth."""

    @abstractmethod
    def draw(self, rng: Rng) -> S:
        """A state the view allows. Every allowed state can come; equally likely deals and choices weigh equally."""

    def before(self, rng: Rng) -> S:
        """The same, but what the other chooses at the same time as the viewer is still to be chosen."""
        return self.draw(rng)

    def certain(self) -> bool:
        """Whether the view leaves nothing open that matters from here on: all that is drawn are alike."""
        return False

    def every(self, most: int) -> list[S]:  # noqa: ARG002 - a game that can count its worlds looks
        """All states the view allows; none if they are more than that, or cannot be counted."""
        return []


class OneWorld(Worlds[S]):
    """No imagination: always the same state."""

    def __init__(self, state: S) -> None:
        self.state: S = state

    def draw(self, rng: Rng) -> S:  # noqa: ARG002 - there is nothing to choose
        return cast(S, self.state.copy())


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """A rulebook."""

    name: str
    """As in commands and URLs."""
    rules_version: int
    """Raised whenever the same log would play differently."""
    sides: tuple[str, str]
    """What seats 0 and 1 are called."""
    actions: tuple[Action, ...]
    """The finite table of all actions and veils."""
    options: tuple[Option, ...]
    longest: int
    """No match has more plies than this."""
    double_tie: Seat | None
    """Who wins a two-game match on equal points: the player who first sat here, or nobody."""
    minutes: int = 20
    """About how long two people take for a game."""
    shuffles: bool = True
    """Whether something is shuffled before players choose: two games may then be played on the same shuffle."""
    style: Style = Style()
    """How the master searches; weaker levels search less far."""

    sounds: Mapping[int, str] = {}
    """How events sound, by their kinds: card, step, coin, blow or horn. All others are silent."""

    # What a game is made of: functions of its folder, kept here so that nobody has to know where they are.

    view: Callable[[S, Seat], V]
    """All that a seat (or PUBLIC) may know, built up from nothing."""
    worlds: Callable[[V], Worlds[S]]
    """The states a player's view allows. PUBLIC does not play and imagines nothing."""
    likely: Callable[[V], Worlds[S]]
    """The same states, those more often that the habits of players make likely."""
    forbids: Callable[[V, int], str]
    """The id of the rule that keeps the viewer from choosing this action now."""
    tell: Callable[[Step], list[Line]]
    """What an observer may tell of one action, oldest first; nothing if it is not worth a line."""
    offer: Callable[[V, int], Line]
    """One of the viewer's legal actions, as it is offered to the viewer."""
    question: Callable[[V], Line]
    """What is asked of the viewer now, or what the viewer waits for. Nobody is asked once the match is over."""
    position: Callable[[S], str]
    """A state in the game's notation."""
    observation_version: int
    """Raised whenever a place changes its meaning."""

    def settle(self, options: Options) -> Options:
        """Check the options and fill in the defaults. Raises BadOption."""
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise BadOption(f"{self.name} has no option {name!r}; it has {', '.join(names)}")
        return {
            option.name: self.checked_value(option, options.get(option.name, option.default)) for option in self.options
        }

    def checked_value(self, option: Option, value: object) -> object:
        """The value of one option, checked. A game that takes documents checks those itself."""
        words = str(value).split() if option.several else [value]
        unknown = [word for word in words if word not in option.choices]
        if unknown:
            raise BadOption(f"{option.name} must be {' or '.join(option.choices)}, not {unknown[0]!r}")
        if option.several:
            return " ".join(choice for choice in option.choices if choice in words)
        return value

    @abstractmethod
    def start(self, options: Options) -> S:
        """The position before anything has happened."""

    @abstractmethod
    def setup(self, position: str, options: Options) -> S:
        """The state a notation describes. Raises BadPosition."""

    def true_worlds(self, view: V, truth: S) -> Worlds[S]:  # noqa: ARG002 - games where both choose at once need the view
        """What a player would imagine who was told the truth: only for measuring what that would be worth.

        A game where much is chosen at the same time does not tell what the other has chosen so.
        """
        return OneWorld(truth)

    @abstractmethod
    def witness(self, state: S, action: int, seat: Seat) -> int:
        """What a seat (or PUBLIC) sees of an action about to be played: the action, or its veil.

        This is the one definition of secrecy: logs, spectators, search and the leak tests all rely on it.
        """

    def open_view(self, views: tuple[V, V]) -> Any:
        """What both players know together, for those who may know everything: one view, if the game can make it."""
        return views

    def alike(self, views: tuple[V, V]) -> bool:  # noqa: ARG002 - games have something to look at
        """Whether both players know the same: then two people at one screen need no curtain."""
        return False

    def ahead(self, view: V) -> list[Line]:  # noqa: ARG002 - a game that announces climaxes has something to say
        """At a climax: how things stand, and what comes next."""
        return []

    def matters(self, view: V) -> list[Line]:  # noqa: ARG002 - games have something to look at
        """What a player should have in mind now, in whole sentences, the weightiest first; by the view alone."""
        return []

    def weigh(self, view: V, action: int) -> tuple[list[Line], list[Line]]:  # noqa: ARG002 - games have something to look at
        """What speaks for one of the viewer's legal actions and what against it, the same way."""
        return [], []

    def beliefs(self, view: V) -> list[Belief]:  # noqa: ARG002 - games have something to look at
        """What a player can know of all that lies hidden, by the view alone. PUBLIC does not wonder: nothing."""
        return []

    @abstractmethod
    def estimate(self, state: S, seat: Seat) -> float:
        """How well a position stands for a seat, from -1 (lost) to 1 (won)."""

    @abstractmethod
    def observe(self, state: S, seat: Seat, pen: Pen) -> None:
        """Write what a player may know as numbers, for learners; the numbers of a game always fill the same places.

        They are a function of the view: a world imagined from it is observed alike.
        """

    def quiet(self, state: S) -> bool:  # noqa: ARG002 - games have something to look at
        """Whether nothing is under way that would make an estimate worthless. Never far away."""
        return True

    def sensible(self, view: V, legal: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG002 - games that give gifts look
        """The legal actions that are worth a thought: nobody declines what costs nothing."""
        return legal

    def nearly_over(self, state: S) -> bool:  # noqa: ARG002 - games have something to look at
        """Whether so little is left, as far as everybody can see, that every way the match can go may be looked at."""
        return True

    def action(self, text: str) -> Action:
        """The action with this text; white space and case do not matter. Raises UnknownAction."""
        action = by_text(self).get(" ".join(text.casefold().split()))
        if action is None:
            raise UnknownAction(self.name, text)
        return action

    def pile(self, action: int) -> str:
        """What nature draws from by an action: twins give a pile the same order. Here, whatever has the same verb."""
        return self.actions[action].text.split()[0]

    def double(self, first: Outcome, second: Outcome) -> Outcome:
        """The result of two games with sides swapped, by the seats of the first game."""
        points = (first.points[0] + second.points[1], first.points[1] + second.points[0])
        if points[0] == points[1]:
            return Outcome(self.double_tie, "double-tie", points)
        return Outcome(0 if points[0] > points[1] else 1, "double-points", points)


@cache
def by_text(game: Game[Any, Any]) -> dict[str, Action]:
    """The table of actions, to be looked up in."""
    return {action.text.casefold(): action for action in game.actions}


class Prompt(NamedTuple):
    """All that any player, human or not, is ever given. Nothing is legal for a seat that is not asked."""

    seat: Seat
    ply: int
    view: Any
    legal: tuple[int, ...]
