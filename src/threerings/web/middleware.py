"""Around the application: every request comes in here, and every answer goes out here."""

import logging
from collections.abc import AsyncGenerator
from ipaddress import ip_address
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import HttpMethod, ScopeType
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from threerings.store import Guest, NoStore, Store
from threerings.web.addresses import Proxies, address
from threerings.web.errors import Refused, for_programs
from threerings.web.guests import GUEST, guest_with, key_in
from threerings.web.limits import LARGEST_HEAD, REQUESTS_A_SECOND
from threerings.web.logs import method_of, request_fields, route_of
from threerings.web.metrics import Metrics
from threerings.web.rates import RateLimit
from threerings.web.services import Services, services_of
from threerings.web.speech import language_in, speech
from threerings.web.streams import address_of, begun_events, flow

LOG = logging.getLogger("threerings.web")
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

READING = ("GET", "HEAD", "OPTIONS")


class Rejection(NamedTuple):
    """A status, and the name of an error with its sentence."""

    status: int
    name: str


OFTEN = Rejection(429, "often")


class Middleware:
    """Counts everybody, turns away those who ask for another host, recognises guests, and seals what leaves."""

    def __init__(
        self,
        app: Litestar,
        hosts: frozenset[str],
        https: bool = False,
        *,
        limit: RateLimit | None = None,
        proxies: Proxies | None = None,
    ) -> None:
        self.app = app
        self.hosts = hosts
        self.https = https
        self.limit = limit or RateLimit(REQUESTS_A_SECOND, 1.0)
        self.proxies = proxies or Proxies()
        self.metrics = Metrics()

    @property
    def services(self) -> Services:
        return services_of(self.app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        self.learn_caller(scope)
        over = self.limit.over(address_of(scope))
        if over:
            # A flood fills no disk: of each address and second only the first is written down.
            told = with_log(scope, with_headers(send, private=True), self.metrics, written=over == 1)
            await reject(told, scope, OFTEN, {"retry-after": str(self.limit.retry_after)})
        elif not scope["path"].endswith("/stream"):
            await self.answer(scope, receive, send)
        else:
            await self.stream(scope, receive, send)

    async def stream(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        with self.metrics.streaming(), self.services.streams.counting(address_of(scope)):
            inside: HTTPScope = {**scope, "state": {}}  # what those inside add to it does not stay
            events = await self.answer(inside, receive, send)
            del inside
            if events is not None and scope["method"] == "HEAD":
                await events.aclose()
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            elif events is not None:
                await flow(events, receive, send)

    def learn_caller(self, scope: HTTPScope) -> None:
        """Who is asking and by which scheme, if need be in the words of a proxy that is trusted."""
        peer, port = scope["client"] or ("", 0)
        said = Headers(scope["headers"])
        scope["client"] = (self.proxies.caller(peer, ",".join(said.getall("x-forwarded-for", []))), port)
        scheme = said.get("x-forwarded-proto", "")
        if self.https:
            scope["scheme"] = "https"  # whatever the proxy says of itself
        elif scheme in ("http", "https") and self.proxies.trusts(address(peer)):
            scope["scheme"] = scheme

    def admits_noise(self, peer: str) -> bool:
        """Whether something that is no request is answered: it counts as one."""
        return not self.limit.over(self.proxies.caller(peer, ""))

    async def answer(self, scope: HTTPScope, receive: Receive, send: Send) -> AsyncGenerator[bytes, None] | None:
        """Answer, or begin to: then there are events to follow."""
        static = scope["path"].startswith("/static/")
        inside: HTTPScope = scope
        if scope["method"] == "HEAD":
            inside = {**scope, "method": HttpMethod.GET}  # the server below sends no body to those who asked for none
        guarded = with_log(inside, with_headers(send, private=not static), self.metrics, method=method_of(scope))
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        rejection = self.rejection(scope, connection.headers)
        if rejection is not None:
            await reject(guarded, scope, rejection)
            return None
        if not static and not for_programs(scope["path"]):
            key = key_in(connection.cookies.get(self.services.cookie, ""))
            inside[GUEST] = await guest_or_trouble(key, self.services.hall.store)  # type: ignore[literal-required] # a scope is open for everybody's additions
        await self.app(inside, receive, guarded)
        return begun_events(inside)

    def rejection(self, scope: HTTPScope, headers: Headers) -> Rejection | None:
        """Why a request is not let in."""
        if size_of_head(scope) > LARGEST_HEAD:
            return Rejection(431, "large")
        if not self.admits(headers.get("host", "")):
            return Rejection(421, "host")
        if scope["method"] not in READING and not self.is_own_page(headers.get("origin")):
            return Rejection(403, "origin")
        return Rejection(404, "missing") if "\0" in scope["path"] else None

    def is_own_page(self, origin: str | None) -> bool:
        """Whether a page of this server sends something, or no page at all."""
        return origin is None or self.admits(origin.partition("://")[2])

    def admits(self, host: str) -> bool:
        """Whether a Host header means this server. A page elsewhere that resolves its own name to us does not."""
        name, _, port = host.rpartition(":") if not host.endswith("]") and ":" in host else (host, "", "")
        if port and not (port.isascii() and port.isdigit() and int(port[:6]) < 2**16):
            return False
        name = name.strip("[]").lower()
        return name in self.hosts or ("*" in self.hosts and is_address(name))


def size_of_head(scope: HTTPScope) -> int:
    """The server below only looks at it while it waits for more."""
    named = sum(len(name) + len(value) for name, value in scope["headers"])
    return len(scope["raw_path"]) + len(scope["query_string"]) + named


async def guest_or_trouble(key: str, store: Store) -> Guest | NoStore | None:
    """The guest with this key; or why nobody can tell, which whoever answers will have to say."""
    try:
        return await guest_with(key, store)
    except NoStore as trouble:
        return trouble


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def with_headers(send: Send, private: bool) -> Send:
    async def send_sealed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [(name.lower(), allow_head(name, value)) for name, value in message["headers"]]
            present = {name for name, _ in headers}
            kept = not private and message["status"] < 400
            extra = {**HEADERS, "cache-control": "public, max-age=3600" if kept else "no-store"}
            headers += [(n.encode(), v.encode()) for n, v in extra.items() if n.encode() not in present]
            message = {**message, "headers": headers}
        await send(message)

    return send_sealed


def allow_head(name: bytes, value: bytes) -> bytes:
    """Whoever may GET may ask for the HEAD alone: the middleware sees to it, so those inside do not know."""
    methods = {method.strip() for method in value.split(b",")} if name.lower() == b"allow" else set()
    return b", ".join(sorted(methods | {b"HEAD"})) if b"GET" in methods else value


def with_log(scope: HTTPScope, send: Send, metrics: Metrics, *, method: str = "", written: bool = True) -> Send:
    """Writes a line of the log, and counts, as soon as an answer begins."""
    began, method = metrics.clock(), method or method_of(scope)

    async def send_noted(message: Message) -> None:
        if message["type"] == "http.response.start":
            if written:
                LOG.info("request", extra={"fields": {**request_fields(scope, message["status"]), "method": method}})
            metrics.count_request(method, route_of(scope), message["status"], metrics.clock() - began)
        await send(message)

    return send_noted


async def reject(send: Send, scope: HTTPScope, rejection: Rejection, headers: dict[str, str] | None = None) -> None:
    """Say why somebody is not let in, in the language of their browser: as JSON where programs come in."""
    sentence = speech(language_in(Headers(scope["headers"]).get("accept-language", "")))(f"web-error-{rejection.name}")
    programs = for_programs(scope["path"])
    body = msgspec.json.encode(Refused(rejection.name, sentence)) if programs else sentence.encode()
    kind = "application/json" if programs else "text/plain; charset=utf-8"
    said = {"content-type": kind, "content-length": str(len(body)), **(headers or {})}
    pairs = [(name.encode(), value.encode()) for name, value in said.items()]
    await send({"type": "http.response.start", "status": rejection.status, "headers": pairs})
    await send({"type": "http.response.body", "body": body, "more_body": False})
