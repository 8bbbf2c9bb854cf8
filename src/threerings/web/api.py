"""The door for programs: create, join, prompt, act, stream, as JSON. A bearer token proves who they are."""

import secrets
from asyncio import Event
from collections.abc import AsyncGenerator, Sequence
from functools import lru_cache, partial
from typing import Any, Literal

import msgspec
from litestar import Router, get, post
from litestar.exceptions import NotAuthorizedException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response.sse import ServerSentEventMessage

from threerings.bots import BOTS
from threerings.core.fields import told
from threerings.core.game import PUBLIC, Seat
from threerings.games import GAMES, load
from threerings.store import CLOSED, EXPIRED, NEWEST, OPEN, OVER, Guest, StoredMatch
from threerings.web import payloads
from threerings.web.attending import attending, leave_alone, way_out
from threerings.web.description import PROVEN, Described, refusals
from threerings.web.guests import AnyRequest, digest, guest_with
from threerings.web.hall import Hall, new_id, request_mark
from threerings.web.lists import OWN, PAGE_SIZE, list_page
from threerings.web.live import LiveMatch
from threerings.web.names import checked_name
from threerings.web.pages import sitters_for
from threerings.web.play import PING, SHARED
from threerings.web.players import player_cards
from threerings.web.presence import PlayerCard
from threerings.web.rematches import offer_word, talk_of_rematch
from threerings.web.seats import NotSeated, player_names
from threerings.web.services import hall_of, services_of
from threerings.web.speech import language_in, speech
from threerings.web.streams import EVENT_STREAM, Stream, address_of
from threerings.web.tables import undo_word
from threerings.web.talk_pages import talk_page
from threerings.web.talking import say, switch
from threerings.web.tasks import happens
from threerings.web.tokens import proves, token_for

LOOKING = refusals(401, 404, 410, 503)
DOING = refusals(401, 403, 404, 409, 410, 503)
SENDING = refusals(400, 401, 403, 404, 409, 410, 413, 503)
doing = partial(post, status_code=200, security=PROVEN)
EVENTS = {
    200: ResponseSpec(str, False, "Events: `prompt`, of which the data is a PromptCard, and `ping`.", EVENT_STREAM)
}
PROGRAM = "program"
"""What a session of one is called."""
OWN_LISTS = {part: name for name, part in OWN.items()}


async def guest_and_hall(request: AnyRequest) -> tuple[Guest, Hall]:
    """The guest behind a bearer token, and where they are now. Raises NotAuthorizedException."""
    hall = hall_of(request.app)
    guest = await guest_with(token_in(request), hall.store)
    if guest is None:
        raise NotAuthorizedException(headers={"WWW-Authenticate": "Bearer"})
    return guest, hall


def token_in(request: AnyRequest) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def language_of(request: AnyRequest) -> str:
    return language_in(request.headers.get("accept-language", ""))


@get("/games", responses=refusals())
async def games(request: AnyRequest) -> list[payloads.GameCard]:
    """The games, with their sides, options and bots."""
    return [game_card(name, language_of(request)) for name in GAMES]


def game_card(name: str, language: str) -> payloads.GameCard:
    game = load(name)
    options = {option.name: list(option.choices) for option in game.options}
    return payloads.GameCard(name, speech(language, name)("game-title"), game.sides, options, list(BOTS))


@post("/guests", creates=True, responses=refusals(400, 403, 413, 422, 503))
async def new_guest(data: JSONBody[payloads.GuestWish], request: AnyRequest) -> payloads.GuestCard:
    """Become a guest. Send the token with every other request: `Authorization: Bearer TOKEN`."""
    token = secrets.token_urlsafe(32)
    guest = Guest(new_id(), checked_name(data.name))
    await hall_of(request.app).store.add_guest(guest, digest(token), PROGRAM)
    return payloads.GuestCard(guest.id, token)


