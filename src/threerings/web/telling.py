"""Being told: where a guest switches on what they want to hear while they are away, and switches it off again."""

from datetime import UTC, datetime
from typing import Any

from litestar import Response, get, post
from litestar.enums import MediaType

from threerings.store import Guest
from threerings.store.calls import MAIL, PUSH, Channel
from threerings.store.rows import moment
from threerings.web.calls import KINDS
from threerings.web.guests import Visiting, Visitor
from threerings.web.limits import LONGEST_ADDRESS, MOST_BROWSERS
from threerings.web.outgoing import checked_url
from threerings.web.render import page
from threerings.web.sealing import BadKey, checked_keys
from threerings.web.sign_in import typed


@get("/notices")
async def show_notices(visitor: Visiting) -> Response[str]:
    return await notices_page(visitor)


async def notices_page(visitor: Visitor, message: str = "", news: str = "", status: int = 200) -> Response[str]:
    store, guest = visitor.hall.store, visitor.guest
    channels = await store.channels(guest.id) if guest else []
    return page(
        visitor,
        "notices.html",
        status,
        kinds=KINDS,
        here_told=next((one for one in channels if one.way == PUSH and one.session == visitor.key), None),
        elsewhere=[one for one in channels if one.way == PUSH and one.session != visitor.key],
        mail=next((one for one in channels if one.way == MAIL), None),
        letters=visitor.services.messenger.office is not None,
        account=await store.account(guest.id) if guest else None,
        message=message,
        news=news,
    )


@get("/notices/key", media_type=MediaType.TEXT)
async def show_key(visitor: Visiting) -> str:
    """By which a browser knows who may send it something."""
    return visitor.services.messenger.public_key


@post("/notices/push", status_code=200, creates=True)
async def add_push(visitor: Visiting) -> Response[Any]:
    """A browser hands on where its push service takes messages for it. Raises BadAddress or BadKey."""
    form = await visitor.request.form()
    endpoint = str(form.get("endpoint", ""))[: LONGEST_ADDRESS + 1]
    checked_url(endpoint, visitor.services.messenger.anywhere)
    keys = checked_keys(str(form.get("p256dh", "")), str(form.get("auth", "")))
    for known in await visitor.hall.store.channels_at(PUSH, endpoint):
        if known.secret != keys:
            raise BadKey("another browser has this address")
    guest = await visitor.become_guest()
    await make_room(visitor, guest)
    await keep(visitor, guest, Channel(guest.id, PUSH, endpoint, keys, " ".join(KINDS), session=visitor.key))
    return visitor.go("/notices")


async def make_room(visitor: Visitor, guest: Guest) -> None:
    """A browser has one address, and a guest not too many browsers."""
    pushes = [one for one in await visitor.hall.store.channels(guest.id) if one.way == PUSH]
    former = [one for one in pushes if one.session == visitor.key]
    others = [one for one in pushes if one.session != visitor.key]
    for one in [*former, *others[: max(0, len(others) - MOST_BROWSERS + 1)]]:
        await visitor.hall.store.remove_channel(guest.id, PUSH, one.address)


async def keep(visitor: Visitor, guest: Guest, channel: Channel) -> None:
    made = channel.made or moment(datetime.now(UTC))
    channel = channel._replace(language=visitor.language, base=visitor.base, made=made)
    await visitor.hall.store.add_channel(channel)
    await visitor.hall.matches.learn_of(guest.id)


async def own_channel(visitor: Visitor, way: str, address: str = "") -> Channel | None:
    """The one of this browser, or the guest's only one of another way; or the one at an address."""
    channels = await visitor.hall.store.channels(visitor.guest.id) if visitor.guest else []
    found = [one for one in channels if one.way == way and address in ("", one.address)]
    return next((one for one in found if address or way != PUSH or one.session == visitor.key), None)


@post("/notices/kind", status_code=200, creates=True)
async def switch_kind(visitor: Visiting) -> Response[Any]:
    """Switch one kind of notices on or off, the usual way or in letters."""
    form = await typed(visitor)
    way = MAIL if form.get("way") == MAIL else PUSH
    channel, kind = await own_channel(visitor, way), form.get("kind")
    if visitor.guest and channel:
        wants = [one for one in KINDS if (one in channel.wants.split()) != (one == kind)]
        await keep(visitor, visitor.guest, channel._replace(wants=" ".join(wants)))
    return visitor.go("/notices")


@post("/notices/stop", status_code=200)
async def stop(visitor: Visiting) -> Response[Any]:
    """No more pushes to a browser, this one or another; or no more letters, and the address forgotten."""
    form = await visitor.request.form()
    way = MAIL if form.get("way") == MAIL else PUSH
    channel = await own_channel(visitor, way, str(form.get("address", ""))[: LONGEST_ADDRESS + 1])
    if visitor.guest and channel:
        await visitor.hall.store.remove_channel(visitor.guest.id, channel.way, channel.address)
        await visitor.hall.matches.learn_of(visitor.guest.id)
    return visitor.go("/notices")


HANDLERS = (show_notices, show_key, add_push, switch_kind, stop)
