"""The server as a program: it opens, says where it is, and closes without losing anything."""

import asyncio
import socket
import webbrowser
from collections.abc import Callable, Iterable
from contextlib import suppress
from types import FrameType

import uvicorn

from threerings.core.game import ThreeRingsError
from threerings.web.app import Settings, application
from threerings.web.hall import Hall

EVERYWHERE = ("0.0.0.0", "::", "")
PATIENCE = 5
"""Seconds that requests under way are given at the end."""


class PortTaken(ThreeRingsError):
    """Another program listens there, or we may not."""

    def __init__(self, host: str, port: int, trouble: str) -> None:
        super().__init__(f"{host}:{port}: {trouble}")
        self.host, self.port = host, port


class House(uvicorn.Server):
    """Sends those home who only watch a stream: they would keep the server open for ever."""

    hall: Hall
    loop: asyncio.AbstractEventLoop
    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.loop.call_soon_threadsafe(self.hall.send_home)
        super().handle_exit(sig, frame)


def listen(host: str, port: int) -> socket.socket:
    """Raises PortTaken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only of a socket that names its protocol does asyncio know that small packets should not wait: 40 ms an answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise PortTaken(host, port, error.strerror or str(error)) from None
    return listening


def allowed(host: str, names: Iterable[str]) -> frozenset[str]:
    """The names a server on this address answers to."""
    own = {"127.0.0.1", "localhost", "::1", socket.gethostname().lower(), *(name.lower() for name in names)}
    return frozenset(own | ({"*"} if host in EVERYWHERE else {host.lower()}))


def serve(settings: Settings, listening: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until somebody stops it. `ready` is told the address as soon as the doors are open."""
    make_room()
    asyncio.run(run(settings, listening, ready))


def make_room() -> None:
    """Every open page is an open file: as many of them as the system lets us have, and not only the usual 1,024."""
    with suppress(ImportError, OSError, ValueError):  # Windows knows no such limit; others may forbid it
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def run(settings: Settings, listening: socket.socket, ready: Callable[[str], None]) -> None:
    door = await application(settings)
    config = uvicorn.Config(
        door,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )
    house = House(config)
    house.hall, house.loop = door.app.state.hall, asyncio.get_running_loop()
    house.ready = lambda: ready(address(listening))
    await house.serve([listening])


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    host = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}/"


def open_browser(url: str) -> bool:
    """Whether there was a browser to open."""
    try:
        return webbrowser.open(url)
    except webbrowser.Error:
        return False
