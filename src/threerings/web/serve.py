"""The server as a program: it opens, says where it is, and closes without losing anything."""

import asyncio
import socket
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from types import FrameType

import uvicorn

try:
    import resource
except ImportError:  # Windows has none
    resource = None  # type: ignore[assignment]

from threerings.core.game import ThreeRingsError
from threerings.web.app import Settings, application
from threerings.web.hall import Hall
from threerings.web.limits import LARGEST_HEAD
from threerings.web.logs import write_logs
from threerings.web.metrics import Metrics
from threerings.web.middleware import Middleware
from threerings.web.timeouts import TimedProtocol

EVERYWHERE = ("0.0.0.0", "::", "")
PATIENCE = 5
"""Seconds that requests under way are given at the end."""


class PortTaken(ThreeRingsError):
    """Another program listens there, or we may not."""

    def __init__(self, host: str, port: int, trouble: str) -> None:
        super().__init__(f"{host}:{port}: {trouble}")
        self.host, self.port = host, port


class WebServer(uvicorn.Server):
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


def allowed_hosts(host: str, names: Iterable[str]) -> frozenset[str]:
    """The names a server on this address answers to."""
    own = {"127.0.0.1", "localhost", "::1", socket.gethostname().lower(), *(name.lower() for name in names)}
    return frozenset(own | ({"*"} if host in EVERYWHERE else {host.lower()}))


def serve(settings: Settings, listening: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until somebody stops it. `ready` is told the address as soon as the doors are open."""
    write_logs(settings.log)
    asyncio.run(run(settings, listening, ready))


async def run(settings: Settings, listening: socket.socket, ready: Callable[[str], None]) -> None:
    allow_many_lines()
    middleware = await application(settings)
    with serving_metrics(middleware.metrics, settings.metrics):
        await run_server(middleware, listening, ready)


@contextmanager
def serving_metrics(metrics: Metrics, port: int | None) -> Iterator[None]:
    """Tell the metrics meanwhile, if somebody wants them. Raises PortTaken."""
    with ExitStack() as stack:
        try:
            stack.enter_context(metrics.serve(port or 0))
        except OSError as error:
            raise PortTaken("127.0.0.1", port or 0, error.strerror or str(error)) from None
        yield


async def run_server(middleware: Middleware, listening: socket.socket, ready: Callable[[str], None]) -> None:
    server = WebServer(server_config(middleware))
    server.hall, server.loop = middleware.services.hall, asyncio.get_running_loop()
    server.ready = lambda: ready(address(listening))
    await server.serve([listening])


def server_config(middleware: Middleware) -> uvicorn.Config:
    """How people reach the application."""
    return uvicorn.Config(
        middleware,
        http=TimedProtocol,
        ws="none",
        proxy_headers=False,  # the middleware knows whom to believe
        h11_max_incomplete_event_size=LARGEST_HEAD,
        log_config=None,  # its lines are written as ours are
        log_level="error",  # what strangers send amiss is no news, and would fill a disk
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )


def allow_many_lines() -> None:
    """Have as many open as the system lets us: the usual thousand is soon used up."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems name a limit that they do not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


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
