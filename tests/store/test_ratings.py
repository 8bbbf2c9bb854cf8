"""What every store promises of ratings, and of those who look for somebody to play with."""

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from tests.support.postgres import Postgres
from threerings.store import Guest, MatchHeader, Sitter, Store, StoredMatch, moving
from threerings.store.history import Wanted
from threerings.store.opening import open_store
from threerings.store.pairing import ANY, STALE, Pairing, Seeker
from threerings.store.ratings import AGREED, COUNTED, LEFT_OUT, Contest, Found, Known, Rating, Skill

GAME = "the-duel"
WORTH = Skill(12.5, 30.0)


def rating(guest: str, points: float, matches: int = 10) -> Rating:
    return Rating(guest, GAME, Skill(points, 40.0), (Skill(10.0, 30.0), Skill(-10.0, 30.0)), (matches, matches))


def rated_match(name: str, players: tuple[str, str] = ("anna", "bert")) -> StoredMatch:
    first, second = (Sitter(bot=who[4:]) if who.startswith("bot ") else Sitter(who) for who in players)
    return StoredMatch(MatchHeader(name, GAME, 1, {}, rated=AGREED), (first, second))


async def with_people(place: str) -> Store:
    store = await open_store(place)
    for guest in ("anna", "bert"):
        await store.add_guest(Guest(guest, guest.title()), f"key of {guest}")
        await store.open_account(guest)
    return store


def test_a_match_is_counted_once_whoever_counts_it(place: str) -> None:
    """Also if many do at the same time: each sees what those before have found."""

    def one_more(known: Known) -> Found:
        first, second = (
            found or rating(who, 0.0, 0) for found, who in zip(known.ratings, ("anna", "bert"), strict=True)
        )
        more = first._replace(common=Skill(first.common.points + 1, 40.0), matches=(first.matches[0] + 1, 0))
        return Found((more, second), (1, -1), WORTH)

    async def story() -> None:
        store = await with_people(place)
        for number in range(8):
            await store.add_match(rated_match(f"m{number}"))
            assert await store.to_count(9) == []
            await store.append(f"m{number}", 0, ["resign gandalf"], "1 resigned")
            assert await store.to_count(9) == [f"m{number}"]
            contest = Contest(f"m{number}", GAME, ("anna", "bert"), 1)
            counted = await asyncio.gather(*(store.count_match(contest, one_more) for _ in range(3)))
            assert sorted(counted) == [False, False, True]
        found = {one.guest: one for one in await store.ratings("anna") + await store.ratings("bert")}
        assert found["anna"].common.points == 8
        assert found["anna"].matches == (8, 0)
        assert await store.advantages() == {GAME: WORTH}
        assert await store.to_count(9) == []
        stored = await store.match("m0")
        assert stored is not None
        assert stored.header.rated == COUNTED
        assert [one.gained for one in await store.history("bert", Wanted(), 9)] == [-1] * 8
        await store.close()

    asyncio.run(story())


def test_matches_at_the_same_time_do_not_lose_each_others_points(place: str) -> None:
    def one_more(known: Known) -> Found:
        before = known.ratings[0] or rating("anna", 0.0, 0)
        return Found((before._replace(common=Skill(before.common.points + 1, 40.0)), None), (1, 0), WORTH)

    async def story() -> None:
        store = await with_people(place)
        for number in range(9):
            await store.add_match(rated_match(f"m{number}", ("anna", "bot club")))
            await store.append(f"m{number}", 0, ["resign balrog"], "0 resigned")
        contests = [Contest(f"m{number}", GAME, ("anna", "bot club"), 0) for number in range(9)]
        assert all(await asyncio.gather(*(store.count_match(contest, one_more) for contest in contests)))
        assert (await store.ratings("anna"))[0].common.points == 9
        await store.close()

    asyncio.run(story())


def test_what_goes_wrong_while_a_match_is_counted_changes_nothing(place: str) -> None:
    def broken(_: Known) -> Found:
        raise RuntimeError("oh")

    async def story() -> None:
        store = await with_people(place)
        await store.add_match(rated_match("m"))
        contest = Contest("m", GAME, ("anna", "bert"), 0)
        assert not await store.count_match(contest, broken), "it is not over"
        await store.append("m", 0, ["resign balrog"], "0 resigned")
        with pytest.raises(RuntimeError):
            await store.count_match(contest, broken)
        assert await store.to_count(9) == ["m"]
        await store.leave_out("m")
        stored = await store.match("m")
        assert stored is not None
        assert stored.header.rated == LEFT_OUT
        assert not await store.count_match(contest, broken)
        await store.close()

    asyncio.run(story())


