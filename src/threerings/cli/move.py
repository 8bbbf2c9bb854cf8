"""Matches out of a store into a file, and from there into another store."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from threerings.cli.complaint import DONE, Complaint
from threerings.core.record import NewerRules, OldRules
from threerings.games import GAMES
from threerings.store import Kept, NewerStore, NoStore, Person, Store, moving
from threerings.store.backup import Damaged, backup
from threerings.store.opening import ADDRESSES, opened
from threerings.texts import Texts
from threerings.texts.faults import worded
from threerings.web.hall import DamagedMatch, rebuilt

T = TypeVar("T")


def place(data: Path, store: str | None) -> str:
    """Where the matches are: at the address somebody gave, or in the folder."""
    return store or str(data / "threerings.sqlite")


def shown(place: str) -> str:
    """A place as it may be printed: without the password."""
    return re.sub(r"//[^/@]*@", "//", place)


def trouble_with(place: str, error: NewerStore | NoStore) -> Complaint:
    if isinstance(error, NewerStore):
        return Complaint("serve-newer", folder=shown(place))
    return Complaint("store-trouble", place=shown(place), trouble=str(error))


def export(place: str, path: Path, speech: Texts) -> int:
    """Raises Complaint or OSError."""

    async def work(store: Store) -> int:
        number = 0
        # It knows what every player holds, so it is for nobody else; and none is ever written over.
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            async for line in moving.lines(store):
                file.write(f"{line}\n")
                number += line.startswith('{"card"')
            file.flush()
            os.fsync(file.fileno())
        return number

    number = asyncio.run(with_store(place, work))
    print(speech("export-done", number=number, file=str(path)))
    return DONE


def back_up(place: str, copy: Path, speech: Texts) -> int:
    """Raises Complaint or OSError."""
    if place.startswith(ADDRESSES):
        raise Complaint("backup-elsewhere", place=shown(place))
    try:
        number = backup(Path(place), copy)
    except Damaged as error:
        raise Complaint("store-trouble", place=place, trouble=str(error)) from None
    print(speech("backup-done", number=number, file=str(copy)))
    return DONE


def take_over(place: str, path: Path, speech: Texts) -> int:
    """Raises Complaint or OSError."""
    with path.open(encoding="utf-8", errors="replace") as file:
        lines = file.readlines()

    misfits: list[str] = []

    async def work(store: Store) -> list[bool | None]:
        return [await taken(store, line, number) for number, line in enumerate(progress(lines), start=1)]

    async def taken(store: Store, line: str, number: int) -> bool | None:
        try:
            misfit = check(moving.read(line))
            if misfit:
                fault = worded(str(misfit), speech)
                misfits.append(speech("import-old-rules", file=str(path), line=number, fault=fault))
            return await moving.take(store, line)
        except NewerRules as error:
            raise Complaint("import-newer-rules", file=str(path), line=number, fault=str(error)) from None
        except (moving.BadLine, DamagedMatch):
            raise Complaint("import-damaged", file=str(path), line=number) from None

    new = asyncio.run(with_store(place, work))
    for said in misfits:
        print(said)
    print(speech("import-done", number=new.count(True), old=new.count(False)))
    return DONE


def check(found: Kept | Person | str) -> OldRules | None:
    """Play a match again. One that today's rules do not fit is kept all the same. Raises NewerRules or DamagedMatch."""
    if isinstance(found, Kept) and found.card.game in GAMES:
        try:
            rebuilt(found)
        except OldRules as error:
            return error
    return None


def progress(lines: list[str]) -> Iterable[str]:
    return track(lines, "", console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


async def with_store(place: str, work: Callable[[Store], Coroutine[None, None, T]]) -> T:
    async with kept_open(place) as store:
        return await work(store)


@asynccontextmanager
async def kept_open(place: str) -> AsyncIterator[Store]:
    try:
        store = await opened(place)
    except (NewerStore, NoStore) as error:
        raise trouble_with(place, error) from None
    try:
        yield store
    finally:
        await store.close()
