"""Taking lessons as those do who know the answers."""

from collections.abc import Iterator
from typing import NamedTuple

from threerings.school.lessons import Lesson, course, taught
from threerings.school.scenes import Place, Scene, choose, scene

LESSONS = [(game, lesson) for game in taught() for lesson in course(game)]
NAMES = [f"{game}-{lesson.name}" for game, lesson in LESSONS]


class Stop(NamedTuple):
    """A place of a lesson, what is shown there, and the right choice if there is one to make."""

    place: Place
    scene: Scene
    choice: str


def stops(game: str, lesson: Lesson) -> Iterator[Stop]:
    """A lesson from its beginning to its end."""
    place: Place | None = Place()
    while place is not None:
        now, step = scene(game, lesson, place), lesson.steps[place.step]
        made = len(place.choices) - len(begun(lesson, place))
        choice = (step.solution[made] if step.goal else step.do[0]) if now.asks else ""
        yield Stop(place, now, choice)
        place = choose(game, lesson, place, choice) if choice else now.onward


def begun(lesson: Lesson, place: Place) -> tuple[str, ...]:
    """The choices that were made before the step."""
    before = lesson.steps[lesson.base(place.step) : place.step]
    return place.choices[: sum(len(step.solution) if step.goal else bool(step.do) for step in before)]
