"""By what those who are away are told that something waits for them, and to which matches they were called."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Final, LiteralString, NamedTuple, Protocol

PUSH, MAIL, HOOK = "push", "mail", "hook"
"""The ways: a browser's push service, letters, and a program's own address."""


class Channel(NamedTuple):
    """An address at which a guest may be told, and of what."""

    guest: str
    way: str
    address: str
    secret: str = ""
    """What a message to it is sealed or signed with."""
    wants: str = ""
    """The kinds of calls that are told there, with blanks between them."""
    language: str = "en"
    base: str = ""
    """What an address of the house begins with, as the guest reaches it."""
    session: str = ""
    """The session of a push's browser: it is told nothing after that has ended."""
    confirmed: bool = True
    """Whether somebody has shown that letters arrive there."""
    told: str = ""
    """When the last letter went."""
    made: str = ""


class Call(NamedTuple):
    """Something waits for a guest who has not looked at the match since."""

    guest: str
    match: str
    kind: str
    made: str


class CallStore(Protocol):
    async def add_channel(self, channel: Channel) -> None:
        """A new one, or another in the place of the guest's at the same address. A browser is one guest's."""

    async def channels(self, guest: str) -> list[Channel]:
        """A guest's, the oldest first; none of somebody who is blocked."""

    async def channels_at(self, way: str, address: str) -> list[Channel]: ...

    async def remove_channel(self, guest: str, way: str, address: str) -> None: ...

    async def hand_on_channels(self, before: str, after: str) -> None:
        """A browser has another session of the same guest."""

    async def reachable(self, guests: Iterable[str]) -> frozenset[str]:
        """Those of some guests who have any channel."""

    async def call(self, call: Call) -> bool:
        """Whether the guest has looked at the match since they were called to it last."""

    async def called_to(self, match: str) -> frozenset[str]:
        """The guests who were called to a match and have not looked at it."""

    async def forget_call(self, match: str, guest: str) -> None:
        """They have looked."""

    async def forget_calls(self, made: str) -> None:
        """Of before a time: nobody comes for them any more."""

    async def claim_letters(self, now: str, before: str, quiet: str) -> list[Channel]:
        """Addresses of those who were called before it was quiet, and were last written to before a time: now they are.

        Whoever else asks is not given them again.
        """

    async def calls_to_tell(self, guest: str) -> list[Call]:
        """What no letter has told a guest yet. It is given out once."""


CHANNEL: Final = "guest, way, address, secret, wants, language, base, coalesce(session, ''), confirmed, told, made"
NEW_CHANNEL: Final = """
    INSERT INTO channels (guest, way, address, secret, wants, language, base, session, confirmed, told, made)
    VALUES (:guest, :way, :address, :secret, :wants, :language, :base, :session, :confirmed, :told, :made)"""
OTHERWISE: Final = """
    ON CONFLICT (guest, way, address) DO UPDATE SET secret = excluded.secret, wants = excluded.wants,
        language = excluded.language, base = excluded.base, session = excluded.session,
        confirmed = excluded.confirmed, told = excluded.told, made = excluded.made"""
OF_CHANNEL: Final = "guest = :guest AND way = :way AND address = :address"
Step = tuple[LiteralString, dict[str, object]]


def channel_of(row: tuple[Any, ...]) -> Channel:
    found = Channel(*row)
    return found._replace(confirmed=bool(found.confirmed))


def values_of(channel: Channel) -> dict[str, object]:
    return {**channel._asdict(), "session": channel.session or None}


def taken_step(channel: Channel) -> Step:
    """How a channel of another store comes into this one."""
    return f"{NEW_CHANNEL} ON CONFLICT DO NOTHING", values_of(channel)


class SqlCalls(ABC):
    """The same in the words of both stores."""

    @abstractmethod
    async def _rows(self, statement: LiteralString, **values: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def _run(self, statement: LiteralString, **values: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def _run_all(self, *steps: Step) -> None: ...

    def _will_tell(self, kind: str, name: str) -> None:  # noqa: B027 - where there is one process, nobody is to be told
        """Other processes are to look at a guest or a match again."""

    async def add_channel(self, channel: Channel) -> None:
        former = f"DELETE FROM channels WHERE way = '{PUSH}' AND way = :way AND address = :address AND guest != :guest"
        values = values_of(channel)
        await self._run_all((former, values), (f"{NEW_CHANNEL} {OTHERWISE}", values))
        self._will_tell("guest", channel.guest)

    async def channels(self, guest: str) -> list[Channel]:
        query = f"""
            SELECT {CHANNEL} FROM channels
            WHERE guest = :guest AND NOT EXISTS (SELECT 1 FROM blocked b WHERE b.guest = channels.guest)
            ORDER BY made, address"""
        return [channel_of(row) for row in await self._rows(query, guest=guest)]

    async def channels_at(self, way: str, address: str) -> list[Channel]:
        query = f"SELECT {CHANNEL} FROM channels WHERE way = :way AND address = :address ORDER BY made, guest"
        return [channel_of(row) for row in await self._rows(query, way=way, address=address)]

    async def remove_channel(self, guest: str, way: str, address: str) -> None:
        await self._run(f"DELETE FROM channels WHERE {OF_CHANNEL}", guest=guest, way=way, address=address)

    async def hand_on_channels(self, before: str, after: str) -> None:
        await self._run("UPDATE channels SET session = :after WHERE session = :before", before=before, after=after)

    async def reachable(self, guests: Iterable[str]) -> frozenset[str]:
        first, second = [*guests, "", ""][:2]
        query = "SELECT DISTINCT guest FROM channels WHERE guest IN (:first, :second)"
        return frozenset(str(row[0]) for row in await self._rows(query, first=first, second=second))

    async def call(self, call: Call) -> bool:
        insert = """
            INSERT INTO calls (guest, match, kind, made) VALUES (:guest, :match, :kind, :made)
            ON CONFLICT DO NOTHING RETURNING guest"""
        new = bool(await self._run(insert, **call._asdict()))
        self._will_tell("match", call.match)
        return new

    async def called_to(self, match: str) -> frozenset[str]:
        return frozenset(
            str(row[0]) for row in await self._rows("SELECT guest FROM calls WHERE match = :match", match=match)
        )

    async def forget_call(self, match: str, guest: str) -> None:
        await self._run("DELETE FROM calls WHERE match = :match AND guest = :guest", match=match, guest=guest)

    async def forget_calls(self, made: str) -> None:
        await self._run("DELETE FROM calls WHERE made < :made", made=made)

    async def claim_letters(self, now: str, before: str, quiet: str) -> list[Channel]:
        claim = f"""
            UPDATE channels SET told = :now
            WHERE guest IN (SELECT guest FROM calls WHERE made < :quiet)
                AND way = '{MAIL}' AND confirmed AND told < :before
                AND NOT EXISTS (SELECT 1 FROM blocked b WHERE b.guest = channels.guest)
                AND EXISTS (
                    SELECT 1 FROM calls c WHERE c.guest = channels.guest AND NOT c.written AND c.made < :quiet
                        AND replace(channels.wants, c.kind, '') != channels.wants
                )
            RETURNING {CHANNEL}"""
        return [channel_of(row) for row in await self._run(claim, now=now, before=before, quiet=quiet)]

    async def calls_to_tell(self, guest: str) -> list[Call]:
        claim = """
            UPDATE calls SET written = true WHERE guest = :guest AND NOT written RETURNING guest, match, kind, made"""
        return sorted((Call(*row) for row in await self._run(claim, guest=guest)), key=lambda call: call.made)
