"""Two people find each other and play by the clock; one disappears and loses on time, the other offers a rematch."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.axe import objections
from tests.support.chromium import OVER, leave, mouse, new_page, play
from tests.support.patience import until
from tests.support.server import Server
from tests.web.test_browser_pages import WRONG
from tests.web.test_browser_together import whose_turn
from threerings.web import timekeeper

pytestmark = pytest.mark.browser


def test_who_disappears_loses_on_time_and_a_rematch_finds_them(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeper, "LONGEST_STEP", 120.0)  # the five minutes take three beats
    seconds = [0.0]
    with Server(tmp_path) as server:
        server.hall.matches.time.steady = lambda: seconds[0]
        host, friend = new_page(browser, server.url), new_page(browser, server.url, "de")
        at = paired(host, friend)
        for _ in range(2):
            play(whose_turn([host, friend]), mouse, Random(3), turns=1)
        gone = whose_turn([host, friend])
        stays = friend if gone is host else host
        expect(stays.locator(".players .clock")).to_have_count(2)
        expect(stays.locator(".players .runs .there")).to_have_text("überlegt" if stays is friend else "thinking")
        gone.goto("about:blank")
        assert until(lambda: pass_by(seconds, stays.locator(OVER).count() == 1))
        expect(stays.locator(".players .away")).to_have_count(1)
        expect(stays.locator(".reason")).to_contain_text("Zeit" if stays is friend else "run out of time")
        stays.locator('form[action$="/rematch"] button[value="swap"]').click()
        expect(stays.locator('form[action$="/rematch"] button[value="withdraw"]')).to_be_visible()
        gone.goto(at)
        gone.locator('form[action$="/rematch"] button[value="yes"]').click()
        gone.wait_for_url(lambda url: url not in (at, "about:blank"))
        stays.locator("#table .notice a.primary").click()
        stays.wait_for_url(gone.url)
        for page in (host, friend):
            leave(page)


def paired(host: Page, friend: Page) -> str:
    """By one button and by a form; where they play."""
    host.goto("/")
    host.locator('form[action="/pair/the-duel"] button').click()
    expect(host.locator(".pairing [role=status]")).to_be_visible()
    expect(host.locator("[data-live] p")).not_to_have_count(0)
    assert objections(host) == []
    assert host.evaluate(WRONG) == []
    friend.goto("/pair/the-duel")
    friend.locator("main button.start").click()
    for page in (host, friend):
        page.wait_for_url(re.compile("/match/"))
    assert host.url == friend.url
    return host.url


def pass_by(seconds: list[float], happened: bool) -> bool:
    """Time goes by, unless it has happened."""
    if not happened:
        seconds[0] += 10.0
    return happened
