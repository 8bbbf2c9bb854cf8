"""Doubles of the server: the same to whoever looks on, different in truth. Nothing in them is by chance."""

import asyncio
import json
import logging
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from litestar.middleware.csrf import generate_csrf_hash

from tests.support.asgi import Answer, Exchange, Request, answered, called
from tests.support.bot_clock import Clock, thinking_by
from tests.support.patience import PATIENCE
from threerings.bots.tempo import Tempo
from threerings.bots.worker import Minds, Question, Worker
from threerings.bots.workers import Workers
from threerings.core.game import Game, Options, Seat
from threerings.store import Guest, MatchHeader, Person, Sitter, StoredMatch
from threerings.store.accounts import Account
from threerings.store.calls import HOOK, PUSH, Channel
from threerings.store.ratings import AGREED
from threerings.store.sqlite import SqliteStore
from threerings.store.talk import Said
from threerings.web import api, calls, play, previews
from threerings.web.app import Settings, application
from threerings.web.app import count as count_for
from threerings.web.guests import digest
from threerings.web.hall import Hall
from threerings.web.logs import LineFormatter
from threerings.web.messenger import Messenger, hooked, pushed
from threerings.web.metrics import PrometheusMetrics
from threerings.web.middleware import Middleware
from threerings.web.rating import newcomer
from threerings.web.sealing import sealed
from threerings.web.tokens import token_for

SECRET = "0123456789abcdef" * 4
SHUFFLE = "fedcba9876543210" * 4
"""What is promised of it is the same in all doubles, though nature draws as planned."""
# A token that is not by chance: the framework makes them with a function that it does not document.
CSRF = SECRET + generate_csrf_hash(SECRET, token_for(SECRET, "csrf"))
MATCH = "samematch234"
PEOPLE = ("anna", "bert", "cora")
"""The first two play, by the numbers of their seats; the third looks on."""
THOUGHT = 1.75
"""Seconds that every choice takes."""
CLOCK, DUE = "live 6000+5", 6_001_000
TALK = (
    Said(MATCH, PEOPLE[0], "players", "phrase", "hello", "2026-01-01 00:00:00"),
    Said(MATCH, PEOPLE[1], "players", "phrase", "luck", "2026-01-01 00:00:01"),
    Said(MATCH, PEOPLE[2], "spectators", "phrase", "hello", "2026-01-01 00:00:02"),
)
KEYS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4 BTBZMqHH6r4Tts7J_aSIgg"
"""Of everybody's browser, to which pushes go."""
TURNS = 2000
"""Turns of the loop within which a stream has its news, and far more than it needs."""

EMPTY: list[Middleware] = []
"""Doubles that nobody plays in any more."""
Headers = list[tuple[str, bytes]]


