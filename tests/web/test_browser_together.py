"""Two browsers play each other while a third watches, and everything that can happen to a connection happens."""

from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.chromium import (
    DRAWN,
    OVER,
    TURN,
    expect_same_ply,
    go_on,
    leave,
    mouse,
    new_page,
    play,
    settled,
    start,
)
from tests.support.patience import PATIENCE
from tests.support.process import ServerProcess
from threerings.games import load

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", DRAWN)
def test_nothing_is_lost_and_nobody_reloads(browser: Browser, own_site: ServerProcess, game: str) -> None:
    rng = Random(11)
    host = new_page(browser, own_site.url, motion=True)
    friend, watcher = (new_page(browser, own_site.url, language) for language in ("fr", "de"))
    at = start(host, game, "invite", load(game).sides[0])
    join(friend, host.locator("#invite").input_value())
    watcher.goto(at)
    expect(watcher.locator("#table .choices")).to_have_count(0)
    together([host, friend], rng, 4)
    expect_same_ply(host, friend, watcher)

    friend.reload()
    together([host, friend], rng, 2)
    lose_the_connection(host, friend, rng)
    together([host, friend], rng, 2)
    own_site.kill()
    expect(watcher.locator("#offline")).to_be_visible()
    own_site.open()
    for page in (host, friend, watcher):
        expect(page.locator("#offline")).to_be_hidden()
    together([host, friend], rng, 2)
    expect_same_ply(host, friend, watcher)

    device = second_device(browser, own_site.url, host, at)
    together([device, friend], rng, 2)
    expect_same_ply(host, device, friend, watcher)
    device.locator("#resign summary").click()
    device.locator("#resign button").click()
    for page in (host, friend, watcher, device):
        expect(page.locator(OVER)).to_be_visible()
    host.locator('form[action$="/rematch"] button[value="swap"]').click()
    expect(friend.locator("#news")).to_contain_text("vous propose une revanche")
    friend.locator('form[action$="/rematch"] button[value="yes"]').click()
    friend.wait_for_url(lambda url: url != at)
    for page in (host, watcher):
        page.locator(f'#table .notice a[href="{urlsplit(friend.url).path}"]').click()
        page.wait_for_url(friend.url)
    for page in (host, friend, watcher, device):
        leave(page)


def join(page: Page, invitation: str) -> None:
    page.goto(invitation)
    page.locator("main form button").click()
    page.wait_for_selector("#table")


def together(pages: list[Page], rng: Random, questions: int) -> None:
    """Answer so many questions, whoever is asked."""
    for _ in range(questions):
        play(whose_turn(pages), mouse, rng, turns=1)


def hand_over(asked: Page, other: Page, rng: Random) -> None:
    """The one who is asked answers until it is the other's turn: some cards ask their player again."""
    while whose_turn([asked, other]) is asked:
        play(asked, mouse, rng, turns=1)


def whose_turn(pages: list[Page]) -> Page:
    """The one who is asked, once everybody has gone on from a climax. So few questions end no match."""
    for _ in range(int(PATIENCE / 0.05)):
        for page in pages:
            go_on(page)
            assert not page.locator(OVER).count()
            if page.locator(TURN).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def lose_the_connection(host: Page, friend: Page, rng: Random) -> None:
    """The host touches something while the line is dead: it is sent as soon as the line is back."""
    if whose_turn([host, friend]) is friend:
        hand_over(friend, host, rng)
    host.context.set_offline(True)
    expect(host.locator("#offline")).to_be_visible()
    ply = host.get_attribute("#table", "data-ply")
    while host.locator(TURN).count() and (mouse(host, rng) and host.locator("#table.walking").count()):
        pass
    host.wait_for_timeout(300)
    assert friend.get_attribute("#table", "data-ply") == ply
    host.context.set_offline(False)
    assert settled(host, ply)
    expect(host.locator("#offline")).to_be_hidden()
    expect_same_ply(host, friend)


def second_device(browser: Browser, url: str, page: Page, at: str) -> Page:
    """The same player with another browser, by the private link."""
    settings = page.context.new_page()
    settings.goto("/me")
    settings.locator('form[action="/me/link"] button').click()
    link = settings.locator("#link").input_value()
    settings.close()
    device = new_page(browser, url)
    device.goto(link)
    device.locator("main form button").click()
    device.wait_for_url("**/lobby")  # only then its cookie has come
    device.goto(at)
    return device
