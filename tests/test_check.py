"""The command that checks everything: `make test`."""

import sys

import pytest

from tools.check import FAILED, PASSED, main


def compiles() -> str:
    sys.exit("The package does not compile.")


def test_all_stages_run_and_the_last_line_names_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    stages = (
        ("lint", lambda: FAILED),
        ("compile", compiles),
        ("browser", lambda: "skipped"),
        ("tests", lambda: PASSED),
    )
    with pytest.raises(SystemExit, match=r"^1 stages passed, 1 skipped, 2 failed, in \d+ s: lint; compile\.$"):
        main(stages)
    shown = capsys.readouterr().out
    assert "[2/4] compile\nThe package does not compile.\n[2/4] failed\n" in shown
    assert "[4/4] tests" in shown


def test_all_is_good_when_nothing_failed(capsys: pytest.CaptureFixture[str]) -> None:
    main([("tests", lambda: PASSED)])
    assert "All good: 1 stages passed" in capsys.readouterr().out
