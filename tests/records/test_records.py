"""Matches of every version of the rules that was ever released: what was played once can always be seen again."""

from pathlib import Path

import pytest

from threerings.core.record import OldRules, replay
from threerings.games import OURS, load
from threerings.web.matches import rebuilt_series, result_text
from tools.records import CHANGED, FOLDER, changes, folders, golden, records_in, web_in

MAKE = "python -m tools.records makes them"
NEVER_MET = {"point", "halt"}
"""Verbs of actions that no match here shows: tests of the rules do."""
ENDS = {
    "the-duel": {"top", "higher", "final"},
    "confrontation": {"mordor", "frodo", "shire", "no-move", "cap"},
    "middle-earth": {"quest", "peoples", "conquest", "presence", "shared"},
}


EVERY_FOLDER = pytest.mark.parametrize(
    "folder",
    [folder for name in OURS for folder in folders(name)],
    ids=lambda folder: f"{folder.parent.name}-{folder.name}",
)


@pytest.mark.parametrize("name", OURS)
def test_every_version_of_the_rules_has_its_matches(name: str) -> None:
    versions = {int(folder.name) for folder in (FOLDER / name).iterdir()}
    assert versions == set(range(1, load(name).rules_version + 1)), MAKE
    for version in versions:
        found = records_in(FOLDER / name / str(version))
        assert len(found) > 10
        assert {record.header.rules_version for record in found.values()} == {version}


@EVERY_FOLDER
def test_records_end_as_they_did_and_show_what_they_showed(folder: Path) -> None:
    """Where today's rules do not fit, or show something else, a committed list says so, and of nothing else."""
    name = f"{folder.parent.name}/{folder.name}/"
    listed = [line for line in CHANGED.read_text("utf-8").splitlines() if line.startswith(name)]
    assert list(changes(load(folder.parent.name), folder)) == listed, MAKE


@EVERY_FOLDER
def test_every_record_has_its_golden_line(folder: Path) -> None:
    lines = (folder / "golden.txt").read_text("utf-8").splitlines()
    assert sorted(" ".join(line.split()[:2]) for line in lines) == sorted(records_in(folder))


@pytest.mark.parametrize("name", OURS)
def test_records_of_todays_rules_are_as_they_were(name: str) -> None:
    game, lines = load(name), []
    folder = FOLDER / name / str(game.rules_version)
    for known_as, record in records_in(folder).items():
        match = replay(record, game)
        assert match.log == list(record.actions), known_as
        lines.append(golden(known_as, record, game))
    assert sorted(lines) == sorted((folder / "golden.txt").read_text("utf-8").splitlines())


@EVERY_FOLDER
def test_matches_of_the_web_end_as_they_did(folder: Path) -> None:
    outside = set()
    for stored in web_in(folder):
        outside |= {" ".join(text.split()[:2]) for text in stored.log if text.startswith(("asks", "refuses", "undo"))}
        outside |= {text.split()[0] for text in stored.log if text.startswith(("resign", "next"))}
        try:
            series = rebuilt_series(stored)
        except OldRules:
            continue  # the list names it
        assert series.log == list(stored.log)
        assert (result_text(series.result()) or "") == stored.header.result
    assert outside == {"asks undo", "refuses undo", "undo to", "resign", "next"}


@pytest.mark.parametrize("name", OURS)
def test_the_matches_show_every_end_and_nearly_every_kind_of_action(name: str) -> None:
    game = load(name)
    found = records_in(FOLDER / name / str(game.rules_version)).values()
    assert {record.end.split()[2] for record in found if record.end} == ENDS[name]
    assert {record.end.split()[1] for record in found if record.end} >= set(game.sides)
    met = {text.split()[0] for record in found for text in record.actions}
    assert {action.text.split()[0] for action in game.actions if not action.veil} - met <= NEVER_MET
    assert any(record.header.games == 2 for record in found)
    assert any(record.header.position for record in found)
    assert any(record.end is None for record in found)
    for option in game.options:
        values = {str(record.header.options[option.name]) for record in found}
        assert len(values) > 1, f"{option.name} is always {values}"
