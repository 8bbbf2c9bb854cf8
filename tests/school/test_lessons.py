"""Every lesson can be taken to its end, every choice gets its answer, and everything that is said is true."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.lessons import LESSONS, NAMES, Stop, stops
from threerings.core.chance import Rng
from threerings.core.game import Game, Prompt
from threerings.games import load
from threerings.school.claims import fault
from threerings.school.lessons import PART, BadLesson, Lesson, course, enough, read_course, taught
from threerings.school.scenes import BadPlace, Place, Scene, choose, laid_table, scene
from threerings.texts import LANGUAGES, Texts, keys, of_game
from threerings.web.exercises import Exercise, exercise_view
from threerings.web.learn import line_of
from threerings.web.speech import speech
from threerings.web.tables import table_page

EVERY_LESSON = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
EVERY_COURSE = pytest.mark.parametrize("game", taught())
BEFORE_A_MATCH = 42
"""Steps: ten minutes, if one takes a quarter of a minute."""


def legal(game: Game[Any, Any], prompt: Prompt) -> set[str]:
    return {game.actions[action].text for action in prompt.legal}


def asked(game: str, lesson: Lesson) -> list[tuple[Stop, set[str]]]:
    """The stops at which something has to be chosen, with all that may be."""
    found = [stop for stop in stops(game, lesson) if stop.choice]
    return [(stop, legal(load(game), stop.scene.chronicle.match.prompt(stop.scene.seat))) for stop in found]


@EVERY_LESSON
def test_a_lesson_is_taken_to_its_end_by_the_right_choices(game: str, lesson: Lesson) -> None:
    taken = list(stops(game, lesson))
    assert {stop.place.step for stop in taken} == set(range(len(lesson.steps)))
    assert taken[-1].scene.onward is None
    assert not any(stop.scene.failed for stop in taken)


@EVERY_LESSON
def test_every_right_choice_leads_on(game: str, lesson: Lesson) -> None:
    for stop, may in asked(game, lesson):
        step = lesson.steps[stop.place.step]
        assert set(step.do) <= may
        for choice in step.do:
            place = choose(game, lesson, stop.place, choice)
            assert place.choices[-1] == choice
            after = scene(game, lesson, place)
            assert after.answer == ""
            assert not after.asks or place.step == stop.place.step + 1


@EVERY_LESSON
def test_every_other_choice_gets_its_answer_and_the_table_stays(game: str, lesson: Lesson) -> None:
    for stop, may in asked(game, lesson):
        step = lesson.steps[stop.place.step]
        listed = {choice: wrong.say for wrong in step.wrong for choice in wrong.do}
        assert set(listed) <= may - set(step.do), "what is listed as wrong may be chosen"
        for choice in may - set(step.do) if step.do else ():
            place = choose(game, lesson, stop.place, choice)
            after = scene(game, lesson, place)
            said = listed.get(choice, step.otherwise)
            assert said, f"nothing is answered to {choice}"
            assert after.answer == lesson.key(said)
            assert (after.say, after.asks) == (stop.scene.say, True)
            assert after.chronicle.match.log == stop.scene.chronicle.match.log
            assert choose(game, lesson, place, stop.choice) == choose(game, lesson, stop.place, stop.choice)


@EVERY_LESSON
def test_who_misses_a_goal_is_told_and_begins_anew(game: str, lesson: Lesson) -> None:
    for stop in stops(game, lesson):
        if not lesson.steps[stop.place.step].goal or stop.scene.chronicle.moments:
            continue
        place, now = stop.place, stop.scene
        while now.asks:
            may = legal(load(game), now.chronicle.match.prompt(now.seat))
            place = choose(game, lesson, place, min(may - {stop.choice} or may))
            now = scene(game, lesson, place)
        if now.failed:
            assert now.say == lesson.key(lesson.steps[place.step].failed)
            assert now.onward == stop.place


def follow_hints(game: str, lesson: Lesson, now: Scene) -> Iterator[Scene]:
    """What is shown to somebody who asks for a hint wherever there is one, and does what it says."""
    while True:
        yield now
        place = choose(game, lesson, now.ask, scene(game, lesson, now.ask).right) if now.ask else now.onward
        if place is None:
            break
        now = scene(game, lesson, place)


@EVERY_LESSON
def test_who_follows_every_hint_comes_to_the_end(game: str, lesson: Lesson) -> None:
    words = Texts("en", game, PART)
    for now in follow_hints(game, lesson, scene(game, lesson, Place())):
        assert not now.failed
        assert bool(now.ask) == now.asks
        if now.ask:
            hinted = scene(game, lesson, now.ask)
            action = load(game).action(hinted.right).index
            offered = words.say(load(game).offer(hinted.chronicle.match.view(now.seat), action))
            assert words.say(hinted.hint[0]) == f"Hint: {offered}."
            assert hinted.ask is None, "it is said once"


@EVERY_LESSON
def test_who_has_left_the_way_to_a_goal_is_led_back_by_a_hint(game: str, lesson: Lesson) -> None:
    for stop, may in asked(game, lesson):
        step = lesson.steps[stop.place.step]
        for choice in sorted(may - {stop.choice}) if step.goal else ():
            place = choose(game, lesson, stop.place, choice)
            astray = scene(game, lesson, place)
            if astray.asks:
                assert astray.ask == stop.place._replace(hint=True)
                with pytest.raises(BadPlace):
                    scene(game, lesson, place._replace(hint=True))
                assert not any(now.failed for now in follow_hints(game, lesson, astray))
                break


@EVERY_LESSON
def test_everything_a_lesson_claims_is_true(game: str, lesson: Lesson) -> None:
    seen = set()
    for stop in stops(game, lesson):
        if stop.place.step not in seen:
            seen.add(stop.place.step)
            for claim in lesson.steps[stop.place.step].claims:
                assert fault(claim, stop.scene.chronicle, stop.scene.seat) == "", f"step {stop.place.step + 1}"


@EVERY_LESSON
def test_what_is_lit_lies_on_the_table(game: str, lesson: Lesson) -> None:
    words = speech("en", game, PART)
    for stop in stops(game, lesson):
        now = stop.scene
        view = exercise_view(Exercise(now.chronicle, now.seat, line_of(now), now.asks, now.first, 0, now.lit))
        table = table_page(view, words, ("a", "b"), now.lit)
        lit = re.findall(r'class="thing [^"]*\blit\b[^"]*" data-thing="([^"]*)"', table.board + table.hand)
        assert sorted(lit) == sorted(now.lit)


@EVERY_LESSON
def test_a_page_tells_nothing_that_the_learner_may_not_know(game: str, lesson: Lesson) -> None:
    """A table with another truth behind it, of which the learner sees the same, is the same to the letter."""
    rules, words = load(game), speech("en", game, PART)
    for number, step in enumerate(lesson.steps):
        if not step.position:
            continue
        now = scene(game, lesson, Place(number))
        worlds = rules.worlds(now.chronicle.match.view(now.seat))
        imagined = [rules.position(worlds.draw(Rng(seed))) for seed in range(3)]
        tables = [laid_table(rules, lesson.options, position) for position in (step.position, *imagined)]
        pages = [
            table_page(exercise_view(Exercise(table, now.seat, line_of(now), now.asks)), words, ("a", "b"), now.lit)
            for table in tables
        ]
        assert pages[1:] == pages[:1] * 3


@EVERY_COURSE
def test_every_word_of_a_course_is_there_in_every_language(game: str) -> None:
    said = set()
    for lesson in course(game):
        for step in lesson.steps:
            asked = (step.why, step.otherwise, *(wrong.say for wrong in step.wrong))
            parts = (step.say, step.done, step.more, step.failed, *asked)
            said |= {lesson.key(part) for part in parts if part}
        said |= {lesson.key(), lesson.key("about")}
    for language in LANGUAGES:
        source = of_game(language, game, PART)
        assert keys(source) == keys(of_game("en", game, PART))
        assert set(keys(source)) == said
        words = Texts(language, game, PART)
        assert all(words(key) for key in said)


@EVERY_COURSE
def test_words_are_set_as_their_language_wants(game: str) -> None:
    assert not re.findall(r"^.* [:;?!»].*$|^.*« .*$", of_game("fr", game, PART), re.MULTILINE)
    for language in LANGUAGES:
        assert not re.findall(r".*\w'\w.*", of_game(language, game, PART))


@EVERY_COURSE
def test_a_first_match_comes_after_ten_minutes_and_not_after_the_whole_course(game: str) -> None:
    lessons, first = course(game), enough(game)
    assert [lesson.enough for lesson in lessons].count(True) == 1
    assert 0 < sum(len(lesson.steps) for lesson in lessons[:first]) <= BEFORE_A_MATCH
    assert first < len(lessons)


# How lessons are read and taken, whatever they teach.

SMALL = """
[[lesson]]
name = "small"
seat = "gandalf"
[[lesson.step]]
position = "duel 2; began balrog; row C02; gandalf hand C19 C16 ...; balrog hand C12 ..."
say = "look"
[[lesson.step]]
say = "lay"
do = ["lay C16", "lay C19"]
then = { "lay C16" = ["lay C12"], "lay C19" = ["lay C12"] }
wrong = [{ do = ["lay C03"], say = "bare" }]
otherwise = "other"
[[lesson.step]]
say = "again"
goal = [{ sees = "gandalf.plays", is = 3 }]
most = 1
solution = ["lay C01"]
failed = "missed"
"""


def test_a_choice_without_praise_leads_to_the_next_step_at_once() -> None:
    (lesson,) = read_course("the-duel", SMALL)
    place = choose("the-duel", lesson, Place(1), "lay C16")
    assert place == Place(2, ("lay C16",))
    now = scene("the-duel", lesson, place)
    assert now.asks
    assert [moment.ply for moment in now.chronicle.moments[now.first :]] == [1, 2], "the answer is fresh"


def test_on_the_way_to_a_goal_nothing_is_said_that_was_true_before() -> None:
    (lesson,) = read_course("the-duel", SMALL.replace("most = 1", 'most = 2\nmore = "on"').replace("is = 3", "is = 4"))
    now = scene("the-duel", lesson, Place(2, ("lay C16", "lay C01")))
    assert (now.failed, now.asks, now.say) == (False, True, "lesson-small-on")


def test_a_hint_says_why_by_the_lesson_or_by_what_speaks_for_no_other_choice() -> None:
    (lesson,) = read_course("the-duel", SMALL)
    now = scene("the-duel", lesson, Place(1, hint=True))
    assert [Texts("en", "the-duel").say(line) for line in now.hint] == [
        "Hint: Lay card 16.",
        "It costs the Balrog 2 energy.",
    ]
    assert choose("the-duel", lesson, Place(1, hint=True), "lay C03") == Place(1, (), "lay C03"), "it is answered"
    (lesson,) = read_course("the-duel", SMALL.replace('say = "lay"', 'say = "lay"\nwhy = "so"'))
    now = scene("the-duel", lesson, Place(1, hint=True))
    assert [line.key for line in now.hint] == ["learn-hint", "lesson-small-so"]


def test_a_goal_that_is_missed_begins_where_its_step_began() -> None:
    (lesson,) = read_course("the-duel", SMALL)
    place = choose("the-duel", lesson, Place(2, ("lay C16",)), "lay C01")
    now = scene("the-duel", lesson, place)
    assert (now.failed, now.asks, now.say) == (True, False, "lesson-small-missed")
    assert now.onward == Place(2, ("lay C16",))
    assert scene("the-duel", lesson, place).chronicle.match.log == now.chronicle.match.log, "always the same answers"


@pytest.mark.parametrize(
    "place",
    [
        Place(-1),
        Place(3),
        Place(2),
        Place(0, ("lay C16",)),
        Place(1, ("lay C03",)),
        Place(1, ("lay C16", "lay C19")),
        Place(1, (), "lay C16"),
        Place(1, (), "lay C99"),
        Place(1, (), "lay C12"),
        Place(0, (), "lay C03"),
        Place(2, ("lay C16", "lay nonsense")),
        Place(1, ("lay C16",), hint=True),
    ],
)
def test_nobody_comes_where_no_lesson_leads(place: Place) -> None:
    (lesson,) = read_course("the-duel", SMALL)
    with pytest.raises(BadPlace):
        scene("the-duel", lesson, place)


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        ('say = "look"', 'sya = "look"', r"\$.lesson\[0\].step\[0\]"),
        ("most = 1", "most = 0", "small, step 3: a goal needs"),
        ("most = 1", "most = 2", "small, step 3: a goal needs"),
        ('position = "', 'otherwise = "', "step 1: the first step has no position"),
        ('seat = "gandalf"', 'seat = "saruman"', "gandalf or balrog"),
        ('say = "again"', 'say = "again"\ndo = ["lay C01"]', "not both"),
        ('sees = "gandalf.plays"', 'see = "gandalf.plays"', r"\$.lesson\[0\].step\[2\].goal\[0\]"),
    ],
)
def test_a_course_that_does_not_read_as_one_says_where(old: str, new: str, names: str) -> None:
    assert old in SMALL
    with pytest.raises(BadLesson, match=names):
        read_course("the-duel", SMALL.replace(old, new))


@pytest.mark.parametrize(
    "claim",
    [
        'legal = "lay C12"',
        'forbidden = "lay C16", rule = "DU-X1"',
        'forbidden = "lay C12", rule = "DU-X1"',
        'after = ["lay C16"], sees = "balrog.energy", is = 15',
        'after = ["lay C16"], told = "story-rage"',
        'wins = "lay C16"',
        'best = "lay C01"',
        'over = "top"',
        'legal = "lay C16", wins = "lay C16"',
        'after = ["lay C16"]',
    ],
)
def test_a_claim_that_is_not_true_is_found_out(claim: str) -> None:
    (lesson,) = read_course("the-duel", SMALL.replace('say = "lay"', f'say = "lay"\nclaims = [{{ {claim} }}]'))
    now = scene("the-duel", lesson, Place(1))
    assert fault(lesson.steps[1].claims[0], now.chronicle, now.seat) != ""
