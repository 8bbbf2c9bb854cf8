"""What only a real connection can carry: bytes that are no HTTP, slow callers, thousands who only listen."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

from tests.support.patience import PATIENCE

HERE = "127.0.0.1"
PAUSE = 0.5
"""Seconds between two bytes of a slow caller."""
ABOUT = b"GET /about HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"
HUSH = 0.4
"""Seconds of silence after which a caller has no more to say and expects no more."""
OPENINGS = (
    b"\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET  /  HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", b"GET / HTTP/1.1\r\nhost 127.0.0.1\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n", b"GET /\x00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", b"\xff" * 4_000,
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 30_000 + b"\r\n",
    b"GET / HTTP/1.1\r\nx: " + b"y" * 1_000_000, b"GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\n\r\n",
    b"POST /settings HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -1\r\n\r\n",
    b"POST /settings HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello",
    b"POST /settings HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /settings HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"POST /settings HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    b"POST /settings HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n8000\r\n" + b"x" * 40_000,
    b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 99999999\r\n\r\n{",
    b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nexpect: nonsense\r\n\r\n", b"CONNECT evil.example:443 HTTP/1.1\r\n\r\n",
    b"GET /about HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 40, b"OPTIONS * HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
)  # fmt: skip


def spoiled(rng: random.Random) -> Iterator[bytes]:
    """All of them as they are, and then with some bytes changed, for ever."""
    yield from OPENINGS
    while True:
        opening = bytearray(rng.choice(OPENINGS))
        for _ in range(rng.randrange(1, 6)):
            opening[rng.randrange(min(len(opening), 200))] = rng.randrange(256)
        yield bytes(opening)


async def said_to(port: int, content: bytes) -> bytes:
    """All that the server says to these bytes, after which nothing follows. Raises TimeoutError."""
    reader, writer = await asyncio.open_connection(HERE, port)
    heard = b""
    try:
        with suppress(OSError):
            writer.write(content)
            await writer.drain()
            with suppress(TimeoutError):
                while piece := await asyncio.wait_for(reader.read(65536), HUSH):
                    heard += piece
            writer.write_eof()
            heard += await asyncio.wait_for(reader.read(), PATIENCE)
        return heard
    finally:
        writer.close()


async def asked(port: int, content: bytes) -> bytes:
    """The answer to a request after which the server hangs up, however long it takes. Raises TimeoutError."""
    reader, writer = await asyncio.open_connection(HERE, port)
    heard = b""
    try:
        writer.write(content)
        with suppress(ConnectionError):
            while piece := await asyncio.wait_for(reader.read(65536), PATIENCE):
                heard += piece
        return heard
    finally:
        writer.close()


def fault(answer: bytes) -> str:
    """What is wrong with an answer to no matter what. To hang up is an answer too."""
    status, _, body = answer.partition(b" ")[2][:3], *answer.partition(b"\r\n\r\n")[1:]
    if answer and not answer.startswith(b"HTTP/1.1 "):
        return f"no HTTP: {answer[:80]!r}"
    if status[:1] == b"5":
        return f"status {status.decode()}: {answer[:300]!r}"
    return "" if status[:1] != b"4" or len(body) > 5 else f"does not say what was wrong: {answer[:300]!r}"


async def slow_faults(port: int, head: float, body: float) -> list[str]:
    """Callers who send byte by byte, or nothing, and are not told so or hung up on when their time is over."""
    start = b"GET /about HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "
    form = b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5000\r\n\r\n"
    whole = b"GET /about HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    callers = {
        "nothing": dribble(port, b"", b"", head),
        "a head byte by byte": dribble(port, start, b"a", head),
        "a body byte by byte": dribble(port, form, b" ", body),
        "a second head byte by byte": dribble(port, whole + start, b"a", head),
    }
    ended = await asyncio.gather(*callers.values())
    return [f"{name}: the line is still open" for name, end in zip(callers, ended, strict=True) if not end]


async def dribble(port: int, first: bytes, then: bytes, seconds: float) -> bool:
    """Whether the server ends a line on which the rest comes slowly."""
    reader, writer = await asyncio.open_connection(HERE, port)
    writer.write(first)
    try:
        for _ in range(int((seconds + PATIENCE) / PAUSE)):
            writer.write(then)
            with suppress(TimeoutError):
                while await asyncio.wait_for(reader.read(65536), PAUSE):
                    pass
                return True
    except ConnectionError:
        return True
    finally:
        writer.close()
    return False


async def hold_streams(port: int, path: str, number: int, while_open: Callable[[], Awaitable[None]]) -> int:
    """Open so many streams that nobody reads on; how many of them have brought something."""
    opened = [await listening(port, path) for _ in range(number)]
    try:
        await while_open()
    finally:
        for _, writer in opened:
            writer.close()
    return sum(status == b"200" for status, _ in opened)


async def listening(port: int, path: str) -> tuple[bytes, asyncio.StreamWriter]:
    """The status of a stream and its line, once something has come."""
    reader, writer = await asyncio.open_connection(HERE, port)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode())
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    await asyncio.wait_for(reader.read(10), PATIENCE)
    return head[9:12], writer


async def some_match(port: int) -> str:
    """The path of a new match."""
    token = (await sent_json(port, "/api/guests", "", {}))["token"]
    wish = {"game": "the-duel", "opponent": "same"}
    return f"/match/{(await sent_json(port, '/api/matches', token, wish))['match']}"


async def sent_json(port: int, path: str, token: str, content: dict[str, str]) -> dict[str, str]:
    body = json.dumps(content)
    head = f"host: {HERE}\r\nauthorization: Bearer {token}\r\ncontent-length: {len(body)}\r\nconnection: close"
    answer = await asked(port, f"POST {path} HTTP/1.1\r\n{head}\r\n\r\n{body}".encode())
    made: dict[str, str] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return made
