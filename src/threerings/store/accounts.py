"""What a store promises of those who come back: accounts, sessions, how often something was tried, who is blocked.

Of passwords, codes and keys a store is only ever given digests.
"""

from typing import NamedTuple, Protocol


class Passkey(NamedTuple):
    """A passkey of an account."""

    id: str
    guest: str
    public_key: str
    uses: int
    """What its counter said when it was last used; 0 if it does not count."""
    device: str
    """The browser in which it was made, to tell it from others."""
    made: str


class Account(NamedTuple):
    """A guest who can prove who they are, and by what."""

    guest: str
    shown: bool = False
    """Whether everybody may see their profile."""
    made: str = ""
    login: str = ""
    """The name that goes with the password; empty if there is none."""
    password: str = ""
    codes: tuple[str, ...] = ()
    """Digests of the recovery codes that are left."""
    passkeys: tuple[Passkey, ...] = ()


class Session(NamedTuple):
    """A browser, or a program, in which a guest is signed in, by the digest of its key."""

    key: str
    guest: str
    device: str
    made: str


class AccountStore(Protocol):
    # Accounts.

    async def open_account(self, guest: str) -> None:
        """Have an account for a guest, unless there is one."""

    async def account(self, guest: str) -> Account | None: ...

    async def password(self, login: str) -> tuple[str, str] | None:
        """Whose password goes with a name, and its hash: found, or not found, by the same work."""

    async def show_account(self, guest: str, shown: bool) -> None:
        """Let everybody see a profile, or nobody."""

    async def set_password(self, guest: str, login: str, password: str) -> bool:
        """The password of an account; whether the name was free, or is the account's own."""

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Whether it was new."""

    async def passkey(self, passkey: str) -> Passkey | None: ...

    async def use_passkey(self, passkey: Passkey, uses: int) -> bool:
        """Note what its counter says now; whether nobody else has used it meanwhile."""

    async def remove_passkey(self, guest: str, passkey: str) -> None: ...

    async def set_codes(self, guest: str, codes: tuple[str, ...]) -> None:
        """Recovery codes in the place of all former ones."""

    async def spend_code(self, code: str) -> str | None:
        """The guest to whom a recovery code belongs: it is good no more."""

    # Sessions.

    async def session(self, key: str) -> Session | None: ...

    async def sessions(self, guest: str) -> list[Session]:
        """The newest first."""

    async def end_session(self, guest: str, key: str) -> None: ...

    async def end_other_sessions(self, guest: str, key: str) -> None:
        """All but one, and all links for other devices."""

    # Limits.

    async def tried(self, name: str, seconds: int) -> int:
        """How often something was tried in a time that began with the first try, this one included."""

    async def forget_tries(self, name: str) -> None: ...

    # The operator.

    async def block(self, guest: str, blocked: bool) -> None:
        """Let a guest in no more, whatever they prove; or again."""

    async def is_blocked(self, guest: str) -> bool: ...

    async def forget(self, guest: str) -> None:
        """Remove all that is known of a guest. Their matches stay for those who played with them, as nobody's."""
