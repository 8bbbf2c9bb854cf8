"""A chromium and a house to visit with it, for the tests that look at real pages."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.patience import PATIENCE
from tests.web.process import Server

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--autoplay-policy=no-user-gesture-required",
)
"""No sandbox for root, no calls home where there is no internet."""

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playing:
        yield playing


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium to test pages with: apt install chromium, or set CHROMIUM to where it is")
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not restart it."""
    standing = Server(tmp_path_factory.mktemp("house"))
    standing.open()
    yield standing
    standing.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that treats it badly."""
    standing = Server(tmp_path)
    standing.open()
    yield standing
    standing.close()
