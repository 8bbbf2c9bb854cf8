"""The application: all its parts, put together."""

import gc
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar, Response, route
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.params import FromPath
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from threerings.bots.tempo import Tempo
from threerings.bots.workers import Workers
from threerings.games import GAMES
from threerings.school.review import STANDARD
from threerings.store import NoStore, Store
from threerings.store.opening import open_store
from threerings.store.sqlite import SqliteStore
from threerings.texts import LANGUAGES, rules_of
from threerings.web import (
    accounts,
    advice,
    api,
    api_hooks,
    api_people,
    api_profiles,
    api_reviews,
    decks,
    errors,
    guides,
    health,
    installing,
    joining,
    leaderboard,
    learn,
    lists,
    lobby,
    mailing,
    notices,
    own_data,
    pages,
    pairing_pages,
    play,
    practise,
    previews,
    profiles,
    puzzles,
    replays,
    reviews,
    sign_in,
    static_files,
    talking,
    telling,
)
from threerings.web.addresses import THIS_MACHINE, Proxies
from threerings.web.description import description
from threerings.web.framework import OwnForms
from threerings.web.guests import GUEST, AnyRequest, Visiting, Visitor, cookie_for, recognise
from threerings.web.hall import Hall
from threerings.web.letters import PostOffice
from threerings.web.limits import LARGEST_BODY, MOST_STREAMS, REQUESTS_A_SECOND
from threerings.web.logs import route_of
from threerings.web.messenger import Messenger
from threerings.web.metrics import Metrics, PrometheusMetrics
from threerings.web.middleware import Middleware
from threerings.web.rates import RateLimit
from threerings.web.render import templates
from threerings.web.services import Services, keep, services_of
from threerings.web.speech import speech
from threerings.web.streams import OpenStreams, address_of
from threerings.web.tokens import token_for

PICTURES = ["^/preview/", "/preview.png$"]
"""Paths of what is packed already, is the same for everybody, and has no forms."""
PACKING = 2
"""How hard a page is packed, of nine. With four it would be a tenth smaller, and take twice as long."""
UNPACKED = ["/stream$", "^/static/", *PICTURES]
"""Paths of what must not wait to be packed, or is packed already."""
PROGRAMS = (*api_profiles.HANDLERS, *api_people.HANDLERS, *api_reviews.HANDLERS, *api_hooks.HANDLERS)
"""What programs may ask for besides matches."""
ANY_METHOD = [method for method in HttpMethod if method is not HttpMethod.HEAD]


class Settings(NamedTuple):
    """What whoever runs the server decides."""

    data: Path
    hosts: frozenset[str] = frozenset(("127.0.0.1", "localhost", "::1"))
    """Names by which the server may be asked for; "*" stands for any IP address."""
    https: bool = False
    """Whether browsers reach it by https only."""
    rate: int = REQUESTS_A_SECOND
    """Requests a second from one address, and twice as many a minute that make something."""
    streams: int = MOST_STREAMS
    """Streams open at the same time to one address."""
    tempo: Tempo = Tempo()
    workers: int = 1
    """Processes in which bots think."""
    iterations: int = STANDARD
    """Of the search, for each choice of a match that is reviewed."""
    store: str = ""
    """The address of a PostgreSQL; else the matches are kept in the folder."""
    log: str = ""
    """How the log is written: "text" or "json"; else only what goes wrong is."""
    metrics: int | None = None
    """The port on which this machine, and no other, is told metrics for Prometheus; 0 is any free one."""
    proxies: tuple[str, ...] = THIS_MACHINE
    """Addresses and networks of those who are believed when they say for whom they speak."""
    office: PostOffice | None = None
    """Where letters are handed in; without it there are none."""
    anywhere: bool = False
    """Whether notices may go to addresses that are not public, and by plain http."""


def provide_visitor(request: AnyRequest) -> Visitor:
    """Raises NoStore."""
    trouble = request.scope.get(GUEST)
    if isinstance(trouble, NoStore):
        raise trouble
    return recognise(request)


@route("/{path:path}", http_method=ANY_METHOD, include_in_schema=False)
async def show_missing(path: FromPath[str], visitor: Visiting) -> Response[str]:  # noqa: ARG001 - any path, and the visitor to tell
    raise NotFoundException


