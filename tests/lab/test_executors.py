"""Work in other processes: results in order, nothing left running, and errors that say what happened."""

import multiprocessing
import os
import time
from itertools import count, islice
from pathlib import Path

import pytest

from threerings.cli.commands import run as command
from threerings.lab.arena import Task, play, played_match
from threerings.lab.entrants import BadChoice
from threerings.lab.executors import WorkerDied, run
from threerings.search.think import Budget

FIRST, LAWLESS = "tests.lab.entrants:First", "tests.lab.entrants:Lawless"


def slow_first(number: int) -> int:
    time.sleep(0.2 if number == 0 else 0.0)
    return number * number


def die(number: int) -> None:
    os._exit(1)


def test_results_come_in_the_order_of_the_tasks_however_many_there_are() -> None:
    assert list(islice(run(slow_first, count(), 2), 100)) == [number * number for number in range(100)]


def test_nothing_goes_on_once_nobody_listens() -> None:
    results = run(slow_first, count(), 2)
    assert next(results) == 0
    mine = multiprocessing.active_children()
    assert mine
    del results
    assert not any(child.is_alive() for child in mine)


def test_a_process_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(WorkerDied, match="has died"):
        list(run(die, [1], 1))


def test_a_bot_may_come_by_its_dotted_name() -> None:
    task = Task("the-duel", (FIRST, "random"), 1, Budget())
    seen: list[tuple[int, int]] = []
    played_match(task, lambda prompt, action, _: seen.append((prompt.seat, prompt.legal.index(action))))
    assert {place for seat, place in seen if seat == 0} == {0}
    assert {place for seat, place in seen if seat == 1} != {0}


def test_a_bot_that_breaks_the_rules_is_stopped_wherever_it_plays() -> None:
    with pytest.raises(BadChoice, match="Lawless chose"):
        list(run(play, [Task("the-duel", (LAWLESS, "random"), 1, Budget())], 1))


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("tests.lab.nowhere:First", "No module named 'tests.lab.nowhere'"),
        ("tests.lab.entrants:Last", "has no attribute 'Last'"),
        ("tests.lab.entrants:NOTHING", "makes nothing"),
        (":First", "The bot cannot be found"),
        ("tests.lab.entrants:", "The bot cannot be found"),
        ("deep", "There is no bot “deep”"),
    ],
)
def test_a_bot_that_is_not_there(bot: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["arena", "the-duel", bot, "random", "--language", "en"]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.err.count("\n") == 1


def test_what_is_made_must_be_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "the-duel", "tests.lab.entrants:nobody", "random", "--pairs", "1", "--jobs", "1"]
    assert command([*words, "--language", "en"]) == 2
    assert "makes str, which is not a Bot" in capsys.readouterr().err


def test_only_the_laboratory_runs_code_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """At a table a dotted name is just a bot that does not exist."""
    assert command(["play", "the-duel", "--bot", FIRST, "--language", "en"]) == 2
    assert f"There is no bot “{FIRST}”" in capsys.readouterr().err


def test_an_unknown_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["arena", "the-duel", "greedy", "random", "--on", "moon", "--language", "en"]) == 2
    assert "There is no “moon” to play on; there are: pool, ray" in capsys.readouterr().err
