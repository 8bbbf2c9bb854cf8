"""The server as a whole: streams, restarts, limits, what it says and what it keeps to itself."""

import json
import os
import random
import re
import signal
import socket
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.support.browser import Browser
from tests.support.patience import PATIENCE
from tests.support.process import SERVE, ServerProcess
from tests.support.server import Server
from threerings import texts
from threerings.bots.tempo import Tempo
from threerings.bots.worker import Question, Worker
from threerings.web import api, joining, pages, play, replays, talking
from threerings.web.middleware import Middleware
from threerings.web.serve import allowed_hosts, listen
from threerings.web.speech import language_in


class Listener:
    """Reads a stream in the background."""

    def __init__(self, browser: Browser, path: str) -> None:
        self.events: list[tuple[str, str, str]] = []
        """Name, id and data."""
        self.ended = threading.Event()
        own = browser.client
        self._client = httpx.Client(base_url=own.base_url, cookies=own.cookies, headers=own.headers, timeout=PATIENCE)
        self._path = path
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        try:
            with self._client.stream("GET", f"{self._path}/stream") as response:
                event: dict[str, str] = {}
                for line in response.iter_lines():
                    if line:
                        key, _, value = line.partition(": ")
                        event[key] = f"{event[key]}\n{value}" if key in event else value
                    elif event:
                        self.events.append((event["event"], event.get("id", ""), event["data"]))
                        event = {}
        except httpx.HTTPError:
            pass
        finally:
            self._client.close()
            self.ended.set()

    def wait_for(self, number: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while len(self.events) < number:
            assert time.monotonic() < deadline, self.events
            time.sleep(0.01)


def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        me = Browser(server.url)
        path = me.start("the-duel", "bot:random", seat="gandalf")
        me.act(me.choices()[0])
        listener = Listener(me, path)
        listener.wait_for(1)
    assert listener.ended.wait(PATIENCE), "an open stream does not keep the server from closing"
    with Server(tmp_path, server.port):
        rng = random.Random(1)
        deadline = time.monotonic() + PATIENCE
        me.open(path)
        decisions = 0
        while decisions < 6:
            assert time.monotonic() < deadline
            if me.choices():
                me.act(rng.choice(me.choices()))
                decisions += 1
            else:
                time.sleep(0.02)
                me.open(path)
    me.close()


def test_a_stream_brings_every_viewer_their_own_table(server: Server) -> None:
    me, watcher = Browser(server.url, "fr"), Browser(server.url, "de")
    path = me.start("the-duel", "same", seat="gandalf")
    watcher.open(path)
    listener = Listener(watcher, path)
    listener.wait_for(1)
    me.press(me.form("/ready"))
    me.act(me.choices()[0])
    listener.wait_for(2)
    (_, first, _), (name, second, data) = listener.events[:2]
    assert name == "table"
    assert int(second) > int(first)
    assert data.lstrip().startswith("<main")
    assert "Du schaust zu" in data
    assert "data-path" not in data
    me.close()
    watcher.close()


def test_a_link_that_is_alive_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threerings.web.play.PING", 0.1)
    me = Browser(server.url)
    path = me.start("the-duel", "same")
    listener = Listener(me, path)
    listener.wait_for(3)
    assert [event for event, _, _ in listener.events[:3]] == ["table", "ping", "ping"]
    me.close()


def test_security_headers_are_everywhere(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for path in ("/", "/nowhere", "/match/none", "/static/style.css", "/api/nowhere", "/api/schema/openapi.json"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
        assert client.get("/").headers["cache-control"] == "no-store"
        head = client.head("/about")
        assert (head.status_code, head.text) == (200, "")
        page = client.get("/about").text
        assert "<script>" not in page
        assert " style=" not in page


def test_only_known_hosts_are_served(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        assert client.get("/", headers={"host": "evil.example"}).status_code == 421
        assert client.get("/", headers={"host": f"localhost:{server.port}"}).status_code == 200


def test_what_can_be_kept_by_everybody_bears_no_token(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        style, missing = client.get("/static/style.css"), client.get("/static/none.css")
        assert "set-cookie" not in style.headers
        assert "public" in style.headers["cache-control"]
        assert missing.status_code == 404
        assert "set-cookie" not in missing.headers
        assert missing.headers["cache-control"] == "no-store"
        assert "set-cookie" in client.get("/").headers


def test_behind_https_every_cookie_is_secure_and_every_link_too(tmp_path: Path) -> None:
    with Server(tmp_path, https=True) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        cookies = client.get("/me").headers.get_list("set-cookie")
        headers = {"cookie": cookies[0].split(";")[0]}
        token = cookies[0].split(";")[0].partition("=")[2]
        answer = client.post("/me/link", data={"_csrf_token": token}, headers=headers)
        cookies += answer.headers.get_list("set-cookie")
        assert len(cookies) == 2
        assert all("; Secure" in cookie for cookie in cookies)
        assert 'value="https://127.0.0.1' in answer.text


def test_another_server_at_the_same_host_keeps_its_own_cookies(tmp_path: Path) -> None:
    with Server(tmp_path / "one") as one, Server(tmp_path / "other") as other:
        me = Browser(one.url)
        path = me.start("the-duel", "same")
        me.client.base_url = httpx.URL(other.url)
        me.start("the-duel", "same")
        me.client.base_url = httpx.URL(one.url)
        me.open(path)
        assert me.has_form("/ready"), "the first still knows who plays there"
        me.press(me.form("/ready"))
        assert me.page.status_code == 200
        me.close()


# The framework leaves it to the garbage collector to close a file that somebody has sent.
@pytest.mark.filterwarnings("ignore:Exception ignored in. <function SpooledTemporaryFile")
def test_bad_input_is_refused_by_name(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        client.get("/")
        odd = "a" * 64 + "é" * 64
        name, token = next((cookie.name, cookie.value) for cookie in client.cookies.jar)
        assert client.post("/settings", data={"_csrf_token": odd}).status_code == 403
        assert client.post("/settings", files={"_csrf_token": ("x", b"x")}).status_code == 403
        assert client.post("/settings", headers={b"x-csrftoken": odd.encode("latin-1")}).status_code == 403
        cookie = {b"cookie": f"{name}={odd}".encode("latin-1")}
        assert client.post("/settings", data={"_csrf_token": token}, headers=cookie).status_code == 403
        assert client.get("/static/%00").status_code == 404
        assert client.get("/match/%00").status_code == 404
        assert client.get("/match/%ff").status_code == 404
        deep = b'{"game": "the-duel", "opponent": "same", "options": ' + b"[" * 60_000
        answer = client.post("/api/matches", content=deep, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad")


def test_names_a_server_goes_by() -> None:
    here = Middleware(None, allowed_hosts("127.0.0.1", ["Games.example.org"]))  # type: ignore[arg-type]
    assert here.admits("127.0.0.1:80")
    assert here.admits("games.example.org")
    assert here.admits("[::1]:8080")
    assert not here.admits("10.0.0.1")
    assert not here.admits("localhost:abc")
    assert not here.admits("localhost:99999")
    assert not here.admits("localhost:1@evil.example")
    assert not here.admits("")
    everywhere = Middleware(None, allowed_hosts("0.0.0.0", []))  # type: ignore[arg-type]
    assert everywhere.admits("10.0.0.1:99")
    assert not everywhere.admits("evil.example")


def test_too_much_and_too_often_is_refused_by_name(tmp_path: Path) -> None:
    with Server(tmp_path, rate=5) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        client.get("/")
        large = client.post("/settings", data={"name": "x" * 200_000})
        assert large.status_code == 413
        codes = [client.get("/about").status_code for _ in range(12)]
        assert 429 in codes
        assert "Traceback" not in client.get("/about").text


def test_whatever_fills_the_disk_is_counted() -> None:
    handlers = [
        *pages.HANDLERS,
        *play.HANDLERS,
        *joining.HANDLERS,
        *talking.HANDLERS,
        *replays.HANDLERS,
        api.new_guest,
        api.create,
    ]
    counted = {handler.handler_name for handler in handlers if handler.opt.get("creates")}
    expected = {"create", "settings", "make_link", "take_seat", "rematch", "join", "branch", "new_guest"} | {
        "say_something",
        "switch_talk",
    }
    assert counted == expected


def test_small_answers_do_not_wait_for_the_next_packet() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP, "or asyncio leaves Nagle's algorithm on"


def test_the_rulebook_is_not_read_for_every_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = texts.rules_of("the-duel")
    monkeypatch.delattr(texts, "keys")
    assert texts.rules_of("the-duel") == rules


def test_a_failure_of_ours_shows_no_trace(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise RuntimeError("a secret of the house")

    monkeypatch.setattr("threerings.web.pages.chapters", broken)
    with httpx.Client(base_url=server.url, headers={"accept-language": "fr"}, timeout=PATIENCE) as client:
        answer = client.get("/rules/the-duel")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "chez nous" in answer.text


def test_the_browser_s_languages_in_the_order_of_liking() -> None:
    assert language_in("fr-CH, fr;q=0.9, en;q=0.8") == "fr"
    assert language_in("en;q=0.3, de;q=0.7") == "de"
    assert language_in("es, it;q=0.5") == "en"
    assert language_in("") == "en"
    assert language_in("de;q=nonsense, fr;q=0.1") == "fr"


def test_a_match_goes_on_when_the_process_of_its_bot_dies_or_hangs(tmp_path: Path) -> None:
    with Server(tmp_path, tempo=Tempo(0.0, 1.0)) as server:
        me = Browser(server.url)
        path = me.start("the-duel", "bot:greedy", seat="gandalf")
        for blow in (0, signal.SIGKILL, signal.SIGSTOP, 0):
            deadline = time.monotonic() + PATIENCE
            while not me.choices():
                assert time.monotonic() < deadline
                time.sleep(0.02)
                me.open(path)
            (worker,) = server.hall.workers._all
            if blow and worker.pid:
                os.kill(worker.pid, blow)
            me.act(me.choices()[0])
        me.close()


def test_bots_answer_on_the_beat_and_not_before(tmp_path: Path) -> None:
    """With a beat that never comes no bot has answered yet, though it has long known what to do."""
    with Server(tmp_path, tempo=Tempo(3600.0)) as server:
        honest, known = server.hall.workers.ask, threading.Event()

        async def noted(worker: Worker, question: Question, seconds: float, patience: float) -> int:
            action = await honest(worker, question, seconds, patience)
            known.set()
            return action

        server.hall.workers.ask = noted  # type: ignore[method-assign]
        me = Browser(server.url)
        path = me.start("the-duel", "bot:random", seat="gandalf")
        while me.choices():
            me.act(me.choices()[0])
        assert known.wait(PATIENCE)
        assert "data-over" not in me.open(path)
        assert not me.choices()
        me.close()


def test_pages_in_three_languages_have_all_their_words(server: Server) -> None:
    for language in ("en", "fr", "de"):
        browser = Browser(server.url, language)
        for path in (
            "/",
            "/new",
            "/new/the-duel",
            "/new/confrontation",
            "/lobby",
            "/rules",
            "/about",
            "/me",
            "/take/x",
        ):
            assert f'<html lang="{language}"' in browser.open(path)
            assert browser.page.status_code == 200
        browser.close()


def test_the_command_serves_and_stops_although_somebody_listens(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, command=SERVE)
    server.open()
    me = Browser(server.url)
    listener = Listener(me, me.start("the-duel", "same"))
    listener.wait_for(1)
    assert server.end(signal.SIGINT) in (0, 130)
    assert listener.ended.wait(PATIENCE)
    me.close()


def test_kill_9_in_the_middle_of_a_match(tmp_path: Path) -> None:
    killed = ServerProcess(tmp_path, command=SERVE)
    killed.open()
    me = Browser(killed.url)
    path = me.start("the-duel", "same")
    me.press(me.form("/ready"))
    me.act(me.choices()[0])
    story = re.findall(r"<li data-ply.*?</li>", me.page.text)
    killed.kill()
    with Server(tmp_path) as server:
        again = Browser(server.url)
        again.client.cookies = me.client.cookies
        again.open(path)
        assert re.findall(r"<li data-ply.*?</li>", again.page.text) == story
        again.close()
    me.close()


def test_the_description_for_programs_is_complete(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        schema = json.loads(client.get("/api/schema/openapi.json").text)
    paths = set(schema["paths"])
    assert {"/api/guests", "/api/matches", "/api/matches/{match}/act", "/api/matches/{match}/stream"} <= paths
    assert all(path.startswith("/api/") for path in paths)
