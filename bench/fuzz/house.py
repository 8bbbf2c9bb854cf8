"""The whole application in this process, asked without a network: any bytes can be sent, and thousands a minute."""

import asyncio
import base64
import gzip
import shlex
import threading
from collections.abc import Coroutine
from concurrent.futures import TimeoutError as Hung
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import unquote_to_bytes

from litestar.types import Message

from threerings.bots.tempo import Tempo
from threerings.web.app import Settings, application
from threerings.web.hall import Hall

T = TypeVar("T")
NO_LIMIT = 1_000_000_000
PATIENCE = 300.0
"""Seconds after which a request that is not answered hangs, on a busy machine."""
PIECE = 16 * 1024
"""A body comes in pieces of this size."""
AT_ONCE = Tempo(0.0, 5.0)
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

    @property
    def text(self) -> str:
        packed = self.header("content-encoding") == "gzip" and self.whole
        return (gzip.decompress(self.body) if packed else self.body).decode("utf-8", "replace")


class House:
    """An application with its store, in a thread and a loop of its own."""

    def __init__(self, data: Path, settings: Settings | None = None) -> None:
        self.settings = settings or Settings(data, rate=NO_LIMIT, streams=NO_LIMIT, tempo=AT_ONCE)
        self.hall: Hall
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self.door = self.run(application(self.settings))
        self.hall, self.cookie = self.door.services.hall, self.door.services.cookie
        opened = threading.Event()
        self._hours = asyncio.run_coroutine_threadsafe(self._keep_open(opened), self._loop)
        assert opened.wait(PATIENCE)
        return self

    async def _keep_open(self, opened: threading.Event) -> None:
        self._closing = asyncio.Event()
        async with self.door.app.lifespan():
            opened.set()
            await self._closing.wait()

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._closing.set)
        self._hours.result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def run(self, work: Coroutine[Any, Any, T], seconds: float = 60.0) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(seconds)

    def ask(self, request: Request) -> Answer:
        """The answer, or its beginning where it has no end; of the status GONE if none comes in time."""
        try:
            return self.run(self.answered(request), PATIENCE)
        except Hung:
            return Answer(GONE, [], b"", whole=False)

    def hold(self, request: Request) -> "Line":
        """A line on which something has come, and that stays open."""
        return self.run(self._called(request))

    def let_go(self, line: "Line") -> None:
        self.run(line.left())

    async def _called(self, request: Request) -> "Line":
        line = Line(request)
        line.call = asyncio.create_task(self.door(line.scope(), line.receive, line.send))  # type: ignore[arg-type] # as it comes
        heard = asyncio.create_task(line.enough.wait())
        await asyncio.wait((line.call, heard), return_when=asyncio.FIRST_COMPLETED)
        heard.cancel()
        return line

    async def answered(self, request: Request) -> Answer:
        """The server below would answer what the application fails to: so does this, with 500."""
        line = await self._called(request)
        try:
            await line.left()
        except Exception as failure:  # noqa: BLE001 - whatever it is, it is what we look for
            return Answer(500, [], f"{type(failure).__name__}: {failure}".encode())
        return line.answer()


class Line:
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

    def answer(self) -> Answer:
        if not self._heard:
            return Answer(500, [], b"the application has not answered")
        start, *rest = self._heard
        body = b"".join(message.get("body", b"") for message in rest)  # type: ignore[misc] # they are bodies
        whole = bool(rest) and not rest[-1].get("more_body", False)
        return Answer(start["status"], self._headers(), body, whole)  # type: ignore[typeddict-item] # it is a start
