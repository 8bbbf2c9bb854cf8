"""A push arrives in the worker with the page closed; and without a line the page says so, and comes back by itself."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, Page, expect

from tests.support.axe import objections
from tests.support.browser import Browser as Forms
from tests.support.chromium import leave, new_page, start
from tests.support.endpoint import Endpoint
from tests.support.patience import until
from tests.support.server import Server
from threerings.web import sealing

pytestmark = pytest.mark.browser
VENDOR = """subscription => {
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("the vendor wants it otherwise");
    return { toJSON: () => subscription };
  };
}"""
"""What the browser's maker does elsewhere: names an address, and two keys."""
WIDE = "document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("calls"), anywhere=True) as running:
        running.hall.calls.patience = 0.0
        yield running


def test_a_push_arrives_with_the_page_closed(browser: Browser, server: Server) -> None:
    key, auth = ec.generate_private_key(sealing.CURVE), b"sixteen letters!"
    keys = {"p256dh": sealing.text_of(sealing.point_of(key)), "auth": sealing.text_of(auth)}
    page = new_page(browser, server.url, "de", worker=True)
    page.context.grant_permissions(["notifications"])
    with Endpoint() as endpoint:
        start(page, "the-duel", "invite", "gandalf")
        page.evaluate(VENDOR, {"endpoint": f"{endpoint.url}/push", "keys": keys})
        invitation, match = page.locator("#invite").input_value(), page.url
        page.locator("#told").click()
        expect(page.locator("#told")).to_have_count(0)
        page.goto("/about")
        (worker,) = page.context.service_workers
        outside = page.context.new_page()  # of the same browser, and of no house
        page.close()
        friend = Forms(server.url)
        friend.open(invitation.removeprefix(server.url))
        friend.press(friend.form("/join"))
        sealed = endpoint.wait_for(1).body
        friend.close()
    told = sealing.opened(sealed, key, auth).decode()
    deliver(outside, server.url, told)
    assert until(lambda: bool(worker.evaluate(SHOWN)))
    shown: list[dict[str, Any]] = worker.evaluate(SHOWN)
    assert shown[0]["title"] == "Das Duell"
    assert re.fullmatch(r"Deine Partie gegen Gast \S+ beginnt\.", shown[0]["body"])
    assert match.endswith(shown[0]["path"])
    outside.context.close()


SHOWN = """() => registration.getNotifications()
  .then(all => all.map(({ title, body, data }) => ({ title, body, path: data })))"""


def deliver(page: Page, url: str, told: str) -> None:
    """As the browser does with a message that it has unsealed."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    assert until(lambda: bool(page.evaluate("1") and found))
    message = {"origin": url, "registrationId": found[-1], "data": told}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_without_a_line_the_page_says_so_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        page = new_page(browser, server.url, "fr", phone=True, worker=True)
        page.goto("/about")
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function("navigator.serviceWorker.controller")
    page.goto("/learn")
    expect(page.locator("#offline")).to_be_visible()
    for sentence in ("There is no connection", "Pas de connexion", "Keine Verbindung"):
        expect(page.get_by_role("heading", name=sentence)).to_be_visible()
    assert page.url == f"{server.url}/learn"
    assert objections(page) == []
    assert not page.evaluate(WIDE)
    kept = page.evaluate(KEPT)
    assert sorted(kept) == ["/offline", "/static/icon.svg", "/static/offline.js", "/static/style.css"], "and no other"
    with Server(tmp_path, server.port):
        expect(page.locator("#offline")).to_have_count(0)
        expect(page.locator("main h1")).to_be_visible()
        leave(page)


KEPT = """async () => {
  const names = await caches.keys();
  const found = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return found.flat().map(({ url }) => new URL(url).pathname);
}"""


def test_the_pages_of_notices_please_everybody(browser: Browser, server: Server) -> None:
    for language, phone in (("en", False), ("de", True)):
        page = new_page(browser, server.url, language, phone=phone)
        page.goto("/notices")
        assert objections(page) == []
        assert not page.evaluate(WIDE)
        leave(page)
