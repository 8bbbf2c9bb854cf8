"""Whole matches through a real terminal, and matches that are broken off."""

import re
import shlex
import signal
from pathlib import Path

import pytest

from tests.cli.player import GAME, PROMPT, Player, by_turns, first
from tests.support.terminal import Terminal, run
from threerings.core.record import read, replay
from threerings.games import load
from threerings.texts import LANGUAGES, texts

ENGLISH = texts("en", "the-duel")


def finished(path: Path, games: int = 1) -> bool:
    """Whether a record is sound and tells of matches played to their ends."""
    records = read(path.read_bytes())
    return len(records) == games and all(record.end and replay(record, GAME).outcome for record in records)


def actions(path: Path) -> tuple[str, ...]:
    return read(path.read_bytes())[-1].actions


@pytest.mark.parametrize(
    ("language", "bot", "side", "seed"),
    [("en", "greedy", "gandalf", "9"), ("fr", "random", "balrog", "1"), ("de", "greedy", "balrog", "2")],
)
def test_a_match_against_a_bot(tmp_path: Path, language: str, bot: str, side: str, seed: str) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = ["play", "the-duel", "--bot", bot, "--side", side, "--language", language, "--seed", seed]
    with Terminal([*words, "--record", record], tmp_path) as terminal:
        player = Player(terminal, record, language)
        player.play(by_turns)
        assert terminal.end()[1] == 0
    assert finished(record)
    assert player.turns > 10
    outcome = replay(read(record.read_bytes())[0], GAME).outcome
    assert outcome is not None
    key = "match-you-won" if outcome.winner == GAME.sides.index(side) else "match-you-lost"
    assert texts(language, "the-duel")(key) in terminal.in_sight()
    assert f"threerings replay {record}" in terminal.in_sight()


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_people_at_one_keyboard(tmp_path: Path, language: str) -> None:
    """Every page and every curtain is compared with what the record allows, and nothing else is left on the screen."""
    record = tmp_path / "match.record"
    words: list[str | Path] = [
        "play",
        "the-duel",
        "--friend",
        "--side",
        "gandalf",
        "--language",
        language,
        "--seed",
        "2",
    ]
    with Terminal([*words, "--record", record], tmp_path) as terminal:
        player = Player(terminal, record, language)
        player.play(by_turns)
        assert terminal.end()[1] == 0
    assert finished(record)
    assert player.curtains > 30
    assert player.secrets > 0


@pytest.mark.rule("DU-G3")
@pytest.mark.parametrize("opponent", [("--bot", "greedy"), ("--friend", "--name", "Arwen", "--name", "Bilbo")])
def test_two_matches_with_the_sides_swapped(tmp_path: Path, opponent: tuple[str, ...]) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = [
        "play",
        "the-duel",
        *opponent,
        "--side",
        "gandalf",
        "--games",
        "2",
        "--seed",
        "3",
        "--record",
        record,
    ]
    with Terminal(words, tmp_path) as terminal:
        player = Player(terminal, record, "en")
        player.play(by_turns)
        assert terminal.end()[1] == 0
    assert finished(record, games=2)
    one, two = read(record.read_bytes())
    assert (one.header.number, two.header.number) == (1, 2)
    assert one.header.players == two.header.players[::-1]
    first_end, second_end = (replay(game, GAME).outcome for game in (one, two))
    assert first_end is not None
    assert second_end is not None
    points = GAME.double(first_end, second_end).points
    names = ("Arwen", "Bilbo") if "--friend" in opponent else ("you", "bot greedy")
    assert f"Both games together – {names[0]}: {points[0]}, {names[1]}: {points[1]}." in terminal.in_sight()


def resume_command(shown: str) -> list[str]:
    """The command line that the program suggests, without its own name."""
    found = re.search(r"threerings (play --resume .*)", shown)
    assert found, shown
    return shlex.split(found[1])


@pytest.mark.parametrize("how", ["ctrl-c", "kill -9", "hang-up", "quit", "ctrl-d", "torn line"])
def test_nothing_is_lost_when_a_match_is_broken_off(tmp_path: Path, how: str) -> None:
    record = tmp_path / "a match.record"
    words: list[str | Path] = ["play", "the-duel", "--side", "balrog", "--seed", "1", "--record", record]
    with Terminal(words, tmp_path) as terminal:
        player = Player(terminal, record, "en")
        player.play(by_turns, turns=6)
        shown = terminal.expect(PROMPT)
        before = actions(record)
        rest, code = break_off(terminal, how)
    assert actions(record) == before, "what was shown is on disk, and nothing more"
    assert "Traceback" not in rest
    if how in ("ctrl-c", "quit", "ctrl-d"):
        assert code == (130 if how == "ctrl-c" else 0)
        words = [*resume_command(rest)]
    else:
        words = ["play", "--resume", str(record)]
    if how == "torn line":
        record.write_bytes(record.read_bytes() + b"lay C0")
    with Terminal([*words, "--seed", "1"], tmp_path) as terminal:
        again = terminal.expect(PROMPT)
        assert again.strip().splitlines() == shown.strip().splitlines()[-len(again.strip().splitlines()) :]
        terminal.type("1")
        Player(terminal, record, "en").play(first)
        assert terminal.end()[1] == 0
    assert finished(record)
    assert actions(record)[: len(before)] == before


