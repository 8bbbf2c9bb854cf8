"""Every query of a store finds what it wants by an index, however many matches there are."""

import asyncio
import inspect
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.store.test_stores import new_match, open_match
from tests.support.postgres import Postgres
from threerings.store import (
    INVITED,
    OPEN,
    Guest,
    MatchLimits,
    ReviewKey,
    ReviewLimits,
    SharedStore,
    Sitter,
    Store,
    StoredReview,
)
from threerings.store.accounts import Passkey
from threerings.store.calls import MAIL, PUSH, Call, Channel
from threerings.store.history import Wanted
from threerings.store.opening import open_store
from threerings.store.pairing import ANY, Pairing, Seeker
from threerings.store.ratings import AGREED, Contest, Found, Rating, Skill
from threerings.store.rows import WHICH
from threerings.store.talk import Report, Said

Query = tuple[str, Any]
ALL_OF_THEM = {"people", "ids", "review_keys", "all_talk", "reports", "forget_talk", "advantages"}
ALL_OF_THEM |= {"all_ratings", "all_gains"}
"""They are asked for everything there is: whoever moves to another store, or begins to serve one, reads all once.
What was said is forgotten a day after a match: there is never much of it; nor of what the sides are worth."""
BEYOND = {"close", "restore", "restore_review", "take_secret", "take_person", "news", "claim", "release"}
BEYOND |= {"take_rating", "take_advantage", "take_gain"}
BEYOND |= {"newest_matches"}
"""Nothing is sought, or only by a primary key, or from the end."""
TABLE = r"SCAN (?!CONSTANT ROW|\(subquery|met\b)|SEARCH \w+ USING INTEGER PRIMARY KEY \(rowid<\?\)"
"""What a plan of SQLite says of a table, or an index, that is read from end to end, or from some place on;
but for the few rows of a query in a query."""
BIG = (
    r"(guests|keys|marks|matches|seats|logs|reviews|accounts|passwords|passkeys|codes|tries|blocked|history|"
    r"channels|calls|ratings|seekers)\b"
)


async def use(store: Store) -> None:
    """Everything that a house asks of its store, but for what is about all of it."""
    await store.secret()
    await store.add_guest(Guest("anna"), "digest")
    await store.change_guest(Guest("anna", "Anna"))
    assert await store.guest("anna")
    assert await store.guest_with("digest")
    await store.add_key("anna", "once", once=True)
    assert await store.spend_key("once", "second")
    await store.mark("anna", "lesson the-duel final", "1")
    assert await store.marks("anna", "lesson ")
    for name in ("a", "b", "c"):
        await store.add_match(new_match(name, request=name, follows="b" if name == "c" else ""), MatchLimits(9, 9))
    await store.add_match(open_match("open"), MatchLimits(9, 9))
    await store.append("a", 2, ["lay C01"], "0 resigned", 0)
    assert await store.sit("open", 1, Sitter("bert"))
    for status in (OPEN, INVITED):
        assert await store.expire(status, "1999") == []
        await store.public_matches(status, 9)
    for which in WHICH:
        await store.played_by("anna", 9, which)
    assert await store.match("a")
    assert await store.close_match("b")
    assert await store.rematch_of("b") == "c"
    key = ReviewKey("a", 1, "anna")
    await store.add_review(StoredReview(key, 7, 100, 2), ReviewLimits(1, 1))
    await store.add_judgement(key, 0, "{}")
    await store.share_review(key, "word")
    assert await store.review(key) == await store.shared_review("a", "word") == (await store.reviews_of("anna", 9))[0]
    await store.beat(1)
    assert await store.dues(9) == []
    await store.say(Said("a", "anna", "players", "phrase", "hello", "1999"))
    assert await store.talk("a")
    await store.report(Report("a", "anna", "bert", "hello", "1999"))
    assert await store.settle_reports("a")
    await use_calls(store)
    await use_accounts(store)
    await use_people(store)
    if isinstance(store, SharedStore):
        await store.progress(["a", "b"])
        await store.draw_curtain("a", 1)
        await store.attend("a", "anna", True)
        await store.attend("a", "anna", False)
        await store.go_on("a", "anna", 1)
        await store.go_on("a", "anna", None)


async def use_calls(store: Store) -> None:
    mail = Channel("anna", MAIL, "anna@example.org", wants="turn")
    for channel in (mail, Channel("anna", PUSH, "https://push.example/", session="digest")):
        await store.add_channel(channel)
    assert len(await store.channels("anna")) == 2
    assert await store.channels_at(MAIL, mail.address)
    await store.hand_on_channels("digest", "second")
    await store.remove_channel("anna", PUSH, "https://push.example/")
    assert await store.reachable(["anna", "bert"]) == {"anna"}
    assert await store.call(Call("anna", "a", "turn", "1999"))
    assert await store.called_to("a") == {"anna"}
    assert await store.claim_letters("2001", "2000", "2000")
    assert await store.calls_to_tell("anna")
    await store.forget_call("a", "anna")
    await store.forget_calls("1999")


