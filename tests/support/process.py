"""The server in a process of its own, to be stopped, killed and started again; and what that process runs."""

import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Protocol, Self

from tests.support import trees
from tests.support.patience import PATIENCE

NO_LIMIT = 1_000_000
OURS = "tests.support.process"
SERVE = trees.command("threerings.cli.main", "serve")
"""The server as people start it."""
FEW = 40
"""Iterations for a choice that is reviewed."""
IDLE = 0.05
"""Seconds of a processor in half a second: who needs less is idle."""


class Process(Protocol):
    """As much of a process as is needed here."""

    @property
    def pid(self) -> int: ...
    @property
    def stdout(self) -> IO[bytes] | None: ...
    def send_signal(self, sig: int, /) -> None: ...
    def wait(self) -> int: ...


class ServerProcess:
    """On the same port and folder, however often it is started."""

    def __init__(
        self,
        data: Path,
        store: str = "",
        *,
        rate: int = NO_LIMIT,
        surroundings: Mapping[str, str] | None = None,
        module: str = OURS,
        command: Sequence[str] = (),
    ) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.errors = data.with_name(f"{data.name}-{self.port}-errors.txt")
        self._words = (str(data), str(self.port), str(rate), store)
        place = ("--port", str(self.port), "--data", str(data))
        self._command = [*command, *place] if command else trees.command(module, *self._words)
        self._surroundings = {**trees.surroundings(trees.running_folder()), **(surroundings or {})}
        self._process: Process | None = None
        self._ended: list[int] = []

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        return self._process.pid if self._process else 0

    def start(self) -> None:
        """Start it, and wait for nothing."""
        with self.errors.open("ab") as errors:
            self._process = subprocess.Popen(
                self._command, stdout=subprocess.PIPE, stderr=errors, env=self._surroundings, start_new_session=True
            )

    def open(self) -> None:
        """Start it, and wait until it says where it is."""
        self.start()
        self.await_opening()

    def await_opening(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        if not ready or b"http" not in self._process.stdout.readline():
            raise RuntimeError(f"the server does not open: {self.errors.read_text()}")

    def close(self) -> None:
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, word: signal.Signals) -> int:
        """What it says at its end."""
        if self._process is None:
            return 0
        self._process.send_signal(word)
        code = self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()
        self._ended.append(self._process.pid)
        self._process = None
        return code

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        return [child for child in children(self.pid) if b"spawn_main" in command_of(child)] if self.pid else []

    def kill_worker(self) -> bool:
        """Whether there was one."""
        for worker in self.workers():
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
                return True
        return False

    def left_behind(self) -> list[int]:
        """Processes of servers that are dead themselves."""
        return [pid for pid in processes() if session_of(pid) in self._ended]

    def memory(self) -> int:
        """Bytes that the process itself holds."""
        return memory_of(self.pid)

    def worked(self) -> float:
        """Seconds of a processor that the process itself has used."""
        times = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

    def warm(self) -> None:
        """Until it has read its texts, which it does after it has opened: that is not to be measured."""
        worked = -1.0
        while self.worked() > worked + IDLE:
            worked = self.worked()
            time.sleep(10 * IDLE)


def memory_of(pid: int | str) -> int:
    pages = Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def children(pid: int) -> list[int]:
    found: list[int] = []
    for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += map(int, tasks.read_text("ascii").split())
    return found


def processes() -> list[int]:
    return [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]


def session_of(pid: int) -> int:
    """Each server has a session of its own, and so have its children."""
    try:
        return os.getsid(pid)
    except OSError:
        return 0


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def main(data: str, port: str, rate: str, store: str) -> None:
    """Bots answer almost at once here, and reviews are soon made."""
    from threerings.bots.tempo import Tempo
    from threerings.web.app import Settings
    from threerings.web.serve import listen, serve

    tempo = Tempo(beat=0.01, patience=PATIENCE)
    settings = Settings(Path(data), rate=int(rate), streams=int(rate), tempo=tempo, store=store)
    if "iterations" in Settings._fields:  # benchmarks start copies that know no reviews
        settings = settings._replace(iterations=FEW)
    serve(settings, listen("127.0.0.1", int(port)), lambda url: print(url, flush=True))  # noqa: T201 - the sign


if __name__ == "__main__":
    main(*sys.argv[1:])
