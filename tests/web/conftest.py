"""Whoever visits: one who sends forms, and a chromium with a server to visit, for the tests that look at real pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.support.browser import Browser as FormBrowser
from tests.support.chromium import CHROMIUM, launched
from tests.support.patience import PATIENCE
from tests.support.process import ServerProcess
from tests.support.server import Server

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture
def me(server: Server) -> Iterator[FormBrowser]:
    browser = FormBrowser(server.url)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """For a module only: while it runs, no other test of this process can run a loop of its own."""
    with sync_playwright() as playing:
        yield playing


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium to test pages with: apt install chromium, or set CHROMIUM to where it is")
    chromium = launched(playwright)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not restart it."""
    with ServerProcess(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for a test that treats it badly."""
    with ServerProcess(tmp_path) as running:
        yield running
