"""The table: looking at a match, acting in it, and everything else its players can do."""

from asyncio import Event
from collections.abc import AsyncGenerator, Awaitable
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from typing import Any, NamedTuple

import segno
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response.sse import ServerSentEventMessage
from markupsafe import escape

from threerings.core.game import Option, Seat, UnknownAction
from threerings.core.match import IllegalAction, StaleAction
from threerings.store import Guest
from threerings.web.aid_pages import aid_page, lit_things
from threerings.web.errors import sentence, status_and_name
from threerings.web.guests import Visiting, Visitor, proves, token_for
from threerings.web.hall import Hall
from threerings.web.lists import deck_link
from threerings.web.live import LiveMatch
from threerings.web.names import BadName, checked_name
from threerings.web.pages import short_name
from threerings.web.render import fragment, page
from threerings.web.seats import SeatTaken
from threerings.web.series import NotNow, Player
from threerings.web.speech import Speech, speech
from threerings.web.streams import Stream, address_of
from threerings.web.tables import TablePage, drawing_of, match_view, refusal_sentence, undo_word, why_not
from threerings.web.tasks import happens

TOKEN = "\0"
"""Stands for the token of a visitor's forms; nothing that is written on a table has this letter."""
SHARED = 64
"""So many fragments are remembered; each is some ten thousands of letters."""
PING = 8.0
"""Seconds between signs of life: a browser takes the link for dead after 12."""


def address(live: LiveMatch) -> str:
    return f"/match/{live.header.id}"


def invitation(live: LiveMatch, secret: str) -> str:
    """The path that lets anybody who has it take the free seat."""
    return f"/join/{live.header.id}/{token_for(secret, live.header.id)}"


class Look(NamedTuple):
    """In what one visitor's table differs from that of others, but for the token of its forms."""

    seat: Seat
    language: str
    message: str
    players: tuple[Player, ...]
    invite: str
    owes: bool
    """They have not sat down yet."""
    held: bool
    """They look at the last climax until they go on."""


class Viewer(NamedTuple):
    """All of a visitor that a table depends on: a stream keeps this, and not the request."""

    guest: Guest | None
    language: str
    base: str
    csrf: str
    secret: str


def viewer(visitor: Visitor) -> Viewer:
    return Viewer(visitor.guest, visitor.language, visitor.base, visitor.csrf, visitor.services.secret)


def look_of(live: LiveMatch, viewer: Viewer, message: str = "") -> Look:
    guest, players = viewer.guest, live.players(viewer.guest)
    invite = viewer.base + invitation(live, viewer.secret) if live.can_be_joined and players else ""
    owes, held = bool(live.owed_by(guest)), guest is not None and live.holds(guest.id)
    return Look(live.seat_for(guest), viewer.language, message, players, invite, owes, held)


def table_for(live: LiveMatch, look: Look, csrf: str) -> TablePage:
    """A visitor's table: what their seat may know, and what they may do."""
    series, players = live.series, look.players
    words = speech(look.language, live.header.game)
    shared, going = len(players) == 2, not (series.over or look.owes or look.held)
    curtain = shared and live.curtain_open_for is None and going and not live.alike
    helped = live.pupil in players and going
    lit = lit_things(live, series.prompt(look.seat)) if helped else frozenset()
    table = replace(
        live.table(look.seat, words, look.held, lit, helped and live.pupil in series.shown_chances),
        aid=aid_page(live, words) if helped else None,
        message=look.message,
        csrf=csrf,
        rematch=bool(players) and live.may_be_repeated and not live.rematch,
        offer=offer(live, players, words),
        curtain=curtain,
        leave=shared
        and live.curtain_open_for is not None
        and live.next_player != live.curtain_open_for
        and not look.held,
        join=live.can_be_joined and not players and live.for_anybody,
        entropy=look.owes,
        commitment=live.commitment,
        invite=look.invite,
        urls=urls(live, look.invite, seated=bool(players)),
    )
    if live.expired:
        return replace(
            table, question=words(f"table-{live.header.status}"), choices=[], your_turn=False, undo="", resign=False
        )
    if live.waits:
        table.question = words("fair-waits")
    last = series.last_player()
    if shared and going and live.curtain_open_for is None and last is not None:
        table.undo = undo_word(series, series.seat_of(last))
    return table


def offer(live: LiveMatch, players: tuple[Player, ...], words: Speech) -> str:
    """What players are told of a rematch."""
    if not (players and live.rematch):
        return ""
    other = 1 - players[0]
    if len(players) == 1 and live.offered_by and live.sitters[other].guest == live.offered_by:
        return words("table-rematch-offered", name=live.name_of(other, words))
    return words("table-rematch-ready")


