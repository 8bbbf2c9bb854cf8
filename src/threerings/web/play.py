"""The table: looking at a match, acting in it, and everything else its players can do."""

from asyncio import Event
from collections.abc import AsyncGenerator, Awaitable
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response.sse import ServerSentEventMessage
from markupsafe import escape

from threerings.core.game import Seat, UnknownAction
from threerings.core.match import IllegalAction, StaleAction
from threerings.store import Guest
from threerings.web.aid_pages import aid_page, lit_things
from threerings.web.attending import attending, leave_alone, way_out
from threerings.web.errors import sentence, status_and_name
from threerings.web.guests import Visiting, Visitor
from threerings.web.hall import Hall
from threerings.web.lists import deck_link
from threerings.web.live import LiveMatch
from threerings.web.players import player_cards
from threerings.web.presence import PlayerCard
from threerings.web.refusals import NotNow
from threerings.web.rematches import can_offer, offer_sentence, offer_word, talk_of_rematch
from threerings.web.render import fragment, page
from threerings.web.series import Player
from threerings.web.speech import speech
from threerings.web.streams import Stream, address_of
from threerings.web.table_page import TablePage
from threerings.web.tables import match_view, refusal_sentence, undo_word, why_not
from threerings.web.talk_pages import talk_page
from threerings.web.tasks import happens
from threerings.web.tokens import token_for

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
    cards: tuple[PlayerCard, ...] = ()
    """Who plays, whether they are there, and how much time they have."""
    claim: str = ""
    """What they may do about the other who has gone: "absent" or "abort"."""
    tell: bool = False
    """They play against somebody elsewhere, and nothing tells them from afar yet."""


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
    cards = player_cards(live, speech(viewer.language, live.header.game))
    claim = way_out(live, players[0]) if len(players) == 1 else ""
    apart = len(players) == 1 and (live.people or live.can_be_joined)
    tell = apart and guest is not None and guest.id not in live.reachable
    return Look(live.seat_for(guest), viewer.language, message, players, invite, owes, held, cards, claim, tell)


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
        rated=bool(live.header.rated),
        rematch=bool(players) and can_offer(live, players[0]),
        offer=offer_sentence(live, players, words),
        offer_word=offer_word(live, look.seat) if players else "",
        curtain=curtain,
        leave=shared
        and live.curtain_open_for is not None
        and live.next_player != live.curtain_open_for
        and not look.held,
        join=live.can_be_joined and not players and live.for_anybody,
        entropy=look.owes,
        commitment=live.commitment,
        invite=look.invite,
        players=look.cards,
        claim=look.claim,
        tell=look.tell and not live.expired,
        talk=talk_page(live, players, words),
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
    doing = ("act", "go-on", "why", "undo", "resign", "claim", "rematch", "ready", "hint", "chances", "coach")
    return {
        **{name: f"{here}/{name}" if seated else "" for name in doing},
        "page": here,
        "stream": f"{here}/stream",
        "say": f"{here}/say",
        "talk": f"{here}/talk",
        "join": f"{here}/join",
        "qr": f"{invite}/qr.svg" if invite else "",
        "replay": f"{here}/replay",
        "review": f"{here}/review",
        "deck": deck_link(live.header),
        "next": f"/match/{live.rematch}" if live.rematch else "",
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
    clock = visitor.hall.matches.time
    began = clock.steady()
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    speech, ply = visitor.speech(live.header.game), ply_in(form.get("ply"))
    await visitor.hall.look(live, visitor.guest)
    await visitor.hall.go_on(live, visitor.guest, ply)
    try:
        await visitor.hall.act(live, visitor.guest, ply, str(form.get("action", "")), clock.at(began))
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


@post("/match/{match:str}/claim", status_code=200)
async def claim(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Do not wait any longer for somebody who has gone."""
    live = await visitor.hall.live(match)
    return await try_change(live, visitor, leave_alone(visitor.hall, live, visitor.guest))


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
    """Offer another match, answer such an offer, or withdraw it. Once both want it, there it is."""
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    answer, sides = str(form.get("answer", "offer")), str(form.get("sides", "swap"))
    try:
        await talk_of_rematch(visitor.hall, live, visitor.guest, answer, sides)
    except NotNow as error:
        return not_now(live, visitor, error)
    if not live.rematch:
        return after_change(live, visitor)
    path = f"/match/{live.rematch}"
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
        async with attending(hall, live, viewer.guest):
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


HANDLERS = (show_table, act, go_on, undo, resign, claim, rematch, ready, why, stream)
