"""python -m bench faults: a storm on the disk, another on a disk that fills up, and a table of what came out."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import trees
from bench.faults import clock, disk
from bench.faults.checker import BROKEN, DOUBLED, LOST, REFUSED, STUCK, UNFAIR, UNSENT, VEILED
from bench.faults.disk import Disk
from bench.faults.storm import (
    DOUBLED_MATCH,
    FILLED,
    JUMPED,
    KILLED,
    KILLED_FULL,
    KILLED_OPENING,
    LEFT_BEHIND,
    LOST_MATCH,
    WORKER,
    Plan,
    Storm,
    Told,
)
from bench.many import bar
from bench.speed import machine

SHARE_ON_SMALL_DISK = 4
"""One kill in so many is on the disk that fills up."""
PROMISES = {
    "acknowledged actions lost": (LOST, LOST_MATCH),
    "actions applied twice, or never sent": (DOUBLED, UNSENT, DOUBLED_MATCH),
    "logs shown that are no prefix of the seat's own": (VEILED,),
    "matches that could not be played to their end": (STUCK,),
    "other findings": (UNFAIR, BROKEN, REFUSED, LEFT_BEHIND),
}
FIRST = (KILLED, KILLED_OPENING, KILLED_FULL, WORKER, FILLED, JUMPED)
"""The rest happens to single requests."""
SHOWN = 20
"""So many findings are printed."""


def main(kills: int, matches: int, seed: int, report: Path | None) -> int:
    with bar() as progress, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        task = progress.add_task("kill -9", total=kills)
        told, left_out = asyncio.run(storms(Plan(kills, matches, seed), Path(name), lambda: progress.advance(task)))
    for line in left_out:
        print(line)
    Console().print(table(told))
    for finding in told.findings[:SHOWN]:
        print(f"{finding.match}: {finding.kind}: {finding.what}")
    if report:
        words = f"python -m bench faults --kills {kills} --matches {matches} --seed {seed} --report {report}"
        report.write_text(markdown(told, left_out, words), "utf-8")
    return 1 if told.findings else 0


async def storms(plan: Plan, folder: Path, killed: Callable[[], None]) -> tuple[Told, list[str]]:
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
            "lines in the logs": f"{told.lines:,}",
            "logs shown to a seat or a spectator, and checked": f"{told.shown:,}",
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


def markdown(told: Told, left_out: list[str], words: str) -> str:
    parts = [TEXT.format(command=words, machine=f"{machine()}, {trees.running()}")]
    for title, lines in figures(told).items():
        rows = [f"| {label} | {figure} |" for label, figure in lines.items()]
        parts.append("\n".join([f"| {title} | |", "|---|---:|", *rows]))
    parts += [f"Left out: {line}." for line in left_out]
    return "\n\n".join(parts) + "\n"


TEXT = """# Faults

Matches of all three games are played over real connections, by pairs of programs, against bots and with spectators,
while everything goes wrong that we could think of. Each program keeps a journal of what it sent, what was acknowledged
and what it was shown. When the storm has passed every match is played to its end, and a checker compares the journals
with the logs on disk, played again by the rules.

    {command}

{machine}.

- *Lost*: an acknowledged action that is not at its ply in the log.
- *Applied twice*: a line of a player who did not send it at that ply.
- *No prefix*: a log, as shown to a seat or a spectator, that differs from what the rules let them see.
- Requests meet a line that cuts, delays, doubles, reorders and repeats them; programs send again what was not answered,
  and sometimes two different choices at once.
- One kill in four happens on a small disk that is filled to the last byte now and then. The clock that jumps is the
  server's own: by five seconds, an hour or 400 days, ahead or back.
- `kill -9` ends a process and not the machine: what a disk does in a power cut is SQLite's promise, with
  `synchronous=FULL`."""
