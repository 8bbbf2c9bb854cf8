"""The door for programs: create, join, prompt, act, stream, as JSON. A program proves who it is by a bearer token."""

import secrets
from asyncio import Event
from collections.abc import AsyncGenerator
from functools import lru_cache, partial
from typing import Any, Literal

import msgspec
from litestar import Router, get, post
from litestar.exceptions import NotAuthorizedException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response.sse import ServerSentEventMessage

from threerings.bots import BOTS
from threerings.core.game import PUBLIC, Seat
from threerings.games import GAMES, load
from threerings.store import EXPIRED, NEWEST, OPEN, OVER, Guest, Kept
from threerings.web import cards
from threerings.web.description import PROVEN, Described, refusals
from threerings.web.guests import AnyRequest, digest, guest_with, proves, token_for
from threerings.web.hall import Hall, new_id, request_mark
from threerings.web.lists import LEAF, OWN, leaf
from threerings.web.live import Live
from threerings.web.names import checked
from threerings.web.pages import seated
from threerings.web.play import PING, SHARED
from threerings.web.seats import NotSeated, called
from threerings.web.services import hall_of, services_of
from threerings.web.speech import speech, wished
from threerings.web.streams import EVENT_STREAM, Stream, address_of
from threerings.web.tables import undo_word
from threerings.web.tasks import happens

LOOKING = refusals(401, 404, 410, 503)
DOING = refusals(401, 403, 404, 409, 410, 503)
SENDING = refusals(400, 401, 403, 404, 409, 410, 413, 503)
doing = partial(post, status_code=200, security=PROVEN)
EVENTS = {
    200: ResponseSpec(str, False, "Events: `prompt`, of which the data is a PromptCard, and `ping`.", EVENT_STREAM)
}
OWN_LISTS = {part: name for name, part in OWN.items()}


async def entered(request: AnyRequest) -> tuple[Guest, Hall]:
    """The guest behind a bearer token, and where they are now. Raises NotAuthorizedException."""
    hall, (scheme, _, token) = hall_of(request.app), request.headers.get("authorization", "").partition(" ")
    guest = await guest_with(token if scheme.lower() == "bearer" else "", hall.store)
    if guest is None:
        raise NotAuthorizedException(headers={"WWW-Authenticate": "Bearer"})
    return guest, hall


def language_of(request: AnyRequest) -> str:
    return wished(request.headers.get("accept-language", ""))


@get("/games", responses=refusals())
async def games(request: AnyRequest) -> list[cards.GameCard]:
    """The games, with their sides, options and bots."""
    return [game_card(name, language_of(request)) for name in GAMES]


def game_card(name: str, language: str) -> cards.GameCard:
    game = load(name)
    options = {option.name: list(option.choices) for option in game.options}
    return cards.GameCard(name, speech(language, name)("game-title"), game.sides, options, list(BOTS))


@post("/guests", creates=True, responses=refusals(400, 403, 413, 422, 503))
async def new_guest(data: JSONBody[cards.GuestWish], request: AnyRequest) -> cards.GuestCard:
    """Become a guest. Send the token with every other request: `Authorization: Bearer TOKEN`."""
    token = secrets.token_urlsafe(32)
    guest = Guest(new_id(), checked(data.name))
    await hall_of(request.app).store.add_guest(guest, digest(token))
    return cards.GuestCard(guest.id, token)


@post("/matches", creates=True, security=PROVEN, responses=refusals(400, 401, 403, 404, 409, 413, 422, 503))
async def create(data: JSONBody[cards.MatchWish], request: AnyRequest) -> cards.MatchCard:
    """Create a match and take a seat in it."""
    guest, hall = await entered(request)
    game = load(data.game)
    match = await hall.create(
        data.game,
        data.options,
        seated(game, guest.id, data.opponent, data.seat),
        games=2 if data.games == 2 else 1,
        twin=data.twin,
        waits=data.waits,
        public=data.public or data.opponent == "open",
        invited=data.opponent == "invite",
        request=request_mark(guest.id, data.request),
    )
    return match_card(await hall.live(match), guest, request)


