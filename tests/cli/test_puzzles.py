"""`threerings puzzles`: solving, giving up, and what is typed in between."""

from pathlib import Path

import pytest

from tests.support.terminal import run
from threerings.cli import puzzles
from threerings.core.match import Match
from threerings.games import OURS, load
from threerings.school.puzzle_check import BadPuzzle
from threerings.school.puzzles import Attempt, Numbered, Puzzle, puzzles_of, selected, written
from threerings.texts import LANGUAGES, texts


def places(puzzle: Puzzle) -> list[str]:
    """The solution by the numbers of its choices."""
    found = []
    for done, text in enumerate(puzzle.solution):
        match: Match = Attempt(puzzle, puzzle.solution[:done]).reached()
        found.append(str(match.prompt(puzzle.seat).legal.index(load(puzzle.game).action(text).index) + 1))
    return found


@pytest.mark.parametrize("game", OURS)
def test_a_puzzle_is_solved_at_the_keyboard(tmp_path: Path, game: str) -> None:
    puzzle, speech = puzzles_of(game)[1], texts("en", game)
    typed = [puzzle.rival, "?", "hint", *places(puzzle), "quit"]
    done = run("puzzles", game, "--number", "2", "--language", "en", data=tmp_path, typed="\n".join([*typed, ""]))
    assert done.returncode == 0, done.stderr
    wrong, right = done.stdout.index(speech("puzzle-wrong")), done.stdout.index(speech("puzzle-solved"))
    hint = speech("puzzle-about", theme=speech(f"puzzle-theme-{puzzle.theme}"))
    assert wrong < done.stdout.index(hint) < right
    assert str(round(100 * puzzle.chance)) in done.stdout[right:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_given_up_and_the_next_one_comes(tmp_path: Path, language: str) -> None:
    speech = texts(language, "the-duel")
    typed = f"{speech('word-resign')}\n\n{speech('word-quit')}\n"
    done = run("puzzles", "the-duel", "--language", language, data=tmp_path, typed=typed)
    assert done.returncode == 0, done.stderr
    assert speech("puzzle-shown") in done.stdout
    assert speech("puzzle-solved") not in done.stdout
    side = speech(f"side-{load('the-duel').sides[puzzles_of('the-duel')[1].seat]}")
    head = speech("puzzle-head", number=2, difficulty=puzzles_of("the-duel")[1].difficulty, side=side)
    assert head in done.stdout


def test_a_kind_of_puzzles_is_asked_for(tmp_path: Path) -> None:
    which = selected("the-duel", "special", 1)[0]
    done = run("puzzles", "the-duel", "--theme", "special", "--difficulty", "1", data=tmp_path, typed="quit\n")
    assert f"Puzzle {which.number} " in done.stdout
    for words in (("--theme", "chess"), ("--number", "9999")):
        refused = run("puzzles", "the-duel", *words, data=tmp_path, typed="")
        assert refused.returncode == 2
        assert refused.stderr.count("\n") == 1


def test_without_a_game_it_is_the_puzzle_of_the_day(tmp_path: Path) -> None:
    done = run("puzzles", "--language", "en", data=tmp_path, typed="quit\n")
    assert done.returncode == 0
    assert "Puzzle " in done.stdout


def test_a_complete_file_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    path.write_text("".join(f"{written(puzzle)}\n" for puzzle in puzzles_of("the-duel")[:3]), "utf-8")
    before = path.read_bytes()
    assert run("puzzles", "make", "the-duel", "--out", path, "--number", "3", data=tmp_path).returncode == 0
    assert path.read_bytes() == before


def test_puzzles_that_do_not_hold_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stock = [Numbered("the-duel", 1), Numbered("the-duel", 2)]
    monkeypatch.setattr(puzzles, "selected", lambda _: stock)
    monkeypatch.setattr(puzzles, "run", lambda function, tasks, _: map(function, tasks))
    monkeypatch.setattr(puzzles, "prove", lambda puzzle: refuse(puzzle, puzzles_of("the-duel")[1]))
    assert puzzles.check_puzzles("the-duel", 1, texts("en", "the-duel")) == 1
    out = capsys.readouterr().out
    assert "the-duel 2: it does not" in out
    assert "the-duel 1" not in out


def refuse(puzzle: Puzzle, bad: Puzzle) -> None:
    if puzzle == bad:
        raise BadPuzzle("it does not")
