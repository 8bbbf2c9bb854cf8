"""A real house in this process: the application with its door, over a SQLite of its own. Nothing in it is by chance."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

from litestar.middleware.csrf import generate_csrf_hash

from bench.secrecy.clock import Clock, thinking_by
from threerings.bots.tempo import Tempo
from threerings.bots.worker import Minds, Question, Worker
from threerings.bots.workers import Workers
from threerings.core.game import Game, Options, Seat
from threerings.store import Card, Guest, Kept, Person, Sitter
from threerings.store.sqlite import SqliteStore
from threerings.web import api, play
from threerings.web.app import Settings, application
from threerings.web.app import count as count_for
from threerings.web.door import Door
from threerings.web.figures import PrometheusFigures
from threerings.web.guests import digest, token_for
from threerings.web.hall import Hall
from threerings.web.logs import Lines

SECRET = "0123456789abcdef" * 4
SHUFFLE = "fedcba9876543210" * 4
"""What is promised of it is the same in all houses, though nature draws as planned."""
CSRF = SECRET + generate_csrf_hash(SECRET, token_for(SECRET, "csrf"))
MATCH = "samematch234"
PEOPLE = ("anna", "bert", "cora")
"""The first two play, by the numbers of their seats; the third looks on."""
TURNS = 2000
"""Turns of the loop within which a stream has its news, and far more than it needs."""

EMPTY: list[Door] = []
"""Houses that nobody plays in any more."""
Headers = list[tuple[bytes, bytes]]


class Answer(NamedTuple):
    """All that comes back over the line."""

    status: int
    headers: Headers
    body: bytes

    def __bytes__(self) -> bytes:
        lines = [str(self.status).encode(), *(name + b": " + value for name, value in self.headers)]
        return b"\n".join([*lines, b"", self.body])


class House:
    """Made by `open_house`."""

    def __init__(self, door: Door, language: str) -> None:
        self.door = door
        self.language = language
        self.hall = door.services.hall
        self.figures.clock = partial(next, count(0.0, 0.001))
        self.chances: list[tuple[int, int]] = []
        self.streams: dict[tuple[str, Seat], Stream] = {}

    def nature(self, choices: int) -> int:
        """What was planned for it."""
        index, expected = self.chances.pop(0)
        assert choices == expected, "nature is asked as the plan was made"
        return index

    @property
    def figures(self) -> PrometheusFigures:
        figures = self.door.figures
        assert isinstance(figures, PrometheusFigures)
        return figures

    # Requests.

    def browser(self, who: int, **more: str) -> Headers:
        """What a person's browser sends with every request. The cookie is of today: a new one would tell the time."""
        jar = self.door.services.cookie
        cookies = f"{jar}=key-{PEOPLE[who]}.{int(time.time())}; {jar}-csrf={CSRF}"
        return self.plain(cookie=cookies, **more)

    def program(self, who: int, **more: str) -> Headers:
        return self.plain(authorization=f"Bearer key-{PEOPLE[who]}", **more)

    def plain(self, **more: str) -> Headers:
        given = {"host": "localhost", "accept-language": self.language, **more}
        return [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()]

    async def get(self, path: str, headers: Headers) -> Answer:
        return await self.ask("GET", path, headers)

    async def post_form(self, path: str, headers: Headers, **fields: str | int) -> Answer:
        body = urlencode({"_csrf_token": CSRF, **fields}).encode()
        return await self.ask("POST", path, [*headers, (b"content-type", b"application/x-www-form-urlencoded")], body)

    async def post_json(self, path: str, headers: Headers, **fields: str | int) -> Answer:
        return await self.ask(
            "POST", path, [*headers, (b"content-type", b"application/json")], json.dumps(fields).encode()
        )

    async def ask(self, method: str, path: str, headers: Headers, body: bytes = b"") -> Answer:
        sent: list[dict[str, Any]] = []
        given = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return given.pop() if given else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        length = [(b"content-length", str(len(body)).encode())] if body else []
        await self.door(scope(method, path, [*headers, *length]), receive, send)  # type: ignore[arg-type] # as uvicorn does
        pieces = [message.get("body", b"") for message in sent[1:]]
        return Answer(sent[0]["status"], list(sent[0]["headers"]), b"".join(pieces))

    # Play.

    async def act(self, who: int, ply: int, text: str, chances: Sequence[tuple[int, int]], by_form: bool) -> Answer:
        """A player's action by their browser or their program, and nature's after it."""
        self.chances = list(chances)
        if by_form:
            headers = self.browser(who, x_fragment="1")
            answer = await self.post_form(f"/match/{MATCH}/act", headers, ply=ply, action=text)
        else:
            answer = await self.post_json(f"/api/matches/{MATCH}/act", self.program(who), ply=ply, action=text)
        assert not self.chances
        return answer

    async def beats(self, bot: str) -> float:
        """After how many beats whoever is to act would answer, if it were a bot."""
        live, workers = await self.hall.live(MATCH), Here()
        self.hall.bots.workers = workers
        with thinking_by(workers.time):
            await self.hall.bots.choice(live, bot)
        return round(workers.time.now / self.hall.bots.tempo.beat, 6)

    async def log(self) -> list[str]:
        """The truth."""
        return (await self.hall.live(MATCH)).sitting.log

    async def listen(self, name: tuple[str, Seat], path: str, headers: Headers, ply: int) -> None:
        self.streams[name] = Stream(self.door, path, headers)
        await self.streams[name].settle(ply)

    async def settle(self, ply: int) -> None:
        for stream in self.streams.values():
            await stream.settle(ply)

    async def close(self) -> None:
        for stream in self.streams.values():
            await stream.close()
        await self.hall.close()


