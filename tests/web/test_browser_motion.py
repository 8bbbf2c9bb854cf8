"""What the other does can be followed, and nothing waits for it; what a finger does is seen before it is sent."""

import re
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.chromium import GO_ON, OVER, TURN, expect_same_ply, leave, mouse, new_page, play, settled, start, tap
from tests.support.patience import PATIENCE
from tests.support.process import ServerProcess
from tests.web.test_browser_together import hand_over, join, together

pytestmark = pytest.mark.browser

WATCH = """
window.moved = [];
window.heard = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  window.moved.push(timing);
  return animate.call(this, frames, timing);
};
for (const node of [OscillatorNode, AudioBufferSourceNode]) {
  const start = node.prototype.start;
  node.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
}
"""


class Pair(NamedTuple):
    host: Page
    friend: Page


@pytest.fixture
def pair(browser: Browser, site: ServerProcess) -> Iterator[Pair]:
    """Two people in their first duel; the host has laid a card."""
    host, friend = new_page(browser, site.url, motion=True), new_page(browser, site.url)
    host.add_init_script(WATCH)
    start(host, "the-duel", "invite", "gandalf")
    join(friend, host.locator("#invite").input_value())
    hand_over(host, friend, Random(1))
    yield Pair(host, friend)
    leave(host)
    leave(friend)


def ply_of(page: Page) -> int:
    return int(page.get_attribute("#table", "data-ply") or 0)


def longest(page: Page) -> float:
    longest: float = page.evaluate("Math.max(0, ...window.moved.splice(0).map(each => each.duration))")
    return longest


def test_what_the_other_does_takes_its_time_and_what_one_does_oneself_none(pair: Pair) -> None:
    longest(pair.host)
    hand_over(pair.friend, pair.host, Random(2))
    expect_same_ply(*pair)
    assert 400 <= longest(pair.host) <= 700
    card = pair.host.locator(".lane .thing").last
    expect(card).to_have_class(re.compile(r"\blast\b"))
    told = pair.host.locator("#log li.fresh").all_text_contents()
    assert " ".join(told) in (pair.host.locator(".lately").text_content() or "")
    play(pair.host, mouse, Random(2), turns=1)
    assert 0 < longest(pair.host) <= 120


def test_nothing_moves_for_those_who_want_that(pair: Pair) -> None:
    pair.host.emulate_media(reduced_motion="reduce")
    longest(pair.host)
    together([*pair], Random(4), 4)
    expect_same_ply(*pair)
    assert longest(pair.host) == 0
    expect(pair.host.locator(".gone")).to_have_count(0)


def test_sounds_can_be_switched_off(pair: Pair) -> None:
    pair.host.emulate_media(reduced_motion="reduce")
    pair.host.evaluate("localStorage.sound = 'off'; window.heard = 0;")
    together([*pair], Random(5), 4)
    expect_same_ply(*pair)
    assert pair.host.evaluate("window.heard") == 0
    pair.host.evaluate("localStorage.sound = 'on'")
    together([*pair], Random(5), 4)
    expect_same_ply(*pair)
    assert pair.host.evaluate("window.heard") > 0


def test_several_steps_play_one_after_the_other_until_somebody_touches_anything(
    browser: Browser, site: ServerProcess
) -> None:
    page = new_page(browser, site.url, motion=True)
    page.clock.install()
    at = start(page, "the-duel", "bot:beginner", "gandalf")
    page.wait_for_selector(TURN)
    ply, html = ply_of(page), page.locator("#table").evaluate("each => each.outerHTML")
    fragments = [later(html, ply, number) for number in range(1, 6)]
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 2 * PATIENCE)
    page.route("**/stream", lambda route: route.fulfill(body="".join(fragments), content_type="text/event-stream"))
    page.goto(at)
    table = page.locator("#table")
    expect(table).to_have_attribute("data-ply", str(ply + 2))  # after one's own turn the first of the other's
    expect(page.locator(".gone .lost")).to_have_count(1)
    page.clock.run_for(500)
    expect(table).to_have_attribute("data-ply", str(ply + 3))
    page.keyboard.press("Shift")
    expect(table).to_have_attribute("data-ply", str(ply + 5))
    leave(page)


def later(html: str, ply: int, number: int) -> str:
    """The table as the stream sends it when the other has made so many choices: each time a card is gone."""
    found = html.replace(f'data-ply="{ply}"', f'data-ply="{ply + number}"', 1)
    found = re.sub('data-turn="[^"]*"', 'data-turn=""', found, count=1)
    found = re.sub(f'(?s)<ul class="cards">(<li>.*?</li>){{{number}}}', '<ul class="cards">', found)
    return "event: table\n" + "".join(f"data: {line}\n" for line in found.splitlines()) + "\n"


def test_the_end_of_a_duel_stays_and_then_the_cards_are_seen_to_go(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url, motion=True)
    page.emulate_media(reduced_motion="reduce")  # until there is something to see
    start(page, "the-duel", "bot:beginner", "gandalf")
    to_climax(page, Random(7))
    ply = ply_of(page)
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(page.locator(GO_ON)).to_be_visible()
    assert ply_of(page) == ply
    assert page.locator(".lane .thing").count() > 1
    page.keyboard.press("ArrowDown")
    expect(page.locator(GO_ON)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(GO_ON)).to_have_count(0)
    play(page, mouse, Random(7), turns=4)
    leave(page)


