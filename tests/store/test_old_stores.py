"""Stores that earlier versions have left behind: they open, are brought up to date, and the matches go on."""

import json
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.core.record import read, replay
from threerings.games import load
from threerings.store import OVER
from threerings.store.rows import scripts
from tools.records import STORES

OLD = sorted(STORES.glob("*.sqlite"))


def test_every_version_of_the_tables_has_a_store() -> None:
    assert [int(path.stem) for path in OLD] == list(range(1, len(scripts("sqlite")) + 1)), (
        "python -m tools.records makes it"
    )


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"tables-{path.stem}")
def test_an_old_store_opens_and_its_matches_go_on(path: Path, tmp_path: Path) -> None:
    shutil.copy(path, tmp_path / "threerings.sqlite")
    with sqlite3.connect(tmp_path / "threerings.sqlite") as connection:
        connection.execute("UPDATE matches SET made = CURRENT_TIMESTAMP")  # else invitations would be too old one day
    connection.close()
    known = json.loads(path.with_suffix(".json").read_text("utf-8"))
    with Server(tmp_path) as server:
        guest = Visitor(server)
        guest.cookies[server.cookie] = known["key"]
        assert "Bilbo" in guest.open("/me").text
        went_on = sum(goes_on(server, guest, match, *stood) for match, stood in known["matches"].items())
    assert went_on > 1
    with sqlite3.connect(tmp_path / "threerings.sqlite") as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(scripts("sqlite")),)


def goes_on(server: Server, guest: Visitor, match: str, status: str, length: int) -> bool:
    """Whether a match was played on; one that is over is looked at again, and its record holds."""
    stored = server.run(server.hall.store.match(match))
    assert stored is not None
    assert (stored.header.status, len(stored.log)) == (status, length)
    assert guest.open(f"/match/{match}").status == 200
    if status == OVER:
        assert guest.open(f"/match/{match}/replay?ply=9999").status == 200
        reviewed = [key for key in server.run(server.hall.store.review_keys()) if key.match == match]
        assert ("<polyline" in guest.open(f"/match/{match}/review").text) == bool(reviewed)
        for record in read(guest.open(f"/match/{match}/record").body):
            replay(record, load(stored.header.game))
        return False
    if not guest.form("/act"):
        return False
    guest.press("/act", random.Random(1))
    after = server.run(server.hall.store.match(match))
    assert after is not None
    assert len(after.log) > length
    assert after.log[:length] == stored.log
    return True
