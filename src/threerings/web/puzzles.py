"""Puzzles in the browser: the puzzle of the day, all puzzles of a game, and one puzzle on the real table."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from markupsafe import Markup

from threerings.core.game import Line, Name
from threerings.games import GAMES
from threerings.school.puzzles import HARDEST, Numbered, games_with_puzzles, numbered, of_day, selected, themes_of
from threerings.web import solving
from threerings.web.draw.canvas import document, seal
from threerings.web.guests import AnyRequest, Visiting, Visitor
from threerings.web.previews import DAY, answer
from threerings.web.render import page
from threerings.web.solving import LATE, RIGHT, WRONG, Answered, Riddle
from threerings.web.speech import Speech
from threerings.web.tables import drawing_of


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


class PuzzleList(NamedTuple):
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


async def list_of(game: str, visitor: Visitor, theme: str = "", difficulty: int = 0) -> PuzzleList:
    known = await visitor.hall.store.marks(visitor.guest.id, f"puzzle {game} ") if visitor.guest else {}
    tiles = [
        Tile(which.number, which.puzzle.difficulty, known.get(mark_of(which), ""))
        for which in selected(game, theme, difficulty)
    ]
    return PuzzleList(game, visitor.speech(game), drawing_of(game).picture(), tiles)


@get("/puzzles")
async def overview(visitor: Visiting) -> Response[str]:
    day = today()
    which = of_day(day)
    days = await visitor.hall.store.marks(visitor.guest.id, "day ") if visitor.guest else {}
    lists = [await list_of(game, visitor) for game in games_with_puzzles()]
    return page(
        visitor,
        "puzzles.html",
        which=which,
        words=visitor.speech(which.game),
        done=days.get(mark_of_day(day), ""),
        days=streak(days, day),
        lists=lists,
        sheets=games_with_puzzles(),
    )


@get("/puzzles/{game:str}")
async def show_list(
    game: FromPath[str], visitor: Visiting, theme: FromQuery[str] = "", difficulty: FromQuery[int] = 0
) -> Response[str]:
    if game not in games_with_puzzles():
        raise NotFoundException
    found = await list_of(game, visitor, theme, difficulty)
    values = {"listed": found, "themes": themes_of(game), "theme_chosen": theme, "difficulty": difficulty}
    return page(visitor, "puzzle_list.html", game=game, hardest=HARDEST, **values)


# One puzzle.


def riddle_of(game: str, number: int) -> tuple[Numbered, Riddle]:
    which = numbered(game, number) if game in GAMES else None
    if which is None:
        raise NotFoundException
    difficulty = Line("puzzle-hard", {"difficulty": which.puzzle.difficulty})
    title = (Line("puzzle-title", {"number": number}), difficulty)
    name = Line("puzzle-name", {"title": Name("game-title", {}), "number": number})
    return which, Riddle(which.puzzle, path_of(which), f"/puzzles/{game}", mark_of(which), name, title)


def path_of(which: Numbered) -> str:
    return f"/puzzles/{which.game}/{which.number}"


async def remember_day(which: Numbered, answered: Answered, visitor: Visitor) -> Response[Any]:
    """Of the puzzle of the day the first answer of the day counts."""
    store, guest, day = visitor.hall.store, visitor.guest, mark_of_day(today())
    if (
        answered.right is not None
        and guest
        and which == of_day(today())
        and day not in await store.marks(guest.id, day)
    ):
        await store.mark(guest.id, day, RIGHT if answered.right and answered.known in (None, RIGHT) else WRONG)
    return answered.response


@get("/puzzles/{game:str}/{number:int}")
async def show_puzzle(game: FromPath[str], number: FromPath[int], visitor: Visiting) -> Response[Any]:
    return await solving.show(riddle_of(game, number)[1], visitor)


@post("/puzzles/{game:str}/{number:int}/act", status_code=200, creates=True)
async def act(game: FromPath[str], number: FromPath[int], visitor: Visiting) -> Response[Any]:
    which, riddle = riddle_of(game, number)
    return await remember_day(which, await solving.act(riddle, visitor), visitor)


@post("/puzzles/{game:str}/{number:int}/solution", status_code=200, creates=True)
async def show_solution(game: FromPath[str], number: FromPath[int], visitor: Visiting) -> Response[Any]:
    which, riddle = riddle_of(game, number)
    return await remember_day(which, await solving.show_solution(riddle, visitor), visitor)


@post("/puzzles/{game:str}/{number:int}/go-on", status_code=200)
async def go_on(game: FromPath[str], number: FromPath[int], visitor: Visiting) -> Response[Any]:
    """The next puzzle of the game; after the last one, all of them."""
    following = numbered(game, riddle_of(game, number)[0].number + 1)
    return solving.go_on(path_of(following) if following else f"/puzzles/{game}", visitor)


@post("/puzzles/{game:str}/{number:int}/why", status_code=200)
async def why(game: FromPath[str], number: FromPath[int], visitor: Visiting) -> Response[Any]:
    return await solving.why(riddle_of(game, number)[1], visitor)


@get("/puzzles/{game:str}/{number:int}/preview.png")
async def show_preview(game: FromPath[str], number: FromPath[int], request: AnyRequest) -> Response[bytes]:
    """The position as its solver sees it."""
    puzzle = riddle_of(game, number)[1].puzzle
    view = puzzle.begun().view(puzzle.seat)
    return await answer(request, document(drawing_of(game).preview(view), seal()), DAY)


HANDLERS = (overview, show_list, show_puzzle, act, show_solution, go_on, why, show_preview)
