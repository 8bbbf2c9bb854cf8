"""Somebody at a position in which something is to be found: a puzzle, or a mistake of their own.

What they have chosen is in the address. Only their first answer is remembered, and whether they have solved it since.
"""

import asyncio
from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from litestar import Response

from threerings.core.chronicle import Chronicle
from threerings.core.game import Line, UnknownAction
from threerings.school.puzzles import Attempt, Puzzle
from threerings.school.reasons import why_right, why_wrong
from threerings.school.scenes import play
from threerings.web.exercises import Exercise, exercise_page, exercise_view
from threerings.web.guests import Visitor
from threerings.web.render import fragment, page
from threerings.web.speech import Speech
from threerings.web.table_page import TablePage, Teaching
from threerings.web.tables import refusal_sentence, why_not

RIGHT, LATE, WRONG = "right", "late", "wrong"
"""What a mark says: solved at the first try, later, or not yet."""
MOST_CHOICES: Final = 12
NO_CHANCES: Final[Mapping[str, float]] = {}


class Riddle(NamedTuple):
    """What is to be solved, and where it is found."""

    puzzle: Puzzle
    path: str
    back: str
    """The path of all that are like it."""
    mark: str
    """By which the store knows how far somebody has come with it."""
    name: Line
    """What the page is called."""
    title: tuple[Line, ...]
    """What stands above the question."""
    question: str = "puzzle-best"
    onward: str = "puzzle-onward"
    as_good: Mapping[str, float] = NO_CHANCES
    """Other choices that are right as well, with their chances."""
    own: bool = False
    """It is the visitor's own mistake: nobody else is to see it, and no searches have proven it."""

    def accepting(self, text: str) -> "Riddle":
        """With this choice for the solution, if it is as good."""
        if text not in self.as_good:
            return self
        others = {**self.puzzle.others, self.puzzle.solution[0]: self.puzzle.chance}
        return self._replace(puzzle=self.puzzle._replace(solution=(text,), chance=self.as_good[text], others=others))


class Solving(NamedTuple):
    """Somebody at a riddle, and what they have chosen."""

    riddle: Riddle
    attempt: Attempt
    tried: str
    """A choice that was not right, which is being answered."""
    chronicle: Chronicle
    visitor: Visitor
    given_up: bool = False
    """They have looked at the solution."""

    @property
    def speech(self) -> Speech:
        return self.visitor.speech(self.riddle.puzzle.game)


async def solving(riddle: Riddle, visitor: Visitor) -> Solving | None:
    """None where the address speaks of choices that lead nowhere."""
    asked = visitor.request.query_params
    chosen = tuple(str(choice) for choice in asked.getall("choice", []))[:MOST_CHOICES]
    riddle = riddle.accepting(chosen[0] if chosen else "")
    attempt, tried = Attempt(riddle.puzzle, chosen), str(asked.get("tried", ""))
    if not attempt.right or (tried and not await asyncio.to_thread(wrong_there, riddle, attempt, tried)):
        return None
    chronicle = await asyncio.to_thread(laid_out, attempt)
    return Solving(riddle, attempt, tried, chronicle, visitor, "shown" in asked)


def laid_out(attempt: Attempt) -> Chronicle:
    chronicle = Chronicle(attempt.puzzle.begun())
    play(chronicle, attempt.chosen)
    return chronicle


def wrong_there(riddle: Riddle, attempt: Attempt, text: str) -> bool:
    """Whether this would be a choice, and not a right one."""
    match = attempt.reached()
    legal = [match.game.actions[action].text for action in match.prompt(attempt.puzzle.seat).legal]
    return not attempt.solved and text in legal and not attempt.then(text).right and text not in riddle.as_good


def address(at: Solving, path: str) -> str:
    asked = [("choice", choice) for choice in at.attempt.chosen]
    asked += [("tried", at.tried)] if at.tried else []
    asked += [("shown", "")] if at.given_up else []
    return f"{at.riddle.path}{path}{'?' if asked else ''}{urlencode(asked)}"


# The table.


def exercise_of(at: Solving) -> Exercise:
    first = max(0, len(at.chronicle.moments) - 1)
    return Exercise(at.chronicle, at.attempt.puzzle.seat, said(at), not at.attempt.solved, first)


def said(at: Solving) -> Line:
    """What is asked, or that it is solved."""
    if at.attempt.solved:
        return Line("puzzle-shown" if at.given_up else "puzzle-solved", {})
    match, puzzle = at.chronicle.match, at.attempt.puzzle
    question, choices = match.game.question(match.view(puzzle.seat)), len(puzzle.solution)
    if choices == 1:
        return Line(at.riddle.question, {"question": question})
    return Line("puzzle-best-plan", {"question": question, "choices": choices})


