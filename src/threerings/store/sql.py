"""What both stores say in the same words. A statement names its values with a colon, as SQLite reads them."""

import secrets
from datetime import UTC, datetime, timedelta
from typing import LiteralString

from threerings.store import (
    ALL,
    CLOSED,
    EXPIRED,
    NEWEST,
    Guest,
    Marks,
    Person,
    ReviewKey,
    ReviewLimits,
    StoredMatch,
    StoredReview,
    TooManyReviews,
)
from threerings.store.calls import CHANNEL, Channel, SqlCalls, channel_of, taken_step
from threerings.store.rows import (
    FINISHED,
    FREE,
    LET_IN,
    REVIEW,
    SHORT_OF_A_LOG,
    WHICH,
    listed_match,
    moment,
    person,
    review_values,
    stored_review,
    with_log,
)
from threerings.store.sql_accounts import NEW_BLOCK, Step, account_steps, now
from threerings.store.sql_pairing import SqlPairing
from threerings.store.sql_ratings import SqlRatings
from threerings.store.talk import SqlTalk

BEAT = """
    INSERT INTO house VALUES ('clock', :told) ON CONFLICT (name) DO UPDATE
    SET value = CASE WHEN CAST(house.value AS BIGINT) < :now THEN excluded.value ELSE house.value END
    RETURNING value"""
SEATED = "JOIN seats s ON s.match = id AND s.seat = 0 JOIN seats t ON t.match = id AND t.seat = 1"
NEW_GUEST = "INSERT INTO guests VALUES (:id, :name, :language, :theme)"
NEW_KEY = "INSERT INTO keys (digest, guest, once, device) VALUES (:key, :guest, :once, :device)"
NEW_MARK = "INSERT INTO marks (guest, mark, value) VALUES (:guest, :mark, :value) ON CONFLICT"
NEW_REVIEW = f"""
    INSERT INTO reviews ({REVIEW}, judged)
    SELECT :match, :number, :guest, :seed, :iterations, :choices, :judgements, :link, :made, :judged"""
OF_KEY = "match = :match AND number = :number AND guest = :guest"
DAY = timedelta(days=1)


