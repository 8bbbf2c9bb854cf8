"""Ratings as both stores keep them: a row for each guest and game, and one for each game."""

from collections.abc import Generator
from datetime import datetime, timedelta
from typing import Any, LiteralString

from threerings.store.ratings import COUNTED, ENOUGH, LEFT_OUT, Contest, Count, Gain, Known, Leader, Rating, Skill
from threerings.store.rows import LET_IN, moment
from threerings.store.sql_accounts import Step
from threerings.store.sql_history import SqlHistory

Row = tuple[Any, ...]
DAY = timedelta(days=1)
LATELY = 30
"""So many of the last matches of two players are looked at, to see how often they have met within a day."""
SURE = 1.96
"""So many standard deviations below what was found somebody is at least, but for one in forty."""
RATING = "guest, game, points, spread, first, first_spread, second, second_spread, first_matches, second_matches"
NEW_RATING: LiteralString = f"""
    INSERT INTO ratings ({RATING}, first_least, second_least, shown)
    SELECT :guest, :game, :points, :spread, :first, :first_spread, :second, :second_spread,
        :first_matches, :second_matches, CAST(:first_least AS INTEGER), CAST(:second_least AS INTEGER),
        EXISTS (SELECT 1 FROM accounts WHERE guest = :guest AND shown)
    WHERE true ON CONFLICT (guest, game)"""
CHANGED: LiteralString = """DO UPDATE SET points = excluded.points, spread = excluded.spread,
    first = excluded.first, first_spread = excluded.first_spread,
    second = excluded.second, second_spread = excluded.second_spread,
    first_matches = excluded.first_matches, second_matches = excluded.second_matches,
    first_least = excluded.first_least, second_least = excluded.second_least"""
NEW_ADVANTAGE: LiteralString = "INSERT INTO advantages VALUES (:game, :points, :spread) ON CONFLICT (game)"
SIDES: tuple[LiteralString, LiteralString] = ("first", "second")
WAITING: LiteralString = "status = 'over' AND rated = 'agreed'"
"""As in the index of those that are to be counted, which is found by just these words."""
DECIDED: LiteralString = f"UPDATE matches SET rated = :how WHERE id = :match AND {WAITING} RETURNING made, place"
AGAIN: LiteralString = """
    SELECT count(*) FROM (
        SELECT made, game, gained FROM history WHERE opponent = :opponent AND guest = :guest AND place < :place
        ORDER BY place DESC LIMIT :lately
    ) met WHERE game = :game AND made > :since AND gained IS NOT NULL"""
GAINED: LiteralString = "UPDATE history SET gained = :gained WHERE match = :match AND guest = :guest"


def rating_of(row: Row) -> Rating:
    guest, game, points, spread, first, first_spread, second, second_spread, *matches = row
    leanings = (Skill(first, first_spread), Skill(second, second_spread))
    return Rating(guest, game, Skill(points, spread), leanings, (matches[0], matches[1]))


def least(rating: Rating, side: int) -> int | None:
    """What somebody is at least; nothing is said of who has not played enough."""
    points, spread = rating.on(side)
    return round(points - SURE * spread) if rating.matches[side] >= ENOUGH else None


def values_of(rating: Rating) -> dict[str, object]:
    """The values of the columns."""
    values: dict[str, object] = {"guest": rating.guest, "game": rating.game, **rating.common._asdict()}
    for side, name in enumerate(SIDES):
        points, spread = rating.leanings[side]
        values |= {name: points, f"{name}_spread": spread, f"{name}_matches": rating.matches[side]}
        values[f"{name}_least"] = least(rating, side)
    return values


