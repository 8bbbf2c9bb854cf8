"""What storms have found once, one by one."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.faults.clock import HOW, clock_in
from tests.support.patience import PATIENCE, until
from tests.support.process import ServerProcess


def test_bots_end_with_a_killed_server(tmp_path: Path) -> None:
    """They are orphans otherwise, one for every crash, until the memory is full."""
    server = ServerProcess(tmp_path / "data")
    server.open()
    assert until(lambda: bool(server.workers()))
    server.kill()
    assert until(lambda: not server.left_behind())


def test_a_clock_that_was_ahead_locks_nobody_out(tmp_path: Path) -> None:
    """Requests are counted by the second: after the clock went back an hour, that second must not last an hour."""
    clock = clock_in(tmp_path)
    if clock is None:
        pytest.skip(HOW)

    async def story() -> None:
        server = ServerProcess(tmp_path / "data", surroundings=clock.surroundings, rate=3)
        clock.jump(3600)
        with server:
            async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as http:
                assert 429 in await asyncio.gather(*(asked(http) for _ in range(50)))
                clock.jump(0)
                assert 200 in [await asked(http) for _ in range(100)]

    asyncio.run(story())


async def asked(http: httpx.AsyncClient) -> int:
    """What comes of a request, and a moment later."""
    status = (await http.get("/api/games")).status_code
    await asyncio.sleep(0.1)
    return status


def test_a_request_that_stops_in_the_middle_is_nobodys_fault(tmp_path: Path) -> None:
    """No stack trace in the server's own log."""

    async def story() -> None:
        with server:
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n")
            writer.write(b"content-length: 100\r\n\r\n{")
            await writer.drain()
            await asyncio.sleep(0.2)
            writer.close()
            await asyncio.sleep(0.5)

    server = ServerProcess(tmp_path / "data")
    asyncio.run(story())
    assert "Traceback" not in server.errors.read_text("utf-8")
