"""The compiled package does exactly what the plain one does."""

import subprocess
from pathlib import Path

import pytest

import threerings
from tests.support import trees
from threerings.games import OURS
from tools import prepare


def compiled_folder() -> Path:
    """The compiled package: the one under test, or one that was made from this very source."""
    if threerings.compiled():
        return trees.running_folder()
    if not prepare.compiled_is_fresh():
        pytest.skip("no compiled package of this source in build/compiled; make test builds it, then runs this again")
    return prepare.COMPILED


def checksum_in(folder: Path, game: str) -> subprocess.Popen[str]:
    """A process that plays 3,000 random matches of a game with the package in a folder."""
    return subprocess.Popen(
        trees.command("bench", "checksum", "--game", game, "--matches", "3000", "--seed", "1"),
        env=trees.surroundings(folder),
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("game", OURS)
def test_three_thousand_matches_are_the_same_plain_and_compiled(game: str) -> None:
    folders = (trees.SOURCE, compiled_folder())
    processes = [checksum_in(folder, game) for folder in folders]
    plain, compiled = (process.communicate()[0] for process in processes)
    assert [process.returncode for process in processes] == [0, 0]
    assert plain == compiled
