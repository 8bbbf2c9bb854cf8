"""A replay as people know it: keys, slider, play and pause, a story to click on, an address that names the moment."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.chromium import leave, mouse, new_page, play, resign, start
from tests.support.patience import PATIENCE
from tests.support.process import ServerProcess

pytestmark = pytest.mark.browser

PACE = 1400
"""Milliseconds from one move to the next."""


def move_of(page: Page) -> int:
    return int(page.locator("#move").input_value())


def at(page: Page, move: int) -> None:
    """The page shows this move, and so does its address."""
    expect(page.locator("#move")).to_have_value(str(move))
    expect(page).to_have_url(re.compile(rf"[?&]move={move}(&|$)") if move else re.compile("replay"))


def test_a_replay_is_walked_through(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    table = start(page, "the-duel", "bot:beginner", "gandalf")
    play(page, mouse, Random(2), turns=5)
    resign(page)
    page.goto(f"{table}/replay")
    moves = int(page.locator("#move").get_attribute("max") or 0)
    assert moves > 5, "it begins at the first choice"
    at(page, 0)
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", moves), ("Home", 0)):
        page.keyboard.press(key)
        at(page, move)
    page.keyboard.press("ArrowDown")
    expect(page.locator("#move")).not_to_have_value("0")
    turn = move_of(page)
    page.keyboard.press("ArrowUp")
    at(page, 0)
    assert turn >= 1
    page.locator("#move").fill(str(moves - 1))
    at(page, moves - 1)
    shared = page.url
    page.locator(".story a").first.click()
    expect(page.locator("#move")).not_to_have_value(str(moves - 1))
    expect(page.locator(".story [aria-current]").first).to_be_visible()
    page.goto(shared)
    at(page, moves - 1)
    leave(page)


def test_a_replay_plays_by_itself_until_it_is_stopped(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    table = start(page, "the-duel", "bot:beginner", "gandalf")
    play(page, mouse, Random(2), turns=3)
    resign(page)
    page.clock.install()
    page.goto(f"{table}/replay")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 2 * PATIENCE)
    page.locator("#run").click()
    at(page, 1)
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "true")
    page.clock.run_for(PACE)
    at(page, 2)
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "false")
    page.locator("#run").click()
    last = int(page.locator("#move").get_attribute("max") or 0)
    for move in range(1, last + 1):
        at(page, move)
        expect(page.locator("#run")).to_have_attribute("aria-pressed", "true")
        page.clock.run_for(PACE)
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "false")
    at(page, last)
    leave(page)