def break_off(terminal: Terminal, how: str) -> tuple[str, int]:
    if how == "quit":
        terminal.type("quit")
    elif how == "ctrl-d":
        terminal.press("\x04")
    else:
        signals = {"ctrl-c": signal.SIGINT, "hang-up": signal.SIGHUP}
        terminal.signal(signals.get(how, signal.SIGKILL))
    return terminal.end()


def test_two_people_who_break_off_leave_no_cards_on_the_screen_and_go_on_later(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = ["play", "the-duel", "--friend", "--seed", "4", "--record", record]
    with Terminal(words, tmp_path) as terminal:
        Player(terminal, record, "en").play(first, turns=5)
        terminal.expect("looking. ")
        terminal.type("")
        terminal.expect(PROMPT)
        terminal.signal(signal.SIGINT)
        assert terminal.end()[1] == 130
        assert terminal.in_sight().strip() == f"To go on with this match: threerings play --resume {record}"
    with Terminal(["play", "--resume", record, "--seed", "4"], tmp_path) as terminal:
        player = Player(terminal, record, "en")
        player.play(first)
        assert terminal.end()[1] == 0
    assert player.curtains > 10
    assert finished(record)


def test_between_two_matches_one_can_stop_and_go_on(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = [
        "play",
        "the-duel",
        "--side",
        "gandalf",
        "--games",
        "2",
        "--seed",
        "13",
        "--record",
        record,
    ]
    with Terminal(words, tmp_path) as terminal:
        terminal.expect("go on. ")
        terminal.type("")
        while not (shown := terminal.expect(PROMPT, "go on. ")).endswith("go on. "):
            terminal.type("1")
        assert "After the first of two games – you: " in shown
        terminal.signal(signal.SIGKILL)
        terminal.end()
    assert len(read(record.read_bytes())) == 1
    with Terminal(["play", "--resume", record, "--seed", "13"], tmp_path) as terminal:
        Player(terminal, record, "en").play(first)
        assert terminal.end()[1] == 0
    assert finished(record, games=2)


def test_a_match_without_a_file_is_recorded_all_the_same(tmp_path: Path) -> None:
    data = tmp_path / "data"
    done = run("play", "the-duel", "--seed", "1", data=data, typed="1\n1\nquit\n")
    assert done.returncode == 0
    (record,) = data.iterdir()
    assert re.fullmatch(r"the-duel-\d{4}-\d\d-\d\d-\d{6}\.record", record.name)
    assert resume_command(done.stdout) == ["play", "--resume", str(record)]
    assert len(actions(record)) > 18


def test_where_nothing_can_be_recorded_leaving_is_asked_about(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    with Terminal(["play", "the-duel", "--seed", "1"], blocked) as terminal:
        assert "This match cannot be recorded" in terminal.expect("go on. ")
        terminal.type("")
        terminal.expect(PROMPT)
        terminal.type("quit")
        terminal.expect("Leave anyway? (yes/no) ")
        terminal.type("no")
        terminal.expect(PROMPT)
        terminal.type("quit")
        terminal.expect("Leave anyway? (yes/no) ")
        terminal.type("y")
        rest, code = terminal.end()
    assert code == 0
    assert "The match was not recorded and cannot be resumed." in rest


def test_nobody_else_may_write_into_a_match_that_is_being_played(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    with Terminal(["play", "the-duel", "--seed", "1", "--record", record], tmp_path) as terminal:
        terminal.expect("go on. ")
        done = run("play", "--resume", record, data=tmp_path, typed="1\n")
    assert done.returncode == 2
    assert done.stderr == f"{record}: this match is being played elsewhere right now.\n"


def test_help_log_and_mistakes_change_nothing(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    with Terminal(["play", "the-duel", "--side", "gandalf", "--seed", "1", "--record", record], tmp_path) as terminal:
        Player(terminal, record, "en").play(first, turns=2)
        page = terminal.expect(PROMPT)
        before = record.read_bytes()
        replies = {}
        for words in (
            "?",
            "? mirror",
            "? C05",
            "? 1",
            "? DU-X3",
            "? nothing",
            "log",
            "99",
            "0",
            "dance",
            "refuse",
            "deal C01",
        ):
            terminal.type(words)
            replies[words] = terminal.expect(PROMPT)
        terminal.type("")
        assert terminal.expect(PROMPT).splitlines()[2:] == page.splitlines()[2:], "Enter draws the table again"
    assert record.read_bytes() == before
    assert ENGLISH("game-intro")[:40] in replies["?"]
    assert "one of Gandalf’s cards" in replies["? mirror"]
    assert "a card found in both decks" in replies["? C05"]
    assert "Card " in replies["? 1"]
    assert "DU-X3  A row with a symbol" in replies["? DU-X3"]
    assert "There is nothing called “nothing”" in replies["? nothing"]
    assert "The first duel begins" in replies["log"]
    assert "There is no choice 99: the choices are 1 to 7." in replies["99"]
    assert "There is no choice 0" in replies["0"]
    assert "“dance” is no action of this game" in replies["dance"]
    assert "Not possible now, by rule DU-M1: After Magic" in replies["refuse"]
    assert "Not possible now, by rule DU-I2" in replies["deal C01"]


def test_somebody_who_only_says_play_is_asked(tmp_path: Path) -> None:
    with Terminal(["play"], tmp_path, changes={"LC_ALL": "de_AT.UTF-8"}) as terminal:
        assert "Willkommen" in terminal.expect(PROMPT)
        terminal.type("7")
        assert "Eine Wahl 7 gibt es nicht" in terminal.expect(PROMPT)
        terminal.type("1")
        assert "Gegen wen möchtest du spielen?" in terminal.expect(PROMPT)
        terminal.type("2")
        assert "Welche Seite spielst du?" in terminal.expect(PROMPT)
        terminal.type("3")
        shown = terminal.expect(PROMPT)
        assert "Edition" in shown
        assert shown.index("Kosmos") < shown.index("Tilsit")
        terminal.type("2")
        assert "Wie viele Spiele?" in terminal.expect(PROMPT)
        terminal.type("2")
        shown = terminal.expect("Eingabetaste. ")
        assert "Der Balrog: du" in shown
        assert "Gandalf: Bot (Hobbyspieler)" in shown
        terminal.type("")
        terminal.expect(PROMPT)
        terminal.type("ende")
        assert terminal.end()[1] == 0
    (header,) = [record.header for path in tmp_path.glob("*.record") for record in read(path.read_bytes())]
    assert (header.options["edition"], header.games) == ("tilsit", 2)
    with Terminal(["play", "--language", "fr"], tmp_path) as terminal:
        assert "Une partie n’est pas finie" in terminal.expect(PROMPT)
        terminal.type("1")
        assert "Votre main" in terminal.expect(PROMPT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_takes_what_is_usual(tmp_path: Path, language: str) -> None:
    speech = texts(language, "the-duel")
    with Terminal(["play", "--language", language], tmp_path) as terminal:
        for question in ("welcome-game", "welcome-opponent", "welcome-side", "option-edition", "welcome-games"):
            assert speech(question) in terminal.expect(PROMPT)
            terminal.type("")
        terminal.expect(f"{speech('press-enter')} ")
        terminal.type("")
        terminal.expect(PROMPT)
    (path,) = tmp_path.glob("*.record")
    header = read(path.read_bytes())[0].header
    assert (header.game, dict(header.options), header.games) == ("the-duel", dict(GAME.settle({})), 1)
    assert "bot:beginner" in header.players


def test_many_options_are_asked_for_only_if_somebody_wants_to_choose(tmp_path: Path) -> None:
    with Terminal(["play", "--language", "en", "--side", "light", "--bot", "random"], tmp_path) as terminal:
        terminal.expect(PROMPT)
        terminal.type("2")
        assert "Which rules do you want?" in terminal.expect(PROMPT)
        terminal.type("2")
        shown = terminal.expect(PROMPT)
        while "How many games?" not in shown:
            terminal.type("1,3" if "Enter takes none" in shown else "2")
            shown = terminal.expect(PROMPT)
        terminal.type("")
        terminal.expect("Press Enter to go on. ")
        terminal.type("")
        terminal.expect(PROMPT)
    (path,) = tmp_path.glob("*.record")
    options = read(path.read_bytes())[0].header.options
    variants = next(option for option in load("confrontation").options if option.several)
    assert options["variants"] == f"{variants.choices[0]} {variants.choices[2]}"
    assert all(options[option.name] != option.default for option in load("confrontation").options)


def test_what_was_said_already_is_not_asked(tmp_path: Path) -> None:
    words = ["play", "--language", "en", "--side", "gandalf", "--bot", "random", "--edition", "tilsit", "--games", "2"]
    with Terminal(words, tmp_path) as terminal:
        terminal.expect(PROMPT)
        terminal.type("1")
        terminal.expect("Press Enter to go on. ")


def test_without_a_language_of_the_house_it_is_asked_for(tmp_path: Path) -> None:
    with Terminal(["play"], tmp_path, changes={"LC_ALL": "it_IT.UTF-8"}) as terminal:
        shown = terminal.expect(PROMPT)
        assert "Quelle langue préférez-vous ?" in shown.replace("\N{NO-BREAK SPACE}", " ")
        terminal.type("2")
        assert "Bienvenue" in terminal.expect(PROMPT)
        terminal.signal(signal.SIGINT)
        rest, code = terminal.end()
    assert code == 130
    assert "Traceback" not in rest
