"""The programs' door to histories and profiles."""

from typing import Literal

from litestar import get
from litestar.params import FromPath, FromQuery

from threerings.games import GAMES, load
from threerings.store import NEWEST
from threerings.store.history import BOTH, Played, Player
from threerings.store.ratings import Rating
from threerings.web import api, payloads
from threerings.web.description import PROVEN, refusals
from threerings.web.guests import AnyRequest
from threerings.web.hall import Hall
from threerings.web.names import shown_name
from threerings.web.profiles import Query, history_before, opponent_name, shown_player
from threerings.web.rating import figure
from threerings.web.speech import speech


@get("/history", security=PROVEN, responses=refusals(400, 401, 503))
async def history(
    request: AnyRequest,
    *,
    game: FromQuery[str] = "",
    side: FromQuery[str] = "",
    opponent: FromQuery[str] = "",
    result: FromQuery[Literal["", "won", "lost", "drawn"]] = "",
    before: FromQuery[int] = NEWEST,
) -> payloads.History:
    """Your matches that are over, the newest first: of a game, of one of its sides, against somebody, by result."""
    guest, hall = await api.guest_and_hall(request)
    wanted = Query(game, side, opponent, result).wanted(public=False)
    played, older = await history_before(hall.store, guest.id, wanted, before)
    cards = await played_cards(hall, played, api.language_of(request))
    return payloads.History(cards, older, rating_cards(await hall.store.ratings(guest.id)))


@get("/players/{player:str}", security=PROVEN, responses=refusals(400, 401, 404, 503))
async def player_card(
    player: FromPath[str], request: AnyRequest, *, before: FromQuery[int] = NEWEST
) -> payloads.PlayerCard:
    """Somebody who shows their profile: matches that everybody may find, and that are over."""
    _, hall = await api.guest_and_hall(request)
    found = await shown_player(hall.store, player)
    played, older = await history_before(hall.store, player, Query().wanted(public=True), before)
    cards = await played_cards(hall, played, api.language_of(request))
    tallies = [
        payloads.TallyCard(one.game, side_word(one.game, one.side), one.result, one.number)
        for one in await hall.store.tallies(player, public=True)
    ]
    ratings = rating_cards(await hall.store.ratings(player))
    return payloads.PlayerCard(player, shown_name(found.name), found.since[:10], tallies, cards, older, ratings)


def rating_cards(ratings: list[Rating]) -> list[payloads.RatingCard]:
    """On the sides that were played."""
    sides = [(one, side) for one in ratings for side in (0, 1) if one.matches[side] and one.game in GAMES]
    return [
        payloads.RatingCard(one.game, side_word(one.game, side), *figure(one.on(side)), one.matches[side])
        for one, side in sides
    ]


async def played_cards(hall: Hall, played: list[Played], language: str) -> list[payloads.PlayedCard]:
    people = await hall.store.players({one.opponent for one in played if one.opponent})
    return [played_card(one, people.get(one.opponent), language) for one in played]


def played_card(one: Played, opponent: Player | None, language: str) -> payloads.PlayedCard:
    name = opponent_name(one.opponent, opponent, speech(language))
    return payloads.PlayedCard(
        one.match, one.game, side_word(one.game, one.side), name, one.opponent, one.result, one.made[:10], one.gained
    )


def side_word(game: str, side: int) -> str:
    return "both" if side == BOTH else load(game).sides[side]


HANDLERS = (history, player_card)
