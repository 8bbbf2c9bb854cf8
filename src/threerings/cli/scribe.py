"""Writes matches down as they are played. Whatever is written is on disk before anybody sees it."""

from pathlib import Path

from threerings.core.match import Match
from threerings.core.record import RecordFile, end_line, header_of


class Scribe:
    """Follows one match after the other into a file, or into nothing where none could be made."""

    def __init__(self, file: RecordFile | None, path: Path | None) -> None:
        self.path = path
        self._file = file
        self._written = 0
        self._ended = False

    @property
    def writes(self) -> bool:
        return self._file is not None

    def begin(self, match: Match, players: tuple[str, str], number: int, games: int) -> None:
        """Open a new match: its header, and what nature has dealt already."""
        self._add([header_of(match, players, number, games).line()])
        self._written, self._ended = 0, False
        self.follow(match)

    def resume(self, match: Match, written: int, ended: bool) -> None:
        """Go on with a match of which so many actions are written already."""
        self._written, self._ended = written, ended
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Write down what has happened since the last time."""
        texts = match.log[self._written :]
        self._written = len(match.log)
        outcome = match.outcome
        if outcome is not None and not self._ended:
            texts = [*texts, end_line(match.game, outcome)]
            self._ended = True
        if texts:
            self._add(texts)

    def _add(self, texts: list[str]) -> None:
        if self._file is not None:
            try:
                self._file.add(texts)
            except OSError as error:
                raise OSError(error.errno, error.strerror, str(self.path)) from None
