"""Hostile requests at both doors: each is answered, clearly, and tells nobody what is not theirs to know."""

import json
import random
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from tests.hostile.attack import FORMS, PROGRAMS, attack
from tests.hostile.forms import HEADERS, dead_keys, replace_header
from tests.hostile.guarded import guarded
from tests.support.asgi import Answer, Request
from tests.support.judge import faults
from tests.support.server import Server
from tests.support.visitor import Visitor

# The framework leaves it to the garbage collector to close a file that somebody has sent.
pytestmark = pytest.mark.filterwarnings("ignore:Exception ignored in. <function SpooledTemporaryFile")


def test_hostile_requests_are_answered_and_told_nothing(server: Server) -> None:
    doors: Counter[str] = Counter()
    for blow in attack(server, {FORMS: 350, PROGRAMS: 150}, random.Random(1)):
        assert not blow.faults, blow.request.curl()
        doors[f"{blow.door} {blow.answer.status // 100}"] += 1
    assert min(doors["forms 2"], doors["forms 3"], doors["forms 4"], doors["programs 4"]) > 5


@pytest.mark.parametrize("game", ["the-duel", "confrontation", "middle-earth"])
def test_no_key_but_a_seat_s_own_shows_its_page(server: Server, game: str) -> None:
    match = guarded(server, game, random.Random(1))
    for key in (*dead_keys(server), "", "a" * 43):
        thief = Visitor(server)
        thief.cookies[server.cookie] = key
        for path in ("", "/stream", "/replay", "/replay?seat=public"):
            answer = thief.ask(thief.get(match.path + path))
            assert answer.status == 200
            assert match.given_away(answer) == []
        assert thief.form("/act") is None


def test_the_marks_of_a_seat_are_found_where_they_are(server: Server) -> None:
    """The check itself: a player's own page has what nobody else's has."""
    me = Visitor(server)
    path = me.start("the-duel", "bot:random", seat="gandalf")
    match = guarded(server, "the-duel", random.Random(1))
    own = Answer(200, [], f'<b id="{next(iter(match.secrets))}">'.encode())
    assert match.given_away(own)
    assert not match.given_away(me.open(path.replace("match", "matches")))


def test_the_judge_finds_what_is_wrong() -> None:
    for answer in (
        Answer(500, [], b"{}"),
        Answer(404, [], b""),
        Answer(200, [], b"Traceback"),
        Answer(400, [("content-type", "application/json")], b'{"error": "bad"}'),
        Answer(0, [], b""),
    ):
        assert faults(Request(), answer)


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/match/none", "/static/style.css", "/static/none", "/api/games", "/%00"]
)
def test_every_answer_is_sealed(server: Server, path: str) -> None:
    visitor = Visitor(server)
    for method in ("GET", "POST", "DELETE"):
        request = visitor.get(path)
        request.method = method
        assert faults(request, server.ask(request)) == []


def test_no_header_upsets_the_house(server: Server) -> None:
    visitor = Visitor(server)
    visitor.open("/me")
    for name, value in HEADERS:
        for request in (visitor.get("/lobby"), visitor.post("/settings", [("name", "x")])):
            replace_header(request, name, value)
            assert faults(request, server.ask(request)) == []


def test_another_site_s_forms_are_refused(server: Server) -> None:
    me, rng = Visitor(server), random.Random(1)
    me.open("/me")
    form = me.form("/settings")
    assert form is not None
    request = me.filled(form, rng)
    for origin in (b"https://evil.example", b"null", b"http://127.0.0.1.evil.example", b""):
        replace_header(request, "origin", origin)
        assert server.ask(request).status == 403
    for origin in (b"http://127.0.0.1:8080", b"https://localhost"):
        replace_header(request, "origin", origin)
        assert server.ask(request).status == 303
    program = Request("POST", "/api/guests", [("host", b"127.0.0.1"), ("origin", b"https://evil.example")], b"{}")
    assert server.ask(program).status == 403


@pytest.mark.parametrize(
    ("header", "value", "said"),
    [
        (
            "origin",
            b"https://evil.example",
            {"en": "another site", "fr": "un autre site", "de": "einer anderen Website"},
        ),
        ("host", b"evil.example", {"en": "that name", "fr": "ce nom", "de": "diesen Namen"}),
    ],
)
def test_whoever_is_not_let_in_is_told_why_in_their_language(
    server: Server, header: str, value: bytes, said: dict[str, str]
) -> None:
    for language, words in said.items():
        headers = {"host": b"127.0.0.1", "accept-language": language.encode(), header: value}
        assert words in server.ask(Request("POST", "/settings", list(headers.items()), b"")).text


