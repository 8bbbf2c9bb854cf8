"""Every page in three languages and two themes: nothing axe objects to, nothing that overflows, nothing heavy."""

import gzip
import re
from collections.abc import Iterator
from html import unescape
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.support.axe import objections
from tests.support.browser import Browser as Forms
from tests.support.chromium import DRAWN, LOCALES, TURN, leave, new_page, start
from tests.support.patience import until
from tests.support.process import ServerProcess
from tests.support.reviews import given_up, lay_review
from threerings.games import load
from threerings.games.the_duel.components import STANDARD_DECK
from threerings.games.the_duel.deck_file import write_deck
from threerings.school.lessons import course, taught

pytestmark = pytest.mark.browser

WIDTHS = (360, 768, 1920, 1280)
MISSING = "/nothing-here"
DECK = write_deck(STANDARD_DECK).replace('C05 = "....|1234"', 'C05 = "....|1.34"')
SMALL = """() => [...document.querySelectorAll(".button, nav a, summary, .settings button, [data-touch]")]
  .filter(each => innerWidth === 360 && each.checkVisibility()).map(each => {
    const { width, height } = each.getBoundingClientRect();
    return [each.outerHTML.slice(0, 90), Math.round(Math.min(width, height))];
  }).filter(([, size]) => 0 < size && size < 40)"""
"""What a finger would miss."""
OVERLAPS = """() => {
  const box = each => each.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const layer = each => each.closest("[class*=stage], section");
  const found = [];
  const boxes = [...document.querySelectorAll(".thing")].filter(each => !each.ownerSVGElement);
  const kinds = Map.groupBy(boxes, each => each.classList[1]);
  for (const [kind, things] of kinds)
    things.forEach((one, place) => things.slice(place + 1).forEach(other => {
      if (layer(one) === layer(other) && !one.contains(other) && meet(box(one), box(other)))
        found.push([one.dataset.thing, other.dataset.thing]);
    }));
  const parts = [...document.querySelectorAll("header.site, main > *")]
    .filter(part => getComputedStyle(part).position === "static");
  parts.forEach((one, place) => parts.slice(place + 1).forEach(other => {
    if (meet(box(one), box(other))) found.push([one.className || one.tagName, other.className || other.tagName]);
  }));
  return found;
}"""
"""Things of one kind, or parts of the page, that lie on each other. A stage is meant to cover what is behind it, and
the shapes of a drawing have no right angles: their boxes say nothing."""
CLIPPED = """() => [...document.querySelectorAll("h1, h2, h3, p, .button, summary, label, li, dd, legend")]
  .filter(each => !each.closest(".unseen") && !each.querySelector(".thing")
    && each.clientWidth && each.scrollWidth > each.clientWidth + 1
    && getComputedStyle(each).overflowX !== "auto")
  .map(each => each.textContent.trim().slice(0, 40))"""
"""Text that is wider than its place."""
WRONG = f"""() => [
  ...(document.documentElement.scrollWidth > innerWidth ? [["scrolls sideways"]] : []),
  ...({OVERLAPS})().map(pair => ["overlap", ...pair]),
  ...({CLIPPED})().map(text => ["too wide", text]),
  ...({SMALL})().map(target => ["small for a finger", ...target]),
]"""
"""All of it in one go, because the page may follow the match between two questions."""


FAULTY = """() => {
  const [faint, nameless] = [document.createElement("p"), document.createElement("button")];
  faint.textContent = "Hardly to be seen";
  faint.style = "color: #888; background: #999";
  document.querySelector("main").append(faint, nameless);
}"""


class Tour(NamedTuple):
    """A visitor's cookies, and everything there is to see."""

    cookies: list[dict[str, object]]
    paths: list[str]


@pytest.fixture(scope="module")
def tour(site: ServerProcess) -> Iterator[Tour]:
    guest = Forms(site.url)  # by forms it is made sooner than by a mouse
    paths = [
        "/",
        "/new",
        "/learn",
        "/lobby",
        "/rules",
        "/guide",
        "/about",
        "/me",
        "/notices",
        "/deck/the-duel",
        MISSING,
    ]
    paths += ["/history", "/leaderboard", "/pair/the-duel"]
    for game in DRAWN:
        first, second = load(game).sides
        running = guest.start(game, "bot:beginner", seat=second)
        play(guest, running, 22)
        waiting, invitation = guest.start(game, "invite", seat=first), invited(guest)
        curtain = guest.start(game, "same", seat=first)
        over = guest.start(game, "bot:beginner", seat=first)
        guest.press(guest.form("/resign"))
        made = [running, waiting, curtain, over, f"{over}/replay", f"{over}/review", invitation]
        paths += [f"/new/{game}", f"/rules/{game}", f"/guide/{game}", *made, *reviewed(guest, site, game)]
    for game in taught():
        paths += [f"/learn/{game}", *(f"/learn/{game}/{lesson.name}" for lesson in course(game)[:2])]
    paths.append("/learn/the-duel/first-card?step=2&tried=lay+C07")
    paths += ["/puzzles", *(path for game in DRAWN for path in (f"/puzzles/{game}", f"/puzzles/{game}/1"))]
    paths += [guest.start("the-duel", "invite", **{"option-deck": DECK}) + "/deck", invited(guest)]
    yield Tour([{"name": each.name, "value": each.value, "url": site.url} for each in guest.client.cookies.jar], paths)
    guest.close()


