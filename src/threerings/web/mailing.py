"""An address for letters: given by an account, confirmed from the letter that comes there, good for notices and for
coming back. Nobody is told whether somebody else has given an address."""

import secrets
import time
from typing import Any, Final

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from threerings.store.calls import MAIL, Channel
from threerings.web.accounts import owner
from threerings.web.guesses import TooManyTries, count_try, name_of
from threerings.web.guests import Visiting, Visitor, digest
from threerings.web.letters import BadMail, checked_mail
from threerings.web.limits import MOST_LETTERS
from threerings.web.messenger import letter_token
from threerings.web.render import page
from threerings.web.sign_in import sign_in_page, typed
from threerings.web.telling import keep, notices_page

HOUR: Final = 3600
DAY: Final = 24 * HOUR
CONFIRM, STOP = "confirm", "stop"


@post("/notices/mail", status_code=200, creates=True)
async def give_mail(visitor: Visiting) -> Response[Any]:
    """An address; a letter goes there. Raises NotFresh or TooManyTries."""
    form = await typed(visitor)
    guest, account = await owner(visitor)
    if account is None or visitor.services.messenger.office is None:
        raise NotFoundException
    try:
        address = checked_mail(form.get("address", ""))
    except BadMail:
        return await notices_page(visitor, visitor.speech()("web-error-mail"), status=422)
    await count_letter(visitor, address)
    for former in await visitor.hall.store.channels(guest.id):
        if former.way == MAIL:
            await visitor.hall.store.remove_channel(guest.id, MAIL, former.address)
    channel = Channel(guest.id, MAIL, address, language=visitor.language, base=visitor.base, confirmed=False)
    await keep(visitor, guest, channel)
    link = f"{visitor.base}/letters/{letter_token(visitor.services.secret, CONFIRM, channel, int(time.time()))}"
    visitor.services.messenger.write(channel, CONFIRM, [link])
    return await notices_page(visitor, news=visitor.speech()("web-mail-sent", address=address))


async def count_letter(visitor: Visitor, address: str) -> None:
    """Raises TooManyTries."""
    await count_try(visitor)
    if await visitor.hall.store.tried(name_of(visitor, "letter", address), HOUR) > MOST_LETTERS:
        raise TooManyTries("too many letters")


async def channel_by(visitor: Visitor, purpose: str, token: str) -> Channel:
    """The address to which the letter with this token went. Raises NotFoundException."""
    guest, made, _ = (*token.split("."), "", "", "")[:3]
    stamp = int(made) if made.isascii() and made.isdigit() and len(made) < 12 else -1
    fresh = purpose == STOP or 0 <= time.time() - stamp <= DAY
    for channel in await visitor.hall.store.channels(guest) if fresh else ():
        expected = letter_token(visitor.services.secret, purpose, channel, stamp)
        if channel.way == MAIL and secrets.compare_digest(expected.encode(), token.encode()):
            return channel
    raise NotFoundException


@get("/letters/{token:str}")
async def ask_to_confirm(token: FromPath[str], visitor: Visiting) -> Response[str]:
    """Opened from the letter. Nothing happens yet: programs that preview links may look at it too."""
    channel = await channel_by(visitor, CONFIRM, token)
    return page(visitor, "letter.html", purpose=CONFIRM, address=channel.address, token=token, done=False)


@post("/letters/{token:str}", status_code=200)
async def confirm(token: FromPath[str], visitor: Visiting) -> Response[str]:
    channel = await channel_by(visitor, CONFIRM, token)
    if not channel.confirmed:
        await visitor.hall.store.add_channel(channel._replace(confirmed=True))
    return page(visitor, "letter.html", purpose=CONFIRM, address=channel.address, token=token, done=True)


@get("/letters/stop/{token:str}")
async def ask_to_stop(token: FromPath[str], visitor: Visiting) -> Response[str]:
    channel = await channel_by(visitor, STOP, token)
    return page(visitor, "letter.html", purpose=STOP, address=channel.address, token=token, done=not channel.wants)


@post("/letters/stop/{token:str}", status_code=200, exclude_from_csrf=True)
async def stop_letters(token: FromPath[str], visitor: Visiting) -> Response[Any]:
    """No more notices; the address stays good for coming back. A program that reads letters may send this by itself,
    and is not led elsewhere: the token proves enough."""
    channel = await channel_by(visitor, STOP, token)
    await visitor.hall.store.add_channel(channel._replace(wants=""))
    await visitor.hall.matches.learn_of(channel.guest)
    if (await typed(visitor)).get("page"):
        return visitor.go(f"/letters/stop/{token}")
    return Response("", media_type=MediaType.TEXT)


@post("/sign-in/letter", status_code=200, creates=True)
async def send_way_back(visitor: Visiting) -> Response[str]:
    """A letter with a link by which the owner of an address comes back. Whether somebody has it is not told."""
    form = await typed(visitor)
    if visitor.services.messenger.office is None:
        raise NotFoundException
    try:
        address = checked_mail(form.get("address", ""))
    except BadMail:
        return await sign_in_page(visitor, form, visitor.speech()("web-error-mail"), 422)
    await count_letter(visitor, address)
    for channel in await visitor.hall.store.channels_at(MAIL, address):
        if channel.confirmed:
            key = secrets.token_urlsafe(24)
            await visitor.hall.store.add_key(channel.guest, digest(key), once=True)
            visitor.services.messenger.write(channel, "back", [f"{channel.base}/take/{key}"])
    return await sign_in_page(visitor, form, news=visitor.speech()("web-mail-back-sent"))


HANDLERS = (give_mail, ask_to_confirm, confirm, ask_to_stop, stop_letters, send_way_back)
