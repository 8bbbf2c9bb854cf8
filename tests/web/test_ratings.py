"""Rated matches: agreed on before, counted once they are over, and nothing for one alone to turn to account."""

import asyncio
import random
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.server import Server
from tests.support.visitor import Visitor
from tests.web.test_server_hall import ANNA, BERT, any_action, guest_to_act
from threerings.bots.tempo import Tempo
from threerings.bots.workers import Workers
from threerings.core.game import BadOption
from threerings.games import load
from threerings.store import Guest, NoStore, Sitter
from threerings.store.opening import open_store
from threerings.store.ratings import AGREED, COUNTED, LEFT_OUT, Skill
from threerings.web.coaching import NoHelp
from threerings.web.hall import Hall
from threerings.web.leaderboard import PAGE_SIZE
from threerings.web.live import LiveMatch
from threerings.web.rating import newcomer
from threerings.web.ratings import EARLY
from threerings.web.refusals import RatedMatch

RNG = random.Random(1)
BOTH = (Sitter("anna"), Sitter("bert"))


def in_hall(folder: Path, story: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        hall = Hall(await open_store(folder / "s"), Workers(), Tempo(0.0, 5.0))
        for guest in (ANNA, BERT):
            await hall.store.add_guest(guest, guest.id)
        try:
            await story(hall)
        finally:
            await hall.close()

    asyncio.run(run())


async def begun(hall: Hall, choices: int = 2 * EARLY + 4, **values: Any) -> LiveMatch:
    """A rated match in which some choices were made."""
    live = await hall.live(await hall.create("the-duel", {}, BOTH, rated=True, **values))
    rng = Random(1)
    for _ in range(choices):
        await hall.act(live, guest_to_act(live), live.series.ply, any_action(live, rng))
    return live


async def rated(hall: Hall, live: LiveMatch) -> str:
    stored = await hall.store.match(live.header.id)
    assert stored is not None
    assert stored.header.rated == live.header.rated
    return stored.header.rated


def test_a_match_that_is_over_is_counted_once_and_at_once(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        live = await begun(hall)
        assert await rated(hall, live) == AGREED
        await hall.resign(live, BERT)
        assert await rated(hall, live) == COUNTED
        (winner,), (loser,) = await hall.store.ratings("anna"), await hall.store.ratings("bert")
        assert winner.on(0).points > loser.on(1).points
        assert (winner.matches, loser.matches) == ((1, 0), (0, 1))
        await hall.ratings.catch_up()
        await hall.ratings.count(live)
        assert await hall.store.ratings("anna") == [winner]

    in_hall(tmp_path, story)


def test_nobody_takes_back_or_is_helped(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        live = await begun(hall)
        before = live.series.lines.copy()
        with pytest.raises(RatedMatch):
            await hall.undo(live, ANNA, live.series.ply, "ask")
        alone = await hall.live(await hall.create("the-duel", {}, (Sitter("anna"), Sitter(bot="club")), rated=True))
        for help_wanted in (
            hall.coaching.hint(alone, ANNA, alone.series.ply),
            hall.coaching.show_chances(alone, ANNA, on=True),
            hall.coaching.switch(alone, ANNA, on=True),
        ):
            with pytest.raises(NoHelp):
                await help_wanted
        assert live.series.lines == before

    in_hall(tmp_path, story)


def test_what_hardly_began_or_was_broken_off_counts_for_nothing(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        early = await begun(hall, choices=1)
        await hall.resign(early, BERT)
        broken = await begun(hall)
        await hall.change(broken, lambda: broken.series.resign(0, "abort"))
        for live in (early, broken):
            assert await rated(hall, live) == LEFT_OUT
        assert await hall.store.ratings("anna") == []

    in_hall(tmp_path, story)


def test_what_a_crash_has_left_is_counted_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> bool:
        raise NoStore("gone")

    async def story(hall: Hall) -> None:
        live = await begun(hall)
        with monkeypatch.context() as patched:
            patched.setattr(hall.store, "count_match", away)
            await hall.resign(live, ANNA)
        assert await hall.store.to_count(9) == [live.header.id]
        again = Hall(hall.store, Workers(), Tempo(0.0, 5.0))
        await again.ratings.catch_up()
        assert await hall.store.to_count(9) == []
        assert len(await hall.store.ratings("anna")) == 1

    in_hall(tmp_path, story)


@pytest.mark.parametrize(
    "wish",
    [
        {"games": 2},
        {"sitters": (Sitter("anna"), Sitter("anna"))},
        {"sitters": (Sitter("anna"), Sitter(bot="greedy"))},
        {"prefix": ["deal C01"]},
        {"options": {"deck": {**load("the-duel").settle({})}}},
    ],
    ids=["two games", "one person", "a bot without a level", "a position", "own cards"],
)
def test_what_says_nothing_of_anybody_cannot_be_rated(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def story(hall: Hall) -> None:
        given = {"options": {}, "sitters": BOTH, **wish}
        with pytest.raises(BadOption):
            await hall.create("the-duel", given.pop("options"), given.pop("sitters"), rated=True, **given)
        assert await hall.store.ids() == []

    in_hall(tmp_path, story)


def test_a_rematch_is_what_the_match_was(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        live = await begun(hall)
        await hall.resign(live, BERT)
        rematch = await hall.live(await hall.rematch(live, ANNA))
        assert rematch.header.rated == AGREED

    in_hall(tmp_path, story)


def test_who_has_everything_forgotten_is_rated_no_more(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        live = await begun(hall)
        await hall.store.append(live.header.id, len(live.series.lines), ["resign balrog"], "0 resigned", 0)
        await hall.store.forget("bert")
        await hall.ratings.catch_up()
        assert await hall.store.to_count(9) == []
        assert await hall.store.ratings("anna") == []

    in_hall(tmp_path, story)


# Pages.


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server


def test_it_is_said_before_anybody_joins_and_found_afterwards(house: Server) -> None:
    host, friend = Visitor(house), Visitor(house, "de", client="192.0.2.2")
    path = host.start("the-duel", "invite", rated="on", seat="gandalf")
    invitation = re.search(r'value="http://[^"/]+(/join/[^"]+)"', host.open(path).text)
    assert invitation
    assert "<strong>gewertet</strong>" in friend.open(invitation[1]).text
    friend.press("/join", RNG, entropy="words")
    page = friend.open(path).text
    assert "Gewertete Partie" in page
    live = house.run(house.hall.live(path.rpartition("/")[2]))
    for _ in range(2 * EARLY + 2):
        who = host if live.series.player_at(live.series.actor) == 0 else friend
        who.open(path)
        assert not who.form("/undo")
        who.press("/act", RNG)
    friend.open(path)
    friend.press("/resign", RNG)
    won, lost = host.open("/history").text, friend.open("/history").text
    assert re.search(r"\d+ ± \d+", won)
    assert "a first guess" in won
    assert re.search(r"rated, \+\d+ points", won)
    assert re.search(r"gewertet, −\d+ Punkte", lost)


def test_a_lobby_tells_which_matches_are_rated(house: Server) -> None:
    Visitor(house).start("confrontation", "open", rated="on")
    assert "· classée" in Visitor(house, "fr").open("/lobby").text


def test_a_wish_that_cannot_be_is_refused_and_changes_nothing(house: Server) -> None:
    visitor, before = Visitor(house), house.run(house.hall.store.ids())
    for wishes in ({"games": "2"}, {"coach": "on"}):
        visitor.open("/new/the-duel")
        answer = visitor.press("/new/the-duel", RNG, opponent="bot:club", rated="on", **wishes)
        assert (answer.status, "a rated match is one new game" in answer.text) == (422, True)
    assert house.run(house.hall.store.ids()) == before


def test_the_leaderboard_has_pages_for_each_side(house: Server) -> None:
    store, number = house.hall.store, 2 * PAGE_SIZE + 5
    for name in (f"player{place}" for place in range(number)):
        house.run(store.add_guest(Guest(name, name.title()), name))
        house.run(store.open_account(name))
        house.run(store.show_account(name, True))
        points = 1000.0 - int(name.removeprefix("player"))
        known = newcomer(name, "the-duel")._replace(common=Skill(points, 30.0), matches=(12, 10))
        house.run(store.take_rating(known))
    visitor = Visitor(house)
    for side in ("gandalf", "balrog"):
        page, found = visitor.open(f"/leaderboard/the-duel?side={side}").text, []
        assert 'aria-current="page">The Balrog' in page or side == "gandalf"
        while True:
            found += re.findall(r'<td>(\d+)</td><th scope="row"><a href="/player/player(\d+)">', page)
            more = re.search(r'href="(/leaderboard/[^"]+after=[^"]+)"', page)
            if not more:
                break
            page = visitor.open(more[1].replace("&amp;", "&")).text
        assert found == [(str(place + 1), str(place)) for place in range(number)]
    assert "Nobody is listed here yet" in visitor.open("/leaderboard/confrontation?side=dark").text
    assert visitor.open("/leaderboard").status == 200
    assert visitor.open("/leaderboard/chess").status == 404
    nonsense = visitor.open("/leaderboard/the-duel?side=white&after=x~y&place=-4").text
    assert "<td>1</td>" in nonsense
    card = visitor.open("/player/player3").text
    assert "roughly known" in card
    assert "10 rated matches" in card
    house.run(store.block("player3", True))
    listed = re.findall(r'"/player/player(\d+)"', visitor.open("/leaderboard/the-duel?side=gandalf").text)
    assert listed[2:4] == ["2", "4"], "the operator has blocked the one between"
    assert visitor.open("/player/player3").status == 404
