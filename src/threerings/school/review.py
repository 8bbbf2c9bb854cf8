"""Reviews of matches that are over: what every choice was worth, by what its player could know, and with hindsight.

A choice is judged by the master's search from the view of the player who made it. Beside that stands what the same
search says of the truth: between the two lies what nobody could know, and between the choices lies luck.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise, zip_longest
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from threerings.core.game import NATURE, Game, Line, Options, Outcome, Prompt, Seat, State, ThreeRingsError
from threerings.core.match import Match
from threerings.games import load
from threerings.school.coach import CLOSE, SHOWN, Loss, lesson
from threerings.school.measuring import Measured, measured
from threerings.school.proving import Inquiry, inquiry

FORMAT: Final = 1
STANDARD: Final = 16_000
"""Iterations for a choice …"""
HINDSIGHT: Final = 4
"""… of which one in so many is spent with hindsight, where that knows more."""
TOLD: Final = 3
"""So many turning points of each side are worth telling."""


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
    """As before, after and their error, but by the truth of the position."""
    known_after: float
    known_error: float
    known_best: str
    """The best choice by the truth."""

    @property
    def lost(self) -> float:
        return self.before - self.after

    @property
    def marked(self) -> bool:
        """Whether it was clearly a mistake: it cost much, and more than the noise of the search."""
        return Loss(self.lost, self.error).clear

    @property
    def good(self) -> bool:
        """Whether it was as good as the best, as far as can be told."""
        return self.lost <= max(CLOSE, self.error)

    @property
    def unforeseen(self) -> float:
        """What a good choice has cost by the truth, which nobody could know; 0 where that is not clear."""
        loss = Loss(self.known_before - self.known_after, self.known_error)
        return loss.lost if self.good and loss.clear else 0.0


class ChoiceTask(NamedTuple):
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
    """What choices led to that nobody could foresee: for it was hidden, or deeper than the search could see."""
    own: float
    """What the player's choices cost, by what could be known."""
    other: float
    """What the other's choices cost the other, in the same way."""


# Judging.


def tasks(match: Match, seed: int, iterations: int = STANDARD) -> list[ChoiceTask]:
    """One for each choice of a match: where only one action is legal, there is none."""
    log = tuple(match.log)
    return [
        ChoiceTask(match.game.name, match.options, match.position, log[: ply + 1], seed, iterations)
        for ply, state in enumerate(positions(match.game, match.options, match.position, log))
        if ply < len(log) and state.actor() in (0, 1) and len(state.legal()) > 1  # who gave up has not chosen there
    ]


def positions(game: Game[Any, Any], options: Options, position: str | None, log: Iterable[str]) -> Iterator[State]:
    """The truth before a log and after each of its actions. It is the same state that goes on."""
    state: State = game.start(options) if position is None else game.setup(position, options)
    yield state
    for text in log:
        state.play(game.action(text).index)
        yield state


def judge(task: ChoiceTask) -> Judgement:
    """What a choice was worth. It follows from the task alone, in whatever process."""
    game = load(task.game)
    *_, state = positions(game, task.options, task.position, task.log[:-1])
    seat, chosen = state.actor(), game.action(task.log[-1]).index
    prompt = Prompt(seat, task.ply, game.view(state, seat), tuple(state.legal()))
    asked = inquiry(game, prompt)
    if asked.worlds.certain():  # then hindsight knows no more
        seen = known = measured(asked, chosen, task.iterations, task.seed)
    else:
        hindsight = task.iterations // HINDSIGHT
        seen = measured(asked, chosen, task.iterations - hindsight, task.seed)
        truth = Inquiry(game, prompt, game.true_worlds(prompt.view, state))
        known = measured(truth, chosen, hindsight, task.seed)
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
        known.error,
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


def percent(chance: float) -> int:
    """A chance, or a part of one, as people say it."""
    return round(100 * chance)


# The whole match.


class Review(Struct, frozen=True, tag_field="review", tag=FORMAT):
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
    draws: tuple[int, ...]
    """The plies at which nature might have drawn something else."""

    def of(self, seat: Seat) -> list[Judgement]:
        return [one for one in self.judgements if one.seat == seat]

    def curve(self, seat: Seat) -> list[tuple[int, float]]:
        """A player's chance to win at each of their choices, by what they could know, and at last the result."""
        points = [(one.ply, one.before) for one in self.of(seat)]
        return points if self.result is None else [*points, (self.plies, self.result[seat])]

    def way(self, seat: Seat) -> list[float]:
        """A player's chance by the truth: before and after each choice, and at last the result.

        Where nature drew nothing after a choice, it has led to what comes next.
        """
        plies = [one.ply for one in self.judgements]
        before = [one.known_before if one.seat == seat else 1 - one.known_before for one in self.judgements]
        after = [one.known_after if one.seat == seat else 1 - one.known_after for one in self.judgements]
        if self.judgements and self.result is not None:
            before.append(self.result[seat])
            plies.append(self.plies)
        for place, (ply, end) in enumerate(pairwise(plies)):
            resigned = end == self.plies and self.resigned is not None
            if not resigned and not any(ply < draw < end for draw in self.draws):
                after[place] = before[place + 1]
        return [chance for both in zip_longest(before, after) for chance in both if chance is not None]

    def swing(self, seat: Seat) -> float:
        """How far a player's chance has gone from the first choice to the end, by the truth."""
        way = self.way(seat)
        return way[-1] - way[0] if way else 0.0

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
        return fmean(one.good for one in own) if own else 1.0

    def turning_points(self) -> list[Judgement]:
        """The mistakes that cost most, a few of each side, in the order of the match."""
        return self._worst(lambda one: one.lost if one.marked else 0.0)

    def surprises(self) -> list[Judgement]:
        """The same for good choices that cost much by the truth, which nobody could know."""
        return self._worst(lambda one: one.unforeseen)

    def _worst(self, cost: Callable[[Judgement], float]) -> list[Judgement]:
        found = [one for seat in (0, 1) for one in sorted(self.of(seat), key=cost, reverse=True)[:TOLD]]
        return sorted((one for one in found if cost(one)), key=lambda one: one.ply)


def review_of(match: Match, judgements: Iterable[Judgement], seed: int, iterations: int = STANDARD) -> Review:
    """Put the judgements of all choices of a match together."""
    found = tuple(sorted(judgements, key=lambda one: one.ply))
    result, draws = result_of(match.outcome), tuple(draws_of(match))
    return Review(match.game.name, seed, iterations, found, result, match.resigned, match.ply, draws)


def draws_of(match: Match) -> Iterator[int]:
    """The plies at which nature might have drawn something else."""
    for ply, state in enumerate(positions(match.game, match.options, match.position, match.log)):
        if state.actor() == NATURE and len(state.legal()) > 1:
            yield ply


def result_of(outcome: Outcome | None) -> tuple[float, float] | None:
    if outcome is None:
        return None
    return (0.5, 0.5) if outcome.winner is None else (1.0 - outcome.winner, float(outcome.winner))


# On paper.


def written(review: Review) -> str:
    """A review as JSON in one line."""
    return msgspec.json.encode(review).decode()


def read(text: str | bytes) -> Review:
    """Raises BadReview."""
    try:
        return msgspec.json.decode(text, type=Review)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadReview(str(error)) from None
