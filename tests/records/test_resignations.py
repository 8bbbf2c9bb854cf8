"""A resignation is part of the record: it is read, played again and checked, and nobody can claim one."""

from pathlib import Path

import pytest

from tests.support.program import Program
from tests.support.samples import GAME, played, record_of, recorded, two_games
from tests.support.server import Server
from tests.support.terminal import run as program
from threerings.cli import commands
from threerings.core.match import StaleAction
from threerings.core.record import BadRecord, Record, end_line, read, replay, write
from threerings.games import GAMES, load

PLAYERS = ("human:Arwen", "bot:random")
SHORT = record_of(played(5, plies=24), PLAYERS)
GIVEN_UP = SHORT._replace(resigned="gandalf", end="end balrog resigned 0-0")
OVER = record_of(played(5))
FIRST = GIVEN_UP._replace(header=GIVEN_UP.header._replace(games=2))
SECOND = (
    record_of(played(1), PLAYERS, 1, 2),
    record_of(played(2, plies=20), PLAYERS[::-1], 2, 2)._replace(resigned="balrog", end="end gandalf resigned 0-0"),
)
CLAIM = (*SHORT.actions, "resign gandalf")


def verified(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = commands.run(["verify", str(path), "--language", "en"])
    return (code, *capsys.readouterr())


def test_a_match_that_was_given_up_is_over() -> None:
    match = played(5, plies=24).copy()
    match.resign(1)
    assert match.outcome is not None
    assert end_line(GAME, match.outcome) == "end gandalf resigned 0-0"
    assert match.copy().outcome == match.outcome
    assert match.prompt(0).legal == match.prompt(1).legal == ()
    with pytest.raises(StaleAction):
        match.resign(0)
    with pytest.raises(StaleAction):
        played(5).copy().resign(0)
    assert match.back_to(5).outcome is None


def test_a_resignation_is_a_line_before_the_end() -> None:
    content = write([GIVEN_UP])
    assert [line.partition("\t")[0] for line in content.splitlines()[-2:]] == ["resign gandalf", GIVEN_UP.end]
    assert read(content.encode()) == [GIVEN_UP]
    match = replay(GIVEN_UP, GAME)
    assert match.log == list(GIVEN_UP.actions)
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.reason) == (1, "resigned")


