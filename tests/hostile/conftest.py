"""A house for hostile visitors."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.fuzz.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as open_house:
        yield open_house
