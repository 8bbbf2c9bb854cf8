"""Those who look for somebody to play with, as both stores keep them: a row for each, for as long as they are there."""

from collections.abc import Generator
from typing import Any, LiteralString

from threerings.store.pairing import STALE, Choose, Seeker
from threerings.store.sql_accounts import SqlAccounts, Step

Row = tuple[Any, ...]
SEEKER: LiteralString = "guest, game, clocks, side, rated, points, since, seen, pair, other, seat, clock"
SAME: LiteralString = """
    seekers.game = excluded.game AND seekers.clocks = excluded.clocks AND seekers.side = excluded.side
    AND seekers.rated = excluded.rated AND seekers.seen >= :stale"""
NEW_SEEKER: LiteralString = f"""
    INSERT INTO seekers ({SEEKER})
    VALUES (:guest, :game, :clocks, :side, :rated, :points, :since, :seen, '', '', 0, '')
    ON CONFLICT (guest) DO UPDATE SET
        since = CASE WHEN {SAME} THEN seekers.since ELSE excluded.since END,
        game = excluded.game, clocks = excluded.clocks, side = excluded.side, rated = excluded.rated,
        points = excluded.points, seen = excluded.seen, pair = ''
    WHERE seekers.pair = '' OR seekers.seen < :stale"""
OTHERS: LiteralString = f"""
    SELECT {SEEKER} FROM seekers WHERE pair = '' AND game = :game AND rated = :rated AND guest != :guest
    ORDER BY since LIMIT 500"""
FOUND: LiteralString = """
    UPDATE seekers SET pair = :pair, other = :other, seat = :seat, clock = :clock WHERE guest = :guest"""
BETWEEN = "|"


def seeker_of(row: Row) -> Seeker:
    found = Seeker(*row)
    return found._replace(clocks=tuple(row[2].split(BETWEEN)), rated=bool(found.rated))


class SqlPairing(SqlAccounts):
    async def seek(self, seeker: Seeker) -> None:
        values = {**seeker._asdict(), "clocks": BETWEEN.join(seeker.clocks), "stale": seeker.seen - STALE}
        await self._run(NEW_SEEKER, **values)

    async def pair(self, guest: str, now: int, word: str, choose: Choose) -> Seeker | None:
        return await self._in_turn(lambda: pairing(guest, now, word, choose))

    async def stop_seeking(self, guest: str) -> None:
        await self._run("DELETE FROM seekers WHERE guest = :guest", guest=guest)


def pairing(guest: str, now: int, word: str, choose: Choose) -> Generator[Step, Any, Seeker | None]:
    """What it takes to find somebody for a guest, step by step."""
    yield "DELETE FROM seekers WHERE seen < :stale", {"stale": now - STALE}
    here = f"UPDATE seekers SET seen = :now WHERE guest = :guest RETURNING {SEEKER}"
    rows = yield here, {"guest": guest, "now": now}
    if not rows:
        return None
    me = seeker_of(rows[0])
    if me.pair:
        return me
    rows = yield OTHERS, {"game": me.game, "rated": me.rated, "guest": guest}
    found = choose(me, [seeker_of(row) for row in rows])
    if found is None:
        return me
    both = ((guest, found.other, found.seat), (found.other, guest, 1 - found.seat))
    for one, other, seat in both:
        yield FOUND, {"guest": one, "pair": word, "other": other, "seat": seat, "clock": found.clock}
    return me._replace(pair=word, other=found.other, seat=found.seat, clock=found.clock)