def table_of(at: Solving, message: str = "") -> TablePage:
    riddle, puzzle, speech = at.riddle, at.attempt.puzzle, at.speech
    wrong = [Line("puzzle-wrong", {}), *why_wrong(at.attempt.then(at.tried))] if at.tried else []
    teaching = Teaching(
        " · ".join(map(speech.say, riddle.title)),
        min(len(at.attempt.chosen) + 1, len(puzzle.solution)) if len(puzzle.solution) > 1 else 0,
        len(puzzle.solution) if len(puzzle.solution) > 1 else 0,
        " ".join(map(speech.say, wrong)),
        at.attempt.solved,
        speech(riddle.onward),
        "" if at.attempt.solved else f"{riddle.path}/solution",
        "" if riddle.own else f"{at.visitor.base}{riddle.path}",
    )
    urls = {name: address(at._replace(tried=""), f"/{name}") for name in ("act", "why", "go-on")}
    urls |= {"back": riddle.back, "page": address(at, "")}
    table = exercise_page(exercise_of(at), speech, teaching, urls)
    if at.attempt.solved:
        told = why_right(puzzle)
        table.climax += [speech.say(line) for line in (told[:-1] if riddle.own else told)]
    table.message, table.csrf = message, at.visitor.csrf
    return table


async def shown(at: Solving, message: str = "", status: int = 200) -> Response[str]:
    table = await asyncio.to_thread(table_of, at, message)
    if at.visitor.wants_fragment:
        return at.visitor.show(fragment(table, at.speech), status)
    given = {"table": table, "riddle": at.riddle, "speech": at.speech}
    return page(at.visitor, "puzzle.html", status, game=at.riddle.puzzle.game, **given)


async def go_to(at: Solving, attempt: Attempt, tried: str = "", *, given_up: bool = False) -> Response[Any]:
    """The table after a choice: at once for our script, else by its address."""
    after = at._replace(attempt=attempt, tried=tried, given_up=given_up)
    if not at.visitor.wants_fragment:
        return at.visitor.go(address(after, ""))
    return await shown(after._replace(chronicle=await asyncio.to_thread(laid_out, attempt)))


# What is done there.


async def show(riddle: Riddle, visitor: Visitor) -> Response[Any]:
    at = await solving(riddle, visitor)
    return await shown(at) if at else visitor.go(riddle.path)


class Answered(NamedTuple):
    """What was answered to a riddle: whether it was right, and how it stood before; None if that does not count."""

    response: Response[Any]
    right: bool | None = None
    known: str | None = None


async def act(riddle: Riddle, visitor: Visitor) -> Answered:
    at = await solving(riddle, visitor)
    if at is None:
        return Answered(visitor.go(riddle.path))
    form = await visitor.request.form()
    match, seat = at.chronicle.match, at.attempt.puzzle.seat
    try:
        action = match.game.action(str(form.get("action", "")))
    except UnknownAction:
        return Answered(await shown(at, at.speech("web-error-unknown-action"), 422))
    if at.attempt.solved:
        return Answered(await shown(at))
    if action.index not in match.prompt(seat).legal:
        refusal = refusal_sentence(match.game.forbids(match.view(seat), action.index), at.speech)
        return Answered(await shown(at, refusal, 422))
    riddle = at.riddle.accepting("" if at.attempt.chosen else action.text)
    at = at._replace(riddle=riddle, attempt=at.attempt._replace(puzzle=riddle.puzzle))
    after = at.attempt.then(action.text)
    counts = not after.right or after.solved
    known = await remember(at, right=after.right) if counts else None
    response = await go_to(at, after) if after.right else await go_to(at, at.attempt, action.text)
    return Answered(response, after.right if counts else None, known)


async def remember(at: Solving, *, right: bool) -> str | None:
    """The first answer counts; afterwards only that it was solved at last. What was known before."""
    store, guest = at.visitor.hall.store, await at.visitor.become_guest()
    known = (await store.marks(guest.id, at.riddle.mark)).get(at.riddle.mark)
    if known is None or (known == WRONG and right):
        await store.mark(guest.id, at.riddle.mark, WRONG if not right else RIGHT if known is None else LATE)
    return known


async def show_solution(riddle: Riddle, visitor: Visitor) -> Answered:
    """Whoever looks at the solution has not found it."""
    at = await solving(riddle, visitor)
    if at is None:
        return Answered(visitor.go(riddle.path))
    known = await remember(at, right=False)
    attempt = Attempt(at.riddle.puzzle, at.riddle.puzzle.solution)
    return Answered(await go_to(at, attempt, given_up=True), False, known)


def go_on(target: str, visitor: Visitor) -> Response[Any]:
    return visitor.show("", headers={"X-Location": target}) if visitor.wants_fragment else visitor.go(target)


async def why(riddle: Riddle, visitor: Visitor) -> Response[Any]:
    at = await solving(riddle, visitor)
    if at is None:
        return visitor.go(riddle.path)
    form = await visitor.request.form()
    things = [str(thing) for thing in form.getall("thing", [])][:8]
    try:
        message = why_not(exercise_view(exercise_of(at)), at.speech, things, str(form.get("action", "")))
    except UnknownAction:
        message = at.speech("web-error-unknown-action")
    return await shown(at, "" if at.attempt.solved else message)
