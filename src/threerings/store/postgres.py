"""The store of many machines: PostgreSQL. The processes that share it tell each other what they have changed.

Changes are committed first and told afterwards, many at once: a transaction that notifies keeps all others from
committing until its own disk is done. What a process did not live to tell, the others find when they look around.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Any, LiteralString

from psycopg import AsyncConnection, Error, OperationalError
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from threerings.store import (
    ALL,
    EXPIRED,
    NEWEST,
    OPEN,
    OVER,
    RUNNING,
    Conflict,
    Guest,
    Kept,
    Mark,
    Most,
    News,
    NoStore,
    Person,
    Sitter,
)
from threerings.store.rows import (
    COLUMNS,
    FINISHED,
    FREE,
    SHORT_OF_A_LOG,
    WHICH,
    in_list,
    missing,
    person,
    too_many,
    values_of,
    with_log,
)

LOG = logging.getLogger("threerings.store")
CONNECTIONS = 8
"""Of a process at most, besides the one that listens. As many appends share a write to disk."""
PATIENCE = 10
"""Seconds to wait for a connection …"""
AWAY = 0.5
"""… and for one to a database that was away when it was last asked."""
GIVE_UP = 2
"""Seconds after which an attempt to connect is given up; whoever asks next begins another, and does not wait longer."""
ROUND = 2.0
"""Seconds between two signs of life, and after which one looks around."""
ALIVE = timedelta(seconds=3 * ROUND)
"""So long after its last sign of life a process counts as alive."""
CHANNEL = "threerings"
ONE_AT_A_TIME = 0x3_1265
"""The lock for migrations."""

Connection = AsyncConnection[tuple[Any, ...]]


class PostgresStore:
    """Made by `PostgresStore.open`."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._me = secrets.token_hex(8)
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
        self._untold: dict[str, None] = {}
        self._telling: asyncio.Task[None] | None = None
        self._pulse: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Raises NoStore or NewerStore."""
        store = cls(url)
        try:
            async with await AsyncConnection.connect(url, connect_timeout=PATIENCE) as connection:
                await migrate(connection)
            await store._pool.open(wait=True, timeout=PATIENCE)
        except (Error, UnicodeError) as error:  # out of reach, not let in, no such address, tables of another program
            await store._pool.close()
            raise NoStore(str(error).strip()) from None
        await store._show_life()
        store._pulse = asyncio.create_task(store._live())
        return store

    async def close(self) -> None:
        if self._pulse:
            self._pulse.cancel()
        if self._telling:
            await self._telling
        leave = """
            WITH freed AS (DELETE FROM claims WHERE process = %(me)s)
            DELETE FROM processes WHERE id = %(me)s"""
        with suppress(NoStore):  # then the others find out by themselves
            await self._run(leave, me=self._me)
        await self._pool.close()

    # Guests.

    async def secret(self) -> str:
        await self.take_secret(secrets.token_hex(32))
        return str((await self._run("SELECT value FROM house WHERE name = 'secret'"))[0][0])

    async def add_guest(self, guest: Guest, key: str) -> None:
        insert = """
            WITH made AS (INSERT INTO guests VALUES (%(id)s, %(name)s, %(language)s, %(theme)s) RETURNING id)
            INSERT INTO keys (digest, guest, once) SELECT %(key)s, id, false FROM made"""
        await self._run(insert, key=key, **guest._asdict())

    async def change_guest(self, guest: Guest) -> None:
        update = "UPDATE guests SET name = %(name)s, language = %(language)s, theme = %(theme)s WHERE id = %(id)s"
        await self._run(update, **guest._asdict())
        self._will_tell("guest", guest.id)

    async def guest(self, guest: str) -> Guest | None:
        found = await self._run("SELECT id, name, language, theme FROM guests WHERE id = %(guest)s", guest=guest)
        return Guest(*found[0]) if found else None

    async def guest_with(self, key: str) -> Guest | None:
        query = """
            SELECT g.id, name, language, theme FROM guests g JOIN keys ON guest = g.id
            WHERE digest = %(key)s AND NOT once"""
        found = await self._run(query, key=key)
        return Guest(*found[0]) if found else None

    async def add_key(self, guest: str, key: str, *, once: bool = False) -> None:
        insert = "INSERT INTO keys (digest, guest, once) VALUES (%(key)s, %(guest)s, %(once)s)"
        await self._run(insert, key=key, guest=guest, once=once)

    async def spend_key(self, once: str, key: str) -> Guest | None:
        spend = """
            WITH spent AS (
                DELETE FROM keys WHERE digest = %(once)s AND once AND made > now() - interval '1 day' RETURNING guest
            )
            INSERT INTO keys (digest, guest, once) SELECT %(key)s, guest, false FROM spent RETURNING guest"""
        spent = await self._run(spend, once=once, key=key)
        return await self.guest(spent[0][0]) if spent else None

    # Matches.

    async def add_match(self, match: Kept, most: Most | None = None) -> Kept:
        card = match.card
        if not await self._insert(match, most):
            twin = "SELECT id FROM matches WHERE request = %(request)s OR follows = %(follows)s"
            found = await self._run(twin, request=card.request or None, follows=card.follows or None)
            card = card._replace(id=found[0][0])
        if card.follows:
            self._will_tell("match", card.follows)
        made = await self.match(card.id)
        assert made is not None
        return made

    async def restore(self, match: Kept) -> bool:
        return await self._insert(match)

    async def _insert(self, match: Kept, most: Most | None = None) -> bool:
        """Whether there was nothing of its name, and no twin. Raises TooManyMatches or TooManyOpen; then nothing is."""
        values = [clean(value) for value in values_of(match)]
        marks = ", ".join(["%s"] * len(values))
        seats = [(match.card.id, seat, *map(clean, sitter)) for seat, sitter in enumerate(match.sitters)]
        async with self._connection() as connection, connection.transaction():
            made = await connection.execute(
                f"INSERT INTO matches ({COLUMNS}) VALUES ({marks}) ON CONFLICT DO NOTHING", values
            )
            if not made.rowcount:
                return False
            if most is not None:
                await check(connection, match, most)
            await connection.execute("INSERT INTO seats VALUES (%s, %s, %s, %s), (%s, %s, %s, %s)", sum(seats, ()))
            if match.log:
                insert = "INSERT INTO logs (match, ply, lines) VALUES (%s, 0, %s)"
                await connection.execute(insert, (match.card.id, clean("\n".join(match.log))))
        return True

    async def append(
        self, match: str, length: int, lines: Sequence[str], result: str | None = None, awaits: int | None = None
    ) -> None:
        grow = """
            WITH grown AS (
                UPDATE matches SET length = length + %(count)s, status = coalesce(%(status)s::text, status),
                    result = coalesce(%(result)s::text, result), awaits = coalesce(%(awaits)s::integer, awaits)
                WHERE id = %(match)s AND length = %(length)s RETURNING id
            ), written AS (
                INSERT INTO logs (match, ply, lines) SELECT id, %(length)s, %(lines)s FROM grown WHERE %(count)s > 0
            )
            SELECT id FROM grown"""
        status = None if result is None else OVER
        values = {"match": match, "length": length, "lines": "\n".join(lines), "result": result, "status": status}
        if not await self._run(grow, count=len(lines), awaits=awaits, **values):
            raise Conflict(f"the log of {match} is not {length} lines long")
        self._will_tell("match", match)

    async def sit(self, match: str, seat: int, sitter: Sitter) -> bool:
        take = f"""
            WITH begun AS (
                UPDATE matches SET status = %(running)s WHERE id = %(match)s AND {FREE} AND EXISTS (
                    SELECT FROM seats WHERE match = %(match)s AND seat = %(seat)s AND guest = '' AND bot = ''
                ) RETURNING id
            )
            UPDATE seats SET guest = %(guest)s, bot = %(bot)s FROM begun
            WHERE match = begun.id AND seat = %(seat)s AND guest = '' AND bot = '' RETURNING match"""
        taken = await self._run(take, match=match, seat=seat, running=RUNNING, **sitter._asdict())
        self._will_tell("match", match)
        return bool(taken)

    async def expire(self, status: str, made: str) -> list[str]:
        end = f"""
            UPDATE matches SET status = %(expired)s WHERE {FREE} AND status = %(status)s AND made < %(made)s
            RETURNING id"""
        ended = [str(row[0]) for row in await self._run(end, expired=EXPIRED, status=status, made=made)]
        for match in ended:
            self._will_tell("match", match)
        return ended

    async def match(self, match: str) -> Kept | None:
        query = f"""
            SELECT {SHORT_OF_A_LOG}, s.guest, s.bot, t.guest, t.bot,
                (SELECT string_agg(lines, chr(10) ORDER BY ply) FROM logs WHERE match = m.id), secret
            FROM matches m JOIN seats s ON s.match = id AND s.seat = 0 JOIN seats t ON t.match = id AND t.seat = 1
            WHERE id = %(match)s"""
        found = await self._run(query, match=match)
        return with_log(found[0]) if found else None

    async def people(self) -> list[Person]:
        query = """
            SELECT g.id, name, language, theme, string_agg(digest, ' ')
            FROM guests g LEFT JOIN keys ON guest = g.id AND NOT once GROUP BY g.id ORDER BY g.id"""
        return [person(row) for row in await self._run(query)]

    async def take_secret(self, secret: str) -> None:
        await self._run("INSERT INTO house VALUES ('secret', %(secret)s) ON CONFLICT DO NOTHING", secret=secret)

    async def take_person(self, person: Person) -> None:
        add = """
            INSERT INTO guests VALUES (%(id)s, %(name)s, %(language)s, %(theme)s) ON CONFLICT DO NOTHING"""
        hand = """
            INSERT INTO keys (digest, guest, once) SELECT key, %(guest)s, false FROM unnest(%(keys)s::text[]) key
            ON CONFLICT DO NOTHING"""
        await self._run(add, **person.guest._asdict())
        await self._run(hand, guest=person.guest.id, keys=list(person.keys))

    async def ids(self) -> list[str]:
        return [str(row[0]) for row in await self._run("SELECT id FROM matches ORDER BY place")]

    async def rematch_of(self, match: str) -> str | None:
        found = await self._run("SELECT id FROM matches WHERE follows = %(match)s", match=match)
        return str(found[0][0]) if found else None

    async def listed(self, status: str, limit: int, before: int = NEWEST) -> list[Kept]:
        return await self._cards("public AND status = %(wanted)s", status, limit, before)

    async def played_by(self, guest: str, limit: int, which: str = ALL, before: int = NEWEST) -> list[Kept]:
        own = "id IN (SELECT match FROM seats WHERE guest = %(wanted)s AND guest != '')"
        return await self._cards(f"{own} AND {WHICH[which].format(guest='%(wanted)s')}", guest, limit, before)

    async def _cards(self, condition: LiteralString, wanted: str, limit: int, before: int) -> list[Kept]:
        query = f"""
            SELECT place, {SHORT_OF_A_LOG}, s.guest, s.bot, t.guest, t.bot
            FROM matches JOIN seats s ON s.match = id AND s.seat = 0 JOIN seats t ON t.match = id AND t.seat = 1
            WHERE {condition} AND place < %(before)s ORDER BY place DESC LIMIT %(limit)s"""
        return [in_list(row) for row in await self._run(query, wanted=wanted, limit=limit, before=before)]

    # The other processes.

    async def news(self) -> AsyncGenerator[News, None]:
        while not self._pool.closed:
            try:
                async with await AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    while True:
                        yield News()
                        async for notice in connection.notifies(timeout=ROUND):
                            who, kind, name = notice.payload.split()
                            if who != self._me:
                                yield News(**{kind: name})
            except OperationalError as error:
                LOG.warning("no news from the other processes: %s", error)
                await asyncio.sleep(ROUND)

    async def marks(self, matches: Sequence[str]) -> dict[str, Mark]:
        query = """
            SELECT id, length, status, player FROM matches LEFT JOIN curtains ON match = id
            WHERE id = ANY(%(matches)s)"""
        return {row[0]: Mark(*row[1:]) for row in await self._run(query, matches=list(matches))}

    async def draw_curtain(self, match: str, player: int | None) -> None:
        if player is None:
            await self._run("DELETE FROM curtains WHERE match = %(match)s", match=match)
        else:
            put = """
                INSERT INTO curtains VALUES (%(match)s, %(player)s)
                ON CONFLICT (match) DO UPDATE SET player = excluded.player"""
            await self._run(put, match=match, player=player)
        self._will_tell("match", match)

    async def claim(self, match: str) -> bool:
        take = """
            INSERT INTO claims AS c VALUES (%(match)s, %(me)s)
            ON CONFLICT (match) DO UPDATE SET process = excluded.process
            WHERE c.process = excluded.process
                OR NOT EXISTS (SELECT FROM processes WHERE id = c.process AND seen > now() - %(alive)s)
            RETURNING match"""
        return bool(await self._run(take, match=match, me=self._me, alive=ALIVE))

    async def release(self, match: str) -> None:
        drop = "DELETE FROM claims WHERE match = %(match)s AND process = %(me)s"
        await self._run(drop, match=match, me=self._me)

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._show_life()
            except NoStore as error:
                LOG.warning("no sign of life: %s", error)

    async def _show_life(self) -> None:
        """We are there; who has not been for long is forgotten."""
        sign = """
            WITH gone AS (DELETE FROM processes WHERE seen < now() - interval '1 hour')
            INSERT INTO processes VALUES (%(me)s, now()) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"""
        await self._run(sign, me=self._me)

    def _will_tell(self, kind: str, name: str) -> None:
        self._untold[f"{self._me} {kind} {name}"] = None
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Who tells does not wait for the disk: nothing is written that has to last."""
        tell: LiteralString = """
            WITH quick AS (SELECT set_config('synchronous_commit', 'off', true))
            SELECT pg_notify(%(channel)s, news) FROM quick, unnest(%(untold)s::text[]) news"""
        while self._untold:
            untold, self._untold = list(self._untold), {}
            try:
                await self._run(tell, channel=CHANNEL, untold=untold)
            except NoStore as error:
                LOG.warning("the other processes were not told: %s", error)

    # Connections.

    async def _run(self, query: LiteralString, **values: object) -> list[tuple[Any, ...]]:
        """One statement, durable when it answers; the rows it returns. Raises NoStore."""
        try:
            return await self._try(query, values)
        except NoStore:
            if self._away:
                raise
            await self._pool.check()  # the database may have started anew; what was done after all is not done twice
            return await self._try(query, values)

    async def _try(self, query: LiteralString, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        given = {name: clean(value) for name, value in values.items()}
        async with self._connection() as connection:
            cursor = await connection.execute(query, given)
            return await cursor.fetchall() if cursor.description else []

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
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
        for number, script in enumerate(missing("postgres", version), start=version + 1):
            await connection.execute(script.encode())
            note = "INSERT INTO house VALUES ('version', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            await connection.execute(note, (str(number),))


async def check(connection: Connection, match: Kept, most: Most) -> None:
    """Raises TooManyMatches or TooManyOpen."""
    query = f"""
        SELECT count(DISTINCT match), count(DISTINCT match) FILTER (WHERE status = %s)
        FROM seats JOIN matches ON id = match WHERE guest = %s AND guest != '' AND NOT {FINISHED}"""
    for guest in {sitter.guest for sitter in match.sitters if sitter.guest}:
        found = await (await connection.execute(query, (OPEN, clean(guest)))).fetchone()
        assert found is not None
        too_many(match, found, most)


def clean(value: object) -> object:
    """PostgreSQL knows every character but one."""
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value
