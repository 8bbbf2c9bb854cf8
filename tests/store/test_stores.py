"""What every store promises: it keeps what it has accepted, once, whatever happens."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from threerings.store import (
    ALL,
    DONE,
    EXPIRED,
    GOING,
    INVITED,
    NEWEST,
    OPEN,
    OVER,
    RUNNING,
    TURN,
    Conflict,
    Guest,
    MatchHeader,
    MatchLimits,
    ReviewKey,
    ReviewLimits,
    Sitter,
    Store,
    StoredMatch,
    StoredReview,
    TooManyMatches,
    TooManyOpen,
    TooManyReviews,
    moving,
)
from threerings.store.opening import open_store
from threerings.store.rows import WHICH


def new_match(name: str = "m", **values: Any) -> StoredMatch:
    header = MatchHeader(name, "the-duel", 1, {"edition": "kosmos"}, **values)
    return StoredMatch(header, (Sitter("anna"), Sitter(bot="greedy")), ("deal C01", "deal C02"))


def test_a_match_comes_back_as_it_was_left(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        await store.add_match(new_match(games=2, public=True, twin=True)._replace(secret="ab" * 32))
        await store.append("m", 2, ["lay C01", "lay C02"])
        await store.append("m", 4, ["resign balrog"], "0 resigned")
        await store.close()
        again = await open_store(place)
        stored = await again.match("m")
        assert stored is not None
        assert stored.log == ("deal C01", "deal C02", "lay C01", "lay C02", "resign balrog")
        assert stored.sitters == (Sitter("anna"), Sitter(bot="greedy"))
        assert (stored.header.status, stored.header.result, stored.header.games) == (OVER, "0 resigned", 2)
        assert stored.header.options == {"edition": "kosmos"}
        assert (stored.header.twin, stored.secret) == (True, "ab" * 32)
        assert [one.secret for one in await again.played_by("anna", 5)] == [""], "lists do without it"
        assert await again.match("other") is None
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize("length", [0, 1, 3, 99])
def test_an_append_that_does_not_fit_changes_nothing(place: str, length: int) -> None:
    async def story() -> None:
        store = await open_store(place)
        await store.add_match(new_match())
        with pytest.raises(Conflict):
            await store.append("m", length, ["lay C01"])
        with pytest.raises(Conflict):
            await store.append("unknown", 0, ["lay C01"])
        stored = await store.match("m")
        assert stored is not None
        assert len(stored.log) == 2
        await store.close()

    asyncio.run(story())


def test_nobody_has_more_unfinished_matches_than_anybody_may(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        for name in ("a", "b"):
            await store.add_match(new_match(name, request=name), most=MatchLimits(2, 1))
        with pytest.raises(TooManyMatches):
            await store.add_match(new_match("c", request="c"), most=MatchLimits(2, 1))
        assert await store.match("c") is None
        assert (await store.add_match(new_match("d", request="a"), most=MatchLimits(2, 1))).header.id == "a", (
            "sent twice"
        )
        bots = new_match("bots")._replace(sitters=(Sitter(bot="greedy"), Sitter(bot="greedy")))
        assert (await store.add_match(bots, most=MatchLimits(1, 1))).header.id == "bots", (
            "bots have all the time in the world"
        )
        await store.append("a", 2, ["resign balrog"], "0 resigned")
        assert (await store.add_match(new_match("c", request="c"), most=MatchLimits(2, 1))).header.id == "c"
        await store.close()

    asyncio.run(story())


def open_match(name: str, guest: str = "anna", **values: Any) -> StoredMatch:
    header = MatchHeader(
        name, "the-duel", 1, {}, public=True, status=values.pop("status", OPEN), request=name, **values
    )
    return StoredMatch(header, (Sitter(guest), Sitter()))


def test_nobody_has_more_open_matches_than_anybody_may(place: str) -> None:
    async def story() -> None:
        store, most = await open_store(place), MatchLimits(9, 2)
        for name in ("a", "b"):
            await store.add_match(open_match(name), most)
        with pytest.raises(TooManyOpen, match="2 matches"):
            await store.add_match(open_match("c"), most)
        await store.add_match(open_match("invited", status=INVITED), most)
        await store.add_match(open_match("other", "cora"), most)
        assert await store.sit("a", 1, Sitter("bert"))
        await store.add_match(open_match("c"), most)
        assert await store.match("c"), "one that somebody has joined makes room"
        await store.close()

    asyncio.run(story())


def test_what_nobody_has_joined_in_time_cannot_be_joined_and_what_was_joined_stays(place: str) -> None:
    async def story() -> None:
        store, early, late = await open_store(place), "2026-01-01 00:00:00", "2026-01-02 00:00:01"
        for name, status, made in (("a", OPEN, early), ("b", OPEN, late), ("c", INVITED, early), ("d", OPEN, early)):
            await store.add_match(open_match(name, status=status, made=made))
        assert await store.sit("d", 1, Sitter("bert"))
        assert await store.expire(OPEN, late) == ["a"]
        assert await store.expire(OPEN, late) == []
        kept = [await store.match(name) for name in "abcd"]
        assert [match.header.status for match in kept if match] == [EXPIRED, OPEN, INVITED, RUNNING]
        assert not await store.sit("a", 1, Sitter("bert"))
        assert await store.sit("b", 1, Sitter("bert"))
        assert [match.header.id for match in await store.played_by("anna", 9, DONE)] == ["a"]
        assert (await store.add_match(open_match("e"), MatchLimits(4, 1))).header.id == "e", (
            "what has expired counts no more"
        )
        await store.close()

    asyncio.run(story())


def test_lists_come_in_pages_and_a_guest_finds_what_waits_for_them(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        for number in range(7):
            sitters = (Sitter("anna"), Sitter("bert")) if number % 2 else (Sitter("bert"), Sitter("anna"))
            await store.add_match(new_match(f"m{number}", public=True, awaits=1)._replace(sitters=sitters))
        await store.append("m1", 2, ["lay C01"], None, 2)
        await store.append("m2", 2, ["lay C01"], "0 resigned", 0)
        await store.append("m4", 2, ["lay C01"], None, 3)
        await store.append("m5", 2, ["lay C01"])
        found = {which: [one.header.id for one in await store.played_by("anna", 9, which)] for which in WHICH}
        assert found == {
            ALL: ["m6", "m5", "m4", "m3", "m2", "m1", "m0"],
            TURN: ["m5", "m4", "m3"],
            GOING: ["m6", "m1", "m0"],
            DONE: ["m2"],
        }
        assert await pages(lambda before: store.played_by("anna", 2, TURN, before)) == [["m5", "m4"], ["m3"]]
        assert await pages(lambda before: store.public_matches(RUNNING, 4, before)) == [
            ["m6", "m5", "m4", "m3"],
            ["m1", "m0"],
        ]
        await store.close()

    async def pages(ask: Callable[[int], Awaitable[list[StoredMatch]]]) -> list[list[str]]:
        leaves, before = [], NEWEST
        while found := await ask(before):
            leaves.append([one.header.id for one in found])
            before = found[-1].place
        return leaves

    asyncio.run(story())


def test_of_two_that_append_at_the_same_place_one_wins(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        await store.add_match(new_match())
        answers = await asyncio.gather(
            *(store.append("m", 2, [f"lay C0{number}"]) for number in range(1, 6)), return_exceptions=True
        )
        assert [type(answer) for answer in answers].count(Conflict) == 4
        stored = await store.match("m")
        assert stored is not None
        assert len(stored.log) == 3
        await store.close()

    asyncio.run(story())


def test_what_cannot_even_be_written_down_does_not_disturb_the_others(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        await store.add_match(new_match())
        bad = store.add_guest(Guest("\ud800"), "digest")
        answers = await asyncio.gather(store.append("m", 2, ["lay C01"]), bad, return_exceptions=True)
        assert answers[0] is None
        assert isinstance(answers[1], UnicodeEncodeError)
        await store.close()

    asyncio.run(story())


def test_a_closed_store_says_so(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        await store.close()
        with pytest.raises(RuntimeError, match="closed"):
            await store.append("m", 0, ["lay C01"])

    asyncio.run(story())


def test_a_request_creates_one_match_and_a_rematch_is_made_once(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        first = await store.add_match(new_match("a", request="anna 1"))
        second = await store.add_match(new_match("b", request="anna 1"))
        assert first.header.id == second.header.id == "a"
        third = await store.add_match(new_match("c", follows="a"))
        fourth = await store.add_match(new_match("d", follows="a"))
        assert third.header.id == fourth.header.id == "c"
        assert await store.rematch_of("a") == "c"
        assert await store.rematch_of("c") is None
        await store.close()

    asyncio.run(story())


def test_a_free_seat_is_taken_once(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        header = MatchHeader("m", "the-duel", 1, {}, public=True, status=OPEN)
        await store.add_match(StoredMatch(header, (Sitter("anna"), Sitter())))
        await store.add_match(StoredMatch(header._replace(id="n", status=INVITED), (Sitter("cora"), Sitter())))
        assert [match.header.id for match in await store.public_matches(OPEN, 9)] == ["m"]
        taken = await asyncio.gather(*(store.sit("m", 1, Sitter(name)) for name in ("bert", "cora")))
        assert sorted(taken) == [False, True]
        assert await store.public_matches(OPEN, 9) == []
        assert [match.header.id for match in await store.public_matches(RUNNING, 9)] == ["m"]
        assert await store.sit("n", 1, Sitter("bert"))
        assert [match.header.id for match in await store.public_matches(RUNNING, 9)] == ["n", "m"]
        assert len(await store.played_by("anna", 9)) == 1
        assert await store.played_by("nobody", 9) == []
        await store.close()

    asyncio.run(story())


def test_guests_keys_and_the_secret(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        secret = await store.secret()
        await store.add_guest(Guest("anna"), "digest")
        await store.change_guest(Guest("anna", "Anna", "fr", "dark"))
        assert await store.guest_with("digest") == Guest("anna", "Anna", "fr", "dark")
        assert await store.guest_with("other") is None
        await store.add_key("anna", "link", once=True)
        assert await store.guest_with("link") is None, "a link opens nothing by itself"
        assert await store.spend_key("link", "second") == Guest("anna", "Anna", "fr", "dark")
        assert await store.spend_key("link", "third") is None
        assert await store.guest_with("second") is not None
        assert await store.guest_with("third") is None
        await store.close()
        again = await open_store(place)
        assert await again.secret() == secret
        await again.close()

    asyncio.run(story())


def test_what_a_guest_has_learnt_is_kept_and_overwritten(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        for guest in ("anna", "bert"):
            await store.add_guest(Guest(guest), f"key of {guest}")
        await store.mark("anna", "lesson the-duel final", "1")
        await store.mark("anna", "lesson the-duel final", "2")
        await store.mark("anna", "puzzle 7", "right")
        await store.mark("anna", "Puzzle 8", "")
        await store.close()
        again = await open_store(place)
        assert await again.marks("anna") == {"Puzzle 8": "", "lesson the-duel final": "2", "puzzle 7": "right"}
        assert await again.marks("anna", "puzzle ") == {"puzzle 7": "right"}
        assert await again.marks("anna", "%") == await again.marks("bert") == await again.marks("nobody") == {}
        await again.close()

    asyncio.run(story())


CHILD = """
import asyncio, sys
from threerings.store import MatchHeader, StoredMatch, Sitter
from threerings.store.opening import open_store

