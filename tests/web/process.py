"""A server in a process of its own, on a port of its own, that a test may stop and start again."""

import socket
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE


class Server:
    def __init__(self, data: Path, store: str = "") -> None:
        self.data = data
        self.store = store
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """Start, and wait until the doors are open."""
        command = [sys.executable, "-m", "tests.web.process", str(self.data), str(self.port), self.store]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("http"), "the server says where it is"

    def close(self, gently: bool = True) -> None:
        if self.process is None:
            return
        self.process.terminate() if gently else self.process.kill()
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def main(data: str, port: str, store: str) -> None:
    """Bots answer at once here, and nobody is told to slow down."""
    from threerings.bots.tempo import Tempo
    from threerings.web.app import Settings
    from threerings.web.serve import listen, serve

    settings = Settings(Path(data), rate=100_000, tempo=Tempo(beat=0.01), store=store)
    serve(settings, listen("127.0.0.1", int(port)), lambda url: print(url, flush=True))  # noqa: T201 - the sign


if __name__ == "__main__":
    main(*sys.argv[1:])
