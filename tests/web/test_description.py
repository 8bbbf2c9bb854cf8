"""The description of the programs' door: valid, complete, and true of every answer."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute
from openapi_spec_validator import OpenAPIV31SpecValidator, validate

from tests.support.asgi import Answer, Request
from tests.support.browser import Browser
from tests.support.description import Description
from tests.support.judge import faults
from tests.support.patience import PATIENCE
from tests.support.server import Server
from threerings.store import NoStore, ReviewLimits
from threerings.web import api, api_reviews

HOST = ("host", b"127.0.0.1")
HOOK = "https://programs.example/"
EVIL = b"https://evil.example"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def old_match(folder: Path) -> str:
    """A match that was played by rules of another edition."""
    with Server(folder) as server:
        match = Programs(server).create("the-duel", "same")
    with closing(sqlite3.connect(folder / "threerings.sqlite")) as connection, connection:
        connection.execute("UPDATE matches SET rules_version = 999")
    return match


@pytest.fixture
def server(folder: Path, old_match: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr("threerings.web.reviewing.MOST_REVIEWS", ReviewLimits(1000, 1000))
    monkeypatch.setattr("threerings.web.attending.ABORT_AFTER", 0.0)
    with Server(folder) as running:
        yield running


LEADERBOARD = "/api/leaderboard/{game}/{side}"
TALKING = ("/say", "/talk", "/claim")


class Programs:
    """Two programs, and the request that each operation was made for."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.bert = (json.loads(self.ask("POST", "/api/guests", {}).text)["token"] for _ in range(2))
        self.player = str(json.loads(self.ask("POST", "/api/guests", {}).text)["guest"])
        server.run(server.hall.store.open_account(self.player))
        server.run(server.hall.store.show_account(self.player, True))

    def ask(self, method: str, path: str, content: dict[str, Any] | None = None, token: str = "") -> Answer:
        return self.server.ask(self.request(method, path, content, token))

    def request(self, method: str, path: str, content: dict[str, Any] | None = None, token: str = "") -> Request:
        proof = [("authorization", f"Bearer {token}".encode())] if token else []
        return Request(method, path, [HOST, *proof], b"" if content is None else json.dumps(content).encode())

    def create(self, game: str, opponent: str) -> str:
        wish = {"game": game, "opponent": opponent}
        return str(json.loads(self.ask("POST", "/api/matches", wish, self.anna).text)["match"])

    def invitation(self, match: str) -> str:
        return str(json.loads(self.ask("GET", f"/api/matches/{match}", token=self.anna).text)["invite"])

    def usual(self, method: str, path: str) -> Request:
        """What is answered with what was asked for."""
        match = (
            self.finished() if path.endswith(("/rematch", "/review")) else self.create("the-duel", self.opponent(path))
        )
        content: dict[str, Any] | None = None if method == "get" else {}
        token = self.bert if path.endswith("/join") else "" if path in ("/api/games", "/api/guests") else self.anna
        if path == "/api/matches":
            content = {"game": "the-duel", "opponent": "same"}
        elif path.endswith("/join"):
            content = {"invite": self.invitation(match)}
        elif path.endswith("/act"):
            content = self.any_choice(match)
        elif path == "/api/hook":
            content = {"url": HOOK} if method == "post" else None
            self.ask("POST", path, {"url": HOOK}, self.anna)
        elif path.endswith("/review"):
            self.ask("POST", path.replace("{match}", match), {}, self.anna)
        elif path.endswith("/undo"):
            content = {"ply": self.act(match), "answer": "ask"}
        elif path == "/api/pairing":
            content = self.looked_for()
        elif path.endswith(TALKING):
            match, content = self.met(), {"phrase": "hello", "answer": "on"}
        place = path.replace("{match}", match).replace("{player}", self.player)
        place = place.replace("{game}", "the-duel").replace("{side}", "balrog")
        return self.request(method.upper(), place, content, token)

    def opponent(self, path: str) -> str:
        return "invite" if path.endswith("/join") else "same"

    def any_choice(self, match: str) -> dict[str, Any]:
        prompt = json.loads(self.ask("GET", f"/api/matches/{match}/prompt", token=self.anna).text)
        return {"ply": prompt["ply"], "action": random.Random(1).choice(prompt["legal"])["text"]}

    def act(self, match: str) -> int:
        """Choose anything; the ply after it."""
        answer = self.ask("POST", f"/api/matches/{match}/act", self.any_choice(match), self.anna)
        return int(json.loads(answer.text)["ply"])

    def finished(self) -> str:
        """A match of the two that one of them has resigned."""
        match = self.met()
        self.ask("POST", f"/api/matches/{match}/resign", {}, self.anna)
        return match

    def looked_for(self) -> dict[str, Any]:
        """A wish that somebody waits for."""
        wish = {"game": "the-duel"}
        for token in (self.anna, self.bert):
            self.ask("POST", "/api/pairing/leave", {}, token)
        self.ask("POST", "/api/pairing", wish, self.bert)
        return wish

    def met(self) -> str:
        """A match of the two."""
        match = self.create("the-duel", "open")
        self.ask("POST", f"/api/matches/{match}/join", {}, self.bert)
        return match

    def conflict(self, path: str) -> Request:
        """What cannot be done now."""
        match = self.finished() if path.endswith(("/resign", "/review")) else self.create("the-duel", "same")
        place = path.replace("{match}", match)
        if path.endswith("/join"):
            return self.request("POST", place, {"invite": self.invitation(match)}, self.bert)
        other = self.bert if path.endswith("/resign") else self.anna
        answer = {"rematch": "offer", "talk": "on"}.get(path.rpartition("/")[2], "ask")
        return self.request("POST", place, {"ply": 0, "action": "wait", "answer": answer}, other)


