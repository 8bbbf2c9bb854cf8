"""Whatever is typed, given or taken away: one clear line and a proper exit code, never a traceback."""

import errno
import os
import signal
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.player import PROMPT
from tests.support.samples import played, record_of, recorded, two_games
from tests.support.terminal import PROGRAM, Terminal, run, surroundings
from threerings.cli import commands
from threerings.cli.main import main
from threerings.core.record_file import RecordFile
from threerings.texts import LANGUAGES

DECK = files("threerings.games.the_duel").joinpath("data/deck.toml").read_text("utf-8")


def complaint(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """The one line on stderr of a command that refuses its input, in the house's own process for speed."""
    code = commands.run([str(word) for word in words])
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THREERINGS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play"], "Say which game, for example threerings play the-duel. There are: the-duel"),
        (["play", "chess"], "There is no game “chess”; there are: the-duel"),
        (["play", "the-duel", "--bot", "deep"], "There is no bot “deep”; there are: beginner, casual"),
        (["play", "the-duel", "--side", "sauron"], "There is no side “sauron”; there are: gandalf, balrog, random"),
        (["play", "the-duel", "--language", "tlh"], "There is no language “tlh”; there are: en, fr, de"),
        (["play", "the-duel", "--edition", "moria"], "There is no edition “moria”; there are: kosmos, tilsit"),
        (["play", "the-duel", "--games", "3"], "--games takes one of these: 1, 2; not “3”."),
        (["play", "the-duel", "--bot", "greedy", "--friend"], "Choose one opponent: --bot or --friend."),
        (["play", "the-duel", "--friend"], "Two people at one keyboard need a terminal"),
        (["play", "the-duel", "--name", "A", "--name", "B"], "Too many names: one for each person who plays."),
        (["play", "the-duel", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "the-duel", "--deck", "none.toml"], "none.toml: there is no such file."),
        (["play", "the-duel", "--deck", "."], ". is a folder, not a file."),
        (["play", "the-duel", "--record", "no/where.record"], "no/where.record: there is no such file."),
        (["play", "the-duel", "--fast"], "No such option: --fast"),
        (["play", "the-duel", "one", "more"], "unexpected extra argument"),
        (["play", "--resume", "none.record"], "none.record: there is no such file."),
        (["play", "--resume", "none.record", "--bot", "greedy"], "give --resume no other option than --language"),
        (["replay", "none.record"], "none.record: there is no such file."),
        (["replay", "."], ". is a folder, not a file."),
        (["replay"], "Missing argument 'FILE'"),
        (["review", "none.record"], "none.record: there is no such file."),
        (["review", "."], ". is a folder, not a file."),
        (["verify", "none.record"], "none.record: there is no such file."),
        (["verify", "."], ". is a folder, not a file."),
        (["rules", "chess"], "There is no game “chess”; there are: the-duel"),
        (["rules", "the-duel", "DU-Q1"], "the-duel has no rule “DU-Q1”; threerings rules the-duel lists them all."),
        (["rules", "DU-Q1"], "There is no game “DU-Q1”"),
        (["ledger", "chess"], "There is no game “chess”; there are: the-duel"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_bad_words_on_the_command_line(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    assert said in complaint(capsys, *words)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Il n’y a pas de jeu «\N{NO-BREAK SPACE}chess\N{NO-BREAK SPACE}»"),
        ("de", "Ein Spiel „chess“ gibt es nicht"),
    ],
)
def test_complaints_come_in_the_language_asked_for_or_spoken_here(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    assert said in complaint(capsys, "play", "chess", "--language", language)
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert said in complaint(capsys, "play", "chess")


def test_a_file_that_exists_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    assert complaint(capsys, "play", "the-duel", "--record", path) == f"{path} exists already; it is not overwritten.\n"
    assert path.read_text() == "precious"


def test_a_match_that_is_over_cannot_be_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, record_of(played(1)))
    before = path.read_bytes()
    assert "this match is over; threerings replay shows it." in complaint(capsys, "play", "--resume", path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (("human", "elf:Arwen"), "names a player that nobody here can be: “elf:Arwen”"),
        (("human", "bot:deep"), "There is no bot “deep”"),
        (("human", "human"), "Two people at one keyboard need a terminal"),
    ],
)
def test_players_that_cannot_sit_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], players: tuple[str, str], said: str
) -> None:
    path = recorded(tmp_path, record_of(played(1, plies=30), players))
    assert said in complaint(capsys, "play", "--resume", path)


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
@pytest.mark.parametrize("content", [b"", b"\xff\xfe\n", b"hello\n", b"{}\n", b"\0" * 100, b"no line end"])
def test_files_that_are_no_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str], content: bytes
) -> None:
    path = tmp_path / "strange.record"
    path.write_bytes(content)
    assert f"{path} is not a sound record: " in complaint(capsys, *command, path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        (
            'C05 = "....|1234"',
            'C05 = "....|1243"',
            ("card C05: '....|1243' is not of the form", "carte C05", "Karte C05"),
        ),
        ('C05 = "....|1234"', "C05 = 5", ("card C05: 5 is not of the form", "n’a pas la forme", "nicht die Form")),
        ('C05 = "....|1234"', "", ("C05 is missing in [plain].", "C05 manque dans [plain].", "In [plain] fehlt C05.")),
        ('C05 = "', 'C99 = "....|...."\nC05 = "', ("[plain] has no 'C99'.", "pas d’entrée 'C99'", "kein 'C99'")),
        ("[plain]", "[simple]", ("[plain] is missing", "la section [plain] manque", "Der Abschnitt [plain] fehlt")),
        ("[energy]", "[more]\n[energy]", ("no section [more]", "pas de section [more]", "Einen Abschnitt [more]")),
        (
            'mirror = "....|...."',
            'mirror = "1...|...."',
            ("card mirror must be", "la règle veut", "muss nach den Regeln"),
        ),
        ("final = 20", "final = 200", ("from 1 to 99, not 200", "de 1 à 99, pas 200", "von 1 bis 99 sein, nicht 200")),
        (
            "final = 20",
            "final = 10",
            ("not be below preliminary", "inférieur à preliminary", "nicht unter preliminary"),
        ),
        ("final = 20", "final = = 20", ("is not a TOML file", "n’est pas un fichier TOML", "ist keine TOML-Datei")),
    ],
)
def test_broken_deck_files_say_what_is_wrong_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, faults: tuple[str, str, str]
) -> None:
    path = tmp_path / "deck.toml"
    assert old in DECK
    path.write_text(DECK.replace(old, new, 1))
    for language, fault in zip(LANGUAGES, faults, strict=True):
        said = complaint(capsys, "play", "the-duel", "--deck", path, "--language", language)
        assert str(path) in said
        assert fault in said


