"""The load client measures; what it measures on a busy machine is for people to judge, but for memory."""

import asyncio
from pathlib import Path

import pytest

from bench.browser import Browser
from bench.load import Manner, Scale, commits, opened, play
from bench.memory import growth
from bench.streams import KINDS, held
from tests.support.client import Client
from tests.support.process import ServerProcess


@pytest.mark.parametrize("kind", KINDS)
def test_an_idle_stream_does_not_hold_its_last_table_and_is_told_of_the_next(tmp_path: Path, kind: str) -> None:
    found = asyncio.run(held(ServerProcess(tmp_path / "data"), kind, 200))
    assert found.each < 40_000
    assert found.alive == found.changed == 200


@pytest.mark.parametrize("kind", [Client, Browser])
def test_clicks_are_timed(tmp_path: Path, kind: type[Client]) -> None:
    async def story() -> None:
        async with opened([ServerProcess(tmp_path / "data")]) as servers:
            played = await play(servers, Scale(2, 1.0, 0, 0, 1), Manner(kind))
            while not played.p50 > 0:  # on a very busy machine a second may pass without a click
                played = await play(servers, Scale(2, 1.0, 0, 0, 1), Manner(kind))
        assert played.rate > 0
        assert 0 < played.p50 <= played.p99
        assert played.server > 0

    asyncio.run(story())


def test_commits_are_counted(tmp_path: Path) -> None:
    figures = asyncio.run(commits(tmp_path, 4, 0.2))
    assert "nan" not in " ".join(figure.value for figure in figures)


def test_memory_is_told_of_many_matches(tmp_path: Path) -> None:
    assert list(growth(tmp_path / "data", 30)) == [15, 30]
