"""Writes matches down as they are played. Whatever is written is on disk before anybody sees it."""

from pathlib import Path

from threerings.core.match import Match
from threerings.core.record import RESIGN, SECRET, Header, Record, end_line
from threerings.core.record_file import RecordFile


class Recorder:
    """Follows one match after the other into a file, or into nothing where none could be made."""

    def __init__(self, file: RecordFile | None, path: Path | None) -> None:
        self.path = path
        self.secret = ""
        """Closes the record once the whole match is over, if its shuffle can be proven."""
        self._file = file
        self._written = 0
        self._resigned = False
        self._ended = False
        self._last = False

    @property
    def writes(self) -> bool:
        return self._file is not None

    def begin(self, match: Match, header: Header, lines: list[str]) -> None:
        """Open a new match: its header, lines that precede all actions, and what nature has dealt already."""
        self._add([header.line(), *lines])
        self._written, self._resigned, self._ended, self._last = 0, False, False, header.number == header.games
        self.follow(match)

    def resume(self, match: Match, record: Record) -> None:
        """Go on with a match that is written as far as this record goes."""
        header = record.header
        self._written, self._last = len(record.actions), header.number == header.games
        self._resigned, self._ended = bool(record.resigned), bool(record.end)
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Write down what has happened since the last time."""
        texts = match.log[self._written :]
        self._written = len(match.log)
        if match.resigned is not None and not self._resigned:
            texts = [*texts, f"{RESIGN} {match.game.sides[match.resigned]}"]
            self._resigned = True
        outcome = match.outcome
        if outcome is not None and not self._ended:
            texts = [*texts, end_line(match.game, outcome)]
            texts += [SECRET + self.secret] if self.secret and (self._last or self._resigned) else []
            self._ended = True
        if texts:
            self._add(texts)

    def note(self, text: str) -> None:
        """Write down something beside the actions."""
        self._add([text])

    def _add(self, texts: list[str]) -> None:
        if self._file is not None:
            try:
                self._file.add(texts)
            except OSError as error:
                raise OSError(error.errno, error.strerror, str(self.path)) from None
