"""Puzzles in the browser: the puzzle of the day, all puzzles of a game, and one puzzle on the real table.

What somebody has chosen in a puzzle is in the address. Only their first answer is remembered, and whether they have
solved it since.
"""

import asyncio
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from markupsafe import Markup

from threerings.core.chronicle import Chronicle
from threerings.core.game import Line, UnknownAction
from threerings.games import GAMES
from threerings.school.puzzles import (
    HARDEST,
    Attempt,
    Numbered,
    games_with_puzzles,
    numbered,
    of_day,
    selected,
    themes_of,
)
from threerings.school.reasons import why_right, why_wrong
from threerings.school.scenes import play
from threerings.web.draw.canvas import document, seal
from threerings.web.exercises import Exercise, exercise_page, exercise_view
from threerings.web.guests import AnyRequest, Visiting, Visitor
from threerings.web.previews import DAY, answer
from threerings.web.render import fragment, page
from threerings.web.speech import Speech
from threerings.web.tables import TablePage, Teaching, drawing_of, refusal_sentence, why_not

RIGHT, LATE, WRONG = "right", "late", "wrong"
"""What a mark says: solved at the first try, later, or not yet."""
MOST_CHOICES = 12


def mark_of(which: Numbered) -> str:
    return f"puzzle {which.game} {which.number}"


def mark_of_day(day: date) -> str:
    return f"day {day.isoformat()}"


def today() -> date:
    return datetime.now(UTC).date()


def streak(days: Mapping[str, str], day: date) -> int:
    """On how many days in a row, today or up to yesterday, the puzzle of the day was solved at the first try."""
    last = day if mark_of_day(day) in days else day - timedelta(1)
    length = 0
    while days.get(mark_of_day(last - timedelta(length))) == RIGHT:
        length += 1
    return length


# What there is to solve.


class Tile(NamedTuple):
    """A puzzle in a list, and how far somebody has come with it."""

    number: int
    difficulty: int
    done: str


class Shelf(NamedTuple):
    """The puzzles of a game, or some of them."""

    game: str
    speech: Speech
    picture: Markup
    tiles: list[Tile]

    @property
    def solved(self) -> int:
        return sum(tile.done in (RIGHT, LATE) for tile in self.tiles)

    @property
    def first(self) -> int:
        return sum(tile.done == RIGHT for tile in self.tiles)

    @property
    def following(self) -> Tile | None:
        """The first that nobody has tried yet."""
        return next((tile for tile in self.tiles if not tile.done), None)


async def shelf_of(game: str, visitor: Visitor, theme: str = "", difficulty: int = 0) -> Shelf:
    known = await visitor.hall.store.marks(visitor.guest.id, f"puzzle {game} ") if visitor.guest else {}
    tiles = [
        Tile(which.number, which.puzzle.difficulty, known.get(mark_of(which), ""))
        for which in selected(game, theme, difficulty)
    ]
    return Shelf(game, visitor.speech(game), drawing_of(game).picture(), tiles)


@get("/puzzles")
async def overview(visitor: Visiting) -> Response[str]:
    day = today()
    which = of_day(day)
    days = await visitor.hall.store.marks(visitor.guest.id, "day ") if visitor.guest else {}
    shelves = [await shelf_of(game, visitor) for game in games_with_puzzles()]
    return page(
        visitor,
        "puzzles.html",
        which=which,
        words=visitor.speech(which.game),
        done=days.get(mark_of_day(day), ""),
        days=streak(days, day),
        shelves=shelves,
        sheets=games_with_puzzles(),
    )


@get("/puzzles/{game:str}")
async def shelf(
    game: FromPath[str], visitor: Visiting, theme: FromQuery[str] = "", difficulty: FromQuery[int] = 0
) -> Response[str]:
    if game not in games_with_puzzles():
        raise NotFoundException
    found = await shelf_of(game, visitor, theme, difficulty)
    values = {"shelf": found, "themes": themes_of(game), "theme_chosen": theme, "difficulty": difficulty}
    return page(visitor, "puzzle_shelf.html", game=game, hardest=HARDEST, **values)


# One puzzle.


