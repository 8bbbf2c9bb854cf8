"""A puzzle in a real browser: by mouse, by keyboard, on a phone, and without JavaScript."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.chromium import DESK, leave, new_page, tap, watch
from tests.support.process import ServerProcess
from threerings.games import OURS, load
from threerings.school.puzzles import Attempt, Puzzle, puzzles_of
from threerings.texts import texts
from threerings.web.tables import drawing_of

pytestmark = pytest.mark.browser

EVERY_GAME = pytest.mark.parametrize("game", OURS)


def touch(page: Page, attempt: Attempt, choice: str, act: Callable[[str], None]) -> None:
    """Make a choice by the things it is made of, as on every table."""
    view = attempt.reached().view(attempt.puzzle.seat)
    for thing in drawing_of(attempt.puzzle.game).path(view, load(attempt.puzzle.game).action(choice).index):
        act(f'#table [data-thing="{thing}"]')
    button = f'#table button[name=action][value="{choice}"]'
    if page.locator(button).is_visible():  # one of several that share a path, or of none
        act(button)


def solve(page: Page, puzzle: Puzzle, act: Callable[[str], None], language: str = "en") -> None:
    """A wrong choice first, then the right ones."""
    words = texts(language, puzzle.game)
    touch(page, Attempt(puzzle), puzzle.rival, act)
    expect(page.locator("#table .answer")).to_contain_text(words("puzzle-wrong"))
    for done, choice in enumerate(puzzle.solution):
        touch(page, Attempt(puzzle, puzzle.solution[:done]), choice, act)
        if done + 1 < len(puzzle.solution):
            expect(page.locator("#table .dots .on")).to_have_count(done + 2)
    expect(page.locator("#table .question")).to_have_text(words("puzzle-solved"))
    expect(page.locator("#go-on")).to_be_visible()


def plan_of(game: str) -> int:
    """The first puzzle of a game that takes several choices, if it has one."""
    puzzles = puzzles_of(game)
    return next((number for number, one in enumerate(puzzles, start=1) if len(one.solution) > 1), 1)


@EVERY_GAME
def test_by_mouse(browser: Browser, site: ServerProcess, game: str) -> None:
    page, number = new_page(browser, site.url), plan_of(game)
    page.goto(f"/puzzles/{game}/{number}")
    solve(page, puzzles_of(game)[number - 1], lambda wanted: page.locator(wanted).click())
    page.reload()
    expect(page.locator("#go-on")).to_be_visible()
    page.locator("#go-on").click()
    page.wait_for_url(f"**/puzzles/{game}/{number + 1}")
    leave(page)


def test_by_keyboard(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    page.goto("/puzzles/middle-earth/1")

    def press(wanted: str) -> None:
        page.locator(wanted).focus()
        page.keyboard.press("Enter")

    solve(page, puzzles_of("middle-earth")[0], press)
    leave(page)


def test_on_a_phone_in_german(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url, "de", phone=True)
    page.goto("/puzzles/confrontation/1")
    solve(page, puzzles_of("confrontation")[0], lambda wanted: tap(page.locator(wanted)), "de")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    leave(page)


@EVERY_GAME
def test_without_javascript(browser: Browser, site: ServerProcess, game: str) -> None:
    context = browser.new_context(base_url=site.url, java_script_enabled=False, viewport=DESK, locale="en-GB")  # type: ignore[arg-type]  # a dict of just these two
    page, puzzle, words = context.new_page(), puzzles_of(game)[0], texts("en", game)
    watch(page, site.url)
    page.goto(f"/puzzles/{game}/1")
    page.locator(f'#table button[name=action][value="{puzzle.rival}"]').click()
    expect(page.locator("#table .answer")).to_contain_text(words("puzzle-wrong"))
    for choice in puzzle.solution:
        page.locator(f'#table button[name=action][value="{choice}"]').click()
    expect(page.locator("#table .question")).to_have_text(words("puzzle-solved"))
    leave(page)
