"""The door: every request comes in here, and every answer goes out here."""

import logging
from collections.abc import AsyncGenerator
from ipaddress import ip_address
from typing import Any, NamedTuple

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import HttpMethod, ScopeType
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from threerings.store import Guest, NoStore, Store
from threerings.web.figures import Figures
from threerings.web.guests import GUEST, guest_with
from threerings.web.logs import request_fields, route_of
from threerings.web.speech import speech, wished
from threerings.web.streams import address_of, begun, flow

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


class Refusal(NamedTuple):
    """A status, and the key of a sentence."""

    status: int
    key: str


class Door:
    """Turns away those who ask for another host, recognises guests, and seals what leaves the house."""

    def __init__(self, app: Litestar, hosts: frozenset[str], https: bool = False) -> None:
        self.app = app
        self.hosts = hosts
        self.https = https
        self.figures = Figures()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        if not scope["path"].endswith("/stream"):
            await self.answer(scope, receive, send)
            return
        with self.figures.streaming(), self.app.state.streams.counted(address_of(scope)):
            inside: HTTPScope = {**scope, "state": {}}  # what those inside add to it does not stay
            events = await self.answer(inside, receive, send)
            del inside
            if events is not None:
                await flow(events, receive, send)

    async def answer(self, scope: HTTPScope, receive: Receive, send: Send) -> AsyncGenerator[bytes, None] | None:
        """Answer, or begin to: then there are events to follow."""
        static = scope["path"].startswith("/static/")
        guarded = sealed(send, private=not static)
        if self.https:
            scope["scheme"] = "https"  # whatever the proxy says of itself
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        refusal = self.refusal(scope, connection.headers)
        if refusal is not None:
            words = speech(wished(connection.headers.get("accept-language", "")))
            await refuse(guarded, refusal.status, words(refusal.key))
            return None
        if not static and not scope["path"].startswith("/api/"):
            state = self.app.state
            scope[GUEST] = await who(connection.cookies.get(state.cookie, ""), state.hall.store)  # type: ignore[literal-required] # a scope is open for everybody's additions
        if scope["method"] == "HEAD" and not scope["path"].endswith("/stream"):
            scope = {**scope, "method": HttpMethod.GET}  # the server below sends no body to those who asked for none
        await self.app(scope, receive, noted(scope, guarded, self.figures))
        return begun(scope)

    def refusal(self, scope: HTTPScope, headers: Headers) -> Refusal | None:
        """Why a request is not let in."""
        if not self.admits(headers.get("host", "")):
            return Refusal(421, "web-error-host")
        if scope["method"] not in READING and not self.own(headers.get("origin")):
            return Refusal(403, "web-error-origin")
        return Refusal(404, "web-error-missing") if "\0" in scope["path"] else None

    def own(self, origin: str | None) -> bool:
        """Whether a page of this server sends something, or no page at all."""
        return origin is None or self.admits(origin.partition("://")[2])

    def admits(self, host: str) -> bool:
        """Whether a Host header means this server. A page elsewhere that resolves its own name to us does not."""
        name, _, port = host.rpartition(":") if not host.endswith("]") and ":" in host else (host, "", "")
        if port and not (port.isascii() and port.isdigit() and int(port[:6]) < 2**16):
            return False
        name = name.strip("[]").lower()
        return name in self.hosts or ("*" in self.hosts and is_address(name))


async def who(key: str, store: Store) -> Guest | NoStore | None:
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


def sealed(send: Send, private: bool) -> Send:
    async def send_sealed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [(name.lower(), value) for name, value in message["headers"]]
            present = {name for name, _ in headers}
            kept = not private and message["status"] < 400
            extra = {**HEADERS, "cache-control": "public, max-age=3600" if kept else "no-store"}
            headers += [(n.encode(), v.encode()) for n, v in extra.items() if n.encode() not in present]
            message = {**message, "headers": headers}
        await send(message)

    return send_sealed


def noted(scope: HTTPScope, send: Send, figures: Figures) -> Send:
    """Writes a line of the log, and counts, as soon as an answer begins."""
    began = figures.clock()

    async def send_noted(message: Message) -> None:
        if message["type"] == "http.response.start":
            LOG.info("request", extra={"fields": request_fields(scope, message["status"])})
            figures.answered(str(scope["method"]), route_of(scope), message["status"], figures.clock() - began)
        await send(message)

    return send_noted


async def refuse(send: Send, status: int, sentence: str) -> None:
    body = sentence.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
