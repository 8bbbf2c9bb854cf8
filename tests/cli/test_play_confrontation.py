"""The Confrontation through a real terminal: whole matches, set-ups, records, and what can be typed."""

from pathlib import Path

import pytest

from tests.cli.player import PROMPT, Player, break_off_and_go_on, outcome_of, play_together
from tests.support.samples import recorded
from tests.support.terminal import Terminal, run
from threerings.cli import setups
from threerings.core.game import Prompt
from threerings.core.match import Match
from threerings.core.record import Record, header_of, read
from threerings.games import load
from threerings.texts import texts

NAME = "confrontation"
GAME = load(NAME)
ENGLISH = texts("en", NAME)


def by_turns(prompt: Prompt) -> str:
    """Now a number, now the text of an action, now a piece and a region."""
    text = GAME.actions[prompt.legal[prompt.ply % len(prompt.legal)]].text
    if prompt.ply % 3 == 0 or text.split()[0] in ("point", "stand", "stay"):
        return str(prompt.ply % len(prompt.legal) + 1)
    return text.upper() if prompt.ply % 3 == 1 else text.partition(" ")[2].replace("-", " ") or text


@pytest.mark.parametrize(
    ("language", "bot", "side", "seed"),
    [("en", "greedy", "light", "7"), ("fr", "random", "dark", "4"), ("de", "greedy", "dark", "4")],
)
def test_a_match_against_a_bot(tmp_path: Path, language: str, bot: str, side: str, seed: str) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = ["play", NAME, "--bot", bot, "--side", side, "--language", language, "--seed", seed]
    extra = ["--option", "variants=shadowfax,palantir", "--option", "retreat=must"]
    with Terminal([*words, *extra, "--record", record], tmp_path) as terminal:
        player = Player(terminal, record, language, game=NAME)
        player.play(by_turns)
        assert terminal.end()[1] == 0
    assert outcome_of(record) is not None
    assert player.turns > 10
    assert read(record.read_bytes())[0].header.options["variants"] == "shadowfax palantir"
    assert read(record.read_bytes())[0].header.options["retreat"] == "must"
    done = run("verify", record, data=tmp_path)
    assert done.returncode == 0, done.stderr


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    play_together(tmp_path, NAME, "light", by_turns)


def test_a_set_up_by_chance_is_shown_before_the_curtain_and_leaves_nothing(tmp_path: Path) -> None:
    with Terminal(["play", NAME, "--friend", "--side", "light", "--seed", "2"], tmp_path) as terminal:
        terminal.expect("go on. ")
        terminal.type("")
        terminal.expect("looking. ")
        terminal.type("")
        assert "random: the rest by chance" in terminal.expect(PROMPT)
        terminal.type("random")
        assert "Frodo 1" in terminal.expect("draw the curtain. ")
        terminal.type("")
        terminal.expect("looking. ")
        assert "Frodo" not in terminal.in_sight()
        assert "░░░░ 4" in terminal.in_sight()


def test_the_last_set_up_is_remembered_for_each_side(tmp_path: Path) -> None:
    words: list[str | Path] = ["play", NAME, "--side", "light", "--bot", "random"]
    typed = "again\nplace merry\nplace sam\nrandom\nquit\n"
    first = run(*words, "--record", tmp_path / "1", "--seed", "1", data=tmp_path, typed=typed)
    assert "You have no remembered set-up for this side yet." in first.stdout
    run(*words, "--record", tmp_path / "2", "--seed", "2", data=tmp_path, typed="again\nquit\n")
    set_ups = [read((tmp_path / name).read_bytes())[0].actions[:5] for name in ("1", "2")]
    assert set_ups[0] == set_ups[1]
    assert set_ups[0][:2] == ("place merry", "place sam")
    dark = run("play", NAME, "--side", "dark", "--seed", "2", data=tmp_path, typed="again\nquit\n")
    assert "You have no remembered set-up for this side yet." in dark.stdout
    third = run(*words, "--seed", "3", data=tmp_path, typed="place sam\nagain\nquit\n")
    assert "does not fit the pieces that you have already placed" in third.stdout


def test_a_spoilt_memory_is_no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THREERINGS_DATA", str(tmp_path))
    for content in ("", "[]", '{"confrontation light": 5}', "\x00"):
        (tmp_path / setups.FILE).write_text(content)
        assert setups.last_setup(NAME, "light", "") == []
    setups.remember(NAME, "light", "Arwen", ["place sam"])
    assert setups.last_setup(NAME, "light", "Arwen") == ["place sam"]
    assert setups.last_setup(NAME, "light", "") == []
    monkeypatch.setenv("THREERINGS_DATA", str(tmp_path / setups.FILE / "below a file"))
    setups.remember(NAME, "light", "", ["place sam"])
    assert setups.last_setup(NAME, "light", "") == []


