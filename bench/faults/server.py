"""A server in a process of its own, to be killed and started again; and what that process runs."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from bench import trees
from bench.faults.nursery import Born, Nursery

NO_LIMIT = 1_000_000
OURS = "bench.faults.server"
PATIENCE = 120.0
"""Seconds a server may take to open its doors on a busy machine."""

IDLE = 0.05
"""Seconds of a processor in half a second: who needs less is idle."""


class Server:
    """On the same port and folder, however often it is started. With a nursery it starts warm, which is quicker."""

    def __init__(
        self,
        data: Path,
        surroundings: Mapping[str, str] | None = None,
        *,
        rate: int = NO_LIMIT,
        module: str = OURS,
        store: str = "",
        nursery: Nursery | None = None,
    ) -> None:
        self.data = data
        self.port = free_port()
        self.errors = data.with_name(f"{data.name}-{self.port}-errors.txt")
        self._module = module
        self._words = (str(data), str(self.port), str(rate), store)
        self._surroundings = {**trees.surroundings(trees.running_folder()), **(surroundings or {})}
        self._nursery = nursery
        self._process: subprocess.Popen[bytes] | Born | None = None
        self._killed: list[int] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid if self._process else 0

    def start(self, *, cold: bool = False) -> None:
        """Start it, and wait for nothing. A cold start begins with an empty interpreter."""
        with self.errors.open("ab") as errors:
            if self._nursery and not cold:
                self._process = self._nursery.bear(self._words, errors)
                return
            command = trees.command(self._module, *self._words)
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, env=self._surroundings, start_new_session=True
            )

    async def ready(self) -> bool:
        """Whether it has opened its doors; it has ended if not."""
        assert self._process is not None
        assert self._process.stdout is not None
        line = await asyncio.wait_for(asyncio.to_thread(self._process.stdout.readline), PATIENCE)
        return line.startswith(b"http")

    async def open(self, *, cold: bool = False) -> None:
        self.start(cold=cold)
        if not await self.ready():
            raise RuntimeError(f"the server does not open: see {self.errors}")

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def close(self) -> None:
        await self._end(signal.SIGTERM)

    async def _end(self, word: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(word)
        await asyncio.to_thread(self._process.wait)
        if self._process.stdout:
            self._process.stdout.close()
        self._killed.append(self._process.pid)
        self._process = None

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
        return [pid for pid in processes() if session_of(pid) in self._killed]

    def memory(self) -> int:
        """Bytes that the process itself holds."""
        pages = Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def worked(self) -> float:
        """Seconds of a processor that the process itself has used."""
        times = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

    async def warm(self) -> None:
        """Until it has read its texts, which it does after it has opened: that is not to be measured."""
        worked = -1.0
        while self.worked() > worked + IDLE:
            worked = self.worked()
            await asyncio.sleep(10 * IDLE)


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
    """Bots answer almost at once here."""
    from threerings.bots.tempo import Tempo
    from threerings.web.app import Settings
    from threerings.web.serve import listen, serve

    settings = Settings(Path(data), rate=int(rate), streams=int(rate), tempo=Tempo(beat=0.01), store=store)
    serve(settings, listen("127.0.0.1", int(port)), lambda url: print(url, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
