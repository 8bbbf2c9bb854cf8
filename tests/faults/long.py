"""The long form: storms on SQLite, one of them on a disk that fills up, or on PostgreSQL; what came out."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.faults import clock
from tests.faults.checker import BROKEN, DOUBLED, LOST, REFUSED, STUCK, UNFAIR, UNSENT, VEILED
from tests.faults.report import markdown, with_section
from tests.faults.storm import (
    COLD,
    CRASHED,
    CUT_OFF,
    DOUBLED_MATCH,
    FILLED,
    JUMPED,
    KILLED,
    KILLED_FULL,
    KILLED_OPENING,
    LEFT_BEHIND,
    LOST_MATCH,
    MISCOUNTED,
    WORKER,
    Plan,
    Storm,
    Told,
)
from tests.faults.times import FELL, TIME_LOST, TIME_WON
from tests.support import disk, trees
from tests.support.disk import Disk
from tests.support.postgres import NONE, Postgres, binary
from tests.support.progress import bar

SHARE_ON_SMALL_DISK = 4
"""One kill in so many is on the disk that fills up."""
PROMISES = {
    "acknowledged actions lost": (LOST, LOST_MATCH),
    "actions applied twice, or never sent": (DOUBLED, UNSENT, DOUBLED_MATCH),
    "logs shown that are no prefix of the seat's own": (VEILED,),
    "matches that could not be played to their end": (STUCK,),
    "time charged that did not pass, or not charged though it did": (TIME_LOST, TIME_WON, FELL),
    "rated matches that were not counted exactly once": (MISCOUNTED,),
    "other findings": (UNFAIR, BROKEN, REFUSED, LEFT_BEHIND),
}
FIRST = (KILLED, KILLED_OPENING, KILLED_FULL, COLD, WORKER, FILLED, JUMPED, CUT_OFF, CRASHED)
"""The rest happens to single requests."""
SHOWN = 20
"""So many findings are printed."""


SQLITE, POSTGRESQL = "sqlite", "postgresql"
STORES = {SQLITE: "SQLite", POSTGRESQL: "PostgreSQL"}


def main(store: str, plan: Plan, report: Path | None) -> int:
    words = f"python -m tests faults --store {store} --kills {plan.kills} --matches {plan.tables} --seed {plan.seed}"
    if store == POSTGRESQL and not binary("initdb"):
        print(NONE)
        return 1
    with bar() as progress, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        task = progress.add_task("kill -9", total=plan.kills)
        storms = on_a_database if store == POSTGRESQL else on_disks
        told, left_out = asyncio.run(storms(plan, Path(name), lambda: progress.advance(task)))
    for line in left_out:
        print(line)
    Console().print(table(told))
    for finding in told.findings[:SHOWN]:
        print(f"{finding.match}: {finding.kind}: {finding.what}")
    if report:
        where = f"{trees.machine()}, {trees.running()}"
        section = markdown(STORES[store], f"{words} --report {report}", where, figures(told), left_out)
        report.write_text(with_section(report.read_text("utf-8") if report.exists() else "", section), "utf-8")
    return 1 if told.findings else 0


async def on_a_database(plan: Plan, folder: Path, killed: Callable[[], None]) -> tuple[Told, list[str]]:
    """What became of it, and what could not be done here."""
    turned = clock.clock_in(folder)
    database = Postgres(durable=True)
    try:
        await asyncio.to_thread(database.start)
        told = await Storm(plan, folder / "data", turned, database=database).run(killed)
    finally:
        database.remove()
    return told, [] if turned else [clock.HOW]


async def on_disks(plan: Plan, folder: Path, killed: Callable[[], None]) -> tuple[Told, list[str]]:
    """What became of all of them, and what could not be done here."""
    told, turned, left_out = Told(), clock.clock_in(folder), []
    if turned is None:
        left_out.append(clock.HOW)
    small = plan.kills // SHARE_ON_SMALL_DISK
    if not disk.may_mount(folder / "small"):
        left_out.append(disk.HOW)
        small = 0
    plan.kills -= small
    told.add(await Storm(plan, folder / "data", turned, None).run(killed))
    if small:
        plan.kills, plan.seed = small, plan.seed + 1
        with Disk(folder / "small") as little:
            told.add(await Storm(plan, little.folder / "data", turned, little).run(killed))
    return told, left_out


def figures(told: Told) -> dict[str, dict[str, str]]:
    """Label and figure, by the title of the group."""
    order = [*FIRST, *sorted(name for name in told.faults if name not in FIRST)]
    faults = [(name, told.faults[name]) for name in order if name in told.faults]
    played = {f"matches of {game}": f"{count:,}" for game, count in sorted(told.matches.items())}
    return {
        "what was done to it": {name: f"{count:,}" for name, count in faults},
        "what was played": {
            **played,
            "actions acknowledged": f"{told.acknowledged:,}",
            "… of these between kills": f"{told.between_kills:,}",
            "lines in the logs": f"{told.lines:,}",
            "logs shown to a seat or a spectator, and checked": f"{told.shown:,}",
            "choices by the clock, and checked": f"{told.charged:,}",
            "rated matches, and checked": f"{told.rated:,}",
            "seconds charged for them": f"{told.thought:,.0f}",
            "seconds": f"{told.seconds:,.0f}",
        },
        "what came out": {
            label: f"{sum(finding.kind in kinds for finding in told.findings):,}" for label, kinds in PROMISES.items()
        },
    }


def table(told: Told) -> Table:
    drawn = Table("", "")
    drawn.columns[1].justify = "right"
    for title, lines in figures(told).items():
        drawn.add_row(f"[b]{title}[/b]")
        for label, figure in lines.items():
            drawn.add_row(f"  {label}", figure)
    return drawn
