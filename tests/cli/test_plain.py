"""A game that nobody has drawn, played through a real terminal: Riddles, which lies in tests/fourth."""

from pathlib import Path

import pytest

from tests.cli.player import PROMPT, Player
from tests.support.terminal import FOURTH, Terminal, run
from threerings.core.game import Prompt
from threerings.core.record import read, replay
from threerings.games import load
from threerings.texts import texts

NAME = "riddles"
GAME = load(NAME)


def by_turns(prompt: Prompt) -> str:
    """Now a number, now the text of an action, now its number as a word."""
    place = prompt.ply * 7 % len(prompt.legal)
    text = GAME.actions[prompt.legal[place]].text
    return (str(place + 1), text.upper(), text.replace(" ", "  "))[prompt.ply % 3]


@pytest.mark.parametrize(("language", "bot", "side"), [("en", "beginner", "bilbo"), ("fr", "random", "gollum")])
def test_a_match_against_a_bot(tmp_path: Path, language: str, bot: str, side: str) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = ["play", NAME, "--bot", bot, "--side", side, "--language", language, "--seed", "7"]
    with Terminal([*words, "--record", record], tmp_path, changes=FOURTH) as terminal:
        player = Player(terminal, record, language, game=NAME)
        player.play(by_turns)
        assert terminal.end()[1] == 0
    assert player.turns == 5
    assert run("verify", record, data=tmp_path, **FOURTH).returncode == 0


def test_two_people_at_one_keyboard_and_the_replay(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = ["play", NAME, "--friend", "--side", "bilbo", "--seed", "2", "--record", record]
    with Terminal([*words, "--language", "de"], tmp_path, changes=FOURTH) as terminal:
        player = Player(terminal, record, "de", game=NAME)
        player.play(by_turns)
        assert terminal.end()[1] == 0
    assert player.turns == 10
    assert player.curtains > 2
    (played,) = read(record.read_bytes())
    assert replay(played, GAME).outcome is not None
    hands = {}
    for seat in ("bilbo", "public", "open"):
        again = run("replay", record, "--seat", seat, "--language", "en", data=tmp_path, **FOURTH)
        assert again.returncode == 0, again.stderr
        assert "has taken more rounds" in again.stdout
        hands[seat] = [line.strip() for line in again.stdout.splitlines() if "Your riddles" in line][:2]
    dealt = [text.removeprefix("deal ") for text in played.actions[:10]]
    bilbo, gollum = (", ".join(sorted(part, key=int)) for part in (dealt[:5], dealt[5:]))
    assert hands["bilbo"][0] == f"Your riddles: {bilbo}"
    assert hands["public"][0] == "Your riddles: –"
    assert hands["open"] == [f"Your riddles: {bilbo}", f"Your riddles: {gollum}"]


def test_what_can_be_typed(tmp_path: Path) -> None:
    words = ["play", NAME, "--bot", "random", "--side", "gollum", "--language", "en", "--seed", "1"]
    speech = texts("en", NAME)
    with Terminal(words, tmp_path, changes=FOURTH) as terminal:
        terminal.expect(f"{speech('press-enter')} ")
        terminal.type("")
        assert "Which riddle do you ask?" in terminal.expect(PROMPT)
        for typed, said in (
            ("?", speech("help-table-choose").split(".")[0]),
            ("? ri-r4", "asks what is in the pocket"),
            ("answer 3", "by rule RI-R2"),
            ("hint", "Thoughts of"),
            ("nonsense", "nonsense"),
        ):
            terminal.type(typed)
            assert said in " ".join(terminal.expect(PROMPT).split()), typed


def test_bots_play_it_without_anybody(tmp_path: Path) -> None:
    played = run("play", NAME, "--bot", "beginner", "--bot", "greedy", "--seed", "3", data=tmp_path, **FOURTH)
    assert played.returncode == 0, played.stderr
    rules = run("rules", NAME, "RI-G1", "--language", "en", data=tmp_path, **FOURTH)
    assert "After five rounds" in rules.stdout


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    missing = run("play", NAME, "--bot", "random", data=tmp_path)
    assert missing.returncode == 2
    assert "the-duel, confrontation, middle-earth" in missing.stderr
