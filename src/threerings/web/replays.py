"""A match again, step by step: from a seat's knowledge, or with everything open once it is over."""

import asyncio
import secrets
from functools import lru_cache
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery

from threerings.bots import BOTS, LEVELS
from threerings.core.fair import words
from threerings.core.game import PUBLIC
from threerings.core.match import WAYS_OUT, Match, resignation
from threerings.core.proof import Proof, prove
from threerings.core.record import AID, BESIDES, Record, end_line, header_of, write
from threerings.store import Sitter
from threerings.texts.aids import aids_used
from threerings.texts.beliefs import by_thing, told
from threerings.web.draw import Desk
from threerings.web.guests import AnyRequest, Visiting, Visitor
from threerings.web.hall import request_mark
from threerings.web.live import LiveMatch
from threerings.web.outside import NEXT_GAME, OUTSIDE, undone_places
from threerings.web.play import ply_in
from threerings.web.reel import Reel
from threerings.web.render import page
from threerings.web.series import Series
from threerings.web.services import hall_of
from threerings.web.speech import Speech
from threerings.web.tables import drawing_of

SPECTATORS = "public"
EVERYTHING = "open"
REELS = 8
"""So many games that were looked at lately are kept; each takes about a megabyte."""


def games_of(series: Series) -> list[Match]:
    return [*series.finished, series.match]


def lookers(live: LiveMatch, visitor: Visitor, number: int) -> list[str]:
    """From whose knowledge a visitor may look at a game: everybody's once the match is over, else their own."""
    sides = live.series.game.sides
    if live.series.over:
        return [EVERYTHING, *sides, SPECTATORS]
    players = live.players(visitor.guest)
    if len(players) == 2:  # at a shared screen both would see both
        return [SPECTATORS]
    return [*(sides[player if number == 1 else 1 - player] for player in players), SPECTATORS]


def names_in(live: LiveMatch, number: int, speech: Speech) -> tuple[str, str]:
    """Who sat where in a game."""
    first, second = (live.name_of(player if number == 1 else 1 - player, speech) for player in (0, 1))
    return first, second


@get("/match/{match:str}/replay")
async def replay(
    match: FromPath[str],
    visitor: Visiting,
    *,
    game: FromQuery[int] = 1,
    move: FromQuery[int] = 0,
    seat: FromQuery[str] = "",
    chances: FromQuery[bool] = False,
) -> Response[str]:
    live = await visitor.hall.live(match)
    games = games_of(live.series)
    if not 1 <= game <= len(games):
        raise NotFoundException
    seats = lookers(live, visitor, game)
    looker = seat or seats[0]
    if looker not in seats:
        raise PermissionDeniedException
    speech = visitor.speech(live.header.game)
    given = {"live": live, "seats": seats, "looker": looker, "number": game, "games": len(games), "bots": list(LEVELS)}
    given["at"] = f"/match/{match}/replay"
    given |= {"request": secrets.token_urlsafe(12), "proof": await proof_of(live), "words": words}
    given["aids"] = help_used(live.series, game, speech) if live.series.over else ""
    # It plays the whole game again: not while everybody waits.
    reel = await asyncio.to_thread(reel_of, live.series, game, live.series.ply)
    given["wonders"] = wonders = live.series.over and looker in live.series.game.sides
    names = names_in(live, game, speech)
    given |= await asyncio.to_thread(picture_fields, reel, move, looker, speech, names, chances=chances and wonders)
    return page(visitor, "replay.html", game=live.header.game, **given)


@lru_cache(REELS)
def reel_of(series: Series, number: int, ply: int) -> Reel:  # noqa: ARG001 - by its ply a match is known to have gone on
    return Reel(games_of(series)[number - 1])


def picture_fields(
    reel: Reel, move: int, looker: str, speech: Speech, names: tuple[str, str], *, chances: bool = False
) -> dict[str, Any]:
    """One picture of a replay, the whole story, and the way to the other pictures; perhaps what a side could know."""
    game, draw, at = reel.game, drawing_of(reel.game.name), max(0, min(move, reel.last))
    seat = None if looker == EVERYTHING else game.sides.index(looker) if looker in game.sides else PUBLIC
    picture = reel.picture(at, seat)
    touched = frozenset(thing for step in picture.steps for thing in draw.touched(step))
    beliefs = game.beliefs(picture.view) if chances else []
    desk = Desk(speech, names, last=touched, recent=picture.steps, beliefs=by_thing(beliefs))
    ways = {"first": 0, "turn-back": reel.turn_before(at), "back": max(0, at - 1)}
    ways |= {"forward": min(reel.last, at + 1), "turn-forward": reel.turn_after(at), "last": reel.last}
    return {
        "move": at,
        "moves": reel.last,
        "ply": reel.plies[at],
        "ways": ways,
        "story": [(done, speech.say(line)) for done, line in reel.story(seat)],
        "board": draw.board(picture.view, desk),
        "hand": draw.hand(picture.view, desk),
        "names": names,
        "sides": game.sides,
        "turn": game.sides[reel.actors[at]] if reel.actors[at] < PUBLIC else "",
        "wondered": chances,
        "chances": [told(belief, speech) for belief in beliefs],
    }