def test_how_often_two_have_met_is_known(place: str) -> None:
    seen: list[int] = []

    def noting(known: Known, players: tuple[str, str]) -> Found:
        seen.append(known.again)
        return Found((rating("anna", 1.0), rating("bert", 1.0) if "bert" in players else None), (1, 0), WORTH)

    async def story() -> None:
        store = await with_people(place)
        old = "2020-01-01 00:00:00"
        plan = [("old", ("anna", "bert"), old), ("a", ("anna", "bert"), ""), ("b", ("anna", "bert"), "")]
        plan += [("c", ("anna", "bot club"), ""), ("d", ("anna", "bot club"), ""), ("e", ("anna", "bert"), "")]
        for name, players, made in plan:
            match = rated_match(name, players)
            await store.add_match(match._replace(header=match.header._replace(made=made)))
            await store.append(name, 0, ["resign balrog"], "0 resigned")
            await store.count_match(Contest(name, GAME, players, 0), partial(noting, players=players))
        assert seen == [0, 0, 1, 0, 1, 2]
        await store.close()

    asyncio.run(story())


def test_the_list_of_a_side_has_who_is_shown_and_has_played_enough(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        for number in range(25):
            guest = f"g{number:02}"
            await store.add_guest(Guest(guest, guest), guest)
            await store.open_account(guest)
            await store.take_rating(rating(guest, 100.0 * (number % 7), matches=9 if number == 3 else 10))
            if number != 5:
                await store.show_account(guest, True)
        found: list[str] = []
        after = None
        while page := await store.leaders(GAME, 1, 4, after):
            found += [leader.guest for leader in page]
            after = (page[-1].at_least, page[-1].guest)
        shown = [number for number in range(25) if number not in (3, 5)]
        assert found == [f"g{number:02}" for number in sorted(shown, key=lambda number: (-(number % 7), -number))]
        best = (await store.leaders(GAME, 0, 1))[0]
        assert (best.name, best.points, best.spread, best.matches) == ("g20", 610.0, 50.0, 10)
        assert best.at_least == round(610 - 1.96 * 50)
        await store.show_account("g20", False)
        assert (await store.leaders(GAME, 0, 1))[0].guest == "g13"
        await store.forget("g13")
        assert await store.ratings("g13") == []
        assert (await store.leaders(GAME, 0, 1))[0].guest == "g06"
        await store.block("g06", True)
        assert "g06" not in [leader.guest for leader in await store.leaders(GAME, 0, 25)]
        assert await store.ratings("g06"), "nothing is lost"
        await store.block("g06", False)
        assert (await store.leaders(GAME, 0, 1))[0].guest == "g06"
        await store.close()

    asyncio.run(story())


def test_ratings_move_to_another_store_and_nothing_is_counted_twice(tmp_path: Path) -> None:
    def counted(_: Known) -> Found:
        return Found((rating("anna", 700.0), rating("bert", 500.0)), (25, -24), WORTH)

    async def story() -> None:
        store = await with_people(str(tmp_path / "a"))
        await store.add_match(rated_match("m"))
        await store.append("m", 0, ["resign balrog"], "0 resigned")
        await store.count_match(Contest("m", GAME, ("anna", "bert"), 0), counted)
        await store.add_match(rated_match("late"))
        await store.append("late", 0, ["resign balrog"], "0 resigned")
        other = await open_store(str(tmp_path / "b"))
        async for line in moving.contents(store):
            await moving.take(other, moving.read(line))
        assert await other.ratings("anna") == await store.ratings("anna") == [rating("anna", 700.0)]
        assert await other.advantages() == {GAME: WORTH}
        assert await other.to_count(9) == ["late"]
        assert [one.gained for one in await other.history("anna", Wanted(), 9)] == [None, 25]
        for one in (store, other):
            await one.close()

    asyncio.run(story())


# Looking for somebody.


def seeker(guest: str, seen: int = 1000, side: int = ANY, rated: bool = False) -> Seeker:
    return Seeker(guest, GAME, ("live 300+5", "days 1"), side, rated, 600.0, seen, seen)


def anybody(me: Seeker, others: Sequence[Seeker]) -> Pairing | None:
    return Pairing(others[0].guest, 1, "days 1") if others else None


def test_two_who_look_for_somebody_are_paired_once_and_both_know(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        assert await store.pair("anna", 1000, "w", anybody) is None, "she looks for nobody"
        await store.seek(seeker("anna"))
        alone = await store.pair("anna", 1500, "w0", anybody)
        assert alone == seeker("anna")._replace(seen=1500)
        await store.seek(seeker("rated", rated=True))
        await store.seek(seeker("bert"))
        found = await store.pair("bert", 2000, "w1", anybody)
        assert found is not None
        assert (found.pair, found.other, found.seat, found.clock) == ("w1", "anna", 1, "days 1")
        await store.seek(seeker("cora"))
        waits = await store.pair("cora", 2100, "w2", anybody)
        assert waits is not None
        assert not waits.pair
        mine = await store.pair("anna", 2200, "w3", anybody)
        assert mine is not None
        assert (mine.pair, mine.other, mine.seat) == ("w1", "bert", 0)
        await store.seek(seeker("anna", 2300))
        again = await store.pair("anna", 2300, "w4", anybody)
        assert again is not None
        assert again.pair == "w1", "who has found somebody keeps them"
        await store.stop_seeking("cora")
        assert await store.pair("cora", 2400, "w5", anybody) is None
        await store.close()

    asyncio.run(story())


def test_who_has_gone_is_paired_with_nobody(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        await store.seek(seeker("anna"))
        await store.seek(seeker("bert", 1000 + STALE + 1))
        found = await store.pair("bert", 1000 + STALE + 1, "w", anybody)
        assert found is not None
        assert not found.pair
        await store.seek(seeker("bert", 5000 + STALE))
        still = await store.pair("bert", 5000 + STALE, "w", anybody)
        assert still is not None
        assert still.since == 1001 + STALE, "who goes on looking for the same has waited since then"
        await store.seek(seeker("bert", 6000 + STALE, side=0))
        other = await store.pair("bert", 6000 + STALE, "w", anybody)
        assert other is not None
        assert other.since == 6000 + STALE
        await store.close()

    asyncio.run(story())


def test_many_who_look_at_the_same_time_are_all_paired_and_nobody_twice(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        guests = [f"g{number}" for number in range(12)]
        for guest in guests:
            await store.seek(seeker(guest))
        await asyncio.gather(*(store.pair(guest, 1000, f"word of {guest}", anybody) for guest in guests))
        found = [await store.pair(guest, 1000, "too late", anybody) for guest in guests]
        pairs = {one.guest: one for one in found if one}
        assert len(pairs) == 12
        assert all(pairs[one.other].other == one.guest for one in pairs.values())
        assert all(pairs[one.other].pair == one.pair != "" for one in pairs.values())
        assert all({one.seat, pairs[one.other].seat} == {0, 1} for one in pairs.values())
        assert len({one.pair for one in pairs.values()}) == 6
        await store.close()

    asyncio.run(story())


def test_processes_that_share_a_store_count_and_pair_once(postgres: Postgres) -> None:
    def one_more(known: Known) -> Found:
        before = known.ratings[0] or rating("anna", 0.0, 0)
        return Found((before._replace(common=Skill(before.common.points + 1, 40.0)), None), (1, 0), WORTH)

    async def story() -> None:
        place = postgres.new_database()
        stores = [await with_people(place), await open_store(place)]
        for number in range(6):
            await stores[0].add_match(rated_match(f"m{number}", ("anna", "bot club")))
            await stores[0].append(f"m{number}", 0, ["resign balrog"], "0 resigned")
        work = [
            store.count_match(Contest(f"m{number}", GAME, ("anna", "bot club"), 0), one_more)
            for number in range(6)
            for store in stores
        ]
        assert sum(await asyncio.gather(*work)) == 6
        assert (await stores[1].ratings("anna"))[0].common.points == 6
        for store, guest in zip(stores, ("anna", "bert"), strict=True):
            await store.seek(seeker(guest))
        both = await asyncio.gather(
            *(store.pair(guest, 1000, guest, anybody) for store, guest in zip(stores, ("anna", "bert"), strict=True))
        )
        words = {one.pair for one in both if one} | {
            one.pair for one in [await stores[0].pair("anna", 1000, "", anybody)] if one
        }
        assert len(words - {""}) == 1
        for store in stores:
            await store.close()

    asyncio.run(story())
