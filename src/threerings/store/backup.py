"""A copy of a SQLite store, made while others read and write it."""

import os
import sqlite3
from contextlib import closing
from errno import ENOSPC
from pathlib import Path

from threerings.store import DamagedStore
from threerings.store.sqlite_file import NAMING, PATIENCE, address, examine
from threerings.store.whole import whole_file


def backup(store: Path, copy: Path) -> int:
    """Copy a store as it is at one moment into a new file; how many matches are in it. Raises NoStore or OSError.

    All that was acknowledged before is in the copy. The file has its name only once it is whole and on disk.
    """
    store.stat()  # SQLite would make one
    with NAMING, whole_file(copy) as part:
        examine(store.resolve())
        try:
            return copy_matches(store, part)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_FULL:  # what is only read fills no disk
                raise OSError(ENOSPC, os.strerror(ENOSPC)) from None
            raise


def copy_matches(store: Path, part: Path) -> int:
    with closing(sqlite3.connect(address(store, "rw"), PATIENCE, uri=True, isolation_level=None)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    with closing(sqlite3.connect(part)) as connection:
        faults = [*connection.execute("PRAGMA integrity_check(1)"), *connection.execute("PRAGMA foreign_key_check")]
        if faults != [("ok",)]:
            raise DamagedStore(f"the copy is not whole: {faults[0][0]}")
        (number,) = connection.execute("SELECT count(*) FROM matches").fetchone()
        return int(number)
