"""Lists of matches: the lobby's and a guest's own, a page at a time, the newest first."""

from typing import NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from threerings.games import GAMES, load
from threerings.store import DONE, GOING, NEWEST, OPEN, OVER, RUNNING, TURN, Guest, Kept, Store
from threerings.web.guests import Visiting, Visitor
from threerings.web.hall import Hall
from threerings.web.render import page
from threerings.web.seats import called

OWN = {"your-turn": TURN, "yours": GOING, "your-over": DONE}
LISTS = ("your-turn", "yours", OPEN, RUNNING, "your-over", OVER)
"""In the order of the lobby. What is not a guest's own is public."""
LISTED = 10
"""Matches of each list in the lobby."""
LEAF = 30
"""Matches on a page of one list."""


class Leaf(NamedTuple):
    """A page of a list."""

    matches: list[Kept]
    older: int | None
    """Before which place the next page begins; None if this is the last."""


async def leaf(store: Store, name: str, guest: Guest | None, most: int, before: int = NEWEST) -> Leaf:
    """Matches of a list before a place. Somebody who is no guest has none."""
    before = before if 0 <= before <= NEWEST else NEWEST
    if name not in OWN:
        found = await store.listed(name, most + 1, before)
    else:
        found = await store.played_by(guest.id, most + 1, OWN[name], before) if guest else []
    return Leaf(found[:most], found[most - 1].place if len(found) > most else None)


class Row(NamedTuple):
    """A match in a list."""

    id: str
    game: str
    title: str
    names: tuple[str, str]
    sides: tuple[str, str]
    games: int
    status: str
    winner: str
    mine: bool
    made: str


async def rows(hall: Hall, visitor: Visitor, matches: list[Kept]) -> list[Row]:
    return [await row(hall, visitor, match) for match in matches if match.card.game in GAMES]


async def row(hall: Hall, visitor: Visitor, kept: Kept) -> Row:
    card = kept.card
    speech, sides = visitor.speech(card.game), load(card.game).sides
    first, second = called(kept.sitters, await hall.matches.names_of(kept.sitters), speech)
    return Row(
        card.id,
        card.game,
        speech("game-title"),
        (first, second),
        (speech(f"side-{sides[0]}"), speech(f"side-{sides[1]}")),
        card.games,
        card.status,
        (first, second)[int(card.result[0])] if card.result[:1] in ("0", "1") else "",
        visitor.guest is not None and visitor.guest.id in (kept.sitters[0].guest, kept.sitters[1].guest),
        card.made[:10],
    )


async def own_rows(hall: Hall, visitor: Visitor, most: int) -> list[Row]:
    """A visitor's unfinished matches, those first that wait for the visitor."""
    waiting, going = [await leaf(hall.store, name, visitor.guest, most) for name in ("your-turn", "yours")]
    return await rows(hall, visitor, (waiting.matches + going.matches)[:most])


@get("/lobby")
async def lobby(visitor: Visiting) -> Response[str]:
    lists = []
    for name in LISTS:
        found = await leaf(visitor.hall.store, name, visitor.guest, LISTED)
        if found.matches or name in (OPEN, RUNNING):
            lists.append((name, await rows(visitor.hall, visitor, found.matches), found.older is not None))
    return page(visitor, "lobby.html", lists=lists)


@get("/lobby/{name:str}")
async def one_list(name: FromPath[str], visitor: Visiting, *, before: FromQuery[int] = NEWEST) -> Response[str]:
    if name not in LISTS:
        raise NotFoundException
    found = await leaf(visitor.hall.store, name, visitor.guest, LEAF, before)
    shown = await rows(visitor.hall, visitor, found.matches)
    return page(visitor, "list.html", name=name, rows=shown, older=found.older, newest=before == NEWEST)
