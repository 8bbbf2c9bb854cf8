"""The same commands on a real Ray of two cores: the same matches, byte for byte."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from threerings.cli.commands import run
from threerings.lab.arena import BadChoice, Task, play_all
from threerings.lab.executors import ray_running
from threerings.search.think import Budget


@pytest.fixture(scope="session")
def ray() -> Iterator[None]:
    """Started once, as the commands start it."""
    with ray_running(2):
        yield


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
def test_an_error_there_is_told_as_here() -> None:
    with pytest.raises(BadChoice, match="Lawless chose"):
        list(play_all([Task("the-duel", ("tests.lab.entrants:Lawless", "random"), 1, Budget())], 2, "ray"))


def test_without_ray_there_is_a_hint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ["corpus", "the-duel", "random", "--out", str(tmp_path / "some.jsonl"), "--on", "ray", "--language", "en"]
    assert run(words) == 2
    assert 'pip install "threerings[ray]"' in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