def test_a_browser_that_is_somebody_is_asked_before_it_is_somebody_else(server: Server) -> None:
    me, other, rng = Visitor(server, "de"), Visitor(server), random.Random(1)
    other.open("/me")
    link = next(
        value.partition("8080")[2] for value in other.press("/me/link", rng).text.split('"') if "/take/" in value
    )
    me.open("/me")
    me.press("/settings", rng, name="Bilbo", language="de")
    me.open(link)
    form = me.form(link)
    assert form is not None
    key, fields = me.key, [pair for pair in form.fields if pair[0] != "leave"]
    answer = me.ask(me.post(link, fields))
    assert answer.status == 409
    assert "Dieser Browser ist schon Bilbo" in answer.text
    assert me.key == key, "it is who it was, and the link is still good"
    me.press(link, rng)
    assert me.key != key
    assert "Bilbo" not in me.open("/me").text


def test_what_is_wrong_with_a_program_s_request_is_said_by_field(server: Server) -> None:
    headers = [("host", b"127.0.0.1"), ("accept-language", b"fr"), ("content-type", b"application/json")]
    for body, field in ((b'{"name": 5}', "name"), (b"[]", "object"), (b"{", "")):
        answer = server.ask(Request("POST", "/api/guests", headers, body))
        said = json.loads(answer.text)
        assert (answer.status, said["error"]) == (400, "bad")
        assert "serveur" in said["sentence"]
        assert field in str(said.get("fault", ""))


def test_a_link_opens_nothing_after_a_day(server: Server, tmp_path: Path) -> None:
    me, late, rng = Visitor(server), Visitor(server), random.Random(1)
    me.open("/me")
    link = next(value.partition("8080")[2] for value in me.press("/me/link", rng).text.split('"') if "/take/" in value)
    with sqlite3.connect(tmp_path / "threerings.sqlite") as connection:
        connection.execute("UPDATE keys SET made = datetime('now', '-2 days') WHERE once")
    late.open(link)
    assert late.press(link, rng).status == 410
    assert late.key == ""


def test_nobody_fills_the_house_with_matches(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threerings.web.hall.MOST_MATCHES", 4)
    me, rng = Visitor(server, "fr"), random.Random(1)
    paths = [me.start("confrontation", "same") for _ in range(4)]
    assert len(set(paths)) == 4
    me.open("/new/the-duel")
    answer = me.press("/new/the-duel", rng, opponent="same")
    assert answer.status == 409
    assert "4 parties en cours au plus" in answer.text
    me.open(paths[0])
    me.press("/ready", rng)
    me.press("/resign", rng)
    assert me.start("the-duel", "same"), "one that is over makes room"


def test_a_name_is_one_line_of_letters(server: Server) -> None:
    me, rng = Visitor(server), random.Random(1)
    for typed, status, shown in (
        ("<b>Bilbo</b>", 200, "&lt;b&gt;Bilbo&lt;/b&gt;"),
        ("Bil\u202ebo\u0000\u200b\r\n\x1b[1m", 422, "&lt;b&gt;Bilbo&lt;/b&gt;"),
        ("\ufeff\u2066\u0007", 422, "&lt;b&gt;Bilbo&lt;/b&gt;"),
        ("x" * 5_000, 422, "&lt;b&gt;Bilbo&lt;/b&gt;"),
        (" Bilbo \r\n Baggins ", 200, 'value="Bilbo Baggins"'),
    ):
        me.open("/me")
        assert me.press("/settings", rng, name=typed, back="/me").status == status
        assert shown in me.open("/me").text


def test_an_address_has_a_share_of_the_streams(tmp_path: Path) -> None:
    with Server(tmp_path, streams=3) as server:
        me = Visitor(server, "de")
        path = me.start("the-duel", "same")
        lines = [server.hold(me.get(f"{path}/stream")) for _ in range(3)]
        answer = server.ask(me.get(f"{path}/stream"))
        assert (answer.status, "zu viele Tische" in answer.text) == (429, True)
        me.client = "203.0.113.9"
        assert server.ask(me.get(f"{path}/stream")).status == 200, "another address has its own"
        for line in lines:
            server.let_go(line)
        me.client = "192.0.2.1"
        assert server.ask(me.get(f"{path}/stream")).status == 200
