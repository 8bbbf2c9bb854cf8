"""The cards of somebody's own box in a real browser: switched, kept, carried as a file, and played with."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.chromium import TURN, leave, new_page
from tests.support.process import ServerProcess
from threerings.games.the_duel.components import CARD_IDS, STANDARD_DECK, read_deck
from threerings.games.the_duel.deck_file import write_deck

pytestmark = pytest.mark.browser

PAGE = "/deck/the-duel"
NOTHING = "No card changed."


def switch(page: Page, card: str, edge: str, row: int) -> None:
    page.locator(f'[name="{card}-{edge}-{row}"]').click()


def told(page: Page, words: str) -> None:
    expect(page.locator("#deck [role=status] strong")).to_have_text(words)


def test_symbols_are_switched_by_mouse_and_keys_and_kept(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    page.goto(PAGE)
    told(page, NOTHING)
    switch(page, "C05", "attack", 1)
    told(page, "1 of 33 different cards changed.")
    page.locator('[name="C06-defence-1"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator('[name="C06-attack-2"]')).to_be_checked()
    told(page, "2 of 33 different cards changed.")
    expect(page.locator("#C06 .note")).to_have_text("changed")
    expect(page.locator("#C06 use").nth(2)).to_have_attribute("href", re.compile("gandalf-both$"))
    assert page.evaluate("document.activeElement.name") == "C06-attack-2", "checking does not take the focus away"
    page.reload()
    told(page, "2 of 33 different cards changed.")
    expect(page.locator('[name="C06-attack-2"]')).to_be_checked()
    page.locator("#final").fill("7")
    expect(page.locator("#deck .error")).to_contain_text("The final cannot start below the duels")
    page.reload()
    expect(page.locator("#final")).to_have_value("20")
    told(page, "2 of 33 different cards changed.")
    page.locator("#deck [value=reset]").first.click()
    told(page, NOTHING)
    page.reload()
    told(page, NOTHING)
    leave(page)


def test_a_deck_travels_as_a_file(browser: Browser, site: ServerProcess, tmp_path: Path) -> None:
    page, file = new_page(browser, site.url), tmp_path / "mine.toml"
    page.goto(PAGE)
    switch(page, "magic", "defence", 4)
    with page.expect_download() as downloading:
        page.locator("#deck [value=download]").first.click()
    downloading.value.save_as(file)
    text = file.read_text("utf-8")
    assert text == write_deck(STANDARD_DECK).replace('magic = ".23.', 'magic = ".234')
    assert read_deck(text, "file")
    other = new_page(browser, site.url)
    other.goto(PAGE)
    other.set_input_files("#file", file)
    told(other, "1 of 33 different cards changed.")
    expect(other.locator('[name="magic-defence-4"]')).to_be_checked()
    file.write_text(text.replace('whip = ".', 'whip = "1'), "utf-8")
    other.set_input_files("#file", file)
    expect(other.locator("#deck .error")).to_contain_text("Whip must be")
    other.reload()
    told(other, "1 of 33 different cards changed.")
    leave(other)
    leave(page)


def test_a_match_is_played_with_them(browser: Browser, site: ServerProcess) -> None:
    """Every plain card but Trance is given all four shields: whatever is dealt, a hand of nine has some."""
    page = new_page(browser, site.url)
    page.goto(PAGE)
    for card in CARD_IDS[1:21]:
        for row in range(1, 5):
            page.locator(f'[name="{card}-defence-{row}"]').check()
    told(page, "17 of 33 different cards changed.")
    page.goto("/new/the-duel")
    page.locator("#options summary").click()
    expect(page.locator("#own-deck")).to_be_visible()
    page.locator("#own-deck [value=mine]").check()
    expect(page.locator("#option-deck")).to_have_value(re.compile(r'C02 = "1234\|...4"'))
    page.locator(".start").click()
    page.wait_for_selector(TURN)
    cards = page.locator(".hand [data-thing*='-C']:not([data-thing$='-C01'])")
    assert cards.count() > 0
    for label in [str(card.get_attribute("aria-label")) for card in cards.all()]:
        assert "defence 1, 2, 3, 4" in label
    leave(page)


def test_ours_are_offered_alone_where_none_are_kept(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url)
    page.goto("/new/the-duel")
    page.locator("#options summary").click()
    expect(page.locator("#own-deck")).to_be_hidden()
    page.locator(".hint a").click()
    told(page, NOTHING)
    leave(page)
