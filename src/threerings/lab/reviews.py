"""Reviews of whole corpora: a line for each match, in the order of the corpus. docs/review.md explains the fields."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from threerings.core.game import Options
from threerings.core.match import Match
from threerings.games import load
from threerings.lab.arena import WrongFile
from threerings.lab.corpus import Entry, drop_what_is_cut_off, read
from threerings.school.review import BadReview, Review, judge, review_of, tasks, written
from threerings.school.review import read as understood

HEAD: Final = b'{"review":'
"""How every line begins."""


class MatchTask(NamedTuple):
    """A whole match to be reviewed in one process."""

    game: str
    options: Options
    position: str | None
    log: tuple[str, ...]
    seed: int
    iterations: int


def review(task: MatchTask) -> Review:
    """It follows from the task alone."""
    match = Match(load(task.game), task.options, task.position, chance=None)
    match.follow(task.log)
    return review_of(match, map(judge, tasks(match, task.seed, task.iterations)), task.seed, task.iterations)


def task_of(entry: Entry, seed: int, iterations: int) -> MatchTask:
    return MatchTask(entry.game, entry.options, entry.position, entry.log, seed, iterations)


def matches_in(corpus: Path) -> int:
    """How many there are. Raises BadCorpus."""
    return sum(1 for _ in read(corpus, by_rules=False))


class ReviewFile:
    """Reviews that grow in the order of a corpus. A file that was stopped goes on where it was.

    Raises WrongFile if it holds other reviews than the first of those that are wanted.
    """

    def __init__(self, path: Path, corpus: Path, seed: int, iterations: int) -> None:
        self._path, self._corpus = path, corpus
        self._seed, self._iterations = seed, iterations
        self.done = self._taken_up() if path.exists() else 0

    def missing(self) -> Iterator[MatchTask]:
        """What is still to be reviewed, each match played again by the rules first. Raises BadCorpus."""
        return (task_of(entry, self._seed, self._iterations) for entry in islice(read(self._corpus), self.done, None))

    def add(self, found: Review) -> None:
        """The next of the missing reviews. It is in the file before this returns."""
        with self._path.open("a", encoding="utf-8") as file:
            print(written(found), file=file)

    def _taken_up(self) -> int:
        """How many reviews are in the file already."""
        drop_what_is_cut_off(self._path, HEAD)
        lines = self._path.read_bytes().splitlines()
        if len(lines) > matches_in(self._corpus):
            raise WrongFile(f"holds {len(lines)} reviews, more than there are matches")
        for number, (line, entry) in enumerate(zip(lines, read(self._corpus, by_rules=False), strict=False), 1):
            try:
                found = understood(line)
            except BadReview as error:
                raise WrongFile(f"line {number} is not a review: {error}") from None
            due = (entry.game, entry.plies, self._seed, self._iterations)
            if (found.game, found.plies, found.seed, found.iterations) != due:
                raise WrongFile(f"line {number} is a review of another match, or another review of this one")
        return len(lines)
