"""The table: looking at a match, acting in it, and everything else its players can do."""

from asyncio import Event
from collections.abc import AsyncGenerator, Awaitable
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response.sse import ServerSentEventMessage
from markupsafe import escape

from threerings.core.game import Seat, UnknownAction
from threerings.core.match import IllegalAction, StaleAction
from threerings.store import Guest
from threerings.web.errors import named, sentence
from threerings.web.guests import Visiting, Visitor, proves, token_for
from threerings.web.hall import Hall
from threerings.web.live import Live
from threerings.web.render import fragment, page
from threerings.web.seats import SeatTaken
from threerings.web.sitting import NotNow, Player
from threerings.web.speech import Speech, speech
from threerings.web.streams import Stream, address_of
from threerings.web.tables import Table, forbidden, seen, undo_word, why_not
from threerings.web.tasks import happens

TOKEN = "\0"
"""Stands for the token of a visitor's forms; nothing that is written on a table has this letter."""
SHARED = 64
"""So many fragments are remembered; each is some ten thousands of letters."""
PING = 8.0
"""Seconds between signs of life: a browser takes the link for dead after 12."""


def address(live: Live) -> str:
    return f"/match/{live.card.id}"


def invitation(live: Live, secret: str) -> str:
    """The path that lets anybody who has it take the free seat."""
    return f"/join/{live.card.id}/{token_for(secret, live.card.id)}"


class Look(NamedTuple):
    """In what one visitor's table differs from that of others, but for the token of its forms."""

    seat: Seat
    language: str
    message: str
    players: tuple[Player, ...]
    invite: str
    owes: bool
    """They have not sat down yet."""


class Viewer(NamedTuple):
    """All of a visitor that a table depends on: a stream keeps this, and not the request."""

    guest: Guest | None
    language: str
    base: str
    csrf: str
    secret: str


def viewer(visitor: Visitor) -> Viewer:
    base = str(visitor.request.base_url).rstrip("/")
    return Viewer(visitor.guest, visitor.language, base, visitor.csrf, visitor.services.secret)


def look_of(live: Live, viewer: Viewer, message: str = "") -> Look:
    guest, players = viewer.guest, live.players(viewer.guest)
    invite = viewer.base + invitation(live, viewer.secret) if live.can_be_joined and players else ""
    owes = bool(live.owed_by(guest))
    return Look(live.seat_for(guest), viewer.language, message, players, invite, owes)


def table_for(live: Live, look: Look, csrf: str) -> Table:
    """A visitor's table: what their seat may know, and what they may do."""
    sitting, players = live.sitting, look.players
    words = speech(look.language, live.card.game)
    curtain = len(players) == 2 and live.opened is None and not sitting.over and not look.owes
    table = replace(
        live.table(look.seat, words),
        message=look.message,
        csrf=csrf,
        rematch=bool(players) and live.may_be_repeated and not live.rematch,
        offer=offer(live, players, words),
        curtain=curtain,
        leave=len(players) == 2 and live.opened is not None and live.next_player != live.opened,
        join=live.can_be_joined and not players and live.for_anybody,
        entropy=look.owes,
        commitment=live.commitment,
        invite=look.invite,
        urls=urls(live, seated=bool(players)),
    )
    if live.expired:
        return replace(table, question=words("table-expired"), choices=[], your_turn=False, undo="", resign=False)
    if live.waits:
        table.question = words("fair-waits")
    last = sitting.last_player()
    if curtain and last is not None:
        table.undo = undo_word(sitting, sitting.seat_of(last))
    return table


def offer(live: Live, players: tuple[Player, ...], words: Speech) -> str:
    """What players are told of a rematch."""
    if not (players and live.rematch):
        return ""
    other = 1 - players[0]
    if len(players) == 1 and live.offered_by and live.sitters[other].guest == live.offered_by:
        return words("table-rematch-offered", name=live.called(other, words))
    return words("table-rematch-ready")


def shown(live: Live, viewer: Viewer, message: str = "") -> str:
    """The part of the page that changes. All who see the same share it, but for their tokens."""
    html = drawn(live, live.changed, look_of(live, viewer, message))
    return html.replace(TOKEN, str(escape(viewer.csrf)))


@lru_cache(SHARED)
def drawn(live: Live, changed: Event, look: Look) -> str:  # noqa: ARG001 - by its event a match is known to have changed
    return fragment(table_for(live, look, TOKEN), speech(look.language, live.card.game))


def urls(live: Live, seated: bool) -> dict[str, str]:
    """Where the page sends what is done on it; empty for those who only watch."""
    here = address(live)
    doing = ("act", "why", "undo", "resign", "rematch", "ready")
    return {
        **{name: f"{here}/{name}" if seated else "" for name in doing},
        "page": here,
        "stream": f"{here}/stream",
        "join": f"{here}/join",
        "replay": f"{here}/replay",
        "next": f"/match/{live.rematch}" if seated and live.rematch else "",
    }


def answer(live: Live, visitor: Visitor, message: str = "", status: int = 200) -> Response[str]:
    """The table after something was done: the part that changed for our script, else the whole page."""
    if visitor.wants_fragment:
        return visitor.show(shown(live, viewer(visitor), message), status)
    table = table_for(live, look_of(live, viewer(visitor), message), visitor.csrf)
    return page(visitor, "table.html", status, game=live.card.game, table=table)


def done(live: Live, visitor: Visitor) -> Response[Any]:
    return answer(live, visitor) if visitor.wants_fragment else visitor.go(address(live))