async def write(store, match):
    await store.add_match(StoredMatch(MatchHeader(match, "the-duel", 1, {}), (Sitter("a"), Sitter("b"))))
    length = 0
    while True:
        await store.append(match, length, [f"{match} {length}", "nature"])
        length += 2
        sys.stdout.write(f"{match} {length}\\n")
        sys.stdout.flush()

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(write(store, f"m{number}") for number in range(8)))

asyncio.run(main())
"""


def test_kill_9_loses_nothing_that_was_acknowledged(place: str) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, place], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    assert child.stdout is not None
    acknowledged: dict[str, int] = {}
    for number in range(100_000):
        match, length = child.stdout.readline().split()
        acknowledged[match] = int(length)
        if number >= 400 and len(acknowledged) == 8:
            break
    child.send_signal(signal.SIGKILL)
    for line in child.stdout.read().splitlines():
        match, length = line.split()
        acknowledged[match] = int(length)
    child.stdout.close()
    child.wait()
    assert len(acknowledged) == 8

    async def check() -> None:
        store = await open_store(place)
        for match, length in acknowledged.items():
            stored = await store.match(match)
            assert stored is not None
            assert len(stored.log) >= length
            assert len(stored.log) % 2 == 0, "what belongs together is there together"
            assert list(stored.log[::2]) == [f"{match} {ply}" for ply in range(0, len(stored.log), 2)]
            await store.append(match, len(stored.log), ["goes on"])
        await store.close()

    asyncio.run(check())


def test_a_match_moves_as_it_is_and_only_once(place: str, tmp_path: Path) -> None:
    async def story() -> None:
        store, other = await open_store(place), await open_store(tmp_path / "other")
        await store.add_guest(Guest("anna", "Anna", "fr", "dark"), "digest")
        await store.add_guest(Guest("bert"), "another")
        await store.add_key("anna", "second")
        await store.add_key("anna", "link", once=True)
        await store.mark("anna", "lesson the-duel final", "2")
        await store.add_match(new_match("a", games=2, public=True, request="anna 1"))
        await store.append("a", 2, ["lay C01", "resign balrog"], "0 resigned")
        await store.add_match(new_match("b", follows="a", games=2, twin=True)._replace(secret="cd" * 32))
        review = StoredReview(
            ReviewKey("a", 2, "anna"), 2**52, 900, 3, ('{"ply": 1}', "", "é"), "word", "2026-11-18 12:00:00"
        )
        await store.restore_review(review)
        lines = [moving.read(line) async for line in moving.contents(store)]
        people, matches = [None] * 3, [True, True, False, False]
        assert [await moving.take(other, line) for line in lines] == [*people, *matches[:2], None]
        assert [await moving.take(other, line) for line in lines] == [*people, *matches[2:], None]
        assert await other.review(review.key) == await store.review(review.key) == review
        assert await other.secret() == await store.secret()
        assert await other.guest_with("second") == await other.guest_with("digest") == await store.guest("anna")
        assert [person.guest for person in await other.people()] == [person.guest for person in await store.people()]
        assert [person.marks for person in await other.people()] == [{"lesson the-duel final": "2"}, {}]
        assert await other.ids() == await store.ids() == ["a", "b"]
        assert [await other.match(name) for name in "ab"] == [await store.match(name) for name in "ab"]
        assert [await moving.take(store, line) for line in lines] == [*people, *matches[2:], None]
        await other.append("b", 2, ["lay C02"])
        await other.mark("anna", "lesson the-duel final", "3")
        await moving.take(other, lines[1])
        assert await other.marks("anna") == {"lesson the-duel final": "3"}, "nor is what was learnt since"
        assert not await moving.take(other, lines[-2]), "a match that went on is not set back"
        stored = await other.match("b")
        assert stored is not None
        assert len(stored.log) == 3
        await store.close()
        await other.close()

    asyncio.run(story())


# Reviews.


async def reviewed(store: Store) -> StoredReview:
    """A review of two choices that has just been asked for."""
    await store.add_guest(Guest("anna"), "digest")
    await store.add_match(new_match("a", request="a"))
    asked = StoredReview(ReviewKey("a", 1, "anna"), 2**52, 900, 2)
    return await store.add_review(asked, ReviewLimits(1, 2))


def test_a_review_grows_line_by_line_and_no_line_counts_twice(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        review = await reviewed(store)
        assert (review.seed, review.iterations, review.choices, review.judgements) == (2**52, 900, 2, ())
        assert not review.done
        await store.add_judgement(review.key, 0, '{"ply": 3}')
        await store.add_judgement(review.key, 0, "sent again")
        await store.add_judgement(review.key, 7, "out of order")
        assert await store.review_keys(unfinished=True) == [review.key]
        await store.close()
        again = await open_store(place)
        await again.add_judgement(review.key, 1, "")
        stored = await again.review(review.key)
        assert stored is not None
        assert (stored.judgements, stored.done) == (('{"ply": 3}', ""), True)
        assert await again.review_keys(unfinished=True) == []
        assert await again.review_keys() == [review.key]
        assert await again.review(review.key._replace(number=2)) is None
        assert await again.review(review.key._replace(guest="bert")) is None
        await again.close()

    asyncio.run(story())


def test_nobody_asks_for_more_reviews_than_anybody_may(place: str) -> None:
    async def story() -> None:
        store, most = await open_store(place), ReviewLimits(1, 2)
        first = await reviewed(store)
        second, third = (first._replace(key=first.key._replace(number=number)) for number in (2, 3))
        assert await store.add_review(first._replace(seed=1), most) == first, "the same again is no new one"
        with pytest.raises(TooManyReviews):
            await store.add_review(second, most)
        for judged in range(2):
            await store.add_judgement(first.key, judged, "")
        assert (await store.add_review(second._replace(choices=0), most)).key == second.key
        with pytest.raises(TooManyReviews):
            await store.add_review(third, most)
        assert (await store.add_review(third, ReviewLimits(1, 3))).key == third.key
        await store.restore_review(first._replace(key=first.key._replace(number=4), made="2000-01-01 00:00:00"))
        assert [review.key.number for review in await store.reviews_of("anna", 9)][-1] == 4, "the newest first"
        await store.close()

    asyncio.run(story())


def test_a_review_is_seen_by_its_word_as_long_as_it_is_shared(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        key = (await reviewed(store)).key
        assert await store.shared_review("a", "") is None, "no word is no key"
        await store.share_review(key, "word")
        found = await store.shared_review("a", "word")
        assert found is not None
        assert (found.key, found.link) == (key, "word")
        assert await store.shared_review("b", "word") is None
        await store.share_review(key, "")
        assert await store.shared_review("a", "word") is None
        await store.close()

    asyncio.run(story())


def test_a_review_goes_with_its_match(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """No door deletes matches; who does it by hand leaves nothing behind."""

    async def story(place: str) -> ReviewKey:
        store = await open_store(place)
        key = (await reviewed(store)).key
        await store.close()
        return key

    asyncio.run(story(str(tmp_path / "s")))
    with sqlite3.connect(tmp_path / "s") as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        for table in ("logs", "seats"):
            connection.execute(f"DELETE FROM {table}")
        connection.execute("DELETE FROM matches")
        assert connection.execute("SELECT count(*) FROM reviews").fetchone() == (0,)
    connection.close()
    database = request.getfixturevalue("postgres").new_database()
    asyncio.run(story(database))
    with psycopg.connect(database) as other:
        for table in ("logs", "seats", "matches"):
            other.execute(f"DELETE FROM {table}")
        assert other.execute("SELECT count(*) FROM reviews").fetchone() == (0,)


def test_a_line_from_before_there_were_secrets_is_taken(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        old = moving.match_line(new_match("a")).replace(', "shuffle": ""', "").replace(', "twin": false', "")
        assert "twin" not in old
        assert "shuffle" not in old
        assert await moving.take(store, moving.read(old))
        stored = await store.match("a")
        assert stored is not None
        assert (stored.header.twin, stored.secret) == (False, "")
        await store.close()

    asyncio.run(story())


def test_what_is_no_match_is_not_taken(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        good = moving.match_line(new_match("a"))
        orphan = moving.match_line(new_match("b", follows="nobody"))
        review = moving.review_line(StoredReview(ReviewKey("a", 1, "anna"), 1, 1, 1, ("x",)))
        for line in (
            "",
            "[]",
            "{}",
            "{" * 5000,
            '{"secret": 1}',
            '{"guest": {"id": "x"}, "keys": []}',
            '{"guest": {"id": "x", "name": "", "language": "", "theme": ""}, "keys": [], "marks": [1]}',
            good[:-1],
            good.replace('"games": 1', '"games": "one"'),
            orphan,
            good.replace("deal C01", "deal\\nC01"),
            review,
            review.replace('"number": 1', '"number": "one"'),
            review.replace('["x"]', '["x\\ny"]'),
            '{"review": {}}',
        ):
            with pytest.raises(moving.BadLine):
                await moving.take(store, moving.read(line))
        assert await store.ids() == []
        await store.close()

    asyncio.run(story())


def test_odd_names_are_no_trouble(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        made = await store.add_match(new_match("m", request="anna \0'%s"))
        again = await store.add_match(new_match("n", request="anna \0'%s"))
        assert made.header.id == again.header.id == "m"
        assert await store.match("\0") is None
        assert await store.guest("' OR ''='") is None
        assert await store.guest_with("\0") is None
        await store.close()

    asyncio.run(story())


def test_the_same_request_at_the_same_moment_creates_one_match(place: str) -> None:
    async def story() -> None:
        stores = [await open_store(place) for _ in range(2)]
        wishes = (stores[number % 2].add_match(new_match(f"m{number}", request="anna 1")) for number in range(12))
        assert len({made.header.id for made in await asyncio.gather(*wishes)}) == 1
        assert len(await stores[0].ids()) == 1
        assert len({await store.secret() for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(story())
