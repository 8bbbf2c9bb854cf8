"""Reviews of matches that are over: what every choice was worth, by what its player could know, and with hindsight.

A choice is judged by the master's search from the view of the player who made it. Beside that stands what the same
search says of the truth: between the two lies what nobody could know, and between the choices lies luck.
"""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from threerings.core.game import NATURE, Game, Line, Options, Outcome, Prompt, Seat, State, ThreeRingsError
from threerings.core.match import Match
from threerings.games import load
from threerings.school.coach import CLOSE, SHOWN, Loss, lesson
from threerings.school.measuring import Measured, measured
from threerings.school.proving import Inquiry, inquiry

FORMAT: Final = 1
STANDARD: Final = 16_000
"""Iterations for a choice: half of them from the player's view, half with hindsight."""
TURNING_POINTS: Final = 3
"""So many of each side are worth telling."""


class BadReview(ThreeRingsError):
    """A text that is no review, or one of another format."""


class Weighed(Struct, frozen=True):
    """A choice, and the chance to win by it, from 0 to 1."""

    text: str
    chance: float
    error: float
    """Half of the interval in which it lies, 19 times of 20."""


class Judgement(Struct, frozen=True):
    """One choice of one player. All chances are that player's."""

    ply: int
    """The length of the log before the choice."""
    seat: Seat
    chosen: str
    before: float
    """The chance to win by the best choice, by what the player could know."""
    after: float
    """The same by the one that was made."""
    error: float
    """Half of the interval in which their difference lies, 19 times of 20."""
    best: tuple[Weighed, ...]
    """The best choices first, and not many."""
    known_before: float
    """As before and after, but by the truth of the position."""
    known_after: float
    known_best: str
    """The best choice by the truth."""

    @property
    def lost(self) -> float:
        return self.before - self.after

    @property
    def marked(self) -> bool:
        """Whether it was clearly a mistake: it cost much, and more than the noise of the search."""
        return Loss(self.lost, self.error).clear


class Task(NamedTuple):
    """All that a process needs to judge a choice."""

    game: str
    options: Options
    position: str | None
    log: tuple[str, ...]
    """Up to the choice, and with it."""
    seed: int
    iterations: int

    @property
    def ply(self) -> int:
        return len(self.log) - 1


class Parts(NamedTuple):
    """What has moved a player's chance to win from the first choice to the end; together they are the whole way."""

    luck: float
    """What nature drew."""
    unknown: float
    """What choices led to that nobody could know when they were made."""
    own: float
    """What the player's choices cost, by what could be known."""
    other: float
    """What the other's choices cost the other, in the same way."""


# Judging.


def tasks(match: Match, seed: int, iterations: int = STANDARD) -> list[Task]:
    """One for each choice of a match: where only one action is legal, there is none."""
    log = tuple(match.log)
    return [
        Task(match.game.name, match.options, match.position, log[: ply + 1], seed, iterations)
        for ply, state in enumerate(positions(match.game, match.options, match.position, log))
        if state.actor() in (0, 1) and len(state.legal()) > 1
    ]


def positions(game: Game[Any, Any], options: Options, position: str | None, log: Iterable[str]) -> Iterator[State]:
    """The truth before a log and after each of its actions. It is the same state that goes on."""
    state: State = game.start(options) if position is None else game.setup(position, options)
    yield state
    for text in log:
        state.play(game.action(text).index)
        yield state


