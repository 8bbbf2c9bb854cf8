"""A review at the terminal: how the chances went, clear mistakes and why, and apart from it, what hindsight says."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from threerings.cli import record_files
from threerings.cli.arrange import check, game_named
from threerings.cli.complaint import DONE, Complaint
from threerings.cli.laboratory import progress_bar, troubles
from threerings.cli.players import name_in
from threerings.cli.screen import Screen
from threerings.core.game import Seat
from threerings.core.match import Match
from threerings.core.record import Record, replay
from threerings.lab.executors import PLACES, run
from threerings.school.review import (
    STANDARD,
    ChoiceTask,
    Judgement,
    Review,
    judge,
    percent,
    prompt_at,
    review_of,
    tasks,
    why,
    written,
)
from threerings.texts import Texts, texts

LEAST: Final = 400
"""Iterations for a choice. With fewer, nothing is to be learnt."""
SAMPLES: Final = 3
"""Choices that tell how long all of them take."""


class ReviewRequest(NamedTuple):
    """How to review, as it was typed."""

    side: str | None
    """Whose choices are shown; all of them if none is named."""
    seconds: float | None
    iterations: int | None
    seed: int
    jobs: int | None
    on: str
    json: bool


def review_record(path: Path, request: ReviewRequest, speech: Texts) -> int:
    """Review the one or two games of a record."""
    records = record_files.read_records(path)
    game = game_named(records[0].header.game)
    check("unknown-place", request.on, PLACES)
    check("unknown-side", request.side or game.sides[0], game.sides)
    if request.seconds is not None and request.iterations is not None:
        raise Complaint("review-budgets")
    if not all(record.end for record in records):
        raise Complaint("review-later", file=str(path))
    with record_files.naming(path):
        matches = [replay(record, game) for record in records]
    found = reviews(matches, request, speech)
    if request.json:
        print("\n".join(map(written, found)))
        return DONE
    screen = Screen(texts(speech.language, game.name))
    for note in (*record_files.older_rules(records, speech), *record_files.help_used(records, screen.speech)):
        screen.say(note, "faint")
    for match, record, review in zip(matches, records, found, strict=True):
        Page(screen, match, record, review).show(seats(match, request.side))
    return DONE


def seats(match: Match, side: str | None) -> Sequence[Seat]:
    return (0, 1) if side is None else (match.game.sides.index(side),)


def reviews(matches: list[Match], request: ReviewRequest, speech: Texts) -> list[Review]:
    """The reviews of some matches, all of whose choices are judged side by side."""
    jobs = request.jobs or os.cpu_count() or 1
    iterations = request.iterations or STANDARD
    wanted = [tasks(match, request.seed, iterations) for match in matches]
    if request.seconds is not None:
        iterations = affordable([task for some in wanted for task in some], request.seconds * jobs)
        wanted = [[task._replace(iterations=iterations) for task in some] for some in wanted]
    number = sum(map(len, wanted))
    with troubles(None), progress_bar(speech, number, number, "review-progress") as advance:
        judged = counted(run(judge, [task for some in wanted for task in some], jobs, request.on), advance)
        groups = [[next(judged) for _ in some] for some in wanted]
    return [review_of(match, group, request.seed, iterations) for match, group in zip(matches, groups, strict=True)]


def counted(judged: Iterator[Judgement], advance: Callable[[], None]) -> Iterator[Judgement]:
    for one in judged:
        advance()
        yield one


def affordable(wanted: list[ChoiceTask], seconds: float) -> int:
    """How many iterations a choice may have, if all choices together may take so many seconds of work."""
    samples = [task._replace(iterations=LEAST) for task in wanted[:: max(1, len(wanted) // SAMPLES)]]
    began = process_time()
    for task in samples:
        judge(task)
    each = (process_time() - began) / (LEAST * max(1, len(samples)))
    return max(LEAST, int(seconds / (each * max(1, len(wanted)))))


class Page:
    """What is shown of one game's review."""

    def __init__(self, screen: Screen, match: Match, record: Record, review: Review) -> None:
        self.screen, self.speech = screen, screen.speech
        self.match, self.record, self.review = match, record, review

    def show(self, seats: Sequence[Seat]) -> None:
        header, review = self.record.header, self.review
        if header.games > 1:
            self.screen.say(self.speech("replay-game", game=header.number), "bold")
        self.screen.say(self.speech("review-head", iterations=review.iterations, seed=review.seed), "faint")
        for seat in seats:
            self.show_side(seat)
        self.screen.say("")
        self.screen.say(self.speech("review-hindsight"), "bold")
        self.screen.say(self.speech("review-hindsight-text"), "faint")
        for seat in seats:
            self.show_parts(seat)
        for one in review.surprises():
            if one.seat in seats:
                self.show_surprise(one)

    def show_side(self, seat: Seat) -> None:
        review, own = self.review, self.review.of(seat)
        self.screen.say("")
        self.screen.say(self.name(seat), f"bold {self.match.game.sides[seat]}")
        good = sum(one.good for one in own)
        self.screen.say(
            self.speech("review-accuracy", good=good, choices=len(own), share=percent(review.accuracy(seat)))
        )
        if own:
            self.screen.say(self.speech("review-curve", line=self.line(review.curve(seat))))
        marks, turning = [one for one in own if one.marked], review.turning_points()
        self.screen.say(self.speech("review-marks", number=len(marks)))
        for one in marks:
            self.show_mark(one, one in turning)

    def line(self, curve: list[tuple[int, float]]) -> str:
        """A curve in one line of signs of different heights."""
        heights = self.screen.ink.heights
        return "".join(heights[min(len(heights) - 1, int(chance * len(heights)))] for _, chance in curve)

    def show_mark(self, one: Judgement, turning: bool) -> None:
        prompt, game = prompt_at(self.match, one.ply), self.match.game
        offer = self.speech.say(game.offer(prompt.view, game.action(one.chosen).index))
        numbers = {"before": percent(one.before), "after": percent(one.after), "error": percent(one.error)}
        said = self.speech("review-mark", ply=one.ply + 1, offer=offer, **numbers)
        self.screen.say(f"{self.screen.ink.special} {said}" if turning else said, "hit", "  ")
        for line in why(game, prompt, one):
            self.screen.say(self.speech.say(line), indent="    ")

    def show_parts(self, seat: Seat) -> None:
        way = self.review.way(seat)
        if way:
            ends = {"before": percent(way[0]), "after": percent(way[-1])}
            parts = {name: self.signed(part) for name, part in self.review.parts(seat)._asdict().items()}
            self.screen.say(self.speech("review-parts", side=self.name(seat), **ends, **parts))

    def signed(self, part: float) -> str:
        number = percent(part)
        return f"+{number}" if number > 0 else f"{self.screen.ink.minus}{-number}" if number else "0"

    def show_surprise(self, one: Judgement) -> None:
        prompt, game = prompt_at(self.match, one.ply), self.match.game
        offer, better = (
            self.speech.say(game.offer(prompt.view, game.action(text).index)) for text in (one.chosen, one.known_best)
        )
        numbers = {"before": percent(one.known_before), "after": percent(one.known_after)}
        names = {"side": self.name(one.seat), "offer": offer, "better": better}
        self.screen.say(self.speech("review-surprise", ply=one.ply + 1, **names, **numbers), indent="  ")

    def name(self, seat: Seat) -> str:
        side = self.speech(f"side-{self.match.game.sides[seat]}")
        player = name_in(self.record.header.players[seat], self.speech)
        return f"{side} {self.screen.ink.dot} {player}" if player else side
