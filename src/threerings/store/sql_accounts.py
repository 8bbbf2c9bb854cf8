"""Accounts as both stores keep them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from datetime import UTC, datetime, timedelta
from typing import Any, LiteralString, TypeVar

from threerings.store.accounts import Account, Passkey, Session
from threerings.store.rows import moment

T = TypeVar("T")
Step = tuple[LiteralString, dict[str, object]]
Story = Callable[[], Generator[Step, Any, T]]
"""Steps, each of which may depend on what those before it have found, and what comes of them all."""
PASSKEY = "id, guest, public_key, uses, device, made"
NEW_PASSKEY = (
    f"INSERT INTO passkeys ({PASSKEY}) VALUES (:id, :guest, :public_key, :uses, :device, :made) ON CONFLICT DO NOTHING"
)
NEW_ACCOUNT = "INSERT INTO accounts (guest, shown, made) VALUES (:guest, :shown, :made) ON CONFLICT DO NOTHING"
NEW_PASSWORD = "INSERT INTO passwords (login, guest, hash) VALUES (:login, :guest, :hash) ON CONFLICT DO NOTHING"
NEW_CODE = "INSERT INTO codes (digest, guest) VALUES (:digest, :guest) ON CONFLICT DO NOTHING"
NEW_BLOCK = "INSERT INTO blocked (guest, made) VALUES (:guest, :made) ON CONFLICT DO NOTHING"
OLD_TRIES = timedelta(days=1)
OWNED: tuple[LiteralString, ...] = (
    "channels", "calls", "keys", "marks", "reviews", "history", "ratings", "seekers", "passkeys", "passwords", "codes",
    "blocked", "accounts",
)  # fmt: skip
"""Tables with rows of a guest, in an order in which they can be removed."""
ANONYMOUS: tuple[LiteralString, ...] = (
    "DELETE FROM reports WHERE match IN (SELECT match FROM seats WHERE guest = :guest AND guest != '')",
    "DELETE FROM reports WHERE guest = :guest",
    "DELETE FROM talk WHERE guest = :guest",
    "UPDATE history SET opponent = 'gone' WHERE opponent = :guest",
    "UPDATE matches SET request = NULL WHERE id IN (SELECT match FROM seats WHERE guest = :guest AND guest != '')",
    "UPDATE seats SET guest = 'gone ' || match WHERE guest = :guest AND guest != ''",
    "DELETE FROM guests WHERE id = :guest",
)
"""What is left of a guest in the matches of others: in each of them somebody else."""


def now() -> str:
    return moment(datetime.now(UTC))


def account_steps(account: Account) -> list[Step]:
    """How an account of another store comes into this one."""
    steps: list[Step] = [(NEW_ACCOUNT, {"guest": account.guest, "shown": account.shown, "made": account.made})]
    if account.login:
        steps += [(NEW_PASSWORD, {"login": account.login, "guest": account.guest, "hash": account.password})]
    steps += [(NEW_CODE, {"digest": code, "guest": account.guest}) for code in account.codes]
    return steps + [(NEW_PASSKEY, passkey._asdict()) for passkey in account.passkeys]


class SqlAccounts(ABC):
    """All that takes no word of one kind of store."""

    KEY_MADE: LiteralString
    """When a key was made, as a text."""

    @abstractmethod
    async def _rows(self, statement: LiteralString, **values: object) -> list[tuple[Any, ...]]:
        """What a query finds."""

    @abstractmethod
    async def _run(self, statement: LiteralString, **values: object) -> list[tuple[Any, ...]]:
        """Make a change, durable when this answers; the rows that it returns."""

    @abstractmethod
    async def _run_all(self, *steps: Step) -> None:
        """Make several changes, or none of them."""

    @abstractmethod
    async def _in_turn(self, story: Story[T]) -> T:
        """Do all steps of a story, or none of them, while no other story is told."""

    def _sessions_ended(self, guest: str) -> None:  # noqa: B027 - where there is one process, nobody is to be told
        """Sessions of a guest are no more: other processes may have something open for them."""

    # Accounts.

    async def open_account(self, guest: str) -> None:
        await self._run(NEW_ACCOUNT, guest=guest, shown=False, made=now())

    async def account(self, guest: str) -> Account | None:
        query = """
            SELECT a.guest, shown, made, coalesce(login, ''), coalesce(hash, '')
            FROM accounts a LEFT JOIN passwords p ON p.guest = a.guest WHERE a.guest = :guest"""
        found = await self._rows(query, guest=guest)
        if not found:
            return None
        codes = await self._rows("SELECT digest FROM codes WHERE guest = :guest ORDER BY digest", guest=guest)
        passkeys = await self._rows(
            f"SELECT {PASSKEY} FROM passkeys WHERE guest = :guest ORDER BY made, id", guest=guest
        )
        whose, shown, made, login, password = found[0]
        owned = (tuple(str(row[0]) for row in codes), tuple(Passkey(*row) for row in passkeys))
        return Account(whose, bool(shown), made, login, password, *owned)

    async def password(self, login: str) -> tuple[str, str] | None:
        found = await self._rows("SELECT guest, hash FROM passwords WHERE login = :login", login=login)
        return (str(found[0][0]), str(found[0][1])) if found else None

    async def show_account(self, guest: str, shown: bool) -> None:
        values: dict[str, object] = {"guest": guest, "shown": shown}
        tables: tuple[LiteralString, ...] = ("accounts", "ratings")
        await self._run_all(*((f"UPDATE {table} SET shown = :shown WHERE guest = :guest", values) for table in tables))

    async def set_password(self, guest: str, login: str, password: str) -> bool:
        change = "UPDATE passwords SET hash = :hash WHERE guest = :guest AND login = :login RETURNING login"
        values = {"guest": guest, "login": login, "hash": password}
        return bool(await self._run(change, **values) or await self._run(f"{NEW_PASSWORD} RETURNING login", **values))

    async def add_passkey(self, passkey: Passkey) -> bool:
        return bool(await self._run(f"{NEW_PASSKEY} RETURNING id", **passkey._replace(made=now())._asdict()))

    async def passkey(self, passkey: str) -> Passkey | None:
        found = await self._rows(f"SELECT {PASSKEY} FROM passkeys WHERE id = :passkey", passkey=passkey)
        return Passkey(*found[0]) if found else None

    async def use_passkey(self, passkey: Passkey, uses: int) -> bool:
        update = "UPDATE passkeys SET uses = :uses WHERE id = :passkey AND uses = :before RETURNING id"
        return bool(await self._run(update, passkey=passkey.id, before=passkey.uses, uses=uses))

    async def remove_passkey(self, guest: str, passkey: str) -> None:
        await self._run("DELETE FROM passkeys WHERE guest = :guest AND id = :passkey", guest=guest, passkey=passkey)

    async def set_codes(self, guest: str, codes: tuple[str, ...]) -> None:
        new: list[Step] = [(NEW_CODE, {"digest": code, "guest": guest}) for code in codes]
        await self._run_all(("DELETE FROM codes WHERE guest = :guest", {"guest": guest}), *new)

    async def spend_code(self, code: str) -> str | None:
        spent = await self._run("DELETE FROM codes WHERE digest = :code RETURNING guest", code=code)
        return str(spent[0][0]) if spent else None

    # Sessions.

    async def session(self, key: str) -> Session | None:
        query = f"""
            SELECT digest, guest, device, {self.KEY_MADE} FROM keys
            WHERE digest = :key AND NOT once AND NOT EXISTS (SELECT 1 FROM blocked b WHERE b.guest = keys.guest)"""
        found = await self._rows(query, key=key)
        return Session(*found[0]) if found else None

    async def sessions(self, guest: str) -> list[Session]:
        query = f"""
            SELECT digest, guest, device, {self.KEY_MADE} FROM keys
            WHERE guest = :guest AND NOT once ORDER BY made DESC, digest"""
        return [Session(*row) for row in await self._rows(query, guest=guest)]

    async def end_session(self, guest: str, key: str) -> None:
        await self._run("DELETE FROM keys WHERE guest = :guest AND digest = :key", guest=guest, key=key)
        self._sessions_ended(guest)

    async def end_other_sessions(self, guest: str, key: str) -> None:
        await self._run("DELETE FROM keys WHERE guest = :guest AND digest != :key", guest=guest, key=key)
        self._sessions_ended(guest)

    # Limits.

    async def tried(self, name: str, seconds: int) -> int:
        count = """
            INSERT INTO tries (name, since, number) VALUES (:name, :now, 1) ON CONFLICT (name) DO UPDATE SET
                number = CASE WHEN tries.since < :begin THEN 1 ELSE tries.number + 1 END,
                since = CASE WHEN tries.since < :begin THEN excluded.since ELSE tries.since END
            RETURNING number"""
        time = datetime.now(UTC)
        await self._run("DELETE FROM tries WHERE since < :old", old=moment(time - OLD_TRIES))
        begin = moment(time - timedelta(seconds=seconds))
        return int((await self._run(count, name=name, now=moment(time), begin=begin))[0][0])

    async def forget_tries(self, name: str) -> None:
        await self._run("DELETE FROM tries WHERE name = :name", name=name)

    # The operator.

    async def block(self, guest: str, blocked: bool) -> None:
        if blocked:
            await self._run(NEW_BLOCK, guest=guest, made=now())
        else:
            await self._run("DELETE FROM blocked WHERE guest = :guest", guest=guest)
        self._sessions_ended(guest)

    async def is_blocked(self, guest: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM blocked WHERE guest = :guest", guest=guest))

    async def forget(self, guest: str) -> None:
        statements = [*(f"DELETE FROM {table} WHERE guest = :guest" for table in OWNED), *ANONYMOUS]
        steps: list[Step] = [(statement, {"guest": guest}) for statement in statements]
        await self._run_all(*steps)
        self._sessions_ended(guest)
