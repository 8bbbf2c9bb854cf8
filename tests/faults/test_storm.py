"""A short storm. The long one is a command: python -m bench faults --kills 1000."""

import asyncio
from pathlib import Path

import pytest

from bench.faults.checker import LOST, VEILED
from bench.faults.clock import clock_in
from bench.faults.disk import HOW, Disk, may_mount
from bench.faults.storm import FILLED, KILLED, Plan, Storm, Told


def storm(plan: Plan, folder: Path, disk: Disk | None = None) -> Told:
    async def run() -> Told:
        return await Storm(plan, (disk.folder if disk else folder) / "data", clock_in(folder), disk).run()

    return asyncio.run(run())


def test_nothing_is_lost_doubled_or_shown_too_early_when_the_server_is_killed(tmp_path: Path) -> None:
    told = storm(Plan(kills=3, tables=3, seed=3, longest_calm=0.6), tmp_path)
    assert told.findings == []
    assert told.faults[KILLED] >= 3
    assert told.acknowledged > 50
    assert len(told.matches) == 3


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    if not may_mount(tmp_path / "small"):
        pytest.skip(HOW)
    with Disk(tmp_path / "small") as disk:
        told = storm(Plan(kills=2, tables=1, seed=2, mischief=0.05, full=1), tmp_path, disk)
    assert told.findings == []
    assert told.faults[FILLED]


def test_a_server_that_acknowledges_before_it_writes_is_found_out(tmp_path: Path) -> None:
    plan = Plan(kills=1, tables=3, longest_calm=0.2, mischief=0, bots=0, patience=3, server="tests.faults.hasty")
    found = {finding.kind for finding in storm(plan, tmp_path).findings}
    assert {LOST, VEILED} <= found
