"""Lessons in the terminal: the same as in the browser, at the table that is drawn here."""

from rich.text import Text

from threerings.cli import memory
from threerings.cli.answers import Answer, Kind, quoted, understand
from threerings.cli.complaint import DONE, Complaint
from threerings.cli.match_loop import PlayerLeft
from threerings.cli.page import page, story_lines
from threerings.cli.rulebook import explain_rule
from threerings.cli.screen import Screen
from threerings.cli.sheet import Sheet, drawing
from threerings.cli.welcome import choose as choose_one
from threerings.core.game import Line, Prompt
from threerings.core.match import IllegalAction
from threerings.games import load
from threerings.school.lessons import PART, Lesson, course, enough, taught
from threerings.school.scenes import Place, Scene, choose, scene
from threerings.texts import Texts, texts
from threerings.web.draw.labels import labels
from threerings.web.exercises import Exercise, exercise_view
from threerings.web.speech import speech as web_speech
from threerings.web.tables import drawing_of

FILE = "learnt.json"
"""In the data folder: the lessons that were finished."""


def learn(game: str | None, name: str | None, speech: Texts) -> int:
    """One lesson, or one after the other until somebody leaves. Raises Complaint."""
    screen = Screen(speech)
    game = known_game(game, screen)
    screen = Screen(texts(speech.language, game, PART))
    lessons = {lesson.name: lesson for lesson in course(game)}
    if name is not None and name not in lessons:
        raise Complaint("learn-unknown", name=name, names=", ".join(lessons))
    try:
        while lesson := lessons[name] if name else ask_lesson(game, screen):
            Taking(game, lesson, screen).take()
            memory.remember(FILE, mark_of(game, lesson), "done")
            if name or following(game) is None:
                break
    except PlayerLeft:
        return DONE
    say_what_comes(game, screen)
    return DONE


def known_game(game: str | None, screen: Screen) -> str:
    """The game that was named, or is asked for. Raises Complaint."""
    names = taught()
    if game in names:
        return game
    if game is not None or not screen.interactive:
        raise Complaint("learn-needed", names=", ".join(names))
    offers = [texts(screen.speech.language, name)("game-title") for name in names]
    return names[choose_one(screen, screen.speech("learn-games"), offers)]


# The course.


def mark_of(game: str, lesson: Lesson) -> str:
    return f"{game} {lesson.name}"


def following(game: str) -> Lesson | None:
    """The first lesson that was not finished yet."""
    known = memory.recall(FILE)
    return next((lesson for lesson in course(game) if mark_of(game, lesson) not in known), None)


def ask_lesson(game: str, screen: Screen) -> Lesson | None:
    """The lesson that somebody wants from the list; none, if they leave."""
    lessons, known, speech = course(game), memory.recall(FILE), screen.speech
    done = [mark_of(game, lesson) in known for lesson in lessons]
    screen.say(speech("game-title"), "bold")
    screen.say(speech("learn-done", done=sum(done), lessons=len(lessons)), "faint")
    ticks = [f" ({speech('learn-ticked')})" if ticked else "" for ticked in done]
    screen.show_choices(
        f"{speech(lesson.key())}{tick}: {speech(lesson.key('about'))}"
        for lesson, tick in zip(lessons, ticks, strict=True)
    )
    screen.say(speech("learn-which"), "bold")
    while (typed := screen.ask("> ")) and typed.casefold() not in ("q", "quit", speech("word-quit")):
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(lessons):
            return lessons[int(typed[:4]) - 1]
        screen.say(speech("mistake-number", number=quoted(typed), last=len(lessons)), "hit")
    return None if typed else following(game) or lessons[0]


def say_what_comes(game: str, screen: Screen) -> None:
    speech, after, lessons = screen.speech, following(game), course(game)
    ready = after not in lessons[: enough(game)]
    if after:
        screen.say_command(speech("learn-next-command", command=f"threerings learn {game} {after.name}"))
        if ready:
            screen.say(speech("learn-enough"))
    else:
        screen.say(speech("learn-over"), "bold")
        screen.say(speech("learn-over-text"))
    if ready:
        first = f"threerings play {game} --bot beginner --coach --side {lessons[0].seat}"
        screen.say_command(speech("learn-play-command", command=first))


# A lesson.


