"""Every shipped puzzle is whole, a sample of them is solved again, and new ones are found the same way."""

import random
from collections import Counter
from datetime import date, timedelta
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

from threerings import compiled
from threerings.core.game import Prompt
from threerings.core.match import Match
from threerings.games import OURS, PACKAGES, load
from threerings.school import puzzle_maker
from threerings.school.proving import inquiry, known
from threerings.school.puzzle_check import KEPT_MARGIN, BadPuzzle, check
from threerings.school.puzzle_maker import (
    APART,
    DEEP_MARGIN,
    EXACT_MARGIN,
    MOST,
    SHARE,
    Collection,
    PuzzleTask,
    find,
    puzzle_at,
    theme_of,
)
from threerings.school.puzzles import (
    FILE,
    HARDEST,
    WIN,
    Attempt,
    Puzzle,
    numbered,
    of_day,
    own_themes,
    puzzles_of,
    read,
    selected,
    themes_of,
    written,
)
from threerings.texts import LANGUAGES, texts

EVERY_GAME = pytest.mark.parametrize("game", OURS)
SAMPLE = 6 if compiled() else 2
"""So many puzzles of each kind are solved again here. `threerings puzzles check` solves all."""
ROUNDED = 0.001
QUICK = 250
"""Iterations that are enough to see who leads: plain Python would take minutes for those that are stated."""


def sample(game: str, *, exact: bool) -> list[Puzzle]:
    found = [puzzle for puzzle in puzzles_of(game) if puzzle.exact == exact]
    return random.Random(1).sample(found, min(SAMPLE, len(found)))


def asked(puzzle: Puzzle) -> Prompt:
    return puzzle.begun().prompt(puzzle.seat)


def test_there_are_enough_of_them_in_little_room() -> None:
    assert all(len(puzzles_of(game)) >= 150 for game in OURS)
    sizes = [len(files(PACKAGES[game]).joinpath(FILE).read_bytes()) for game in OURS]
    assert sum(sizes) <= 1_000_000


@EVERY_GAME
def test_every_puzzle_has_one_best_choice_and_all_others(game: str) -> None:
    actions, stock = load(game).actions, puzzles_of(game)
    for puzzle in random.Random(2).sample(stock, 8 * SAMPLE):
        legal = {actions[action].text for action in asked(puzzle).legal}
        assert legal == {puzzle.solution[0], *puzzle.others}
        assert Attempt(puzzle, puzzle.solution).reached().log == list(puzzle.solution)
    for puzzle in stock:
        assert puzzle.margin >= (EXACT_MARGIN if puzzle.exact else DEEP_MARGIN) - ROUNDED
        assert 1 <= puzzle.difficulty <= HARDEST


@EVERY_GAME
def test_no_puzzle_is_like_another(game: str) -> None:
    puzzles = puzzles_of(game)
    assert max(Counter(puzzle.origin for puzzle in puzzles).values()) <= MOST
    assert len({(puzzle.solution, puzzle.rival) for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.difficulty for puzzle in puzzles}) == HARDEST


@EVERY_GAME
def test_every_theme_is_worded_and_follows_from_what_the_solver_sees(game: str) -> None:
    rules = load(game)
    for puzzle in sample(game, exact=False) + sample(game, exact=True):
        solution = [rules.action(text).index for text in puzzle.solution]
        assert theme_of(rules, asked(puzzle), solution) == puzzle.theme
    for theme in (WIN, *own_themes(game).THEMES):
        assert all(f"puzzle-theme-{theme}" in texts(language, game) for language in LANGUAGES)
    assert {puzzle.theme for puzzle in puzzles_of(game)} == set(themes_of(game))


@pytest.mark.parametrize("game", [game for game in OURS if sample(game, exact=True)])
def test_exact_puzzles_are_proven_again(game: str) -> None:
    for puzzle in sample(game, exact=True):
        check(puzzle)
        verdict = known(load(game), asked(puzzle))
        assert verdict is not None
        assert (round(verdict.chance, 3), round(verdict.margin, 3)) == (puzzle.chance, round(puzzle.margin, 3))


