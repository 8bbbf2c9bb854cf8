"""The terminal's shuffles can be proven too, also when a match is broken off and resumed."""

import stat
from pathlib import Path

import pytest

from tests.cli.hasty import HASTY
from tests.support.terminal import run
from threerings.cli import record_files
from threerings.cli.commands import run as command
from threerings.core.fair import commitment, entropy
from threerings.core.proof import prove
from threerings.core.record import Record, read, write
from threerings.games import load

GAME = load("the-duel")
ANYTHING = "1\n" * 400


def words(record: Path, *more: str) -> list[str]:
    return ["play", "the-duel", "--bot", "random", "--side", "balrog", "--record", str(record), *more]


def told(path: Path, capsys: pytest.CaptureFixture[str], language: str = "en") -> tuple[int, str]:
    code = command(["verify", str(path), "--language", language])
    out, err = capsys.readouterr()
    return code, " ".join((out + err).split())


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of two games on the same shuffle, broken off in the first and resumed."""
    folder = tmp_path_factory.mktemp("fair")
    record = folder / "match.record"
    shown = run(
        *words(record, "--games", "2", "--twin", "--entropy", "Möge es"), program=HASTY, data=folder, typed="1\n1\n1\n"
    )
    secret = record_files.kept_secret(record)
    assert commitment(secret) in shown.stdout
    assert stat.S_IMODE(record_files.secret_path(record).stat().st_mode) == 0o600
    assert secret not in record.read_text() + shown.stdout + shown.stderr, "before the end it lies beside the record"
    resumed = run("play", "--resume", record, program=HASTY, data=folder, typed=ANYTHING)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert not record_files.secret_path(record).exists(), "the record has it now"
    assert record.read_text().splitlines()[-1].startswith(f"secret {secret}\t")
    return record


def test_a_resumed_match_is_proven(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = told(finished, capsys)
    assert code == 0
    assert "Proven: every draw" in said
    assert "Added to the shuffle: balrog: Möge es" in said
    assert "Nothing was taken back." in said
    assert "Prouvé" in told(finished, capsys, "fr")[1]
    assert "Bewiesen" in told(finished, capsys, "de")[1]
    records = read(finished.read_bytes())
    assert write(records) == finished.read_text()
    assert [record.header.twin for record in records] == [True, True]
    deals = [[text for text in record.actions if text.startswith("deal")] for record in records]
    common = min(map(len, deals))
    assert deals[0][:common] == deals[1][:common]


def test_a_finished_match_is_not_resumed(finished: Path, tmp_path: Path) -> None:
    again = run("play", "--resume", finished, program=HASTY, data=tmp_path, typed=ANYTHING)
    assert again.returncode == 2
    assert "this match is over" in again.stderr


def forged(records: list[Record], how: str) -> list[Record]:
    first, last = records[0], records[-1]
    if how == "draw":
        place = next(place for place, text in enumerate(first.lines) if text.startswith("deal"))
        swapped = list(first.lines)
        other = next(later for later in range(place + 1, place + 9) if swapped[later] != swapped[place])
        swapped[place], swapped[other] = swapped[other], swapped[place]
        return [first._replace(lines=tuple(swapped)), *records[1:]]
    if how == "entropy":
        return [first._replace(lines=(f"entropy balrog {entropy('other')}", *first.lines[1:])), *records[1:]]
    if how == "secret":
        return [*records[:-1], last._replace(secret="ab" * 32)]
    return [record._replace(header=record.header._replace(commitment="ab" * 32)) for record in records]


@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ("draw", "line 3: “deal "),
        ("entropy", "was not drawn by this shuffle"),
        ("secret", "its secret does not fit its commitment."),
        ("commitment", "its secret does not fit its commitment."),
    ],
)
def test_what_was_changed_is_told(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str, fault: str
) -> None:
    path = tmp_path / "forged.record"
    path.write_text(write(forged(read(finished.read_bytes()), how)))
    code, said = told(path, capsys)
    assert code == 1
    assert fault in said


def test_a_match_that_is_not_over_promises_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "match.record"
    run(*words(record), program=HASTY, data=tmp_path, typed="1\n")
    code, said = told(record, capsys)
    assert code == 0
    assert "can be proven once the secret behind the commitment" in said


def test_without_the_secret_beside_it_a_match_goes_on_unproven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "match.record"
    run(*words(record), program=HASTY, data=tmp_path, typed="1\n")
    record_files.forget_secret(record)
    resumed = run("play", "--resume", record, program=HASTY, data=tmp_path, typed=ANYTHING)
    assert resumed.returncode == 0
    assert "can no longer be proven" in resumed.stderr
    assert prove(read(record.read_bytes()), GAME) is None
    assert "can be proven once" in told(record, capsys)[1]


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--twin"], "needs two games"),
        (["--entropy", "a", "--entropy", "b"], "More words for the shuffle than people"),
        (["--seed", "1", "--entropy", "a"], "--seed deals predictable cards"),
    ],
)
def test_what_does_not_go_together_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], complaint: str
) -> None:
    code = command([*words(tmp_path / "match.record"), "--language", "en", *more])
    assert code == 2
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
