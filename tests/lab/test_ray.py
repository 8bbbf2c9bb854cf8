"""The same commands on a real Ray of two cores: the same matches, byte for byte."""

import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from threerings.cli.commands import run
from threerings.lab.arena import Task, play
from threerings.lab.entrants import BadChoice
from threerings.lab.executors import ray_running
from threerings.lab.executors import run as run_all
from threerings.search.think import Budget


@pytest.fixture(scope="session")
def ray() -> Iterator[None]:
    """Started once, as the commands start it, whatever else runs on this machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("RAY_ADDRESS", raising=False)
        with ray_running(2):
            yield


START = "start --head --block --node-ip-address 127.0.0.1 --port 0 --num-cpus 1 --object-store-memory 80000000"
JOINED = """
from threerings.lab.executors import ray_running
with ray_running(2) as ray:
    print(ray.get_runtime_context().gcs_address, int(ray.cluster_resources()["CPU"]))
"""


@pytest.fixture
def neighbour() -> Iterator[dict[str, str]]:
    """Surroundings in which somebody has started a Ray for everybody: `ray.init()` would join it."""
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    command = [sys.executable, "-m", "ray.scripts.scripts", *START.split(), "--include-dashboard", "false"]
    # In /tmp, since the names of sockets must be short.
    with TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        around = {**os.environ, **token, "RAY_TMPDIR": folder, "RAY_ADDRESS": "", "RAY_USAGE_STATS_ENABLED": "0"}
        with subprocess.Popen(command, env=around, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                while process.poll() is None and not Path(folder, "ray", "ray_current_cluster").exists():
                    time.sleep(0.05)
                yield around
            finally:
                process.terminate()


def joined(around: dict[str, str]) -> list[str]:
    """The address and the cores of the Ray that the commands would play on."""
    return subprocess.run(
        [sys.executable, "-c", JOINED], env=around, capture_output=True, text=True, check=True
    ).stdout.split()


def test_another_ray_on_this_machine_is_left_alone_unless_it_is_named(neighbour: dict[str, str]) -> None:
    theirs = Path(neighbour["RAY_TMPDIR"], "ray", "ray_current_cluster").read_text().strip()
    address, cores = joined(neighbour)
    assert address != theirs
    assert cores == "2"
    assert joined(neighbour | {"RAY_ADDRESS": theirs}) == [theirs, "1"]


@pytest.mark.usefixtures("ray")
def test_corpora_and_results_are_the_same_on_ray(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("beginner", "tests.lab.entrants:First", "--iterations", "4", "--jobs", "1")
    corpus = ("corpus", "the-duel", *bots, "--matches", "4", "--out")
    arena = ("arena", "the-duel", *bots, "--pairs", "2", "--file")
    for words, suffix in ((corpus, ".jsonl"), (corpus, ".parquet"), (arena, "")):
        here, there = tmp_path / f"here{suffix}", tmp_path / f"there{suffix}"
        assert run([*words, str(here), "--on", "pool"]) == 0
        shown = capsys.readouterr().out
        assert run([*words, str(there), "--on", "ray"]) == 0
        assert capsys.readouterr().out == shown
        assert here.read_bytes() == there.read_bytes()


@pytest.mark.usefixtures("ray")
def test_reviews_are_the_same_on_ray(tmp_path: Path) -> None:
    matches = str(tmp_path / "matches.jsonl")
    assert run(["corpus", "the-duel", "random", "--matches", "2", "--out", matches]) == 0
    for place in ("pool", "ray"):
        words = ["--out", str(tmp_path / place), "--iterations", "16", "--jobs", "1", "--on", place]
        assert run(["review", "corpus", matches, *words]) == 0
    assert (tmp_path / "pool").read_bytes() == (tmp_path / "ray").read_bytes()


@pytest.mark.usefixtures("ray")
def test_an_error_there_is_told_as_here() -> None:
    with pytest.raises(BadChoice, match="Lawless chose"):
        list(run_all(play, [Task("the-duel", ("tests.lab.entrants:Lawless", "random"), 1, Budget())], 2, "ray"))


def test_without_ray_there_is_a_hint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ["corpus", "the-duel", "random", "--out", str(tmp_path / "some.jsonl"), "--on", "ray", "--language", "en"]
    assert run(words) == 2
    assert 'pip install "threerings[ray]"' in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
