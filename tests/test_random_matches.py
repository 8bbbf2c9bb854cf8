"""Random matches of every game: all of them end, and every position on the way keeps what it promises.

`python -m bench matches` plays 200,000 of them.
"""

import pytest

import threerings
from bench import matches
from bench.matches import Failure, play_matches
from tests.support.variants import variants
from threerings.core.match import Match
from threerings.games import GAMES, load

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_random_matches_end_without_a_flaw(name: str) -> None:
    """Plain Python is slower, and plays the same matches as what is compiled: tests/test_compiled.py proves it."""
    number = 2000 if threerings.compiled() else 500
    tallies = play_matches(name, first=1, matches=number, sample=100)
    assert not isinstance(tallies, Failure), str(tallies)
    assert len(tallies) == len(variants(load(name)))
    assert sum(tally.matches for tally in tallies.values()) == number
    assert all(tally.checked for tally in tallies.values())


@every_game
def test_a_match_that_is_too_long_is_reported_so_that_it_can_be_replayed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(name)
    monkeypatch.setattr(game, "longest", 10)
    failure = play_matches(name, first=7, matches=5, sample=50)
    assert isinstance(failure, Failure)
    assert (failure.seed, failure.reason) == (7, "longer than 10 plies")
    match = Match(game, failure.options, chance=None)
    match.follow(failure.actions[:-1])
    assert match.ply == 10
    assert failure.actions[-1] in str(failure)
    assert "--seed 7 --matches 1" in str(failure)


@every_game
def test_a_crash_is_reported_like_any_other_flaw(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(matches, "check_notation", crash)
    failure = play_matches(name, first=0, matches=1, sample=1)
    assert isinstance(failure, Failure)
    assert (failure.reason, failure.actions) == ("ZeroDivisionError: oops", ())
