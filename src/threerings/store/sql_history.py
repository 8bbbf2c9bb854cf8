"""History as both stores keep it: a row for each who played in a match, written when it ends."""

from collections.abc import Collection
from typing import Any, LiteralString

from threerings.store import OVER
from threerings.store.history import NEWEST, Played, Player, Tally, Wanted
from threerings.store.rows import LET_IN
from threerings.store.sql_accounts import SqlAccounts

PLAYED = "match, game, side, opponent, result, made, place, gained"
CONDITIONS: dict[str, LiteralString] = {
    "game": "game = :game",
    "side": "side = :side",
    "opponent": "opponent = :opponent",
    "result": "result = :result",
    "public": "public",
}


ONE: LiteralString = "(SELECT * FROM matches WHERE id = :match)"


def new_history(matches: LiteralString = ONE) -> LiteralString:
    """The rows of a match, or of rows like its own, if it is over."""
    return f"""
        INSERT INTO history (guest, place, match, game, side, opponent, result, public, made)
        SELECT s.guest, m.place, m.id, m.game,
            CASE WHEN m.games = 2 OR s.guest = t.guest THEN 2 ELSE s.seat END,
            CASE WHEN t.bot != '' THEN 'bot ' || t.bot WHEN s.guest = t.guest THEN '' ELSE t.guest END,
            CASE WHEN s.guest = t.guest THEN '' WHEN substr(m.result, 1, 1) = CAST(s.seat AS TEXT) THEN 'won'
                WHEN substr(m.result, 1, 1) = CAST(t.seat AS TEXT) THEN 'lost' ELSE 'drawn' END,
            m.public, m.made
        FROM {matches} m JOIN seats s ON s.match = m.id JOIN seats t ON t.match = m.id AND t.seat = 1 - s.seat
        WHERE m.status = '{OVER}' AND s.guest != '' AND (t.guest != '' OR t.bot != '')
            AND (s.guest != t.guest OR s.seat = 0)
        ON CONFLICT DO NOTHING"""


class SqlHistory(SqlAccounts):
    async def history(self, guest: str, wanted: Wanted, limit: int, before: int = NEWEST) -> list[Played]:
        given = wanted._asdict().items()
        values: dict[str, Any] = {
            name: value for name, value in given if value not in ("", None) and value is not False
        }
        conditions = " AND ".join(["guest = :guest AND place < :before", *(CONDITIONS[name] for name in values)])
        query = f"SELECT {PLAYED} FROM history WHERE {conditions} ORDER BY place DESC LIMIT :limit"
        values |= {"guest": guest, "before": before, "limit": limit}
        return [Played(*row) for row in await self._rows(query, **values)]

    async def tallies(self, guest: str, *, public: bool = False) -> list[Tally]:
        which: LiteralString = "AND public" if public else ""
        query = f"""
            SELECT game, side, result, count(*) FROM history WHERE guest = :guest {which}
            GROUP BY game, side, result ORDER BY game, side, result"""
        return [Tally(*row) for row in await self._rows(query, guest=guest)]

    async def players(self, guests: Collection[str]) -> dict[str, Player]:
        values = {f"guest{number}": guest for number, guest in enumerate(guests)}
        places = ", ".join(f":{name}" for name in values)
        query = f"""
            SELECT g.id, name, shown AND {LET_IN}, made FROM guests g LEFT JOIN accounts ON guest = g.id
            WHERE g.id IN ({places})"""
        found = await self._rows(query, **values) if values else []
        return {guest: Player(guest, name, bool(shown), made or "") for guest, name, shown, made in found}
