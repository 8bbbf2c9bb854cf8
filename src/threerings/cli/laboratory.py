"""What the commands of the laboratory share: who may play and where, a progress bar, and what can go wrong."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from threerings.bots import BOTS, UnknownBot
from threerings.cli.arrange import PlayRequest, check, game_named, options_for
from threerings.cli.complaint import Complaint
from threerings.core.game import BadPosition, Game, Options
from threerings.lab.arena import WrongFile
from threerings.lab.corpus import BadCorpus
from threerings.lab.entrants import SPECIAL, imported
from threerings.lab.executors import PLACES
from threerings.lab.extras import MissingExtra
from threerings.lab.parquet import NotParquet
from threerings.search.think import Budget
from threerings.texts import Texts


class MatchesRequest(NamedTuple):
    """The matches that somebody wants bots to play, as it was typed."""

    game: str
    bots: tuple[str, ...]
    number: int
    """Of pairs in an arena, of matches in a corpus."""
    budget: Budget
    seed: int
    jobs: int | None
    on: str
    options: tuple[tuple[str, str], ...] = ()
    position: str | None = None


def checked_game(wanted: MatchesRequest) -> Game[Any, Any]:
    """The game, if bots and place are known, too. Raises Complaint."""
    game = game_named(wanted.game)
    for name in wanted.bots:
        check_bot(name)
    check("unknown-place", wanted.on, PLACES)
    return game


def settled_options(wanted: MatchesRequest, game: Game[Any, Any]) -> Options:
    """The game's options, once they and the position are found to be good. Raises Complaint."""
    options = options_for(PlayRequest(options=wanted.options), game)
    if wanted.position is not None:
        try:
            over = game.setup(wanted.position, options).outcome() is not None
        except BadPosition as error:
            raise Complaint("position-bad", trouble=str(error)) from None
        if over:
            raise Complaint("position-over")
    return options


def check_bot(name: str) -> None:
    """Raises Complaint. A name like master@400 gives a bot its own number of iterations."""
    if ":" in name:
        check_import(name)
        return
    level, at, iterations = name.partition("@")
    check("unknown-bot", level, (*BOTS, *SPECIAL))
    if at and not (iterations.isdecimal() and 0 < int(iterations[:9]) == int(iterations)):
        raise Complaint("unknown-bot", name=name, names=", ".join((*BOTS, *SPECIAL)))


def check_import(name: str) -> None:
    """A dotted name is looked for from the folder the command was typed in."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        imported(name)
    except UnknownBot as error:
        raise Complaint("unknown-entrant", trouble=str(error)) from None


@contextmanager
def progress_bar(speech: Texts, total: int, missing: int, of: str = "arena-matches") -> Iterator[Callable[[], None]]:
    """A bar of matches or the like, and how to advance it by one."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(speech(of), total=total, completed=total - missing)
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
