"""The file of a SQLite store: made, looked at before anything is done to it, opened, and kept from being misread.

What was acknowledged lies in FILE or, until it is copied there, in FILE-wal, and SQLite takes a damaged FILE-wal for
an empty one. So the store counts its commits, and FILE-mark beside it says how many there were.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from threerings.store import DamagedStore, ForeignStore, LostChanges, NoStore, StoreInUse
from threerings.store.rows import missing_scripts

PATIENCE = 10.0
"""Seconds to wait for another program that holds the file."""
CHECKPOINT = "wal_autocheckpoint = 4000"
"""Pages, 16 MB: each commit for many matches writes a page or two of each, and the usual 1000 are soon reached."""
TABLES = {"house", "guests", "keys", "matches", "seats", "logs"}
OUT_OF_REACH = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
)
"""What the disk does, or another program that holds the file; the rest would be mistakes of ours."""
NOT_WHOLE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Naming:
    """Around what may find the file damaged or out of reach. Raises DamagedStore, or NoStore for what will pass."""

    def __enter__(self) -> None:
        """Nothing has happened yet."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in OUT_OF_REACH:
            raise NoStore(str(error)) from error
        if code in NOT_WHOLE:
            raise DamagedStore(str(error)) from error


NAMING = Naming()


def beside(path: Path, what: str) -> Path:
    return path.with_name(f"{path.name}-{what}")


# The count of commits.


class CommitCount:
    """How many commits the store has had, at least: written after each of them and before anybody is answered.

    It is not forced to disk each time. After a power cut it may be too low, which does no harm, and never too high.
    """

    def __init__(self, path: Path, alone: bool) -> None:
        """Raises OSError, or StoreInUse if somebody else is alone with the store, and so would we be."""
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # it knows what every player holds
        self._handle = os.open(beside(path, "mark"), os.O_RDWR | os.O_CREAT, 0o600)
        if alone and not lock(self._handle):
            self.close()
            raise StoreInUse(str(path))

    def write(self, commits: int) -> None:
        with suppress(OSError):  # a full disk: it stays too low
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, f"{commits:020}\n".encode())

    def keep(self) -> None:
        with suppress(OSError):
            os.fsync(self._handle)

    def close(self) -> None:
        """Whoever dies closes it, too."""
        os.close(self._handle)


def lock(handle: int) -> bool:
    try:
        import fcntl
    except ImportError:  # not on this system: then nobody is kept out
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def noted_commits(path: Path) -> int:
    """How many commits the mark beside a store knows of; none, if there is no mark."""
    try:
        return int(beside(path, "mark").read_bytes()[:20] or 0)
    except (FileNotFoundError, ValueError):
        return 0


# Looking at a file.


def examine(path: Path) -> None:
    """Raises DamagedStore, ForeignStore, LostChanges or NoStore, and changes nothing: not what is written ahead either.

    A file that is not there, or has nothing in it yet, is well.
    """
    if path.exists() and not path.is_file():
        raise NoStore("it is not a file")  # a device, a pipe, a folder: never to be touched
    if not size(path):
        if noted_commits(path) or size(beside(path, "wal")):
            raise LostChanges("the file is empty")
        return
    mode = "rw" if beside(path, "journal").exists() else "ro"  # one that was interrupted has to be put right first
    with NAMING, closing(sqlite3.connect(address(path, mode), PATIENCE, uri=True)) as connection:
        check(connection, noted_commits(path))


def size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def address(path: Path, mode: str) -> str:
    return f"{path.absolute().as_uri()}?mode={mode}"


def check(connection: sqlite3.Connection, due: int) -> None:
    """Raises DamagedStore, ForeignStore or LostChanges."""
    (fault,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if fault != "ok":
        raise DamagedStore(str(fault))
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables and connection.execute("PRAGMA page_count").fetchone() == (0,):
        return  # whoever made it was interrupted
    if not tables and connection.execute("PRAGMA journal_mode").fetchone() == ("wal",):
        raise LostChanges("it has no tables")  # older versions wrote them ahead like all the rest
    if not tables >= TABLES:
        raise ForeignStore("it has not our tables")
    if (found := commits(connection)) < due:
        raise LostChanges(f"{found} of {due}")


def commits(connection: sqlite3.Connection) -> int:
    found = connection.execute("SELECT value FROM house WHERE name = 'commits'").fetchone()
    return int(found[0]) if found else 0


def count_commit(connection: sqlite3.Connection) -> None:
    connection.execute(
        "INSERT INTO house VALUES ('commits', 1) ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1"
    )


# Opening it.


def open_file(path: Path) -> sqlite3.Connection:
    """A connection to a store that is sound and up to date. Raises NoStore, DamagedStore, NewerStore or OSError."""
    with NAMING:
        if not size(path):
            make(path)
        connection = connect(path)
        try:
            migrate(connection)
            checkpoint(path)
        except BaseException:
            connection.close()
            raise
    for file in (path, beside(path, "wal"), beside(path, "shm")):
        with suppress(OSError):  # older versions left that to the system
            file.chmod(0o600)
    return connection


def make(path: Path) -> None:
    """The tables of a new store are in the file itself, not ahead of it. Nothing that is there is ever removed."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with closing(sqlite3.connect(path, PATIENCE, isolation_level=None)) as connection:
        migrate(connection)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", CHECKPOINT):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables up to date, one numbered file after the other. Raises NewerStore."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for number, script in enumerate(missing_scripts("sqlite", version), start=version + 1):
            for statement in script.split(";\n"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # it may be gone already
            connection.execute("ROLLBACK")
        raise


def checkpoint(path: Path) -> bool:
    """Copy all that was written ahead into the file, if nobody is using it right now; whether that was done."""
    try:
        with closing(sqlite3.connect(address(path, "rw"), timeout=0, uri=True)) as connection:
            busy: int = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.Error:  # a full disk, perhaps: then it stays where it is
        return False
    return not busy
