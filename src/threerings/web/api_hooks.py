"""The programs' door to being told: an address of a program's own, to which signed notices are posted."""

import secrets
from datetime import UTC, datetime
from typing import Final

from litestar import delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from threerings.store import Guest
from threerings.store.calls import HOOK, Channel
from threerings.store.rows import moment
from threerings.web import api, payloads
from threerings.web.calls import KINDS
from threerings.web.description import PROVEN, refusals
from threerings.web.guests import AnyRequest
from threerings.web.hall import Hall
from threerings.web.outgoing import checked_url
from threerings.web.services import services_of

PATH: Final = "/hook"


@post(PATH, status_code=200, creates=True, security=PROVEN, responses=refusals(400, 401, 403, 413, 422, 503))
async def set_hook(data: JSONBody[payloads.HookWish], request: AnyRequest) -> payloads.HookCard:
    """Be told at an address of yours when something waits for you: one address, in the place of any former one."""
    guest, hall = await api.guest_and_hall(request)
    checked_url(data.url, services_of(request.app).messenger.anywhere)
    await forget(hall, guest)
    wants: list[str] = [kind for kind in KINDS if kind in data.wants]
    base, made = str(request.base_url).rstrip("/"), moment(datetime.now(UTC))
    language, secret = api.language_of(request), secrets.token_urlsafe(32)
    channel = Channel(guest.id, HOOK, data.url, secret, " ".join(wants), language, base, made=made)
    await hall.store.add_channel(channel)
    await hall.matches.learn_of(guest.id)
    return payloads.HookCard(data.url, list(wants), secret)


@get(PATH, security=PROVEN, responses=refusals(401, 404, 503))
async def show_hook(request: AnyRequest) -> payloads.HookCard:
    """Where you are told; without the secret, which is told once."""
    guest, hall = await api.guest_and_hall(request)
    for one in await own_hooks(hall, guest):
        return payloads.HookCard(one.address, one.wants.split())
    raise NotFoundException


@delete(PATH, status_code=200, security=PROVEN, responses=refusals(401, 403, 503))
async def remove_hook(request: AnyRequest) -> payloads.HookCard:
    """Be told no more. The answer has no address, as there is none."""
    guest, hall = await api.guest_and_hall(request)
    await forget(hall, guest)
    await hall.matches.learn_of(guest.id)
    return payloads.HookCard("", [])


async def own_hooks(hall: Hall, guest: Guest) -> list[Channel]:
    return [one for one in await hall.store.channels(guest.id) if one.way == HOOK]


async def forget(hall: Hall, guest: Guest) -> None:
    for one in await own_hooks(hall, guest):
        await hall.store.remove_channel(guest.id, HOOK, one.address)


HANDLERS = (set_hook, show_hook, remove_hook)
