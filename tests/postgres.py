"""A real PostgreSQL for the tests: an installed one, started on a socket of its own and thrown away afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

NONE = "there is no PostgreSQL to test with (Debian and Ubuntu: apt install postgresql)"


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
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="threerings-pg-"))
        self._names = (f"house{number}" for number in count(1))
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
        settings = [f"-cunix_socket_directories={self.folder}", "-clisten_addresses=", "-cfsync=off"]
        with (self.folder / "log").open("ab") as log:
            command = [binary("postgres"), "-D", str(data), *settings]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **as_servant)
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + 30
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

    def stop(self) -> None:
        """At once, whoever is connected."""
        if self._process:
            self._process.send_signal(2)
            self._process.wait(20)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