def provoked(programs: Programs, method: str, path: str, status: int, *, old: str, patch: pytest.MonkeyPatch) -> Answer:
    """An answer with this status, got as anybody may get it."""
    request, middleware = programs.usual(method, path), programs.server.middleware
    if status == 400 and method == "get":
        request.target += "?before=then&game=then"
    elif status == 400:
        request.body = b"{"
    elif status == 401:
        request.headers = [HOST]
    elif status == 403:
        request.headers.append(("origin", EVIL))
    elif status == 404:
        request.target = path.replace("{match}", "none")
        if path == "/api/hook":
            programs.ask("DELETE", path, token=programs.anna)
        request.body = request.body.replace(b"the-duel", b"chess")
    elif status == 409:
        making = path in ("/api/matches", "/api/pairing")
        patch.setattr("threerings.web.hall.MOST_MATCHES", 0 if making else 100)
        patch.setattr("threerings.web.reviewing.MOST_REVIEWS", ReviewLimits(0, 0))
        request = request if making else programs.conflict(path)
    elif status == 410:
        request.target = path.replace("{match}", old)
    elif status == 413:
        request.body = b'{"name": "' + b"x" * 200_000 + b'"}'
    elif status == 421:
        request.headers[0] = ("host", b"evil.example")
    elif status == 422:
        wrong = {"/api/guests": {"name": "Bot"}, "/api/matches": {"opponent": "nobody"}, "/api/hook": {"url": "?"}}.get(
            path, {"action": "dance"}
        )
        wrong |= {"phrase": "", "text": "free"} if path.endswith("/say") else {}
        wrong |= {"side": "white"} if path == "/api/pairing" else {}
        request.body = json.dumps({**json.loads(request.body), **wrong}).encode()
    elif status == 429:
        patch.setattr(middleware.limit, "most", 0)
    elif status == 431:
        request.headers.append(("x-more", b"y" * 40_000))
    elif status == 500:
        parts = {"/api/guests": (api, "new_id"), "/api/matches/{match}/review": (api_reviews, "review_card")}
        strangers = ("/api/hook", "/api/pairing", "/api/pairing/leave", LEADERBOARD)
        parts |= dict.fromkeys(strangers, (api, "guest_and_hall"))
        patch.delattr(*parts.get(path, (api, "language_of")))
    elif status == 503:
        for name in ("guest_with", "add_guest"):
            patch.setattr(programs.server.hall.store, name, away)
    return programs.server.ask(request)


