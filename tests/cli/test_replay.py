"""`threerings replay`: the same match with different eyes."""

import re
from pathlib import Path

import pytest

from tests.cli.player import PROMPT
from tests.support.samples import GAME, played, record_of, recorded, two_games
from tests.support.terminal import Terminal
from threerings.cli.commands import run
from threerings.core.chronicle import Chronicle
from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.texts import LANGUAGES

MATCH = played(6)
HANDS = {"gandalf": "\nGandalf’s hand", "balrog": "\nThe Balrog’s hand"}


def shown(path: Path, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["replay", str(path), *words]) == 0
    return capsys.readouterr().out


def test_everything_open_shows_both_hands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, record_of(MATCH))
    out = shown(path, capsys, "--seat", "open")
    assert out.count(HANDS["gandalf"]) == out.count(HANDS["balrog"]) == out.count("After action")
    assert shown(path, capsys) == out, "a finished match has no secrets"
    assert f"After action {MATCH.ply} of {MATCH.ply}" in out


@pytest.mark.parametrize("side", GAME.sides)
def test_a_player_sees_one_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str], side: str) -> None:
    out = shown(recorded(tmp_path, record_of(MATCH)), capsys, "--seat", side)
    assert out.count("\nYour hand") == out.count("After action")
    assert not any(hand in out for hand in HANDS.values())


def test_spectators_see_no_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(recorded(tmp_path, record_of(MATCH)), capsys, "--seat", "public")
    assert "\nYour hand" not in out
    assert not any(hand in out for hand in HANDS.values())


def test_a_match_that_is_not_over_keeps_its_secrets_unless_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path, record_of(played(6, plies=40)))
    assert shown(path, capsys) == shown(path, capsys, "--seat", "public")


@pytest.mark.parametrize("seat", [0, 1, PUBLIC])
def test_what_an_observer_is_told_depends_on_what_it_saw(seat: int) -> None:
    """The chronicle has nothing but the views and the witnessed actions that the match gives out."""
    chronicle = Chronicle(Match(GAME, MATCH.options, chance=None))
    chronicle.follow(MATCH.log)
    assert [GAME.actions[moment.steps[seat].action].text for moment in chronicle.moments] == MATCH.logs[seat]
    assert chronicle.moments[-1].views[seat] == MATCH.view(seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    for seat in (*GAME.sides, "public", "open"):
        assert shown(recorded(tmp_path, record_of(played(3, plies=50))), capsys, "--seat", seat, "--language", language)


def test_both_games_of_a_match_follow_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(recorded(tmp_path, *two_games()), capsys)
    assert out.index("Game 1 of 2") < out.index("Game 2 of 2")
    assert "Gandalf (Arwen)" in out
    assert "Gandalf (Bilbo)" in out


@pytest.mark.parametrize(
    ("player", "shown_as"), [("", "Gandalf   "), ("Elrond", "Gandalf (Elrond)"), ("a\x1b[2Jb", "a[2Jb")]
)
def test_players_of_other_programs_are_shown_as_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], player: str, shown_as: str
) -> None:
    path = recorded(tmp_path, record_of(played(6, plies=20), (player, "")))
    assert shown_as in shown(path, capsys)


def test_stepping_through_in_a_terminal(tmp_path: Path) -> None:
    path = recorded(tmp_path, record_of(MATCH))

    def place(page: str) -> int:
        found = re.search(r"After action (\d+) of", page)
        assert found
        return int(found[1])

    with Terminal(["replay", path, "--seat", "balrog"], tmp_path) as terminal:
        places = [place(terminal.expect(PROMPT))]
        for typed in ("", "", "b", "b", "b", "60", "9999", "b", "nonsense"):
            terminal.type(typed)
            places.append(place(terminal.expect(PROMPT)))
        terminal.type("q")
        rest, code = terminal.end()
    assert code == 0
    assert "Traceback" not in rest
    start, one, two, back, *more = places
    assert start == 18
    assert start < one < two
    assert back == one
    assert more[:2] == [start, start], "there is nothing before the first scene"
    assert more[2] >= 60
    assert more[3] == MATCH.ply
    assert more[4] < MATCH.ply
    assert more[5] == MATCH.ply


def test_the_last_scene_ends_the_replay(tmp_path: Path) -> None:
    path = recorded(tmp_path, record_of(MATCH))
    with Terminal(["replay", path], tmp_path) as terminal:
        terminal.expect(PROMPT)
        terminal.type("9999")
        terminal.expect(PROMPT)
        terminal.type("")
        assert terminal.end()[1] == 0


def test_a_record_without_an_action(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = record_of(MATCH)._replace(actions=(), end=None)
    assert run(["replay", str(recorded(tmp_path, empty))]) == 0
    assert "Duel 1 of 3" in capsys.readouterr().out


def test_what_a_side_could_know_is_told_with_every_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, record_of(MATCH))
    out = shown(path, capsys, "--seat", "gandalf", "--beliefs")
    assert out.count("What could be known") + out.count("Nothing is hidden") == out.count("After action")
    assert "The Balrog’s hand (9), exactly" in out
    assert "The Balrog’s hand (8), estimated" in out
    assert "Gandalf’s hand (" not in out
    assert "What could be known" not in shown(path, capsys, "--seat", "gandalf")


@pytest.mark.parametrize("words", [[], ["--seat", "open"], ["--seat", "public"]])
def test_only_a_side_wonders(tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert run(["replay", str(recorded(tmp_path, record_of(MATCH))), "--beliefs", *words]) == 2
    assert "--seat gandalf" in capsys.readouterr().err


def test_before_the_end_nothing_is_told_of_what_could_be_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path, record_of(played(6, plies=40)))
    assert run(["replay", str(path), "--seat", "gandalf", "--beliefs"]) == 2
    assert "not finished" in capsys.readouterr().err
