"""Which store it is, by where it lies."""

import re
from pathlib import Path

from threerings.store import NoStore, Store, UnknownStore
from threerings.store.sqlite import SqliteStore

POSTGRESQL = ("postgresql://", "postgres://")
ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")


def file_at(place: str | Path) -> Path | None:
    """The file of SQLite that a place names; none, if it is the address of a PostgreSQL. Raises UnknownStore."""
    if str(place).startswith(POSTGRESQL):
        return None
    if isinstance(place, str) and ADDRESS.match(place):
        raise UnknownStore(place)
    return Path(place)


async def open_store(place: str | Path, *, alone: bool = False) -> Store:
    """A store, perhaps with no other server at its file. Raises NoStore, NewerStore or OSError."""
    file = file_at(place)
    if file is not None:
        return SqliteStore(file, alone=alone)
    try:
        from threerings.store.postgres import PostgresStore
    except ImportError:
        raise NoStore("pip install threerings[postgres]") from None
    return await PostgresStore.open(str(place))
