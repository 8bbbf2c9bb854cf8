"""Who plays best: for each side of each game those who show their profile and have played enough rated matches."""

from typing import Final, NamedTuple
from urllib.parse import urlencode

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from threerings.games import GAMES, load
from threerings.store import Store
from threerings.store.ratings import ENOUGH, Leader, Rating, Skill
from threerings.web.guests import Visiting, Visitor
from threerings.web.names import shown_name
from threerings.web.rating import ADVANTAGE, Figure, figure, rated_bots
from threerings.web.render import page
from threerings.web.seats import number_of
from threerings.web.speech import Speech

PAGE_SIZE: Final = 30
LONGEST: Final = 80
MOST: Final = 2**31 - 1


class Line(NamedTuple):
    """A player in a list."""

    place: int
    name: str
    profile: str
    figure: Figure
    matches: int


class RatingLine(NamedTuple):
    """What was found of somebody, on one side of a game."""

    title: str
    side: str
    figure: Figure
    matches: int


@get("/leaderboard")
async def first_game(visitor: Visiting) -> Response[str]:
    return await leaderboard_page(visitor, next(iter(GAMES)))


@get("/leaderboard/{game:str}")
async def leaderboard(
    game: FromPath[str],
    visitor: Visiting,
    *,
    side: FromQuery[str] = "",
    after: FromQuery[str] = "",
    place: FromQuery[int] = 0,
) -> Response[str]:
    if game not in GAMES:
        raise NotFoundException
    return await leaderboard_page(visitor, game, side, after, place)


async def leaderboard_page(
    visitor: Visitor, game: str, side: str = "", after: str = "", place: int = 0
) -> Response[str]:
    """Players of a side after a place in its list; so many are before it."""
    sides, words, store = load(game).sides, visitor.speech(game), visitor.hall.store
    number = sides.index(side) if side in sides else 0
    place = place if after and 0 < place <= MOST else 0
    leaders, more = await leaders_after(store, game, number, after)
    query = {"side": sides[number], "after": more, "place": place + len(leaders)}
    known = (await store.advantages()).get(game)
    return page(
        visitor,
        "leaderboard.html",
        game=game,
        chosen=game,
        games={name: visitor.speech(name)("game-title") for name in GAMES},
        sides={name: words(f"side-{name}") for name in sides},
        side=sides[number],
        lines=[line_of(leader, place + rank, words) for rank, leader in enumerate(leaders, start=1)],
        more=f"/leaderboard/{game}?{urlencode(query)}" if more else "",
        first=bool(place),
        bots=sorted(rated_bots(game).items(), key=lambda bot: -bot[1]),
        worth=figure(known or Skill(0.0, ADVANTAGE)),
        counted=known is not None,
        least=ENOUGH,
    )


async def leaders_after(store: Store, game: str, side: int, after: str) -> tuple[list[Leader], str]:
    """A page of a list, and after whom the next one begins; nothing if this is the last."""
    found = await store.leaders(game, side, PAGE_SIZE + 1, place_named(after))
    last = found[PAGE_SIZE - 1] if len(found) > PAGE_SIZE else None
    return found[:PAGE_SIZE], f"{last.at_least}~{last.guest}" if last else ""


def place_named(text: str) -> tuple[int, str] | None:
    """As an address has it; what is none is the beginning."""
    points, _, guest = text[:LONGEST].partition("~")
    number = points.removeprefix("-")
    if not (number.isascii() and number.isdigit() and len(number) < 9):
        return None
    return int(points), guest


def line_of(leader: Leader, place: int, words: Speech) -> Line:
    name = shown_name(leader.name) or words("web-guest", number=number_of(leader.guest))
    found = figure(Skill(leader.points, leader.spread))
    return Line(place, name, f"/player/{leader.guest}", found, leader.matches)


def rating_lines(ratings: list[Rating], visitor: Visitor) -> list[RatingLine]:
    """On the sides that were played."""
    lines = []
    for rating in ratings:
        if rating.game in GAMES:
            words = visitor.speech(rating.game)
            for number, side in enumerate(load(rating.game).sides):
                if rating.matches[number]:
                    found = figure(rating.on(number))
                    lines.append(RatingLine(words("game-title"), words(f"side-{side}"), found, rating.matches[number]))
    return lines


HANDLERS = (first_game, leaderboard)
