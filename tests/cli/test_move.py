"""Matches out of one store and into another, by hand."""

import json
import stat
from pathlib import Path

import pytest

from tests.support.postgres import Postgres
from threerings.cli import commands
from threerings.store import moving


def line(name: str) -> str:
    card = {
        "id": name,
        "game": "the-duel",
        "rules_version": 1,
        "options": {},
        "games": 1,
        "public": True,
        "request": "",
    }
    card |= {
        "follows": "",
        "status": "running",
        "result": "",
        "made": "2026-01-01 00:00:00",
        "twin": False,
        "awaits": 0,
        "clock": "",
        "due": 0,
        "rated": "",
    }
    sitters = [{"guest": "anna", "bot": ""}, {"guest": "", "bot": "greedy"}]
    fields = {"card": card, "sitters": sitters, "log": ["deal C01", "deal C02"], "shuffle": "ab" * 32}
    return json.dumps(fields) + "\n"


def ended(*lines: str) -> str:
    """The lines of a whole file."""
    return "".join([*lines, f"{moving.end_mark(len(lines))}\n"])


def said(capsys: pytest.CaptureFixture[str], code: int, *words: str | Path) -> str:
    assert commands.run([str(word) for word in words]) == code
    out, err = capsys.readouterr()
    return str(err if code else out)


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The words that name another store."""
    if request.param == "sqlite":
        return ["--data", str(tmp_path / "other")]
    server: Postgres = request.getfixturevalue("postgres")
    return ["--store", server.new_database()]


def test_there_and_back_again(tmp_path: Path, other: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    first.write_text(ended(line("a"), line("b")))
    here = ["--data", str(tmp_path / "here")]
    assert said(capsys, 0, "import", first, *here) == "2 matches are new; already there: 0.\n"
    assert said(capsys, 0, "export", second, *here) == f"2 matches are in {second}.\n"
    assert stat.S_IMODE(second.stat().st_mode) == 0o600, "it knows what every player holds"
    assert said(capsys, 0, "import", second, *other) == "2 matches are new; already there: 0.\n"
    assert said(capsys, 0, "import", second, *other) == "0 matches are new; already there: 2.\n"
    assert said(capsys, 0, "export", third, *other, "--language", "de") == f"2 Partien sind in {third}.\n"
    assert third.read_text() == second.read_text()
    assert line("a") + line("b") in second.read_text()


def test_what_cannot_be_moved_is_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, file = ["--data", str(tmp_path / "here")], tmp_path / "file"
    file.write_text(ended(line("a"), "nonsense\n"))
    assert "line 2" in said(capsys, 2, "import", file, *here)
    assert "file" in said(capsys, 2, "export", file, *here), "nothing is ever written over"
    assert said(capsys, 2, "import", tmp_path / "none", *here)
    nowhere = "postgresql://rings:secret@127.0.0.1:1/rings"
    for words in (["export", tmp_path / "x"], ["serve", "--port", "0"]):
        complaint = said(capsys, 2, *words, "--store", nowhere)
        assert "127.0.0.1" in complaint
        assert "secret" not in complaint
        assert complaint.count("\n") == 1


def test_a_file_that_is_not_whole_is_not_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever it was cut: a file without its end mark, or with too few lines before it, changes nothing."""
    here, file = ["--data", str(tmp_path / "here")], tmp_path / "file"
    whole = ended(line("a"), line("b"))
    for content in ("", line("a"), line("a") + line("b"), whole[: len(whole) // 2], whole[:-3]):
        file.write_text(content)
        told = said(capsys, 2, "import", file, *here)
        assert "end mark" in told or "line " in told
        assert told.count("\n") == 1
    file.write_text(line("a") + moving.end_mark(2) + "\n")
    assert "line 2" in said(capsys, 2, "import", file, *here)
    file.write_text(whole + line("c"))
    assert "line 4" in said(capsys, 2, "import", file, *here)
    file.write_text(whole)
    assert said(capsys, 0, "import", file, *here) == "2 matches are new; already there: 0.\n", (
        "nothing was taken before"
    )


def test_a_file_of_an_older_version_is_taken_once_somebody_vouches_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, file = ["--data", str(tmp_path / "here")], tmp_path / "file"
    file.write_text(line("a") + line("b"))
    told = said(capsys, 2, "import", file, *here)
    assert f"add the line {moving.end_mark(2)} at its end" in told
    file.write_text(line("a") + line("b") + moving.end_mark(2))
    assert said(capsys, 0, "import", file, *here) == "2 matches are new; already there: 0.\n"


def test_what_is_not_there_is_not_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no such file" in said(capsys, 2, "export", tmp_path / "x", "--data", tmp_path / "none")
    assert list(tmp_path.iterdir()) == []


def test_lines_without_end_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "line 1" in said(capsys, 2, "import", "/dev/zero", "--data", tmp_path / "here")
