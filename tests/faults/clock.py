"""A wall clock that can be made to jump, for one server only."""

import mmap
import shutil
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("clock.c")
BYTES = 8
HOW = "the clock cannot jump here: that needs a C compiler"


class Clock:
    """What to start a server with so that it believes this clock. Raises OSError or CalledProcessError."""

    def __init__(self, folder: Path) -> None:
        library, self._file = folder / "clock.so", folder / "clock"
        compiler = shutil.which("cc") or ""
        if not compiler:
            raise FileNotFoundError(HOW)
        command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE)]
        subprocess.run(command, check=True, capture_output=True)
        self._file.write_bytes(bytes(BYTES))
        self.surroundings = {"LD_PRELOAD": str(library), "THREERINGS_CLOCK": str(self._file)}

    def jump(self, seconds: int) -> None:
        """The clock is now so far ahead of the truth, or behind it."""
        with self._file.open("r+b") as file, mmap.mmap(file.fileno(), BYTES) as page:
            page[:] = seconds.to_bytes(BYTES, "little", signed=True)


def clock_in(folder: Path) -> Clock | None:
    try:
        return Clock(folder)
    except (OSError, subprocess.CalledProcessError):
        return None
