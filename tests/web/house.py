"""A real server on a free port, in a thread of the tests."""

import asyncio
import threading
from pathlib import Path
from typing import Self

from tests.patience import PATIENCE
from threerings.bots.tempo import Tempo
from threerings.web.app import Settings, application
from threerings.web.hall import Hall
from threerings.web.serve import House, address, lines_to, listen

AT_ONCE = Tempo(0.0, 5.0)


class Server:
    """Opens and closes; opened again with the same folder it must remember everything."""

    def __init__(self, data: Path, port: int = 0, *, rate: int = 100_000, tempo: Tempo = AT_ONCE) -> None:
        self.settings = Settings(data, rate=rate, streams=rate, tempo=tempo)
        self.port = port
        self.hall: Hall

    def __enter__(self) -> Self:
        self._listening = listen("127.0.0.1", self.port)
        self.url = address(self._listening).rstrip("/")
        self.port = self._listening.getsockname()[1]
        self._open = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._thread.start()
        assert self._open.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._house.handle_exit(2, None)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._listening.close()

    async def _run(self) -> None:
        self.door = await application(self.settings)
        self.hall = self.door.services.hall
        self._house = House(lines_to(self.door))
        self._house.hall, self._house.loop = self.hall, asyncio.get_running_loop()
        self._house.ready = self._open.set
        await self._house.serve([self._listening])
