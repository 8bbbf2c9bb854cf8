"""Short storms. The long ones are commands: python -m tests faults --kills 1000."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.checker import LOST, VEILED
from tests.faults.clock import clock_in
from tests.faults.report import with_section
from tests.faults.storm import CRASHED, CUT_OFF, FILLED, KILLED, Plan, Storm, Told
from tests.support.disk import HOW, Disk, may_mount
from tests.support.postgres import Postgres


def storm(plan: Plan, folder: Path, disk: Disk | None = None, database: Postgres | None = None) -> Told:
    async def run() -> Told:
        return await Storm(plan, (disk.folder if disk else folder) / "data", clock_in(folder), disk, database).run()

    return asyncio.run(run())


def test_nothing_is_lost_doubled_or_shown_too_early_when_the_server_is_killed(tmp_path: Path) -> None:
    told = storm(Plan(kills=3, tables=3, seed=3, longest_calm=0.6), tmp_path)
    assert told.findings == []
    assert told.faults[KILLED] >= 3
    assert told.acknowledged > 10
    assert len(told.matches) == 3


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    if not may_mount(tmp_path / "small"):
        pytest.skip(HOW)
    with Disk(tmp_path / "small") as disk:
        told = storm(Plan(kills=2, tables=1, seed=2, mischief=0.05, full=1), tmp_path, disk)
    assert told.findings == []
    assert told.faults[FILLED]


def test_three_servers_on_a_database_that_is_cut_off_lose_nothing(postgres: Postgres, tmp_path: Path) -> None:
    told = storm(Plan(kills=2, tables=2, seed=4, longest_calm=0.6, cut_off=1, crash=1), tmp_path, database=postgres)
    assert told.findings == []
    assert told.faults[KILLED] >= 2
    assert told.faults[CUT_OFF] >= 2
    assert told.faults[CRASHED]  # before each kill, but for one that meets a server while it opens
    assert told.acknowledged > 10


def test_a_server_that_acknowledges_before_it_writes_is_found_out(tmp_path: Path) -> None:
    plan = Plan(kills=1, tables=3, longest_calm=0.2, mischief=0, bots=0, patience=3, server="tests.faults.hasty_server")
    found = {finding.kind for finding in storm(plan, tmp_path).findings}
    assert {LOST, VEILED} <= found


def test_a_report_keeps_the_other_section() -> None:
    both = with_section(with_section("# Old\n", "## PostgreSQL\n\nthree\n"), "## SQLite\n\none\n")
    assert both.index("## SQLite\n\none\n") < both.index("## PostgreSQL\n\nthree\n")
    again = with_section(both, "## SQLite\n\ntwo\n")
    assert again == both.replace("\none\n", "\ntwo\n")
    assert "# Old" not in again
