"""The programs' door to other players: who plays best, and anybody to play with at once."""

import math

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from threerings.games import load
from threerings.store.ratings import Skill
from threerings.web import api, payloads
from threerings.web.description import PROVEN, refusals
from threerings.web.guests import AnyRequest
from threerings.web.leaderboard import leaders_after
from threerings.web.names import shown_name
from threerings.web.pairing import Wish, look_or_stop, seek
from threerings.web.rating import ADVANTAGE, figure, rated_bots


@get("/leaderboard/{game:str}/{side:str}", security=PROVEN, responses=refusals(401, 404, 503))
async def leaderboard(
    game: FromPath[str], side: FromPath[str], request: AnyRequest, *, after: FromQuery[str] = ""
) -> payloads.Leaderboard:
    """The best players of a side who show their profile, with the bots and the advantage of the first side."""
    _, hall = await api.guest_and_hall(request)
    sides = load(game).sides
    if side not in sides:
        raise NotFoundException
    leaders, more = await leaders_after(hall.store, game, sides.index(side), after)
    advantage = (await hall.store.advantages()).get(game, Skill(0.0, ADVANTAGE))
    players = [
        payloads.LeaderCard(one.guest, shown_name(one.name), *figure(Skill(one.points, one.spread)), one.matches)
        for one in leaders
    ]
    bots = {bot: round(points) for bot, points in rated_bots(game).items()}
    return payloads.Leaderboard(players, more, bots, *figure(advantage))


@post(
    "/pairing",
    status_code=200,
    creates=True,
    security=PROVEN,
    responses=refusals(400, 401, 403, 404, 409, 413, 422, 503),
)
async def find_somebody(data: JSONBody[payloads.PairingWish], request: AnyRequest) -> payloads.PairingCard:
    """Look for anybody to play with, and go on looking: ask again every second or two. Who does not is forgotten."""
    guest, hall = await api.guest_and_hall(request)
    await seek(hall, guest, Wish(data.game, tuple(data.clocks), data.side, data.rated))
    waiting = await look_or_stop(hall, guest)
    assert waiting is not None, "nobody is forgotten so soon"
    within = None if waiting.reach == math.inf else round(waiting.reach)
    return payloads.PairingCard(waiting.match, waiting.waited, within)


@post("/pairing/leave", status_code=200, security=PROVEN, responses=refusals(401, 403, 503))
async def leave(request: AnyRequest) -> payloads.Nothing:
    """Look for nobody any more."""
    guest, hall = await api.guest_and_hall(request)
    await hall.store.stop_seeking(guest.id)
    return payloads.Nothing()


HANDLERS = (leaderboard, find_somebody, leave)