async def away(*_: object) -> None:
    raise NoStore("nobody answers")


def document(server: Server) -> dict[Any, Any]:
    said: dict[Any, Any] = json.loads(server.ask(Request("GET", "/api/schema/openapi.json", [HOST])).text)
    return said


def test_the_description_is_valid(server: Server) -> None:
    validate(document(server), cls=OpenAPIV31SpecValidator)


def test_it_tells_how_to_prove_oneself(server: Server) -> None:
    said = document(server)
    assert said["components"]["securitySchemes"]["token"].items() >= {"type": "http", "scheme": "bearer"}.items()
    for path, item in said["paths"].items():
        for operation in item.values():
            assert operation["description"]
            free = path in ("/api/games", "/api/guests")
            assert operation.get("security") == (None if free else [{"token": []}])
            assert ("401" in operation["responses"]) == (not free)


def test_every_status_that_is_declared_is_met_and_is_as_declared(server: Server, old_match: str) -> None:
    said = document(server)
    description, met = Description(said), 0
    for path, item in said["paths"].items():
        for method, operation in item.items():
            programs = Programs(server)
            for status in map(int, operation["responses"]):
                with pytest.MonkeyPatch.context() as patch:
                    answer = provoked(programs, method, path, status, old=old_match, patch=patch)
                assert answer.status == status, (method, path, answer.text)
                request = Request(method.upper(), path.replace("{match}", "some"))
                assert description.faults(request, answer) == []
                assert status in (500, 503) or faults(request, answer) == []
                assert bool(answer.header("retry-after")) == (status in (429, 503))
                assert bool(answer.header("www-authenticate")) == (status == 401)
                met += 1
    assert met > 80
    assert "400" in said["paths"]["/api/lobby"]["get"]["responses"], "a query has faults as a body has"


def test_the_judge_of_the_description_finds_what_is_wrong(server: Server) -> None:
    description = Description(document(server))
    json_kind = [("content-type", "application/json")]
    games = Request("GET", "/api/games")
    for answer in (
        Answer(418, json_kind, b"{}"),
        Answer(200, [("content-type", "text/html")], b"[]"),
        Answer(200, json_kind, b"{}"),
        Answer(200, json_kind, b'[{"name": 5}]'),
        Answer(429, json_kind, b'{"error": "often"}'),
    ):
        assert description.faults(games, answer)
    assert description.faults(Request("GET", "/api/matches//x/prompt"), Answer(400, json_kind, b"{}"))
    assert description.faults(Request("GET", "/api/nowhere"), Answer(200, json_kind, b"{}"))


def test_whoever_asks_in_a_wrong_way_is_told_the_right_ones(server: Server) -> None:
    routes = [route for route in server.middleware.app.routes if isinstance(route, HTTPRoute)]
    assert len(routes) > 30
    for route in routes:
        allowed = set(route.methods) | ({"HEAD"} if "GET" in route.methods else set())
        target = "/".join("1" if part.startswith("{") else part for part in route.path_format.split("/"))
        for method in ("BREW", *({"PUT", "POST", "GET"} - allowed)):
            request = Request(method, target, [HOST])
            answer = server.ask(request)
            assert answer.status == 405, (method, target)
            assert set(answer.header("allow").split(", ")) == allowed
            assert faults(request, answer) == []
        if "{path" not in route.path_format:
            answer = server.ask(Request("OPTIONS", target, [HOST]))
            assert (answer.status, set(answer.header("allow").split(", "))) == (204, allowed)
    assert server.ask(Request("OPTIONS", "/nowhere", [HOST])).status == 404


def test_the_head_of_a_stream_is_all_that_somebody_gets_who_asks_for_it(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        me = Browser(server.url)
        path = me.start("the-duel", "same")
        answer = httpx.head(f"{server.url}{path}/stream", timeout=PATIENCE)
        assert (answer.status_code, answer.text) == (200, "")
        assert answer.headers["content-type"].startswith("text/event-stream")
        me.close()
