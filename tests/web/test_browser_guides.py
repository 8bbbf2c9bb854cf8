"""A guide on paper, and in a browser that runs no scripts."""

import pytest
from playwright.sync_api import Browser, expect

from tests.support.chromium import DRAWN, leave, new_page
from tests.support.process import ServerProcess

pytestmark = pytest.mark.browser

PAPER = {"width": 700, "height": 1000}
"""About what the margins leave of a page of paper."""
TALL = """() => [...document.querySelectorAll("figure, .gallery li")]
    .map(each => [each.textContent.trim().slice(0, 40), each.getBoundingClientRect().height])
    .filter(([, height]) => height > innerHeight)"""
BREAKABLE = """() => [...document.querySelectorAll("figure, .gallery li")]
    .filter(each => getComputedStyle(each).breakInside !== "avoid").length"""


@pytest.mark.parametrize("game", DRAWN)
def test_a_guide_on_paper_is_black_on_white_and_cuts_no_picture(
    browser: Browser, site: ServerProcess, game: str
) -> None:
    page = new_page(browser, site.url, "de")
    page.set_viewport_size(PAPER)  # type: ignore[arg-type]  # a dict of just these two
    page.emulate_media(media="print", color_scheme="dark")
    page.goto(f"/guide/{game}")
    for wanted in ("header.site", "footer.site", ".contents", ".guide .button"):
        expect(page.locator(wanted).first).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("h1")).to_have_css("color", "rgb(0, 0, 0)")
    assert page.evaluate("document.documentElement.scrollWidth") <= PAPER["width"]
    assert page.evaluate(BREAKABLE) == 0
    assert page.evaluate(TALL) == [], "higher than a page"
    leave(page)


def test_the_button_prints(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    page.add_init_script("window.print = () => { window.printed = true; }")
    page.goto("/guide/the-duel")
    page.locator("[data-print]").click()
    page.wait_for_function("window.printed")
    leave(page)


def test_a_guide_needs_no_script(browser: Browser, site: ServerProcess) -> None:
    context = browser.new_context(base_url=site.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/guide/confrontation#dark-troll")
    expect(page.locator("#dark-troll")).to_be_in_viewport()
    expect(page.locator("figure .drawn").first).to_be_visible()
    expect(page.locator("[data-print]")).to_be_hidden()
    context.close()
