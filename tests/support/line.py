"""A line from a client to the servers of this machine. Requests are plain text: a full client library costs more than
the server under test.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from typing import NamedTuple

import msgspec

IMPATIENCE = 2.0
"""Seconds after which a request without an answer is sent again, if nothing else is said."""
SILENCE = 12.0
"""Seconds after which a stream without a sign of life is opened again."""
AGAIN = 0.05
"""Seconds between two attempts."""
SETTLED = (200, 201, 409)
LONGEST = 2**22
TROUBLE = (OSError, EOFError, asyncio.LimitOverrunError, msgspec.DecodeError)
"""What cut lines and dead servers do to a client."""

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Refused(Exception):
    """An answer that no honest client should get."""


class Answer(NamedTuple):
    status: int
    head: str
    content: bytes


class Event(NamedTuple):
    kind: str
    data: str


class Line:
    """Fresh connections show more of what can go wrong; kept ones are quicker."""

    def __init__(self, port: Callable[[], int], *, fresh: bool, patience: float = IMPATIENCE) -> None:
        self._port = port
        self._fresh = fresh
        self._patience = patience
        self._idle: list[Connection] = []

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> Answer:
        """As a program asks, with its token and in JSON. Raises Refused."""
        text = b"" if body is None else msgspec.json.encode(body)
        return await self.send(f"{method} {path}", [bearer(token), "content-type: application/json"], text)

    async def send(self, what: str, headers: Sequence[str], body: bytes = b"") -> Answer:
        """The first answer that settles it, however often it has to be sent. Raises Refused."""
        kept = "close" if self._fresh else "keep-alive"
        request = head(f"{what} HTTP/1.1", f"connection: {kept}", f"content-length: {len(body)}", *headers) + body
        while True:
            try:
                async with asyncio.timeout(self._patience):
                    answer = await self._answer(request)
            except TROUBLE:
                await asyncio.sleep(AGAIN)
                continue
            if answer.status in SETTLED:
                return answer
            if answer.status < 500:
                raise Refused(f"{what} {body!r}: {answer.status} {answer.content[:200]!r}")
            await asyncio.sleep(AGAIN)

    async def _answer(self, request: bytes) -> Answer:
        reader, writer = self._kept() or await self._connect()
        try:
            writer.write(request)
            opening = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            length = opening.lower().partition("content-length:")[2].partition("\r\n")[0]
            answer = Answer(status_of(opening), opening, await reader.readexactly(int(length or 0)))
        except BaseException:
            writer.close()
            raise
        if self._fresh:
            writer.close()
        else:
            self._idle.append((reader, writer))
        return answer

    def _kept(self) -> Connection | None:
        while self._idle:
            reader, writer = self._idle.pop()
            if not reader.at_eof():
                return reader, writer
            writer.close()
        return None

    async def _connect(self) -> Connection:
        return await asyncio.open_connection("127.0.0.1", self._port(), limit=LONGEST)

    async def events(self, path: str, *headers: str) -> AsyncGenerator[Event, None]:
        """The events of a stream, until it breaks. Raises one of TROUBLE then, or Refused."""
        async with asyncio.timeout(self._patience):
            reader, writer = await self._connect()
        try:
            writer.write(head(f"GET {path} HTTP/1.0", *headers))  # an older client is sent no chunks
            async with asyncio.timeout(self._patience):
                status = status_of((await reader.readuntil(b"\r\n\r\n")).decode("latin-1"))
            if status >= 500:
                return
            if status != 200:
                raise Refused(f"GET {path}: {status}")
            while True:
                async with asyncio.timeout(SILENCE):
                    text = await reader.readuntil(b"\n\n")
                yield event(text)
        finally:
            writer.close()

    async def close(self) -> None:
        for _, writer in self._idle:
            writer.close()


def head(*lines: str) -> bytes:
    return "\r\n".join([*filter(None, lines), "host: 127.0.0.1", "", ""]).encode()


def bearer(token: str) -> str:
    return f"authorization: Bearer {token}" if token else ""


def status_of(opening: str) -> int:
    return int(opening.split(" ", 2)[1])


def event(text: bytes) -> Event:
    fields = [line.partition(": ") for line in text.decode().splitlines()]
    kinds = [value for name, _, value in fields if name == "event"]
    return Event("".join(kinds), "\n".join(value for name, _, value in fields if name == "data"))
