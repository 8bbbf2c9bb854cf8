"""What every test shares."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

import threerings

if TYPE_CHECKING:
    from tests.support.postgres import Postgres
    from tests.support.server import Server

# A busy machine is not a broken rule: no deadline for a single example.
settings.register_profile("threerings", deadline=None, print_blob=True)
settings.load_profile("threerings")


def how_it_runs() -> str:
    return "compiled" if threerings.compiled() else "pure"


def pytest_configure() -> None:
    """THREERINGS_EXPECT=pure|compiled: refuse to test anything else by mistake."""
    expected = os.environ.get("THREERINGS_EXPECT", how_it_runs())
    if how_it_runs() != expected:
        raise pytest.UsageError(f"expected {expected}, but {threerings.__file__} is {how_it_runs()}")


def pytest_report_header() -> str:
    return f"threerings {threerings.__version__}, {how_it_runs()}: {threerings.__file__}"


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """One PostgreSQL for all tests of a process; each asks it for a database of its own."""
    from tests.support.postgres import NONE, Postgres, binary  # only those who want one need its driver

    if not binary("initdb"):
        pytest.skip(NONE)
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def server(tmp_path: Path) -> "Iterator[Server]":
    """The server in this process, of this test alone."""
    from tests.support.server import Server

    with Server(tmp_path) as running:
        yield running
