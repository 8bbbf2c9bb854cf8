"""Matches of every game in a real browser: by mouse, by keyboard alone, on a phone, each in its language."""

import re
from random import Random

import pytest
from playwright.sync_api import APIResponse, Browser, Route, expect

from tests.support.chromium import DRAWN, OVER, TURN, Way, keys, leave, mouse, new_page, play, resign, start, touch
from tests.support.process import ServerProcess
from threerings.games import load

pytestmark = pytest.mark.browser

WAYS: dict[str, Way] = {"en": mouse, "fr": keys, "de": touch}
WHOLE = {("en", DRAWN[0]), ("de", DRAWN[-1]), *(("fr", game) for game in DRAWN)}
SOME = 12
"""Questions that are answered before somebody gives up."""


@pytest.mark.parametrize("language", WAYS)
@pytest.mark.parametrize("game", DRAWN)
def test_a_match_is_played(browser: Browser, site: ServerProcess, game: str, language: str) -> None:
    """To its end by keys in every game, and in one by mouse and by touch; elsewhere until somebody gives up."""
    page = new_page(browser, site.url, language, phone=language == "de")
    start(page, game, "bot:beginner", load(game).sides[language == "fr"])
    play(page, WAYS[language], Random(5), None if (language, game) in WHOLE else SOME)
    if not page.locator(OVER).count():
        resign(page)
    expect(page.locator("#table[data-over] .question")).to_be_visible()
    expect(page.locator("#table .reason")).to_be_visible()
    leave(page)


def test_whoever_is_shown_a_question_may_answer_it(browser: Browser, site: ServerProcess) -> None:
    """The stream may show what comes next before the answer to one's own action has arrived."""
    page = new_page(browser, site.url)
    start(page, "the-duel", "bot:beginner", "gandalf")
    play(page, mouse, Random(7), turns=1)
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/act", lambda route: late.append((route, route.fetch())))
    play(page, mouse, Random(7), turns=2)  # both are taken though neither answer comes
    while len(late) < 2:
        page.wait_for_timeout(20)  # the stream was quicker than the answer to be held back
    for route, response in late:
        route.fulfill(response=response)
    page.unroute("**/act")
    play(page, mouse, Random(7), turns=1)
    leave(page)


ONE_IN_ITS_MIDDLE = """goal => {
  const others = [...document.querySelectorAll("#table [data-touch]")].filter(each => each !== goal);
  others.forEach(each => each.removeAttribute("data-touch"));
  document.querySelector("#table form.choices").remove();
  const { left, top, width, height } = goal.getBoundingClientRect(), region = document.querySelector(".co-region");
  const [x, y] = [left + width / 2 - 10, top + height / 2 - 10];
  region.style = `position: fixed; width: 20px; height: 20px; left: ${x}px; top: ${y}px`;
  document.body.append(region);
  region.focus();
}"""
"""Leaves one thing that may be touched, right in the middle of the region that has the focus."""


def test_an_arrow_finds_the_piece_in_the_middle_of_its_region(browser: Browser, site: ServerProcess) -> None:
    """No direction leads from the middle of a region to the only piece that may move, if it stands just there."""
    page = new_page(browser, site.url)
    start(page, "confrontation", "bot:beginner", "light")
    play(page, mouse, Random(4), turns=1)
    page.wait_for_selector(TURN)
    goal = page.locator("#table [data-touch]").first
    goal.evaluate(ONE_IN_ITS_MIDDLE)
    for arrow in ("ArrowUp", "ArrowDown"):
        page.keyboard.press(arrow)
        expect(page.locator("#table [data-touch]")).to_be_focused()
    leave(page)


def test_the_browser_adds_to_the_shuffle_by_itself(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    at = start(page, DRAWN[0], "bot:beginner", load(DRAWN[0]).sides[0])
    play(page, mouse, Random(6), turns=1)
    expect(page.locator("input[name=entropy]")).to_have_count(0)
    promised = page.locator("#fair code").text_content()
    resign(page)
    page.goto(f"{at}/replay")
    page.locator("#fair summary").click()
    digits = page.locator("#fair dd code").all_text_contents()
    assert digits[0] == promised
    assert re.fullmatch("[0-9a-f]{32}", digits[1]), "sixteen bytes of the browser's own randomness"
    expect(page.locator("#same")).to_be_visible()
    expect(page.locator("#differs")).to_be_hidden()
    match = at.removeprefix(site.url)
    page.evaluate("match => { localStorage[match] = localStorage[match].replace(/^./, 'x'); }", match)
    page.reload()
    page.locator("#fair summary").click()
    expect(page.locator("#differs")).to_be_visible()
    expect(page.locator("#same")).to_be_hidden()
    leave(page)