@post("/match/{match:str}/branch", status_code=200, creates=True)
async def branch(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Go on from a position of a finished match, against a bot. Before the end that would show what is hidden."""
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    games, number, ply = games_of(live.series), ply_in(form.get("game")), ply_in(form.get("ply"))
    bot, side, sides = str(form.get("bot", "")), str(form.get("side", "")), live.series.game.sides
    if not live.series.over or not 1 <= number <= len(games) or bot not in BOTS or side not in sides:
        raise NotFoundException
    played = games[number - 1]
    if not 0 <= ply <= played.ply or (ply == played.ply and played.outcome):
        raise NotFoundException
    me, other = Sitter((await visitor.become_guest()).id), Sitter(bot=bot)
    sitters = (me, other) if side == sides[0] else (other, me)
    request = request_mark(me.guest, str(form.get("request", "")))
    header, prefix = live.header, played.log[:ply]
    begun = await visitor.hall.create(header.game, header.options, sitters, request=request, prefix=prefix)
    return visitor.go(f"/match/{begun}")


@get("/match/{match:str}/record")
async def record(match: FromPath[str], request: AnyRequest) -> Response[str]:
    """The record of a finished match, for `threerings replay` and `threerings verify`."""
    live = await hall_of(request.app).live(match)
    if not live.series.over:
        raise NotFoundException
    name = f"{live.header.game}-{live.header.id}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(write(records_of(live)), media_type="text/plain; charset=utf-8", headers=headers)


def records_of(live: LiveMatch) -> list[Record]:
    """The games of a finished match on paper; with all that its shuffle takes to be proven, if it can be."""
    match_header, records = live.header, []
    for number, played in enumerate(games_of(live.series), start=1):
        first, second = (text_of(live, player if number == 1 else 1 - player) for player in (0, 1))
        header = header_of(played, (first, second), number, match_header.games)
        header = header._replace(commitment=live.commitment, twin=match_header.twin)
        end = end_line(played.game, played.outcome) if played.outcome else None
        lines = tuple(lines_of(live.series, number)) if live.commitment else with_aids(live.series, number)
        records.append(Record(header, tuple(played.log), end, lines))
    records[-1] = closed_record(records[-1], live)
    return records


def closed_record(last: Record, live: LiveMatch) -> Record:
    """The record of the last game that was played, with what is only known at the end."""
    series = live.series
    if series.resigned is not None:
        seat = series.seat_of(series.resigned)
        end = end_line(series.game, resignation(seat, series.reason))
        way = next(way for way, reason in WAYS_OUT.items() if reason == series.reason)
        last = last._replace(resigned=series.game.sides[seat], way=way, end=end)
    return last._replace(secret=live.secret)


def lines_of(series: Series, number: int) -> list[str]:
    """The lines of a game that a record has, what was taken back included."""
    games: list[list[str]] = [[]]
    for line in series.lines:
        if line == NEXT_GAME:
            games.append([])
        elif BESIDES.fullmatch(line) or AID.fullmatch(line) or not OUTSIDE.fullmatch(line):
            games[-1].append(line)
    return games[number - 1]


def with_aids(series: Series, number: int) -> tuple[str, ...]:
    """The same where nothing has to be proven: what counts, and the aids; nothing where there was no help."""
    lines = lines_of(series, number)
    undone = undone_places(lines, 0)
    kept = tuple(line for place, line in enumerate(lines) if AID.fullmatch(line) or counts(place, line, undone))
    return kept if any(map(AID.fullmatch, kept)) else ()


def counts(place: int, line: str, undone: set[int]) -> bool:
    return place not in undone and not BESIDES.fullmatch(line)


def help_used(series: Series, number: int, speech: Speech) -> str:
    """What help the players had in a game. Before the end nobody else is told."""
    return aids_used(lines_of(series, number), series.game.sides, speech, lambda side: speech(f"side-{side}"))


async def proof_of(live: LiveMatch) -> Proof | None:
    """What can be proven of a finished match. It plays it again: once, and not while everybody waits."""
    if live.proof is None and live.secret:
        live.proof = await asyncio.to_thread(prove, records_of(live), live.series.game)
    return live.proof


def text_of(live: LiveMatch, player: int) -> str:
    """A player as records name them."""
    bot, name = live.sitters[player].bot, live.names[player]
    return f"bot:{bot}" if bot else f"human:{name}" if name else "human"


HANDLERS = (replay, branch, record)
