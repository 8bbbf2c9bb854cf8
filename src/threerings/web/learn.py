"""Lessons in the browser: the courses, and the table on which somebody learns. Where they are is in the address."""

import asyncio
import secrets
from typing import Any, NamedTuple
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from markupsafe import Markup

from threerings.core.game import Line, UnknownAction
from threerings.core.match import IllegalAction
from threerings.games import GAMES
from threerings.school.lessons import PART, Lesson, course, enough, taught
from threerings.school.scenes import BadPlace, Place, Scene, choose, scene
from threerings.web.exercises import Exercise, exercise_page, exercise_view
from threerings.web.guests import Visiting, Visitor
from threerings.web.play import ply_in
from threerings.web.render import fragment, page
from threerings.web.speech import Speech
from threerings.web.tables import TablePage, Teaching, drawing_of, refusal_sentence, why_not

ROOM = 1_000
"""Plies between two steps: none is as long."""
MOST_CHOICES = 40
FIRST_OPPONENT = "bot:beginner"


def mark_of(game: str, lesson: str) -> str:
    """What the store is told of a finished lesson."""
    return f"lesson {game} {lesson}"


# The courses.


class Row(NamedTuple):
    """A lesson in the list of its course."""

    name: str
    title: str
    about: str
    done: bool


class CoursePage(NamedTuple):
    game: str
    speech: Speech
    picture: Markup
    rows: list[Row]
    following: Row | None
    """The first that is not finished yet."""
    enough: int
    """So many lessons come before a first match."""
    seat: str
    """The side that a first match is played on: that of the first lesson."""

    @property
    def done(self) -> int:
        return sum(row.done for row in self.rows)

    @property
    def ready(self) -> bool:
        """For a first match."""
        return all(row.done for row in self.rows[: self.enough])


async def course_page(game: str, visitor: Visitor) -> CoursePage:
    speech = visitor.speech(game, PART)
    known = await visitor.hall.store.marks(visitor.guest.id, mark_of(game, "")) if visitor.guest else {}
    rows = [
        Row(lesson.name, speech(lesson.key()), speech(lesson.key("about")), mark_of(game, lesson.name) in known)
        for lesson in course(game)
    ]
    following = next((row for row in rows if not row.done), None)
    return CoursePage(game, speech, drawing_of(game).picture(), rows, following, enough(game), course(game)[0].seat)


@get("/learn")
async def courses(visitor: Visiting) -> Response[str]:
    found = [await course_page(game, visitor) for game in taught()]
    return page(visitor, "courses.html", courses=found, sheets=taught())


@get("/learn/{game:str}")
async def show_course(game: FromPath[str], visitor: Visiting) -> Response[str]:
    if game not in GAMES or not course(game):
        raise NotFoundException
    shown = await course_page(game, visitor)
    values = {"course": shown, "speech": shown.speech, "opponent": FIRST_OPPONENT}
    return page(visitor, "course.html", game=game, request=secrets.token_urlsafe(12), **values)


# A lesson.


class Taking(NamedTuple):
    """Somebody who takes a lesson, and where they are in it."""

    game: str
    lesson: Lesson
    place: Place
    scene: Scene
    visitor: Visitor

    @property
    def speech(self) -> Speech:
        return self.visitor.speech(self.game, PART)

    @property
    def path(self) -> str:
        return f"/learn/{self.game}/{self.lesson.name}"


async def taking(game: str, name: str, visitor: Visitor) -> Taking:
    """Raises NotFoundException or BadPlace."""
    found = [lesson for lesson in (course(game) if game in GAMES else ()) if lesson.name == name]
    if not found:
        raise NotFoundException
    place = place_in(visitor)
    # It plays the moves of the lesson again: not while everybody waits.
    return Taking(game, found[0], place, await asyncio.to_thread(scene, game, found[0], place), visitor)


def place_in(visitor: Visitor) -> Place:
    """Where somebody is, by the address."""
    asked = visitor.request.query_params
    choices = [str(choice) for choice in asked.getall("choice", [])]
    step, tried = ply_in(asked.get("step", "1")) - 1, str(asked.get("tried", ""))
    return Place(step, tuple(choices[:MOST_CHOICES]), tried, "hint" in asked)


def address(path: str, place: Place) -> str:
    asked = [("step", str(place.step + 1)), *(("choice", choice) for choice in place.choices)]
    asked += [("tried", place.tried)] if place.tried else []
    asked += [("hint", "")] if place.hint else []
    return f"{path}?{urlencode(asked)}"


def exercise_of(at: Taking) -> Exercise:
    now = at.scene
    return Exercise(now.chronicle, now.seat, line_of(now), now.asks, now.first, ROOM * (at.place.step + 1), lit(now))


