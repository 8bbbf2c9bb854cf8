"""People at a real browser: how they start a match, and the three ways in which they play it."""

import os
import re
import shutil
from collections.abc import Callable
from importlib.util import find_spec
from random import Random

from playwright.sync_api import Browser, Locator, Page, Playwright, expect

from tests.support.patience import PATIENCE, until
from threerings.games import GAMES

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--autoplay-policy=no-user-gesture-required",
)
"""No sandbox for root, no graphics card made of software, no calls home where there is no internet."""
DRAWN = [game for game, folder in GAMES.items() if find_spec(f"threerings.web.draw.{folder}")]
"""A game takes part in these tests as soon as somebody has drawn it."""
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
TURN = '#table[data-turn]:not([data-turn=""])'
OVER = "#table[data-over]"
MOST_TOUCHES = 2000

Way = Callable[[Page, Random], bool]
"""Touches one thing; False if it missed."""
GO_ON = "#table #go-on"
TAKES_FOCUS = "document.activeElement.matches('[data-touch], .choices .button, #go-on')"
NOW = """() => {
  const table = document.querySelector("#table"), has = wanted => Boolean(table.querySelector(wanted));
  const { over, ply } = table.dataset, setUp = has("[data-setup=ready]") && has("[data-setup=random]");
  return [over !== undefined, setUp, has("#go-on"), ply];
}"""
"""Whether the match is over, pieces are to be set up, or a climax is held; and the ply. All of one table."""
CLICKS = "window.clicks = Math.random(); addEventListener('click', () => window.clicks++);"
"""The click of a finger comes some time after it: this counts clicks, on every page from another number on."""


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))


def new_page(
    browser: Browser,
    url: str,
    language: str = "en",
    phone: bool = False,
    *,
    motion: bool = False,
    worker: bool = False,
) -> Page:
    """Somebody with a browser of their own. No request may leave the server, and no script may fail.

    Where things move, a click waits until they are still: only those who look at that need it. So it is with a worker
    that stays when the page is closed.
    """
    context = browser.new_context(
        base_url=url,
        locale=LOCALES[language],
        viewport=PHONE if phone else DESK,  # type: ignore[arg-type]  # a dict of just these two
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="no-preference" if motion else "reduce",
        service_workers="allow" if worker else "block",
    )
    context.set_default_timeout(PATIENCE * 1000)
    if phone:
        context.add_init_script(CLICKS)
    page = context.new_page()
    watch(page, url)
    return page


def watch(page: Page, url: str) -> None:
    strangers: list[str] = []
    page.on("request", lambda request: strangers.append(request.url) if not request.url.startswith(url) else None)
    page.on("pageerror", lambda error: strangers.append(str(error)))
    page.strangers = strangers  # type: ignore[attr-defined]  # kept where the test finds it


def leave(page: Page) -> None:
    """Go home, having met nothing strange."""
    strangers: list[str] = page.strangers  # type: ignore[attr-defined]
    assert strangers == [], "everything comes from the server, and no script fails"
    page.context.close()


def start(page: Page, game: str, opponent: str, seat: str, **more: str) -> str:
    """A new match by the form; where it is played."""
    page.goto(f"/new/{game}")
    for name, value in {"opponent": opponent, "seat": seat, **more}.items():
        choose(page.locator("main"), name, value)
    page.locator("main form button:not([type=button])").last.click()
    page.wait_for_url(re.compile("/match/"))
    return page.url


def choose(form: Locator, name: str, value: str) -> None:
    control = form.locator(f'input[name="{name}"][value="{value}"]')
    if control.count():
        control.check()
    else:
        form.locator(f'select[name="{name}"]').select_option(value)


# Ways to play.


def mouse(page: Page, rng: Random) -> bool:
    goal(page, rng).click()
    return True


def touch(page: Page, rng: Random) -> bool:
    tap(goal(page, rng))
    return True


def tap(wanted: Locator) -> None:
    """Touch a thing on a phone and wait for its click, so that what it does can be seen."""
    before: float = wanted.page.evaluate("window.clicks")
    wanted.tap()
    wanted.page.wait_for_function("before => window.clicks !== before", arg=before)


def goal(page: Page, rng: Random) -> Locator:
    """Something that may be touched now: an entry of the small menu, a thing, or a plain button."""
    for wanted in (GO_ON, ".choices.menu .open", "#table [data-touch]", "#table .choices .button:visible"):
        found = page.locator(wanted)
        if (count := found.count()) > 0:
            return found.nth(rng.randrange(count))
    raise AssertionError("nothing may be touched")


def keys(page: Page, rng: Random) -> bool:
    """Arrows here and there, then Enter."""
    for _ in range(rng.randrange(1, 4)):
        page.keyboard.press(rng.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
    if not page.evaluate(TAKES_FOCUS):
        return False
    page.keyboard.press("Enter")
    return True


def set_up(page: Page) -> None:
    """Where pieces are set up, everybody who plays here takes the first plan: by chance a match might soon be over."""
    ready = page.locator("[data-setup=ready]")
    page.locator(".co-plan").first.press("Enter")
    ready.press("Enter")
    expect(ready).to_have_count(0)


def play(page: Page, way: Way, rng: Random, turns: int | None = None) -> None:
    """Play on until the match is over, or for so many questions."""
    answered = 0
    for _ in range(MOST_TOUCHES):
        if answered == turns:
            return
        page.wait_for_selector(f"{TURN}, {OVER}, {GO_ON}")
        over, to_set_up, held, ply = page.evaluate(NOW)
        if over:
            return
        if to_set_up:
            set_up(page)
            answered += 1
            continue
        answered += way(page, rng) and settled(page, ply, held) and not held
    raise AssertionError("the match does not end")


def settled(page: Page, ply: str | None, held: bool = False) -> bool:
    """Whether the touch answered the question; then the page has moved on. Who goes on may find no new ply."""
    gone_on = ", #table:not(:has(#go-on))" if held else ""
    page.wait_for_selector(f'#table.walking, #table:not([data-ply="{ply}"]){gone_on}')
    return page.get_attribute("#table", "data-ply") != ply


def resign(page: Page) -> None:
    """When it is one's turn: a move of the other would ask again whether one means it."""
    page.wait_for_selector(f"{TURN}, {GO_ON}")
    go_on(page)
    page.wait_for_selector(TURN)
    page.locator("#resign summary").click()
    page.locator("#resign button").click()
    expect(page.locator(OVER)).to_be_visible()


def expect_same_ply(*pages: Page) -> None:
    """Everybody comes to the same ply, and has gone on if it was a climax."""
    assert until(lambda: len({ply_after(page) for page in pages}) == 1)


def ply_after(page: Page) -> str | None:
    """After a climax, if there is one."""
    go_on(page)
    return page.get_attribute("#table", "data-ply")


def go_on(page: Page) -> None:
    """From a climax, if there is one: another browser of the same player may be quicker."""
    page.evaluate(f"document.querySelector('{GO_ON}')?.click()")
    expect(page.locator(GO_ON)).to_have_count(0)
