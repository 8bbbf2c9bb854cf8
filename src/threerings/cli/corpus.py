"""Corpora of matches between bots: played, looked at, and written in the other format."""

import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EEXIST
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from threerings.cli import shelf
from threerings.cli.arrange import check, game_named
from threerings.cli.complaint import DONE, Complaint
from threerings.cli.laboratory import Start, check_bots, check_place, progress_bar, settled_start, troubles
from threerings.cli.screen import Paper
from threerings.games import GAMES, load
from threerings.lab.corpus import NOBODY, CorpusFile, Entry, Filter, growing, kind, play, read, tasks, winner_of, write
from threerings.lab.executors import run
from threerings.search.think import Budget
from threerings.texts import Texts


class Wish(NamedTuple):
    """What was typed."""

    game: str
    bots: tuple[str, ...]
    matches: int
    seed: int
    budget: Budget
    out: Path
    jobs: int | None
    on: str
    start: Start = Start()


def grow(wish: Wish, speech: Texts) -> int:
    """Play what is not in the file yet."""
    game = game_named(wish.game)
    check_bots(wish.bots)
    check_place(wish.on)
    if len(wish.bots) > 2:
        raise Complaint("corpus-bots")
    options = settled_start(wish.start, game)
    position = wish.start.position
    wanted = tasks(game.name, wish.bots, wish.matches, wish.seed, wish.budget, options=options, position=position)
    with troubles(wish.out), alone_with(growing(wish.out)):
        file = CorpusFile(wish.out, wanted)
        with progress_bar(speech, len(wanted), len(file.missing)) as advance:
            for entry in run(play, file.missing, wish.jobs or os.cpu_count() or 1, wish.on):
                file.add(entry)
                advance()
        file.finish()
        show(wish.out, Look(), speech)
    return DONE


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Keep a file that grows to ourselves. If it stays empty it is not left behind."""
    path.touch()
    with shelf.alone_with(path, "corpus-in-use"):
        try:
            yield
        finally:
            if path.exists() and not path.stat().st_size:
                path.unlink()


class Look(NamedTuple):
    """What to show of a corpus."""

    meant: Filter = Filter()
    rows: int = 0
    """So many matches one by one."""
    by_rules: bool = False
    """Whether every match is played again."""
    target: Path | None = None
    """Where to write what is meant, too."""


def show(path: Path, look: Look, speech: Texts) -> int:
    """Tell in a few words what is in a corpus."""
    check_filter(look.meant)
    if look.target is not None:
        check_target(look.target)
    summary = Summary()
    with troubles(path):
        entries = chosen(path, look, summary)
        if look.target is not None:
            write(look.target, entries)
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


def chosen(path: Path, look: Look, summary: "Summary") -> Iterator[Entry]:
    for number, entry in enumerate(read(path, by_rules=look.by_rules), 1):
        if look.meant.fits(entry):
            summary.add(entry)
            if len(summary.rows) < look.rows:
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
