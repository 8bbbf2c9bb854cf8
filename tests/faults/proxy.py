"""A line between clients and server that does to requests what bad networks do.

Every connection carries one request. Some are cut, before or after they have reached the server; some are doubled, held
back until the client has given up and sent them again, or repeated when the match has gone on.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from tests.support.line import IMPATIENCE

Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter

FINE = "passed on"
CUT_REQUEST = "request cut off"
CUT_ANSWER = "answer cut off"
LOST_ANSWER = "answer lost"
DELAYED = "delayed"
LATE = "arrived after its repetition"
DOUBLED = "doubled at once"
ECHOED = "repeated later"
CUT_STREAM = "stream cut off"
WEIGHTS = {CUT_REQUEST: 3, CUT_ANSWER: 2, LOST_ANSWER: 3, DELAYED: 6, LATE: 1, DOUBLED: 5, ECHOED: 5}
BROKEN = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Proxy:
    def __init__(self, ports: Sequence[int], rng: random.Random, mischief: float) -> None:
        self.upstream = ports
        """Any of these servers will do; one that does not answer is passed over."""
        self.rng = rng
        self.mischief = mischief
        """The share of requests to which something happens."""
        self.done: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0, limit=2**20)
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _meet(self, reader: Reader, writer: Writer) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            with suppress(*BROKEN, asyncio.CancelledError):  # cancelled by ourselves, at the end
                await self._carry(await whole_request(reader), writer)
        finally:
            writer.close()
            self._tasks.discard(task)

    async def _carry(self, request: bytes, client: Writer) -> None:
        if b"/stream " in request[: request.find(b"\r\n")]:
            await self._carry_stream(request, client)
            return
        names = list(WEIGHTS)
        fate = self.rng.choices(names, [WEIGHTS[name] for name in names])[0]
        fate = fate if self.rng.random() < self.mischief else FINE
        self.done[fate] += 1
        await self._fates()[fate](request, client)

    def _fates(self) -> dict[str, Callable[[bytes, Writer], Awaitable[None]]]:
        return {
            FINE: self._pass_on,
            CUT_REQUEST: self._cut_request,
            CUT_ANSWER: self._cut_answer,
            LOST_ANSWER: self._lose_answer,
            DELAYED: self._delay,
            LATE: self._come_late,
            DOUBLED: self._double,
            ECHOED: self._echo,
        }

    async def _pass_on(self, request: bytes, client: Writer) -> None:
        client.write(await self._ask(request))
        await client.drain()

    async def _cut_request(self, request: bytes, client: Writer) -> None:  # noqa: ARG002 - the client hears nothing
        _, server = await self._connect()
        server.write(request[: self.rng.randrange(len(request))])
        await hang_up(server)

    async def _cut_answer(self, request: bytes, client: Writer) -> None:
        answer = await self._ask(request)
        client.write(answer[: self.rng.randrange(len(answer) or 1)])
        await client.drain()

    async def _lose_answer(self, request: bytes, client: Writer) -> None:  # noqa: ARG002 - the client hears nothing
        _, server = await self._connect()
        server.write(request)
        await hang_up(server)

    async def _delay(self, request: bytes, client: Writer) -> None:
        await asyncio.sleep(self.rng.uniform(0, 0.3))
        await self._pass_on(request, client)

    async def _come_late(self, request: bytes, client: Writer) -> None:
        await asyncio.sleep(IMPATIENCE + self.rng.uniform(0, 1))
        await self._pass_on(request, client)

    async def _double(self, request: bytes, client: Writer) -> None:
        answers = await asyncio.gather(self._ask(request), self._ask(request))
        client.write(self.rng.choice(answers))
        await client.drain()

    async def _echo(self, request: bytes, client: Writer) -> None:
        await self._pass_on(request, client)
        client.close()
        await asyncio.sleep(self.rng.expovariate(2))
        await self._ask(request)

    async def _carry_stream(self, request: bytes, client: Writer) -> None:
        mean = 3.0 / self.mischief if self.mischief else 1e9
        reader, server = await self._connect()
        server.write(request)
        try:
            async with asyncio.timeout(self.rng.expovariate(1 / mean)):
                while piece := await reader.read(2**16):
                    client.write(piece)
                    await client.drain()
        except TimeoutError:
            self.done[CUT_STREAM] += 1
        finally:
            server.close()

    async def _ask(self, request: bytes) -> bytes:
        reader, server = await self._connect()
        try:
            server.write(request)
            return await reader.read(-1)
        finally:
            server.close()

    async def _connect(self) -> tuple[Reader, Writer]:
        *ports, last = self.rng.sample(self.upstream, len(self.upstream))
        for port in ports:
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port, limit=2**20)
        return await asyncio.open_connection("127.0.0.1", last, limit=2**20)


async def hang_up(writer: Writer) -> None:
    with suppress(OSError):
        await writer.drain()
    writer.close()


async def whole_request(reader: Reader) -> bytes:
    head = await reader.readuntil(b"\r\n\r\n")
    length = 0
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            length = int(line.partition(b":")[2])
    return head + await reader.readexactly(length)
