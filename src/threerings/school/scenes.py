"""A lesson as it is taken. Where somebody is in it is a small value, and everything shown follows from that.

So nothing has to be remembered: an address says it all, and can be opened again, or gone back to.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from threerings.bots import bot_named
from threerings.core.chance import Rng
from threerings.core.chronicle import Chronicle
from threerings.core.game import NATURE, PUBLIC, Game, Line, Options, Seat, ThreeRingsError
from threerings.core.match import IllegalAction, Match
from threerings.games import load
from threerings.school.claims import fault
from threerings.school.coach import reasons
from threerings.school.lessons import Lesson, LessonStep

OTHER, SEED = "greedy", 1
"""Who plays against somebody who has to reach a goal."""
RIGHT = "learn-right"
"""Said of a right choice, where the lesson says nothing of its own."""


class BadPlace(ThreeRingsError):
    """Nobody comes there by this lesson."""


class Place(NamedTuple):
    """Where somebody is in a lesson."""

    step: int = 0
    choices: tuple[str, ...] = ()
    """Those that counted since the table was laid for this step, the oldest first …"""
    tried: str = ""
    """… and one that did not, which is being answered."""
    hint: bool = False
    """Whether they were told what to choose."""


class Scene(NamedTuple):
    """What a learner is shown."""

    chronicle: Chronicle
    seat: Seat
    first: int
    """The moment from which on everything has just happened."""
    say: str
    """The key of what is said …"""
    answer: str
    """… and of the answer to a wrong choice."""
    lit: frozenset[str]
    asks: bool
    """Whether the learner has to choose; else there is something to read, …"""
    onward: Place | None
    """… after which this follows; nothing, if the lesson ends."""
    failed: bool = False
    """The goal was missed: it begins anew."""
    right: str = ""
    """The choice that a hint names, if there is one, …"""
    hint: tuple[Line, ...] = ()
    """… and what it says."""
    ask: Place | None = None
    """Where a hint is to be had: here, or where the learner left the way that the lesson knows."""


def laid_table(game: Game[Any, Any], options: Options, position: str, actions: Iterable[str] = ()) -> Chronicle:
    """A table with no match behind it, after some actions. Raises BadPosition, UnknownAction or IllegalAction."""
    chronicle = Chronicle(Match(game, options, position, chance=None))
    play(chronicle, actions)
    return chronicle


def play(chronicle: Chronicle, actions: Iterable[str]) -> None:
    for text in actions:
        chronicle.match.follow([text])
        chronicle.note()


def scene(game: str, lesson: Lesson, place: Place) -> Scene:
    """Raises BadPlace."""
    run = Run(load(game), lesson)
    try:
        run.go_to(place)
    except ThreeRingsError as error:
        raise BadPlace(str(error)) from None
    return run.scene(place)


def choose(game: str, lesson: Lesson, place: Place, text: str) -> Place:
    """Where a choice leads. Raises BadPlace, UnknownAction or IllegalAction."""
    at, step, rules = scene(game, lesson, place), lesson.steps[place.step], load(game)
    action, prompt = rules.action(text), at.chronicle.match.prompt(at.seat)
    if not at.asks or action.index not in prompt.legal:
        raise IllegalAction(action.text, rules.forbids(prompt.view, action.index))
    if step.do and action.text not in step.do:
        return Place(place.step, place.choices, action.text)
    chosen = Place(place.step, (*place.choices, action.text))
    onward = after(lesson, chosen)
    return onward if step.do and onward and follows_at_once(lesson, place.step) else chosen


def after(lesson: Lesson, place: Place) -> Place | None:
    """The beginning of the next step."""
    step = place.step + 1
    if step == len(lesson.steps):
        return None
    return Place(step, () if lesson.steps[step].position else place.choices)


def follows_at_once(lesson: Lesson, step: int) -> bool:
    """Whether the next step begins with the right choice of this one."""
    this, following = lesson.steps[step], lesson.steps[step + 1 : step + 2]
    return bool(this.do and not this.done and following and not following[0].position)


class Run:
    """One walk through a lesson."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.seat = game.sides.index(lesson.seat)
        self.first = 0
        self.begun = 0
        """How many choices were made before the last step."""
        self.made: tuple[str, ...] = ()
        """Those that were made in it."""
        self.reached = False

    def go_to(self, place: Place) -> None:
        """Raises BadPlace, UnknownAction or IllegalAction."""
        if not 0 <= place.step < len(self.lesson.steps):
            raise BadPlace(f"there is no step {place.step}")
        base = self.lesson.base(place.step)
        self.chronicle = laid_table(self.game, self.lesson.options, self.lesson.steps[base].position)
        for number in range(base, place.step + 1):
            step = self.lesson.steps[number]
            if not (number > base and follows_at_once(self.lesson, number - 1)):
                self.first = len(self.chronicle.moments)
            self.begun += len(self.made)
            self.made = self.take(step, place.choices[self.begun :])
            self.reached = self.holds(step)
            if number < place.step and not self.reached:
                raise BadPlace(f"step {number} was not finished")
        if self.begun + len(self.made) != len(place.choices):
            raise BadPlace("there were more choices than questions")
        if place.tried and (self.made or not self.legal(place.tried) or place.tried in step.do or not step.do):
            raise BadPlace(f"{place.tried!r} is no wrong choice there")
        if place.hint and self.made != step.solution[: len(self.made)]:
            raise BadPlace("the lesson knows no way from there")

    def take(self, step: LessonStep, choices: Sequence[str]) -> tuple[str, ...]:
        """Make the choices that belong to a step, and have them answered; what they were."""
        if step.do:
            for choice in choices[:1]:
                if choice not in step.do:
                    raise BadPlace(f"{choice!r} is not right")
                play(self.chronicle, (choice, *step.replies(choice)))
            return tuple(choices[:1])
        other, made = Other(self.game), 0
        while step.goal and made < min(step.most, len(choices)) and not self.holds(step):
            if not self.legal(choices[made]):
                raise BadPlace(f"{choices[made]!r} is not legal")
            play(self.chronicle, choices[made : made + 1])
            other.answer(self.chronicle, self.seat)
            made += 1
        return tuple(choices[:made])

    def legal(self, text: str) -> bool:
        return self.game.action(text).index in self.chronicle.match.prompt(self.seat).legal

    def holds(self, step: LessonStep) -> bool:
        """Whether a step has come to its end."""
        if step.goal:
            return not any(fault(claim, self.chronicle, self.seat) for claim in step.goal)
        return bool(self.made) if step.do else True

    def scene(self, place: Place) -> Scene:
        step, key = self.lesson.steps[place.step], self.lesson.key
        asked = bool(step.do or step.goal) and not self.reached
        over = self.chronicle.match.actor != self.seat or len(self.made) >= step.most
        failed = asked and bool(step.goal) and bool(self.made) and over
        said = step.failed if failed else (step.done if self.reached else step.more) if self.made else step.say
        last = self.chronicle.last_act(self.seat) if self.made or self.first < len(self.chronicle.moments) else 0
        asks = asked and not failed
        right = (step.do or step.solution[len(self.made) :])[0] if asks and place.hint else ""
        return Scene(
            self.chronicle,
            self.seat,
            max(self.first, last),
            key(said) if said else RIGHT,
            key(step.answer(place.tried)) if place.tried else "",
            frozenset(step.lit if not self.made else ()),
            asks,
            Place(place.step, place.choices[: self.begun]) if failed else after(self.lesson, place),
            failed,
            right,
            self.hint(step, right) if right else (),
            self.known(step, place) if asks and not right else None,
        )

    def known(self, step: LessonStep, place: Place) -> Place:
        """Where a hint is given: as far as the choices were those of the solution."""
        same = takewhile(lambda pair: pair[0] == pair[1], zip(self.made, step.solution, strict=False))
        return Place(place.step, place.choices[: self.begun + len(list(same))], hint=True)

    def hint(self, step: LessonStep, right: str) -> tuple[Line, ...]:
        """What to choose, and why: as the lesson says, or what speaks for it and for nothing that would be wrong."""
        prompt, action = self.chronicle.match.prompt(self.seat), self.game.action(right).index
        told = Line("learn-hint", {"offer": self.game.offer(prompt.view, action)})
        if step.why:
            return told, Line(self.lesson.key(step.why), {})
        as_good = [self.game.action(choice).index for choice in step.do]
        others = [other for other in prompt.legal if other not in (action, *as_good)]
        return (told, *reasons(self.game, prompt, action, others)[:1])


class Other:
    """Plays against the learner, always in the same way; nature too."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.bot = bot_named(OTHER, game, SEED)
        self.rng = Rng(SEED)

    def answer(self, chronicle: Chronicle, seat: Seat) -> None:
        """Everything until the learner has to choose again, or the match is over."""
        match = chronicle.match
        while match.actor not in (seat, PUBLIC):
            by_chance = match.actor == NATURE
            action = match.nature_by(self.rng.below) if by_chance else self.bot.choose(match.prompt(match.actor))
            play(chronicle, [match.game.actions[action].text])
