"""Bots against each other: fair pairs, the same again from the same seed, and figures that can be trusted."""

from math import log
from pathlib import Path
from random import Random

import pytest

from threerings.bots.basic import GreedyBot
from threerings.bots.levels import LEVELS, SearchBot
from threerings.cli.commands import run
from threerings.core.chance import Rng
from threerings.core.game import Prompt
from threerings.core.match import Match
from threerings.core.zones import members
from threerings.games import load
from threerings.games.confrontation.components import LIGHT_CARDS
from threerings.lab.arena import (
    IMAGINED,
    MatchResult,
    ResultFile,
    Task,
    WrongFile,
    budget_of,
    play,
    tasks,
    tell_habits,
    true_worlds,
)
from threerings.lab.entrants import CHEAT, EXPLOIT
from threerings.lab.executors import run as run_all
from threerings.lab.ratings import against, elo, evidence, in_seat, pair_scores, ratings
from threerings.search.think import Budget

LITTLE = Budget(iterations=10)


def results(wins: int, losses: int, *, by: str = "a", over: str = "b") -> list[MatchResult]:
    """Pairs won by one bot, and pairs won by the other."""
    found = []
    for seed in range(wins + losses):
        best = by if seed < wins else over
        found += [MatchResult(seats, seed, seats.index(best), "end", ()) for seats in ((by, over), (over, by))]
    return found


def test_everybody_meets_everybody_in_both_seats_on_the_same_shuffle() -> None:
    wanted = tasks("the-duel", ("random", "greedy", "beginner"), 2, 5, LITTLE)
    assert len(wanted) == 3 * 2 * 2
    for one, other in zip(wanted[::2], wanted[1::2], strict=True):
        assert one.bots == other.bots[::-1]
        assert one.seed == other.seed


@pytest.mark.parametrize("game", ["the-duel", "confrontation", "middle-earth"])
def test_a_match_is_the_same_wherever_it_is_played(game: str) -> None:
    task = Task(game, ("beginner", CHEAT), 3, LITTLE)
    assert play(task) == next(run_all(play, [task], 1))


def test_one_who_is_told_the_truth_is_not_told_what_is_chosen_at_the_same_time() -> None:
    game, rng = load("confrontation"), Rng(1)
    match = Match(game, chance=None)
    match.follow(["place gimli", "place sam", "place merry", "place gandalf", "place boromir"])
    worlds = true_worlds(match)
    assert len({game.view(worlds.draw(rng), 0).light.places for _ in range(40)}) > 5, "both set up at the same time"
    match = Match(game, position="light frodo@shire merry@rhudaur sam@shire; dark balrog@misty-mountains", chance=None)
    match.follow(["move balrog rhudaur", "show balrog", "show merry", "play 3"])
    worlds = true_worlds(match)
    lights = [game.view(worlds.draw(rng), 0).light for _ in range(90)]
    assert {light.places for light in lights} == {match.view(0).light.places}
    assert {light.card for light in lights} == set(members(LIGHT_CARDS))
    assert worlds.before(rng).actor() == 0


def test_an_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    file, wanted = tmp_path / "results", tasks("the-duel", ("random", "greedy"), 2, 1, LITTLE)
    first = ResultFile(file, "title")
    first.add(play(wanted[0]))
    again = ResultFile(file, "title")
    assert again.played == first.played
    assert again.missing(wanted) == wanted[1:]
    with pytest.raises(WrongFile, match="another arena"):
        ResultFile(file, "other title")


def test_a_share_comes_with_its_interval_and_seats_apart() -> None:
    played = results(30, 10)
    whole = against(played, "a", "b")
    assert whole.share == 0.75
    assert 0.55 < whole.low < 0.65
    assert 0.85 < whole.high < 0.95
    assert against(played, "b", "a").share == 0.25
    assert in_seat(played, "a", "b", 0).matches == 40
    assert against(results(8, 0), "a", "b").low < 0.9, "a clean sweep is not certainty"


def test_intervals_hold_about_as_often_as_they_claim() -> None:
    rng, held = Random(1), 0
    for _ in range(200):
        wins = sum(rng.random() < 0.7 for _ in range(60))
        found = against(results(wins, 60 - wins), "a", "b")
        held += found.low <= 0.7 <= found.high
    assert 184 <= held <= 200


def test_a_pair_that_is_not_complete_does_not_count() -> None:
    assert pair_scores(results(2, 1)[:-1], "a", "b") == [1.0, 1.0]


def test_evidence_grows_with_the_matches_and_points_the_right_way() -> None:
    few, many = ([1.0, 0.5, 1.0, 0.0] * times for times in (3, 60))
    assert 0 < evidence(few, 0.5, 0.55) < evidence(many, 0.5, 0.55)
    assert evidence([0.5, 0.0] * 60, 0.5, 0.55) < -2.94


def test_elo_is_symmetric_and_ratings_fit_all_results() -> None:
    assert elo(0.75) == pytest.approx(190.8, abs=0.1)
    assert elo(0.25) == pytest.approx(-elo(0.75))
    played = results(30, 10) + results(30, 10, by="b", over="c")
    rated = ratings(played, ("a", "b", "c"), "c")
    assert rated["c"] == (0, 0)
    assert rated["b"].elo == pytest.approx(elo(60.5 / 81), abs=0.1)
    assert rated["a"].elo == pytest.approx(2 * rated["b"].elo, abs=0.1)
    assert rated["a"].error == pytest.approx(rated["b"].error * 2**0.5, rel=0.01), "two errors, one after the other"
    assert rated["b"].error == pytest.approx(1.96 * 400 / log(10) / (81 * 0.747 * 0.253) ** 0.5, rel=0.01)