@get("/match/{match:str}")
async def show_table(match: FromPath[str], visitor: Visiting) -> Response[str]:
    return answer(await visitor.hall.live(match), visitor)


@post("/match/{match:str}/act", status_code=200)
async def act(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    speech = visitor.speech(live.card.game)
    try:
        await visitor.hall.act(live, visitor.guest, whole(form.get("ply")), str(form.get("action", "")))
    except StaleAction:
        return answer(live, visitor, speech("web-error-stale"), 409)
    except UnknownAction:
        return answer(live, visitor, speech("web-error-unknown-action"), 422)
    except IllegalAction as error:
        return answer(live, visitor, forbidden(error.rule, speech), 422)
    return done(live, visitor)


@post("/match/{match:str}/undo", status_code=200)
async def undo(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    wish = visitor.hall.undo(live, visitor.guest, whole(form.get("ply")), str(form.get("answer", "ask")))
    return await settled(live, visitor, wish)


@post("/match/{match:str}/resign", status_code=200)
async def resign(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    live = await visitor.hall.live(match)
    return await settled(live, visitor, visitor.hall.resign(live, visitor.guest))


async def settled(live: Live, visitor: Visitor, change: Awaitable[None]) -> Response[Any]:
    """The answer to something that is not an action of the game."""
    try:
        await change
    except StaleAction:
        return answer(live, visitor, visitor.speech()("web-error-stale"), 409)
    except NotNow as error:
        return not_now(live, visitor, error)
    return done(live, visitor)


def not_now(live: Live, visitor: Visitor, error: NotNow) -> Response[Any]:
    status, name = named(error)
    return answer(live, visitor, sentence(error, name, visitor.speech()), status)


@post("/match/{match:str}/rematch", status_code=200, creates=True)
async def rematch(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    live = await visitor.hall.live(match)
    try:
        path = f"/match/{await visitor.hall.rematch(live, visitor.guest)}"
    except NotNow as error:
        return not_now(live, visitor, error)
    if visitor.wants_fragment:
        return visitor.show("", headers={"X-Location": path})
    return visitor.go(path)


@post("/match/{match:str}/ready", status_code=200)
async def ready(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Open the curtain for the next person at a shared screen, or draw it."""
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    if form.get("close"):
        await visitor.hall.close_curtain(live, visitor.guest)
    else:
        await visitor.hall.open_curtain(live, visitor.guest, whole(form.get("ply")))
    return done(live, visitor)


@post("/match/{match:str}/why", status_code=200)
async def why(match: FromPath[str], visitor: Visiting) -> Response[str]:
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    speech = visitor.speech(live.card.game)
    things = [str(thing) for thing in form.getall("thing", [])][:8]
    known = seen(live.sitting, live.seat_for(visitor.guest))
    try:
        message = why_not(known, speech, things, str(form.get("action", "")))
    except UnknownAction:
        message = speech("web-error-unknown-action")
    return answer(live, visitor, message)


# Sitting down.


@get("/join/{match:str}/{token:str}")
async def invited(match: FromPath[str], token: FromPath[str], visitor: Visiting) -> Response[Any]:
    """What somebody sees who was sent the link."""
    live = await visitor.hall.live(match)
    check_invitation(live, token, visitor)
    if live.players(visitor.guest):
        return visitor.go(address(live))
    host = next((player for player in (0, 1) if not live.sitters[player].free), 0)
    speech = visitor.speech(live.card.game)
    sides = live.sitting.game.sides
    values = {"host": live.called(host, speech), "side": speech(f"side-{sides[live.sitting.seat_of(1 - host)]}")}
    values |= {"commitment": live.commitment, "status": live.status, "token": token}
    return page(visitor, "join.html", game=live.card.game, card=live.card, free=live.can_be_joined, **values)


@post("/match/{match:str}/join", status_code=200, creates=True)
async def join(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Sit down: by invitation, or where anybody may. What is added to the shuffle may come later, at the table."""
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    if not (live.for_anybody or live.players(visitor.guest)):
        check_invitation(live, str(form.get("token", "")), visitor)
    words = str(form["entropy"]) if "entropy" in form else None
    try:
        await visitor.hall.join(live, await visitor.become_guest(), words)
    except SeatTaken:
        return answer(live, visitor, visitor.speech()("web-error-taken"), 409)
    except NotNow as error:
        return not_now(live, visitor, error)
    return done(live, visitor)


def check_invitation(live: Live, token: str, visitor: Visitor) -> None:
    if not proves(token, visitor.services.secret, live.card.id):
        raise NotFoundException


# The stream.


@get("/match/{match:str}/stream")
async def stream(match: FromPath[str], visitor: Visiting) -> Stream:
    visitor.services.streams.check(address_of(visitor.request.scope))
    return Stream(events(await visitor.hall.live(match), viewer(visitor), visitor.hall))


async def events(live: Live, viewer: Viewer, hall: Hall) -> AsyncGenerator[bytes, None]:
    """The newest table whenever it has changed. A browser never needs an older one."""
    sent = 0
    while not hall.closing.is_set():
        changed = live.changed
        html = shown(live, viewer)
        if hash(html) != sent:
            sent = hash(html)
            yield ServerSentEventMessage(html, event="table", id=live.sitting.ply, sep="\n").encode()
        del html  # a stream may wait for hours
        while not await happens(changed, PING):
            yield ServerSentEventMessage(live.sitting.ply, event="ping", sep="\n").encode()


def whole(text: object) -> int:
    """The ply that a form answers to; one that never was, if it is no number."""
    typed = str(text)
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 9 else -1


HANDLERS = (show_table, act, undo, resign, rematch, ready, why, invited, join, stream)
