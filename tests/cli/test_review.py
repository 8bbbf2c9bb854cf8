"""`threerings review`: one record, both games of a match, a whole corpus, and what cannot be reviewed."""

from pathlib import Path

import pytest

from tests.support.samples import GAME, played, record_of, recorded, two_games
from threerings.cli.commands import run
from threerings.cli.review import LEAST, Page, affordable
from threerings.cli.screen import Screen
from threerings.core.match import Match
from threerings.core.record import COACH_ON, Record
from threerings.lab import corpus
from threerings.school.puzzles import puzzles_of
from threerings.school.review import Judgement, Review, Weighed, judge, read, review_of, tasks
from threerings.search.think import Budget
from threerings.texts import LANGUAGES, texts

LITTLE = 24
QUICK = ("--iterations", str(LITTLE), "--jobs", "1")
ENGLISH = texts("en", GAME.name)
SIDES = [ENGLISH(f"side-{side}") for side in GAME.sides]


def review(path: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = run(["review", str(path), "--language", "en", *QUICK, *words])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def reviewed(match: Match, iterations: int = LITTLE) -> Review:
    return review_of(match, map(judge, tasks(match, 1, iterations)), 1, iterations)


def complaint(path: Path, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said in the one line of a command that does nothing."""
    code, out, err = review(path, capsys, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    return err


# One match.


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_are_told_and_hindsight_stands_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    code, out, _ = review(recorded(tmp_path, record_of(played(5))), capsys, "--language", language)
    speech = texts(language, GAME.name)
    assert code == 0
    mine, theirs, hindsight = (
        out.index(f"\n{speech(key)}") for key in ("side-gandalf", "side-balrog", "review-hindsight")
    )
    assert mine < theirs < hindsight
    found = reviewed(played(5))
    for seat, start in enumerate((mine, theirs)):
        own = found.of(seat)
        good, share = sum(one.good for one in own), round(100 * found.accuracy(seat))
        said = speech("review-accuracy", good=good, choices=len(own), share=share)
        assert said in out[start:hindsight].replace("\n", " ")


def test_programs_are_given_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = review(recorded(tmp_path, record_of(played(5))), capsys, "--json")
    assert code == 0
    assert read(out) == reviewed(played(5))
    assert review(tmp_path / "sample.record", capsys, "--json", "--jobs", "2")[1] == out
    assert review(tmp_path / "sample.record", capsys, "--json", "--seed", "2")[1] != out


def test_one_side_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, record_of(played(5)))
    _, out, _ = review(path, capsys, "--seat", "balrog")
    assert f"\n{SIDES[1]}" in out
    assert f"\n{SIDES[0]}" not in out
    assert "gandalf, balrog" in complaint(path, capsys, "--seat", "frodo")


def test_both_games_of_a_match_are_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, *two_games())
    _, out, _ = review(path, capsys)
    first, second = (out.index(ENGLISH("replay-game", game=number)) for number in (1, 2))
    assert f"{SIDES[0]} · Arwen" in out[first:second]
    assert f"{SIDES[0]} · Bilbo" in out[second:]
    lines = review(path, capsys, "--json")[1].splitlines()
    assert [read(line) for line in lines] == [reviewed(played(1)), reviewed(played(2))]


def test_a_match_that_was_given_up_and_one_with_help_are_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played(5, plies=60).copy()
    match.resign(1)
    aided = (f"{COACH_ON} gandalf", *match.log)
    record = record_of(match)._replace(resigned="balrog", lines=aided)
    code, out, _ = review(recorded(tmp_path, record), capsys)
    assert code == 0
    assert ENGLISH("aid-used-coach", side="gandalf") in out
    found = read(review(tmp_path / "sample.record", capsys, "--json")[1])
    assert (found.resigned, found.result) == (1, (1.0, 0.0))


def test_a_clear_mistake_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = puzzles_of(GAME.name)[0]
    match = Match(GAME, puzzle.options, puzzle.position, chance=None)
    match.follow([puzzle.rival])
    best = (Weighed(puzzle.solution[0], 0.8, 0.01),)
    bad = Judgement(0, puzzle.seat, puzzle.rival, 0.8, 0.5, 0.02, best, 0.9, 0.4, 0.02, puzzle.solution[0])
    good = Judgement(0, puzzle.seat, puzzle.rival, 0.8, 0.8, 0.02, best, 0.9, 0.4, 0.02, puzzle.solution[0])
    for judged, key in ((bad, "review-mark"), (good, "review-surprise")):
        Page(Screen(ENGLISH), match, record_of(match), review_of(match, [judged], 1, 1)).show((0, 1))
        out = " ".join(capsys.readouterr().out.split())
        view = match.back_to(0).view(puzzle.seat)
        offer, better = (
            ENGLISH.say(GAME.offer(view, GAME.action(text).index)) for text in (puzzle.rival, puzzle.solution[0])
        )
        assert ("fell from 80% to 50% (± 2)" in out) == (key == "review-mark")
        assert ("went from 90% to 40%" in out) == (key == "review-surprise")
        assert f": {offer}." in out
        assert better in out


def test_seconds_become_iterations() -> None:
    wanted = tasks(played(5), 1, 1)[:6]
    few, many = affordable(wanted, 0.0), affordable(wanted, 10_000.0)
    assert few == LEAST
    assert many > 10 * LEAST


# What cannot be reviewed.


def test_a_match_that_is_not_over_is_not_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, record_of(played(5, plies=40)))
    assert "not over" in complaint(path, capsys)
    first, _ = two_games()
    unfinished = record_of(played(2, plies=30), ("human:Bilbo", "human:Arwen"), 2, 2)
    assert "not over" in complaint(recorded(tmp_path, first, unfinished), capsys)


def test_bad_files_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, record_of(played(5)))
    damaged = tmp_path / "damaged.record"
    damaged.write_bytes(path.read_bytes().replace(b"gandalf", b"saruman", 1))
    against_rules = Record(*record_of(played(5))[:1], tuple(reversed(played(5).log)), record_of(played(5)).end)
    for bad in (damaged, recorded(tmp_path, against_rules), tmp_path / "none.record", tmp_path):
        assert bad.name in complaint(bad, capsys)


def test_a_budget_is_given_in_one_way_and_a_place_is_known(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, record_of(played(5)))
    assert "--time" in complaint(path, capsys, "--time", "1")
    assert "pool, ray" in complaint(path, capsys, "--on", "moon")


# A whole corpus.


@pytest.fixture
def matches(tmp_path: Path) -> Path:
    path = tmp_path / "matches.jsonl"
    wanted = corpus.tasks("the-duel", ("random",), 3, 1, Budget())
    corpus.write(path, map(corpus.play, wanted))
    return path


def review_many(matches: Path, out: Path, *words: str) -> int:
    return run(["review", "corpus", str(matches), "--out", str(out), "--language", "en", *QUICK, *words])


def test_a_corpus_is_reviewed_line_by_line_and_goes_on_where_it_was(tmp_path: Path, matches: Path) -> None:
    out = tmp_path / "reviews.jsonl"
    assert review_many(matches, out) == 0
    whole = out.read_bytes()
    lines = whole.splitlines(keepends=True)
    due = [reviewed(corpus.replay(entry)) for entry in corpus.read(matches)]
    assert [read(line) for line in lines] == due
    out.write_bytes(lines[0] + lines[1][:40])
    assert review_many(matches, out, "--jobs", "2") == 0
    assert out.read_bytes() == whole


def test_a_file_of_other_reviews_is_left_alone(
    tmp_path: Path, matches: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "reviews.jsonl"
    assert review_many(matches, out) == 0
    whole = out.read_bytes()
    for words in (("--seed", "2"), ("--iterations", "25")):
        assert review_many(matches, out, *words) == 2
    for content in (b"hello\n", whole + whole):
        out.write_bytes(content)
        assert review_many(matches, out) == 2
        assert out.read_bytes() == content
    assert capsys.readouterr().err.count("reviews.jsonl") >= 4


def test_a_bad_corpus_is_named_and_no_empty_file_is_left(
    tmp_path: Path, matches: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "reviews.jsonl"
    matches.write_bytes(matches.read_bytes().replace(b'"winner":', b'"winnner":', 1))
    assert review_many(matches, out) == 2
    assert "matches.jsonl" in capsys.readouterr().err
    assert review_many(tmp_path / "none.jsonl", out) == 2
    assert "none.jsonl" in capsys.readouterr().err
    assert not out.exists()


def test_what_bots_have_played_is_reviewed_with_their_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = ("bot:master", "bot:casual")
    _, out, _ = review(recorded(tmp_path, record_of(played(3), players)), capsys)
    assert f"{SIDES[0]} · {ENGLISH('player-bot', bot='master')}" in out
