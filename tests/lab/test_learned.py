"""The worked example of docs/training.md, scaled down: it learns from a corpus, and what it learned wins matches."""

from pathlib import Path

import numpy as np
import pytest

from examples.learned import WEIGHTS, Learned, Network, examples, features, main, train
from threerings.core.match import Match
from threerings.games import load
from threerings.lab import corpus
from threerings.lab.arena import play, tasks
from threerings.lab.ratings import against
from threerings.search.think import Budget

NAME = "examples.learned:Learned"


def written(path: Path, matches: int, seed: int) -> Path:
    corpus.write(path, map(corpus.play, corpus.tasks("middle-earth", ("random",), matches, seed, Budget())))
    return path


def test_slopes_are_those_of_the_error() -> None:
    """Each weight moved a little changes the error as its slope says."""
    rng = np.random.default_rng(1)
    x, y = rng.normal(size=(7, 3)), rng.integers(0, 2, 7).astype(float)
    network = Network.fresh(3, 4)

    def error() -> float:
        chance = network(x)
        return float(-(y * np.log(chance) + (1 - y) * np.log(1 - chance)).mean())

    for part, slopes in zip(network, network.slopes(x, y), strict=True):
        for place in np.ndindex(part.shape):
            part[place] += 1e-6
            above = error()
            part[place] -= 2e-6
            assert (above - error()) / 2e-6 == pytest.approx(slopes[place], abs=1e-6)
            part[place] += 1e-6


def test_what_is_learned_holds_for_matches_never_seen_and_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weights, seen, unseen = tmp_path / "w.npz", written(tmp_path / "a.parquet", 100, 1), tmp_path / "b.jsonl"
    written(unseen, 20, 1000)
    monkeypatch.setattr("sys.argv", ["learned", str(seen), "--out", str(weights), "--test", str(unseen)])
    monkeypatch.setenv(WEIGHTS, str(weights))
    main()
    assert "squared error 0." in capsys.readouterr().out
    x, y = examples([unseen])
    chances = Learned(load("middle-earth"), 1).network(x)
    assert chances[y == 1].mean() > chances[y == 0].mean() + 0.03
    played = [play(task) for task in tasks("middle-earth", (NAME, "random"), 6, 1, Budget())]
    assert against(played, NAME, "random").low > 0.5


def test_features_are_numbers_about_one_whoever_looks() -> None:
    match = Match(
        load("middle-earth"), position="chapter 1; slots 0=oath 1=first-steps; sauron coins 2 steps 13; up", chance=None
    )
    for seat in (0, 1):
        numbers = np.array(features(match.view(seat)))
        assert np.isfinite(numbers).all()
        assert abs(numbers).max() <= 3
        assert numbers[0] == seat
    mine, other = features(match.view(1)), features(match.view(0))
    half = (len(mine) - 5) // 2
    assert mine[5 : 5 + half] == other[5 + half :], "a side is told alike to both"


def test_training_is_the_same_again() -> None:
    x, y = np.random.default_rng(3).normal(size=(50, 4)), np.tile([0.0, 1.0], 25)
    for one, other in zip(train(x, y, 2), train(x, y, 2), strict=True):
        assert (one == other).all()