@post("/matches", creates=True, security=PROVEN, responses=refusals(400, 401, 403, 404, 409, 413, 422, 503))
async def create(data: JSONBody[payloads.MatchWish], request: AnyRequest) -> payloads.MatchCard:
    """Create a match and take a seat in it."""
    guest, hall = await guest_and_hall(request)
    game = load(data.game)
    match = await hall.create(
        data.game,
        data.options,
        sitters_for(game, guest.id, data.opponent, data.seat),
        games=2 if data.games == 2 else 1,
        twin=data.twin,
        waits=data.waits,
        public=data.public or data.opponent == "open",
        invited=data.opponent == "invite",
        request=request_mark(guest.id, data.request),
        clock=data.clock,
        rated=data.rated,
    )
    return match_card(await hall.live(match), guest, request)


def match_card(live: LiveMatch, guest: Guest, request: AnyRequest) -> payloads.MatchCard:
    words = speech(language_of(request), live.header.game)
    names = (live.name_of(0, words), live.name_of(1, words))
    invite = token_for(services_of(request.app).secret, live.header.id) if live.players(guest) else ""
    added = live.series.entropies
    shuffle = (live.header.twin, live.commitment, (added.get(0), added.get(1)), live.secret)
    header, options = live.header, dict(live.header.options)
    state = (live.status, header.clock, bool(header.rated))
    return payloads.MatchCard(header.id, header.game, options, header.games, names, invite, *shuffle, *state)


@get("/matches", security=PROVEN, responses=refusals(400, 401, 503))
async def own_matches(
    request: AnyRequest,
    *,
    part: FromQuery[Literal["turn", "going", "done"]] = "turn",
    before: FromQuery[int] = NEWEST,
) -> payloads.MatchList:
    """Your matches: those that wait for you ("turn"), the others that are not over ("going"), or the rest ("done")."""
    guest, hall = await guest_and_hall(request)
    return await match_list(hall, OWN_LISTS[part], guest, before, language_of(request))


@get("/lobby", security=PROVEN, responses=refusals(400, 401, 503))
async def open_matches(request: AnyRequest, *, before: FromQuery[int] = NEWEST) -> payloads.MatchList:
    """Matches that anybody may join."""
    guest, hall = await guest_and_hall(request)
    return await match_list(hall, OPEN, guest, before, language_of(request))


async def match_list(hall: Hall, name: str, guest: Guest, before: int, language: str) -> payloads.MatchList:
    found = await list_page(hall.store, name, guest, PAGE_SIZE, before)
    known = [stored for stored in found.matches if stored.header.game in GAMES]
    return payloads.MatchList([await listed_match(hall, stored, guest, language) for stored in known], found.older)


async def listed_match(hall: Hall, stored: StoredMatch, guest: Guest, language: str) -> payloads.ListedMatch:
    header = stored.header
    names = player_names(stored.sitters, await hall.matches.names_of(stored.sitters), speech(language, header.game))
    seats = [seat for seat in (0, 1) if stored.sitters[seat].guest == guest.id]
    awaited = any(header.awaits >> seat & 1 for seat in seats) and header.status not in (OVER, EXPIRED, CLOSED)
    settled = (header.id, header.game, dict(header.options), header.games)
    state = (header.status, awaited, header.result, header.made[:10], header.clock, bool(header.rated))
    return payloads.ListedMatch(*(*settled, names, seats, *state))


@get("/matches/{match:str}", security=PROVEN, responses=LOOKING)
async def show(match: FromPath[str], request: AnyRequest) -> payloads.MatchCard:
    """A match: what is played, who plays, and what its shuffle is bound to."""
    guest, hall = await guest_and_hall(request)
    return match_card(await hall.live(match), guest, request)


@doing("/matches/{match:str}/join", responses=SENDING)
async def join(match: FromPath[str], data: JSONBody[payloads.JoinWish], request: AnyRequest) -> payloads.MatchCard:
    """Take the free seat, of an open match or with the invitation, and add to the shuffle."""
    guest, hall = await guest_and_hall(request)
    live = await hall.live(match)
    if not (live.for_anybody or live.players(guest) or proves(data.invite, services_of(request.app).secret, match)):
        raise NotSeated("this match needs an invitation")
    await hall.join(live, guest, data.entropy)
    return match_card(live, guest, request)


@get("/matches/{match:str}/prompt", security=PROVEN, responses=LOOKING)
async def prompt(match: FromPath[str], request: AnyRequest) -> payloads.PromptCard:
    """What is asked of you now. Without a seat you are given what spectators see."""
    guest, hall = await guest_and_hall(request)
    live = await hall.live(match)
    live.see(guest)
    return prompt_card(live, seat_of(live, guest), language_of(request))


