"""Both kinds of stores, for the tests of what every store promises."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is."""
    if request.param == "sqlite":
        return str(tmp_path / "s")
    return str(request.getfixturevalue("postgres").new_database())
