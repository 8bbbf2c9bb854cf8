"""The file of a record, which grows with the match: whatever was added is on disk before anybody sees it."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Self

from threerings.core.record import LINK_LENGTH, BadRecord, Record, link, read

LARGEST = 4 * 2**20
"""Bytes of a file. Nobody plays so long."""


def contents(path: Path) -> bytes:
    """What is in a file, as far as it can be a record's. Raises BadRecord or OSError."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise BadRecord(f"larger than {LARGEST} bytes")
    return content


class RecordFile:
    """A record file that grows with the match. Whatever was added is on disk before `add` returns."""

    def __init__(self, file: BinaryIO, before: str) -> None:
        self._file = file
        self._before = before

    @classmethod
    def create(cls, path: Path) -> "RecordFile":
        file = path.open("xb")
        sync(path.parent)
        return cls(file, "")

    @classmethod
    def reopen(cls, path: Path) -> tuple["RecordFile", list[Record]]:
        """An interrupted record, to go on with. A line that was being written when the power failed is dropped."""
        content = contents(path)
        whole = content[: content.rfind(b"\n") + 1]
        records = read(whole)
        file = path.open("r+b")
        file.truncate(len(whole))
        file.seek(len(whole))
        return cls(file, whole[-LINK_LENGTH - 1 : -1].decode()), records

    def add(self, texts: Iterable[str]) -> None:
        for text in texts:
            self._before = link(self._before, text)
            self._file.write(f"{text}\t{self._before}\n".encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def sync(path: Path) -> None:
    """Have a file, or the names in a folder, on disk: they are still there after a power cut."""
    if path.is_dir() and os.name != "posix":
        return  # other systems keep names by themselves
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
