"""Profiles: what somebody has played to its end, all of it for themselves, and for others what everybody may find."""

from typing import Final, NamedTuple
from urllib.parse import urlencode

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from threerings.games import GAMES, load
from threerings.store import NEWEST, Store
from threerings.store.history import BOTH, DRAWN, LOST, WON, Played, Player, Tally, Wanted
from threerings.web.guests import Visiting, Visitor
from threerings.web.leaderboard import rating_lines
from threerings.web.names import shown_name
from threerings.web.render import page
from threerings.web.seats import number_of
from threerings.web.speech import Speech

PAGE_SIZE: Final = 30
RESULTS: Final = (WON, DRAWN, LOST)
BOT: Final = "bot "
WIDTH: Final = 300
"""Of a bar in a drawing."""
LONGEST: Final = 60
"""Letters of an opponent's id in an address."""


class Query(NamedTuple):
    """What somebody wants to see of a history, as it stands in an address."""

    game: str = ""
    side: str = ""
    opponent: str = ""
    result: str = ""

    def wanted(self, *, public: bool) -> Wanted:
        """What is no game, side or result here is all the same."""
        game = self.game if self.game in GAMES else ""
        sides = (*load(game).sides, "both") if game else ()
        side = sides.index(self.side) if self.side in sides else None
        result = self.result if self.result in RESULTS else ""
        return Wanted(game, side, self.opponent[:LONGEST], result, public)

    def address(self, path: str, **changes: str | int) -> str:
        fields = {name: value for name, value in {**self._asdict(), **changes}.items() if value}
        return f"{path}?{urlencode(fields)}" if fields else path


class Line(NamedTuple):
    """A match in a history."""

    match: str
    title: str
    side: str
    opponent: str
    opponent_id: str
    profile: str
    """Where the opponent's profile is, if there is one."""
    result: str
    made: str
    gained: int | None


class Bar(NamedTuple):
    """How somebody has fared on a side of a game; the parts of a bar from left to right."""

    side: str
    numbers: tuple[int, int, int]
    """Won, drawn, lost."""
    parts: list[tuple[str, float, float]]
    """Result, left edge and width."""


@get("/history")
async def own_history(
    visitor: Visiting,
    *,
    game: FromQuery[str] = "",
    side: FromQuery[str] = "",
    opponent: FromQuery[str] = "",
    result: FromQuery[str] = "",
    before: FromQuery[int] = NEWEST,
) -> Response[str]:
    """One's own: everything."""
    guest = visitor.guest
    me = Player(guest.id if guest else "", guest.name if guest else "", False, "")
    return await history_page(visitor, me, Query(game, side, opponent, result), before, public=False)


@get("/player/{player:str}")
async def profile(
    player: FromPath[str],
    visitor: Visiting,
    *,
    game: FromQuery[str] = "",
    side: FromQuery[str] = "",
    result: FromQuery[str] = "",
    before: FromQuery[int] = NEWEST,
) -> Response[str]:
    """Somebody else's, if they want it to be seen: matches that everybody may find, and that are over."""
    found = await shown_player(visitor.hall.store, player)
    return await history_page(visitor, found, Query(game, side, "", result), before, public=True)


async def shown_player(store: Store, player: str) -> Player:
    """Raises NotFoundException: who does not want to be seen is not told from who is not there."""
    found = (await store.players([player[:LONGEST]])).get(player)
    if found is None or not found.shown:
        raise NotFoundException
    return found


async def history_page(visitor: Visitor, player: Player, query: Query, before: int, *, public: bool) -> Response[str]:
    store, path = visitor.hall.store, f"/player/{player.guest}" if public else "/history"
    played, older = await history_before(store, player.guest, query.wanted(public=public), before)
    words = visitor.speech()
    return page(
        visitor,
        "history.html",
        player=player,
        name=shown_name(player.name) or words("web-guest", number=number_of(player.guest)),
        public=public,
        path=path,
        query=query,
        lines=await lines_of(store, visitor, played),
        bars=bars_of(await store.tallies(player.guest, public=public), visitor),
        ratings=rating_lines(await store.ratings(player.guest), visitor),
        games={game: visitor.speech(game)("game-title") for game in GAMES},
        sides=side_names(query.game, visitor),
        results=RESULTS,
        older=query.address(path, before=older) if older is not None else "",
        newest=query.address(path) if before != NEWEST else "",
    )


async def history_before(store: Store, guest: str, wanted: Wanted, before: int) -> tuple[list[Played], int | None]:
    """A page of a history, and before which place the next one begins; None if this is the last."""
    before = before if 0 <= before <= NEWEST else NEWEST
    found = await store.history(guest, wanted, PAGE_SIZE + 1, before)
    return found[:PAGE_SIZE], found[PAGE_SIZE - 1].place if len(found) > PAGE_SIZE else None


async def lines_of(store: Store, visitor: Visitor, played: list[Played]) -> list[Line]:
    people = await store.players({one.opponent for one in played if one.opponent})
    return [line_of(one, people.get(one.opponent), visitor) for one in played if one.game in GAMES]


def line_of(one: Played, opponent: Player | None, visitor: Visitor) -> Line:
    words = visitor.speech(one.game)
    return Line(
        one.match,
        words("game-title"),
        side_name(one.game, one.side, words),
        opponent_name(one.opponent, opponent, words),
        one.opponent,
        f"/player/{one.opponent}" if opponent and opponent.shown else "",
        one.result,
        one.made[:10],
        one.gained,
    )


def opponent_name(opponent: str, known: Player | None, words: Speech) -> str:
    if not opponent:
        return words("web-history-alone")
    if opponent.startswith(BOT):
        return words("web-bot", bot=opponent.removeprefix(BOT))
    if known is None:
        return words("web-history-gone")
    return shown_name(known.name) or words("web-guest", number=number_of(opponent))


def side_name(game: str, side: int, words: Speech) -> str:
    return words("web-history-both") if side == BOTH else words(f"side-{load(game).sides[side]}")


def side_names(game: str, visitor: Visitor) -> dict[str, str]:
    """The sides of a game to choose from; none before a game is chosen."""
    if game not in GAMES:
        return {}
    words = visitor.speech(game)
    return {**{side: words(f"side-{side}") for side in load(game).sides}, "both": words("web-history-both")}


def bars_of(tallies: list[Tally], visitor: Visitor) -> dict[str, list[Bar]]:
    """By the title of a game. The longest bar of all fills the drawing."""
    counts: dict[tuple[str, int], dict[str, int]] = {}
    for game, side, result, number in tallies:
        if result and game in GAMES:
            counts.setdefault((game, side), {})[result] = number
    most = max((sum(one.values()) for one in counts.values()), default=1)
    bars: dict[str, list[Bar]] = {}
    for (game, side), one in counts.items():
        words = visitor.speech(game)
        bars.setdefault(words("game-title"), []).append(bar_of(side_name(game, side, words), one, most))
    return bars


def bar_of(side: str, counts: dict[str, int], most: int) -> Bar:
    parts, left = [], 0.0
    for result in RESULTS:
        width = round(WIDTH * counts.get(result, 0) / most, 2)
        parts.append((result, round(left, 2), width))
        left += width
    return Bar(side, (counts.get(WON, 0), counts.get(DRAWN, 0), counts.get(LOST, 0)), parts)


HANDLERS = (own_history, profile)
