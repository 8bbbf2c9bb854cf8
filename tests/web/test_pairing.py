"""Quick pairing: the closest who will do, wider as time goes by, and both come to the same match."""

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.asgi import Request
from tests.support.patience import until
from tests.support.postgres import Postgres
from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.bots.tempo import Tempo
from threerings.bots.workers import Workers
from threerings.core.game import BadOption
from threerings.games import load
from threerings.store import Guest, NoStore, Sitter
from threerings.store.opening import open_store
from threerings.store.pairing import ANY, STALE, Seeker
from threerings.web.hall import Hall
from threerings.web.pairing import A_SECOND, AT_ONCE, EVERYBODY, Wish, evening, look, partner, reach, seek

GAME = "the-duel"
QUICK, CALM = evening(load(GAME).minutes)
NOW = 100_000
RNG = random.Random(1)


def waiting(
    guest: str, points: float = 600.0, since: int = NOW, side: int = ANY, clocks: tuple[str, ...] = (QUICK,)
) -> Seeker:
    return Seeker(guest, GAME, clocks, side, False, points, since, NOW)


def test_the_closest_who_will_do_is_chosen() -> None:
    me = waiting("me", 600)
    others = [waiting("far", 700), waiting("near", 560), waiting("away", 600, clocks=(CALM,))]
    found = partner(me, others, NOW)
    assert found is not None
    assert (found.other, found.clock) == ("near", QUICK)
    assert found.seat in (0, 1)


def test_two_never_want_the_same_side_and_each_has_the_one_they_want() -> None:
    for mine, its, seat in ((0, 1, 0), (1, 0, 1), (0, ANY, 0), (ANY, 0, 1), (ANY, 1, 0)):
        found = partner(waiting("me", side=mine), [waiting("other", side=its)], NOW)
        assert found is not None
        assert found.seat == seat
    assert partner(waiting("me", side=1), [waiting("other", side=1)], NOW) is None
    seats = {getattr(partner(waiting("me"), [waiting("other")], NOW), "seat", None) for _ in range(64)}
    assert seats == {0, 1}


def test_the_circle_widens_as_time_goes_by() -> None:
    me, other = waiting("me", 600), waiting("other", 600 + AT_ONCE + 5 * A_SECOND)
    assert partner(me, [other], NOW) is None
    assert partner(me, [other], NOW + 4000) is None
    assert partner(me, [other], NOW + 5000) is not None
    assert partner(me._replace(since=NOW + 5000), [other], NOW + 5000) is not None, "who has waited for long decides"
    stranger = waiting("stranger", 5000)
    assert partner(me, [stranger], NOW + int(EVERYBODY) * 1000 - 1) is None
    assert partner(me, [stranger], NOW + int(EVERYBODY) * 1000) is not None
    assert reach(me, NOW) == AT_ONCE


def test_of_two_who_are_as_close_the_one_who_has_waited_longer_is_first() -> None:
    others = [waiting("later", since=NOW - 1000), waiting("sooner", since=NOW - 2000)]
    found = partner(waiting("me"), others, NOW)
    assert found is not None
    assert found.other == "sooner"


# In the house.


class Steady:
    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "s")
    return str(request.getfixturevalue("postgres").new_database())


def in_hall(place: str, story: Callable[[Hall, Steady], Awaitable[None]]) -> None:
    async def run() -> None:
        hall, steady = Hall(await open_store(place), Workers(), Tempo(0.0, 5.0)), Steady()
        hall.matches.time.steady = steady
        for name in ("anna", "bert", "cora"):
            await hall.store.add_guest(Guest(name), name)
        try:
            await story(hall, steady)
        finally:
            await hall.close()

    asyncio.run(run())


ANNA, BERT, CORA = Guest("anna"), Guest("bert"), Guest("cora")