def lit(now: Scene) -> frozenset[str]:
    """The things spoken of; with a hint, those to touch for it, if there are any."""
    match = now.chronicle.match
    if not now.right:
        return now.lit
    path = drawing_of(match.game.name).path(match.view(now.seat), match.game.action(now.right).index)
    return frozenset(path) or now.lit


def line_of(now: Scene) -> Line:
    return Line(now.say, {})


def table_of(at: Taking, message: str = "") -> TablePage:
    now, speech, path, step = at.scene, at.speech, at.path, at.lesson.steps[at.place.step]
    teaching = Teaching(
        speech(at.lesson.key()),
        at.place.step + 1,
        len(at.lesson.steps),
        speech(now.answer) if now.answer else "",
        not (now.asks or now.failed) and bool(step.do or step.goal),
        speech("learn-again") if now.failed else "" if now.onward else speech("learn-finish"),
        hint=" ".join(map(speech.say, now.hint)),
        ask=address(path, now.ask) if now.ask else "",
    )
    onward = address(f"{path}/{'go-on' if now.onward else 'finish'}", at.place)
    urls = {"act": address(f"{path}/act", at.place), "why": address(f"{path}/why", at.place), "go-on": onward}
    urls |= {"back": f"/learn/{at.game}", "page": address(path, at.place)}
    table = exercise_page(exercise_of(at), speech, teaching, urls)
    table.message, table.csrf = message, at.visitor.csrf
    return table


def shown(at: Taking, message: str = "", status: int = 200) -> Response[str]:
    table = table_of(at, message)
    if at.visitor.wants_fragment:
        return at.visitor.show(fragment(table, at.speech), status)
    return page(at.visitor, "lesson.html", status, game=at.game, table=table, speech=at.speech)


async def go_to(at: Taking, place: Place) -> Response[Any]:
    """The table at another place: at once for our script, else by its address. What was before begins a new page."""
    target = address(at.path, place)
    if not at.visitor.wants_fragment:
        return at.visitor.go(target)
    if at.scene.failed:
        return at.visitor.show("", headers={"X-Location": target})
    return shown(at._replace(place=place, scene=await asyncio.to_thread(scene, at.game, at.lesson, place)))


@get("/learn/{game:str}/{name:str}")
async def show_lesson(game: FromPath[str], name: FromPath[str], visitor: Visiting) -> Response[Any]:
    try:
        return shown(await taking(game, name, visitor))
    except BadPlace:
        return visitor.go(f"/learn/{game}/{name}")


@post("/learn/{game:str}/{name:str}/act", status_code=200)
async def act(game: FromPath[str], name: FromPath[str], visitor: Visiting) -> Response[Any]:
    form = await visitor.request.form()
    try:
        at = await taking(game, name, visitor)
        place = await asyncio.to_thread(choose, game, at.lesson, at.place, str(form.get("action", "")))
    except BadPlace:
        return visitor.go(f"/learn/{game}/{name}")
    except UnknownAction:
        return shown(at, at.speech("web-error-unknown-action"), 422)
    except IllegalAction as error:
        return shown(at, refusal_sentence(error.rule, at.speech), 422)
    return await go_to(at, place)


@post("/learn/{game:str}/{name:str}/go-on", status_code=200)
async def go_on(game: FromPath[str], name: FromPath[str], visitor: Visiting) -> Response[Any]:
    try:
        at = await taking(game, name, visitor)
    except BadPlace:
        return visitor.go(f"/learn/{game}/{name}")
    return shown(at) if at.scene.asks or at.scene.onward is None else await go_to(at, at.scene.onward)


@post("/learn/{game:str}/{name:str}/finish", status_code=200, creates=True)
async def finish(game: FromPath[str], name: FromPath[str], visitor: Visiting) -> Response[Any]:
    """The lesson is over, and it is remembered who has taken it."""
    try:
        at = await taking(game, name, visitor)
    except BadPlace:
        return visitor.go(f"/learn/{game}/{name}")
    if at.scene.asks or at.scene.onward is not None:
        return shown(at)
    guest = await visitor.become_guest()
    await visitor.hall.store.mark(guest.id, mark_of(game, name), "done")
    target = f"/learn/{game}#next"
    return visitor.show("", headers={"X-Location": target}) if visitor.wants_fragment else visitor.go(target)


@post("/learn/{game:str}/{name:str}/why", status_code=200)
async def why(game: FromPath[str], name: FromPath[str], visitor: Visiting) -> Response[Any]:
    form = await visitor.request.form()
    things = [str(thing) for thing in form.getall("thing", [])][:8]
    try:
        at = await taking(game, name, visitor)
        message = why_not(exercise_view(exercise_of(at)), at.speech, things, str(form.get("action", "")))
    except BadPlace:
        return visitor.go(f"/learn/{game}/{name}")
    except UnknownAction:
        message = at.speech("web-error-unknown-action")
    return shown(at, message if at.scene.asks else "")


HANDLERS = (courses, show_course, show_lesson, act, go_on, finish, why)
