"""Duel for Middle-earth through a real terminal: whole matches, records, and what can be typed."""

import random
from pathlib import Path

import pytest

from tests.cli.player import PROMPT, Player, break_off_and_go_on, outcome_of, play_together
from tests.support.samples import recorded
from tests.support.terminal import Terminal, run
from threerings.core.game import Prompt
from threerings.core.match import Match
from threerings.core.record import Record, end_line, header_of
from threerings.games import load
from threerings.texts import LANGUAGES, texts

NAME = "middle-earth"
GAME = load(NAME)
ENGLISH = texts("en", NAME)


def by_turns(prompt: Prompt) -> str:
    """Now a number, now the text of an action, now its words."""
    place = prompt.ply * 7 % len(prompt.legal)
    text = GAME.actions[prompt.legal[place]].text
    if prompt.ply % 3 == 0:
        return str(place + 1)
    return text.upper() if prompt.ply % 3 == 1 else text.replace("-", " ")


@pytest.mark.parametrize(
    ("language", "bot", "side", "width"),
    [
        ("en", "greedy", "fellowship", 80),
        ("fr", "random", "sauron", 120),
        ("de", "greedy", "sauron", 80),
    ],
)
def test_a_match_against_a_bot(tmp_path: Path, language: str, bot: str, side: str, width: int) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = ["play", NAME, "--bot", bot, "--side", side, "--language", language, "--seed", "7"]
    with Terminal([*words, "--record", record], tmp_path, size=(width, 50)) as terminal:
        player = Player(terminal, record, language, width, game=NAME)
        player.play(by_turns)
        assert terminal.end()[1] == 0
    assert outcome_of(record) is not None
    assert player.turns > 10
    done = run("verify", record, data=tmp_path)
    assert done.returncode == 0, done.stderr


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    play_together(tmp_path, NAME, "sauron", by_turns)


def test_a_match_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    break_off_and_go_on(tmp_path, NAME, by_turns, "--side", "fellowship")


def sample(seed: int, plies: int = 1000) -> Record:
    dice = random.Random(seed)
    match = Match(GAME, {}, chance=dice.randrange)
    while match.outcome is None and match.ply < plies:
        prompt = match.prompt(match.actor)
        match.submit(match.actor, match.ply, GAME.actions[dice.choice(prompt.legal)].text)
    end = None if match.outcome is None else end_line(GAME, match.outcome)
    return Record(header_of(match, ("human", "bot:greedy"), 1, 1), tuple(match.log), end)


@pytest.mark.parametrize(
    ("seat", "language"), [("fellowship", "en"), ("sauron", "fr"), ("public", "de"), ("open", "de")]
)
def test_a_record_can_be_looked_at_from_every_seat(tmp_path: Path, seat: str, language: str) -> None:
    """In this match somebody looks through the discard: only there a seat sees more than another."""
    record = next(record for record in map(sample, range(100)) if any("show " in text for text in record.actions))
    path = recorded(tmp_path, record)
    done = run("replay", path, "--seat", seat, "--language", language, data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert max(len(line) for line in done.stdout.split("\n")) <= 80
    speech = texts(language, NAME)
    assert speech("game-title") in done.stdout
    removed = speech("sheet-removed", cards="").strip() in done.stdout
    match = Match(GAME, {}, chance=None)
    lookers = set()
    for text in record.actions:
        match.follow([text])
        lookers |= {side for number, side in enumerate(GAME.sides) if match.view(number).secret}
    assert removed == (seat == "open" or seat in lookers)


def test_help_explanations_and_mistakes_change_nothing(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    words = ["?", "? toll", "? bree", "? mordor", "? elves", "? Helm’s Deep", "? 1", "? ME-W1", "? war", "? nothing"]
    with Terminal(["play", NAME, "--side", "sauron", "--seed", "1", "--record", record], tmp_path) as terminal:
        terminal.expect("go on. ")
        terminal.type("")
        terminal.expect(PROMPT)
        before = record.read_bytes()
        replies = {}
        for typed in [*words, "dance", "place rohan", "play treasury"]:
            terminal.type(typed)
            replies[typed] = " ".join(terminal.expect(PROMPT).split())
    assert record.read_bytes() == before
    assert ENGLISH("game-intro")[:40] in replies["?"]
    assert "the first plays it, the second discards it for coins" in replies["?"]
    assert "Take 2 coins." in replies["? toll"]
    assert "Build a fortress in Arnor" in replies["? bree"]
    assert "Neighbours: Rohan, Gondor" in replies["? mordor"]
    assert "Elven trade" in replies["? elves"]
    assert "Rohan" in replies["? Helm’s Deep"]
    assert "Cost:" in replies["? 1"]
    assert "ME-W1" in replies["? ME-W1"]
    assert "ME-W6" in replies["? war"]
    assert "There is nothing called “nothing”" in replies["? nothing"]
    assert "is no action of this game" in replies["dance"]
    assert "Not possible now, by rule ME-T1" in replies["place rohan"]
    assert "Not possible now, by rule ME-T1" in replies["play treasury"]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--option", "retreat=must"], "middle-earth has no option “retreat”."),
        (["--side", "gandalf"], "There is no side “gandalf”; there are: fellowship, sauron, random"),
    ],
)
def test_options_that_make_no_sense_are_refused(tmp_path: Path, options: list[str], complaint: str) -> None:
    done = run("play", NAME, *options, data=tmp_path, typed="")
    assert done.returncode == 2
    assert complaint in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_the_game_and_its_sides(tmp_path: Path, language: str) -> None:
    page = " ".join(run("play", "--help", "--language", language, data=tmp_path).stdout.split())
    for word in (NAME, *GAME.sides):
        assert word in page


def test_the_rules_can_be_read(tmp_path: Path) -> None:
    assert ENGLISH("chapter-ME-Q") in run("rules", NAME, data=tmp_path).stdout
    assert "ME-W1" in run("rules", "me-w1", data=tmp_path).stdout
