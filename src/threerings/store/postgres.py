"""The store of many machines: PostgreSQL. The processes that share it tell each other what they have changed.

Changes are committed first and told afterwards, many at once: a transaction that notifies keeps all others from
committing until its own disk is done. What a process did not live to tell, the others find when they look around.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any, LiteralString

from psycopg import OperationalError

from threerings.store import (
    CLOSED,
    OVER,
    RUNNING,
    Conflict,
    Guest,
    MatchLimits,
    News,
    NoStore,
    Progress,
    Sitter,
    StoredMatch,
)
from threerings.store.postgres_database import Connection, Database, clean, cleaned, native
from threerings.store.rows import COLUMNS, FREE, LINK_LASTS, MATCHES_OF, check_limits, values_of
from threerings.store.sql import SqlStore
from threerings.store.sql_accounts import Step, Story, T
from threerings.store.sql_history import new_history
from threerings.store.talk import Said

LOG = logging.getLogger("threerings.store")
ROUND = 2.0
"""Seconds between two signs of life, and after which one looks around."""
ALIVE = timedelta(seconds=3 * ROUND)
"""So long after its last sign of life a process counts as alive."""
CHANNEL = "threerings"
ONE_STORY_AT_A_TIME = 0x3_1266
"""The lock for changes of which each step depends on those before."""


class PostgresStore(SqlStore):
    """Made by `PostgresStore.open`."""

    WHOLE_LOG = "SELECT string_agg(lines, chr(10) ORDER BY ply) FROM logs WHERE match = m.id"
    ALL_KEYS = "string_agg(digest, ' ')"
    KEY_MADE = "CAST(date_trunc('second', made AT TIME ZONE 'UTC') AS TEXT)"

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self._me = secrets.token_hex(8)
        self._untold: dict[str, None] = {}
        self._telling: asyncio.Task[None] | None = None
        self._pulse: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Raises NoStore or NewerStore."""
        store = cls(url)
        await store._database.open()
        await store._show_life()
        store._pulse = asyncio.create_task(store._live())
        return store

    async def close(self) -> None:
        if self._pulse:
            self._pulse.cancel()
        if self._telling:
            await self._telling
        leave = """
            WITH freed AS (DELETE FROM claims WHERE process = :me),
                left_all AS (DELETE FROM present WHERE process = :me)
            DELETE FROM processes WHERE id = :me"""
        with suppress(NoStore):  # then the others find out by themselves
            await self._run(leave, me=self._me)
        await self._database.close()

    # Guests.

    async def change_guest(self, guest: Guest) -> None:
        await super().change_guest(guest)
        self._will_tell("guest", guest.id)

    async def spend_key(self, once: str, key: str, device: str = "") -> Guest | None:
        spend = """
            WITH spent AS (
                DELETE FROM keys WHERE digest = :once AND once AND made > now() - :lasts RETURNING guest
            )
            INSERT INTO keys (digest, guest, once, device) SELECT :key, guest, false, :device FROM spent
            RETURNING guest"""
        spent = await self._run(spend, once=once, key=key, device=device, lasts=timedelta(seconds=LINK_LASTS))
        return await self.guest(spent[0][0]) if spent else None

    # Matches.

    async def add_match(self, match: StoredMatch, most: MatchLimits | None = None) -> StoredMatch:
        header = match.header
        if not await self._insert(match, most):
            twin = "SELECT id FROM matches WHERE request = :request OR follows = :follows"
            found = await self._run(twin, request=header.request or None, follows=header.follows or None)
            header = header._replace(id=found[0][0])
        if header.follows:
            self._will_tell("match", header.follows)
        made = await self.match(header.id)
        assert made is not None
        return made

    async def restore(self, match: StoredMatch) -> bool:
        return await self._insert(match)

    async def _insert(self, match: StoredMatch, most: MatchLimits | None = None) -> bool:
        """Whether there was nothing of its name, and no twin. Raises TooManyMatches or TooManyOpen; then nothing is."""
        values = [clean(value) for value in values_of(match)]
        marks = ", ".join(["%s"] * len(values))
        seats = [(match.header.id, seat, *map(clean, sitter)) for seat, sitter in enumerate(match.sitters)]
        async with self._database.connection() as connection, connection.transaction():
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
                await connection.execute(insert, (match.header.id, clean("\n".join(match.log))))
            await connection.execute(native(new_history()), {"match": match.header.id})
        return True

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
        grow = f"""
            WITH grown AS (
                UPDATE matches SET length = length + :count, status = coalesce(:status::text, status),
                    result = coalesce(:result::text, result), awaits = coalesce(:awaits::integer, awaits), due = :due
                WHERE id = :match AND length = :length AND status != '{CLOSED}'
                RETURNING id, place, game, games, public, made, status, result
            ), written AS (
                INSERT INTO logs (match, ply, lines) SELECT id, :length, :lines FROM grown WHERE :count > 0
            ), told AS ({new_history("grown")})
            SELECT id FROM grown"""
        status = None if result is None else OVER
        values = {"match": match, "length": length, "lines": "\n".join(lines), "result": result, "status": status}
        if not await self._run(grow, count=len(lines), awaits=awaits, due=due, **values):
            raise Conflict(f"the log of {match} is not {length} lines long, or it is closed")
        self._will_tell("match", match)

    async def sit(self, match: str, seat: int, sitter: Sitter) -> bool:
        take = f"""
            WITH begun AS (
                UPDATE matches SET status = :running WHERE id = :match AND {FREE} AND EXISTS (
                    SELECT FROM seats WHERE match = :match AND seat = :seat AND guest = '' AND bot = ''
                ) RETURNING id
            )
            UPDATE seats SET guest = :guest, bot = :bot FROM begun
            WHERE match = begun.id AND seat = :seat AND guest = '' AND bot = '' RETURNING match"""
        taken = await self._run(take, match=match, seat=seat, running=RUNNING, **sitter._asdict())
        self._will_tell("match", match)
        return bool(taken)

    async def expire(self, status: str, made: str) -> list[str]:
        ended = await super().expire(status, made)
        for match in ended:
            self._will_tell("match", match)
        return ended

    async def close_match(self, match: str) -> bool:
        closed = await super().close_match(match)
        self._will_tell("match", match)
        return closed

    # The other processes.

    async def news(self) -> AsyncGenerator[News, None]:
        while not self._database.closed:
            try:
                async with await self._database.line() as connection:
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

    async def progress(self, matches: Sequence[str]) -> dict[str, Progress]:
        query = """
            SELECT id, length, status, player, coalesce(
                (SELECT json_object_agg(guest, ply) FROM gone_on WHERE gone_on.match = id), '{}'
            ), (
                SELECT string_agg(guest, ' ') FROM present JOIN processes ON processes.id = process
                WHERE present.match = matches.id AND seen > now() - :alive
            ), (SELECT count(*) FROM talk WHERE talk.match = matches.id)
            FROM matches LEFT JOIN curtains ON match = id WHERE id = ANY(:matches)"""
        rows = await self._run(query, matches=list(matches), alive=ALIVE)
        return {
            match: Progress(length, status, curtain, gone_on, frozenset((present or "").split()), said)
            for match, length, status, curtain, gone_on, present, said in rows
        }

    async def draw_curtain(self, match: str, player: int | None) -> None:
        if player is None:
            await self._run("DELETE FROM curtains WHERE match = :match", match=match)
        else:
            put = """
                INSERT INTO curtains VALUES (:match, :player)
                ON CONFLICT (match) DO UPDATE SET player = excluded.player"""
            await self._run(put, match=match, player=player)
        self._will_tell("match", match)

    async def go_on(self, match: str, guest: str, ply: int | None) -> None:
        if ply is None:
            await self._run("DELETE FROM gone_on WHERE match = :match AND guest = :guest", match=match, guest=guest)
        else:
            put = """
                INSERT INTO gone_on VALUES (:match, :guest, :ply)
                ON CONFLICT (match, guest) DO UPDATE SET ply = greatest(gone_on.ply, excluded.ply)"""
            await self._run(put, match=match, guest=guest, ply=ply)
        self._will_tell("match", match)

    async def say(self, said: Said) -> None:
        await super().say(said)
        self._will_tell("match", said.match)

    async def attend(self, match: str, guest: str, here: bool) -> None:
        if here:
            put = "INSERT INTO present VALUES (:match, :guest, :me) ON CONFLICT DO NOTHING"
        else:
            put = "DELETE FROM present WHERE match = :match AND guest = :guest AND process = :me"
        await self._run(put, match=match, guest=guest, me=self._me)
        self._will_tell("match", match)

    async def claim(self, match: str) -> bool:
        take = """
            INSERT INTO claims AS c VALUES (:match, :me)
            ON CONFLICT (match) DO UPDATE SET process = excluded.process
            WHERE c.process = excluded.process
                OR NOT EXISTS (SELECT FROM processes WHERE id = c.process AND seen > now() - :alive)
            RETURNING match"""
        return bool(await self._run(take, match=match, me=self._me, alive=ALIVE))

    async def release(self, match: str) -> None:
        drop = "DELETE FROM claims WHERE match = :match AND process = :me"
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
            WITH gone AS (DELETE FROM processes WHERE seen < now() - interval '1 hour' RETURNING id),
                left_all AS (DELETE FROM present WHERE process IN (SELECT id FROM gone))
            INSERT INTO processes VALUES (:me, now()) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"""
        await self._run(sign, me=self._me)

    def _will_tell(self, kind: str, name: str) -> None:
        self._untold[f"{self._me} {kind} {name}"] = None
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Who tells does not wait for the disk: nothing is written that has to last."""
        tell: LiteralString = """
            WITH quick AS (SELECT set_config('synchronous_commit', 'off', true))
            SELECT pg_notify(:channel, news) FROM quick, unnest(:untold::text[]) news"""
        while self._untold:
            untold, self._untold = list(self._untold), {}
            try:
                await self._run(tell, channel=CHANNEL, untold=untold)
            except NoStore as error:
                LOG.warning("the other processes were not told: %s", error)

    # What the statements of both stores ask for.

    async def _run(self, statement: LiteralString, **values: object) -> list[tuple[Any, ...]]:
        return await self._database.run(statement, values)

    _rows = _run

    async def _run_all(self, *steps: Step) -> None:
        async with self._database.connection() as connection, connection.transaction():
            for statement, values in steps:
                await connection.execute(native(statement), cleaned(values))

    async def _in_turn(self, story: Story[T]) -> T:
        steps, rows = story(), None
        async with self._database.connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (ONE_STORY_AT_A_TIME,))
            try:
                while True:
                    statement, values = steps.send(rows)
                    cursor = await connection.execute(native(statement), cleaned(values))
                    rows = await cursor.fetchall() if cursor.description else []
            except StopIteration as end:
                answer: T = end.value
                return answer

    def _sessions_ended(self, guest: str) -> None:
        self._will_tell("guest", guest)


async def check(connection: Connection, match: StoredMatch, most: MatchLimits) -> None:
    """Raises TooManyMatches or TooManyOpen."""
    for guest in match.guests():
        found = await (await connection.execute(native(MATCHES_OF), {"guest": clean(guest)})).fetchone()
        assert found is not None
        check_limits(match, found, most)