def test_a_deck_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(b"\xff\xfe")
    assert complaint(capsys, "play", "the-duel", "--deck", path) == f"{path} is not a text file in UTF-8.\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_file_that_may_not_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, record_of(played(1)))
    path.chmod(0)
    assert "not allowed" in complaint(capsys, "replay", path)


def test_a_good_deck_file_is_played_with_and_kept_in_the_record(tmp_path: Path) -> None:
    deck, record = tmp_path / "deck.toml", tmp_path / "match.record"
    deck.write_text(DECK.replace("preliminary = 15", "preliminary = 12"))
    done = run("play", "the-duel", "--deck", deck, "--record", record, "--seed", "1", data=tmp_path, typed="1\nquit\n")
    assert done.returncode == 0
    assert "both markers stand on 12" in done.stdout
    deck.unlink()
    again = run("play", "--resume", record, data=tmp_path, typed="quit\n")
    assert again.returncode == 0
    assert " 12" in again.stdout


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def full(file: RecordFile, texts: list[str]) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(RecordFile, "add", full)
    path = tmp_path / "match.record"
    assert commands.run(["play", "the-duel", "--record", str(path), "--seed", "1"]) == 2
    assert capsys.readouterr().err == f"{path}: No space left on device\n"


def test_input_that_ends_too_early(tmp_path: Path) -> None:
    done = run("play", "the-duel", "--seed", "1", data=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("To go on with this match: threerings play --resume ")
    assert done.stderr.count("\n") == 1


def test_input_that_is_no_text(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "the-duel", "--seed", "1"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        env=surroundings(tmp_path),
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_a_reader_who_leaves_early(tmp_path: Path) -> None:
    path = recorded(tmp_path, record_of(played(1)))
    for words in (["replay", str(path)], ["rules"], ["play", "the-duel", "--seed", "1"]):
        with subprocess.Popen(
            [*PROGRAM, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=surroundings(tmp_path),
        ) as process:
            assert process.stdout is not None
            assert process.stdin is not None
            process.stdout.close()
            error = process.communicate(b"1\n" * 50)[1]
        assert process.returncode == 141, error
        assert error == b""


@pytest.mark.parametrize("words", [["play"], ["play", "the-duel"], ["play", "the-duel", "--friend"]])
def test_ctrl_c_at_the_first_question(tmp_path: Path, words: list[str]) -> None:
    with Terminal([*words, "--language", "en"], tmp_path) as terminal:
        terminal.expect(PROMPT, "go on. ", "looking. ")
        terminal.signal(signal.SIGINT)
        rest, code = terminal.end()
    assert code == 130
    assert "Traceback" not in rest


def test_ctrl_c_while_the_program_is_still_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "run", interrupted)
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 130


def test_a_dumb_terminal_cannot_have_a_curtain(tmp_path: Path) -> None:
    with Terminal(["play", "the-duel", "--friend"], tmp_path, changes={"TERM": "dumb"}) as terminal:
        rest, code = terminal.end()
    assert code == 2
    assert "terminal that can be cleared" in rest


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_that_knows_only_ascii(tmp_path: Path, language: str) -> None:
    done = run(
        "play", "the-duel", "--seed", "1", "--language", language, data=tmp_path, typed="1\n?\nquit\n",
        PYTHONIOENCODING="ascii", PYTHONUTF8="0",
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert done.stderr == ""
    assert "#Balrog" in done.stdout
    assert "?" not in done.stdout.replace("? ", "").replace(" ?", "")


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    assert "\x1b" not in run("play", "the-duel", "--seed", "1", data=tmp_path, typed="quit\n").stdout
    with Terminal(["play", "the-duel", "--seed", "1"], tmp_path, changes={"NO_COLOR": "1"}) as terminal:
        terminal.expect("go on. ")
        terminal.type("")
        terminal.expect(PROMPT)
        assert "\x1b[38" not in terminal.shown
    with Terminal(["play", "the-duel", "--seed", "1"], tmp_path) as terminal:
        terminal.expect("go on. ")
        terminal.type("")
        terminal.expect(PROMPT)
        assert "\x1b[38" in terminal.shown


# Too much of anything.


NEVER = "/dev/zero"
"""A file that does not end. Only ever read."""


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"a = " + b"[" * 50_000, "is nested too deep."),
        (b"a = " + b"{a = " * 15_000, "is nested too deep."),
        (b"a = " + b"9" * 10_000, "is not a TOML file: "),
        (b"[" + b"a." * 40_000 + b"a]", "the section [plain] is missing"),
        (b"#" * 100_001, "is too large: at most 100,000 bytes."),
    ],
    ids=["arrays", "tables", "digits", "names", "large"],
)
def test_deck_files_without_measure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, said: str
) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(content)
    told = complaint(capsys, "play", "the-duel", "--deck", path)
    assert str(path) in told
    assert said in told


