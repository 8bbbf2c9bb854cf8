"""Puzzles at the keyboard: solved one after the other, made, and checked."""

import os
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from threerings.cli.answers import Answer, Kind, quoted, understand
from threerings.cli.arrange import check, game_named
from threerings.cli.complaint import DONE, FAILED, Complaint
from threerings.cli.laboratory import progress_bar, troubles
from threerings.cli.page import page
from threerings.cli.rulebook import explain_rule
from threerings.cli.screen import Screen
from threerings.cli.sheet import Sheet, drawing
from threerings.core.chronicle import Chronicle
from threerings.core.game import Line
from threerings.core.match import IllegalAction
from threerings.lab.executors import run
from threerings.school.puzzle_check import BadPuzzle
from threerings.school.puzzle_check import check as prove
from threerings.school.puzzle_maker import Collection, PuzzleTask, find
from threerings.school.puzzles import (
    Attempt,
    Numbered,
    games_with_puzzles,
    of_day,
    own_themes,
    puzzles_of,
    selected,
    themes_of,
)
from threerings.school.reasons import why_right, why_wrong
from threerings.texts import Texts, texts


class PuzzleRequest(NamedTuple):
    """Which puzzles somebody wants to solve; the puzzle of the day and those after it, if nothing is said."""

    game: str | None = None
    number: int | None = None
    theme: str | None = None
    difficulty: int | None = None


def solve_puzzles(request: PuzzleRequest, speech: Texts) -> int:
    """One puzzle after the other, until there are no more or somebody has had enough."""
    wanted = wanted_puzzles(request)
    screen = Screen(texts(speech.language, wanted[0].game))
    for which in wanted:
        if not PuzzleTable(screen, which).solve():
            break
    return DONE


def wanted_puzzles(request: PuzzleRequest) -> list[Numbered]:
    """Raises Complaint where there are none."""
    today = of_day(datetime.now(UTC).date())
    game = game_named(request.game).name if request.game else today.game
    if request.theme:
        check("unknown-theme", request.theme, tuple(themes_of(game)))
    first = request.number or (1 if request.game else today.number)
    found = [which for which in selected(game, request.theme or "", request.difficulty or 0) if which.number >= first]
    if not found:
        raise Complaint("puzzle-unknown", game=game, last=len(puzzles_of(game)))
    return found