def prompt_card(live: LiveMatch, seat: Seat, language: str) -> payloads.PromptCard:
    series, words = live.series, speech(language, live.header.game)
    game, given = series.game, series.prompt(seat)
    ended = words(f"table-{live.header.status}") if live.expired else ""
    if live.expired:
        given = given._replace(legal=())
    result, cards = series.result(), player_cards(live, words)
    talk = talk_page(live, () if seat == PUBLIC else (series.player_at(seat),), words)
    return payloads.PromptCard(
        given.seat,
        given.ply,
        series.number,
        series.actor,
        "" if series.over else ended or words.say(game.question(given.view)),
        plain(given.view),
        [
            payloads.Legal(game.actions[action].text, words.say(game.offer(given.view, action)))
            for action in given.legal
        ],
        list(series.match.logs[given.seat]),
        payloads.Ending(*result) if result else None,
        "" if seat == PUBLIC or live.expired else undo_word(series, seat),
        clock_card(cards) if live.clock else None,
        (cards[0].presence, cards[1].presence) if cards else None,
        way_out(live, series.player_at(seat)) if seat != PUBLIC else "",
        live.rematch,
        offer_word(live, seat),
        series.offer.sides if series.offer and seat != PUBLIC else "",
        [payloads.SaidCard(*line) for line in talk.lines] if talk else [],
        bool(talk and talk.free),
    )


def clock_card(cards: Sequence[PlayerCard]) -> payloads.ClockCard | None:
    """None while a seat is free."""
    if not cards:
        return None
    return payloads.ClockCard((cards[0].left, cards[1].left), next((card.seat for card in cards if card.runs), None))


def seat_of(live: LiveMatch, guest: Guest) -> Seat:
    """Where a program sits; one that plays both seats is asked for whichever has to choose."""
    players = live.players(guest)
    if len(players) == 2:
        return min(live.series.actor, PUBLIC)
    return live.series.seat_of(players[0]) if players else PUBLIC


@doing("/matches/{match:str}/act", responses=refusals(400, 401, 403, 404, 409, 410, 413, 422, 503))
async def act(match: FromPath[str], data: JSONBody[payloads.Act], request: AnyRequest) -> payloads.PromptCard:
    """Choose. The answer is the next prompt; what was accepted is on disk. Sending it again changes nothing."""
    clock = hall_of(request.app).matches.time
    began = clock.steady()
    guest, hall = await guest_and_hall(request)
    live = await hall.live(match)
    request.state.game = live.header.game
    await hall.leave_page(live, guest)
    await hall.act(live, guest, data.ply, data.action, clock.at(began))
    return prompt_card(live, seat_of(live, guest), language_of(request))


@doing("/matches/{match:str}/resign", responses=DOING)
async def resign(match: FromPath[str], request: AnyRequest) -> payloads.PromptCard:
    """Give the whole match up."""
    guest, hall = await guest_and_hall(request)
    live = await hall.live(match)
    await hall.resign(live, guest)
    return prompt_card(live, seat_of(live, guest), language_of(request))


@doing("/matches/{match:str}/claim", responses=DOING)
async def claim(match: FromPath[str], request: AnyRequest) -> payloads.PromptCard:
    """Wait no longer for somebody who has gone: claim the match, or break it off where it has hardly begun."""
    guest, hall = await guest_and_hall(request)
    live = await hall.live(match)
    await leave_alone(hall, live, guest)
    return prompt_card(live, seat_of(live, guest), language_of(request))


@doing("/matches/{match:str}/undo", responses=SENDING)
async def undo(match: FromPath[str], data: JSONBody[payloads.UndoWish], request: AnyRequest) -> payloads.PromptCard:
    """Ask to take your last choice back, or answer the other's wish. The answer is the next prompt."""
    guest, hall = await guest_and_hall(request)
    live = await hall.live(match)
    await hall.undo(live, guest, data.ply, data.answer)
    return prompt_card(live, seat_of(live, guest), language_of(request))


