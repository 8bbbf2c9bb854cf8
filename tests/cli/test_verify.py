"""`threerings verify` finds every change."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.samples import GAME, played, record_of, recorded, two_games
from threerings.cli.commands import run
from threerings.cli.verify import verify as check
from threerings.core.record import Header, Record, write
from threerings.texts import texts

ENGLISH = texts("en", GAME.name)
SHORT = record_of(played(5, plies=24))
CONTENT = write([SHORT]).encode()


def verify(path: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = run(["verify", str(path), *words])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_a_sound_record_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(5)
    assert match.outcome is not None
    assert match.outcome.winner is not None
    path = recorded(tmp_path, record_of(match))
    won = f"{GAME.sides[match.outcome.winner]} won ({match.outcome.reason})"
    assert verify(path, capsys) == (0, f"{path} is sound: the-duel, {match.ply} actions, {won}\n", "")


def test_an_unfinished_record_is_sound_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, SHORT)
    plies = len(SHORT.actions)
    assert verify(path, capsys)[:2] == (0, f"{path} is sound: the-duel, {plies} actions, not over yet\n")
    assert verify(path, capsys, "--language", "fr")[1].endswith("inachevée\n")
    assert verify(path, capsys, "--language", "de")[1].endswith("noch nicht zu Ende\n")


def test_both_games_of_a_match_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = verify(recorded(tmp_path, *two_games()), capsys)
    assert code == 0
    assert out.count("the-duel") == 2
    assert out.count("\n") == 1


@given(place=st.integers(0, len(CONTENT) - 1), change=st.integers(1, 255))
def test_any_changed_byte_is_found(tmp_path_factory: pytest.TempPathFactory, place: int, change: int) -> None:
    path = tmp_path_factory.mktemp("flip") / "flipped.record"
    path.write_bytes(CONTENT[:place] + bytes([CONTENT[place] ^ change]) + CONTENT[place + 1 :])
    assert check(path, ENGLISH) == 1


def test_every_byte_that_flips_a_bit_is_found_and_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "flipped.record"
    for place in range(len(CONTENT)):
        path.write_bytes(CONTENT[:place] + bytes([CONTENT[place] ^ 1]) + CONTENT[place + 1 :])
        code = check(path, ENGLISH)
        out, err = capsys.readouterr()
        assert (code, out, err.count("\n")) == (1, "", 1), place
        assert err.startswith(f"{path} is not a sound record: line ")


def test_missing_and_added_lines_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = CONTENT.splitlines(keepends=True)
    path = tmp_path / "cut.record"
    for place in range(len(lines) - 1):
        path.write_bytes(b"".join(lines[:place] + lines[place + 1 :]))
        assert verify(path, capsys)[0] == 1
    path.write_bytes(CONTENT[:-5])
    assert verify(path, capsys) == (1, "", f"{path} is not a sound record: line {len(lines)} is cut off.\n")
    path.write_bytes(CONTENT + CONTENT)
    assert verify(path, capsys)[0] == 1
    path.write_bytes(b"")
    assert verify(path, capsys) == (1, "", f"{path} is not a sound record: it is empty.\n")


OVER = record_of(played(5))
ACTION_19 = SHORT.actions[:18]


@pytest.mark.parametrize(
    ("records", "fault"),
    [
        ([SHORT._replace(actions=(*ACTION_19, "lay C99"))], "action 19, “lay C99”, does not exist."),
        ([SHORT._replace(actions=(*ACTION_19, "refuse"))], "action 19, “refuse”, is forbidden by rule DU-M1."),
        ([OVER._replace(actions=(*OVER.actions, "refuse"))], "is forbidden by rule DU-G"),
        ([OVER._replace(end="end gandalf top 9-9")], "it claims another end than the match has."),
        ([SHORT._replace(end=OVER.end)], "it claims an end before the match is over."),
        (
            [SHORT._replace(header=SHORT.header._replace(rules_version=99))],
            f"version 99 of the rules; here they are known only up to version {GAME.rules_version}.",
        ),
        ([two_games()[1]], "its games do not belong together."),
        ([two_games()[0], two_games()[0]], "its games do not belong together."),
        ([two_games()[0]._replace(end=None), two_games()[1]], "its games do not belong together."),
        ([SHORT._replace(header=SHORT.header._replace(options={"edition": "x"}))], "header: "),
        ([SHORT._replace(header=SHORT.header._replace(position="duel 9"))], "header: "),
    ],
)
def test_a_well_chained_record_that_breaks_the_rules_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], records: list[Record], fault: str
) -> None:
    code, out, err = verify(recorded(tmp_path, *records), capsys)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert fault in err


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"}, {"game": []}, {"game": None}, {"options": 5}, {"options": []}, {"position": 5},
        {"players": 5}, {"players": []}, {"players": ["human", 5]}, {"players": ["a", "b", "c"]}, {"number": "x"},
        {"number": 0}, {"number": 2}, {"games": 3}, {"games": None}, {"rules_version": "1"}, {"threerings": 2},
        {"more": 1},
    ],
)  # fmt: skip
def test_a_header_that_anybody_could_have_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object]
) -> None:
    class Forged(Header):
        def line(self) -> str:
            return json.dumps({**json.loads(super().line()), **change})

    path = recorded(tmp_path, SHORT._replace(header=Forged(*SHORT.header)))
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        code = run([*command, str(path)])
        printed = capsys.readouterr()
        assert code == (1 if command == ["verify"] else 2)
        assert printed.out == ""
        assert printed.err.count("\n") == 1