def test_a_card_of_too_many_letters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(DECK.replace("....|1234", "x" * 50_000, 1))
    assert len(complaint(capsys, "play", "the-duel", "--deck", path)) < 5_000


@pytest.mark.parametrize(
    "command", [["play", "the-duel", "--deck"], ["play", "--resume"], ["replay"], ["review"], ["verify"]]
)
def test_files_without_end(tmp_path: Path, command: list[str]) -> None:
    done = run(*command, NEVER, data=tmp_path)
    assert done.returncode in (1, 2)
    assert done.stderr.count("\n") == 1
    assert "too large" in done.stderr or "larger than" in done.stderr


@pytest.mark.parametrize(
    "typed", ["x" * 1_001, "x" * 3_000, "9" * 3_000, f"?{'x' * 3_000}", "x" * 50_000, "x y " * 9_999]
)
def test_more_letters_than_anybody_types(tmp_path: Path, typed: str) -> None:
    done = run("play", "the-duel", "--seed", "1", data=tmp_path, typed=f"1\n{typed}\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert typed not in done.stdout


def test_a_line_that_never_ends(tmp_path: Path) -> None:
    done = run("play", "the-duel", "--seed", "1", data=tmp_path, typed="x" * 20_000_000)
    assert done.returncode == 2
    assert done.stderr.startswith("To go on with this match: ")


@pytest.mark.parametrize(
    "words", [["play"], ["rules"], ["play", "the-duel", "--bot"], ["rules", "the-duel"], ["verify"]]
)
def test_words_without_measure_on_the_command_line(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert len(complaint(capsys, *words, "x" * 9_999)) < 12_000


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"], ["verify"]])
def test_the_second_of_two_games_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    path = recorded(tmp_path, two_games()[1])
    before = path.read_bytes()
    assert commands.run([*command, str(path)]) == (1 if command == ["verify"] else 2)
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"{path} is not a sound record: its games do not belong together.\n")
    assert path.read_bytes() == before


# Where it is written to.


EVERYWHERE = [
    ["--help"],
    ["--version"],
    ["play", "--help"],
    ["rules"],
    ["bots"],
    ["replay"],
    ["verify"],
    ["play", "the-duel"],
]


def redirected(words: list[str], folder: Path, where: str, **changes: str) -> subprocess.CompletedProcess[str]:
    path = recorded(folder, record_of(played(1)))
    given = [str(path)] if words[0] in ("replay", "verify") else []
    return subprocess.run(
        ["sh", "-c", f'"$@" {where}', "sh", *PROGRAM, *words, *given],
        input="1\n" * 50,
        capture_output=True,
        text=True,
        env=surroundings(folder, **changes),
        check=False,
    )


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no such device here")
@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize("words", EVERYWHERE, ids=" ".join)
def test_an_output_without_room(tmp_path: Path, words: list[str], buffered: str) -> None:
    done = redirected(words, tmp_path, "> /dev/full", PYTHONUNBUFFERED=buffered)
    assert done.returncode == 2
    assert done.stderr == "The output cannot be written: No space left on device\n"


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no such device here")
def test_a_complaint_without_room(tmp_path: Path) -> None:
    for where in ("2> /dev/full", "2>&-"):
        assert redirected(["play", "chess"], tmp_path, where).returncode == 2


@pytest.mark.parametrize("words", EVERYWHERE, ids=" ".join)
def test_streams_that_were_closed_before(tmp_path: Path, words: list[str]) -> None:
    done = redirected(words, tmp_path, ">&-")
    assert (done.returncode, done.stderr) == (0, "")
    done = redirected(words, tmp_path, "<&-")
    assert done.returncode == (2 if words == ["play", "the-duel"] else 0)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", EVERYWHERE, ids=" ".join)
def test_readers_who_leave_before_the_first_word(tmp_path: Path, words: list[str]) -> None:
    with subprocess.Popen(
        [
            *PROGRAM,
            *words,
            *([str(recorded(tmp_path, record_of(played(1))))] if words[0] in ("replay", "verify") else []),
        ],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(tmp_path),
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        error = process.communicate()[1]
    assert (process.returncode, error) == (141, b"")
