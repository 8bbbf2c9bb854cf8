"""A store that is away for a while: everybody is told to come back, and nothing is lost."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.browser import Browser
from tests.support.disk import HOW, Disk, may_mount
from tests.support.patience import PATIENCE
from tests.support.postgres import Postgres
from tests.support.process import ServerProcess
from tests.web.test_server import Listener


def told_to_wait(browser: Browser, path: str, words: str) -> None:
    """Pages and programs alike."""
    browser.open(path)
    assert browser.page.status_code == 503
    assert browser.page.headers["retry-after"] == "5"
    assert words in browser.page.text
    assert "Traceback" not in browser.page.text
    answer = browser.client.post("/api/guests", json={})
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "5"
    assert answer.json()["error"] == "away"
    assert words in answer.json()["sentence"]


def soon(browser: Browser, path: str, happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.1)
        browser.open(path)


def test_a_database_that_is_away_for_long(postgres: Postgres, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, postgres.new_database())
    server.open()
    me = Browser(server.url, "fr")
    try:
        path = me.start("the-duel", "same")
        me.press(me.form("/ready"))
        listener = Listener(me, path)
        listener.wait_for(1)
        form, action = me.form("/act"), me.choices()[0]
        postgres.stop()
        me.press(form, "action", action)
        assert me.page.status_code == 503, "what cannot be written is not acknowledged"
        told_to_wait(me, path, "Rien n’est perdu")
        assert me.client.get("/static/style.css").status_code == 200
        postgres.start()
        soon(me, path, lambda: me.page.status_code == 200)
        assert not listener.ended.is_set(), "who watches need not come back"
        seen = len(listener.events)
        me.press(form, "action", action)
        assert me.page.status_code == 200
        assert me.open(path).count("data-over") == 0
        listener.wait_for(seen + 1)
    finally:
        me.close()
        server.close()
    assert listener.ended.wait(PATIENCE)


def test_a_disk_that_is_full_for_long(tmp_path: Path) -> None:
    if not may_mount(tmp_path / "small"):
        pytest.skip(HOW)
    with Disk(tmp_path / "small") as disk:
        server = ServerProcess(disk.folder / "data")
        server.open()
        me = Browser(server.url)
        try:
            path = me.start("the-duel", "bot:random", seat="gandalf")
            form, action = me.form("/act"), me.choices()[0]
            disk.fill()
            me.press(form, "action", action)
            assert me.page.status_code == 503
            assert me.page.headers["retry-after"] == "5"
            assert "Nothing is lost" in me.page.text
            assert re.search(r'data-ply="\d+"', me.open(path)), "looking needs no room"
            disk.free()
            me.press(form, "action", action)
            assert me.page.status_code == 200
        finally:
            me.close()
            server.close()
