"""Every page in three languages and two themes: nothing axe objects to, nothing that overflows, nothing heavy."""

import gzip
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Response, expect

from tests.support.chromium import DRAWN, LOCALES, TURN, leave, mouse, new_page, play, resign, start
from tests.support.process import ServerProcess
from tests.support.reviews import lay_review
from threerings.games import load
from threerings.school.lessons import course, taught

pytestmark = pytest.mark.browser

WIDTHS = (360, 768, 1280, 1920)
SMALL = """wanted => [...document.querySelectorAll(wanted)].filter(each => each.checkVisibility()).map(each => {
    const { width, height } = each.getBoundingClientRect();
    return [each.outerHTML.slice(0, 90), Math.round(Math.min(width, height))];
}).filter(([, size]) => 0 < size && size < 40)"""
"""In one go, because the page may follow the match between two questions."""
TARGETS = ".button, nav a, summary, .settings button, [data-touch]"
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


class Tour(NamedTuple):
    """A visitor's cookies, and everything there is to see."""

    cookies: list[dict[str, object]]
    paths: list[str]


@pytest.fixture(scope="module")
def tour(browser: Browser, site: ServerProcess) -> Iterator[Tour]:
    page = new_page(browser, site.url, "fr")  # without motion it is made sooner
    paths = ["/", "/new", "/learn", "/lobby", "/rules", "/guide", "/about", "/me", "/deck/the-duel", "/nothing-here"]
    for game in DRAWN:
        running = start(page, game, "bot:beginner", load(game).sides[1])
        play(page, mouse, Random(4), turns=14)
        waiting = start(page, game, "invite", load(game).sides[0])
        invitation = page.locator("#invite").input_value()
        curtain = start(page, game, "same", load(game).sides[0])
        over = start(page, game, "bot:beginner", load(game).sides[0])
        play(page, mouse, Random(4), turns=4)
        resign(page)
        made = [running, waiting, curtain, over, f"{over}/replay", *reviewed(page, site, over), invitation]
        paths += [f"/new/{game}", f"/rules/{game}", f"/guide/{game}", *(path.removeprefix(site.url) for path in made)]
    for game in taught():
        paths += [f"/learn/{game}", *(f"/learn/{game}/{lesson.name}" for lesson in course(game)[:2])]
    paths.append("/learn/the-duel/first-card?step=2&tried=lay+C07")
    paths += ["/puzzles", *(path for game in DRAWN for path in (f"/puzzles/{game}", f"/puzzles/{game}/1"))]
    page.goto("/deck/the-duel")
    page.locator('[name="C05-attack-1"]').click()
    page.locator("#deck [value=play]").first.click()
    page.locator('[value="invite"]').check()
    page.locator(".start").click()
    page.wait_for_selector("#invite")
    paths += [page.url.removeprefix(site.url) + "/deck", page.locator("#invite").input_value()]
    yield Tour(page.context.cookies(), paths)  # type: ignore[arg-type]  # typed dicts
    leave(page)


def reviewed(page: Page, site: ServerProcess, over: str) -> list[str]:
    """A review before it is asked for, at its beginning and at a mistake; that mistake as a puzzle, and all of them."""
    offered = start(page, "the-duel", "bot:beginner", "gandalf")
    resign(page)
    lay_review(site.data, over, 0)
    page.goto(f"{over}/review")
    mistake = page.locator(".curve a.marked").first.get_attribute("href") or ""
    page.goto("/practise")
    puzzle = page.locator("main li a").first.get_attribute("href") or ""
    return [f"{offered}/review", f"{over}/review", mistake, puzzle, "/practise"]


def again(browser: Browser, site: ServerProcess, tour: Tour, language: str) -> Page:
    page = new_page(browser, site.url, language)
    page.context.add_cookies(tour.cookies)  # type: ignore[arg-type]  # the same dicts
    return page


@pytest.mark.parametrize("language", LOCALES)
def test_axe_finds_nothing(browser: Browser, site: ServerProcess, tour: Tour, language: str) -> None:
    """By night only the colours differ: the page is the same to the byte."""
    page, axe = again(browser, site, tour, language), Axe()
    found = []
    for path in tour.paths:
        page.goto(path)
        for theme, wanted in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the two it knows
            report = axe.run(page, options={"resultTypes": ["violations"], **wanted})
            if report.violations_count:
                found.append(f"{path} {theme}\n{report.generate_report()}")
    assert not found, "\n".join(found)
    leave(page)


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_overflows_or_overlaps(browser: Browser, site: ServerProcess, tour: Tour, language: str) -> None:
    page = again(browser, site, tour, language)
    for path in tour.paths:
        page.goto(path)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740 if width == 360 else 900})
            where = f"{path} at {width} px"
            assert page.evaluate("document.documentElement.scrollWidth") <= width, where
            assert page.evaluate(OVERLAPS) == [], where
            assert page.evaluate(CLIPPED) == [], where


def test_fingers_find_everything(browser: Browser, site: ServerProcess, tour: Tour) -> None:
    page = again(browser, site, tour, "de")
    page.set_viewport_size({"width": 360, "height": 740})
    for path in tour.paths:
        page.goto(path)
        small = page.evaluate(SMALL, TARGETS)
        assert small == [], path


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