class SqlRatings(SqlHistory):
    async def to_count(self, limit: int) -> list[str]:
        query = f"SELECT id FROM matches WHERE {WAITING} ORDER BY place LIMIT :limit"
        return [str(row[0]) for row in await self._rows(query, limit=limit)]

    async def count_match(self, contest: Contest, count: Count) -> bool:
        return await self._in_turn(lambda: counting(contest, count))

    async def leave_out(self, match: str) -> None:
        await self._run(DECIDED, match=match, how=LEFT_OUT)

    async def ratings(self, guest: str) -> list[Rating]:
        query = f"SELECT {RATING} FROM ratings WHERE guest = :guest ORDER BY game"
        return [rating_of(row) for row in await self._rows(query, guest=guest)]

    async def advantages(self) -> dict[str, Skill]:
        found = await self._rows("SELECT game, points, spread FROM advantages")
        return {str(game): Skill(points, spread) for game, points, spread in found}

    async def leaders(self, game: str, side: int, limit: int, after: tuple[int, str] | None = None) -> list[Leader]:
        name = SIDES[side]
        at_least, last = after or (2**31 - 1, "")
        query = f"""
            SELECT {", ".join(f"r.{column.strip()}" for column in RATING.split(","))}, g.name, r.{name}_least
            FROM ratings r JOIN guests g ON g.id = r.guest
            WHERE game = :game AND shown AND {name}_least IS NOT NULL AND ({name}_least, r.guest) < (:least, :last)
                AND {LET_IN}
            ORDER BY {name}_least DESC, r.guest DESC LIMIT :limit"""
        found = await self._rows(query, game=game, least=at_least, last=last, limit=limit)
        rated = [(rating_of(row[:10]), row[10], row[11]) for row in found]
        return [Leader(one.guest, own, *one.on(side), one.matches[side], low) for one, own, low in rated]

    async def all_ratings(self) -> list[Rating]:
        return [rating_of(row) for row in await self._rows(f"SELECT {RATING} FROM ratings ORDER BY guest, game")]

    async def take_rating(self, rating: Rating) -> None:
        await self._run(f"{NEW_RATING} DO NOTHING", **values_of(rating))

    async def take_advantage(self, game: str, advantage: Skill) -> None:
        await self._run(f"{NEW_ADVANTAGE} DO NOTHING", game=game, **advantage._asdict())

    async def all_gains(self) -> list[Gain]:
        found = await self._rows(
            "SELECT match, guest, gained FROM history WHERE gained IS NOT NULL ORDER BY place, guest"
        )
        return [Gain(*row) for row in found]

    async def take_gain(self, gain: Gain) -> None:
        await self._run(GAINED, **gain._asdict())


def counting(contest: Contest, count: Count) -> Generator[Step, Any, bool]:
    """What counting a match takes, step by step; whether nobody had done it yet."""
    decided = yield DECIDED, {"match": contest.match, "how": COUNTED}
    if not decided:
        return False
    found = count((yield from known_of(contest, *decided[0])))
    for rating, gained in zip(found.ratings, found.gained, strict=True):
        if rating:
            yield f"{NEW_RATING} {CHANGED}", values_of(rating)
            yield GAINED, {"gained": gained, "match": contest.match, "guest": rating.guest}
    settled = f"{NEW_ADVANTAGE} DO UPDATE SET points = excluded.points, spread = excluded.spread"
    yield settled, {"game": contest.game, **found.advantage._asdict()}
    return True


def known_of(contest: Contest, made: str, place: int) -> Generator[Step, Any, Known]:
    """What is known before a match of such a day and place is counted."""
    ratings: list[Rating | None] = []
    for guest in contest.players:
        query = f"SELECT {RATING} FROM ratings WHERE guest = :guest AND game = :game"
        rows = yield query, {"guest": guest, "game": contest.game}
        ratings.append(rating_of(rows[0]) if rows else None)
    since = moment(datetime.fromisoformat(made) - DAY)
    met = 0
    for guest, opponent in (contest.players, contest.players[::-1]):  # a bot has no history
        values = {"guest": guest, "opponent": opponent, "game": contest.game, "place": place, "since": since}
        rows = yield AGAIN, {**values, "lately": LATELY}
        met = max(met, int(rows[0][0]))
    rows = yield "SELECT points, spread FROM advantages WHERE game = :game", {"game": contest.game}
    return Known((ratings[0], ratings[1]), Skill(*rows[0]) if rows else None, met)
