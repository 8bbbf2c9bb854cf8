"""The measurement of two copies of the package against each other."""

import pytest

from bench.rivals import FOLDER, LEVEL, RIVAL, child
from tests.support.trees import running_folder
from threerings.lab.arena import play, tasks
from threerings.search.think import Budget


def test_a_copy_plays_like_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same seeds and iterations both matches of a pair are the same: neither seat is the stronger copy's."""
    monkeypatch.setenv(FOLDER, str(running_folder()))
    monkeypatch.setenv(LEVEL, "master")
    with child(str(running_folder())):
        one, other = (play(task) for task in tasks("the-duel", ("master", RIVAL), 1, 5, Budget(iterations=3)))
    child.cache_clear()
    assert one.bots == other.bots[::-1]
    assert one.log == other.log
