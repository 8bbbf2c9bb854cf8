"""Lessons as data: `games/<game>/lessons.toml`, whose words are in `texts/lessons.<language>.ftl` beside it."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from threerings.core.game import ThreeRingsError
from threerings.games import GAMES, PACKAGES, load

FILE = "lessons.toml"
PART = "lessons"
"""Of the texts of a game: the words of its lessons."""


class BadLesson(ThreeRingsError):
    """A course that does not read as one; it says where."""


class TomlTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file."""


class Claim(TomlTable, frozen=True):
    """Something a text says about a position, for the engine to prove; after some actions of whoever is to act."""

    after: tuple[str, ...] = ()
    legal: str = ""
    """The learner may choose this …"""
    forbidden: str = ""
    """… or may not, …"""
    rule: str = ""
    """… by the rule of this id."""
    sees: str = ""
    """A way into the learner's view, as "balrog.energy" or "row.0"; a part with brackets is called …"""
    equals: Any = msgspec.field(default=None, name="is")
    """… and what is found there."""
    told: str = ""
    """The story of the actions then has a line of this key."""
    wins: str = ""
    """This choice ends the match at once in the learner's favour."""
    best: str = ""
    """The master chooses this."""
    over: str = ""
    """The match is over in the learner's favour, for this reason."""


class Wrong(TomlTable, frozen=True):
    """A kind of wrong choice, and the answer to it."""

    do: tuple[str, ...]
    say: str


class LessonStep(TomlTable, frozen=True):
    say: str
    position: str = ""
    """In the game's notation; without it the table stays as the last step left it."""
    lit: tuple[str, ...] = ()
    """The things spoken of, by the names that drawings give them."""
    do: tuple[str, ...] = ()
    """Any of these choices is right. With neither this nor a goal, there is something to read."""
    why: str = ""
    """Why the first of them is right, for a hint. Without it the game itself finds what speaks for it."""
    then: tuple[str, ...] | dict[str, tuple[str, ...]] = ()
    """What the other and nature do after it, or after each of them."""
    done: str = ""
    """Said after the right choice. Without it the next step follows at once, if the table stays."""
    wrong: tuple[Wrong, ...] = ()
    otherwise: str = ""
    """The answer to every other choice."""
    goal: tuple[Claim, ...] = ()
    """Instead: what has to hold …"""
    most: int = 0
    """… after so many choices of the learner at most, …"""
    solution: tuple[str, ...] = ()
    """… for example these."""
    more: str = ""
    """Said between the choices, whatever they were."""
    failed: str = ""
    """Said when the choices are used up."""
    claims: tuple[Claim, ...] = ()

    def replies(self, choice: str) -> tuple[str, ...]:
        return self.then.get(choice, ()) if isinstance(self.then, dict) else self.then

    def answer(self, choice: str) -> str:
        """What is said of a choice that is not right."""
        return next((wrong.say for wrong in self.wrong if choice in wrong.do), self.otherwise)


class Lesson(TomlTable, frozen=True):
    name: str
    seat: str
    """The side whose eyes the learner has."""
    steps: tuple[LessonStep, ...] = msgspec.field(name="step")
    options: dict[str, Any] = {}
    enough: bool = False
    """Who has taken this one and all before it can play a first match; the others can wait."""

    def key(self, *said: str) -> str:
        """The key of a text of this lesson; of its title, if nothing is said."""
        return "-".join(("lesson", self.name, *said))

    def base(self, step: int) -> int:
        """The step that has laid the table for this one."""
        return next(number for number in range(step, -1, -1) if self.steps[number].position)


class Course(TomlTable, frozen=True):
    lessons: tuple[Lesson, ...] = msgspec.field(name="lesson")


def read_course(game: str, text: str) -> tuple[Lesson, ...]:
    """The lessons in a file. Raises BadLesson."""
    try:
        lessons = msgspec.toml.decode(text, type=Course).lessons
    except msgspec.DecodeError as error:
        raise BadLesson(f"{game}: {error}") from None
    sides = load(game).sides
    for lesson in lessons:
        for number, step in enumerate(lesson.steps, start=1):
            if fault := fault_of(step, first=number == 1):
                raise BadLesson(f"{game}, {lesson.name}, step {number}: {fault}")
        if lesson.seat not in sides or not lesson.steps:
            raise BadLesson(f"{game}, {lesson.name}: it needs steps, and the seat {' or '.join(sides)}")
    return lessons


def fault_of(step: LessonStep, *, first: bool) -> str:
    if first and not step.position:
        return "the first step has no position"
    if step.do and step.goal:
        return "there is something to do, or a goal, not both"
    if (step.why or step.then or step.wrong or step.otherwise) and not step.do:
        return "nothing is to be done that these answer"
    if step.goal and not (step.most and step.solution and step.failed and (step.more or step.most == 1)):
        return "a goal needs most, solution, failed, and more if it takes several choices"
    return ""


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order; none, if it has none. Raises BadLesson."""
    file = files(PACKAGES[game]).joinpath(FILE)
    return read_course(game, file.read_text("utf-8")) if file.is_file() else ()


def enough(game: str) -> int:
    """So many lessons of a course come before a first match."""
    lessons = course(game)
    return next((number for number, lesson in enumerate(lessons, start=1) if lesson.enough), len(lessons))


def taught() -> list[str]:
    """The games that have lessons."""
    return [game for game in GAMES if course(game)]