async def use_accounts(store: Store) -> None:
    await store.open_account("anna")
    assert await store.account("anna")
    await store.show_account("anna", True)
    assert await store.set_password("anna", "anna", "hash")
    assert await store.password("anna")
    passkey = Passkey("key", "anna", "public", 0, "", "")
    assert await store.add_passkey(passkey)
    assert await store.passkey("key")
    assert await store.use_passkey(passkey, 1)
    await store.remove_passkey("anna", "key")
    await store.set_codes("anna", ("code", "other"))
    assert await store.spend_code("code") == "anna"
    assert await store.session("digest")
    assert await store.sessions("anna")
    assert await store.tried("name", 60) == 1
    await store.forget_tries("name")
    wanted = Wanted("the-duel", 0, "bot greedy", "won", True)
    for some in (wanted, Wanted(), Wanted("the-duel"), Wanted(opponent="bot greedy"), Wanted(result="won")):
        await store.history("anna", some, 9)
    await store.tallies("anna")
    await store.tallies("anna", public=True)
    assert await store.players(["anna", "bert"])
    await store.end_session("anna", "second")
    await store.end_other_sessions("anna", "digest")
    await store.block("anna", True)
    assert await store.is_blocked("anna")
    await store.block("anna", False)
    await store.forget("anna")


async def use_people(store: Store) -> None:
    """Ratings, and those who look for somebody."""
    await store.add_match(new_match("rated", request="rated", rated=AGREED))
    await store.append("rated", 2, ["lay C01"], "0 resigned", 0)
    assert await store.to_count(9) == ["rated"]
    points = Skill(600.0, 50.0)
    rating = Rating("anna", "the-duel", points, (Skill(0.0, 50.0), Skill(0.0, 50.0)), (10, 10))
    contest = Contest("rated", "the-duel", ("anna", "bot greedy"), 0)
    assert await store.count_match(contest, lambda _: Found((rating, None), (1, 0), points))
    await store.leave_out("rated")
    assert await store.ratings("anna")
    for side in (0, 1):
        await store.leaders("the-duel", side, 9)
        await store.leaders("the-duel", side, 9, (500, "anna"))
    for guest in ("anna", "bert"):
        await store.seek(Seeker(guest, "the-duel", ("days 1",), ANY, False, 600.0, 1, 1))
    await store.pair("bert", 2, "word", lambda _, others: Pairing(others[0].guest, 0, "days 1"))
    await store.stop_seeking("anna")


def test_everything_a_store_can_do_is_looked_at() -> None:
    can = {name for name in dir(SharedStore) if not name.startswith("_") and callable(getattr(SharedStore, name))}
    looks = "".join(map(inspect.getsource, (use, use_calls, use_accounts, use_people)))
    used = {name for name in can if f"store.{name}(" in looks}
    assert can - used == ALL_OF_THEM | BEYOND


def test_sqlite_reads_no_table_from_end_to_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Query] = []

    class Heard(sqlite3.Connection):
        def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
            asked.append((sql, values))
            return super().execute(sql, values)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Heard))

    async def story() -> None:
        store = await open_store(tmp_path / "s")
        asked.clear()  # the tables are there now
        await use(store)
        await store.close()

    asyncio.run(story())
    queries = [query for query in asked if re.match(r"\s*(WITH|SELECT|UPDATE|DELETE|INSERT)\b", query[0])]
    assert len(queries) > 25
    with sqlite3.connect(tmp_path / "s") as connection:
        for sql, values in queries:
            plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
            scans = [step for step in plan if re.match(TABLE, step)]
            assert not scans, f"{sql} would {scans}"
    connection.close()


@contextmanager
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Query]]:
    asked: list[Query] = []
    execute = psycopg.AsyncConnection.execute

    async def listening(connection: Any, query: Any, params: Any = None, **others: Any) -> Any:
        asked.append((query, params))
        return await execute(connection, query, params, **others)

    with monkeypatch.context() as patched:
        patched.setattr(psycopg.AsyncConnection, "execute", listening)
        yield asked


def test_postgresql_has_an_index_for_every_query(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of a few rows is read faster from end to end; forbidden that, it must have another way."""
    place = postgres.new_database()

    async def story() -> list[Query]:
        store = await open_store(place)
        with heard(monkeypatch) as asked:
            await use(store)
        await store.close()
        return asked

    queries = [
        query for query in asyncio.run(story()) if re.match(r"\s*(WITH|SELECT|UPDATE|DELETE|INSERT)\b", query[0])
    ]
    assert len(queries) > 20
    with psycopg.connect(place) as connection:
        connection.execute("SET enable_seqscan = off")
        for sql, values in queries:
            plan = [str(row[0]) for row in connection.execute(f"EXPLAIN {sql}", values)]
            scans = [step for step in plan if re.search(rf"Seq Scan on {BIG}", step)]
            assert not scans, f"{sql} would {scans}"
