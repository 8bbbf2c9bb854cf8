"""Stores that cannot be used: each is named in one sentence, and nothing is changed, made or served instead."""

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.test_stores import new_match
from tests.support.disk import Disk, may_mount
from tests.support.patience import PATIENCE
from tests.support.process import ServerProcess
from threerings.cli import commands
from threerings.store import DamagedStore, LostChanges, sqlite, sqlite_file
from threerings.store.opening import open_store
from threerings.store.sqlite import SqliteStore

PROGRAM = (sys.executable, "-m", "threerings.cli.main")
ALL = ("serve", "export", "backup", "import")


def said(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """The one sentence of a command that cannot use a store."""
    assert commands.run([*map(str, words), "--language", "en"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def asked(command: str, here: Path) -> list[str | Path]:
    """A command with what it needs besides a store."""
    if command == "serve":
        return [command, "--port", "0"]
    return [command, here / ("lines" if command == "import" else "copy")]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if not path.name.endswith("-shm")}


def filled(path: Path, matches: int = 200) -> None:
    async def story() -> None:
        store = SqliteStore(path)
        await asyncio.gather(*(store.add_match(new_match(f"m{number}")) for number in range(matches)))
        await store.close()

    asyncio.run(story())


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with a file of matches and a data folder."""
    (tmp_path / "lines").write_text('{"end": 0}\n')
    (tmp_path / "data").mkdir()
    return tmp_path


@pytest.mark.parametrize("command", ALL)
def test_an_address_of_an_unknown_kind_makes_no_file(
    here: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    before = contents(here / "data")
    told = said(capsys, *asked(command, here), "--store", "mysql://me:word@server/rings")
    assert "“mysql://server/rings” is no store" in told
    assert "postgresql://" in told
    assert sorted(path.name for path in here.iterdir()) == ["data", "lines"]
    assert contents(here / "data") == before


def another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
        connection.execute("PRAGMA user_version = 99")


def no_database(path: Path) -> None:
    path.write_bytes(b"no database at all" * 1000)


def cut(path: Path) -> None:
    filled(path)
    os.truncate(path, path.stat().st_size // 2)


def garbled(path: Path) -> None:
    filled(path)
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(size - 3 * 4096))


@pytest.mark.parametrize("command", ALL)
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (another_program, "is a database of another program"),
        (no_database, "is damaged: file is not a database"),
        (cut, "is damaged: "),
        (garbled, "is damaged: "),
    ],
)
def test_what_is_no_store_or_not_whole_is_left_alone(
    here: Path, capsys: pytest.CaptureFixture[str], command: str, spoil: Callable[[Path], None], told: str
) -> None:
    path = here / "data" / "threerings.sqlite"
    spoil(path)
    before = path.read_bytes()
    sentence = said(capsys, *asked(command, here), "--data", here / "data")
    assert told in sentence
    assert str(path) in sentence
    assert path.read_bytes() == before
    assert not (here / "copy").exists()


@pytest.mark.parametrize("command", ALL)
def test_what_is_not_a_file_is_never_touched(here: Path, capsys: pytest.CaptureFixture[str], command: str) -> None:
    """A pipe stands for all that has no size and is no file, devices too."""
    pipe = here / "pipe"
    os.mkfifo(pipe)
    for place in (pipe, here / "data"):
        before = place.lstat()
        told = said(capsys, *asked(command, here), "--store", place)
        assert told == f"The store {place} cannot be used: it is not a file\n"
        assert (place.lstat().st_ino, place.lstat().st_mode) == (before.st_ino, before.st_mode)
    assert sorted(path.name for path in here.iterdir()) == ["data", "lines", "pipe"]


def test_an_empty_file_becomes_a_store_in_its_place(tmp_path: Path) -> None:
    path = tmp_path / "s"
    path.touch()
    number = path.stat().st_ino
    filled(path, 1)
    assert path.stat().st_ino == number


def test_a_store_whose_making_was_interrupted_is_made(tmp_path: Path) -> None:
    """Its journal puts it right: nothing was in it."""
    path, journal = tmp_path / "s", tmp_path / "s-journal"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN")
        connection.execute("CREATE TABLE server (name TEXT)")
        connection.executemany("INSERT INTO server VALUES (?)", [("x" * 5000,)] * 50)
        assert journal.exists()
        for file in (path, journal):
            shutil.copy(file, tmp_path / file.name.replace("s", "t", 1))
    assert (tmp_path / "t").stat().st_size
    filled(tmp_path / "t", 1)


@pytest.mark.parametrize("command", ALL)
def test_a_store_that_another_program_holds(
    here: Path, capsys: pytest.CaptureFixture[str], command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = here / "data" / "threerings.sqlite"
    filled(path, 1)
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        assert "cannot be used: database is locked" in said(capsys, *asked(command, here), "--data", here / "data")


def test_a_second_server_is_refused_until_the_first_is_gone(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = ServerProcess(here / "data"), ServerProcess(here / "data")
    first.open()
    try:
        told = said(capsys, "serve", "--port", "0", "--data", here / "data")
        assert told == f"{here / 'data' / 'threerings.sqlite'}: another server is using this store.\n"
        assert commands.run(["backup", str(here / "copy"), "--data", str(here / "data")]) == 0, "it goes on meanwhile"
        first.kill()
        second.open()
        second.close()
        first.open()
    finally:
        first.close()
        second.close()


# Disks.


def limited() -> None:
    """No file may be longer than this: what a full disk does to whoever writes on."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))


def told_by(*words: str | Path, **kwargs: object) -> str:
    command = [*PROGRAM, *map(str, words), "--language", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, **kwargs)  # type: ignore[call-overload]
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert "Traceback" not in done.stderr
    return str(done.stderr)


@pytest.mark.parametrize("command", ALL)
def test_where_nothing_more_can_be_written_nothing_is_left_behind(here: Path, command: str) -> None:
    copies = command in ("export", "backup")
    if copies:
        filled(here / "data" / "threerings.sqlite")
    before = sorted(path.name for path in here.iterdir())
    told = told_by(*asked(command, here), "--data", here / "data", preexec_fn=limited)
    assert str(here / "data" / "threerings.sqlite") in told or (copies and str(here / "copy") in told)
    assert sorted(path.name for path in here.iterdir()) == before, "no half file, under whatever name"


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    if not may_mount(tmp_path / "try"):
        pytest.skip("only root can mount a small disk")
    with Disk(tmp_path / "disk", 2) as small:
        small.fill()
        yield small


@pytest.mark.parametrize("command", ["serve", "import"])
def test_a_store_on_a_full_disk(here: Path, disk: Disk, command: str) -> None:
    assert "full" in (told := told_by(*asked(command, here), "--data", disk.folder / "data")) or "No space" in told


@pytest.mark.parametrize("command", ["export", "backup"])
def test_a_copy_to_a_full_disk(here: Path, disk: Disk, command: str) -> None:
    filled(here / "data" / "threerings.sqlite")
    before = sorted(disk.folder.iterdir())
    told = told_by(command, disk.folder / "copy", "--data", here / "data")
    assert told == f"{disk.folder / 'copy'}: No space left on device\n"
    assert sorted(disk.folder.iterdir()) == before


@pytest.fixture
def sealed(tmp_path: Path) -> Iterator[Path]:
    """A folder with a store in which nothing can be written: not by root either."""
    folder = tmp_path / "disk"
    if os.geteuid() != 0:
        filled(folder / "threerings.sqlite", 1)
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)
        return
    if not may_mount(tmp_path / "try"):
        pytest.skip("root may write everywhere, and cannot mount a disk to be read only")
    with Disk(folder, 2):
        filled(folder / "threerings.sqlite", 1)
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        yield folder


@pytest.mark.parametrize("command", ALL)
@pytest.mark.parametrize("below", ["", "new"])
def test_a_folder_that_may_only_be_read(here: Path, sealed: Path, command: str, below: str) -> None:
    copies = command in ("export", "backup")
    words: list[str | Path] = [command, sealed / "copy"] if copies else asked(command, here)
    told = told_by(*words, "--data", sealed / below)
    assert str(sealed) in told
    assert sorted(path.name for path in here.iterdir() if path.name != "try") == ["data", "disk", "lines"]


# What is written ahead.


CRASH = """
import asyncio, os, signal, sys
from pathlib import Path
from tests.store.test_stores import new_match
from threerings.store.sqlite import SqliteStore

async def story():
    store = SqliteStore(Path(sys.argv[1]))
    for number in range(20):
        await store.add_match(new_match(f"m{number}"))
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(story())
"""


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """A store whose server was killed: what it acknowledged is in the file that it wrote ahead."""
    path = tmp_path / "data" / "threerings.sqlite"
    done = subprocess.run([sys.executable, "-c", CRASH, str(path)], timeout=PATIENCE, check=False)
    assert done.returncode == -signal.SIGKILL
    assert path.with_name(f"{path.name}-wal").stat().st_size > 20 * 4096
    return path


def test_a_store_that_was_killed_has_all_that_it_acknowledged(crashed: Path) -> None:
    async def story() -> None:
        store = await open_store(crashed)
        assert len(await store.ids()) == 20
        await store.close()

    asyncio.run(story())


def remove(ahead: Path) -> None:
    ahead.unlink()


def empty(ahead: Path) -> None:
    os.truncate(ahead, 0)


def halve(ahead: Path) -> None:
    os.truncate(ahead, ahead.stat().st_size // 2)


def lose_the_last(ahead: Path) -> None:
    os.truncate(ahead, ahead.stat().st_size - 1)


def garble_the_head(ahead: Path) -> None:
    with ahead.open("r+b") as file:
        file.write(os.urandom(32))


def garble_the_middle(ahead: Path) -> None:
    with ahead.open("r+b") as file:
        file.seek(ahead.stat().st_size // 2)
        file.write(os.urandom(9000))


@pytest.mark.parametrize("spoil", [remove, empty, halve, lose_the_last, garble_the_head, garble_the_middle])
@pytest.mark.parametrize("command", ["serve", "export", "backup"])
def test_a_store_that_has_lost_what_was_written_ahead_is_named(
    crashed: Path, capsys: pytest.CaptureFixture[str], command: str, spoil: Callable[[Path], None]
) -> None:
    here = crashed.parent.parent
    spoil(crashed.with_name(f"{crashed.name}-wal"))
    before = contents(crashed.parent)
    told = said(capsys, *asked(command, here), "--data", crashed.parent)
    assert f"The store {crashed} has lost changes that it had confirmed" in told
    assert "threerings backup" in told
    left = contents(crashed.parent)
    assert {name: left[name] for name in before} == before, "whoever can may still save something"
    crashed.with_name(f"{crashed.name}-mark").unlink()
    assert commands.run(["backup", str(here / "left"), "--data", str(crashed.parent)]) == 0, (
        "one may go on with what is left"
    )


def test_a_store_that_is_gone_or_empty_is_not_made_anew_over_its_mark(tmp_path: Path) -> None:
    path = tmp_path / "s"
    filled(path, 1)
    for spoil in (lambda: path.write_bytes(b""), path.unlink):
        spoil()
        with pytest.raises(LostChanges):
            SqliteStore(path)
    path.with_name("s-mark").unlink()
    filled(path, 1)


def test_a_store_of_an_older_version_without_what_it_wrote_ahead_is_named(tmp_path: Path) -> None:
    """It wrote its tables ahead, too."""
    with closing(sqlite3.connect(tmp_path / "old", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE server (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID")
        shutil.copy(tmp_path / "old", tmp_path / "alone")
    before = (tmp_path / "alone").read_bytes()
    with pytest.raises(LostChanges):
        SqliteStore(tmp_path / "alone")
    assert (tmp_path / "alone").read_bytes() == before


def test_everything_is_in_the_file_itself_at_leisure_and_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "IDLE", 0.05)
    path, ahead = tmp_path / "s", tmp_path / "s-wal"

    async def story() -> None:
        store = SqliteStore(path)
        assert ahead.stat().st_size == 0, "new tables are in the file"
        await store.add_match(new_match())
        patience = time.monotonic() + 20
        while ahead.stat().st_size:
            assert time.monotonic() < patience
            await asyncio.sleep(0.01)
        shutil.copy(path, tmp_path / "alone")
        alone = SqliteStore(tmp_path / "alone")
        assert await alone.ids() == ["m"]
        await alone.close()
        await store.add_match(new_match("n"))
        await store.close()
        assert not ahead.exists()

    asyncio.run(story())


def test_at_the_start_everything_is_copied_into_the_file(crashed: Path) -> None:
    async def story() -> None:
        store = await open_store(crashed)
        assert crashed.with_name(f"{crashed.name}-wal").stat().st_size == 0
        assert len(await store.ids()) == 20
        await store.close()

    asyncio.run(story())


def test_damage_that_shows_only_later_is_named_too(tmp_path: Path) -> None:
    filled(tmp_path / "s")

    async def story() -> None:
        store = SqliteStore(tmp_path / "s")
        with (tmp_path / "s").open("r+b") as file:
            file.seek(4096)
            file.write(os.urandom((tmp_path / "s").stat().st_size - 4096))
        looks = (store.match(f"m{number}") for number in range(200))
        with pytest.raises(DamagedStore):
            await asyncio.gather(*looks)
        await store.close()

    asyncio.run(story())


def test_all_files_are_for_their_owner_only(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = here / "new" / "threerings.sqlite"
    usual = os.umask(0)
    try:
        store = SqliteStore(path)
        asyncio.run(store.add_match(new_match()))
        assert {each.name for each in path.parent.iterdir()} == {
            path.name + end for end in ("", "-wal", "-shm", "-mark")
        }
        assert {stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()} == {0o600}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        for command in ("export", "backup"):
            assert commands.run([command, str(here / command), "--data", str(path.parent)]) == 0
            assert stat.S_IMODE((here / command).stat().st_mode) == 0o600
        asyncio.run(store.close())
        path.chmod(0o644)  # as older versions left it
        asyncio.run(SqliteStore(path).close())
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    finally:
        os.umask(usual)
    capsys.readouterr()