def viewer_fragment(live: LiveMatch, viewer: Viewer, message: str = "") -> str:
    """The part of the page that changes. All who see the same share it, but for their tokens."""
    html = shared_fragment(live, live.changed, look_of(live, viewer, message))
    return html.replace(TOKEN, str(escape(viewer.csrf)))


@lru_cache(SHARED)
def shared_fragment(live: LiveMatch, changed: Event, look: Look) -> str:  # noqa: ARG001 - by its event a match is known to have changed
    return fragment(table_for(live, look, TOKEN), speech(look.language, live.header.game))


def urls(live: LiveMatch, invite: str, seated: bool) -> dict[str, str]:
    """Where the page sends what is done on it; empty for those who only watch."""
    here = address(live)
    doing = ("act", "go-on", "why", "undo", "resign", "rematch", "ready", "hint", "chances", "coach")
    return {
        **{name: f"{here}/{name}" if seated else "" for name in doing},
        "page": here,
        "stream": f"{here}/stream",
        "join": f"{here}/join",
        "qr": f"{invite}/qr.svg" if invite else "",
        "replay": f"{here}/replay",
        "review": f"{here}/review",
        "deck": deck_link(live.header),
        "next": f"/match/{live.rematch}" if seated and live.rematch else "",
    }


def table_response(live: LiveMatch, visitor: Visitor, message: str = "", status: int = 200) -> Response[str]:
    """The table after something was done: the part that changed for our script, else the whole page."""
    if visitor.wants_fragment:
        return visitor.show(viewer_fragment(live, viewer(visitor), message), status)
    table = table_for(live, look_of(live, viewer(visitor), message), visitor.csrf)
    return page(visitor, "table.html", status, game=live.header.game, table=table)


def after_change(live: LiveMatch, visitor: Visitor) -> Response[Any]:
    return table_response(live, visitor) if visitor.wants_fragment else visitor.go(address(live))


@get("/match/{match:str}")
async def show_table(match: FromPath[str], visitor: Visiting) -> Response[str]:
    live = await visitor.hall.live(match)
    await visitor.hall.look(live, visitor.guest)
    return table_response(live, visitor)


