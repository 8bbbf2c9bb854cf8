"""Hard moments of every game on every screen and in every language: all of it is to be seen, read and touched."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.support.chromium import LOCALES, leave, new_page
from tests.support.moments import MOMENTS, LaidMoments
from tests.support.server import Server

pytestmark = pytest.mark.browser

SIZES = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (768, 1024), (360, 740), (740, 360))
MEASURE = (Path(__file__).parents[1] / "support" / "layout.js").read_text("utf-8")
"""A function that answers with all that is wrong on the page as it is."""
SPREAD = """() => [...document.querySelectorAll(".board .thing")].map(each => each.getBoundingClientRect())
    .reduce((sum, { width, height }) => sum + width * height, 0)"""
"""How large the things on the board are, all together."""


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LaidMoments]:
    with Server(tmp_path_factory.mktemp("layout")) as server:
        yield LaidMoments(server)


@pytest.fixture(scope="module")
def pages(browser: Browser, laid: LaidMoments) -> Iterator[dict[str, Page]]:
    """One page a language, for all that is measured."""
    opened = {language: new_page(browser, laid.url, language) for language in LOCALES}
    for page in opened.values():
        laid.let_in(page)
        page.emulate_media(reduced_motion="reduce")
    yield opened
    for page in opened.values():
        leave(page)


def show(page: Page, path: str) -> None:
    page.goto(path)
    page.evaluate("document.fonts.ready")


@cache
def line_to(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def resize(page: Page, width: int, height: int) -> None:
    """Only the page: the window around it, which nobody looks at, would take twice as long."""
    size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    line_to(page).send("Emulation.setDeviceMetricsOverride", size)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", MOMENTS)
def test_everything_is_seen_read_and_touched(
    pages: dict[str, Page], laid: LaidMoments, game: str, language: str
) -> None:
    page, wrong = pages[language], []
    for name in MOMENTS[game]:
        show(page, laid.put(game, name))
        spread = {}
        for width, height in SIZES:
            resize(page, width, height)
            spread[width] = page.evaluate(SPREAD)
            wrong += [f"{name} at {width}x{height}: {fault}" for fault in page.evaluate(MEASURE)]
        if not 1.5 * spread[1280] < spread[1920] < spread[2560] / 1.5:
            wrong.append(f"{name}: the board does not grow with the screen: {spread}")
    assert not wrong, "\n".join(wrong)


FAULTS = {
    "9.0 px": ".prompt .question { font-size: 9px; }",
    "cut at the side": ".question { width: 3rem; overflow: hidden; white-space: nowrap; }",
    "scrolls sideways": "#table { width: 150vw; }",
    "not in sight": ".hand { translate: 0 50vh; }",
    "crosses its frame": ".card .name { translate: 3em 0; }",
    "hidden": ".lane::after { content: ''; position: absolute; inset: 0; z-index: 9; }",
    "covered": ".hand::after { content: ''; position: fixed; inset: 0; z-index: 9; }",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_found(pages: dict[str, Page], laid: LaidMoments, fault: str) -> None:
    """A measure that never fails measures nothing: each kind of fault is made here, and told."""
    page = pages["en"]
    show(page, laid.put("the-duel", "struck"))
    resize(page, 1280, 800)
    assert page.evaluate(MEASURE) == []
    page.evaluate(PLANT, FAULTS[fault])
    assert any(fault in told for told in page.evaluate(MEASURE))


def test_a_target_too_small_for_a_finger_is_found(pages: dict[str, Page], laid: LaidMoments) -> None:
    page = pages["en"]
    show(page, laid.put("the-duel", "struck"))
    resize(page, 360, 740)
    page.evaluate(PLANT, ".controls a { min-width: 0 !important; width: 20px; }")
    assert any("small for a finger" in told for told in page.evaluate(MEASURE))


PLANT = """rule => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
}"""
