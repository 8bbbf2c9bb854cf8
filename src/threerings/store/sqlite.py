"""The store of one machine: a file of SQLite, one writer that commits for many at once, and several readers."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from threerings.store import CLOSED, OVER, RUNNING, Conflict, Guest, MatchLimits, Sitter, StoredMatch
from threerings.store.rows import COLUMNS, FREE, LINK_LASTS, MATCHES_OF, check_limits, values_of
from threerings.store.sql import NEW_KEY, SqlStore
from threerings.store.sql_accounts import Step, Story
from threerings.store.sql_history import new_history
from threerings.store.sqlite_file import (
    NAMING,
    CommitCount,
    checkpoint,
    commits,
    connect,
    count_commit,
    examine,
    open_file,
)

READERS = 2
MOST_AT_ONCE = 256
"""As many pieces of work share one commit at most, so that the first of them does not wait for long."""
IDLE = 1.0
"""Seconds without a change after which all that was written ahead is copied into the file."""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    """Of the loop, and not to be touched by the writer."""


class SqliteStore(SqlStore):
    """Every change waits for its own durability: SQLite writes ahead and syncs at each commit."""

    WHOLE_LOG = "SELECT group_concat(lines, char(10)) FROM (SELECT lines FROM logs WHERE match = m.id ORDER BY ply)"
    ALL_KEYS = "group_concat(digest, ' ')"
    KEY_MADE = "made"

    def __init__(self, path: Path, *, alone: bool = False) -> None:
        """With nobody else who serves it, if wanted. Raises NoStore, DamagedStore, NewerStore or OSError."""
        self._path = path.resolve()  # SQLite follows links, and so do those beside it
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._closed = False
        self.on_commit: Callable[[int], None] = lambda jobs: None  # noqa: ARG005 - whoever counts takes its place
        """Told how many changes are about to share a commit."""
        examine(self._path)
        self._commits = CommitCount(self._path, alone)
        try:
            self._connection = open_file(self._path)
        except BaseException:
            self._commits.close()
            raise
        self._commits.write(commits(self._connection))
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._connections:
            connection.close()
        self._commits.close()

    # Guests.

    async def spend_key(self, once: str, key: str, device: str = "") -> Guest | None:
        def work(connection: sqlite3.Connection) -> str | None:
            spent = "DELETE FROM keys WHERE digest = ? AND once AND made > datetime('now', ?) RETURNING guest"
            found = connection.execute(spent, (once, f"-{LINK_LASTS} seconds")).fetchall()
            if not found:
                return None
            handed = {"key": key, "guest": found[0][0], "once": False, "device": device}
            connection.execute(NEW_KEY, handed)
            return str(found[0][0])

        guest = await self._change(work)
        return await self.guest(guest) if guest else None

    # Matches.

    async def add_match(self, match: StoredMatch, most: MatchLimits | None = None) -> StoredMatch:
        def work(connection: sqlite3.Connection) -> str:
            header = match.header
            twin = "SELECT id FROM matches WHERE request = ? OR follows = ?"
            found = connection.execute(twin, (header.request or None, header.follows or None)).fetchone()
            if found:
                return str(found[0])
            if most is not None:
                check(connection, match, most)
            insert_match(connection, match)
            return header.id

        made = await self._change(work)
        stored = await self.match(made)
        assert stored is not None
        return stored

    async def restore(self, match: StoredMatch) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            if connection.execute("SELECT 1 FROM matches WHERE id = ?", (match.header.id,)).fetchone():
                return False
            insert_match(connection, match)
            return True

        return await self._change(work)

    async def append(
        self,
        match: str,
        length: int,
        lines: Sequence[str],
        result: str | None = None,
        awaits: int | None = None,
        *,
        due: int = 0,
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            grow = f"""
                UPDATE matches SET length = ?, awaits = coalesce(?, awaits), due = ?
                WHERE id = ? AND length = ? AND status != '{CLOSED}'"""
            if not connection.execute(grow, (length + len(lines), awaits, due, match, length)).rowcount:
                raise Conflict(f"the log of {match} is not {length} lines long, or it is closed")
            insert_lines(connection, match, length, lines)
            if result is not None:
                end = "UPDATE matches SET status = ?, result = ? WHERE id = ?"
                connection.execute(end, (OVER, result, match))
                connection.execute(new_history(), {"match": match})

        await self._change(work)

    async def sit(self, match: str, seat: int, sitter: Sitter) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            take = f"""
                UPDATE seats SET guest = ?, bot = ? WHERE match = ? AND seat = ? AND guest = '' AND bot = ''
                    AND EXISTS (SELECT 1 FROM matches WHERE id = match AND {FREE})"""
            taken = connection.execute(take, (*sitter, match, seat)).rowcount == 1
            if taken:
                connection.execute("UPDATE matches SET status = ? WHERE id = ?", (RUNNING, match))
            return taken

        return await self._change(work)

    # Threads.

    async def _run(self, statement: str, **values: object) -> list[tuple[Any, ...]]:
        return await self._change(lambda connection: connection.execute(statement, values).fetchall())

    async def _run_all(self, *steps: Step) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for statement, values in steps:
                connection.execute(statement, values)

        await self._change(work)

    async def _in_turn(self, story: Story[T]) -> T:
        def work(connection: sqlite3.Connection) -> T:
            steps, rows = story(), None
            try:
                while True:
                    rows = connection.execute(*steps.send(rows)).fetchall()
            except StopIteration as end:
                answer: T = end.value
                return answer

        return await self._change(work)

    async def _rows(self, statement: str, **values: object) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            if not hasattr(self._own, "connection"):
                self._own.connection = connect(self._path)
                self._connections.append(self._own.connection)
            return list(self._own.connection.execute(statement, values))

        with NAMING:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def _change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise RuntimeError("the store is closed")  # nobody would ever answer
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        self._jobs.put(job)
        with NAMING:
            answer: T = await job.done
        return answer

    def _write(self) -> None:
        """The writer's life: take all that waits, commit it together, tell everybody; copy it at leisure."""
        goes_on, behind = True, False
        while goes_on:
            try:
                first = self._jobs.get(timeout=IDLE if behind else None)
            except Empty:
                behind = not self._settle()
                continue
            if first is None:
                break
            jobs, goes_on = self._waiting(first)
            self.on_commit(len(jobs))
            commit(self._connection, jobs, self._commits)
            behind = True
        self._settle()
        self._connection.close()

    def _waiting(self, first: Job) -> tuple[list[Job], bool]:
        """A job and those behind it; whether more may come."""
        jobs = [first]
        while len(jobs) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def _settle(self) -> bool:
        """Have everything in the file itself; whether it is."""
        self._commits.keep()
        return checkpoint(self._path)


