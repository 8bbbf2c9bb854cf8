"""A process that has read all that a server needs, and waits: servers are forked from it and open their store at once.

Reading takes a second and touches no match. What a server does with its store, its port and its players is all done
after the fork, by a process of its own that can be killed like any other.
"""

import asyncio
import gc
import importlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from tests.support import trees
from tests.support.process import ServerProcess

OURS = "tests.faults.nursery"
LONGEST = 4096


class Born:
    """A server out of the nursery: as much of a process as its keeper needs."""

    def __init__(self, pid: int, stdout: BinaryIO, nursery: "Nursery") -> None:
        self.pid = pid
        self.stdout = stdout
        self._nursery = nursery

    def send_signal(self, word: int, /) -> None:
        os.kill(self.pid, word)

    def wait(self) -> int:
        return self._nursery.wait(self.pid)


class Nursery:
    """Of servers that run `main` of a module. Only where processes can be forked."""

    def __init__(self, module: str, surroundings: Mapping[str, str] | None = None) -> None:
        self._line, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                trees.command(OURS, module, str(theirs.fileno())),
                env={**trees.surroundings(trees.running_folder()), **(surroundings or {})},
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        self._heard()

    def bear(self, words: Sequence[str], errors: BinaryIO) -> Born:
        """A new server, told these words."""
        said, saying = os.pipe()
        socket.send_fds(self._line, [json.dumps(words).encode()], [saying, errors.fileno()])
        os.close(saying)
        return Born(self._heard(), os.fdopen(said, "rb"), self)

    def wait(self, pid: int) -> int:
        """Until a server has ended."""
        self._line.send(json.dumps(pid).encode())
        return self._heard()

    def close(self) -> None:
        self._line.close()
        self._process.wait()

    def _heard(self) -> int:
        return int(self._line.recv(LONGEST))


class WarmServer(ServerProcess):
    """One that is forked from a nursery, which is quicker. A cold start begins with an empty interpreter."""

    def __init__(self, nursery: Nursery, data: Path, store: str, module: str, around: Mapping[str, str] | None) -> None:
        super().__init__(data, store, module=module, surroundings=around)
        self._nursery = nursery

    def start(self, *, cold: bool = False) -> None:
        if cold:
            super().start()
            return
        with self.errors.open("ab") as errors:
            self._process = self._nursery.bear(self._words, errors)

    def open(self, *, cold: bool = False) -> None:
        self.start(cold=cold)
        self.await_opening()


def main(module: str, line: str) -> None:
    run = importlib.import_module(module).main
    asyncio.run(rehearse())
    gc.freeze()
    with socket.socket(fileno=int(line)) as keeper:
        keeper.send(b"0")
        while True:
            message, files, _, _ = socket.recv_fds(keeper, LONGEST, 2)
            if not message:
                return
            wish = json.loads(message)
            keeper.send(b"%d" % (born(run, wish, keeper, *files) if files else os.waitpid(wish, 0)[1]))


async def rehearse() -> None:
    """Read everything, even what is read late: open a server in an empty folder, and close it."""
    from threerings.web.app import Settings, application, warm_up

    with suppress(ImportError):  # where there is no PostgreSQL, nobody will ask for it
        importlib.import_module("threerings.store.postgres")
    warm_up()
    with tempfile.TemporaryDirectory() as folder:
        middleware = await application(Settings(Path(folder)))
        await middleware.services.hall.close()


def born(run: Callable[..., None], words: list[str], keeper: socket.socket, stdout: int, stderr: int) -> int:
    """The new process; it never comes back from here."""
    pid = os.fork()
    if pid:
        os.close(stdout)
        os.close(stderr)
        return pid
    os.setsid()
    keeper.close()
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    try:
        run(*words)
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
