"""Whole matches of every game in a real browser: by mouse, by keyboard alone, on a phone, each in its language."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.process import Server
from tests.web.visitors import DRAWN, Way, keys, leave, mouse, play, start, touch, visitor
from threerings.games import load

pytestmark = pytest.mark.browser

WAYS: dict[str, Way] = {"en": mouse, "fr": keys, "de": touch}


@pytest.mark.parametrize("language", WAYS)
@pytest.mark.parametrize("game", DRAWN)
def test_a_whole_match_is_played(browser: Browser, house: Server, game: str, language: str) -> None:
    page = visitor(browser, house.url, language, phone=language == "de")
    start(page, game, "bot:beginner", load(game).sides[language == "fr"])
    play(page, WAYS[language], Random(5))
    expect(page.locator("#table[data-over] .question")).to_be_visible()
    expect(page.locator("#table .reason")).to_be_visible()
    leave(page)
