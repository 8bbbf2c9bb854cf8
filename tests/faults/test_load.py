"""The load client measures; what it measures on a busy machine is for people to judge, but for memory."""

import asyncio
import random
from pathlib import Path

import pytest

from bench.faults.server import Server
from bench.load import STREAMS, commits, idle, play


@pytest.mark.parametrize("kind", STREAMS)
def test_an_idle_stream_does_not_hold_its_last_table(tmp_path: Path, kind: str) -> None:
    assert asyncio.run(idle(Server(tmp_path / "data"), STREAMS[kind], 200, random.Random(1))) < 40_000


def test_clicks_are_timed_and_commits_counted(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path / "data")
        await server.open()
        try:
            figures = await play(server, 2, 1.0, 0.0, random.Random(1))
        finally:
            await server.close()
        figures += await commits(tmp_path, 4, 0.2)
        assert "nan" not in " ".join(figure.value for figure in figures)

    asyncio.run(story())