def test_a_match_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    break_off_and_go_on(tmp_path, NAME, by_turns, "--side", "dark", "--bot", "greedy")


@pytest.mark.parametrize(("seat", "language"), [("light", "en"), ("dark", "fr"), ("public", "de"), ("open", "de")])
def test_a_record_can_be_looked_at_from_every_seat(tmp_path: Path, seat: str, language: str) -> None:
    match = Match(GAME, {}, chance=lambda _: 0)
    while match.outcome is None and match.ply < 40:
        prompt = match.prompt(match.actor)
        match.submit(match.actor, match.ply, GAME.actions[prompt.legal[match.ply % len(prompt.legal)]].text)
    path = recorded(tmp_path, Record(header_of(match, ("human", "bot:greedy"), 1, 1), tuple(match.log), None))
    done = run("replay", path, "--seat", seat, "--language", language, data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert max(len(line) for line in done.stdout.split("\n")) <= 80
    before_the_first_move = done.stdout.split(texts(language, NAME)("confrontation-turn", turn=2))[0]
    assert ("Troll 9" in before_the_first_move) == (seat in ("dark", "open"))
    assert ("Boromir 0" in before_the_first_move) == (seat in ("light", "open"))


def test_help_explanations_and_mistakes_change_nothing(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    words = ["?", "? merry", "? moria", "? magic", "? 3", "? Palantír", "? CO-K2", "? nothing", "dance", "merry mordor"]
    with Terminal(
        ["play", NAME, "--side", "light", "--bot", "random", "--seed", "7", "--record", record], tmp_path
    ) as terminal:
        terminal.expect("go on. ")
        terminal.type("")
        terminal.expect(PROMPT)
        terminal.type("random")
        terminal.expect(PROMPT)
        before = record.read_bytes()
        replies = {}
        for typed in [*words, "move merry mordor", "random"]:
            terminal.type(typed)
            replies[typed] = terminal.expect(PROMPT)
    assert record.read_bytes() == before
    assert ENGLISH("game-intro")[:40] in replies["?"]
    assert "type a piece and a region (merry cardolan)" in " ".join(replies["?"].split())
    assert "Merry has strength 2" in replies["? merry"]
    assert "Mountains: one piece of each side" in replies["? moria"]
    assert "Magic" in replies["? magic"]
    assert "Palantír" in replies["? Palantír"]
    assert "CO-K2  A combat takes this course" in replies["? CO-K2"]
    assert "There is nothing called “nothing”" in replies["? nothing"]
    assert "is no action of this game" in replies["dance"]
    assert "is no action of this game" in replies["merry mordor"]
    assert "Not possible now, by rule CO-M1" in replies["move merry mordor"]
    assert "is no action of this game" in replies["random"], "nothing is left to set up"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--option", "retreat=mus"], "retreat takes one of these: may, must; not “mus”."),
        (["--option", "variants=palantir,mirror"], "not “mirror”."),
        (["--option", "retreat"], "--option takes a name and a value"),
        (["--option", "=x"], "--option takes a name and a value"),
        (["--option", "edition=kosmos"], "confrontation has no option “edition”."),
        (["--deck", "deck.toml"], "confrontation has no option “deck”."),
        (["--side", "gandalf"], "There is no side “gandalf”; there are: light, dark, random"),
    ],
)
def test_options_that_make_no_sense_are_refused(tmp_path: Path, options: list[str], complaint: str) -> None:
    done = run("play", NAME, *options, data=tmp_path, typed="")
    assert done.returncode == 2
    assert complaint in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_options_work_for_the_other_game_too(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    run("play", "the-duel", "--option", "edition=tilsit", "--record", record, data=tmp_path, typed="quit\n")
    assert read(record.read_bytes())[0].header.options["edition"] == "tilsit"


def test_two_games_with_equal_points_are_a_draw(tmp_path: Path) -> None:
    assert "draw" in ENGLISH("match-double-draw", first="a", points=3, second="b", others=3)


def test_the_rules_can_be_read(tmp_path: Path) -> None:
    assert "Set-up and first move" in run("rules", NAME, data=tmp_path).stdout
    assert "CO-K2" in run("rules", "co-k2", data=tmp_path).stdout
