"""A guest's account: by what they prove who they are, where they are signed in, and how to leave."""

import secrets
from typing import Any

from litestar import Response, get, post

from threerings.core.game import ThreeRingsError
from threerings.store import Guest
from threerings.store.accounts import Account
from threerings.web.guesses import count_try
from threerings.web.guests import Visiting, Visitor
from threerings.web.hall import LETTERS
from threerings.web.limits import CODES, MOST_PASSKEYS
from threerings.web.names import BadName, checked_name
from threerings.web.pages import own_name
from threerings.web.passkeys import BadPasskey, LastProof, made_passkey, registration_options
from threerings.web.passwords import BadPassword, checked_password, folded, hashed
from threerings.web.render import page
from threerings.web.sessions import NotFresh, is_fresh
from threerings.web.sign_in import code_digest, typed

GROUPS, GROUP = 4, 4
"""Letters of a recovery code: 80 bits."""


class LoginTaken(ThreeRingsError):
    """Somebody else signs in with this name."""


@get("/account")
async def show_account(visitor: Visiting) -> Response[str]:
    return await account_page(visitor)


async def account_page(
    visitor: Visitor, message: str = "", status: int = 200, codes: tuple[str, ...] = ()
) -> Response[str]:
    """The page; with recovery codes that are shown this once."""
    store, guest = visitor.hall.store, visitor.guest
    account = await store.account(guest.id) if guest else None
    fresh = account is None or is_fresh(await store.session(visitor.key))
    name = own_name(visitor) or visitor.speech()("site-title")
    return page(
        visitor,
        "account.html",
        status,
        account=account,
        fresh=fresh,
        options=registration_options(visitor, name, account.passkeys if account else ()),
        sessions=await store.sessions(guest.id) if guest else [],
        own_session=visitor.key,
        codes=codes,
        message=message,
    )


async def owner(visitor: Visitor) -> tuple[Guest, Account | None]:
    """Somebody who may change by what they prove who they are. Raises NotFresh."""
    guest = await visitor.become_guest()
    account = await visitor.hall.store.account(guest.id)
    if account and not is_fresh(await visitor.hall.store.session(visitor.key)):
        raise NotFresh("the last proof is too old")
    return guest, account


async def changed(visitor: Visitor, guest: Guest, account: Account | None) -> Response[str]:
    """There is a new proof: this browser has a new key, and a new account its recovery codes."""
    await visitor.hall.store.open_account(guest.id)
    await visitor.sign_in(guest.id)
    codes = await new_codes(visitor, guest) if account is None else ()
    return await account_page(visitor, codes=codes)


async def new_codes(visitor: Visitor, guest: Guest) -> tuple[str, ...]:
    """Codes in the place of all former ones. The store keeps their digests."""
    codes = tuple(
        "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS)) for _ in range(CODES)
    )
    await visitor.hall.store.set_codes(guest.id, tuple(map(code_digest, codes)))
    return codes


@post("/account/password", status_code=200, creates=True)
async def set_password(visitor: Visiting) -> Response[Any]:
    """A first password, with a name to sign in with; or another one, after which only this browser is signed in."""
    form = await typed(visitor)
    try:
        guest, account = await owner(visitor)
        login = (account.login if account else "") or folded(checked_name(form.get("login", "")))
        if not login:
            raise BadName("letters")
        password = await hashed(checked_password(form.get("password", ""), login))
        await count_try(visitor)
        if not await visitor.hall.store.set_password(guest.id, login, password):
            raise LoginTaken(login)
    except (BadName, BadPassword) as error:
        return await account_page(visitor, error.sentence(visitor.speech()), 422)
    except LoginTaken:
        return await account_page(visitor, visitor.speech()("web-error-login"), 409)
    if account and account.login:
        await visitor.hall.store.end_other_sessions(guest.id, visitor.key)
    return await changed(visitor, guest, account)


@post("/account/passkey", status_code=200, creates=True)
async def add_passkey(visitor: Visiting) -> Response[Any]:
    answer = str((await visitor.request.form()).get("credential", ""))
    try:
        passkey = await made_passkey(visitor, answer, visitor.device)
        guest, account = await owner(visitor)
        if account and len(account.passkeys) >= MOST_PASSKEYS:
            raise BadPasskey("that many are enough")
        if not await visitor.hall.store.add_passkey(passkey._replace(guest=guest.id)):
            raise BadPasskey("it is somebody's already")
    except BadPasskey:
        return await account_page(visitor, visitor.speech()("web-error-passkey"), 403)
    return await changed(visitor, guest, account)


@post("/account/passkey/remove", status_code=200)
async def remove_passkey(visitor: Visiting) -> Response[Any]:
    """Raises LastProof."""
    guest, account = await owner(visitor)
    if account and not account.login and len(account.passkeys) < 2:
        raise LastProof("there is no other")
    await visitor.hall.store.remove_passkey(guest.id, (await typed(visitor)).get("passkey", ""))
    return visitor.go("/account")


@post("/account/codes", status_code=200, creates=True)
async def renew_codes(visitor: Visiting) -> Response[Any]:
    guest, account = await owner(visitor)
    return await account_page(visitor, codes=await new_codes(visitor, guest) if account else ())


@post("/account/shown", status_code=200)
async def show_profile(visitor: Visiting) -> Response[Any]:
    if visitor.guest:
        shown = (await typed(visitor)).get("shown") == "on"
        await visitor.hall.store.show_account(visitor.guest.id, shown)
    return visitor.go("/account")


@post("/account/sessions/end", status_code=200)
async def end_sessions(visitor: Visiting) -> Response[Any]:
    """One session, or all but this one. What is open there is told nothing more."""
    key, guest = (await typed(visitor)).get("session", ""), visitor.guest
    if guest and key == "others":
        await visitor.hall.store.end_other_sessions(guest.id, visitor.key)
    elif guest and key != visitor.key:
        await visitor.hall.store.end_session(guest.id, key)
    if guest:
        await visitor.hall.matches.learn_of(guest.id)
    return visitor.go("/account")


HANDLERS = (
    show_account, set_password, add_passkey, remove_passkey, renew_codes, show_profile, end_sessions,
)  # fmt: skip
