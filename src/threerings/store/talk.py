"""What guests say to each other at a match, and what they complain of."""

from abc import ABC, abstractmethod
from typing import Any, LiteralString, NamedTuple, Protocol


class Said(NamedTuple):
    """Something that was said, or settled about talking."""

    match: str
    guest: str
    room: str
    """Where: players and those who look on do not hear each other."""
    kind: str
    """What it means is not the store's business."""
    text: str = ""
    made: str = ""
    """When, as the stores write it."""


class Report(NamedTuple):
    """A complaint, with what was said up to then."""

    match: str
    guest: str
    """Who complains."""
    against: str
    said: str
    made: str = ""


class TalkStore(Protocol):
    async def say(self, said: Said) -> None:
        """Once: the very same at the same second is the same."""

    async def talk(self, match: str) -> list[Said]:
        """All of a match, in its order."""

    async def all_talk(self) -> list[Said]: ...

    async def forget_talk(self, made: str) -> None:
        """Forget what was said before a time at matches that nobody can play in any more."""

    async def report(self, report: Report) -> None:
        """A guest complains once of a match."""

    async def reports(self) -> list[Report]:
        """All, the oldest first."""

    async def settle_reports(self, match: str) -> bool:
        """Nothing is left to be done about a match; whether anybody had complained of it."""


class SqlTalk(ABC):
    """The same in the words of both stores."""

    @abstractmethod
    async def _rows(self, statement: LiteralString, **values: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def _run(self, statement: LiteralString, **values: object) -> list[tuple[Any, ...]]: ...

    async def say(self, said: Said) -> None:
        insert = """
            INSERT INTO talk (match, guest, room, kind, text, made)
            SELECT :match, :guest, :room, :kind, :text, :made WHERE NOT EXISTS (
                SELECT 1 FROM talk
                WHERE match = :match AND guest = :guest AND kind = :kind AND text = :text AND made = :made
            )"""
        await self._run(insert, **said._asdict())

    async def talk(self, match: str) -> list[Said]:
        query = "SELECT match, guest, room, kind, text, made FROM talk WHERE match = :match ORDER BY place"
        return [Said(*row) for row in await self._rows(query, match=match)]

    async def all_talk(self) -> list[Said]:
        return [
            Said(*row)
            for row in await self._rows("SELECT match, guest, room, kind, text, made FROM talk ORDER BY place")
        ]

    async def forget_talk(self, made: str) -> None:
        forget = """
            DELETE FROM talk WHERE made < :made
                AND match IN (SELECT id FROM matches WHERE status IN ('over', 'expired', 'closed'))"""
        await self._run(forget, made=made)

    async def report(self, report: Report) -> None:
        insert = """
            INSERT INTO reports (match, guest, against, said, made) VALUES (:match, :guest, :against, :said, :made)
            ON CONFLICT DO NOTHING"""
        await self._run(insert, **report._asdict())

    async def settle_reports(self, match: str) -> bool:
        return bool(await self._run("DELETE FROM reports WHERE match = :match RETURNING match", match=match))

    async def reports(self) -> list[Report]:
        query = "SELECT match, guest, against, said, made FROM reports ORDER BY place"
        return [Report(*row) for row in await self._rows(query)]
