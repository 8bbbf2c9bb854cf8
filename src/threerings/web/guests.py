"""Who is asking: a guest known by a cookie, or somebody new, with their language and their theme."""

import secrets
import time
from hashlib import sha256
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.response import Redirect

from threerings.store import Guest, Store
from threerings.texts import LANGUAGES
from threerings.web.framework import form_token
from threerings.web.hall import Hall, new_id
from threerings.web.limits import COOKIE_FRESH, COOKIE_LASTS
from threerings.web.names import shown_name
from threerings.web.services import Services, services_of
from threerings.web.sessions import device_of
from threerings.web.speech import Speech, language_in, speech
from threerings.web.tokens import token_for

GUEST = "threerings.guest"
"""Where the middleware leaves the guest for those who answer."""
THEMES = ("auto", "light", "dark")

AnyRequest = Request[Any, Any, Any]


def digest(key: str) -> str:
    """What the store keeps of a key. Keys are long and random, so a plain hash is enough."""
    return sha256(key.encode()).hexdigest()


def cookie_for(secret: str) -> str:
    """The name of the guests' cookie. A browser keeps one jar for all ports of a host: another server's is not ours."""
    return f"threerings-{token_for(secret, 'cookie')[:8]}"


class Visitor:
    """The one who sent a request."""

    def __init__(self, request: AnyRequest, guest: Guest | None, services: Services) -> None:
        self.request = request
        self.guest = guest
        self.services = services
        self.cookies: list[Cookie] = []
        self.key = digest(key_in(request.cookies.get(services.cookie, "")))
        """What the store keeps of the key in the browser, if there is one."""

    @property
    def hall(self) -> Hall:
        return self.services.hall

    @property
    def language(self) -> str:
        chosen = self.guest.language if self.guest else ""
        return chosen or language_in(self.request.headers.get("accept-language", ""))

    @property
    def theme(self) -> str:
        return (self.guest.theme if self.guest else "") or THEMES[0]

    @property
    def csrf(self) -> str:
        return form_token(self.request.scope)

    @property
    def here(self) -> str:
        query = self.request.url.query
        return self.request.url.path + (f"?{query}" if query else "")

    @property
    def base(self) -> str:
        """What an address of this server begins with, as the visitor reaches it."""
        return str(self.request.base_url).rstrip("/")

    @property
    def device(self) -> str:
        return device_of(self.request.headers.get("user-agent", ""))

    @property
    def wants_fragment(self) -> bool:
        return "x-fragment" in self.request.headers

    def speech(self, game: str = "", *parts: str) -> Speech:
        return speech(self.language, game, *parts)

    async def become_guest(self) -> Guest:
        """The guest; one is made where there was none, and the browser is given the key."""
        if self.guest is None:
            key = secrets.token_urlsafe(32)
            self.guest = Guest(new_id())
            await self.hall.store.add_guest(self.guest, digest(key), self.device)
            self.remember(key)
        return self.guest

    async def sign_in(self, guest: str) -> None:
        """Be somebody in this browser from now on, with a new key. The session that was here before ends."""
        key, before, whose = secrets.token_urlsafe(32), self.key, self.guest
        await self.hall.store.add_key(guest, digest(key), device=self.device)
        self.guest = await self.hall.store.guest(guest)
        self.remember(key)
        if whose and whose.id == guest:
            await self.hall.store.hand_on_channels(before, self.key)
        if whose:
            await self.hall.store.end_session(whose.id, before)
            await self.hall.matches.learn_of(whose.id)

    async def sign_out(self) -> None:
        if self.guest:
            await self.hall.store.end_session(self.guest.id, self.key)
            await self.hall.matches.learn_of(self.guest.id)
            self.guest = None
        self.remember("", 0)

    async def change(self, **values: str) -> Guest:
        self.guest = (await self.become_guest())._replace(**values)
        await self.hall.store.change_guest(self.guest)
        return self.guest

    def remember(self, key: str, lasts: int = COOKIE_LASTS) -> None:
        """Have the browser keep a key, for so many seconds from now."""
        name, secure = self.services.cookie, self.request.url.scheme == "https"
        value, self.key = f"{key}.{int(time.time())}", digest(key)
        self.cookies = [
            Cookie(name, value=value, path="/", max_age=lasts, httponly=True, samesite="lax", secure=secure)
        ]

    def renew(self) -> None:
        """Whoever comes back stays known: their cookie would end a year after the first visit."""
        key, _, made = self.request.cookies.get(self.services.cookie, "").partition(".")
        if not fresh(made):
            self.remember(key)

    def go(self, path: str) -> Response[Any]:
        """After a form: the page to look at next."""
        return Redirect(path, status_code=303, cookies=self.cookies)

    def show(self, html: str, status: int = 200, headers: dict[str, str] | None = None) -> Response[str]:
        return Response(
            html, media_type=MediaType.HTML, status_code=status, cookies=self.cookies, headers=headers or {}
        )


Visiting = NamedDependency[Visitor]
"""A visitor, as those who answer ask for one."""


def recognise(request: AnyRequest) -> Visitor:
    """The visitor behind a request. The middleware has looked at the cookie already."""
    guest = request.scope.get(GUEST)
    visitor = Visitor(request, guest if isinstance(guest, Guest) else None, services_of(request.app))
    if visitor.guest:
        visitor.renew()
    return visitor


def fresh(made: str) -> bool:
    """Whether a cookie of this moment need not be renewed. Browsers say what they like: it only concerns themselves."""
    return made.isascii() and made.isdigit() and 0 <= time.time() - int(made[:12]) < COOKIE_FRESH


def key_in(cookie: str) -> str:
    """The key alone: with it a cookie holds since when it is in the browser."""
    return cookie.partition(".")[0]


async def guest_with(key: str, store: Store) -> Guest | None:
    """The guest to whom a key belongs."""
    guest = await store.guest_with(digest(key)) if key else None
    return guest._replace(name=shown_name(guest.name)) if guest else None


def own_path(path: str) -> str:
    """A path on this server to go back to, whoever wrote it into a form."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"


def known_language(language: str) -> str:
    return language if language in LANGUAGES else ""