@EVERY_GAME
def test_deep_puzzles_keep_their_margin(game: str) -> None:
    """As they were proven where that is quick; in plain Python the best choice is compared with its rival only."""
    for puzzle in sample(game, exact=False):
        if compiled():
            check(puzzle)
        best, rival = (load(game).action(text).index for text in (puzzle.solution[0], puzzle.rival))
        about = inquiry(load(game), asked(puzzle))
        assert about.alone(best, QUICK, 7) - about.alone(rival, QUICK, 7) >= KEPT_MARGIN


@EVERY_GAME
def test_a_wrong_solution_is_found_out(game: str) -> None:
    puzzle = sample(game, exact=False)[0]
    with pytest.raises(BadPuzzle):
        check(puzzle._replace(solution=(puzzle.rival,)), QUICK)
    with pytest.raises(BadPuzzle, match="not legal"):
        check(puzzle._replace(solution=(load(game).actions[-1].text,)))


# Which puzzle.


def test_a_day_has_one_puzzle_and_every_puzzle_has_its_day() -> None:
    first = date(2026, 11, 18)
    longest = max(len(puzzles_of(game)) for game in OURS)
    days = [of_day(first + timedelta(day)) for day in range(len(OURS) * longest)]
    assert days[0] == of_day(first)
    assert set(days) == {which for game in OURS for which in selected(game)}
    assert all(one.game != other.game for one, other in pairwise(days)), "the games take turns"


def test_puzzles_are_chosen_by_theme_and_difficulty() -> None:
    for theme in themes_of("the-duel"):
        assert {which.puzzle.theme for which in selected("the-duel", theme)} == {theme}
    assert {which.puzzle.difficulty for which in selected("the-duel", difficulty=2)} == {2}
    assert numbered("the-duel", 0) is None
    assert numbered("the-duel", len(puzzles_of("the-duel")) + 1) is None


# Making new ones.


def test_a_collection_goes_on_where_it_was_and_takes_no_more_of_one_kind(tmp_path: Path) -> None:
    path, stock = tmp_path / "puzzles.jsonl", puzzles_of("confrontation")
    few = Collection("confrontation", path, 20)
    taken = [puzzle for puzzle in stock[:10] if few.add(puzzle)]
    again = Collection("confrontation", path, 20)
    assert again.puzzles == few.puzzles == taken
    assert again.next_match == max(puzzle.origin for puzzle in taken) + 1
    assert not again.add(taken[0]), "it is there already"
    for puzzle in stock:
        again.add(puzzle)
    assert again.complete
    assert max(Counter(puzzle.theme for puzzle in again.puzzles).values()) <= SHARE * 20
    assert max(Counter(puzzle.difficulty for puzzle in again.puzzles).values()) <= SHARE * 20


def test_a_puzzle_is_written_and_read_alike() -> None:
    for puzzle in puzzles_of("middle-earth")[:20]:
        assert read("middle-earth", written(puzzle)) == puzzle


def test_a_position_makes_the_same_puzzle_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_maker, "DEEP", QUICK)
    monkeypatch.setattr(puzzle_maker, "RUNGS", ((8, 0), (16, 0)))
    puzzle = max((one for one in puzzles_of("the-duel") if not one.exact), key=lambda one: one.margin)
    found = puzzle_at(load("the-duel"), puzzle.begun(), asked(puzzle), 7)
    assert found is not None
    assert (found.position, found.seat, found.origin) == (puzzle.position, puzzle.seat, 7)
    assert (found.solution, found.theme, set(found.others)) == (puzzle.solution, puzzle.theme, set(puzzle.others))
    assert 1 <= found.difficulty <= 3, "two rungs can be too low"


def test_a_match_gives_few_puzzles_far_apart_and_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every position would make a puzzle here."""
    plies: list[int] = []

    def any_puzzle(_: object, match: Match, prompt: Prompt, origin: int) -> Puzzle:
        plies.append(match.ply)
        return puzzles_of("the-duel")[0]._replace(seat=prompt.seat, origin=origin)

    monkeypatch.setattr(puzzle_maker, "puzzle_at", any_puzzle)
    first, again = find(PuzzleTask("the-duel", 3)), find(PuzzleTask("the-duel", 3))
    assert first == again
    assert [puzzle.origin for puzzle in first] == [3] * MOST
    assert plies[:MOST] == plies[MOST:]
    assert all(later - earlier >= APART for earlier, later in pairwise(plies[:MOST]))
