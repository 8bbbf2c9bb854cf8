"""The whole server in a thread of this process. It is reached on a port of its own, or asked without a network."""

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import TimeoutError as Hung
from pathlib import Path
from typing import Any, Self, TypeVar

from tests.support.asgi import GONE, Answer, Exchange, Request, answered, called
from tests.support.patience import PATIENCE
from threerings.bots.tempo import Tempo
from threerings.web.app import Settings, application
from threerings.web.hall import Hall
from threerings.web.middleware import Middleware
from threerings.web.serve import WebServer, address, listen, server_config

T = TypeVar("T")
NO_LIMIT = 1_000_000_000
AT_ONCE = Tempo(0.0, PATIENCE)


class Server:
    """Opens and closes; opened again with the same folder it must remember everything.

    Bots answer at once and nobody is told to slow down, unless the settings say otherwise.
    """

    middleware: Middleware
    hall: Hall

    def __init__(self, data: Path, port: int = 0, **settings: Any) -> None:
        self.settings = Settings(data, rate=NO_LIMIT, streams=NO_LIMIT, tempo=AT_ONCE)._replace(**settings)
        self.port = port

    def __enter__(self) -> Self:
        self._listening = listen("127.0.0.1", self.port)
        self.url = address(self._listening).rstrip("/")
        self.port = self._listening.getsockname()[1]
        self._open = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        assert self._open.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._serving.handle_exit(2, None)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._listening.close()

    async def _serve(self) -> None:
        self.middleware = await application(self.settings)
        self.hall, self.cookie = self.middleware.services.hall, self.middleware.services.cookie
        self._serving = WebServer(server_config(self.middleware))
        self._serving.hall, self._serving.loop = self.hall, asyncio.get_running_loop()
        self._serving.ready = self._open.set
        await self._serving.serve([self._listening])

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self._serving.loop).result(PATIENCE)

    def ask(self, request: Request) -> Answer:
        """The answer, or its beginning where it has no end; of the status GONE if none comes in time."""
        try:
            return self.run(answered(self.middleware, request))
        except Hung:
            return Answer(GONE, [], b"", whole=False)

    def hold(self, request: Request) -> Exchange:
        """One in which something has come, and that stays open."""
        return self.run(called(self.middleware, request))

    def let_go(self, exchange: Exchange) -> None:
        self.run(exchange.left())
