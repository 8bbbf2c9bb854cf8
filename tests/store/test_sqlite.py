"""What is particular to SQLite: one writer that commits for many."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.store.test_stores import new_match
from threerings.store import NewerStore, NoStore
from threerings.store.rows import scripts
from threerings.store.sqlite import SqliteStore


def test_many_appends_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted by SQLite itself: each commit of a write-ahead log is a transaction."""
    from threerings.store import sqlite as module

    commits: list[int] = []
    real = module.commit

    def counted(connection: sqlite3.Connection, jobs: Any, mark: Any) -> None:
        commits.append(len(jobs))
        real(connection, jobs, mark)

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
        stored = await store.match("m")
        assert stored is not None
        assert stored.log[-1] == "lay C01"
        await store.close()

    asyncio.run(story())


def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "s"
    asyncio.run(SqliteStore(path).close())
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(NewerStore):
        SqliteStore(path)


def test_a_store_from_before_there_were_secrets_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "s"
    with sqlite3.connect(path) as connection:
        for statement in scripts("sqlite")[0].split(";\n"):
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 1")
        connection.execute(
            "INSERT INTO matches (id, game, rules_version, options, games, public, status, result, length)"
            " VALUES ('m', 'the-duel', 1, '{}', 2, 1, 'running', '', 0)"
        )
        connection.execute("INSERT INTO seats VALUES ('m', 0, 'anna', ''), ('m', 1, '', 'club')")
    connection.close()

    async def story() -> None:
        store = SqliteStore(path)
        stored = await store.match("m")
        assert stored is not None
        assert (stored.header.id, stored.header.games, stored.header.twin, stored.secret) == ("m", 2, False, "")
        await store.close()

    asyncio.run(story())


def test_a_file_that_another_program_holds_is_out_of_reach_for_now(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        await store.add_match(new_match())
        store._connection.execute("PRAGMA busy_timeout = 20")
        with sqlite3.connect(tmp_path / "s", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(NoStore, match="locked"):
                await store.append("m", 2, ["lay C01"])
            other.execute("COMMIT")
        other.close()
        await store.append("m", 2, ["lay C01"])
        await store.close()

    asyncio.run(story())