@doing("/matches/{match:str}/rematch", creates=True, responses=SENDING)
async def rematch(
    match: FromPath[str], data: JSONBody[payloads.RematchWish], request: AnyRequest
) -> payloads.PromptCard:
    """Offer another match to the same player, or answer such an offer. Once both want it, the answer names the match:
    join it with your entropy. A bot always wants it."""
    guest, hall = await guest_and_hall(request)
    live = await hall.live(match)
    await talk_of_rematch(hall, live, guest, data.answer, data.sides)
    return prompt_card(live, seat_of(live, guest), language_of(request))


@doing("/matches/{match:str}/say", creates=True, responses=refusals(400, 401, 403, 404, 409, 410, 413, 422, 503))
async def say_something(
    match: FromPath[str], data: JSONBody[payloads.SayWish], request: AnyRequest
) -> payloads.PromptCard:
    """Say something to the other player; or, without a seat, to those who look on."""
    guest, hall = await guest_and_hall(request)
    live = await hall.live(match)
    await say(hall, live, guest, data.phrase, data.text)
    return prompt_card(live, seat_of(live, guest), language_of(request))


@doing("/matches/{match:str}/talk", creates=True, responses=SENDING)
async def switch_talk(
    match: FromPath[str], data: JSONBody[payloads.TalkWish], request: AnyRequest
) -> payloads.PromptCard:
    """How you want to talk."""
    guest, hall = await guest_and_hall(request)
    live = await hall.live(match)
    await switch(hall, live, guest, data.answer)
    return prompt_card(live, seat_of(live, guest), language_of(request))


@get("/matches/{match:str}/stream", security=PROVEN, responses=LOOKING | EVENTS)
async def stream(match: FromPath[str], request: AnyRequest) -> Stream:
    """Server-sent events: `prompt` whenever there is something new, `ping` in between."""
    guest, hall = await guest_and_hall(request)
    services_of(request.app).streams.check(address_of(request.scope))
    return Stream(events(await hall.live(match), guest, language_of(request), hall, digest(token_in(request))))


async def events(live: LiveMatch, guest: Guest, language: str, hall: Hall, key: str) -> AsyncGenerator[bytes, None]:
    sent = 0
    with hall.matches.sessions.staying(guest.id, key) as stay:
        async with attending(hall, live, guest):
            while stay.lasts and not hall.closing.is_set():
                changed = live.changed
                event = prompt_event(live, changed, seat_of(live, guest), language, moment_of(live))
                if hash(event) != sent:  # what is shown to somebody else alone changes nothing here
                    sent = hash(event)
                    yield event
                del event  # a stream may wait for hours
                while not await happens(changed, PING):
                    yield ServerSentEventMessage(live.series.ply, event="ping", sep="\n").encode()


def moment_of(live: LiveMatch) -> tuple[object, ...]:
    """All that changes at a table while nobody does anything."""
    cards = player_cards(live, speech("en", live.header.game))
    return (*((card.presence, card.left) for card in cards), *(way_out(live, player) for player in (0, 1)))


@lru_cache(SHARED)
def prompt_event(live: LiveMatch, changed: Event, seat: Seat, language: str, moment: tuple[object, ...]) -> bytes:  # noqa: ARG001 - by these a match is known to have changed
    """The event that brings a prompt: all who are asked the same share it."""
    content = msgspec.json.encode(prompt_card(live, seat, language))
    return ServerSentEventMessage(content, event="prompt", id=live.series.ply, sep="\n").encode()


def plain(value: Any) -> Any:
    """A view as JSON can hold it."""
    fields = told(value)
    if fields is not None:
        return {name: plain(part) for name, part in fields.items()}
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(plain(part) for part in value)
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if value is None or isinstance(value, str | int | float):
        return value
    return plain(getattr(value, "document", repr(value)))  # a deck is its document; other values print as themselves


def router(*others: HTTPRouteHandler) -> Router:
    """All of these, and others from their own modules."""
    handlers = [games, new_guest, create, own_matches, open_matches, show, join, prompt, act, undo, resign, claim]
    handlers += [rematch, say_something, switch_talk, stream, *others]
    for handler in handlers:
        handler.operation_class = Described
    return Router("/api", route_handlers=handlers)