class Here(Workers):
    """Bots think in this process, by a clock of their own."""

    def __init__(self) -> None:
        super().__init__(1)
        self.time = Clock()
        self.clock = lambda: self.time.now

    async def begin(self, _: Worker) -> None:
        return

    async def ask(self, _: Worker, question: Question, seconds: float, __: float) -> int:
        return Minds().choose(question, seconds)

    async def wait(self, seconds: float) -> None:
        self.time.sleep(seconds)


class Stream:
    """An event stream that stays open."""

    def __init__(self, door: Door, path: str, headers: Headers) -> None:
        self.said = b""
        """What has come and was not taken yet."""
        self._gone = asyncio.Event()
        self._task = asyncio.create_task(door(scope("GET", path, headers), self._receive, self._send))  # type: ignore[arg-type]

    async def _receive(self) -> dict[str, Any]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.said += bytes(Answer(message["status"], list(message["headers"]), b""))
        else:
            self.said += message.get("body", b"")

    async def settle(self, ply: int) -> None:
        """Wait for the news of a ply, and for whatever comes right after them."""
        for turn in range(TURNS):
            await asyncio.sleep(0 if turn < TURNS // 2 else 0.001)
            if b"id: %d" % ply in self.said and self.said.endswith(b"\n\n"):
                break
        for _ in range(4):
            await asyncio.sleep(0)

    def take(self) -> bytes:
        said, self.said = self.said, b""
        return said

    async def close(self) -> None:
        self._gone.set()
        await self._task


def scope(method: str, path: str, headers: Headers) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 8080),
        "state": {},
    }


class Ear(logging.Handler):
    """Hears every line that the server writes. All are written at the same hour."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(Lines(as_json=True))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        self.lines.append(self.format(record))

    def take(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines


@contextmanager
def patient() -> Iterator[None]:
    """Streams give no signs of life meanwhile: those come by the clock, and this machine may be slow."""
    usual = play.PING
    play.PING = api.PING = 3600.0  # type: ignore[attr-defined] # the one that it has from there
    try:
        yield
    finally:
        play.PING = api.PING = usual  # type: ignore[attr-defined]


@asynccontextmanager
async def open_house(folder: Path, match: Kept, language: str) -> AsyncIterator[House]:
    """A house with a match, three guests, and nothing that is by chance."""
    await move_in(folder, match)
    door = await furnished(folder)
    house = House(door, language)
    live = await house.hall.live(MATCH)
    live.chance = lambda *_: house.nature  # type: ignore[method-assign] # what it draws was planned
    try:
        yield house
    finally:
        await house.close()
        EMPTY.append(door)


async def furnished(folder: Path) -> Door:
    """The application over the store in a folder. Putting one together takes long: it may have served before."""
    if not EMPTY:
        return await application(Settings(folder, rate=10**9, metrics=0))
    door, store = EMPTY.pop(), SqliteStore(folder / "threerings.sqlite")
    door.services.hall = Hall(store, Workers(), Tempo())
    count_for(door, door.services.hall, store, PrometheusFigures())
    return door


async def move_in(folder: Path, match: Kept) -> None:
    """As matches and guests move from one store to another."""
    store = SqliteStore(folder / "threerings.sqlite")
    await store.take_secret(SECRET)
    for name in PEOPLE:
        await store.take_person(Person(Guest(name), (digest(f"key-{name}"),)))
    await store.restore(match)
    await store.close()


def kept(game: Game[Any, Any], options: Options, opening: Sequence[str]) -> Kept:
    """A match whose opening is known."""
    settled = game.settle(options)
    card = Card(MATCH, game.name, game.rules_version, settled, public=True, made="2026-01-01 00:00:00")
    return Kept(card, (Sitter(PEOPLE[0]), Sitter(PEOPLE[1])), (*seating(game), *opening), SHUFFLE)


def seating(game: Game[Any, Any]) -> list[str]:
    """How every log begins: both players sit down."""
    return [f"entropy {side} {place:032x}" for place, side in enumerate(game.sides)]
