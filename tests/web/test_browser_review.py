"""A review in a real browser, from the finished table to a mark on the curve: by mouse, finger, keys, and by hand."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.chromium import DESK, leave, mouse, new_page, play, resign, start, touch
from tests.support.process import ServerProcess
from tests.support.reviews import lay_review

pytestmark = pytest.mark.browser
MARK = ".curve a.marked:not(.other)"


def finished(page: Page, way: str = "mouse") -> str:
    """A match that was given up after a few choices; its address."""
    table = start(page, "the-duel", "bot:beginner", "gandalf")
    play(page, touch if way == "touch" else mouse, Random(2), turns=5)
    resign(page)
    return table


def test_a_review_is_asked_for_at_the_table_and_comes_by_itself(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    finished(page)
    page.locator("#review").click()
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".curve svg").first).to_be_visible()
    assert page.locator(".curve a").count() > 3
    leave(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_mark_on_the_curve_leads_to_its_moment(browser: Browser, site: ServerProcess, phone: bool) -> None:
    page = new_page(browser, site.url, phone=phone)
    table = finished(page, "touch" if phone else "mouse")
    lay_review(site.data, table, 0)
    page.locator("#review").click()
    page.wait_for_url(re.compile("/review"))
    mark = page.locator(MARK).nth(1)
    wanted = mark.get_attribute("href") or ""
    shape = mark.locator(".mark")
    shape.scroll_into_view_if_needed()
    shape.tap() if phone else shape.click()
    move = re.search(r"move=(\d+)", wanted)
    assert move
    expect(page.locator("#move")).to_have_value(move[1])
    expect(page).to_have_url(re.compile(re.escape(wanted)))
    expect(page.locator(".verdict.mistake")).to_be_visible()
    expect(page.locator(".curve a[aria-current=step]")).to_have_count(1)
    page.goto(page.url)
    expect(page.locator("#move")).to_have_value(move[1])
    page.locator(".verdict form button").click()
    page.wait_for_url(re.compile(r"/match/\w+$"))
    expect(page.locator("#table")).to_be_visible()
    leave(page)


def test_keys_walk_along_the_curve(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    table = finished(page)
    lay_review(site.data, table, 0)
    page.goto(f"{table}/review")
    page.locator(".sides a").last.focus()
    for _ in range(2):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.curve svg a')")
    wanted = page.evaluate("document.activeElement.getAttribute('href')")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(re.escape(wanted)))
    expect(page.locator(".curve a[aria-current=step]")).to_be_focused()
    before = page.locator("#move").input_value()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#move")).to_have_value(str(int(before) + 1))
    page.locator("#choices summary").press("Enter")
    expect(page.locator("#choices table")).to_be_visible()
    leave(page)


def test_without_a_script_everything_is_a_link_or_a_form(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    table = finished(page)
    lay_review(site.data, table, 0)
    context = browser.new_context(base_url=site.url, java_script_enabled=False, viewport=DESK)  # type: ignore[arg-type]  # a dict of these
    context.add_cookies(page.context.cookies())  # type: ignore[arg-type]  # the same dicts
    plain = context.new_page()
    plain.goto(table)
    plain.locator("#review").click()
    wanted = plain.locator(MARK).first.get_attribute("href") or ""
    plain.locator(f"{MARK} .mark").first.click()
    expect(plain).to_have_url(re.compile(re.escape(wanted)))
    expect(plain.locator(".verdict.mistake")).to_be_visible()
    plain.locator("#share summary").click()
    plain.locator("#share button[value=on]").click()
    expect(plain.locator("#link")).to_have_value(re.compile("/review/"))
    context.close()
    leave(page)
