"""At the keyboard too a bot's answer comes after a time that tells nothing."""

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from threerings.bots.levels import SearchBot
from threerings.bots.tempo import Pace
from threerings.cli import match_loop
from threerings.cli.commands import run


class Told(list[tuple[Pace, float | None]]):
    """The pace of every answer of a bot, and the seconds it was given to think."""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Told:
    monkeypatch.setenv("THREERINGS_DATA", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", StringIO("1\n" * 12))
    found, honest = Told(), SearchBot.choose

    def hurried(self: SearchBot, prompt: Any) -> int:
        thinking.append(self.budget.seconds if self.budget else None)
        self.think_within(0.0)
        return honest(self, prompt)

    def noted(pace: Pace, choose: Callable[[], Any]) -> Any:
        chosen = choose()
        found.append((pace, thinking.pop()))
        return chosen

    thinking: list[float | None] = []
    monkeypatch.setattr(SearchBot, "choose", hurried)
    monkeypatch.setattr(match_loop, "on_the_beat", noted)
    return found


def test_a_bot_takes_its_time_and_half_of_it_where_it_chooses_again(told: Told, tmp_path: Path) -> None:
    """Setting up five pieces, for example."""
    run(["play", "confrontation", "--bot", "master", "--side", "light", "--record", str(tmp_path / "record")])
    assert [(pace.beats, seconds) for pace, seconds in told[:5]] == [(4, 2.0)] + 4 * [(2, 1.0)]


def test_nobody_waits_for_bots_that_have_nothing_to_hide(told: Told, tmp_path: Path) -> None:
    run(["play", "the-duel", "--bot", "beginner", "--bot", "beginner", "--record", str(tmp_path / "watched")])
    run(["play", "the-duel", "--bot", "beginner", "--seed", "1", "--record", str(tmp_path / "seeded")])
    assert not told


def test_a_seed_does_not_hurry_a_match_that_was_really_shuffled(told: Told, tmp_path: Path) -> None:
    record = str(tmp_path / "record")
    sys.stdin = StringIO("1\n" * 5)  # so soon no match is over
    run(["play", "the-duel", "--bot", "beginner", "--side", "gandalf", "--record", record])
    before = len(told)
    sys.stdin = StringIO("1\n" * 5)
    run(["play", "--resume", record, "--seed", "1"])
    assert len(told) > before > 0
