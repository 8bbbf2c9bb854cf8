"""Hints and the coach in a real browser."""

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from tests.support.axe import objections
from tests.support.chromium import DRAWN, leave, new_page
from tests.support.process import ServerProcess
from threerings.games import load

pytestmark = pytest.mark.browser


def with_coach(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.locator('[value="bot:beginner"]').check()
    page.locator(f'[name=seat][value="{load(game).sides[0]}"]').check()
    page.locator("[name=coach]").check()
    page.locator(".start").click()
    expect(page.locator(".aid-head")).to_be_visible()


@pytest.mark.parametrize(("game", "language"), list(zip(DRAWN, ("en", "fr", "de"), strict=True)))
def test_a_hint_is_lit_up_and_axe_finds_nothing(
    browser: Browser, site: ServerProcess, game: str, language: str
) -> None:
    page = new_page(browser, site.url, language, phone=language == "de")
    with_coach(page, game)
    page.locator("#hint").click()
    expect(page.locator(".aid .share").first).to_be_visible()
    expect(page.locator(".lit").first).to_be_visible()
    page.emulate_media(reduced_motion="reduce")  # what moves is no colour yet
    assert objections(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
    page.locator("#coach").click()
    expect(page.locator("#coach[value=on]")).to_be_visible()
    leave(page)


def test_the_first_match_of_a_learner_has_a_coach_by_keyboard(browser: Browser, site: ServerProcess) -> None:
    """Also where the stream shows the hint before the answer has come: the answer is held back here."""
    page, late = new_page(browser, site.url), list[tuple[Route, APIResponse]]()
    with_coach(page, "the-duel")
    page.route("**/hint", lambda route: late.append((route, route.fetch())))
    page.locator("#hint").focus()
    page.keyboard.press("Enter")
    lit = page.locator(".hand .lit")
    expect(lit).to_have_count(1)
    before = page.get_attribute("#table", "data-ply")
    lit.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'#table:not([data-ply="{before}"])')).to_be_visible()
    expect(page.locator(".lit")).to_have_count(0)
    while not late:
        page.wait_for_timeout(20)
    for route, response in late:
        route.fulfill(response=response)
    leave(page)


def test_an_answer_that_comes_late_hides_nothing_newer(browser: Browser, site: ServerProcess) -> None:
    """What the coach thinks comes by the stream, at the same ply, perhaps before the answer to one's own click."""
    page = new_page(browser, site.url)
    with_coach(page, "the-duel")
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/coach", lambda route: late.append((route, route.fetch())))
    page.locator("#coach").click()
    expect(page.locator("#coach[value=on]")).to_be_visible()
    while not late:
        page.wait_for_timeout(20)  # the stream was quicker than the answer to be held back
    ((route, response),) = late
    with page.expect_response("**/coach") as answered:
        route.fulfill(response=response, body=response.text().replace('value="on"', 'value="older"'))
    assert 'value="older"' in answered.value.text()
    page.evaluate("new Promise(done => setTimeout(done, 300))")  # time enough to be shown, if it were
    assert page.get_attribute("#coach", "value") == "on"
    leave(page)


def test_no_coach_is_offered_against_a_person(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    page.goto("/new/the-duel")
    expect(page.locator("[name=coach]")).to_be_visible()
    page.locator("[value=same]").check()
    expect(page.locator("[name=coach]")).to_be_hidden()
    leave(page)