class Taking:
    """Somebody who takes a lesson."""

    def __init__(self, game: str, lesson: Lesson, screen: Screen) -> None:
        self.rules = load(game)
        self.lesson = lesson
        self.screen = screen
        self.speech = screen.speech
        self.drawing = drawing(game)

    def take(self) -> None:
        """To its end. Raises PlayerLeft."""
        place: Place | None = Place()
        while place is not None:
            now = scene(self.rules.name, self.lesson, place)
            prompt = exercise_view(Exercise(now.chronicle, now.seat, Line(now.say, {}), now.asks, now.first)).prompt
            self.show(place, now, prompt)
            place = self.ask(place, now, prompt) if now.asks else self.read(now)

    def show(self, place: Place, now: Scene, prompt: Prompt) -> None:
        """The table, what is said, and what it is about."""
        speech, screen, steps = self.speech, self.screen, len(self.lesson.steps)
        sheet = self.sheet(now)
        screen.clear()
        heading = f"{speech(self.lesson.key())} · {speech('learn-step', step=place.step + 1, steps=steps)}"
        screen.show([Text(heading, "faint")])
        screen.show(page(now.chronicle, prompt.view, now.seat, sheet, prompt.legal))
        screen.say(speech(now.say), "bold")
        for line in now.hint:
            screen.say(speech.say(line), "known")
        if now.lit:
            called = labels(drawing_of(self.rules.name), prompt.view, web_speech(speech.language, self.rules.name))
            things = [called[name] for name in self.lesson.steps[place.step].lit]
            screen.say(speech("learn-about", things=" · ".join(things)), "known")
        if prompt.legal and not self.drawing.numbers_hand(prompt.legal):
            screen.show(self.drawing.choices(prompt.view, sheet, prompt.legal))

    def sheet(self, now: Scene) -> Sheet:
        you = self.speech("player-you")
        return self.screen.sheet((you, "") if now.seat == 0 else ("", you))

    def read(self, now: Scene) -> Place | None:
        """Whoever has read on the page goes on."""
        key = "learn-again" if now.failed else "press-enter"
        if self.screen.ask(f"{self.speech(key)} ").casefold() in ("q", "quit", self.speech("word-quit")):
            raise PlayerLeft
        return now.onward

    def ask(self, place: Place, now: Scene, prompt: Prompt) -> Place:
        """What follows from a choice that is right, or leads towards a goal; all others are answered."""
        typed = (self.speech("hint", last=len(prompt.legal)), *([self.speech("word-hint")] if now.ask else []))
        self.screen.say(" · ".join(typed), "faint")
        while True:
            answer = understand(self.screen.ask("> "), prompt, self.rules, self.speech)
            if answer.kind == Kind.HINT and now.ask:
                return now.ask
            if answer.kind != Kind.CHOICE:
                self.attend(answer, place, now, prompt)
                continue
            try:
                chosen = choose(self.rules.name, self.lesson, place, answer.text)
            except IllegalAction as error:
                rule = self.speech(f"rule-{error.rule}")
                self.screen.say(self.speech("mistake-forbidden", id=error.rule, rule=rule), "hit")
                continue
            if not chosen.tried:
                return chosen
            self.screen.say(self.speech(self.lesson.key(self.lesson.steps[place.step].answer(chosen.tried))), "hit")

    def attend(self, answer: Answer, place: Place, now: Scene, prompt: Prompt) -> None:
        """Everything that can be typed besides a choice. Raises PlayerLeft."""
        if answer.kind in (Kind.QUIT, Kind.RESIGN):
            raise PlayerLeft
        if answer.kind == Kind.MISTAKE:
            self.screen.say(answer.text, "hit")
        elif answer.kind == Kind.LOG:
            self.screen.show(story_lines(now.chronicle.story(now.seat), self.sheet(now)))
        elif answer.kind == Kind.EXPLAIN:
            self.explain(answer.text, now, prompt)
        else:
            self.show(place, now, prompt)

    def explain(self, word: str, now: Scene, prompt: Prompt) -> None:
        sheet = self.sheet(now)
        if not word:
            self.screen.show([*self.drawing.legend(sheet), Text()])
            return
        lines = self.drawing.explain(prompt.view, sheet, word) or explain_rule(word, sheet)
        if lines:
            self.screen.show(lines)
        else:
            self.screen.say(self.speech("mistake-explain", word=quoted(word)), "hit")