@post("/match/{match:str}/act", status_code=200)
async def act(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    speech, ply = visitor.speech(live.header.game), ply_in(form.get("ply"))
    await visitor.hall.look(live, visitor.guest)
    await visitor.hall.go_on(live, visitor.guest, ply)
    try:
        await visitor.hall.act(live, visitor.guest, ply, str(form.get("action", "")))
    except StaleAction:
        return table_response(live, visitor, speech("web-error-stale"), 409)
    except UnknownAction:
        return table_response(live, visitor, speech("web-error-unknown-action"), 422)
    except IllegalAction as error:
        return table_response(live, visitor, refusal_sentence(error.rule, speech), 422)
    return after_change(live, visitor)


@post("/match/{match:str}/go-on", status_code=200)
async def go_on(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """A player has looked long enough at the end of a duel, a chapter or a game."""
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    await visitor.hall.go_on(live, visitor.guest, ply_in(form.get("ply")))
    return after_change(live, visitor)


@post("/match/{match:str}/undo", status_code=200)
async def undo(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    wish = visitor.hall.undo(live, visitor.guest, ply_in(form.get("ply")), str(form.get("answer", "ask")))
    return await try_change(live, visitor, wish)


@post("/match/{match:str}/resign", status_code=200)
async def resign(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    live = await visitor.hall.live(match)
    return await try_change(live, visitor, visitor.hall.resign(live, visitor.guest))


async def try_change(live: LiveMatch, visitor: Visitor, change: Awaitable[None]) -> Response[Any]:
    """The answer to something that is not an action of the game."""
    try:
        await change
    except StaleAction:
        return table_response(live, visitor, visitor.speech()("web-error-stale"), 409)
    except NotNow as error:
        return not_now(live, visitor, error)
    return after_change(live, visitor)


def not_now(live: LiveMatch, visitor: Visitor, error: NotNow) -> Response[Any]:
    status, name = status_and_name(error)
    return table_response(live, visitor, sentence(error, name, visitor.speech()), status)


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
        await visitor.hall.open_curtain(live, visitor.guest, ply_in(form.get("ply")))
    return after_change(live, visitor)


@post("/match/{match:str}/why", status_code=200)
async def why(match: FromPath[str], visitor: Visiting) -> Response[str]:
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    speech = visitor.speech(live.header.game)
    things = [str(thing) for thing in form.getall("thing", [])][:8]
    known = match_view(live.series, live.seat_for(visitor.guest))
    try:
        message = why_not(known, speech, things, str(form.get("action", "")))
    except UnknownAction:
        message = speech("web-error-unknown-action")
    return table_response(live, visitor, message)


# Sitting down.


@get("/join/{match:str}/{token:str}")
async def show_invitation(match: FromPath[str], token: FromPath[str], visitor: Visiting) -> Response[Any]:
    """What somebody sees who was sent the link."""
    live = await visitor.hall.live(match)
    check_invitation(live, token, visitor)
    if live.players(visitor.guest):
        return visitor.go(address(live))
    host = next((player for player in (0, 1) if not live.sitters[player].free), 0)
    speech = visitor.speech(live.header.game)
    sides = live.series.game.sides
    seat = live.series.seat_of(1 - host)
    values = {"host": live.name_of(host, speech), "seat": seat, "side": speech(f"side-{sides[seat]}")}
    values |= {
        "commitment": live.commitment,
        "status": live.status,
        "token": token,
        "minutes": live.series.game.minutes,
    }
    values |= {"options": unusual(live, speech), "picture": drawing_of(live.header.game).picture()}
    return page(visitor, "join.html", game=live.header.game, header=live.header, free=live.can_be_joined, **values)


def unusual(live: LiveMatch, speech: Speech) -> list[tuple[str, str, str]]:
    """What the players have settled otherwise than usual, in words, and where a document is shown."""
    chosen = [(option, live.series.options[option.name]) for option in live.series.game.options]
    return [
        (
            short_name(option.name, speech),
            option_words(option, value, speech),
            "" if option.choices else deck_link(live.header),
        )
        for option, value in chosen
        if value != option.default
    ]


def option_words(option: Option, value: object, speech: Speech) -> str:
    if option.several:
        return ", ".join(speech(f"variant-{choice}") for choice in str(value).split())
    return speech(f"option-{option.name}-{value}" if option.choices else f"option-{option.name}-own")


@get("/join/{match:str}/{token:str}/qr.svg")
async def qr(match: FromPath[str], token: FromPath[str], visitor: Visiting) -> Response[bytes]:
    """The invitation for a phone to look at."""
    live = await visitor.hall.live(match)
    check_invitation(live, token, visitor)
    link = viewer(visitor).base + invitation(live, visitor.services.secret)
    picture = BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=4, dark="#2b2118", light="#fffdf7")
    return Response(picture.getvalue(), media_type="image/svg+xml")


@post("/match/{match:str}/join", status_code=200, creates=True)
async def join(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Sit down: by invitation, or where anybody may. What is added to the shuffle may come later, at the table."""
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    if not (live.for_anybody or live.players(visitor.guest)):
        check_invitation(live, str(form.get("token", "")), visitor)
    if form.get("name"):
        try:
            guest = await visitor.change(name=checked_name(str(form["name"])))
        except BadName as error:
            return table_response(live, visitor, error.sentence(visitor.speech()), 422)
        await visitor.hall.matches.rename(guest.id)
    words = str(form["entropy"]) if "entropy" in form else None
    try:
        await visitor.hall.join(live, await visitor.become_guest(), words)
    except SeatTaken:
        return table_response(live, visitor, visitor.speech()("web-error-taken"), 409)
    except NotNow as error:
        return not_now(live, visitor, error)
    return after_change(live, visitor)


def check_invitation(live: LiveMatch, token: str, visitor: Visitor) -> None:
    if not proves(token, visitor.services.secret, live.header.id):
        raise NotFoundException


# The stream.


@get("/match/{match:str}/stream")
async def stream(match: FromPath[str], visitor: Visiting) -> Stream:
    visitor.services.streams.check(address_of(visitor.request.scope))
    live = await visitor.hall.live(match)
    await visitor.hall.look(live, visitor.guest)
    return Stream(events(live, viewer(visitor), visitor.hall, visitor.key))


async def events(live: LiveMatch, viewer: Viewer, hall: Hall, key: str) -> AsyncGenerator[bytes, None]:
    """The newest table whenever it has changed, as long as the session lasts. A browser never needs an older one."""
    sent = 0
    with hall.matches.sessions.staying(viewer.guest.id if viewer.guest else "", key) as stay:
        while stay.lasts and not hall.closing.is_set():
            changed = live.changed
            html = viewer_fragment(live, viewer)
            if hash(html) != sent:
                sent = hash(html)
                yield ServerSentEventMessage(html, event="table", id=live.series.ply, sep="\n").encode()
            del html  # a stream may wait for hours
            while not await happens(changed, PING):
                yield ServerSentEventMessage(live.series.ply, event="ping", sep="\n").encode()


def ply_in(text: object) -> int:
    """The ply that a form answers to; one that never was, if it is no number."""
    typed = str(text)
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 9 else -1


HANDLERS = (show_table, act, go_on, undo, resign, rematch, ready, why, show_invitation, qr, join, stream)
