"""Real connections: no HTTP, half of it, byte by byte, and many that only listen."""

import asyncio
import random
import socket
from itertools import islice

import pytest

from tests.hostile import lines
from tests.support.patience import PATIENCE
from tests.support.server import Server
from threerings.web import timeouts


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SLOWEST_HEAD", "SLOWEST_BODY", "SLOWEST_READER"):
        monkeypatch.setattr(timeouts, name, 0.5)


def test_whatever_is_sent_is_answered_or_hung_up_on(server: Server) -> None:
    async def send_all() -> list[bytes]:
        contents = list(islice(lines.spoiled(random.Random(1)), 80))
        wrong = (lines.said_to(server.port, content) for content in contents)
        return await asyncio.gather(*(lines.asked(server.port, each) for each in (b"GET\r\n\r\n", lines.ABOUT)), *wrong)

    answers = asyncio.run(send_all())
    assert [fault for answer in answers if (fault := lines.fault(answer))] == []
    assert b"This is no HTTP request" in answers[0]
    assert answers[1].startswith(b"HTTP/1.1 200")


def test_an_answer_to_no_request_is_sealed_too(server: Server) -> None:
    answer = asyncio.run(lines.asked(server.port, b"nonsense\r\n\r\n"))
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"default-src 'self'" in answer
    assert b"nosniff" in answer


def test_a_head_that_does_not_end_is_not_kept(server: Server) -> None:
    answer = asyncio.run(lines.said_to(server.port, b"GET / HTTP/1.1\r\nx: " + b"y" * 200_000))
    assert answer == b"" or answer.startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize(("size", "status"), [(1_000, b"200"), (30_000, b"200"), (33_000, b"431"), (60_000, b"431")])
def test_a_head_is_bounded_even_if_it_comes_at_once(server: Server, size: int, status: bytes) -> None:
    """The server below takes what is whole, however large it is."""
    head = lines.ABOUT.removesuffix(b"\r\n") + b"x: " + b"y" * size + b"\r\n\r\n"
    answer = asyncio.run(lines.asked(server.port, head))
    assert answer[9:12] == status or (status == b"431" and answer[9:12] == b"400"), "it may come in pieces after all"


@pytest.mark.usefixtures("impatient")
def test_nobody_holds_a_line_by_being_slow(server: Server) -> None:
    assert asyncio.run(lines.slow_faults(server.port, 0.5, 0.5)) == []


@pytest.mark.usefixtures("impatient")
def test_the_slow_are_told_so(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /about HT")
        assert line.recv(1000).startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "too long to arrive"), ("fr", "trop de temps à arriver"), ("de", "kam zu langsam an")]
)
def test_whose_head_came_whole_is_told_in_their_language(
    server: Server, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(timeouts, "SLOWEST_BODY", 0.5)
    head = f"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-language: {language}\r\ncontent-length: 9\r\n\r\n{{"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(head.encode())
        answer = b"".join(iter(lambda: line.recv(1000), b""))
    start, _, body = answer.partition(b"\r\n\r\n")
    assert start.startswith(b"HTTP/1.1 408")
    assert f"content-length: {len(body)}\r\n".encode() in start
    assert said in body.decode()


@pytest.mark.usefixtures("impatient")
def test_those_who_read_nothing_are_left(server: Server) -> None:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        asked = b"GET /rules/middle-earth HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
        with pytest.raises(ConnectionError):
            line.sendall(asked * 500_000)  # more than anything between us holds


@pytest.mark.usefixtures("impatient")
def test_who_only_listens_may_listen_for_long(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threerings.web.play.PING", 0.3)

    async def listen() -> bytes:
        path = await lines.some_match(server.port)
        status, writer = await lines.listening(server.port, f"{path}/stream")
        await asyncio.sleep(1.5)
        assert not writer.is_closing()
        writer.close()
        return status

    assert asyncio.run(listen()) == b"200"


def test_many_streams_disturb_nobody(server: Server) -> None:
    answered = []

    async def look() -> None:
        answered.append(await lines.asked(server.port, lines.ABOUT))

    async def crowd() -> int:
        path = await lines.some_match(server.port)
        return await lines.hold_streams(server.port, f"{path}/stream", 150, look)

    assert asyncio.run(crowd()) == 150
    assert answered[0].startswith(b"HTTP/1.1 200")