def to_climax(page: Page, rng: Random) -> None:
    while True:
        page.wait_for_selector(f"{TURN}, {OVER}, {GO_ON}")
        if page.locator(GO_ON).count():
            return
        ply = page.get_attribute("#table", "data-ply")
        mouse(page, rng)
        settled(page, ply)


def test_a_finger_sees_what_it_does_before_it_is_sent(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url, phone=True, motion=True)
    start(page, "the-duel", "bot:beginner", "gandalf")
    page.wait_for_selector(TURN)
    ply = ply_of(page)
    card = page.locator(".hand [data-touch]").first
    name = card.get_attribute("data-thing")
    tap(card)
    expect(page.locator(".choices.menu .open")).to_have_count(1)
    assert ply_of(page) == ply
    page.locator(".prompt").tap(position={"x": 30, "y": 20})
    expect(page.locator(".choices.menu")).to_have_count(0)
    for _ in range(2):
        tap(page.locator(f'.hand [data-thing="{name}"]'))
    expect(page.locator(f'.board [data-thing="{name}"]')).to_be_visible()
    assert ply_of(page) > ply
    leave(page)


def test_help_is_one_touch_away(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url, phone=True, motion=True)
    start(page, "the-duel", "bot:beginner", "gandalf")
    page.wait_for_selector(TURN)
    ply = ply_of(page)
    page.locator("#help").tap()
    expect(page.locator("#help")).to_have_attribute("aria-pressed", "true")
    page.locator(".hand [data-touch]").first.tap()
    expect(page.locator("#tip")).to_be_visible()
    expect(page.locator("#help")).to_have_attribute("aria-pressed", "false")
    assert ply_of(page) == ply
    leave(page)


def test_the_rules_open_beside_the_table(browser: Browser, site: ServerProcess) -> None:
    page = new_page(browser, site.url, motion=True)
    at = start(page, "the-duel", "bot:beginner", "gandalf")
    page.wait_for_selector(TURN)
    page.locator("[data-aside]").click()
    expect(page.locator("#aside .rules").first).to_be_visible()
    assert page.url == at
    expect(page.locator("#table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#aside")).to_be_hidden()
    play(page, mouse, Random(8), turns=1)
    leave(page)


BY_HAND = """
window.EventSource = class {
  constructor() { window.line = this; }
  addEventListener(type, act) { this[type] = act; }
  close() {}
};
window.later = ply => {
  const copy = document.querySelector("#table").cloneNode(true);
  copy.dataset.ply = ply;
  copy.dataset.turn = "";
  copy.querySelector("[data-thing]").dataset.thing = `new at ${ply}`;
  return copy.outerHTML;
};
window.come = ply => window.line.table({ data: window.later(ply) });
"""
"""A line from the server on which the test speaks."""


def test_an_answer_that_was_overtaken_makes_nothing_forgotten(browser: Browser, site: ServerProcess) -> None:
    """What came while something moved waits, and is shown even if an older answer comes meanwhile."""
    page = new_page(browser, site.url, motion=True)
    page.add_init_script(BY_HAND)
    start(page, "middle-earth", "same", "fellowship")
    page.locator(TURN).wait_for()
    page.keyboard.press("Shift")  # whatever moves is there at once
    ply = ply_of(page)
    shown = page.evaluate(
        """ply => {
          const answer = later(ply + 2);
          window.fetch = async () => new Response(answer);
          [1, 2, 3].forEach(more => come(ply + more));
          document.querySelector("#resign form").requestSubmit();
          return document.querySelector("#table").dataset.ply;
        }""",
        ply,
    )
    assert int(shown) == ply + 2, "the third waits until the second has moved"
    expect(page.locator("#table")).to_have_attribute("data-ply", str(ply + 3))
    page.context.close()


COUNT = """
window.came = 0;
const listen = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (type, act, ...rest) {
  return listen.call(this, type, type === "table" ? event => (act(event), window.came++) : act, ...rest);
};
"""


FIRST = "addEventListener('DOMContentLoaded', () => { window.first = document.querySelector('#table'); });"


def test_a_table_that_is_there_already_takes_nothing_away(browser: Browser, site: ServerProcess) -> None:
    """The stream begins with what the page has: neither the focus nor a tip that was closed is touched by that."""
    page = new_page(browser, site.url)
    page.add_init_script(COUNT)
    at = start(page, "the-duel", "bot:beginner", "gandalf")
    page.wait_for_selector(TURN)
    page.add_init_script(FIRST)
    page.goto(at)
    page.wait_for_function("window.came > 0")
    assert page.evaluate("window.first.isConnected")
    leave(page)


def test_a_table_that_comes_between_press_and_click_does_not_swallow_the_click(
    browser: Browser, site: ServerProcess
) -> None:
    host, friend = new_page(browser, site.url), new_page(browser, site.url)
    host.add_init_script(COUNT)
    start(host, "the-duel", "invite", "gandalf")
    join(friend, host.locator("#invite").input_value())
    hand_over(host, friend, Random(1))
    host.wait_for_function("window.came > 0")
    came, ply = host.evaluate("window.came"), ply_of(host)
    host.locator("#help").hover()
    host.mouse.down()
    play(friend, mouse, Random(2), turns=1)
    host.wait_for_function(f"window.came > {came}")
    assert ply_of(host) == ply
    host.mouse.up()
    expect(host.locator("#help")).to_have_attribute("aria-pressed", "true")
    expect_same_ply(host, friend)
    leave(host)
    leave(friend)
