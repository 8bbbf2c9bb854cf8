"""Setting up The Confrontation in a real browser: any piece to any place, nothing sent before one is ready."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.support.chromium import TURN, leave, new_page, start
from tests.support.process import ServerProcess

READY = "[data-setup=ready]"
SLOTS = range(9)


def filled(page: Page) -> list[str]:
    """Who is planned for each place, by what a listener hears."""
    return [str(page.get_attribute(f'[data-slot="{slot}"]', "aria-label")) for slot in SLOTS]


def ply(page: Page) -> str:
    return str(page.get_attribute("#table", "data-ply"))


def stands(page: Page, piece: str, region: str) -> None:
    """A piece stands in a region by the rules, and not only by a plan."""
    expect(page.locator(f'.co-map [data-thing="piece-{piece}"]')).to_have_attribute("aria-label", re.compile(region))


def test_a_plan_is_changed_by_taps_and_drags_and_sent_when_ready(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    start(page, "confrontation", "bot:casual", "light")
    page.wait_for_selector(TURN)
    before = ply(page)
    expect(page.locator(READY)).to_be_disabled()
    page.locator(".co-plan").first.click()
    assert filled(page)[:2] == ["Arthedain: Gandalf", "Cardolan: Legolas"]
    page.locator('[data-slot="0"]').click()
    page.locator('[data-slot="1"]').click()
    assert filled(page)[:2] == ["Arthedain: Legolas", "Cardolan: Gandalf"]
    page.locator('.co-setup [data-thing="piece-frodo"]').drag_to(page.locator('[data-slot="2"]'))
    assert filled(page)[2] == "Rhudaur: Frodo"
    page.locator('[data-slot="2"]').drag_to(page.locator(".co-setup .co-ability").first)
    assert filled(page)[2] == "Rhudaur"
    expect(page.locator(READY)).to_be_disabled()
    page.locator('.co-setup [data-thing="piece-frodo"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert filled(page)[2] == "Rhudaur: Frodo", "by keys: the free place has the focus"
    assert ply(page) == before, "nothing has been sent"
    page.locator(READY).click()
    expect(page.locator(READY)).to_have_count(0)
    stands(page, "legolas", "Arthedain")
    stands(page, "gandalf", "Cardolan")
    stands(page, "frodo", "Rhudaur")
    leave(page)


def test_as_last_time_is_kept_in_the_browser(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    start(page, "confrontation", "bot:casual", "light")
    expect(page.locator("[data-setup=last]")).to_be_disabled()
    page.locator("[data-setup=random]").click()
    planned = filled(page)
    page.locator(READY).click()
    expect(page.locator(READY)).to_have_count(0)
    start(page, "confrontation", "bot:casual", "light")
    page.locator("[data-setup=last]").click()
    assert filled(page) == planned
    page.locator("[data-setup=clear]").click()
    assert not any(":" in place for place in filled(page))
    leave(page)


def test_a_reload_and_a_second_tab_are_no_trouble(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    match = start(page, "confrontation", "bot:casual", "light")
    page.locator("[data-setup=random]").click()
    page.reload()
    assert not any(":" in place for place in filled(page)), "a plan is a plan: nobody was told"
    other = page.context.new_page()
    other.goto(match)
    other.locator(".co-plan").nth(1).click()
    page.locator(".co-plan").first.click()
    for tab in (page, other):
        tab.evaluate("document.querySelector('[data-setup=ready]')?.click()")  # whoever is quicker
    for tab in (page, other):
        expect(tab.locator(READY)).to_have_count(0)
        expect(tab.locator('.board .co-piece.light[data-thing^="piece-"]')).to_have_count(9)
    leave(page)


def test_who_waits_plans_in_advance_and_sees_nothing_of_the_other(browser: Browser, site: ServerProcess) -> None:
    light, dark = new_page(browser, site.url), new_page(browser, site.url)
    start(light, "confrontation", "invite", "light")
    dark.goto(light.locator("#invite").input_value())
    dark.locator("main form button").click()
    dark.wait_for_url(re.compile("/match/"))
    dark.locator(".co-plan").first.click()
    dark.locator(READY).click()
    expect(dark.locator(READY)).to_be_disabled()
    light.locator(".co-plan").first.click()
    expect(dark.locator(".question")).to_have_text("Light sets up its pieces.")
    light.locator(READY).click()
    expect(light.locator(READY)).to_have_count(0)
    expect(dark.locator(READY)).to_have_count(0)
    stands(dark, "witch-king", "Dagorlad")
    expect(dark.locator(".question")).to_have_text("Choose your move.")
    leave(light)
    leave(dark)
