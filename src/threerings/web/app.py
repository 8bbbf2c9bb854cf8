"""The application: all its parts, put together."""

import gc
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.middleware.rate_limit import DURATION_VALUES, CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.serialization import decode_json
from litestar.static_files import create_static_files_router
from litestar.stores.base import Store as Shelf
from litestar.stores.memory import MemoryStore

from threerings.bots.workers import Workers
from threerings.games import GAMES
from threerings.store import NoStore, Store
from threerings.store.opening import opened
from threerings.store.sqlite import SqliteStore
from threerings.texts import LANGUAGES
from threerings.web import api, errors, health, pages, play, replays
from threerings.web.door import Door
from threerings.web.figures import Figures, PrometheusFigures
from threerings.web.guests import GUEST, AnyRequest, Visiting, Visitor, cookie_for, recognise, token_for
from threerings.web.hall import Hall, Tempo
from threerings.web.render import templates
from threerings.web.speech import speech
from threerings.web.streams import OpenStreams

LARGEST_BODY = 128 * 1024


class Settings(NamedTuple):
    """What whoever runs the server decides."""

    data: Path
    hosts: frozenset[str] = frozenset(("127.0.0.1", "localhost", "::1"))
    """Names by which the server may be asked for; "*" stands for any IP address."""
    https: bool = False
    """Whether browsers reach it by https only."""
    rate: int = 40
    """Requests a second from one address."""
    streams: int = 200
    """Streams open at the same time to one address."""
    tempo: Tempo = Tempo()
    workers: int = 1
    store: str = ""
    """The address of a PostgreSQL; else the matches are kept in the folder."""
    log: str = ""
    """How the log is written: "text" or "json"; else only what goes wrong is."""
    metrics: int | None = None
    """The port on which this machine, and no other, is told figures for Prometheus; 0 is any free one."""


def provide_visitor(request: AnyRequest) -> Visitor:
    """Raises NoStore."""
    trouble = request.scope.get(GUEST)
    if isinstance(trouble, NoStore):
        raise trouble
    return recognise(request)


@get("/{path:path}", include_in_schema=False)
async def missing(path: FromPath[str], visitor: Visiting) -> Response[str]:  # noqa: ARG001 - any path, and the visitor to tell
    raise NotFoundException


async def application(settings: Settings) -> Door:
    """The application, with its store open. It closes the store when it stops. Raises NoMetrics."""
    figures = Figures() if settings.metrics is None else PrometheusFigures()
    store = await opened(settings.store or settings.data / "threerings.sqlite")
    secret = await store.secret()
    hall = Hall(store, Workers(settings.workers), settings.tempo)

    @asynccontextmanager
    async def opening_hours(_: Litestar) -> AsyncIterator[None]:
        hall.open()
        hall.workers.warm_up()
        threading.Thread(target=warm_up, daemon=True).start()
        yield
        await hall.close()

    app = Litestar(
        route_handlers=[*page_handlers(), api.router(), static_files(), missing],
        dependencies={"visitor": Provide(provide_visitor, sync_to_thread=False)},
        exception_handlers={Exception: errors.answer},
        middleware=[
            *(limit.middleware for limit in rate_limits(settings)),
            own_forms_only(settings, secret),
        ],
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude=["/stream$"]),
        openapi_config=OpenAPIConfig(
            "Three Rings", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        lifespan=[opening_hours],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    app.state.hall, app.state.secret, app.state.cookie = hall, secret, cookie_for(secret)
    app.state.streams = OpenStreams(settings.streams)
    door = Door(app, settings.hosts, settings.https)
    count(door, hall, store, figures)
    return door


def count(door: Door, hall: Hall, store: Store, figures: Figures) -> None:
    """Have everything counted from now on."""
    door.figures = hall.figures = figures
    figures.watch(lambda: hall.awake)
    if isinstance(store, SqliteStore):
        store.gathered = figures.gathered


def warm_up() -> None:
    """Read what the first visitors would wait for."""
    for game in GAMES:
        pages.rules_of(game)
        for language in LANGUAGES:
            speech(language, game)
    for name in templates().list_templates():
        templates().get_template(name)
    gc.freeze()  # it stays for good: to search it for garbage would hold everybody up, again and again


def page_handlers() -> list[HTTPRouteHandler]:
    handlers = [*pages.HANDLERS, *play.HANDLERS, *replays.HANDLERS, *health.HANDLERS]
    for handler in handlers:
        handler.include_in_schema = False
    return handlers


def rate_limits(settings: Settings) -> list[RateLimitConfig]:
    """Every address has its share of requests, and a smaller one of those that fill the disk."""
    return [
        RateLimitConfig(
            ("second", settings.rate), exclude=["^/static/"], set_rate_limit_headers=False, middleware_class=Turnstile
        ),
        RateLimitConfig(
            ("minute", 2 * settings.rate),
            check_throttle_handler=creates,
            set_rate_limit_headers=False,
            store="creations",
            middleware_class=Turnstile,
        ),
    ]


class Turnstile(RateLimitMiddleware):
    """The framework's, but for its clock, and it forgets those who do not come back.

    A clock that is set back an hour must not shut anybody out for an hour.
    """

    swept = 0
    """The minute in which it has forgotten last."""

    async def retrieve_cached_history(self, key: str, store: Shelf) -> CacheObject:
        now, cached = int(time.monotonic()), await store.get(key)
        if now // 60 != Turnstile.swept and isinstance(store, MemoryStore):
            Turnstile.swept = now // 60
            await store.delete_expired()
        counted = CacheObject(**decode_json(cached)) if cached else None
        if counted is not None and counted.reset > now:
            return counted
        return CacheObject(history=[], reset=now + DURATION_VALUES[self.unit])


async def creates(request: AnyRequest) -> bool:
    """Whether a request makes something that is kept for good: then its route says so."""
    return bool(request.route_handler.opt.get("creates"))


def own_forms_only(settings: Settings, secret: str) -> DefineMiddleware:
    """Refuses forms that another site made a browser send. Programs prove themselves: no browser does that unasked."""
    config = CSRFConfig(
        secret=token_for(secret, "csrf"),
        cookie_name=f"{cookie_for(secret)}-csrf",
        cookie_secure=settings.https,
        cookie_httponly=True,
        exclude=["^/api/", "^/static/", "^/health$", "^/ready$"],
    )
    return DefineMiddleware(OwnForms, config=config)


class OwnForms(CSRFMiddleware):
    """The framework's, but for what it stumbles over: a token that is a file, or not of its alphabet."""

    def _csrf_tokens_match(self, request_csrf_token: object, cookie_csrf_token: str) -> bool:
        given = request_csrf_token
        return (
            isinstance(given, str)
            and given.isascii()
            and cookie_csrf_token.isascii()
            and super()._csrf_tokens_match(given, cookie_csrf_token)
        )


def static_files() -> Router:
    folder = Path(str(files("threerings.web").joinpath("static")))
    return create_static_files_router("/static", [folder], include_in_schema=False)
