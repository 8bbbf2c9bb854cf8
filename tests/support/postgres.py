"""A real PostgreSQL to try things with: an installed one, started on a socket of its own and thrown away afterwards."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

from tests.support.patience import PATIENCE

NONE = "there is no PostgreSQL to try it with (Debian and Ubuntu: apt install postgresql)"


def binary(name: str) -> str:
    """Where a program of PostgreSQL is, or nothing. Debian keeps them out of the way, one folder a version."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    return shutil.which(name, path=os.pathsep.join([*map(str, reversed(folders)), os.environ.get("PATH", "")])) or ""


def servant() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then somebody else has to."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    somebody = known.get("postgres") or known["nobody"]
    return {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}


class Postgres:
    def __init__(self, *, durable: bool = False) -> None:
        """Tests need no disk that is waited for; a storm does."""
        self._settings = () if durable else ("-cfsync=off",)
        self.folder = Path(tempfile.mkdtemp(prefix="threerings-pg-"))
        self._names = (f"matches{number}" for number in count(1))
        self._process: subprocess.Popen[Any] | None = None

    def start(self) -> None:
        as_servant = servant()
        if as_servant:
            os.chown(self.folder, as_servant["user"], as_servant["group"])
        data = self.folder / "data"
        if not data.exists():
            words = [
                binary("initdb"),
                "--auth=trust",
                "--username=postgres",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",
            ]
            subprocess.run([*words, "-D", str(data)], check=True, capture_output=True, cwd=self.folder, **as_servant)
        settings = [f"-cunix_socket_directories={self.folder}", "-clisten_addresses=", *self._settings]
        with (self.folder / "log").open("ab") as log:
            command = [binary("postgres"), "-D", str(data), *settings]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **as_servant)
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, (self.folder / "log").read_text()
                time.sleep(0.05)
            else:
                return

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self.folder), safe='')}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = next(self._names)
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def cut(self, database: str) -> int:
        """End all connections to a database, given by its address; how many there were."""
        end = """
            SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
            WHERE datname = current_database() AND pid != pg_backend_pid()"""
        with psycopg.connect(database, autocommit=True) as connection:
            (ended,) = connection.execute(end).fetchone() or (0,)
        return int(ended)

    def stop(self, word: signal.Signals = signal.SIGINT) -> None:
        """At once, whoever is connected; SIGQUIT leaves it no time to tidy up."""
        if self._process:
            self._process.send_signal(word)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