def play(guest: Forms, match: str, questions: int) -> None:
    rng = Random(4)
    for _ in range(questions):
        assert until(lambda: bool(guest.open(match) and (guest.choices() or guest.over)))
        if guest.over:
            return
        guest.act(rng.choice(guest.choices()))


def invited(guest: Forms) -> str:
    found = re.search('id="invite" readonly value="([^"]*)"', guest.page.text)
    assert found
    return urlsplit(found[1]).path


def reviewed(guest: Forms, site: ServerProcess, game: str) -> list[str]:
    """A review at its beginning and at a mistake; that mistake as a puzzle, and all of them."""
    over = given_up(guest, game=game)
    lay_review(site.data, over, 0)
    mistake = re.search('class="marked" id="[^"]*" href="([^"]*)"', guest.open(f"{over}/review"))
    puzzle = re.search('href="(/practise/[^"]*)"', guest.open("/practise"))
    assert mistake
    assert puzzle
    return [f"{over}/review", unescape(mistake[1]), puzzle[1], "/practise"]


def again(browser: Browser, site: ServerProcess, tour: Tour, language: str) -> Page:
    page = new_page(browser, site.url, language)
    page.context.add_cookies(tour.cookies)  # type: ignore[arg-type]  # the same dicts
    return page


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_is_wrong_with_any_page(browser: Browser, site: ServerProcess, tour: Tour, language: str) -> None:
    """Colours are looked at in one language a page: that changes no colour. All else is in each of them."""
    page, place = again(browser, site, tour, language), list(LOCALES).index(language)
    found = []
    for number, path in enumerate(tour.paths):
        answer = page.goto(path)
        assert answer
        assert answer.ok == (path != MISSING), path
        found += [f"{path}: {objection}" for objection in objections(page, number % len(LOCALES) == place)]
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740 if width == 360 else 900})
            found += [f"{path} at {width} px: {wrong}" for wrong in page.evaluate(WRONG)]
    assert not found, "\n".join(found)
    leave(page)


def test_what_is_wrong_is_found(browser: Browser, site: ServerProcess) -> None:
    """By axe: a faint text in either theme, and a button without a name in every language."""
    page = new_page(browser, site.url)
    page.goto("/about")
    page.evaluate(FAULTY)
    told = objections(page)
    assert sorted(objection.partition(": <")[0] for objection in told) == [
        "dark: color-contrast",
        "light: button-name",
        "light: color-contrast",
    ]
    assert [objection.partition(":")[0] for objection in objections(page, contrast=False)] == ["button-name"]
    leave(page)


def test_the_first_page_is_light(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    answers: list[Response] = []
    page.on("response", lambda response: answers.append(response))  # noqa: PLW0108 - a built-in cannot be marked
    page.goto("/", wait_until="networkidle")
    sizes = {answer.url.removeprefix(site.url): len(gzip.compress(answer.body(), 6)) for answer in answers}
    assert sum(sizes.values()) <= 150_000, sizes
    script = sum(size for path, size in sizes.items() if path.endswith(".js"))
    assert script <= 8_000, sizes
    leave(page)


def test_a_theme_is_changed_at_once_and_remembered(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    page.goto("/about")
    page.evaluate("window.same = true")
    page.locator("#settings summary").click()
    with page.expect_response("**/settings"):
        page.locator('#settings [value="dark"]').click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("window.same"), "without loading the page again"
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    leave(page)


def test_keys_explain_and_open_the_log(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    start(page, DRAWN[0], "bot:beginner", load(DRAWN[0]).sides[0])
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    page.wait_for_selector(TURN)  # before that nothing can be touched
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    page.keyboard.press("?")
    expect(page.locator("#tip")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("#log")).to_have_attribute("open", "")
    leave(page)