def judge(task: Task) -> Judgement:
    """What a choice was worth. It follows from the task alone, in whatever process."""
    game = load(task.game)
    *_, state = positions(game, task.options, task.position, task.log[:-1])
    seat, chosen = state.actor(), game.action(task.log[-1]).index
    prompt = Prompt(seat, task.ply, game.view(state, seat), tuple(state.legal()))
    truth = Inquiry(game, prompt, game.true_worlds(prompt.view, state))
    seen = measured(inquiry(game, prompt), chosen, task.iterations // 2, task.seed)
    known = measured(truth, chosen, task.iterations // 2, task.seed)
    return judgement(game, prompt, chosen, seen, known)


def judgement(game: Game[Any, Any], prompt: Prompt, chosen: int, seen: Measured, known: Measured) -> Judgement:
    texts = [action.text for action in game.actions]
    return Judgement(
        prompt.ply,
        prompt.seat,
        texts[chosen],
        seen.before,
        seen.after,
        seen.error,
        tuple(Weighed(texts[action], chance, error) for action, chance, error in seen.best[:SHOWN]),
        known.before,
        known.after,
        texts[known.best[0].action],
    )


def prompt_at(match: Match, ply: int) -> Prompt:
    """What the player was given who chose at a ply of a match."""
    before = match.back_to(ply)
    return before.prompt(before.actor)


def why(game: Game[Any, Any], prompt: Prompt, judgement: Judgement) -> list[Line]:
    """What speaks against a choice, what would have been better and what for, by what the player could know."""
    chosen, better = game.action(judgement.chosen).index, game.action(judgement.best[0].text).index
    return [] if chosen == better else [*lesson(game, prompt, chosen, better)]


# The whole match.


class Review(Struct, frozen=True):
    """A whole game, judged."""

    game: str
    seed: int
    iterations: int
    judgements: tuple[Judgement, ...]
    """In the order of their plies."""
    result: tuple[float, float] | None
    """What the game brought each seat: 1, 0.5 or 0. None if it has not ended."""
    resigned: Seat | None
    """Who has given it up: that was a choice, too."""
    plies: int
    """How long the game was."""

    def of(self, seat: Seat) -> list[Judgement]:
        return [one for one in self.judgements if one.seat == seat]

    def curve(self, seat: Seat) -> list[tuple[int, float]]:
        """A player's chance to win at each of their choices, by what they could know, and at last the result."""
        points = [(one.ply, one.before) for one in self.of(seat)]
        return points if self.result is None else [*points, (self.plies, self.result[seat])]

    def swing(self, seat: Seat) -> float:
        """How far a player's chance has gone from the first choice to the end, by the truth."""
        way = self.way(seat)
        return way[-1] - way[0] if way else 0.0

    def way(self, seat: Seat) -> list[float]:
        """A player's chance by the truth: before and after each choice, and at the end."""
        ends = [] if self.result is None or not self.judgements else [self.result[seat]]
        points = [chance for one in self.judgements for chance in (one.known_before, one.known_after)]
        seats = [one.seat for one in self.judgements for _ in range(2)]
        return [chance if at == seat else 1 - chance for chance, at in zip(points, seats, strict=True)] + ends

    def parts(self, seat: Seat) -> Parts:
        """Their sum is the swing."""
        own = -sum(one.lost for one in self.of(seat))
        other = sum(one.lost for one in self.of(1 - seat))
        way = self.way(seat)
        drawn = [then - now for now, then in zip(way[1::2], way[2::2], strict=False)]
        if self.resigned is not None and drawn:
            given_up = drawn.pop()
            own, other = (own + given_up, other) if self.resigned == seat else (own, other + given_up)
        luck = sum(drawn)
        return Parts(luck, self.swing(seat) - luck - own - other, own, other)

    def accuracy(self, seat: Seat) -> float:
        """The share of a player's choices that were as good as the best, as far as can be told."""
        own = self.of(seat)
        return fmean(one.lost <= max(CLOSE, one.error) for one in own) if own else 1.0

    def turning_points(self) -> list[Judgement]:
        """The mistakes that cost most, a few of each side, in the order of the match."""
        found = [
            one
            for seat in (0, 1)
            for one in sorted((one for one in self.of(seat) if one.marked), key=lambda one: -one.lost)[:TURNING_POINTS]
        ]
        return sorted(found, key=lambda one: one.ply)


def review_of(match: Match, judgements: Iterable[Judgement], seed: int, iterations: int = STANDARD) -> Review:
    """Put the judgements of all choices of a match together."""
    found, result = sorted(judgements, key=lambda one: one.ply), result_of(match.outcome)
    joined = tuple(join(match, found, result if match.resigned is None else None))
    return Review(match.game.name, seed, iterations, joined, result, match.resigned, match.ply)


def join(match: Match, judgements: list[Judgement], result: tuple[float, float] | None) -> Iterator[Judgement]:
    """Where nature drew nothing after a choice, it has led to what comes next: the next choice, or the end."""
    drawn = draws(match)
    for one, then in zip_longest(judgements, judgements[1:]):
        if any(drawn[one.ply : then.ply if then else None]):
            yield one
        elif then:
            yield replace(one, known_after=then.known_before if one.seat == then.seat else 1 - then.known_before)
        else:
            yield replace(one, known_after=result[one.seat]) if result else one


def draws(match: Match) -> list[bool]:
    """For each ply of a match, whether nature might have drawn something else there."""
    states = positions(match.game, match.options, match.position, match.log)
    return [state.actor() == NATURE and len(state.legal()) > 1 for state in states]


def result_of(outcome: Outcome | None) -> tuple[float, float] | None:
    if outcome is None:
        return None
    return (0.5, 0.5) if outcome.winner is None else (1.0 - outcome.winner, float(outcome.winner))


# On paper.


def written(review: Review) -> str:
    """A review as JSON in one line."""
    return msgspec.json.encode({"review": FORMAT, **asdict(review)}).decode()


def read(text: str | bytes) -> Review:
    """Raises BadReview."""
    try:
        return msgspec.json.decode(text, type=Review)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadReview(str(error)) from None
