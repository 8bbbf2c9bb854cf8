"""What bots think: shown to those who watch, kept from a player until the match is over, and a hint for the asking."""

import re
from pathlib import Path

import pytest

from tests.cli.player import PROMPT, Player, first
from tests.support.terminal import Terminal, run
from threerings.cli.thoughts import beside, read_thoughts
from threerings.core.record import read, replay
from threerings.games import OURS, load
from threerings.texts import LANGUAGES, texts

HEADS = {"en": "Thoughts of", "fr": "Réflexions de", "de": "Gedanken von"}
SIDES = {game: load(game).sides for game in OURS}


def watched(path: Path, game: str, *words: str, bot: str = "beginner") -> str:
    """A bot plays against chance; what is shown of it."""
    record = path / "match.record"
    bots = ("--bot", bot, "--bot", "random", "--side", SIDES[game][0], "--seed", "1")
    done = run("play", game, *bots, *words, "--record", record, data=path)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("game", "language"), list(zip(OURS, LANGUAGES, strict=True)))
def test_whoever_watches_two_bots_reads_their_thoughts(tmp_path: Path, game: str, language: str) -> None:
    out = watched(tmp_path, game, "--thoughts", "--language", language)
    kept = read_thoughts(tmp_path / "match.record")
    assert out.count(HEADS[language]) == len(kept) > 5
    record = read((tmp_path / "match.record").read_bytes())[0]
    assert record.header.players == ("bot:beginner", "bot:random")
    for insight in kept.values():
        assert insight.seat == 0, "the bot that plays at random does not think"
        assert insight.iterations > 0 or insight.considered[0].value == 1, "a win at hand needs no thought"
        assert insight.considered[0].action == insight.line[0] == record.actions[insight.ply]
        assert all(-1 <= value <= 1 for _, _, value in insight.considered)


def test_without_the_wish_nothing_is_shown_or_kept(tmp_path: Path) -> None:
    assert HEADS["en"] not in watched(tmp_path, "the-duel", "--language", "en")
    assert not beside(tmp_path / "match.record").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_reads_the_thoughts_of_a_bot_only_after_the_match(tmp_path: Path, language: str) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = ["play", "confrontation", "--bot", "beginner", "--side", "light", "--seed", "4"]
    with Terminal([*words, "--thoughts", "--record", record, "--language", language], tmp_path) as terminal:
        player = Player(terminal, record, language, game="confrontation")
        player.play(first, turns=6)
        terminal.expect(PROMPT)
        assert len(read_thoughts(record)) > 0, "the bot has thought"
        early = run("replay", record, "--thoughts", "--seat", "open", "--language", language, data=tmp_path)
        assert early.returncode == 2
        assert early.stderr.strip() == texts(language, "confrontation")("thoughts-later", file=str(record))
        terminal.type("1")
        player.play(first)
        assert terminal.end()[1] == 0
    assert HEADS[language] not in terminal.in_sight()
    assert f"threerings replay {record} --thoughts" in terminal.in_sight()
    kept = read_thoughts(record)
    reviewed = {
        seat: run("replay", record, "--thoughts", "--seat", seat, "--language", language, data=tmp_path).stdout
        for seat in ("open", "dark", "light", "public")
    }
    counts = {seat: out.count(HEADS[language]) for seat, out in reviewed.items()}
    assert counts == {"open": len(kept), "dark": len(kept), "light": 0, "public": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_made_from_the_players_own_question(tmp_path: Path, language: str) -> None:
    record, speech = tmp_path / "match.record", texts(language, "the-duel")
    words: list[str | Path] = ["play", "the-duel", "--bot", "beginner", "--side", "gandalf", "--seed", "9"]
    with Terminal([*words, "--record", record, "--language", language], tmp_path) as terminal:
        player = Player(terminal, record, language)
        player.play(first, turns=2)
        terminal.expect(PROMPT)
        position = player.position()
        terminal.type(speech("word-hint"))
        shown = terminal.expect(PROMPT)
        offers = [speech.say(position.game.offer(position.prompt.view, action)) for action in position.prompt.legal]
        assert HEADS[language] in shown
        found = re.findall(r"\d+\s?% · .*? · (.*)", shown)
        assert found
        assert {offer.strip() for offer in found} <= set(offers)
        assert len(read(record.read_bytes())[0].actions) == position.match.ply, "asking changes nothing"


def test_a_match_goes_on_with_its_thoughts(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = ["play", "the-duel", "--bot", "beginner", "--side", "balrog", "--seed", "2"]
    with Terminal([*words, "--thoughts", "--record", record], tmp_path) as terminal:
        Player(terminal, record, "en").play(first, turns=4)
        terminal.expect(PROMPT)
        terminal.type("quit")
        assert terminal.end()[1] == 0
    before = read_thoughts(record)
    with beside(record).open("ab") as file:
        file.write(b'[1,99,0,"torn')
    with Terminal(["play", "--resume", record, "--seed", "2", "--thoughts"], tmp_path) as terminal:
        Player(terminal, record, "en").play(first)
        assert terminal.end()[1] == 0
    after = read_thoughts(record)
    assert before.items() < after.items()
    assert replay(read(record.read_bytes())[0], load("the-duel")).outcome is not None


@pytest.mark.parametrize("damage", [b"nonsense\n", b"[1,2,3]\n", b'[1,16,7,1,1,[["lay no-card",1,0.5]],[]]\n'])
def test_damaged_thoughts_are_refused_or_left_out(tmp_path: Path, damage: bytes) -> None:
    watched(tmp_path, "the-duel", bot="random")
    record = tmp_path / "match.record"
    beside(record).write_bytes(damage)
    done = run("replay", record, "--thoughts", data=tmp_path)
    assert "Traceback" not in done.stderr
    assert done.returncode == (2 if damage[:4] != b"[1,1" else 0)
    beside(record).unlink()
    missing = run("replay", record, "--thoughts", data=tmp_path)
    assert missing.returncode == 2
    assert ".thoughts" in missing.stderr


def test_at_most_two_bots_play(tmp_path: Path) -> None:
    done = run("play", "the-duel", *("--bot", "random") * 3, "--language", "en", data=tmp_path)
    assert done.returncode == 2
    assert done.stderr.strip() == "At most two bots play each other."