def commit(connection: sqlite3.Connection, jobs: Sequence[Job], commit_count: CommitCount) -> None:
    """Do several jobs in one transaction. One that fails leaves no trace and does not disturb the others."""
    try:
        try:
            answers = transaction(connection, jobs, lambda connection, work: work(connection))
        except Exception:  # noqa: BLE001 - one has failed, which is rare: again, each behind a line of its own
            answers = transaction(connection, jobs, attempt)
        commit_count.write(commits(connection))
    except BaseException as failure:  # noqa: BLE001 - the disk is full, or worse: all are told, and the writer lives on
        answers = [Failure(failure)] * len(jobs)
    for loop in {job.loop for job in jobs}:
        told = [(job.done, answer) for job, answer in zip(jobs, answers, strict=True) if job.loop is loop]
        with suppress(RuntimeError):  # nobody is there any more
            loop.call_soon_threadsafe(tell, told)  # once for all: waking a loop costs as much as an insert


def transaction(
    connection: sqlite3.Connection, jobs: Sequence[Job], way: Callable[[sqlite3.Connection, Work], Any]
) -> list[Any]:
    """The answers of all jobs, done one way or the other, once they are on disk; or nothing was done."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        before = connection.total_changes
        answers = [way(connection, job.work) for job in jobs]
        if connection.total_changes > before:
            count_commit(connection)
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # it may be gone already
            connection.execute("ROLLBACK")
        raise
    return answers


def tell(answers: Sequence[tuple[asyncio.Future[Any], Any]]) -> None:
    """In the loop of those who asked. Some may have stopped waiting."""
    for done, answer in answers:
        if done.done():
            continue
        if isinstance(answer, Failure):
            done.set_exception(answer.reason)
        else:
            done.set_result(answer)


class Failure(NamedTuple):
    reason: BaseException


def attempt(connection: sqlite3.Connection, work: Work) -> Any:
    """What the work answers, or a Failure after which it has changed nothing."""
    connection.execute("SAVEPOINT job")
    try:
        answer = work(connection)
    except Exception as failure:  # noqa: BLE001 - whatever is wrong with it is for the one who asked
        connection.execute("ROLLBACK TO job")
        answer = Failure(failure)
    connection.execute("RELEASE job")
    return answer


def check(connection: sqlite3.Connection, match: StoredMatch, most: MatchLimits) -> None:
    """Raises TooManyMatches or TooManyOpen."""
    for guest in match.guests():
        check_limits(match, connection.execute(MATCHES_OF, {"guest": guest}).fetchone(), most)


def insert_match(connection: sqlite3.Connection, match: StoredMatch) -> None:
    values = values_of(match)
    marks = ", ".join("?" * len(values))
    connection.execute(f"INSERT INTO matches ({COLUMNS}) VALUES ({marks})", values)
    for seat, sitter in enumerate(match.sitters):
        connection.execute("INSERT INTO seats VALUES (?, ?, ?, ?)", (match.header.id, seat, *sitter))
    insert_lines(connection, match.header.id, 0, match.log)
    connection.execute(new_history(), {"match": match.header.id})


def insert_lines(connection: sqlite3.Connection, match: str, length: int, lines: Sequence[str]) -> None:
    if lines:
        insert = "INSERT INTO logs (match, ply, lines) VALUES (?, ?, ?)"
        connection.execute(insert, (match, length, "\n".join(lines)))
