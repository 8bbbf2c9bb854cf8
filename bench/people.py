"""Whether the pages about people stay quick: histories, profiles and leaderboards of a full house against a small one.

Both houses are served at the same time, and each page is asked for in turns. Anna's pages show as many lines in both.
"""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from tests.support.postgres import Postgres
from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.games import OURS, load
from threerings.store import OVER, Guest, MatchHeader, Sitter, Store, StoredMatch
from threerings.store.opening import open_store
from threerings.store.ratings import Skill
from threerings.web.guests import digest
from threerings.web.rating import newcomer

GOAL: Final = 1.5
TOGETHER: Final = 500
"""Changes that are asked for at the same time."""
GAME: Final = "confrontation"
RESULTS: Final = ("0 mordor", "1 frodo", "1 shire")


class House(NamedTuple):
    """So many people have played so many matches; a share of them are Anna's."""

    people: int
    matches: int
    hers: int


SMALL: Final = House(100, 100, 100)
FAST: Final = next((folder for folder in (Path("/dev/shm"),) if folder.exists()), None)
"""Where a disk is not waited for: it is the pages that are measured."""
PAGES: Final = (
    "/history",
    f"/history?game={GAME}",
    "/history?result=won",
    "/player/anna",
    f"/leaderboard/{GAME}?side=dark",
    f"/leaderboard/{GAME}?side=light",
)


def matches(house: House) -> Iterator[StoredMatch]:
    """Anna's are spread evenly over all."""
    every = house.matches // house.hers
    for number in range(house.matches):
        mine, nth = number % every == 0, number // every
        one, other = number * 7919 % house.people, (number * 104_729 + 1) % house.people
        first = Sitter("anna") if mine else Sitter(f"p{one}")
        second = Sitter(bot="club") if one == other or number % 11 == 0 else Sitter(f"p{other}")
        game, result = OURS[(nth if mine else number) % 3], RESULTS[nth // 3 % 3]
        header = MatchHeader(f"m{number}", game, load(game).rules_version, {}, public=True, status=OVER, result=result)
        yield StoredMatch(header, (first, second) if nth // 9 % 2 else (second, first))


async def fill(place: str, house: House) -> None:
    store = await open_store(place)
    for first in range(0, house.people, TOGETHER):
        people = [*range(first, min(first + TOGETHER, house.people))]
        await asyncio.gather(*(settle(store, f"p{number}", number) for number in people))
    await settle(store, "anna", house.people // 2)
    waiting: list[StoredMatch] = []
    for match in matches(house):
        waiting.append(match)
        if len(waiting) == TOGETHER:
            await asyncio.gather(*map(store.restore, waiting))
            waiting.clear()
    await asyncio.gather(*map(store.restore, waiting))
    await store.close()


async def settle(store: Store, name: str, number: int) -> None:
    """Somebody with an account, a profile and a rating."""
    await store.add_guest(Guest(name, name.title()), digest(f"key of {name}"))
    await store.open_account(name)
    await store.show_account(name, True)
    points = Skill(400.0 + number * 7919 % 700, 60.0)
    await store.take_rating(newcomer(name, GAME)._replace(common=points, matches=(20, 20)))


def measure(servers: list[Server], rounds: int) -> Table:
    """Milliseconds of each page in each house, and how many times those of the first the second takes."""
    drawn = Table("page", "small", "full", "full / small", "goal")
    visitors = [Visitor(server) for server in servers]
    for server, visitor in zip(servers, visitors, strict=True):
        visitor.cookies[server.cookie] = f"key of anna.{int(time.time())}"
    for page in PAGES:
        for visitor in visitors:  # once for nothing: templates and connections are there then
            answer = visitor.open(page)
            assert answer.status == 200
            assert answer.text.count("<li>") >= 30 or answer.text.count('<th scope="row">') >= 30, page
        spent: list[list[float]] = [[], []]
        for _ in range(rounds):
            for visitor, times in zip(visitors, spent, strict=True):
                began = time.perf_counter()
                visitor.ask(visitor.get(page))
                times.append(1000 * (time.perf_counter() - began))
        small, full = map(median, spent)
        drawn.add_row(page, f"{small:.2f} ms", f"{full:.2f} ms", f"{full / small:.2f} ×", f"≤ {GOAL} ×")
    return drawn


def started(stack: ExitStack) -> Postgres:
    postgres = Postgres()
    stack.callback(postgres.remove)
    postgres.start()
    return postgres


def main(people: int, number: int, hers: int, rounds: int, postgresql: bool) -> int:
    full = House(people, number, hers)
    print(f"{full.people:,} people, {full.matches:,} matches, {hers:,} of them Anna's; and {SMALL}")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=FAST)))
        postgres = started(stack) if postgresql else None
        servers = []
        for name, house in (("small", SMALL), ("full", full)):
            data = folder / name
            data.mkdir()
            place = postgres.new_database() if postgres else str(data / "threerings.sqlite")
            began = time.perf_counter()
            asyncio.run(fill(place, house))
            print(f"{name}: filled in {time.perf_counter() - began:.0f} s")
            servers.append(stack.enter_context(Server(data, store=place if postgres else "")))
        Console().print(measure(servers, rounds))
    return 0