class SqlStore(SqlCalls, SqlRatings, SqlPairing, SqlTalk):
    """All of a store but what takes several statements in one transaction, which each of them does in its own way."""

    WHOLE_LOG: LiteralString
    """The lines of a log in their order, as one text."""
    ALL_KEYS: LiteralString
    """The digests of a group, with blanks between them."""

    # Guests.

    async def secret(self) -> str:
        await self.take_secret(secrets.token_hex(32))
        return str((await self._rows("SELECT value FROM house WHERE name = 'secret'"))[0][0])

    async def take_secret(self, secret: str) -> None:
        await self._run("INSERT INTO house VALUES ('secret', :secret) ON CONFLICT DO NOTHING", secret=secret)

    async def change_guest(self, guest: Guest) -> None:
        update = "UPDATE guests SET name = :name, language = :language, theme = :theme WHERE id = :id"
        await self._run(update, **guest._asdict())

    async def guest(self, guest: str) -> Guest | None:
        found = await self._rows("SELECT id, name, language, theme FROM guests WHERE id = :guest", guest=guest)
        return Guest(*found[0]) if found else None

    async def guest_with(self, key: str) -> Guest | None:
        query = f"""
            SELECT g.id, name, language, theme FROM guests g JOIN keys ON guest = g.id
            WHERE digest = :key AND NOT once AND {LET_IN}"""
        found = await self._rows(query, key=key)
        return Guest(*found[0]) if found else None

    async def add_guest(self, guest: Guest, key: str, device: str = "") -> None:
        handed: dict[str, object] = {"key": key, "guest": guest.id, "once": False, "device": device}
        await self._run_all((NEW_GUEST, guest._asdict()), (NEW_KEY, handed))

    async def add_key(self, guest: str, key: str, *, once: bool = False, device: str = "") -> None:
        await self._run(NEW_KEY, key=key, guest=guest, once=once, device=device)

    async def people(self) -> list[Person]:
        query = f"""
            SELECT g.id, name, language, theme, {self.ALL_KEYS}
            FROM guests g LEFT JOIN keys ON guest = g.id AND NOT once GROUP BY g.id ORDER BY g.id"""
        learnt: dict[str, dict[str, str]] = {}
        for guest, mark, value in await self._rows("SELECT guest, mark, value FROM marks ORDER BY guest, mark"):
            learnt.setdefault(guest, {})[mark] = value
        blocked = {row[0] for row in await self._rows("SELECT guest FROM blocked")}
        found = [person(row, learnt.get(row[0], {})) for row in await self._rows(query)]
        accounts = {row[0]: await self.account(row[0]) for row in await self._rows("SELECT guest FROM accounts")}
        channels: dict[str, tuple[Channel, ...]] = {}
        for row in await self._rows(f"SELECT {CHANNEL} FROM channels ORDER BY made, address"):
            channels[row[0]] = (*channels.get(row[0], ()), channel_of(row))
        return [
            one._replace(
                account=accounts.get(one.guest.id),
                blocked=one.guest.id in blocked,
                channels=channels.get(one.guest.id, ()),
            )
            for one in found
        ]

    async def take_person(self, person: Person) -> None:
        guest = person.guest.id
        steps: list[Step] = [(f"{NEW_GUEST} ON CONFLICT DO NOTHING", person.guest._asdict())]
        for key in person.keys:
            handed: dict[str, object] = {"key": key, "guest": guest, "once": False, "device": ""}
            steps.append((f"{NEW_KEY} ON CONFLICT DO NOTHING", handed))
        for mark, value in person.marks.items():
            steps.append((f"{NEW_MARK} DO NOTHING", {"guest": guest, "mark": mark, "value": value}))
        steps += account_steps(person.account) if person.account else []
        steps += [(NEW_BLOCK, {"guest": guest, "made": now()})] if person.blocked else []
        steps += map(taken_step, person.channels)
        await self._run_all(*steps)

    async def mark(self, guest: str, mark: str, value: str) -> None:
        update = f"{NEW_MARK} (guest, mark) DO UPDATE SET value = excluded.value, at = CURRENT_TIMESTAMP"
        await self._run(update, guest=guest, mark=mark, value=value)

    async def marks(self, guest: str, prefix: str = "") -> Marks:
        query = """
            SELECT mark, value FROM marks
            WHERE guest = :guest AND substr(mark, 1, length(:prefix)) = :prefix ORDER BY mark"""
        return dict(await self._rows(query, guest=guest, prefix=prefix))

    # Matches.

    async def beat(self, milliseconds: int) -> int:
        return int((await self._run(BEAT, told=str(milliseconds), now=milliseconds))[0][0])

    async def dues(self, limit: int) -> list[tuple[str, int]]:
        query = "SELECT id, due FROM matches WHERE due > 0 ORDER BY due LIMIT :limit"
        return [(str(match), int(due)) for match, due in await self._rows(query, limit=limit)]

    async def expire(self, status: str, made: str) -> list[str]:
        end = f"UPDATE matches SET status = :expired WHERE {FREE} AND status = :status AND made < :made RETURNING id"
        return [str(row[0]) for row in await self._run(end, expired=EXPIRED, status=status, made=made)]

    async def close_match(self, match: str) -> bool:
        end = f"UPDATE matches SET status = '{CLOSED}', awaits = 0 WHERE id = :match AND NOT {FINISHED} RETURNING id"
        return bool(await self._run(end, match=match))

    async def match(self, match: str) -> StoredMatch | None:
        # One statement, so that seats and lines fit together whatever is written meanwhile.
        query = f"""
            SELECT {SHORT_OF_A_LOG}, s.guest, s.bot, t.guest, t.bot, ({self.WHOLE_LOG}), secret
            FROM matches m {SEATED} WHERE id = :match"""
        found = await self._rows(query, match=match)
        return with_log(found[0]) if found else None

    async def ids(self) -> list[str]:
        return [str(row[0]) for row in await self._rows("SELECT id FROM matches ORDER BY place")]

    async def rematch_of(self, match: str) -> str | None:
        found = await self._rows("SELECT id FROM matches WHERE follows = :match", match=match)
        return str(found[0][0]) if found else None

    async def public_matches(self, status: str, limit: int, before: int = NEWEST) -> list[StoredMatch]:
        return await self._headers("public AND status = :wanted", status, limit, before)

    async def newest_matches(self, limit: int) -> list[StoredMatch]:
        return await self._headers("true", "", limit, NEWEST)

    async def played_by(self, guest: str, limit: int, which: str = ALL, before: int = NEWEST) -> list[StoredMatch]:
        own = "id IN (SELECT match FROM seats WHERE guest = :wanted AND guest != '')"
        return await self._headers(f"{own} AND {WHICH[which]}", guest, limit, before)

    async def _headers(self, condition: LiteralString, wanted: str, limit: int, before: int) -> list[StoredMatch]:
        query = f"""
            SELECT place, {SHORT_OF_A_LOG}, s.guest, s.bot, t.guest, t.bot FROM matches {SEATED}
            WHERE {condition} AND place < :before ORDER BY place DESC LIMIT :limit"""
        return [listed_match(row) for row in await self._rows(query, wanted=wanted, limit=limit, before=before)]

    # Reviews.

    async def add_review(self, review: StoredReview, most: ReviewLimits) -> StoredReview:
        insert = f"""
            {NEW_REVIEW}
            WHERE (SELECT count(*) FROM reviews WHERE guest = :guest AND judged < choices) < :at_once
                AND (SELECT count(*) FROM reviews WHERE guest = :guest AND made > :since) < :a_day
            ON CONFLICT DO NOTHING"""
        found = await self.review(review.key)
        if found is None:
            since = moment(datetime.now(UTC) - DAY)
            await self._run(insert, since=since, **review_values(review), **most._asdict())
            found = await self.review(review.key)
        if found is None:
            raise TooManyReviews(most)
        return found

    async def restore_review(self, review: StoredReview) -> None:
        await self._run(f"{NEW_REVIEW} WHERE true ON CONFLICT DO NOTHING", **review_values(review))

    async def add_judgement(self, key: ReviewKey, place: int, judgement: str) -> None:
        update = f"""
            UPDATE reviews SET judged = judged + 1, judgements = judgements || :line
            WHERE {OF_KEY} AND judged = :place"""
        await self._run(update, line=f"{judgement}\n", place=place, **key._asdict())

    async def share_review(self, key: ReviewKey, link: str) -> None:
        await self._run(f"UPDATE reviews SET link = :link WHERE {OF_KEY}", link=link, **key._asdict())

    async def review(self, key: ReviewKey) -> StoredReview | None:
        found = await self._rows(f"SELECT {REVIEW} FROM reviews WHERE {OF_KEY}", **key._asdict())
        return stored_review(found[0]) if found else None

    async def shared_review(self, match: str, link: str) -> StoredReview | None:
        query = f"SELECT {REVIEW} FROM reviews WHERE match = :match AND link = :link AND link != ''"
        found = await self._rows(query, match=match, link=link)
        return stored_review(found[0]) if found else None

    async def reviews_of(self, guest: str, limit: int) -> list[StoredReview]:
        query = f"SELECT {REVIEW} FROM reviews WHERE guest = :guest ORDER BY made DESC LIMIT :limit"
        return [stored_review(row) for row in await self._rows(query, guest=guest, limit=limit)]

    async def review_keys(self, *, unfinished: bool = False) -> list[ReviewKey]:
        which: LiteralString = "judged < choices" if unfinished else "true"
        return [
            ReviewKey(*row)
            for row in await self._rows(f"SELECT match, number, guest FROM reviews WHERE {which} ORDER BY made")
        ]
