"""Where records lie, and how one is opened so that nobody else writes into it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from threerings.cli.complaint import Complaint
from threerings.core.fair import DIGITS
from threerings.core.record import BadRecord, OtherRules, Record, read
from threerings.core.record_file import RecordFile, contents, sync
from threerings.games import load
from threerings.texts import Texts
from threerings.texts.aids import aids_used

LAST_FEW = 5


def folder() -> Path:
    """The folder of matches that were not given a file of their own."""
    chosen = os.environ.get("THREERINGS_DATA")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "threerings"


def new_path(game: str) -> Path:
    """A name for a new match, by the game and the time."""
    place = folder()
    place.mkdir(mode=0o700, parents=True, exist_ok=True)  # a server's store may lie there, too
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    paths = (place / f"{stem}{again}.record" for again in ("", *(f"-{number}" for number in range(2, 100))))
    return next(path for path in paths if not path.exists())


def unfinished_match() -> Path | None:
    """The newest match in the folder that is not over, if one of the last few is."""
    newest = sorted(folder().glob("*.record"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in newest[:LAST_FEW] if goes_on(path)), None)


def goes_on(path: Path) -> bool:
    """Whether a match is not over. A line that was being written when the program was stopped does not count."""
    try:
        content = contents(path)
        last = read(content[: content.rfind(b"\n") + 1])[-1]
    except BadRecord:
        return False
    return not (last.secret or last.resigned) and (last.end is None or last.header.number < last.header.games)


# The secret of a shuffle lies beside its record until the match is over.


def secret_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.secret")


def keep_secret(path: Path, secret: str) -> None:
    """Write it down where only the owner of the record can read it, before anything is drawn."""
    handle = os.open(secret_path(path), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    sync(path.parent)


def kept_secret(path: Path) -> str:
    """The secret, or nothing where it is lost."""
    try:
        found = secret_path(path).read_text("ascii")
    except (OSError, ValueError):
        return ""
    return found if DIGITS.fullmatch(found) else ""


def forget_secret(path: Path) -> None:
    """The record has it now."""
    secret_path(path).unlink(missing_ok=True)


def read_records(path: Path) -> list[Record]:
    """The records in a file. Raises Complaint, naming the file, where they are damaged."""
    with naming(path):
        records = read(contents(path))
        check_games(records)
    return records


def check_games(records: list[Record]) -> None:
    """The games of a match follow each other with the sides swapped; between them the rules may have a new version.

    Raises BadRecord.
    """
    first = records[0].header
    swapped = first._replace(number=2, players=(first.players[1], first.players[0]))
    expected = [first._replace(number=1), swapped][: first.games]
    headers = [record.header._replace(rules_version=first.rules_version) for record in records]
    if headers != expected[: len(headers)] or any(record.end is None for record in records[:-1]):
        raise BadRecord("the games of the match do not belong together")


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Raises Complaint, naming the file, where a record turns out to be damaged, or to break the rules."""
    try:
        yield
    except BadRecord as error:
        raise damage_complaint(path, error) from None


def damage_complaint(path: Path, error: Exception) -> Complaint:
    key = "record-other-rules" if isinstance(error, OtherRules) else "record-damaged"
    return Complaint(key, file=str(path), fault=str(error))


def older_rules(records: list[Record], speech: Texts) -> list[str]:
    """What is to be said of records that an older version of the rules made and that today's fit."""
    made, now = records[0].header.rules_version, load(records[0].header.game).rules_version
    return [speech("record-older-rules", made=made, now=now)] if made < now else []


def help_used(records: list[Record], speech: Texts) -> list[str]:
    """What help the players had, a line a game; nothing where there was none."""
    sides = load(records[0].header.game).sides
    return [said for said in (aids_used(record.lines, sides, speech) for record in records) if said]


@contextmanager
def alone_with(path: Path, otherwise: str = "record-in-use") -> Iterator[None]:
    """Keep a record to ourselves: two programs that write the same match would spoil it."""
    try:
        import fcntl
    except ImportError:  # not on this system: then nobody is kept out
        yield
        return
    with path.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Complaint(otherwise, file=str(path)) from None
        yield


@contextmanager
def reopen(path: Path) -> Iterator[tuple[RecordFile, list[Record]]]:
    """An interrupted record, to go on with. Raises Complaint, naming the file, where it is damaged."""
    with naming(path):
        file, records = RecordFile.reopen(path)
        with file:
            check_games(records)
            yield file, records
