"""For whoever runs the server: signs of health, the log, figures, a backup while matches are played."""

import asyncio
import json
import logging
import os
import random
import signal
import sqlite3
import stat
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.patience import PATIENCE, until
from tests.support.process import SERVE, ServerProcess, free_port
from tests.support.program import Program
from tests.support.server import Server
from threerings.bots.workers import cores
from threerings.cli import commands
from threerings.cli import serve as serving
from threerings.games import GAMES
from threerings.web import pages
from threerings.web.app import Settings, application
from threerings.web.logs import LineFormatter, write_logs
from threerings.web.metrics import PrometheusMetrics

# Health.


def test_a_server_that_can_be_used_says_so(server: Server) -> None:
    for path, word in (("/health", "alive"), ("/ready", "ready")):
        answer = httpx.get(server.url + path, timeout=PATIENCE)
        assert (answer.status_code, answer.json()) == (200, {"status": word})
        assert "set-cookie" not in answer.headers


def test_a_store_that_does_not_answer_is_told(server: Server, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "threerings.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        answer = httpx.get(f"{server.url}/ready", timeout=PATIENCE)
        assert (answer.status_code, answer.json()) == (503, {"status": "not ready", "reasons": ["store"]})
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200, "the process is well"
        other.execute("ROLLBACK")
    assert until(lambda: httpx.get(f"{server.url}/ready", timeout=PATIENCE).status_code == 200)


def test_a_dead_worker_is_told_and_replaced(server: Server) -> None:
    (worker,) = server.hall.workers._all
    assert until(lambda: worker in server.hall.workers._idle)
    assert worker.pid
    os.kill(worker.pid, signal.SIGKILL)
    assert until(lambda: worker.dead)
    answer = httpx.get(f"{server.url}/ready", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["reasons"]) == (503, ["workers"])
    assert httpx.get(f"{server.url}/ready", timeout=PATIENCE).status_code == 200


def test_the_number_of_processes_for_bots_is_an_option(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[int] = []
    monkeypatch.setattr(serving, "serve", lambda settings, *_: asked.append(settings.workers))
    for words in (["--workers", "3"], []):
        assert commands.run(["serve", "--port", str(free_port()), "--data", str(tmp_path), *words]) == 0
    assert asked == [3, cores()]
    assert commands.run(["serve", "--workers", "0"]) == 2


# The log.


def test_the_log_is_json_and_keeps_every_secret(tmp_path: Path) -> None:
    """Whatever is in a path, a cookie or a body: the log tells the route, the match and the status."""
    server = ServerProcess(tmp_path, command=[*SERVE, "--log", "json"])
    with server, Program(server.url) as somebody:
        match = somebody.start("the-duel")
        actions = [somebody.act(match, random.Random(number))[1] for number in range(3)]
        wrong = {"ply": 0, "action": "lay C99"}
        assert somebody.post(f"/api/matches/{match}/act", json=wrong).status_code == 409
        for path in ("/take/KEYKEYKEY", f"/join/{match}/TOKENTOKEN", "/match/KEYKEYKEYKEY", "/KEYKEYKEY?q=KEYKEYKEY"):
            somebody.get(path, headers={"cookie": "threerings=KEYKEYKEY", "referer": f"{server.url}/take/KEYKEYKEY"})
        assert somebody.get("/rules/the-duel?q=KEYKEYKEY").status_code == 200
    text = server.errors.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert all(set(line) <= {"time", "level", "event", "method", "route", "status", "match"} for line in lines)
    told = [(line["method"], line["route"], line["status"], line.get("match")) for line in lines]
    assert told.count(("POST", "/api/matches/{match}/act", 200, match)) == 3
    assert ("POST", "/api/matches/{match}/act", 409, match) in told
    assert ("GET", "/take/{key}", 200, None) in told
    assert ("GET", "/join/{match}/{token}", 404, match) in told
    assert ("GET", "/match/{match}", 404, None) in told
    for secret in ("KEYKEY", "TOKEN", "C99", somebody.token, *actions):
        assert secret not in text


def test_without_being_asked_only_troubles_are_written(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, command=SERVE) as server:
        assert httpx.get(f"{server.url}/lobby", timeout=PATIENCE).status_code == 200
    assert server.errors.read_text() == ""


def test_an_error_is_written_without_its_words(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError("the balrog holds C05")

    monkeypatch.setattr(pages, "page", fail)
    assert httpx.get(f"{server.url}/take/KEYKEYKEY", timeout=PATIENCE).status_code == 500
    lines = [LineFormatter(as_json=True).format(record) for record in caplog.records]
    (told,) = (json.loads(line) for line in lines if "failed" in line)
    assert (told["route"], told["status"], told["error"]) == ("/take/{key}", 500, "KeyError")
    assert told["at"][-1].endswith(" fail")
    assert "C05" not in "".join(lines)
    assert "KEYKEY" not in "".join(lines)


@pytest.mark.parametrize("kind", ["json", "text"])
def test_words_of_a_disk_are_kept_and_those_of_asyncio_are_not(kind: str) -> None:
    written, usual = StringIO(), logging.getLogger().handlers[:]
    try:
        write_logs(kind, written)
        try:
            raise OSError(28, "No space left on device")
        except OSError:
            logging.getLogger("threerings.store").exception("nothing\nmore")
        logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <KeyError('C05')>")
    finally:
        logging.basicConfig(handlers=usual, level=logging.WARNING, force=True)
        logging.getLogger("threerings").setLevel(logging.NOTSET)
    first, second = written.getvalue().splitlines()
    assert "No space left on device" in first
    assert "test_operations.py" in first
    assert "never retrieved" in second
    assert "C05" not in second


# Figures.


def test_processes_of_bots_that_had_to_be_replaced_are_counted(tmp_path: Path) -> None:
    async def story() -> bytes:
        middleware = await application(Settings(tmp_path, metrics=0))
        for why in ("hung", "died", "died"):
            middleware.services.hall.workers.on_replaced(why)
        await middleware.services.hall.close()
        assert isinstance(middleware.metrics, PrometheusMetrics)
        return middleware.metrics.text()

    figures = asyncio.run(story()).decode()
    assert 'threerings_workers_replaced_total{why="hung"} 1.0' in figures
    assert 'threerings_workers_replaced_total{why="died"} 2.0' in figures


def test_figures_are_told_to_this_machine_on_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    server = ServerProcess(tmp_path, command=[*SERVE, "--metrics", str(port)])
    with server, Program(server.url) as somebody:
        match = somebody.start("confrontation")
        assert somebody.act(match, random.Random(1))[1]
        assert httpx.get(f"{server.url}/metrics", timeout=PATIENCE).status_code == 404, "not to everybody"
        figures = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    assert 'threerings_requests_total{method="POST",route="/api/matches/{match}/act",status="200"} 1.0' in figures
    assert "threerings_appends_total 1.0" in figures
    assert "threerings_matches_awake 1.0" in figures
    assert "threerings_commit_jobs_count" in figures
    assert match not in figures


def test_without_the_client_library_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--metrics", str(free_port()), "--language", "en"]
    assert in_a_fresh_thread(lambda: commands.run(words)) == 2
    assert "threerings[metrics]" in capsys.readouterr().err


def in_a_fresh_thread(work: Callable[[], int]) -> int:
    """The server wants a loop of its own."""
    codes: list[int] = []
    thread = threading.Thread(target=lambda: codes.append(work()))
    thread.start()
    thread.join(PATIENCE)
    return codes[0]


# Backup.


def test_a_backup_while_matches_are_played_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    """Every match is in the copy at least as far as it was when the backup began, and is played on from there."""
    plies: dict[str, int] = {}
    with Server(tmp_path / "data") as server, Program(server.url) as somebody:
        stop = threading.Event()
        matches = [somebody.start(game) for game in GAMES]
        players = [threading.Thread(target=play_on, args=(server.url, somebody.token, m, plies, stop)) for m in matches]
        for player in players:
            player.start()
        copies = []
        try:
            for number in range(3):
                assert until(lambda: len(plies) == len(matches))
                acknowledged = dict(plies)
                copies.append((tmp_path / f"copy{number}" / "threerings.sqlite", acknowledged))
                copies[-1][0].parent.mkdir()
                assert commands.run(["backup", str(copies[-1][0]), "--data", str(tmp_path / "data")]) == 0
                plies.clear()
        finally:
            stop.set()
            for player in players:
                player.join(PATIENCE)
    for copy, acknowledged in copies:
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert list(copy.parent.iterdir()) == [copy]
        check_copy(copy.parent, somebody.token, acknowledged)


def play_on(url: str, token: str, match: str, plies: dict[str, int], stop: threading.Event) -> None:
    rng = random.Random(match)
    with Program(url, token=token) as player:
        while not stop.is_set():
            plies[match] = player.act(match, rng)[0]


def check_copy(folder: Path, token: str, acknowledged: dict[str, int]) -> None:
    with Server(folder) as server, Program(server.url, token=token) as player:
        for match, ply in acknowledged.items():
            prompt = player.get(f"/api/matches/{match}/prompt").json()
            assert prompt["ply"] >= ply
            assert prompt["outcome"] or player.act(match, random.Random(1))[0] > prompt["ply"]


def test_what_cannot_be_backed_up_leaves_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: Any) -> str:
        assert commands.run(["backup", *map(str, words), "--language", "en"]) == 2
        return capsys.readouterr().err

    data, copy = tmp_path / "data", tmp_path / "copy"
    assert "no such file" in said(copy, "--data", data)
    data.mkdir()
    (data / "threerings.sqlite").write_bytes(b"no database at all" * 1000)
    assert "is damaged: file is not a database" in said(copy, "--data", data)
    assert "pg_dump" in said(copy, "--store", "postgresql://me:word@nowhere/x")
    assert not copy.exists()
    copy.write_text("mine")
    assert "not overwritten" in said(copy, "--data", data)
    assert copy.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]
