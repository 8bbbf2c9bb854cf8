"""The commands from outside: help, version, rules."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from tests.support.terminal import run
from threerings.cli import commands
from threerings.texts import LANGUAGES, common, keys, rules_of, texts

COMMANDS: dict[str, Any] = get_command(commands.app).commands  # type: ignore[attr-defined]


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert commands.run(words) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


HEAVY = {"argon2", "jinja2", "litestar", "msgspec", "numpy", "psycopg", "pyarrow", "rich", "uvicorn", "webauthn"}
"""What the server, the table and the laboratory are made with."""
LOADED = """
import sys
from threerings.cli.commands import run
run(["--help"])
print(*{name.partition(".")[0] for name in sys.modules}, file=sys.stderr)"""


def test_help_is_quick() -> None:
    """It does not wait until the server or the laboratory are loaded."""
    said = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert "serve" in said.stdout
    loaded = set(said.stderr.split())
    assert "threerings" in loaded
    assert not loaded & HEAVY


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_page_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    speech = texts(language, "the-duel")
    for name, command in COMMANDS.items():
        page = printed(capsys, name, "--help", "--language", language)
        assert page.startswith(speech("help-usage"))
        assert speech(f"help-command-{name}").split("\n")[0][:30] in page
        for param in command.params:
            assert f"--{param.name.replace('_', '-')}" in page or param.metavar in page
        assert max(len(line) for line in page.splitlines()) <= 100


def test_the_house_lists_its_commands(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    page = printed(capsys)
    assert page == printed(capsys, "--help")
    assert page.startswith("Aufruf: threerings BEFEHL")
    assert all(f"\n  {name} " in page for name in COMMANDS)


def test_every_help_text_is_used() -> None:
    names = {param.name.replace("_", "-") for command in COMMANDS.values() for param in command.params}
    options = {key.removeprefix("help-option-") for key in keys(common("en")) if key.startswith("help-option-")}
    assert options == names | {"version", "help"}
    pages = {key.removeprefix("help-command-") for key in keys(common("en")) if key.startswith("help-command-")}
    assert pages == {*COMMANDS, "house"}


def test_the_version_says_how_it_runs(tmp_path: Path) -> None:
    done = run("--version", data=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("threerings ")
    assert done.stderr == ""
    assert done.stdout.endswith(("(compiled)\n", "(plain Python)\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_by_chapter(capsys: pytest.CaptureFixture[str], language: str) -> None:
    page = printed(capsys, "rules", "the-duel", "--language", language)
    ids = rules_of("the-duel")
    places = [page.index(f"\n{rule}  ") for rule in ids]
    assert places == sorted(places)
    assert len(ids) >= 70
    assert f"\n{texts(language, 'the-duel')('chapter-DU-X')}\n" in page
    assert printed(capsys, "rules", "--language", language).startswith(page)
    assert max(len(line) for line in page.splitlines()) <= 80


@pytest.mark.parametrize("words", [["the-duel", "DU-X3"], ["DU-X3"], ["du-x3"], ["the-duel", "du-x3"]])
def test_one_rule(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert printed(capsys, "rules", *words).startswith("DU-X3  A row with a symbol on both cards")


def test_the_ledger_is_the_ledger(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert commands.run(["ledger", "the-duel", "--tests", str(tmp_path / "none")]) == 2
    assert "none" in capsys.readouterr().err
