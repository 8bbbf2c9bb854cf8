"""The command that opens the app: `make play`."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import play


def compiler(code: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", code])


@pytest.fixture(autouse=True)
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "LOG", tmp_path / "pip.log")
    return tmp_path / "pip.log"


def test_steps_are_told_one_after_the_other(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steps = []
    for said in (
        "",
        "threerings: translating 60 modules\n",
        "threerings: compiling\n",
        "Successfully built threerings\n",
    ):
        log.write_text(said if not log.exists() else log.read_text() + said)
        steps.append(play.step_now())
    assert steps == [0, 1, 2, 3]


def test_a_compiler_that_fails_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    play.follow(compiler("raise SystemExit(1)"))
    *_, last = capsys.readouterr().out.splitlines()
    assert last == "The engine did not compile; plain Python goes on. (Why: pip.log)"


def test_the_end_of_the_compiler_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    play.follow(compiler(""))
    assert "The bots' engine is compiled" in capsys.readouterr().out


def test_a_compiler_that_was_sent_away_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    process = compiler("import time; time.sleep(600)")
    process.terminate()
    play.follow(process)
    assert "compile;" not in capsys.readouterr().out