class Double:
    """Made by `open_double`."""

    def __init__(self, middleware: Middleware, language: str) -> None:
        self.middleware = middleware
        self.language = language
        self.hall = middleware.services.hall
        self.figures.clock = partial(next, count(0.0, 0.001))
        self.chances: list[tuple[int, int]] = []
        self.streams: dict[tuple[str, Seat], Stream] = {}
        self.seconds = 0.0
        self.hall.matches.time.steady = lambda: self.seconds
        self.hall.calls.patience = 0.0
        self.hall.calls.tell = self.hear_notice
        self.notices: defaultdict[str, list[bytes]] = defaultdict(list)

    def hear_notice(self, channel: Channel, told: calls.Notice) -> None:
        """As it would go out: its words, and how long it is when nobody can read it."""
        said = pushed(told) if channel.way == PUSH else hooked(told, channel.base)
        size = len(sealed(said, channel.secret)) if channel.way == PUSH else len(said)
        self.notices[channel.guest].append(b"%s %s %d" % (channel.way.encode(), said, size))

    async def told_from_afar(self, guest: str) -> bytes:
        """All notices to a guest since this was asked last."""
        await self.hall.tasks.finish(PATIENCE)
        return b"\n".join(self.notices.pop(guest, []))

    def nature(self, choices: int) -> int:
        """What was planned for it."""
        index, expected = self.chances.pop(0)
        assert choices == expected, "nature is asked as the plan was made"
        return index

    @property
    def figures(self) -> PrometheusMetrics:
        metrics = self.middleware.metrics
        assert isinstance(metrics, PrometheusMetrics)
        return metrics

    # Requests.

    def browser(self, who: int, **more: str) -> Headers:
        """What a person's browser sends with every request. The cookie is of today: a new one would tell the time."""
        jar = self.middleware.services.cookie
        cookies = f"{jar}=key-{PEOPLE[who]}.{int(time.time())}; {jar}-csrf={CSRF}"
        return self.plain(cookie=cookies, **more)

    def program(self, who: int, **more: str) -> Headers:
        return self.plain(authorization=f"Bearer key-{PEOPLE[who]}", **more)

    def plain(self, **more: str) -> Headers:
        given = {"host": "localhost", "accept-language": self.language, **more}
        return [(name.replace("_", "-"), value.encode()) for name, value in given.items()]

    async def get(self, path: str, headers: Headers) -> Answer:
        return await self.ask("GET", path, headers)

    async def post_form(self, path: str, headers: Headers, **fields: str | int) -> Answer:
        body = urlencode({"_csrf_token": CSRF, **fields}).encode()
        return await self.ask("POST", path, [*headers, ("content-type", b"application/x-www-form-urlencoded")], body)

    async def post_json(self, path: str, headers: Headers, **fields: str | int) -> Answer:
        return await self.ask(
            "POST", path, [*headers, ("content-type", b"application/json")], json.dumps(fields).encode()
        )

    async def ask(self, method: str, path: str, headers: Headers, body: bytes = b"") -> Answer:
        length = [("content-length", str(len(body)).encode())] if body else []
        return await answered(self.middleware, Request(method, path, [*headers, *length], body))

    # Play.

    async def act(self, who: int, ply: int, text: str, chances: Sequence[tuple[int, int]], by_form: bool) -> Answer:
        """A player's action by their browser or their program, and nature's after it."""
        self.chances = list(chances)
        self.seconds += THOUGHT
        if by_form:
            headers = self.browser(who, x_fragment="1")
            answer = await self.post_form(f"/match/{MATCH}/act", headers, ply=ply, action=text)
        else:
            answer = await self.post_json(f"/api/matches/{MATCH}/act", self.program(who), ply=ply, action=text)
        assert not self.chances
        await self.hall.tasks.finish(PATIENCE)  # whoever is called: what is written then would share commits by chance
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
        return (await self.hall.live(MATCH)).series.log

    async def listen(self, name: tuple[str, Seat], path: str, headers: Headers, ply: int) -> None:
        self.streams[name] = Stream(await called(self.middleware, Request("GET", path, headers)))
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

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._taken = 0

    @property
    def said(self) -> bytes:
        """What has come and was not taken yet."""
        return b"".join(self._exchange.pieces(self._taken))

    async def settle(self, ply: int) -> None:
        """Wait for the news of a ply, and for whatever comes right after them."""
        for turn in range(TURNS):
            await asyncio.sleep(0 if turn < TURNS // 2 else 0.001)
            if b"id: %d" % ply in self.said and self.said.endswith(b"\n\n"):
                break
        for _ in range(4):
            await asyncio.sleep(0)

    def take(self) -> bytes:
        pieces = self._exchange.pieces(self._taken)
        self._taken += len(pieces)
        return b"".join(pieces)

    async def close(self) -> None:
        await self._exchange.left()


class Ear(logging.Handler):
    """Hears every line that the server writes. All are written at the same hour."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(LineFormatter(as_json=True))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        self.lines.append(self.format(record))

    def take(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines


@contextmanager
def patient() -> Iterator[None]:
    """Streams give no signs of life meanwhile: those come by the clock, and this machine may be slow.

    Nor are pictures painted, which takes long: what is painted is compared, and by nothing else do they differ.
    """
    usual, painted = play.PING, previews.painted
    play.PING = api.PING = 3600.0  # type: ignore[attr-defined] # the one that it has from there
    previews.painted = str.encode  # type: ignore[assignment]
    try:
        yield
    finally:
        play.PING = api.PING = usual  # type: ignore[attr-defined]
        previews.painted = painted


@asynccontextmanager
async def open_double(folder: Path, match: StoredMatch, language: str) -> AsyncIterator[Double]:
    """A double with a match, three guests, and nothing that is by chance."""
    await move_in(folder, match)
    middleware = await furnished(folder)
    double = Double(middleware, language)
    live = await double.hall.live(MATCH)
    live.chance = lambda *_: double.nature  # type: ignore[method-assign] # what it draws was planned
    try:
        yield double
    finally:
        await double.close()
        EMPTY.append(middleware)


async def furnished(folder: Path) -> Middleware:
    """The application over the store in a folder. Putting one together takes long: it may have served before."""
    if not EMPTY:
        return await application(Settings(folder, rate=10**9, metrics=0))
    middleware, store = EMPTY.pop(), SqliteStore(folder / "threerings.sqlite")
    middleware.services.hall = hall = Hall(store, Workers(), Tempo())
    middleware.services.messenger = Messenger(hall, SECRET, folder)
    count_for(middleware, middleware.services.hall, store, PrometheusMetrics())
    return middleware


async def move_in(folder: Path, match: StoredMatch) -> None:
    """As matches and guests move from one store to another."""
    store = SqliteStore(folder / "threerings.sqlite")
    await store.take_secret(SECRET)
    for name in PEOPLE:
        account = Account(name, shown=True, made="2026-01-01 00:00:00")
        key = digest(f"key-{name}")
        await store.take_person(Person(Guest(name), (key,), {}, account, channels=channels_of(name, key)))
        rating = newcomer(name, match.header.game)._replace(matches=(20, 20))
        await store.take_rating(rating)
    await store._run("UPDATE keys SET made = '2026-01-01 00:00:00'")
    await store.restore(match)
    for said in TALK:
        await store.say(said)
    await store.close()


def channels_of(guest: str, session: str) -> tuple[Channel, Channel]:
    """A browser and a program, which want to be told of everything."""
    push = Channel(guest, PUSH, f"https://push.example/{guest}", KEYS, " ".join(calls.KINDS), session=session)
    return push, push._replace(way=HOOK, address=f"https://programs.example/{guest}", secret="secret", session="")


def kept(game: Game[Any, Any], options: Options, opening: Sequence[str]) -> StoredMatch:
    """A match whose opening is known."""
    settled = game.settle(options)
    header = MatchHeader(MATCH, game.name, game.rules_version, settled, public=True, made="2026-01-01 00:00:00")
    header = header._replace(clock=CLOCK, due=DUE, rated=AGREED)
    return StoredMatch(header, (Sitter(PEOPLE[0]), Sitter(PEOPLE[1])), (*seating(game), *opening), SHUFFLE)


def seating(game: Game[Any, Any]) -> list[str]:
    """How every log begins: both players sit down."""
    return [f"entropy {side} {place:032x}" for place, side in enumerate(game.sides)]