def test_ratings_hold_about_as_often_as_they_claim() -> None:
    rng, held = Random(2), 0
    true = {"a": 300.0, "b": 100.0, "c": 0.0}
    for _ in range(100):
        played = []
        for one, other in (("a", "b"), ("b", "c"), ("a", "c")):
            share = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
            wins = sum(rng.random() < share for _ in range(80))
            played += [MatchResult((one, other), seed, 0 if seed < wins else 1, "end", ()) for seed in range(80)]
        found = ratings(played, ("a", "b", "c"), "c")["a"]
        held += abs(found.elo - true["a"]) <= found.error
    assert 88 <= held <= 100


def test_a_clean_sweep_is_far_above_and_far_from_sure() -> None:
    rated = ratings(results(50, 0), ("a", "b"), "b")["a"]
    assert 700 < rated.elo < 1200
    assert 300 < rated.error < 900


def test_a_budget_may_belong_to_one_bot_or_only_shorten() -> None:
    task = Task("the-duel", ("club", "master@400"), 1, Budget(seconds=0.25), shortens=True)
    assert budget_of("master@400", task) == Budget(iterations=400)
    assert budget_of("club", task) == LEVELS["club"].budget._replace(seconds=0.25)
    assert budget_of("greedy", task) is None
    assert budget_of("club", task._replace(shortens=False)) == Budget(seconds=0.25)
    assert budget_of("club", Task("the-duel", ("club", "club"), 1, Budget())) is None


def test_a_line_that_was_being_written_is_lost_and_a_wrong_one_refused(tmp_path: Path) -> None:
    file, one = tmp_path / "results", results(1, 0)
    ResultFile(file, "title").add(one[0])
    whole = file.read_bytes()
    file.write_bytes(whole + b'[["a","b"],7,')
    again = ResultFile(file, "title")
    assert again.played == one[:1]
    again.add(one[1])
    assert ResultFile(file, "title").played == one
    file.write_bytes(whole + b"[1,2]\n")
    with pytest.raises(WrongFile, match="line 3"):
        ResultFile(file, "title")


def test_the_command_shows_scores_by_seat_and_kind_of_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results"
    words = [
        "arena",
        "the-duel",
        "greedy",
        "random",
        "--pairs",
        "2",
        "--jobs",
        "1",
        "--file",
        str(file),
        "--language",
        "fr",
    ]
    assert run(words) == 0
    assert "contre" in capsys.readouterr().out
    assert len(file.read_text().splitlines()) == 5
    assert run([*words, "--stop"]) == 0
    assert len(file.read_text().splitlines()) == 5, "nothing is played twice"


def test_an_arena_starts_where_and_as_it_was_wished_and_goes_on_only_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, position = tmp_path / "results", "duel final; gandalf energy 3 step 2;\nbalrog energy 4 step 2; began gandalf"
    usual = ["arena", "the-duel", "greedy", "random", "--pairs", "1", "--jobs", "1", "--file", str(file)]
    tilsit, there = ("--option", "edition=tilsit"), ("--position", position)
    words = [*usual, *tilsit, *there]
    assert run(words) == 0
    results = ResultFile(file, file.read_text("utf-8").splitlines()[0]).played
    assert len(results) == 2
    for result in results:
        match = Match(load("the-duel"), {"edition": "tilsit"}, position, chance=None)
        match.follow(result.log)
        assert match.outcome is not None
    before = file.read_bytes()
    assert run(words) == 0
    assert file.read_bytes() == before, "nothing is played twice"
    for other in (usual, [*usual, *tilsit], [*usual, *there], [*usual, *tilsit, "--position", "duel final"]):
        capsys.readouterr()
        assert run([*other, "--language", "en"]) == 2
        assert "another arena" in capsys.readouterr().err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "bots", [["greedy"], ["greedy", "greedy"], ["greedy", "deep"], ["greedy", "master@"], ["greedy", "master@x"]]
)
def test_an_arena_needs_two_bots_that_exist(bots: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "the-duel", *bots, "--language", "en"]) == 2
    assert "bot" in capsys.readouterr().err


def test_who_is_told_how_the_other_chooses_asks_it_in_thought() -> None:
    """It searches with the other's answers instead of imagined ones, and is given nothing but its view."""
    task = Task("the-duel", (f"{EXPLOIT}@20", "greedy"), 3, Budget())
    asked: list[int] = []

    class Counted(GreedyBot):
        def choose(self, prompt: Prompt) -> int:
            asked.append(prompt.ply)
            return super().choose(prompt)

    bot = SearchBot(load("the-duel"), 1, LEVELS["master"], Budget(iterations=20))
    tell_habits(bot, task, 0, Counted(bot.game, 1))
    match = Match(bot.game, chance=Random(4).randrange)
    assert bot.choose(match.prompt(0)) in match.prompt(0).legal
    assert set(asked) == {IMAGINED}
    assert play(task) == play(task)


def test_the_weakness_of_a_bot_is_measured_seat_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["exploit", "the-duel", "random", "--pairs", "1", "--iterations", "5", "--jobs", "1", "--language", "en"]
    assert run(words) == 0
    assert "exploit@5" in capsys.readouterr().out
