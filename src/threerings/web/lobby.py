"""The lobby: matches that wait for somebody, that go on and that are over. It renews itself as they change."""

from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final

from litestar import Response, get
from litestar.response.sse import ServerSentEventMessage

from threerings.store import OPEN, RUNNING, NoStore
from threerings.web.guests import Visiting, Visitor
from threerings.web.hall import Hall
from threerings.web.lists import LISTS, MatchRow, Reader, list_page, rows
from threerings.web.noticeboard import LISTED, LOOK
from threerings.web.render import page, templates
from threerings.web.streams import Stream, address_of
from threerings.web.tasks import happens

OWN: Final = 8
"""After so many looks at what everybody may join or watch a visitor's own matches are looked for again."""

Lists = list[tuple[str, list[MatchRow], bool]]


async def lists_for(hall: Hall, reader: Visitor | Reader) -> Lists:
    lists = []
    for name in LISTS:
        found = await list_page(hall.store, name, reader.guest, LISTED)
        if found.matches or name in (OPEN, RUNNING):
            lists.append((name, await rows(hall, reader, found.matches), found.older is not None))
    return lists


@get("/lobby")
async def lobby(visitor: Visiting) -> Response[str]:
    return page(visitor, "lobby.html", lists=await lists_for(visitor.hall, visitor))


@get("/lobby/stream")
async def stream(visitor: Visiting) -> Stream:
    visitor.services.streams.check(address_of(visitor.request.scope))
    return Stream(events(visitor.hall, Reader(visitor.guest, visitor.language), visitor.csrf, visitor.key))


async def events(hall: Hall, reader: Reader, csrf: str, key: str) -> AsyncGenerator[bytes, None]:
    """The lists, whenever they have changed, as long as the session lasts."""
    seen: tuple[str, ...] | None = None
    sent, looks = 0, 0
    with hall.matches.sessions.staying(reader.guest.id if reader.guest else "", key) as stay:
        while stay.lasts and not hall.closing.is_set():
            html = ""
            with suppress(NoStore):  # the page stays as it is
                mark = await hall.noticeboard.mark()
                if mark != seen or looks % OWN == 0:
                    html, seen = fragment(await lists_for(hall, reader), reader, csrf), mark
            if html and hash(html) != sent:
                sent = hash(html)
                yield ServerSentEventMessage(html, event="part", sep="\n").encode()
            elif looks % OWN == 0:
                yield ServerSentEventMessage("", event="ping", sep="\n").encode()
            looks += 1
            await happens(hall.closing, LOOK)


def fragment(lists: Lists, reader: Reader, csrf: str) -> str:
    template = templates().get_template("lobby_lists.html")
    return template.render(lists=lists, speech=reader.speech(), csrf=csrf)


HANDLERS = (lobby, stream)
