"""Corpora of matches between bots: played, looked at, and written in the other format."""

import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EEXIST
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from threerings.cli import record_files
from threerings.cli.arrange import check, game_named
from threerings.cli.complaint import DONE, Complaint
from threerings.cli.laboratory import MatchesRequest, checked_game, progress_bar, settled_options, troubles
from threerings.cli.screen import Paper
from threerings.games import GAMES, load
from threerings.lab.corpus import NOBODY, CorpusFile, Entry, Filter, growing, kind, play, read, tasks, winner_of, write
from threerings.lab.executors import run
from threerings.texts import Texts


def grow(request: MatchesRequest, out: Path, speech: Texts) -> int:
    """Play what is not in the file yet."""
    game = checked_game(request)
    if len(request.bots) > 2:
        raise Complaint("corpus-bots")
    options, position, budget = settled_options(request, game), request.position, request.budget
    wanted = tasks(game.name, request.bots, request.number, request.seed, budget, options=options, position=position)
    with troubles(out), alone_with(growing(out)):
        file = CorpusFile(out, wanted)
        with progress_bar(speech, len(wanted), len(file.missing)) as advance:
            for entry in run(play, file.missing, request.jobs or os.cpu_count() or 1, request.on):
                file.add(entry)
                advance()
        file.finish()
        show(out, CorpusQuery(), speech)
    return DONE


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Keep a file that grows to ourselves. If it stays empty it is not left behind."""
    path.touch()
    with record_files.alone_with(path, "corpus-in-use"):
        try:
            yield
        finally:
            if path.exists() and not path.stat().st_size:
                path.unlink()


class CorpusQuery(NamedTuple):
    """What to show of a corpus."""

    meant: Filter = Filter()
    rows: int = 0
    """So many matches one by one."""
    by_rules: bool = False
    """Whether every match is played again."""
    target: Path | None = None
    """Where to write what is meant, too."""


def show(path: Path, query: CorpusQuery, speech: Texts) -> int:
    """Tell in a few words what is in a corpus."""
    check_filter(query.meant)
    if query.target is not None:
        check_target(query.target)
    summary = Summary()
    with troubles(path):
        entries = chosen_entries(path, query, summary)
        if query.target is not None:
            write(query.target, entries)
        for _ in entries:  # all of them, if they were not written
            pass
    print("\n".join(summary.rows), end="\n" if summary.rows else "")
    Paper().print(summary.table(speech))
    return DONE


def check_filter(meant: Filter) -> None:
    if meant.game is not None:
        game_named(meant.game)
    if meant.winner is not None:
        check("unknown-side", meant.winner, (*(side for game in GAMES for side in load(game).sides), NOBODY))


def check_target(path: Path) -> None:
    with troubles(path):
        kind(path)
    if path.exists():
        raise FileExistsError(EEXIST, "", str(path))


def chosen_entries(path: Path, query: CorpusQuery, summary: "Summary") -> Iterator[Entry]:
    for number, entry in enumerate(read(path, by_rules=query.by_rules), 1):
        if query.meant.fits(entry):
            summary.add(entry)
            if len(summary.rows) < query.rows:
                summary.rows.append(row(number, entry))
            yield entry


def row(number: int, entry: Entry) -> str:
    """A match in one line, with its place in the file."""
    end = f"{winner_of(entry)} {entry.reason} {entry.points[0]}-{entry.points[1]}"
    return f"{number:6}  {entry.game}  {' – '.join(entry.bots)}  {entry.seed}  {end}  {entry.plies}"


class Summary:
    """What was seen of a corpus: some matches one by one, and all by game and players."""

    def __init__(self) -> None:
        self.rows: list[str] = []
        self._plies: dict[tuple[str, str], list[int]] = defaultdict(list)
        self._ends: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)

    def add(self, entry: Entry) -> None:
        pairing = entry.game, " – ".join(entry.bots)
        self._plies[pairing].append(entry.plies)
        self._ends[pairing][f"{winner_of(entry)} {entry.reason}"] += 1

    def table(self, speech: Texts) -> Table:
        heads = ("corpus-game", "corpus-seats", "arena-matches", "corpus-plies", "arena-ends")
        table = Table(*map(speech, heads))
        for pairing, plies in sorted(self._plies.items()):
            ends = ", ".join(f"{end} {times}" for end, times in sorted(self._ends[pairing].items()))
            spread = f"{sum(plies) / len(plies):.0f} ({min(plies)}–{max(plies)})"
            table.add_row(*pairing, str(len(plies)), spread, ends)
        return table