def match_card(live: Live, guest: Guest, request: AnyRequest) -> cards.MatchCard:
    words = speech(language_of(request), live.card.game)
    names = (live.called(0, words), live.called(1, words))
    invite = token_for(services_of(request.app).secret, live.card.id) if live.players(guest) else ""
    added = live.sitting.entropies
    shuffle = (live.card.twin, live.commitment, (added.get(0), added.get(1)), live.secret)
    card, options = live.card, dict(live.card.options)
    return cards.MatchCard(card.id, card.game, options, card.games, names, invite, *shuffle, live.status)


@get("/matches", security=PROVEN, responses=refusals(400, 401, 503))
async def own_matches(
    request: AnyRequest,
    *,
    part: FromQuery[Literal["turn", "going", "done"]] = "turn",
    before: FromQuery[int] = NEWEST,
) -> cards.MatchList:
    """Your matches: those that wait for you ("turn"), the others that are not over ("going"), or the rest ("done")."""
    guest, hall = await entered(request)
    return await match_list(hall, OWN_LISTS[part], guest, before, language_of(request))


@get("/lobby", security=PROVEN, responses=refusals(400, 401, 503))
async def open_matches(request: AnyRequest, *, before: FromQuery[int] = NEWEST) -> cards.MatchList:
    """Matches that anybody may join."""
    guest, hall = await entered(request)
    return await match_list(hall, OPEN, guest, before, language_of(request))


async def match_list(hall: Hall, name: str, guest: Guest, before: int, language: str) -> cards.MatchList:
    found = await leaf(hall.store, name, guest, LEAF, before)
    known = [kept for kept in found.matches if kept.card.game in GAMES]
    return cards.MatchList([await listed(hall, kept, guest, language) for kept in known], found.older)


async def listed(hall: Hall, kept: Kept, guest: Guest, language: str) -> cards.ListedMatch:
    card = kept.card
    names = called(kept.sitters, await hall.matches.names_of(kept.sitters), speech(language, card.game))
    seats = [seat for seat in (0, 1) if kept.sitters[seat].guest == guest.id]
    awaited = any(card.awaits >> seat & 1 for seat in seats) and card.status not in (OVER, EXPIRED)
    settled = (card.id, card.game, dict(card.options), card.games)
    return cards.ListedMatch(*settled, names, seats, card.status, awaited, card.result, card.made[:10])


@get("/matches/{match:str}", security=PROVEN, responses=LOOKING)
async def show(match: FromPath[str], request: AnyRequest) -> cards.MatchCard:
    """A match: what is played, who plays, and what its shuffle is bound to."""
    guest, hall = await entered(request)
    return match_card(await hall.live(match), guest, request)


@doing("/matches/{match:str}/join", responses=SENDING)
async def join(match: FromPath[str], data: JSONBody[cards.JoinWish], request: AnyRequest) -> cards.MatchCard:
    """Take the free seat, of an open match or with the invitation, and add to the shuffle."""
    guest, hall = await entered(request)
    live = await hall.live(match)
    if not (live.for_anybody or live.players(guest) or proves(data.invite, services_of(request.app).secret, match)):
        raise NotSeated("this match needs an invitation")
    await hall.join(live, guest, data.entropy)
    return match_card(live, guest, request)


@get("/matches/{match:str}/prompt", security=PROVEN, responses=LOOKING)
async def prompt(match: FromPath[str], request: AnyRequest) -> cards.PromptCard:
    """What is asked of you now. Without a seat you are given what spectators see."""
    guest, hall = await entered(request)
    live = await hall.live(match)
    return prompt_card(live, seat_of(live, guest), language_of(request))


def prompt_card(live: Live, seat: Seat, language: str) -> cards.PromptCard:
    sitting, words = live.sitting, speech(language, live.card.game)
    game, given = sitting.game, sitting.prompt(seat)
    if live.expired:
        given = given._replace(legal=())
    result = sitting.result()
    return cards.PromptCard(
        given.seat,
        given.ply,
        sitting.number,
        sitting.actor,
        "" if sitting.over else words("table-expired") if live.expired else words.say(game.question(given.view)),
        plain(given.view),
        [cards.Legal(game.actions[action].text, words.say(game.offer(given.view, action))) for action in given.legal],
        list(sitting.match.logs[given.seat]),
        cards.Ending(*result) if result else None,
        "" if seat == PUBLIC or live.expired else undo_word(sitting, seat),
        "" if seat == PUBLIC else live.rematch,
    )