@pytest.mark.parametrize("records", [(GIVEN_UP,), (FIRST,), SECOND], ids=["alone", "first of two", "second of two"])
def test_the_commands_know_it(records: tuple[Record, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, *records)
    code, out, err = verified(path, capsys)
    assert (code, err) == (0, "")
    last = records[-1]
    winner = "balrog" if last.resigned == "gandalf" else "gandalf"
    assert out.endswith(f"{winner} won ({last.resigned} resigned; nothing more was played)\n")
    assert commands.run(["replay", str(path), "--language", "en"]) == 0
    assert capsys.readouterr().out.count(" resigns.") == 1
    before = path.read_bytes()
    assert commands.run(["play", "--resume", str(path), "--language", "en"]) == 2
    assert "this match is over" in capsys.readouterr().err
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("records", "fault"),
    [
        ([GIVEN_UP._replace(resigned="")], "it claims an end before the match is over."),
        ([GIVEN_UP._replace(end="end gandalf resigned 0-0")], "it claims another end than the match has."),
        ([GIVEN_UP._replace(end="end balrog resigned 5-0")], "it claims another end than the match has."),
        ([GIVEN_UP._replace(end="end balrog top 0-5")], "it claims another end than the match has."),
        ([OVER._replace(end="end balrog resigned 0-0")], "it claims another end than the match has."),
        ([OVER._replace(resigned="gandalf")], "nobody could resign here as “gandalf”."),
        ([GIVEN_UP._replace(resigned="sauron")], "nobody could resign here as “sauron”."),
        ([GIVEN_UP._replace(resigned="gandalf balrog")], "nobody could resign here as “gandalf balrog”."),
        ([FIRST, two_games()[1]], "its games do not belong together."),
        ([FIRST._replace(end=None), two_games()[1]], "its games do not belong together."),
        ([SHORT._replace(actions=(*CLAIM, "lay C01"))], "a header should stand in line"),
        (
            [SHORT._replace(actions=(*CLAIM, "resign balrog"))],
            "a header should stand in line",
        ),
    ],
)
def test_a_resignation_that_does_not_hold_is_refused(
    records: list[Record], fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = verified(recorded(tmp_path, *records), capsys)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert fault in err


def test_every_wrong_line_is_found() -> None:
    for side in ("", "nobody", "GANDALF"):
        with pytest.raises(BadRecord):
            replay(read(write([GIVEN_UP._replace(resigned=side or "?")]).encode())[0], GAME)


@pytest.mark.parametrize("games", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_the_web_tells_it(
    name: str, games: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, path = load(name), tmp_path / "downloaded.record"
    wish = {"game": name, "opponent": "bot:random", "seat": game.sides[0], "games": games}
    with Server(tmp_path / "data") as server, Program(server.url) as somebody:
        match = somebody.post("/api/matches", json=wish).json()["match"]
        assert somebody.post(f"/api/matches/{match}/resign").status_code == 200
        path.write_bytes(somebody.get(f"/match/{match}/record").content)
    (record,) = read(path.read_bytes())
    assert (record.resigned, record.end) == (game.sides[0], f"end {game.sides[1]} resigned 0-0")
    assert (record.header.number, record.header.games) == (1, games)
    code, out, _ = verified(path, capsys)
    assert code == 0
    assert f"{game.sides[1]} won" in out
    assert "Proven: " in out
    exported = tmp_path / "lines"
    assert commands.run(["export", str(exported), "--data", str(tmp_path / "data")]) == 0
    assert f'"resign {game.sides[0]}"' in exported.read_text("utf-8")
    assert commands.run(["import", str(exported), "--data", str(tmp_path / "other")]) == 0


@pytest.mark.parametrize("games", ["1", "2"])
@pytest.mark.parametrize("proven", [True, False])
def test_at_the_keyboard_one_can_give_up(
    games: str, proven: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.record"
    dice = [] if proven else ["--seed", "1"]
    words: list[str | Path] = [
        "play",
        "the-duel",
        "--side",
        "gandalf",
        "--bot",
        "random",
        "--games",
        games,
        "--record",
        path,
        *dice,
    ]
    done = program(*words, data=tmp_path, typed="1\nresign\nno\n1\nRESIGN\nyes\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Gandalf resigns." in done.stdout
    assert "You have lost." in done.stdout
    assert ("That decides both games." in done.stdout) == (games == "2")
    (record,) = read(path.read_bytes())
    assert (record.resigned, record.end, bool(record.secret)) == ("gandalf", "end balrog resigned 0-0", proven)
    assert not path.with_name(f"{path.name}.secret").exists()
    code, out, _ = verified(path, capsys)
    assert code == 0
    assert ("Proven: " in out) == proven
    assert program("play", "--resume", path, data=tmp_path).returncode == 2


@pytest.mark.parametrize(("language", "word", "yes"), [("fr", "abandonner", "oui"), ("de", "aufgeben", "ja")])
def test_one_gives_up_in_ones_own_language(language: str, word: str, yes: str, tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    words: list[str | Path] = [
        "play",
        "the-duel",
        "--side",
        "balrog",
        "--bot",
        "random",
        "--record",
        path,
        "--language",
        language,
    ]
    assert program(*words, data=tmp_path, typed=f"{word}\n{yes}\n").returncode == 0
    assert read(path.read_bytes())[0].resigned == "balrog"


def test_a_resignation_that_was_cut_off_is_closed_when_resumed(tmp_path: Path) -> None:
    path = recorded(
        tmp_path, GIVEN_UP._replace(end=None, header=GIVEN_UP.header._replace(players=("human", "bot:random")))
    )
    assert program("play", "--resume", path, data=tmp_path).returncode == 2, "it is over"
    assert read(path.read_bytes())[0].end == GIVEN_UP.end
