"""The first lesson of every game in a real browser: by mouse, by keyboard, on a phone, and without JavaScript."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.chromium import DESK, leave, new_page, tap, watch
from tests.support.lessons import Stop, stops
from tests.support.process import ServerProcess
from threerings.games import load
from threerings.school.lessons import PART, Lesson, course, taught
from threerings.texts import Texts
from threerings.web.tables import drawing_of

pytestmark = pytest.mark.browser

EVERY_GAME = pytest.mark.parametrize("game", taught())
IN_SIGHT = """lit => {
  const { left, top, width, height } = lit.getBoundingClientRect(), part = ".hand, .prompt";
  const there = [.1, .5, .9].map(share => document.elementFromPoint(left + width / 2, top + share * height));
  return there.every(each => each && each.closest(part) === lit.closest(part));
}"""
"""Whether nothing lies over a thing that is spoken of, neither the hand nor what is said."""
Take = Callable[[Page, str, Stop], None]
"""Makes the right choice of a stop."""


def path_of(game: str, stop: Stop) -> tuple[str, ...]:
    """The things to touch for a choice."""
    return drawing_of(game).path(stop.scene.chronicle.match.view(stop.scene.seat), load(game).action(stop.choice).index)


def button_of(page: Page, stop: Stop) -> str:
    return f'#table button[name=action][value="{stop.choice}"]'


def by_touching(page: Page, game: str, stop: Stop, touch: Callable[[str], None]) -> None:
    for thing in path_of(game, stop):
        touch(f'#table [data-thing="{thing}"]')
    if page.locator(button_of(page, stop)).is_visible():  # one of several that share a path, or of none
        touch(button_of(page, stop))


def by_mouse(page: Page, game: str, stop: Stop) -> None:
    by_touching(page, game, stop, lambda wanted: page.locator(wanted).click())


def by_finger(page: Page, game: str, stop: Stop) -> None:
    by_touching(page, game, stop, lambda wanted: tap(page.locator(wanted)))


def by_keys(page: Page, game: str, stop: Stop) -> None:
    def press(wanted: str) -> None:
        page.locator(wanted).focus()
        page.keyboard.press("Enter")

    by_touching(page, game, stop, press)


def by_buttons(page: Page, game: str, stop: Stop) -> None:
    page.locator(button_of(page, stop)).click()


def take(page: Page, game: str, lesson: Lesson, way: Take, language: str = "en") -> None:
    """A lesson from its first page to the list of all."""
    words = Texts(language, game, PART)
    page.goto(f"/learn/{game}/{lesson.name}")
    for stop in stops(game, lesson):
        expect(page.locator("#table .question")).to_have_text(words(stop.scene.say))
        expect(page.locator("#table .question")).to_be_in_viewport(ratio=0.9)
        expect(page.locator("#table .lit")).to_have_count(len(stop.scene.lit))
        if way is by_finger and stop.scene.lit:
            assert page.locator("#table .lit").first.evaluate(IN_SIGHT), stop.scene.say
        if stop.choice:
            way(page, game, stop)
        elif way is by_keys:
            page.locator("#go-on").focus()
            page.keyboard.press("Enter")
        elif way is by_finger:
            tap(page.locator("#go-on"))
        else:
            page.locator("#go-on").click()
    page.wait_for_url(re.compile(rf"/learn/{game}#next$"))
    expect(page.locator(".lessons .done")).to_have_count(1)


@EVERY_GAME
def test_by_mouse(browser: Browser, site: ServerProcess, game: str) -> None:
    page = new_page(browser, site.url, motion=True)
    take(page, game, course(game)[0], by_mouse)
    leave(page)


@EVERY_GAME
def test_by_keyboard(browser: Browser, site: ServerProcess, game: str) -> None:
    page = new_page(browser, site.url, "fr")
    take(page, game, course(game)[0], by_keys, "fr")
    leave(page)


@EVERY_GAME
def test_on_a_phone(browser: Browser, site: ServerProcess, game: str) -> None:
    page = new_page(browser, site.url, "de", phone=True)
    take(page, game, course(game)[0], by_finger, "de")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "nothing scrolls sideways"
    leave(page)


@pytest.mark.parametrize(("game", "lesson"), [("confrontation", "spells"), ("the-duel", "look")])
def test_on_a_phone_what_is_said_and_what_it_is_about_stay_in_sight(
    browser: Browser, site: ServerProcess, game: str, lesson: str
) -> None:
    page = new_page(browser, site.url, "de", phone=True)
    take(page, game, next(one for one in course(game) if one.name == lesson), by_finger, "de")
    leave(page)


@EVERY_GAME
def test_without_javascript(browser: Browser, site: ServerProcess, game: str) -> None:
    context = browser.new_context(base_url=site.url, locale="en-GB", viewport=DESK, java_script_enabled=False)  # type: ignore[arg-type]  # a dict of just these two
    page = context.new_page()
    watch(page, site.url)
    take(page, game, course(game)[0], by_buttons)
    leave(page)


@EVERY_GAME
def test_a_wrong_choice_is_answered_and_reloading_or_going_back_loses_nothing(
    browser: Browser, site: ServerProcess, game: str
) -> None:
    page, lesson = new_page(browser, site.url), next(one for one in course(game) if any(step.do for step in one.steps))
    page.goto(f"/learn/{game}/{lesson.name}")
    words = Texts("en", game, PART)
    for stop in stops(game, lesson):
        before = page.url
        if not stop.choice:
            page.locator("#go-on").click()
            expect(page.locator("#table .question")).not_to_have_text(words(stop.scene.say))
            continue
        prompt = stop.scene.chronicle.match.prompt(stop.scene.seat)
        legal = [load(game).actions[action].text for action in prompt.legal]
        wrong = Random(1).choice([text for text in legal if text not in lesson.steps[stop.place.step].do] or [""])
        if not wrong:
            break
        by_mouse(page, game, stop._replace(choice=wrong))
        answer = words(lesson.key(lesson.steps[stop.place.step].answer(wrong)))
        expect(page.locator("#table .answer")).to_have_text(answer)
        page.reload()
        expect(page.locator("#table .answer")).to_have_text(answer)
        page.go_back()
        expect(page.locator("#table .answer")).to_have_count(0)
        assert page.url in (before, f"{site.url}/learn/{game}/{lesson.name}")
        break
    leave(page)


def test_what_cannot_be_done_is_refused_by_its_rule(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    lesson = course("the-duel")[0]
    third = [stop for stop in stops("the-duel", lesson) if stop.choice][1]
    page.goto(f"/learn/the-duel/{lesson.name}?step=3&choice=lay+C11")
    expect(page.locator("#table .question")).to_have_text(Texts("en", "the-duel", PART)(third.scene.say))
    page.locator('[data-thing="gandalf-C11"]').click()  # it lies in the row already
    expect(page.locator("#table .error")).to_contain_text("DU-E6")
    expect(page.locator('[data-thing="gandalf-C12"][data-touch]')).to_have_count(1)
    leave(page)


def test_after_the_last_lesson_comes_a_match_against_a_beginner(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    for lesson in course("the-duel"):
        *_, last = stops("the-duel", lesson)
        place = last.place
        choices = "".join(f"&choice={choice.replace(' ', '+')}" for choice in place.choices)
        page.goto(f"/learn/the-duel/{lesson.name}?step={place.step + 1}{choices}")
        page.locator("#go-on").click()
        page.wait_for_url(re.compile("/learn/the-duel#next$"))
    expect(page.locator(".lessons .done")).to_have_count(len(course("the-duel")))
    page.locator("#next button").click()
    page.wait_for_url(re.compile("/match/"))
    expect(page.locator("#table")).to_contain_text("beginner")
    page.goto("/learn")
    expect(page.locator("progress").first).to_have_attribute("value", str(len(course("the-duel"))))
    leave(page)
