"""A terminal to try the program in: a real pseudo-terminal, and somebody who types."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from tests import FOURTH as FOLDER
from tests.support.patience import PATIENCE, until

PROGRAM = (sys.executable, "-m", "threerings.cli.main")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
FOURTH = {"PYTHONPATH": os.pathsep.join(filter(None, [FOLDER, os.environ.get("PYTHONPATH", "")]))}
"""Surroundings in which a program finds the fourth game, as it would find any package."""
FORGET = "\x1b[3J"
"""What wipes out everything above it, the lines scrolled away too."""


def surroundings(data: Path, **changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "HOME")}
    settled = {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "THREERINGS_DATA": str(data)}
    return {**kept, **settled, **changes}


def run(
    *words: str | Path, data: Path, typed: str | None = None, program: Sequence[str] = PROGRAM, **changes: str
) -> subprocess.CompletedProcess[str]:
    """The program without a terminal, from its start to its end."""
    return subprocess.run(
        [*program, *map(str, words)],
        input=typed,
        stdin=subprocess.DEVNULL if typed is None else None,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings(data, **changes),
        timeout=PATIENCE,
        check=False,
    )


def plain(text: str) -> str:
    """What a reader sees of a terminal's output."""
    return ESCAPES.sub("", text).replace("\r\n", "\n")


def heed_signals() -> None:
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    """The program in a terminal. Leaving the `with` ends it."""

    def __init__(
        self, words: Sequence[str | Path], data: Path, size: tuple[int, int] = (80, 50), changes: Mapping[str, str] = {}
    ) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.process = subprocess.Popen(
            [*PROGRAM, *map(str, words)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=surroundings(data, **changes),
            start_new_session=True,
            preexec_fn=heed_signals,  # noqa: PLW1509 - no threads here; whoever runs the tests may ignore them
        )
        os.close(theirs)
        self.ours = ours
        self.shown = ""
        """All that was ever written, escapes included."""
        self.read_to = 0
        self.closed = False
        """Whether the program has let go of the terminal."""
        self.pending = b""
        """The beginning of a character whose end has not arrived yet."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def expect(self, *endings: str, at_end: bool = False) -> str:
        """Wait until what is shown ends with one of these, or also, if so wished, until the program has ended.

        Returns what was shown since the last time, as a reader sees it.
        """
        deadline = time.monotonic() + PATIENCE
        while not plain(self.shown[self.read_to :]).endswith(endings):
            if not self._read(deadline):
                if at_end and self.closed:
                    break
                raise AssertionError(f"expected {endings}, but saw: {plain(self.shown[self.read_to :])[-3000:]}")
        return self._new()

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def press(self, key: str) -> None:
        os.write(self.ours, key.encode())

    def end(self) -> tuple[str, int]:
        """Wait for the program to end: the rest of what it shows, and its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self._new(), self.process.wait(PATIENCE)

    def signal(self, number: int) -> None:
        """Send a signal once the program waits: one that arrives just before a read is heard only after it."""
        time.sleep(0.1)
        assert until(self._sleeps)
        self.process.send_signal(number)

    def _sleeps(self) -> bool:
        """Whether it waits for something other than a processor."""
        return Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] == "S"

    def in_sight(self) -> str:
        """All that is on the screen or can be scrolled back to."""
        return plain(self.shown[self.shown.rfind(FORGET) + len(FORGET) :] if FORGET in self.shown else self.shown)

    def _new(self) -> str:
        new = plain(self.shown[self.read_to :])
        self.read_to = len(self.shown)
        return new

    def _read(self, deadline: float) -> bool:
        """Read a little more; False once there is nothing more or patience ends."""
        ready, _, _ = select.select([self.ours], [], [], max(0.0, deadline - time.monotonic()))
        try:
            chunk = os.read(self.ours, 65536) if ready else b""
        except OSError:
            chunk = b""
            self.closed = True
        self.pending += chunk
        whole = self.pending.decode("utf-8", "ignore")
        if whole.encode() == self.pending:
            self.shown += whole
            self.pending = b""
        return bool(chunk)
