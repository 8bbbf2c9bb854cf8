"""Matches out of a store into a file, and from there into another store."""

import asyncio
import re
import sys
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from threerings.cli import record_files
from threerings.cli.complaint import DONE, Complaint
from threerings.core.record import NewerRules, OldRules
from threerings.games import GAMES
from threerings.store import (
    DamagedStore,
    ForeignStore,
    LostChanges,
    NewerStore,
    NoStore,
    Store,
    StoredMatch,
    StoreInUse,
    UnknownStore,
    moving,
)
from threerings.store.backup import backup
from threerings.store.opening import file_at, open_store
from threerings.store.whole import whole_file
from threerings.texts import Texts
from threerings.texts.faults import worded
from threerings.web.matches import DamagedMatch, rebuilt_series

T = TypeVar("T")
TROUBLES: dict[type[NoStore], str] = {
    UnknownStore: "store-unknown",
    StoreInUse: "store-in-use",
    ForeignStore: "store-foreign",
    LostChanges: "store-lost",
    DamagedStore: "store-damaged",
}
"""What there is to say of a store that cannot be used, the most particular first."""


def place(data: Path | None, store: str | None) -> str:
    """Where the matches are: at the address somebody gave, or in a folder, the usual one if none is named."""
    return store or str((data or record_files.folder()) / "threerings.sqlite")


def printable_place(place: str) -> str:
    """A place, or what is said of it, as it may be printed: without the password."""
    return re.sub(r"(?<=//)\S*@|(?<=password=)[^&\s]*", "", place)


def trouble_with(place: str, error: NewerStore | NoStore) -> Complaint:
    if isinstance(error, NewerStore):
        return Complaint("serve-newer", folder=printable_place(place))
    key = next((key for kind, key in TROUBLES.items() if isinstance(error, kind)), "store-trouble")
    return Complaint(key, place=printable_place(place), trouble=printable_place(str(error)))


def file_of(place: str) -> Path | None:
    """The file of a store to read; none if it has no file. Raises Complaint, or OSError where it is not there."""
    try:
        file = file_at(place)
    except UnknownStore as error:
        raise trouble_with(place, error) from None
    if file is not None:
        file.stat()  # one would be made
    return file


def export(place: str, path: Path, speech: Texts) -> int:
    """Raises Complaint or OSError."""

    async def work(store: Store) -> int:
        number = 0
        with whole_file(path) as part, part.open("w", encoding="utf-8") as file:
            async for line in moving.lines(store):
                file.write(f"{line}\n")
                number += line.startswith('{"card"')
        return number

    file_of(place)
    number = asyncio.run(with_store(place, work))
    print(speech("export-done", number=number, file=str(path)))
    return DONE


def back_up(place: str, copy: Path, speech: Texts) -> int:
    """Raises Complaint or OSError."""
    store = file_of(place)
    if store is None:
        raise Complaint("backup-elsewhere", place=printable_place(place))
    try:
        number = backup(store, copy)
    except NoStore as error:
        raise trouble_with(place, error) from None
    print(speech("backup-done", number=number, file=str(copy)))
    return DONE


def take_over(place: str, path: Path, speech: Texts) -> int:
    """All that is in a file, if all of it is sound. Raises Complaint or OSError."""
    misfits: list[str] = []

    async def work(store: Store) -> list[bool | None]:
        found = sound(path, speech, misfits)
        return [await taken(store, one, number) for number, one in enumerate(progress(found), start=1)]

    try:
        new = asyncio.run(with_store(place, work))
    except moving.BadLine as error:
        raise Complaint("import-damaged", file=str(path), line=error.line) from None
    for said in misfits:
        print(said)
    print(speech("import-done", number=new.count(True), old=new.count(False)))
    return DONE


async def taken(store: Store, found: moving.Found, number: int) -> bool | None:
    try:
        return await moving.take(store, found)
    except moving.BadLine as error:
        raise moving.BadLine(str(error), number) from None


def sound(path: Path, speech: Texts, misfits: list[str]) -> list[moving.Found]:
    """What is in a file of matches, played again. Raises Complaint, BadLine or OSError."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            found = moving.read_all(file)
    except moving.Unfinished as error:
        raise Complaint("import-unfinished", file=str(path), end=error.end) from None
    for number, one in enumerate(progress(found), start=1):
        try:
            check(one)
        except OldRules as error:  # kept all the same: another version may show it
            fault = worded(str(error), speech)
            misfits.append(speech("import-old-rules", file=str(path), line=number, fault=fault))
        except NewerRules as error:
            raise Complaint("import-newer-rules", file=str(path), line=number, fault=str(error)) from None
        except DamagedMatch as error:
            raise moving.BadLine(str(error), number) from None
    return found


def check(found: moving.Found) -> None:
    """Play a match again. Raises OldRules, NewerRules or DamagedMatch."""
    if isinstance(found, StoredMatch) and found.header.game in GAMES:
        rebuilt_series(found)


def progress(lines: list[moving.Found]) -> Iterable[moving.Found]:
    return track(lines, "", console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


async def with_store(place: str, work: Callable[[Store], Coroutine[None, None, T]]) -> T:
    """Raises Complaint where the store fails, before or meanwhile."""
    try:
        store = await open_store(place)
        try:
            return await work(store)
        finally:
            await store.close()
    except (NewerStore, NoStore) as error:
        raise trouble_with(place, error) from None
