"""Where a package is missing that only some need, a sentence says which extra brings it."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from threerings.lab.extras import MissingExtra

SENTENCE = "this needs more packages: pip install 'threerings[{}]'"
DOORS = [
    ("pettingzoo", 'lab.env("the-duel")'),
    ("pettingzoo", "import threerings.lab.zoo"),
    ("gymnasium", 'lab.against("the-duel")'),
    ("gymnasium", "import threerings.lab.gym"),
    ("pyspiel", "import threerings.lab.openspiel"),
    ("PIL", "import threerings.lab.render"),
    ("numpy", 'lab.vector("the-duel", matches=2)'),
    ("numpy", "import threerings.lab.rows"),
    ("numpy", 'lab.observe(Match(load("the-duel"), chance=Rng(1).below).prompt(0))'),
    ("librt", 'lab.match("the-duel")'),
    ("librt", 'lab.env("the-duel")'),
    ("pyarrow", "from threerings.lab import parquet; parquet.arrow()"),
    ("ray", "from threerings.lab import executors; list(executors.run(print, [1], 1, on=executors.RAY))"),
]
TRY = """
import sys
from threerings import lab
from threerings.core.chance import Rng
from threerings.core.match import Match
from threerings.games import load
sys.modules[{package!r}] = None
try:
    {door}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(("package", "door"), DOORS)
def test_a_door_says_what_it_needs(package: str, door: str) -> None:
    tried = subprocess.run(
        [sys.executable, "-c", TRY.format(package=package, door=door)], capture_output=True, text=True, check=True
    )
    assert tried.stdout.splitlines() == [SENTENCE.format("ray" if package == "ray" else "lab")]


def test_the_commands_that_need_no_extra_need_none(tmp_path: Path) -> None:
    play = f"""
import sys
sys.modules.update(dict.fromkeys({[package for package, _ in DOORS]}))
from threerings.cli.commands import run
out = {str(tmp_path / "some.jsonl")!r}
code = run(["arena", "the-duel", "random", "greedy", "--pairs", "1", "--jobs", "1"])
sys.exit(code or run(["corpus", "the-duel", "random", "--matches", "1", "--jobs", "1", "--out", out]))
"""
    played = subprocess.run([sys.executable, "-c", play], capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr


def test_a_bot_whose_module_needs_more_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("from threerings.lab.gym import Against")
    play = """
import sys
sys.modules["gymnasium"] = None
from threerings.cli.commands import run
sys.exit(run(["arena", "the-duel", "mine:Against", "greedy", "--language", "en"]))
"""
    played = subprocess.run([sys.executable, "-c", play], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert played.returncode == 2
    assert played.stderr.count("\n") == 1
    assert SENTENCE.format("lab") in played.stderr


def test_the_sentence_survives_the_way_from_another_process() -> None:
    assert str(pickle.loads(pickle.dumps(MissingExtra("ray")))) == SENTENCE.format("ray")
