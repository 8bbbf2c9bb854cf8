"""A guest becomes an account with a passkey, and finds the matches again in another browser."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.support.chromium import leave, new_page, resign, start
from tests.support.process import ServerProcess

pytestmark = pytest.mark.browser
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A virtual one, as phones and computers have it built in."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made: dict[str, Any] = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, str(made["authenticatorId"])


def is_accessible(page: Page) -> bool:
    return bool(Axe().run(page).violations_count == 0)


def test_a_passkey_brings_the_matches_to_another_browser(browser: Browser, site: ServerProcess) -> None:
    url = site.url.replace("127.0.0.1", "localhost").rstrip("/")
    me, phone = new_page(browser, url), new_page(browser, url, "de", phone=True)
    start(me, "the-duel", "bot:beginner", "gandalf")
    match = re.sub(r".*/match/(\w+).*", r"\1", me.url)
    resign(me)

    (session, device), (other, other_device) = authenticator(me), authenticator(phone)
    me.goto("/account")
    assert is_accessible(me)
    me.locator('form[action="/account/passkey"] button').click()
    expect(me.locator(".codes code")).to_have_count(8)
    assert is_accessible(me)

    # The passkey comes along to the phone, as those of a person's devices do.
    keys = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    other.send("WebAuthn.addCredential", {"authenticatorId": other_device, "credential": keys[0]})
    phone.goto("/sign-in")
    assert is_accessible(phone)
    phone.locator('form[action="/sign-in/passkey"] button').click()
    phone.wait_for_url(re.compile("/lobby"))
    phone.goto("/history")
    expect(phone.locator(f'a[href="/match/{match}/replay"]')).to_be_visible()
    assert is_accessible(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the phone"
    phone.goto("/account")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # What is ended in one browser is over in the other.
    me.goto("/account")
    me.locator("button[name=session][value=others]").click()
    phone.goto("/account")
    expect(phone.locator('form[action="/sign-out"]')).to_have_count(0)
    for page in (me, phone):
        leave(page)
