"""A copy of a SQLite store, made while others read and write it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from threerings.core.game import ThreeRingsError


class Damaged(ThreeRingsError):
    """What was to be copied is no store, or is not whole."""


def backup(store: Path, copy: Path) -> int:
    """Copy a store as it is at one moment into a new file; how many matches are in it. Raises Damaged or OSError.

    All that was acknowledged before is in the copy. The file has its name only once it is whole and on disk.
    """
    store.stat()  # SQLite would make one
    # It knows what every player holds, so it is for nobody else; and none is ever written over.
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    part = copy.with_name(f"{copy.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        number = copied(store, part)
        keep(part)
        part.replace(copy)
        keep(copy.parent)
    except BaseException as error:
        part.unlink(missing_ok=True)
        copy.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise Damaged(str(error)) from None
        raise
    return number


def copied(store: Path, part: Path) -> int:
    with closing(sqlite3.connect(store, timeout=10, isolation_level=None)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    with closing(sqlite3.connect(part)) as connection:
        faults = [*connection.execute("PRAGMA integrity_check(1)"), *connection.execute("PRAGMA foreign_key_check")]
        if faults != [("ok",)]:
            raise Damaged(f"the copy is not whole: {faults[0][0]}")
        (number,) = connection.execute("SELECT count(*) FROM matches").fetchone()
        return int(number)


def keep(path: Path) -> None:
    """Have a file, or the names in a folder, on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