class Solving(NamedTuple):
    """Somebody at a puzzle, and what they have chosen."""

    which: Numbered
    attempt: Attempt
    tried: str
    """A choice that was not right, which is being answered."""
    chronicle: Chronicle
    visitor: Visitor
    given_up: bool = False
    """They have looked at the solution."""

    @property
    def speech(self) -> Speech:
        return self.visitor.speech(self.which.game)

    @property
    def path(self) -> str:
        return path_of(self.which)


def path_of(which: Numbered) -> str:
    return f"/puzzles/{which.game}/{which.number}"


def known_puzzle(game: str, number: int) -> Numbered:
    found = numbered(game, number) if game in GAMES else None
    if found is None:
        raise NotFoundException
    return found


async def solving(game: str, number: int, visitor: Visitor) -> Solving | None:
    """None where the address speaks of choices that lead nowhere."""
    which, asked = known_puzzle(game, number), visitor.request.query_params
    chosen = tuple(str(choice) for choice in asked.getall("choice", []))[:MOST_CHOICES]
    attempt, tried = Attempt(which.puzzle, chosen), str(asked.get("tried", ""))
    if not attempt.right or (tried and not await asyncio.to_thread(wrong_there, attempt, tried)):
        return None
    chronicle = await asyncio.to_thread(laid_out, attempt)
    return Solving(which, attempt, tried, chronicle, visitor, "shown" in asked)


def laid_out(attempt: Attempt) -> Chronicle:
    chronicle = Chronicle(attempt.puzzle.begun())
    play(chronicle, attempt.chosen)
    return chronicle


def wrong_there(attempt: Attempt, text: str) -> bool:
    """Whether this would be a choice, and not the right one."""
    match = attempt.reached()
    legal = [match.game.actions[action].text for action in match.prompt(attempt.puzzle.seat).legal]
    return not attempt.solved and text in legal and not attempt.then(text).right


def address(at: Solving, path: str) -> str:
    asked = [("choice", choice) for choice in at.attempt.chosen]
    asked += [("tried", at.tried)] if at.tried else []
    asked += [("shown", "")] if at.given_up else []
    return f"{at.path}{path}{'?' if asked else ''}{urlencode(asked)}"


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
        return Line("puzzle-best", {"question": question})
    return Line("puzzle-best-plan", {"question": question, "choices": choices})


def table_of(at: Solving, message: str = "") -> TablePage:
    puzzle, speech = at.attempt.puzzle, at.speech
    wrong = [Line("puzzle-wrong", {}), *why_wrong(at.attempt.then(at.tried))] if at.tried else []
    title = f"{speech('puzzle-title', number=at.which.number)} · {speech('puzzle-hard', difficulty=puzzle.difficulty)}"
    teaching = Teaching(
        title,
        min(len(at.attempt.chosen) + 1, len(puzzle.solution)) if len(puzzle.solution) > 1 else 0,
        len(puzzle.solution) if len(puzzle.solution) > 1 else 0,
        " ".join(map(speech.say, wrong)),
        at.attempt.solved,
        speech("puzzle-onward"),
        "" if at.attempt.solved else f"{at.path}/solution",
        f"{at.visitor.base}{at.path}",
    )
    urls = {name: address(at._replace(tried=""), f"/{name}") for name in ("act", "why", "go-on")}
    urls |= {"back": f"/puzzles/{puzzle.game}", "page": address(at, "")}
    table = exercise_page(exercise_of(at), speech, teaching, urls)
    if at.attempt.solved:
        table.climax += [speech.say(line) for line in why_right(puzzle)]
    table.message, table.csrf = message, at.visitor.csrf
    return table


async def shown(at: Solving, message: str = "", status: int = 200) -> Response[str]:
    table = await asyncio.to_thread(table_of, at, message)
    if at.visitor.wants_fragment:
        return at.visitor.show(fragment(table, at.speech), status)
    return page(at.visitor, "puzzle.html", status, game=at.which.game, table=table, which=at.which, speech=at.speech)


async def go_to(at: Solving, attempt: Attempt, tried: str = "", *, given_up: bool = False) -> Response[Any]:
    """The table after a choice: at once for our script, else by its address."""
    after = at._replace(attempt=attempt, tried=tried, given_up=given_up)
    if not at.visitor.wants_fragment:
        return at.visitor.go(address(after, ""))
    return await shown(after._replace(chronicle=await asyncio.to_thread(laid_out, attempt)))


