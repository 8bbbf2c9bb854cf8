"""Limits: every request counts, whatever it asks for and however it ends, and for the one who really sent it."""

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hostile import lines
from tests.support.asgi import Answer, Request
from tests.support.judge import faults
from tests.support.server import Server
from threerings.cli import commands
from threerings.cli.serve import ServeRequest, settings_of
from threerings.web.addresses import THIS_MACHINE, Proxies
from threerings.web.logs import LineFormatter
from threerings.web.metrics import PrometheusMetrics
from threerings.web.middleware import Middleware
from threerings.web.rates import RateLimit

HOST = ("host", b"127.0.0.1")
SHARE = 4
ABOUT = Request("GET", "/about", [HOST])


def stop_clocks(middleware: Middleware) -> None:
    """No second passes: what is counted does not depend on how long anything takes."""
    middleware.limit.clock = middleware.services.creations.clock = lambda: 0.0


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server in which an address has few requests, and time stands still."""
    with Server(tmp_path, rate=SHARE, metrics=0) as server:
        stop_clocks(server.middleware)
        yield server


@pytest.mark.parametrize(
    "request_",
    [
        Request("GET", "/about", [HOST]),
        Request("HEAD", "/about", [HOST]),
        Request("OPTIONS", "/about", [HOST]),
        Request("BREW", "/about", [HOST]),
        Request("", "/about", [HOST]),
        Request("DELETE", "/about", [HOST]),
        Request("GET", "/nowhere", [HOST]),
        Request("POST", "/nowhere", [HOST]),
        Request("BREW", "/nowhere", [HOST]),
        Request("GET", "/static/style.css", [HOST]),
        Request("GET", "/static/none.css", [HOST]),
        Request("POST", "/static/style.css", [HOST]),
        Request("GET", "/%00", [HOST]),
        Request("GET", "/", [("host", b"evil.example")]),
        Request("GET", "/", []),
        Request("GET", "/", [("host", b"127.0.0.1:x")]),
        Request("POST", "/settings", [HOST, ("origin", b"https://evil.example")]),
        Request("POST", "/settings", [HOST]),
        Request("GET", "/health", [HOST]),
        Request("GET", "/ready", [HOST]),
        Request("GET", "/match/none/stream", [HOST]),
        Request("GET", "/api/matches/none/stream", [HOST]),
        Request("GET", "/api/games", [HOST]),
        Request("GET", "/api/nowhere", [HOST]),
        Request("PUT", "/api/games", [HOST]),
        Request("POST", "/api/guests", [HOST], b"{"),
        Request("GET", "/api/schema/openapi.json", [HOST]),
    ],
    ids=lambda request: f"{request.method} {request.target} {request.headers}",
)
def test_every_request_counts(strict: Server, request_: Request) -> None:
    for _ in range(SHARE):
        assert strict.ask(request_).status not in (429, 500)
    assert strict.ask(ABOUT).status == 429
    assert strict.ask(request_).status == 429
    assert strict.ask(Request("GET", "/about", [HOST], client="203.0.113.9")).status == 200, "others have their own"
    strict.middleware.limit.clock = lambda: 1.0
    assert strict.ask(ABOUT).status == 200, "a second later there is a new share"


def test_whoever_asks_too_often_is_told_so(strict: Server) -> None:
    for _ in range(SHARE):
        strict.ask(ABOUT)
    for path in ("/about", "/static/style.css", "/api/games"):
        for language, said in (("en", "Slowly"), ("fr", "Doucement"), ("de", "Langsam")):
            request = Request("GET", path, [HOST, ("accept-language", language.encode())])
            answer = strict.ask(request)
            assert faults(request, answer) == []
            assert (answer.status, answer.header("retry-after")) == (429, "1")
            sentence = json.loads(answer.text)["sentence"] if path.startswith("/api/") else answer.text
            assert said in sentence


def test_what_makes_something_has_a_smaller_share(tmp_path: Path) -> None:
    with Server(tmp_path, rate=1000) as server:
        stop_clocks(server.middleware)
        server.middleware.services.creations.most = 3
        guest = Request("POST", "/api/guests", [HOST], b"{}")
        assert [server.ask(guest).status for _ in range(5)] == [201, 201, 201, 429, 429]
        refused = server.ask(guest)
        assert (json.loads(refused.text)["error"], refused.header("retry-after")) == ("often", "60")
        assert server.ask(ABOUT).status == 200, "looking makes nothing"
        server.middleware.services.creations.clock = lambda: 60.0
        assert server.ask(guest).status == 201


def test_what_is_no_request_counts_as_one(tmp_path: Path) -> None:
    async def call(content: bytes) -> bytes:
        return await lines.asked(server.port, content)

    with Server(tmp_path, rate=SHARE) as server:
        stop_clocks(server.middleware)
        for _ in range(SHARE):
            assert asyncio.run(call(b"nonsense\r\n\r\n")).startswith(b"HTTP/1.1 400")
        assert asyncio.run(call(lines.ABOUT)).startswith(b"HTTP/1.1 429")
        assert asyncio.run(call(b"nonsense\r\n\r\n")) == b"", "then nobody answers it any more"


def test_a_turnstile_keeps_nobody_who_does_not_come_back() -> None:
    now = 0.0
    limit = RateLimit(2, 1.0, lambda: now)
    for number in range(1000):
        assert not limit.over(str(number))
    now = 1.0
    limit.over("somebody")
    assert list(limit._passed) == ["somebody"]


# What is kept of what strangers invent.


def test_figures_and_lines_do_not_grow_with_what_strangers_invent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "threerings.web")
    with Server(tmp_path, metrics=0) as server:
        metrics = server.middleware.metrics
        assert isinstance(metrics, PrometheusMetrics)

        def invent(number: int) -> None:
            word = f"INVENTED{number}" + "x" * 3_000
            for method, path in ((word, "/about"), (word, f"/{word}"), ("GET", f"/{word}"), ("PUT", f"/static/{word}")):
                server.ask(Request(method, path, [HOST]))
            server.ask(Request(word, f"/api/{word}", [("host", word.encode())]))

        invent(0)
        before = series(metrics)
        for number in range(1, 30):
            invent(number)
        assert series(metrics) == before
        assert 'method="other"' in before
        assert "INVENTED" not in before
    written = [LineFormatter(as_json=True).format(record) for record in caplog.records]
    assert len(written) > 100
    assert max(map(len, written)) < 300
    assert "INVENTED" not in "".join(written)


def series(metrics: PrometheusMetrics) -> str:
    """Which figures there are, without their values."""
    named = [line.rpartition(" ")[0] for line in metrics.text().decode().splitlines()]
    return "\n".join(sorted(line for line in named if line.startswith("threerings_requests_total")))


def test_of_what_others_have_worded_a_line_holds_so_much() -> None:
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "x" * 100_000, (), None)
    try:
        raise OSError(28, "y" * 100_000)
    except OSError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    for as_json in (True, False):
        assert len(LineFormatter(as_json).format(record)) < 1_000


def test_a_flood_is_counted_and_fills_no_disk(strict: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "threerings.web")
    for _ in range(SHARE + 50):
        strict.ask(ABOUT)
    statuses = [getattr(record, "fields", {}).get("status") for record in caplog.records]
    assert (statuses.count(200), statuses.count(429)) == (SHARE, 1)
    metrics = strict.middleware.metrics
    assert isinstance(metrics, PrometheusMetrics)
    assert 'threerings_requests_total{method="GET",route="",status="429"} 50.0' in metrics.text().decode()


# Whose request it is.


@pytest.mark.parametrize(
    ("peer", "forwarded", "caller"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.9.9.9", "198.51.100.1"),
        ("10.0.0.1", "10.0.0.2,10.0.0.3", "10.0.0.2"),
        ("10.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
        ("10.0.0.1", "[2001:db8::7]:4711", "2001:db8::/64"),
        ("10.0.0.1", '6.6.6.6, "unknown"', "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6,", "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6, \xff\x00, 10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", ",,,", "10.0.0.1"),
        ("10.0.0.1", "1.2.3.4.5", "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6" + ", 10.0.0.2" * 10_000, "10.0.0.2"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("::ffff:203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "198.51.100.1", "2001:db8:1:2::/64"),
        ("fd00::1", "2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fd00::1", "::ffff:198.51.100.1", "198.51.100.1"),
        ("fe80::1%eth0", "198.51.100.1", "fe80::/64"),
        ("", "198.51.100.1", ""),
        ("a socket", "198.51.100.1", "a socket"),
    ],
)
def test_the_caller_is_the_nearest_who_is_no_proxy_of_ours(peer: str, forwarded: str, caller: str) -> None:
    assert Proxies(("10.0.0.0/8", "fd00::/8")).caller(peer, forwarded) == caller


def test_without_trust_nobody_speaks_for_others() -> None:
    assert Proxies(()).caller("127.0.0.1", "198.51.100.1") == "127.0.0.1"
    assert Proxies().caller("127.0.0.1", "198.51.100.1") == "198.51.100.1", "a proxy on this machine is believed"


def forwarded(server: Server, peer: str, *headers: bytes) -> Answer:
    return server.ask(Request("GET", "/about", [HOST, *(("x-forwarded-for", value) for value in headers)], client=peer))


def test_no_header_gives_a_stranger_another_share(strict: Server) -> None:
    for number in range(SHARE):
        assert forwarded(strict, "203.0.113.9", f"198.51.100.{number}".encode()).status == 200
    assert forwarded(strict, "203.0.113.9", b"198.51.100.200").status == 429
    assert forwarded(strict, "::ffff:203.0.113.9", b"::1").status == 429


def test_those_behind_a_proxy_have_each_their_share(strict: Server) -> None:
    for number in range(SHARE):
        assert forwarded(strict, "127.0.0.1", f"6.6.6.{number}".encode(), b"198.51.100.1").status == 200
    assert forwarded(strict, "127.0.0.1", b"6.6.6.6", b"198.51.100.1").status == 429
    assert forwarded(strict, "127.0.0.1", b"198.51.100.2").status == 200


def test_a_proxy_that_says_nothing_sensible_speaks_for_itself(strict: Server) -> None:
    rng = random.Random(1)
    for _ in range(SHARE):
        assert forwarded(strict, "127.0.0.1", rng.randbytes(20).replace(b",", b"")).status == 200
    assert forwarded(strict, "127.0.0.1", b"unknown").status == 429


def test_a_home_has_one_share_of_ipv6(strict: Server) -> None:
    for number in range(SHARE):
        assert forwarded(strict, f"2001:db8:0:7:{number}::1").status == 200
    assert forwarded(strict, "2001:db8:0:7:ffff::1").status == 429
    assert forwarded(strict, "2001:db8:0:8::1").status == 200


def test_streams_are_counted_by_the_same_address(tmp_path: Path) -> None:
    with Server(tmp_path, streams=1) as server:
        token = json.loads(server.ask(Request("POST", "/api/guests", [HOST], b"{}")).text)["token"]
        proven = [HOST, ("authorization", f"Bearer {token}".encode())]
        wish = b'{"game": "the-duel", "opponent": "same"}'
        match = json.loads(server.ask(Request("POST", "/api/matches", proven, wish)).text)["match"]
        path = f"/api/matches/{match}/stream"
        line = server.hold(Request("GET", path, proven, client="2001:db8::1"))
        assert server.ask(Request("GET", path, proven, client="2001:db8::2")).status == 429
        assert server.ask(Request("GET", path, proven, client="2001:db8:0:1::2")).status == 200
        server.let_go(line)


def test_only_a_proxy_that_is_trusted_says_that_it_speaks_https(server: Server) -> None:
    def link(peer: str) -> str:
        headers = [HOST, ("x-forwarded-proto", b"https")]
        key = server.ask(Request("GET", "/me", headers, client=peer)).header("set-cookie").split(";")[0]
        body = f"_csrf_token={key.partition('=')[2]}".encode()
        kind = ("content-type", b"application/x-www-form-urlencoded")
        sent = Request("POST", "/me/link", [*headers, kind, ("cookie", key.encode())], body, client=peer)
        return next(part for part in server.ask(sent).text.split('"') if "/take/" in part)

    assert link("203.0.113.9").startswith("http://")
    assert link("127.0.0.1").startswith("https://")


def test_the_command_takes_proxies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    request = ServeRequest("127.0.0.1", 0, tmp_path, None, (), False, False, "", None, ("10.0.0.0/8", "fd00::1"), None)
    assert settings_of(request).proxies == ("10.0.0.0/8", "fd00::1")
    assert settings_of(request._replace(proxies=())).proxies == THIS_MACHINE
    for wrong in ("nonsense", "10.0.0.1/8", ""):
        words = ["serve", "--port", "0", "--data", str(tmp_path), "--trust-proxy", wrong, "--language", "en"]
        assert commands.run(words) == 2
        assert f"--trust-proxy {wrong}: this is no address and no network" in capsys.readouterr().err
