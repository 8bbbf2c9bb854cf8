"""What the commands of the laboratory share: who may play and where, a progress bar, and what can go wrong."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from threerings.bots import BOTS, UnknownBot
from threerings.cli.arrange import Wish, check, settled
from threerings.cli.complaint import Complaint
from threerings.core.game import BadPosition, Game, Options
from threerings.lab.arena import WrongFile
from threerings.lab.corpus import BadCorpus
from threerings.lab.entrants import CHEAT, imported
from threerings.lab.executors import PLACES
from threerings.lab.extras import MissingExtra
from threerings.lab.parquet import NotParquet
from threerings.texts import Texts


class Start(NamedTuple):
    """How the matches begin, as it was typed."""

    options: tuple[tuple[str, str], ...] = ()
    position: str | None = None


def settled_start(start: Start, game: Game[Any, Any]) -> Options:
    """The game's options, once they and the position are found to be good. Raises Complaint."""
    options = settled(Wish(options=start.options), game)
    if start.position is not None:
        try:
            over = game.setup(start.position, options).outcome() is not None
        except BadPosition as error:
            raise Complaint("position-bad", trouble=str(error)) from None
        if over:
            raise Complaint("position-over")
    return options


def check_bots(names: Sequence[str]) -> None:
    """Raises Complaint. A dotted name is looked for from the folder the command was typed in."""
    for name in names:
        if ":" not in name:
            check_bot(name)
            continue
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.insert(0, here)
        try:
            imported(name)
        except UnknownBot as error:
            raise Complaint("unknown-entrant", trouble=str(error)) from None


def check_bot(name: str) -> None:
    """A name like master@400 gives a bot its own number of iterations."""
    level, at, iterations = name.partition("@")
    check("unknown-bot", level, (*BOTS, CHEAT))
    if at and not (iterations.isdecimal() and 0 < int(iterations[:9]) == int(iterations)):
        raise Complaint("unknown-bot", name=name, names=", ".join((*BOTS, CHEAT)))


def check_place(name: str) -> None:
    check("unknown-place", name, PLACES)


@contextmanager
def progress_bar(speech: Texts, total: int, missing: int) -> Iterator[Callable[[], None]]:
    """A bar of matches, and how to advance it by one."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(speech("arena-matches"), total=total, completed=total - missing)
        yield lambda: progress.advance(bar)


@contextmanager
def troubles(file: Path | None) -> Iterator[None]:
    """Tell what goes wrong with a file, or what is not installed, as a complaint."""
    try:
        yield
    except (WrongFile, BadCorpus, NotParquet) as error:
        raise Complaint("file-trouble", file=str(file), trouble=str(error)) from None
    except MissingExtra as error:
        raise Complaint("missing-extra", extra=error.extra) from None