def seat_of(live: Live, guest: Guest) -> Seat:
    """Where a program sits; one that plays both seats is asked for whichever has to choose."""
    players = live.players(guest)
    if len(players) == 2:
        return min(live.sitting.actor, PUBLIC)
    return live.sitting.seat_of(players[0]) if players else PUBLIC


@doing("/matches/{match:str}/act", responses=refusals(400, 401, 403, 404, 409, 410, 413, 422, 503))
async def act(match: FromPath[str], data: JSONBody[cards.Act], request: AnyRequest) -> cards.PromptCard:
    """Choose. The answer is the next prompt; what was accepted is on disk. Sending it again changes nothing."""
    guest, hall = await entered(request)
    live = await hall.live(match)
    request.state.game = live.card.game
    await hall.act(live, guest, data.ply, data.action)
    return prompt_card(live, seat_of(live, guest), language_of(request))


@doing("/matches/{match:str}/resign", responses=DOING)
async def resign(match: FromPath[str], request: AnyRequest) -> cards.PromptCard:
    """Give the whole match up."""
    guest, hall = await entered(request)
    live = await hall.live(match)
    await hall.resign(live, guest)
    return prompt_card(live, seat_of(live, guest), language_of(request))


@doing("/matches/{match:str}/undo", responses=SENDING)
async def undo(match: FromPath[str], data: JSONBody[cards.UndoWish], request: AnyRequest) -> cards.PromptCard:
    """Ask to take your last choice back, or answer the other's wish. The answer is the next prompt."""
    guest, hall = await entered(request)
    live = await hall.live(match)
    await hall.undo(live, guest, data.ply, data.answer)
    return prompt_card(live, seat_of(live, guest), language_of(request))


@doing("/matches/{match:str}/rematch", creates=True, responses=DOING)
async def rematch(match: FromPath[str], request: AnyRequest) -> cards.MatchCard:
    """The next match of the same players, sides swapped: join it with your entropy. Whoever asks first creates it."""
    guest, hall = await entered(request)
    live = await hall.live(await hall.rematch(await hall.live(match), guest))
    return match_card(live, guest, request)


@get("/matches/{match:str}/stream", security=PROVEN, responses=LOOKING | EVENTS)
async def stream(match: FromPath[str], request: AnyRequest) -> Stream:
    """Server-sent events: `prompt` whenever there is something new, `ping` in between."""
    guest, hall = await entered(request)
    services_of(request.app).streams.check(address_of(request.scope))
    return Stream(events(await hall.live(match), guest, language_of(request), hall))


async def events(live: Live, guest: Guest, language: str, hall: Hall) -> AsyncGenerator[bytes, None]:
    while not hall.closing.is_set():
        changed = live.changed
        yield prompted(live, changed, seat_of(live, guest), language)
        while not await happens(changed, PING):
            yield ServerSentEventMessage(live.sitting.ply, event="ping", sep="\n").encode()


@lru_cache(SHARED)
def prompted(live: Live, changed: Event, seat: Seat, language: str) -> bytes:  # noqa: ARG001 - by its event a match is known to have changed
    """The event that brings a prompt: all who are asked the same share it."""
    content = msgspec.json.encode(prompt_card(live, seat, language))
    return ServerSentEventMessage(content, event="prompt", id=live.sitting.ply, sep="\n").encode()


def plain(value: Any) -> Any:
    """A view as JSON can hold it: named tuples by the names of their fields."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: plain(part) for name, part in value._asdict().items()}
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(plain(part) for part in value)
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if value is None or isinstance(value, str | int | float):
        return value
    return plain(getattr(value, "document", repr(value)))  # a deck is its document; other values print as themselves


def router() -> Router:
    handlers = [games, new_guest, create, own_matches, open_matches, show, join, prompt, act, undo, resign]
    handlers += [rematch, stream]
    for handler in handlers:
        handler.operation_class = Described
    return Router("/api", route_handlers=handlers)
