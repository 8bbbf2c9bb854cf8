"""The ladder: who meets whom, what is written of it, and who reads that."""

from pathlib import Path

import pytest

from threerings.bots import BOTS, LEVELS
from threerings.bots.ladder import LadderRating, ladder_ratings, read_ratings
from threerings.cli.commands import run
from threerings.games import GAMES
from threerings.lab.arena import MatchResult, ResultFile, budget_of
from threerings.lab.ladder import MEETINGS, RUNGS, climb, rate_ladder, ratings_text
from threerings.search.think import Budget
from threerings.texts import LANGUAGES, texts

TINY = ("--pairs", "1", "--time", "0", "--jobs", "1", "--language", "en")


def test_everybody_meets_the_neighbours_and_those_after_them_in_pairs() -> None:
    wanted = climb("the-duel", 2, 7, Budget(0.5))
    assert len(wanted) == 2 * 2 * len(MEETINGS) == 2 * 2 * 11
    for one, other in zip(wanted[::2], wanted[1::2], strict=True):
        assert one.bots == other.bots[::-1]
        assert one.seed == other.seed
    assert len({task.seed for task in wanted}) == 2
    for task in wanted:
        places = [RUNGS.index(bot) for bot in task.bots]
        assert abs(places[0] - places[1]) in (1, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_a_ladder_keeps_the_levels_apart(level: str) -> None:
    own = LEVELS[level].budget
    limits = (Budget(), Budget(seconds=0.1), Budget(iterations=5000))
    whole, short, counted = (budget_of(level, climb("the-duel", 1, 1, limit)[0]) for limit in limits)
    assert whole is None, "then the bot takes its own"
    assert short == own._replace(seconds=0.1)
    assert counted == Budget(None, 5000 if own.iterations is None else own.iterations), "and no clock is looked at"


def test_figures_are_read_as_they_were_written() -> None:
    results = [MatchResult(seats, seed, 0, "end", ()) for seed in range(9) for seats in MEETINGS]
    found = {"the-duel": rate_ladder(results), "middle-earth": {"random": LadderRating(0, 0, 2)}}
    assert read_ratings(ratings_text(found)) == found
    assert found["the-duel"]["random"] == LadderRating(0, 0, 18)
    assert found["the-duel"]["master"].elo < found["the-duel"]["expert"].elo < 0, "here the lower always wins"


def test_the_package_claims_only_what_it_can_have_measured() -> None:
    assert set(ladder_ratings()) <= set(GAMES)
    for bots in ladder_ratings().values():
        assert set(bots) <= set(RUNGS)
        assert all(one.matches > 0 and (one.error > 0 or bot == "random") for bot, one in bots.items())


def test_the_command_rates_and_writes_and_leaves_other_games_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, toml, file = tmp_path / "ladder.md", tmp_path / "ladder.toml", tmp_path / "results"
    toml.write_text(ratings_text({"middle-earth": {"random": LadderRating(0, 0, 2)}}))
    page.write_text("# Old words\n\n## middle-earth\n\nas it was\n")
    results = ResultFile(file, "ladder the-duel seconds 0.0 iterations None")
    for task in climb("the-duel", 1, 1, Budget(0.0))[2:]:
        results.add(MatchResult(task.bots, task.seed, 0, "higher", ()))
    words = ["ladder", "the-duel", *TINY, "--file", str(file), "--write", str(page), "--figures", str(toml)]
    assert run(words) == 0
    assert "master" in capsys.readouterr().out
    found = read_ratings(toml.read_text())
    assert list(found) == ["the-duel", "middle-earth"]
    assert set(found["the-duel"]) == set(RUNGS)
    assert found["the-duel"]["random"].matches == 4
    assert len(file.read_text().splitlines()) == 1 + 2 * len(MEETINGS), "what was missing has been played"
    written = page.read_text()
    assert written.index("## the-duel") < written.index("## middle-earth\n\nas it was")
    assert "`threerings ladder the-duel --pairs 1 --time 0 --seed 1`" in written
    assert "| as Gandalf | as The Balrog |" in written
    before = file.read_bytes()
    assert run(words) == 0
    assert (file.read_bytes(), page.read_text()) == (before, written), "nothing is played twice"


@pytest.mark.parametrize("words", [["ladder", "chess"], ["bots", "chess"]])
def test_a_ladder_needs_a_game(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*words, "--language", "en"]) == 2
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_introduced_in_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "--language", language]) == 0
    out = " ".join(capsys.readouterr().out.split())
    for bot in BOTS:
        assert " ".join(texts(language, "the-duel")(f"opponent-{bot}").split()) in out
    claims = sum(bot in bots and bot != "random" for bots in ladder_ratings().values() for bot in BOTS)
    assert out.count("Elo") == claims  # the others are measured by the random bot
