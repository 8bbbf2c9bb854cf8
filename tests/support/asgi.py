"""Requests to an application in this process, without a network: any bytes can be sent, and thousands a minute."""

import asyncio
import base64
import gzip
import shlex
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote_to_bytes

from litestar.types import Message

from threerings.web.middleware import Middleware

PIECE = 16 * 1024
"""A body comes in pieces of this size."""
GONE = 0
"""The status of a request to which there was no answer in time."""


@dataclass
class Request:
    method: str = "GET"
    target: str = "/"
    """Path and query as they stand in the first line."""
    headers: list[tuple[str, bytes]] = field(default_factory=list)
    body: bytes = b""
    cut: bool = False
    """Whether the line goes dead before the end of the body."""
    client: str = "192.0.2.1"

    def header(self, name: str) -> str:
        return next((value.decode("latin-1") for key, value in self.headers if key == name), "")

    def curl(self) -> str:
        """A command that sends the same to a server on this machine."""
        words = ["curl", "-i", "--path-as-is", "-X", self.method]
        for name, value in self.headers:
            if name not in ("host", "content-length"):
                words += ["-H", f"{name}: {value.decode('latin-1')}"]
        line = f"{shlex.join(words)} {shlex.quote(f'http://127.0.0.1:8080{self.target}')}"
        if not self.body:
            return line
        return f"echo {base64.b64encode(self.body).decode()} | base64 -d | {line} --data-binary @-"


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes
    whole: bool = True
    """Whether it came to its end: streams do not."""

    def header(self, name: str) -> str:
        return next((value for key, value in self.headers if key == name), "")

    def __bytes__(self) -> bytes:
        """All that comes back over the line."""
        lines = [str(self.status), *(f"{name}: {value}" for name, value in self.headers)]
        return "\n".join([*lines, "", ""]).encode("latin-1") + self.body

    @property
    def text(self) -> str:
        packed = self.header("content-encoding") == "gzip" and self.whole
        return (gzip.decompress(self.body) if packed else self.body).decode("utf-8", "replace")


async def called(middleware: Middleware, request: Request) -> "Exchange":
    """A request that was answered, or whose answer has begun and has no end."""
    exchange = Exchange(request)
    exchange.call = asyncio.create_task(middleware(exchange.scope(), exchange.receive, exchange.send))  # type: ignore[arg-type] # as it comes
    heard = asyncio.create_task(exchange.enough.wait())
    await asyncio.wait((exchange.call, heard), return_when=asyncio.FIRST_COMPLETED)
    heard.cancel()
    return exchange


async def answered(middleware: Middleware, request: Request) -> Answer:
    """The server below would answer what the application fails to: so does this, with 500."""
    exchange = await called(middleware, request)
    try:
        await exchange.left()
    except Exception as failure:  # noqa: BLE001 - whatever it is, it is what we look for
        return Answer(500, [], f"{type(failure).__name__}: {failure}".encode())
    return exchange.answer()


class Exchange:
    """One request on its way, as a server would bring it."""

    call: asyncio.Task[None]

    def __init__(self, request: Request) -> None:
        self.request = request
        self.enough = asyncio.Event()
        """Set when the first event of a stream is there."""
        self._gone = asyncio.Event()
        self._pieces = [request.body[at : at + PIECE] for at in range(0, len(request.body), PIECE)] or [b""]
        self._heard: list[Message] = []

    def scope(self) -> dict[str, Any]:
        path, _, query = self.request.target.partition("?")
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": self.request.method,
            "scheme": "http",
            "path": unquote_to_bytes(path).decode("utf-8", "replace"),
            "raw_path": path.encode("utf-8"),
            "query_string": query.encode("utf-8"),
            "root_path": "",
            "headers": [(name.encode("latin-1"), value) for name, value in self.request.headers],
            "server": ("127.0.0.1", 8080),
            "client": (self.request.client, 50_000),
            "state": {},
        }

    async def receive(self) -> dict[str, Any]:
        if self._pieces and not (self.request.cut and len(self._pieces) == 1):
            piece = self._pieces.pop(0)
            return {"type": "http.request", "body": piece, "more_body": bool(self._pieces)}
        if not self.request.cut:
            await self._gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        self._heard.append(message)
        if len(self._heard) > 1 and self._streams():
            self.enough.set()

    def _streams(self) -> bool:
        return any(value.startswith("text/event-stream") for name, value in self._headers() if name == "content-type")

    def _headers(self) -> list[tuple[str, str]]:
        found = self._heard[0]["headers"] if self._heard else ()  # type: ignore[typeddict-item] # the first is a start
        return [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in found]

    async def left(self) -> None:
        """Hang up, and wait until the application has noticed."""
        self._gone.set()
        await self.call

    def pieces(self, first: int = 0) -> list[bytes]:
        """What has come over the line, from some piece on; the first of all is the head."""
        bodies: list[bytes] = [message.get("body", b"") for message in self._heard[max(first, 1) :]]  # type: ignore[misc] # they are bodies
        return bodies if first else [bytes(self._head()), *bodies]

    def _head(self) -> Answer:
        return Answer(self._heard[0]["status"], self._headers(), b"")  # type: ignore[typeddict-item] # it is a start

    def answer(self) -> Answer:
        if not self._heard:
            return Answer(500, [], b"the application has not answered")
        head, last = self._head(), self._heard[-1]
        whole = len(self._heard) > 1 and not last.get("more_body", False)
        return Answer(head.status, head.headers, b"".join(self.pieces(1)), whole)