class PuzzleTable:
    """One puzzle. Its solver is shown what that player may know, and nothing else."""

    def __init__(self, screen: Screen, which: Numbered) -> None:
        self.screen = screen
        self.which = which
        self.puzzle = which.puzzle
        self.drawing = drawing(which.game)
        self.attempt = Attempt(self.puzzle)
        self.given_up = False
        self.chronicle = Chronicle(self.puzzle.begun())

    def solve(self) -> bool:
        """Whether the solver wants to go on with the next one."""
        self.show_question()
        while not self.attempt.solved:
            if not self.answered():
                return False
        self.tell([Line("puzzle-shown" if self.given_up else "puzzle-solved", {}), *why_right(self.puzzle)], "bold")
        return self.screen.ask(self.speech("puzzle-next") + " ").casefold() not in (
            "q",
            "quit",
            self.speech("word-quit"),
        )

    @property
    def speech(self) -> Texts:
        return self.screen.speech

    def sheet(self) -> Sheet:
        you = self.speech("player-you")
        return self.screen.sheet((you, "") if self.puzzle.seat == 0 else ("", you))

    def show_question(self) -> None:
        prompt, game = self.chronicle.match.prompt(self.puzzle.seat), self.chronicle.match.game
        side = self.speech(f"side-{game.sides[self.puzzle.seat]}")
        self.screen.clear()
        self.screen.show(page(self.chronicle, prompt.view, prompt.seat, self.sheet(), prompt.legal))
        head = self.speech("puzzle-head", number=self.which.number, difficulty=self.puzzle.difficulty, side=side)
        self.screen.say(head, "bold")
        self.screen.say(self.speech.say(game.question(prompt.view)))
        if not self.drawing.numbers_hand(prompt.legal):
            self.screen.show(self.drawing.choices(prompt.view, self.sheet(), prompt.legal))
        self.screen.say(self.speech("puzzle-words"), "faint")

    def answered(self) -> bool:
        """Take one answer; whether the solver is still there."""
        prompt, game = self.chronicle.match.prompt(self.puzzle.seat), self.chronicle.match.game
        answer = understand(self.screen.ask("> "), prompt, game, self.speech)
        if answer.kind == Kind.QUIT:
            return False
        if answer.kind == Kind.CHOICE:
            self.choose(answer.text)
        elif answer.kind == Kind.RESIGN:
            self.give_up()
        else:
            self.attend(answer)
        return True

    def choose(self, text: str) -> None:
        attempt = self.attempt.then(text)
        try:
            attempt.reached()
        except IllegalAction as error:
            rule = self.speech(f"rule-{error.rule}")
            self.screen.say(self.speech("mistake-forbidden", id=error.rule, rule=rule), "hit")
            return
        if not attempt.right:
            self.tell([Line("puzzle-wrong", {}), *why_wrong(attempt)], "hit")
            return
        self.attempt = attempt
        self.chronicle.follow(attempt.chosen)
        if not attempt.solved:
            self.show_question()

    def give_up(self) -> None:
        """Show the solution, choice by choice."""
        match, game = self.puzzle.begun(), self.chronicle.match.game
        for text in self.puzzle.solution:
            offer = game.offer(match.view(self.puzzle.seat), game.action(text).index)
            self.tell([Line("puzzle-solution", {"choice": offer})])
            match.follow([text])
        self.attempt, self.given_up = Attempt(self.puzzle, self.puzzle.solution), True

    def attend(self, answer: Answer) -> None:
        """Everything else that can be typed."""
        if answer.kind == Kind.REDRAW:
            self.show_question()
        elif answer.kind == Kind.HINT:
            self.tell([Line("puzzle-about", {"theme": Line(f"puzzle-theme-{self.puzzle.theme}", {})})])
        elif answer.kind == Kind.MISTAKE:
            self.screen.say(answer.text, "hit")
        elif answer.kind == Kind.EXPLAIN:
            self.explain(answer.text)

    def explain(self, word: str) -> None:
        view = self.chronicle.match.view(self.puzzle.seat)
        found = self.drawing.explain(view, self.sheet(), word) or explain_rule(word, self.sheet())
        if word and not found:
            self.screen.say(self.speech("mistake-explain", word=quoted(word)), "hit")
        self.screen.show(found if word else self.drawing.legend(self.sheet()))

    def tell(self, lines: Iterable[Line], style: str = "") -> None:
        for line in lines:
            self.screen.say(self.speech.say(line), style)
            style = ""


# How they are made and checked.


def make_puzzles(game: str, path: Path, wanted: int, jobs: int | None, speech: Texts) -> int:
    """Look through matches until there are enough puzzles in the file."""
    name = game_named(game).name
    own_themes(name)
    with troubles(path):
        collection = Collection(name, path, wanted)
        tasks = (PuzzleTask(name, number) for number in count(collection.next_match))
        with progress_bar(speech, wanted, wanted - len(collection.puzzles), "puzzle-progress") as advance:
            for found in () if collection.complete else run(find, tasks, jobs or os.cpu_count() or 1):
                for puzzle in found:
                    if collection.add(puzzle):
                        advance()
                if collection.complete:
                    break
    return DONE


def check_puzzles(game: str | None, jobs: int | None, speech: Texts) -> int:
    """Solve the puzzles of a game or of all games again; which of them do not hold."""
    games = [game_named(game).name] if game else games_with_puzzles()
    wanted = [which for name in games for which in selected(name)]
    failed: list[str] = []
    with progress_bar(speech, len(wanted), len(wanted), "puzzle-progress") as advance:
        for trouble in run(trouble_with, wanted, jobs or os.cpu_count() or 1):
            failed += [trouble] if trouble else []
            advance()
    for trouble in failed:
        print(trouble)
    print(speech("puzzle-checked", number=len(wanted), failed=len(failed)))
    return FAILED if failed else DONE


def trouble_with(which: Numbered) -> str:
    """What is wrong with a puzzle, if anything is."""
    try:
        prove(which.puzzle)
    except BadPuzzle as error:
        return f"{which.game} {which.number}: {error}"
    return ""