async def remember(at: Solving, *, right: bool) -> None:
    """The first answer counts; afterwards only that it was solved at last."""
    store, guest = at.visitor.hall.store, await at.visitor.become_guest()
    mark, day = mark_of(at.which), mark_of_day(today())
    known = (await store.marks(guest.id, mark)).get(mark)
    if known is None or (known == WRONG and right):
        await store.mark(guest.id, mark, WRONG if not right else RIGHT if known is None else LATE)
    if at.which == of_day(today()) and day not in await store.marks(guest.id, day):
        await store.mark(guest.id, day, RIGHT if right and known in (None, RIGHT) else WRONG)


@get("/puzzles/{game:str}/{number:int}")
async def show_puzzle(game: FromPath[str], number: FromPath[int], visitor: Visiting) -> Response[Any]:
    at = await solving(game, number, visitor)
    return await shown(at) if at else visitor.go(path_of(known_puzzle(game, number)))


@post("/puzzles/{game:str}/{number:int}/act", status_code=200, creates=True)
async def act(game: FromPath[str], number: FromPath[int], visitor: Visiting) -> Response[Any]:
    at = await solving(game, number, visitor)
    if at is None:
        return visitor.go(path_of(known_puzzle(game, number)))
    form = await visitor.request.form()
    match, seat = at.chronicle.match, at.attempt.puzzle.seat
    try:
        action = match.game.action(str(form.get("action", "")))
    except UnknownAction:
        return await shown(at, at.speech("web-error-unknown-action"), 422)
    if at.attempt.solved:
        return await shown(at)
    if action.index not in match.prompt(seat).legal:
        return await shown(at, refusal_sentence(match.game.forbids(match.view(seat), action.index), at.speech), 422)
    after = at.attempt.then(action.text)
    if not after.right or after.solved:
        await remember(at, right=after.right)
    return await go_to(at, after) if after.right else await go_to(at, at.attempt, action.text)


@post("/puzzles/{game:str}/{number:int}/solution", status_code=200, creates=True)
async def show_solution(game: FromPath[str], number: FromPath[int], visitor: Visiting) -> Response[Any]:
    """Whoever looks at the solution has not found it."""
    at = await solving(game, number, visitor)
    if at is None:
        return visitor.go(path_of(known_puzzle(game, number)))
    await remember(at, right=False)
    return await go_to(at, Attempt(at.which.puzzle, at.which.puzzle.solution), given_up=True)


@post("/puzzles/{game:str}/{number:int}/go-on", status_code=200)
async def go_on(game: FromPath[str], number: FromPath[int], visitor: Visiting) -> Response[Any]:
    """The next puzzle of the game; after the last one, all of them."""
    following = numbered(game, known_puzzle(game, number).number + 1)
    target = path_of(following) if following else f"/puzzles/{game}"
    return visitor.show("", headers={"X-Location": target}) if visitor.wants_fragment else visitor.go(target)


@post("/puzzles/{game:str}/{number:int}/why", status_code=200)
async def why(game: FromPath[str], number: FromPath[int], visitor: Visiting) -> Response[Any]:
    at = await solving(game, number, visitor)
    if at is None:
        return visitor.go(path_of(known_puzzle(game, number)))
    form = await visitor.request.form()
    things = [str(thing) for thing in form.getall("thing", [])][:8]
    try:
        message = why_not(exercise_view(exercise_of(at)), at.speech, things, str(form.get("action", "")))
    except UnknownAction:
        message = at.speech("web-error-unknown-action")
    return await shown(at, "" if at.attempt.solved else message)


@get("/puzzles/{game:str}/{number:int}/preview.png")
async def show_preview(game: FromPath[str], number: FromPath[int], request: AnyRequest) -> Response[bytes]:
    """The position as its solver sees it."""
    puzzle = known_puzzle(game, number).puzzle
    view = puzzle.begun().view(puzzle.seat)
    return await answer(request, document(drawing_of(game).preview(view), seal()), DAY)


HANDLERS = (overview, shelf, show_puzzle, act, show_solution, go_on, why, show_preview)
