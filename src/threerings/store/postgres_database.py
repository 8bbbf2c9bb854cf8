"""A PostgreSQL: connections that come back after it was away, and tables that are up to date."""

import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, LiteralString

from psycopg import AsyncConnection, Error, OperationalError
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from threerings.store import NoStore
from threerings.store.rows import missing_scripts

CONNECTIONS = 8
"""Of a process at most, besides the one that listens. As many appends share a write to disk."""
PATIENCE = 10
"""Seconds to wait for a connection …"""
AWAY = 0.5
"""… and for one to a database that was away when it was last asked."""
GIVE_UP = 2
"""Seconds after which an attempt to connect is given up; whoever asks next begins another, and does not wait longer."""
ONE_AT_A_TIME = 0x3_1265
"""The lock for migrations."""

Connection = AsyncConnection[tuple[Any, ...]]


class Database:
    def __init__(self, url: str) -> None:
        self._url = url
        self._pool = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            reconnect_timeout=GIVE_UP,
            kwargs={"autocommit": True},
            configure=insist_on_the_disk,
            open=False,
        )
        self._away = False

    async def open(self) -> None:
        """Raises NoStore or NewerStore."""
        try:
            async with await AsyncConnection.connect(self._url, connect_timeout=PATIENCE) as connection:
                await migrate(connection)
            await self._pool.open(wait=True, timeout=PATIENCE)
        except (Error, UnicodeError) as error:  # out of reach, not let in, no such address, tables of another program
            await self.close()
            raise NoStore(str(error).strip()) from None

    async def close(self) -> None:
        await self._pool.close()

    @property
    def closed(self) -> bool:
        return self._pool.closed

    async def line(self) -> Connection:
        """A connection of one's own, to listen on."""
        return await AsyncConnection.connect(self._url, autocommit=True)

    async def run(self, statement: LiteralString, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """One statement, durable when it answers; the rows it returns. Raises NoStore."""
        try:
            return await self._try(statement, values)
        except NoStore:
            if self._away:
                raise
            await self._pool.check()  # the database may have started anew; what was done after all is not done twice
            return await self._try(statement, values)

    async def _try(self, statement: LiteralString, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        async with self.connection() as connection:
            cursor = await connection.execute(native(statement), cleaned(values))
            return await cursor.fetchall() if cursor.description else []

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Raises NoStore, also for what goes wrong with the database while the connection is used."""
        if self._pool.closed:
            raise RuntimeError("the store is closed")
        try:
            async with self._pool.connection(AWAY if self._away else PATIENCE) as connection:
                self._away = False
                yield connection
        except OperationalError as error:
            self._away = isinstance(error, PoolTimeout)
            raise NoStore(str(error)) from error


async def insist_on_the_disk(connection: Connection) -> None:
    """Whatever the database is used to: what it has acknowledged is on disk."""
    await connection.execute("SET synchronous_commit = on")


async def migrate(connection: Connection) -> None:
    """Bring the tables up to date, one numbered file after the other; one process at a time. Raises NewerStore."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (ONE_AT_A_TIME,))
        await connection.execute("CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        found = await (await connection.execute("SELECT value FROM house WHERE name = 'version'")).fetchone()
        version = int(found[0]) if found else 0
        for number, script in enumerate(missing_scripts("postgres", version), start=version + 1):
            await connection.execute(script.encode())
            note = "INSERT INTO house VALUES ('version', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            await connection.execute(note, (str(number),))


@cache
def native(statement: LiteralString) -> LiteralString:
    """A statement with its values named as the driver reads them. A cast has two colons."""
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", statement)


def clean(value: object) -> object:
    """PostgreSQL knows every character but one."""
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value


def cleaned(values: Mapping[str, object]) -> dict[str, object]:
    return {name: clean(value) for name, value in values.items()}
