"""Which store it is, by where it lies."""

from pathlib import Path

from threerings.store import NoStore, Store
from threerings.store.sqlite import SqliteStore

ADDRESSES = ("postgresql://", "postgres://")


async def opened(place: str | Path) -> Store:
    """A PostgreSQL by its address, or a file of SQLite. Raises NoStore or NewerStore."""
    if not str(place).startswith(ADDRESSES):
        return SqliteStore(Path(place))
    try:
        from threerings.store.postgres import PostgresStore
    except ImportError:
        raise NoStore("pip install threerings[postgres]") from None
    return await PostgresStore.open(str(place))