def test_both_come_to_the_same_match_by_whichever_asks_first(place: str) -> None:
    async def story(hall: Hall, _: Steady) -> None:
        await seek(hall, ANNA, Wish(GAME, (CALM,), "balrog", rated=True))
        alone = await look(hall, ANNA)
        assert alone is not None
        assert not alone.match
        await seek(hall, CORA, Wish(GAME, (CALM,), rated=False))
        await seek(hall, BERT, Wish(GAME, rated=True))
        found = await asyncio.gather(look(hall, BERT), look(hall, ANNA), look(hall, CORA))
        matches = [one.match for one in found if one]
        again = [one.match for one in [await look(hall, BERT), await look(hall, ANNA)] if one]
        assert again[0] == again[1] != ""
        assert set(matches) <= {again[0], ""}
        assert matches[2] == "", "she does not want it to be rated"
        stored = await hall.store.match(again[0])
        assert stored is not None
        assert stored.sitters == (Sitter("bert"), Sitter("anna"))
        assert (stored.header.clock, stored.header.rated, stored.header.public) == (CALM, "agreed", True)
        assert await hall.store.ids() == again[:1]

    in_hall(place, story)


def test_who_has_not_asked_for_long_waits_no_more(place: str) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        await seek(hall, ANNA, Wish(GAME))
        for _ in range(STALE // 1000 + 2):
            steady.seconds += 1
            await hall.matches.time.beat()
        await seek(hall, BERT, Wish(GAME))
        found = await look(hall, BERT)
        assert found is not None
        assert not found.match
        assert await look(hall, ANNA) is None
        await hall.store.stop_seeking("bert")
        assert await look(hall, BERT) is None

    in_hall(place, story)


def test_a_wish_that_makes_no_sense_is_refused(place: str) -> None:
    async def story(hall: Hall, _: Steady) -> None:
        for wish in (
            Wish(GAME, ("soon",)),
            Wish(GAME, side="white"),
            Wish(GAME, tuple(f"live {n}+1" for n in range(1, 20))),
        ):
            with pytest.raises(BadOption):
                await seek(hall, ANNA, wish)
        assert await look(hall, ANNA) is None

    in_hall(place, story)


def test_two_processes_pair_those_who_wait_at_each(postgres: Postgres) -> None:
    async def story() -> None:
        place = postgres.new_database()
        halls = [Hall(await open_store(place), Workers(), Tempo(0.0, 5.0)) for _ in range(2)]
        for guest, hall in zip((ANNA, BERT), halls, strict=True):
            await hall.store.add_guest(guest, guest.id)
            await seek(hall, guest, Wish(GAME))
        for _ in range(2):
            found = await asyncio.gather(*(look(hall, guest) for guest, hall in zip((ANNA, BERT), halls, strict=True)))
        assert found[0] is not None
        assert found[1] is not None
        assert found[0].match == found[1].match != ""
        assert await halls[0].store.ids() == [found[0].match]
        for hall in halls:
            await hall.close()

    asyncio.run(story())


# On the page, and for programs.


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its clock stands still, however slow this machine is."""
    with Server(tmp_path_factory.mktemp("data")) as server:
        server.hall.matches.time.steady = Steady()
        yield server


def test_one_button_a_visible_wait_and_the_match(house: Server) -> None:
    one, other = Visitor(house), Visitor(house, "de", client="192.0.2.2")
    one.open("/")
    page = one.press(f"/pair/{GAME}", RNG).text
    assert "Looking for an opponent …" in page
    assert "At most 150 points apart" in page
    assert "Looking" in one.open(f"/pair/{GAME}").text
    other.open(f"/pair/{GAME}")
    assert "fair-sit" not in page
    table = other.press(f"/pair/{GAME}", RNG, clock=QUICK)
    assert 'id="table"' in table.text
    assert 'id="table"' in one.open(f"/pair/{GAME}").text


def test_whoever_waits_can_leave(house: Server) -> None:
    visitor = Visitor(house)
    visitor.open("/new")
    visitor.open("/pair/confrontation")
    visitor.press("/pair/confrontation", RNG, seat="dark")
    page = visitor.press("/leave", RNG).text
    assert "Look for an opponent" in page
    assert "Looking for" not in visitor.open("/pair/confrontation").text
    visitor.open("/pair/confrontation")
    assert visitor.press("/pair/confrontation", RNG, clock="never").status == 422
    assert visitor.open("/pair/chess").status == 404


def test_the_stream_says_how_it_stands_and_leads_to_the_match(house: Server) -> None:
    one, other = Visitor(house), Visitor(house, client="192.0.2.2")
    for visitor in (one, other):
        visitor.open("/pair/middle-earth")
    one.press("/pair/middle-earth", RNG)
    held = house.hold(one.get("/pair/middle-earth/stream"))
    assert until(lambda: b"event: part" in b"".join(held.pieces(0)))
    table = other.press("/pair/middle-earth", RNG)
    assert 'id="table"' in table.text
    assert until(lambda: b"event: go" in b"".join(held.pieces(0)))
    path = re.search(rb"event: go\ndata: (/match/\w+)", b"".join(held.pieces(0)).replace(b"\r", b""))
    assert path
    assert 'id="table"' in one.open(path[1].decode()).text
    house.let_go(held)


def test_the_lobby_renews_itself(house: Server) -> None:
    held = house.hold(Visitor(house).get("/lobby/stream"))
    assert until(lambda: b"event: part" in b"".join(held.pieces(0)))
    path = Visitor(house).start("confrontation", "open")
    assert until(lambda: path.encode() in b"".join(held.pieces(0)))
    house.let_go(held)


def test_while_the_store_is_away_streams_stay_open_and_go_on(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise NoStore("gone")

    visitor = Visitor(house)
    visitor.open("/pair/the-duel")
    visitor.press("/pair/the-duel", RNG)
    with monkeypatch.context() as patched:
        for call in ("pair", "public_matches"):
            patched.setattr(house.hall.store, call, away)
        held = [house.hold(visitor.get(path)) for path in ("/pair/the-duel/stream", "/lobby/stream")]
        for one in held:
            assert until(lambda one=one: b"event: ping" in b"".join(one.pieces(0)))  # type: ignore[misc]
    for one in held:
        assert until(lambda one=one: b"event: part" in b"".join(one.pieces(0)))  # type: ignore[misc]
        house.let_go(one)
    visitor.open("/pair/the-duel")
    visitor.press("/leave", RNG)


def test_who_plays_as_many_matches_as_anybody_may_is_told_so(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Visitor(house), Visitor(house, client="192.0.2.2")
    for visitor in (one, other):
        visitor.open("/pair/the-duel")
    one.press("/pair/the-duel", RNG, clock="days 7")
    monkeypatch.setattr("threerings.web.hall.MOST_MATCHES", 0)
    assert other.press("/pair/the-duel", RNG, clock="days 7").status == 409
    assert one.open("/pair/the-duel").status == 409
    assert "Look for an opponent" in one.open("/pair/the-duel").text


def test_programs_look_for_somebody_by_asking_again(house: Server) -> None:
    def asked(token: str, path: str, content: dict[str, Any] | None = None) -> Any:
        headers = [("host", b"127.0.0.1"), ("authorization", f"Bearer {token}".encode())]
        method, body = ("GET", b"") if content is None else ("POST", json.dumps(content).encode())
        return json.loads(house.ask(Request(method, path, headers, body)).text)

    anna, bert = (asked("", "/api/guests", {})["token"] for _ in range(2))
    wish = {"game": "confrontation", "clocks": ["days 3"], "rated": True}
    assert asked(anna, "/api/pairing", {**wish, "side": "dark"}) == {"match": "", "waited": 0, "within": 150}
    assert asked(anna, "/api/pairing/leave", {}) == {}
    assert asked(bert, "/api/pairing", wish)["match"] == ""
    match = asked(anna, "/api/pairing", {**wish, "side": "dark"})["match"]
    assert match == asked(bert, "/api/pairing", wish)["match"] != ""
    card = asked(anna, f"/api/matches/{match}")
    assert (card["clock"], card["rated"]) == ("days 3", True)
    assert asked(anna, "/api/pairing", {"game": "chess"})["error"] == "unknown-game"
    board = asked(anna, "/api/leaderboard/confrontation/dark")
    assert board["players"] == []
    assert board["bots"]["master"] == 1118
    assert asked(anna, "/api/leaderboard/confrontation/white")["error"] == "missing"
