"""Signing in: by a passkey, by name and password, or by a recovery code. What does not fit is always told alike."""

from typing import Any, Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from threerings.core.game import ThreeRingsError
from threerings.web.guesses import count_try, forget_tries
from threerings.web.guests import Visiting, Visitor, digest, own_path
from threerings.web.pages import own_name
from threerings.web.passkeys import BadPasskey, proven_guest, sign_in_options
from threerings.web.passwords import fits, folded
from threerings.web.render import page

LONGEST: Final = 300
"""Letters of anything that is typed in."""


class NotProven(ThreeRingsError):
    """A name and a password that do not fit together, or a code that is nobody's. Which of it is wrong is not told."""


class Blocked(ThreeRingsError):
    """The operator does not let this account in."""


REFUSALS: Final[dict[type[ThreeRingsError], tuple[int, str]]] = {
    NotProven: (403, "sign-in"),
    BadPasskey: (403, "passkey"),
    Blocked: (403, "blocked"),
}
Form = dict[str, str]


@get("/sign-in")
async def sign_in(visitor: Visiting, *, back: FromQuery[str] = "/lobby") -> Response[str]:
    return await sign_in_page(visitor, {"back": back})


async def sign_in_page(
    visitor: Visitor, form: Form, message: str = "", status: int = 200, news: str = ""
) -> Response[str]:
    return page(
        visitor,
        "sign_in.html",
        status,
        options=sign_in_options(visitor),
        back=own_path(form.get("back", "/lobby")),
        login=form.get("login", ""),
        own=own_name(visitor) if await would_lose_seats(visitor) else "",
        letters=visitor.services.messenger.office is not None,
        message=message,
        news=news,
    )


async def would_lose_seats(visitor: Visitor) -> bool:
    """Whether this browser is somebody who can come back by this browser only."""
    return visitor.guest is not None and await visitor.hall.store.account(visitor.guest.id) is None


async def typed(visitor: Visitor) -> Form:
    form = await visitor.request.form()
    return {key: str(form[key])[:LONGEST] for key in form if key != "credential"}


async def enter(visitor: Visitor, form: Form, guest: str) -> Response[Any]:
    """Somebody has proven who they are. Raises Blocked."""
    if await visitor.hall.store.is_blocked(guest):
        raise Blocked("not let in")
    await visitor.sign_in(guest)
    return visitor.go(own_path(form.get("back", "/lobby")))


async def refused(visitor: Visitor, form: Form, error: ThreeRingsError) -> Response[str]:
    """The page again, with what was wrong."""
    status, name = REFUSALS[type(error)]
    return await sign_in_page(visitor, form, visitor.speech()(f"web-error-{name}"), status)


async def by_password(visitor: Visitor, form: Form) -> str:
    """Raises NotProven or TooManyTries."""
    login = folded(form.get("login", ""))
    await count_try(visitor, login or "-")
    guest, kept = await visitor.hall.store.password(login) or ("", "")
    if not await fits(form.get("password", ""), kept):
        raise NotProven("they do not fit")
    await forget_tries(visitor, login)
    return guest


async def by_passkey(visitor: Visitor, _: Form) -> str:
    """Raises BadPasskey or TooManyTries."""
    await count_try(visitor)
    return await proven_guest(visitor, str((await visitor.request.form()).get("credential", "")))


async def by_code(visitor: Visitor, form: Form) -> str:
    """Raises NotProven or TooManyTries."""
    await count_try(visitor)
    guest = await visitor.hall.store.spend_code(code_digest(form.get("code", "")))
    if guest is None:
        raise NotProven("nobody's code")
    return guest


def code_digest(code: str) -> str:
    """What is kept of a recovery code, however it is typed. Codes are long and random, so a plain hash is enough."""
    return digest("code " + "".join(filter(str.isalnum, code.casefold())))


WAYS: Final = {"password": by_password, "passkey": by_passkey, "code": by_code}


@post("/sign-in/{way:str}", status_code=200, creates=True)
async def prove(way: FromPath[str], visitor: Visiting) -> Response[Any]:
    form = await typed(visitor)
    if await would_lose_seats(visitor) and form.get("leave") != "yes":
        return await sign_in_page(visitor, form, status=409)
    if way not in WAYS:
        raise NotFoundException
    try:
        return await enter(visitor, form, await WAYS[way](visitor, form))
    except tuple(REFUSALS) as error:
        return await refused(visitor, form, error)


@post("/sign-out", status_code=200)
async def sign_out(visitor: Visiting) -> Response[Any]:
    """Only for those who can come back: a guest without an account would lose everything."""
    if not await would_lose_seats(visitor):
        await visitor.sign_out()
    return visitor.go("/")


HANDLERS = (sign_in, prove, sign_out)