async def application(settings: Settings) -> Middleware:
    """The application, with its store open. It closes the store when it stops. Raises NoMetrics or BadKey."""
    metrics = Metrics() if settings.metrics is None else PrometheusMetrics()
    store = await open_store(settings.store or settings.data / "threerings.sqlite", alone=True)
    secret = await store.secret()
    hall = Hall(store, Workers(settings.workers), settings.tempo, settings.iterations)
    streams, creations = OpenStreams(settings.streams), RateLimit(2 * settings.rate, 60.0)
    messenger = Messenger(hall, secret, settings.data, settings.office, anywhere=settings.anywhere)
    services = Services(hall, secret, cookie_for(secret), streams, creations, settings.data, messenger)

    @asynccontextmanager
    async def opening_hours(_: Litestar) -> AsyncIterator[None]:
        hall.open()
        messenger.open()
        hall.workers.warm_up()
        threading.Thread(target=warm_up, daemon=True).start()
        yield
        messenger.outbox.close()
        await hall.close()

    app = Litestar(
        route_handlers=[*page_handlers(), api.router(*PROGRAMS), show_missing],
        dependencies={"visitor": Provide(provide_visitor, sync_to_thread=False)},
        exception_handlers={Exception: errors.error_response},
        guards=[no_more_than_one_can_use],
        before_send=[name_all_methods],
        middleware=[own_forms_only(settings, secret)],
        compression_config=CompressionConfig("gzip", gzip_compress_level=PACKING, exclude=UNPACKED),
        openapi_config=description(),
        lifespan=[opening_hours],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    keep(services, app)
    limit, proxies = RateLimit(settings.rate, 1.0), Proxies(settings.proxies)
    middleware = Middleware(app, settings.hosts, settings.https, limit=limit, proxies=proxies)
    count(middleware, hall, store, metrics)
    return middleware


def count(middleware: Middleware, hall: Hall, store: Store, metrics: Metrics) -> None:
    """Have everything counted from now on."""
    middleware.metrics = hall.metrics = hall.bots.metrics = metrics
    metrics.watch(lambda: hall.awake)
    hall.workers.on_replaced = hall.reviews.workers.on_replaced = metrics.count_replaced
    if isinstance(store, SqliteStore):
        store.on_commit = metrics.count_commit


def warm_up() -> None:
    """Read what the first visitors would wait for."""
    for game in GAMES:
        rules_of(game)
        for language in LANGUAGES:
            speech(language, game)
    for name in templates().list_templates():
        templates().get_template(name)
    gc.freeze()  # it stays for good: to search it for garbage would hold everybody up, again and again


def page_handlers() -> list[HTTPRouteHandler]:
    people = (accounts, mailing, sign_in, own_data, profiles, leaderboard, lobby, lists, pairing_pages, telling)
    matches = (play, joining, talking, advice, replays, reviews, previews)
    modules = (
        pages,
        *people,
        guides,
        decks,
        learn,
        puzzles,
        practise,
        *matches,
        notices,
        health,
        installing,
        static_files,
    )
    handlers = [handler for module in modules for handler in module.HANDLERS]
    for handler in handlers:
        handler.include_in_schema = False
    return handlers


async def no_more_than_one_can_use(connection: ASGIConnection[Any, Any, Any, Any], asked: BaseRouteHandler) -> None:
    """Every address has a share of what is kept for good: a route that makes something says so.

    It waits for nothing, but what is not asynchronous would be sent to a thread, for every request.
    """
    creations = services_of(connection.app).creations
    if asked.opt.get("creates") and creations.over(address_of(connection.scope)):
        raise TooManyRequestsException(headers={"Retry-After": str(creations.retry_after)})


async def name_all_methods(message: Message, scope: Scope) -> None:
    """Whoever asks for the OPTIONS of a path is told all: the framework forgets those that were added to it later."""
    if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP and scope["method"] == "OPTIONS":
        routes = (route for route in scope["litestar_app"].routes if isinstance(route, HTTPRoute))
        methods = next((route.methods for route in routes if route.path_format == route_of(scope)), None)
        if methods and message["status"] == 204:
            MutableScopeHeaders.from_message(message)["allow"] = ", ".join(sorted(methods))


def own_forms_only(settings: Settings, secret: str) -> DefineMiddleware:
    """Refuses forms that another site made a browser send. Programs prove themselves: no browser does that unasked."""
    config = CSRFConfig(
        secret=token_for(secret, "csrf"),
        cookie_name=f"{cookie_for(secret)}-csrf",
        cookie_secure=settings.https,
        cookie_httponly=True,
        exclude=["^/api/", "^/static/", "^/health$", "^/ready$", *PICTURES],
    )
    return DefineMiddleware(OwnForms, config=config)
