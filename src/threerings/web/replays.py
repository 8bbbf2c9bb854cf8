"""A match again, step by step: from a seat's knowledge, or with everything open once it is over."""

import asyncio
import secrets
from typing import Any, NamedTuple

from litestar import Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery

from threerings.bots import BOTS, LEVELS
from threerings.core.chronicle import Chronicle
from threerings.core.fair import words
from threerings.core.game import PUBLIC, Seat, Step
from threerings.core.match import Match, resignation
from threerings.core.proof import Proof, prove
from threerings.core.record import BESIDES, Record, end_line, header_of, write
from threerings.store import Sitter
from threerings.web.draw import Desk
from threerings.web.guests import AnyRequest, Visiting, Visitor
from threerings.web.hall import request_mark
from threerings.web.live import Live
from threerings.web.play import whole
from threerings.web.render import page
from threerings.web.services import hall_of
from threerings.web.sitting import NEXT_GAME, OUTSIDE, Sitting
from threerings.web.speech import Speech
from threerings.web.tables import drawing_of

SPECTATORS = "public"
EVERYTHING = "open"


class Scene(NamedTuple):
    """A position of a game as somebody knows it, and what led to it."""

    view: Any
    steps: list[Step]
    story: list[str]
    actor: Seat


def games_of(sitting: Sitting) -> list[Match]:
    return [*sitting.finished, sitting.match]


def stops_of(match: Match) -> list[int]:
    """The plies at which somebody had to choose, and the end."""
    walk = Match(match.game, match.options, chance=None)
    stops = []
    for text in match.log:
        if walk.actor < PUBLIC:
            stops.append(walk.ply)
        walk.follow([text])
    return [*stops, match.ply]


def scene(match: Match, ply: int, seat: Seat, both: bool, speech: Speech) -> Scene:
    """What a seat knew at a ply. With both, the other's knowledge is laid beside it."""
    since = max([stop for stop in stops_of(match) if stop < ply], default=0)
    chronicle = Chronicle(match.back_to(since))
    chronicle.follow(match.log[:ply])
    views, steps = chronicle.views, [moment.steps[moment.unveiled if both else seat] for moment in chronicle.moments]
    story = [speech.say(line) for line in (chronicle.open_story() if both else chronicle.story(seat))]
    view = match.game.opened((views[0], views[1])) if both else views[seat]
    return Scene(view, steps, story, chronicle.match.actor)


def lookers(live: Live, visitor: Visitor, number: int) -> list[str]:
    """From whose knowledge a visitor may look at a game: everybody's once the match is over, else their own."""
    sides = live.sitting.game.sides
    if live.sitting.over:
        return [EVERYTHING, *sides, SPECTATORS]
    players = live.players(visitor.guest)
    if len(players) == 2:  # at a shared screen both would see both
        return [SPECTATORS]
    return [*(sides[player if number == 1 else 1 - player] for player in players), SPECTATORS]


@get("/match/{match:str}/replay")
async def replay(
    match: FromPath[str],
    visitor: Visiting,
    *,
    game: FromQuery[int] = 1,
    ply: FromQuery[int] = 0,
    seat: FromQuery[str] = "",
) -> Response[str]:
    live = await visitor.hall.live(match)
    games = games_of(live.sitting)
    if not 1 <= game <= len(games):
        raise NotFoundException
    seats = lookers(live, visitor, game)
    looker = seat or seats[0]
    if looker not in seats:
        raise PermissionDeniedException
    speech = visitor.speech(live.card.game)
    first, second = (live.called(player if game == 1 else 1 - player, speech) for player in (0, 1))
    given = {"live": live, "seats": seats, "looker": looker, "number": game, "games": len(games), "bots": list(LEVELS)}
    given |= {"request": secrets.token_urlsafe(12), "proof": await proof_of(live), "words": words}
    # It plays the whole game again: not while everybody waits, and not while the game goes on.
    shown = await asyncio.to_thread(reel, games[game - 1].copy(), ply, looker, speech, (first, second))
    return page(visitor, "replay.html", game=live.card.game, **given, **shown)


