"""The command that checks everything: `make test`."""

import re
import sys
from pathlib import Path

import pytest

from tools.check import CHROMIUM, DATABASE, FAILED, PASSED, STAGES, failures_in, main, stages_of


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
    assert re.search(r"\[2/4\] compile\nThe package does not compile\.\n\[2/4\] failed \(\d+ s\)\n", shown)
    assert "[4/4] tests\n[4/4] passed (" in shown


def test_all_is_good_when_nothing_failed(capsys: pytest.CaptureFixture[str]) -> None:
    main([("tests", lambda: PASSED)])
    assert "All good: 1 stages passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["pure", "compiled"])
def test_nothing_is_installed_for_tests_that_somebody_names(name: str) -> None:
    assert tuple(stages_of(name, [])) == STAGES[name]
    named = stages_of(name, ["tests/story"])
    assert set(STAGES[name]) - set(named) == {DATABASE, CHROMIUM}


def test_a_failed_test_is_named_with_the_first_line_of_its_reason(tmp_path: Path) -> None:
    report = tmp_path / "pytest.xml"
    report.write_text(
        """<testsuites><testsuite>
        <testcase classname="tests.core" name="test_good"/>
        <testcase classname="tests.core" name="test_bad"><failure message="assert 1 == 2&#10;more"/></testcase>
        </testsuite></testsuites>"""
    )
    assert failures_in(report) == ["tests.core::test_bad: assert 1 == 2"]
