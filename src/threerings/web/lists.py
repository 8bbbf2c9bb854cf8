"""Lists of matches: the lobby's and a guest's own, a page at a time, the newest first."""

from typing import NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from threerings.games import GAMES, load
from threerings.store import DONE, GOING, NEWEST, OPEN, OVER, RUNNING, TURN, Guest, MatchHeader, Store, StoredMatch
from threerings.web.clocks import clock_words
from threerings.web.guests import Visiting, Visitor
from threerings.web.hall import Hall
from threerings.web.render import page
from threerings.web.seats import player_names
from threerings.web.speech import Speech, speech

OWN = {"your-turn": TURN, "yours": GOING, "your-over": DONE}
LISTS = ("your-turn", "yours", OPEN, RUNNING, "your-over", OVER)
"""In the order of the lobby. What is not a guest's own is public."""
PAGE_SIZE = 30
"""Matches on a page of one list."""


class ListPage(NamedTuple):
    """A page of a list."""

    matches: list[StoredMatch]
    older: int | None
    """Before which place the next page begins; None if this is the last."""


async def list_page(store: Store, name: str, guest: Guest | None, most: int, before: int = NEWEST) -> ListPage:
    """Matches of a list before a place. Somebody who is no guest has none."""
    before = before if 0 <= before <= NEWEST else NEWEST
    if name not in OWN:
        found = await store.public_matches(name, most + 1, before)
    else:
        found = await store.played_by(guest.id, most + 1, OWN[name], before) if guest else []
    return ListPage(found[:most], found[most - 1].place if len(found) > most else None)


class MatchRow(NamedTuple):
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
    deck: str
    """Where its cards are shown, if they are the host's own."""
    clock: str = ""
    """In words, if there is one."""
    rated: bool = False


def deck_link(header: MatchHeader) -> str:
    """The page with the cards of a match; empty if they are the usual ones."""
    return f"/match/{header.id}/deck" if header.options.get("deck", "standard") != "standard" else ""


class Reader(NamedTuple):
    """All of a visitor that a list depends on: a stream keeps this, and not the request."""

    guest: Guest | None
    language: str

    def speech(self, game: str = "") -> Speech:
        return speech(self.language, game)


async def rows(hall: Hall, visitor: Visitor | Reader, matches: list[StoredMatch]) -> list[MatchRow]:
    return [await row(hall, visitor, match) for match in matches if match.header.game in GAMES]


async def row(hall: Hall, visitor: Visitor | Reader, stored: StoredMatch) -> MatchRow:
    header = stored.header
    words, sides = visitor.speech(header.game), load(header.game).sides
    first, second = player_names(stored.sitters, await hall.matches.names_of(stored.sitters), words)
    return MatchRow(
        header.id,
        header.game,
        words("game-title"),
        (first, second),
        (words(f"side-{sides[0]}"), words(f"side-{sides[1]}")),
        header.games,
        header.status,
        (first, second)[int(header.result[0])] if header.result[:1] in ("0", "1") else "",
        visitor.guest is not None and visitor.guest.id in (stored.sitters[0].guest, stored.sitters[1].guest),
        header.made[:10],
        deck_link(header),
        clock_words(header.clock, words) if header.clock else "",
        bool(header.rated),
    )


async def own_rows(hall: Hall, visitor: Visitor, most: int) -> list[MatchRow]:
    """A visitor's unfinished matches, those first that wait for the visitor."""
    waiting, going = [await list_page(hall.store, name, visitor.guest, most) for name in ("your-turn", "yours")]
    return await rows(hall, visitor, (waiting.matches + going.matches)[:most])


@get("/lobby/{name:str}")
async def one_list(name: FromPath[str], visitor: Visiting, *, before: FromQuery[int] = NEWEST) -> Response[str]:
    if name not in LISTS:
        raise NotFoundException
    found = await list_page(visitor.hall.store, name, visitor.guest, PAGE_SIZE, before)
    shown = await rows(visitor.hall, visitor, found.matches)
    return page(visitor, "list.html", name=name, rows=shown, older=found.older, newest=before == NEWEST)


HANDLERS = (one_list,)