def reel(match: Match, ply: int, looker: str, speech: Speech, names: tuple[str, str]) -> dict[str, Any]:
    """One picture of a replay, and the way to those before and after it."""
    sides, stops, draw = match.game.sides, stops_of(match), drawing_of(match.game.name)
    at = min((stop for stop in stops if stop >= ply), default=stops[-1])
    place, viewer = stops.index(at), sides.index(looker) if looker in sides else PUBLIC
    shown = scene(match, at, viewer, looker == EVERYTHING, speech)
    touched = frozenset(thing for step in shown.steps for thing in draw.touched(step))
    desk = Desk(speech, names, last=touched)
    return {
        "ply": at,
        "plies": match.ply,
        "first": stops[0],
        "back": stops[max(0, place - 1)],
        "forward": stops[min(len(stops) - 1, place + 1)],
        "story": shown.story,
        "board": draw.board(shown.view, desk),
        "hand": draw.hand(shown.view, desk),
        "names": names,
        "sides": sides,
        "turn": sides[shown.actor] if shown.actor < PUBLIC else "",
    }


@post("/match/{match:str}/branch", status_code=200, creates=True)
async def branch(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Go on from a position of a finished match, against a bot. Before the end that would show what is hidden."""
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    games, number, ply = games_of(live.sitting), whole(form.get("game")), whole(form.get("ply"))
    bot, side, sides = str(form.get("bot", "")), str(form.get("side", "")), live.sitting.game.sides
    if not live.sitting.over or not 1 <= number <= len(games) or bot not in BOTS or side not in sides:
        raise NotFoundException
    played = games[number - 1]
    if not 0 <= ply <= played.ply or (ply == played.ply and played.outcome):
        raise NotFoundException
    me, other = Sitter((await visitor.become_guest()).id), Sitter(bot=bot)
    sitters = (me, other) if side == sides[0] else (other, me)
    request = request_mark(me.guest, str(form.get("request", "")))
    card, prefix = live.card, played.log[:ply]
    begun = await visitor.hall.create(card.game, card.options, sitters, request=request, prefix=prefix)
    return visitor.go(f"/match/{begun}")


@get("/match/{match:str}/record")
async def record(match: FromPath[str], request: AnyRequest) -> Response[str]:
    """The record of a finished match, for `threerings replay` and `threerings verify`."""
    live = await hall_of(request.app).live(match)
    if not live.sitting.over:
        raise NotFoundException
    name = f"{live.card.game}-{live.card.id}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(write(records_of(live)), media_type="text/plain; charset=utf-8", headers=headers)


def records_of(live: Live) -> list[Record]:
    """The games of a finished match on paper; with all that its shuffle takes to be proven, if it can be."""
    card, records = live.card, []
    for number, played in enumerate(games_of(live.sitting), start=1):
        first, second = (text_of(live, player if number == 1 else 1 - player) for player in (0, 1))
        header = header_of(played, (first, second), number, card.games)
        header = header._replace(commitment=live.commitment, twin=card.twin)
        end = end_line(played.game, played.outcome) if played.outcome else None
        lines = tuple(lines_of(live.sitting, number)) if live.commitment else ()
        records.append(Record(header, tuple(played.log), end, lines))
    records[-1] = closed(records[-1], live)
    return records


def closed(last: Record, live: Live) -> Record:
    """The record of the last game that was played, with what is only known at the end."""
    sitting = live.sitting
    if sitting.resigned is not None:
        seat = sitting.seat_of(sitting.resigned)
        end = end_line(sitting.game, resignation(seat))
        last = last._replace(resigned=sitting.game.sides[seat], end=end)
    return last._replace(secret=live.secret)


def lines_of(sitting: Sitting, number: int) -> list[str]:
    """The lines of a game that a record has, what was taken back included."""
    games: list[list[str]] = [[]]
    for line in sitting.log:
        if line == NEXT_GAME:
            games.append([])
        elif BESIDES.fullmatch(line) or not OUTSIDE.fullmatch(line):
            games[-1].append(line)
    return games[number - 1]


async def proof_of(live: Live) -> Proof | None:
    """What can be proven of a finished match. It plays it again: once, and not while everybody waits."""
    if live.proof is None and live.secret:
        live.proof = await asyncio.to_thread(prove, records_of(live), live.sitting.game)
    return live.proof


def text_of(live: Live, player: int) -> str:
    """A player as records name them."""
    bot, name = live.sitters[player].bot, live.names[player]
    return f"bot:{bot}" if bot else f"human:{name}" if name else "human"


HANDLERS = (replay, branch, record)
