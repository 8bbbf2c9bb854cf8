"""A small disk that can be filled to the last byte."""

import os
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Self

HOW = "the disk cannot be filled here: that needs root and tmpfs"


class Disk:
    """A file system in memory, mounted on a folder. Raises OSError or CalledProcessError."""

    def __init__(self, folder: Path, megabytes: int = 48) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._size = f"size={megabytes}m"
        self._filler = folder / "filler"

    def __enter__(self) -> Self:
        command = ["mount", "-t", "tmpfs", "-o", self._size, "tmpfs", str(self.folder)]
        subprocess.run(command, check=True, capture_output=True)
        return self

    def __exit__(self, *_: object) -> None:
        subprocess.run(["umount", "--lazy", str(self.folder)], check=True, capture_output=True)

    def fill(self) -> None:
        with suppress(OSError), self._filler.open("ab", buffering=0) as file:
            for size in (2**16, 2**10, 1):
                with suppress(OSError):
                    while file.write(bytes(size)):
                        pass

    def free(self) -> None:
        self._filler.unlink(missing_ok=True)


def may_mount(folder: Path) -> bool:
    """Whether this user can have such a disk."""
    if os.name != "posix" or os.geteuid() != 0:
        return False
    try:
        with Disk(folder, 1):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False
