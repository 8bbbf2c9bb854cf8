"""The store keeps what it has accepted, once, whatever happens."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from threerings.store import INVITED, OPEN, OVER, RUNNING, Card, Conflict, Guest, Kept, Sitter
from threerings.store.sqlite import NewerStore, SqliteStore


def new_match(name: str = "m", **values: Any) -> Kept:
    card = Card(name, "the-duel", 1, {"edition": "kosmos"}, **values)
    return Kept(card, (Sitter("anna"), Sitter(bot="greedy")), ("deal C01", "deal C02"))


def test_a_match_comes_back_as_it_was_left(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        await store.add_match(new_match(games=2, public=True))
        await store.append("m", 2, ["lay C01", "lay C02"])
        await store.append("m", 4, ["resign balrog"], "0 resigned")
        await store.close()
        again = SqliteStore(tmp_path / "s")
        kept = await again.match("m")
        assert kept is not None
        assert kept.log == ("deal C01", "deal C02", "lay C01", "lay C02", "resign balrog")
        assert kept.sitters == (Sitter("anna"), Sitter(bot="greedy"))
        assert (kept.card.status, kept.card.result, kept.card.games) == (OVER, "0 resigned", 2)
        assert kept.card.options == {"edition": "kosmos"}
        assert await again.match("other") is None
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize("length", [0, 1, 3, 99])
def test_an_append_that_does_not_fit_changes_nothing(tmp_path: Path, length: int) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        await store.add_match(new_match())
        with pytest.raises(Conflict):
            await store.append("m", length, ["lay C01"])
        with pytest.raises(Conflict):
            await store.append("unknown", 0, ["lay C01"])
        kept = await store.match("m")
        assert kept is not None
        assert len(kept.log) == 2
        await store.close()

    asyncio.run(story())


def test_of_two_that_append_at_the_same_place_one_wins(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        await store.add_match(new_match())
        answers = await asyncio.gather(
            *(store.append("m", 2, [f"lay C0{number}"]) for number in range(1, 6)), return_exceptions=True
        )
        assert [type(answer) for answer in answers].count(Conflict) == 4
        kept = await store.match("m")
        assert kept is not None
        assert len(kept.log) == 3
        await store.close()

    asyncio.run(story())


def test_many_appends_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted by SQLite itself: each commit of a write-ahead log is a transaction."""
    from threerings.store import sqlite as module

    commits: list[int] = []
    real = module.commit

    def counted(connection: sqlite3.Connection, jobs: Any) -> None:
        commits.append(len(jobs))
        real(connection, jobs)

    monkeypatch.setattr(module, "commit", counted)

    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        await asyncio.gather(*(store.add_match(new_match(f"m{number}")) for number in range(50)))
        commits.clear()
        await asyncio.gather(*(store.append(f"m{number}", 2, ["lay C01"]) for number in range(50)))
        await store.close()

    asyncio.run(story())
    assert sum(commits) == 50
    assert len(commits) <= 10


def test_one_failing_job_does_not_disturb_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        await store.add_match(new_match())
        bad = store._change(lambda connection: connection.execute("INSERT INTO nowhere VALUES (1)"))
        answers = await asyncio.gather(bad, store.append("m", 2, ["lay C01"]), return_exceptions=True)
        assert isinstance(answers[0], sqlite3.Error)
        assert answers[1] is None
        kept = await store.match("m")
        assert kept is not None
        assert kept.log[-1] == "lay C01"
        await store.close()

    asyncio.run(story())


def test_what_cannot_even_be_written_down_does_not_disturb_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        await store.add_match(new_match())
        bad = store.add_guest(Guest("\ud800"), "digest")
        answers = await asyncio.gather(store.append("m", 2, ["lay C01"]), bad, return_exceptions=True)
        assert answers[0] is None
        assert isinstance(answers[1], UnicodeEncodeError)
        await store.close()

    asyncio.run(story())


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        await store.close()
        with pytest.raises(RuntimeError, match="closed"):
            await store.append("m", 0, ["lay C01"])

    asyncio.run(story())


def test_a_request_creates_one_match_and_a_rematch_is_made_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        first = await store.add_match(new_match("a", request="anna 1"))
        second = await store.add_match(new_match("b", request="anna 1"))
        assert first.card.id == second.card.id == "a"
        third = await store.add_match(new_match("c", follows="a"))
        fourth = await store.add_match(new_match("d", follows="a"))
        assert third.card.id == fourth.card.id == "c"
        assert await store.rematch_of("a") == "c"
        assert await store.rematch_of("c") is None
        await store.close()

    asyncio.run(story())


def test_a_free_seat_is_taken_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        card = Card("m", "the-duel", 1, {}, public=True, status=OPEN)
        await store.add_match(Kept(card, (Sitter("anna"), Sitter())))
        await store.add_match(Kept(card._replace(id="n", status=INVITED), (Sitter("cora"), Sitter())))
        assert [match.card.id for match in await store.listed(OPEN, 9)] == ["m"]
        taken = await asyncio.gather(*(store.sit("m", 1, Sitter(name)) for name in ("bert", "cora")))
        assert sorted(taken) == [False, True]
        assert await store.listed(OPEN, 9) == []
        assert [match.card.id for match in await store.listed(RUNNING, 9)] == ["m"]
        assert await store.sit("n", 1, Sitter("bert"))
        assert [match.card.id for match in await store.listed(RUNNING, 9)] == ["n", "m"]
        assert len(await store.played_by("anna", 9)) == 1
        assert await store.played_by("nobody", 9) == []
        await store.close()

    asyncio.run(story())


def test_guests_keys_and_the_secret(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
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
        again = SqliteStore(tmp_path / "s")
        assert await again.secret() == secret
        await again.close()

    asyncio.run(story())


def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "s"
    asyncio.run(SqliteStore(path).close())
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(NewerStore):
        SqliteStore(path)


CHILD = """
import asyncio, sys
from pathlib import Path
from threerings.store import Card, Kept, Sitter
from threerings.store.sqlite import SqliteStore

async def write(store, match):
    await store.add_match(Kept(Card(match, "the-duel", 1, {}), (Sitter("a"), Sitter("b"))))
    length = 0
    while True:
        await store.append(match, length, [f"{match} {length}", "nature"])
        length += 2
        sys.stdout.write(f"{match} {length}\\n")
        sys.stdout.flush()

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await asyncio.gather(*(write(store, f"m{number}") for number in range(8)))

asyncio.run(main())
"""


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "s"
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    assert child.stdout is not None
    acknowledged: dict[str, int] = {}
    for _ in range(400):
        match, length = child.stdout.readline().split()
        acknowledged[match] = int(length)
    child.send_signal(signal.SIGKILL)
    for line in child.stdout.read().splitlines():
        match, length = line.split()
        acknowledged[match] = int(length)
    child.stdout.close()
    child.wait()
    assert len(acknowledged) == 8

    async def check() -> None:
        store = SqliteStore(path)
        for match, length in acknowledged.items():
            kept = await store.match(match)
            assert kept is not None
            assert len(kept.log) >= length
            assert len(kept.log) % 2 == 0, "what belongs together is there together"
            assert list(kept.log[::2]) == [f"{match} {ply}" for ply in range(0, len(kept.log), 2)]
            await store.append(match, len(kept.log), ["goes on"])
        await store.close()

    asyncio.run(check())
