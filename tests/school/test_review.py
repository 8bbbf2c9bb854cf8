"""What a review says of a match: by each player's own view, and apart from it, with hindsight."""

import pickle
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from tests.support.cases import CASES, CONFRONTATION, KOSMOS, MIDDLE_EARTH, Case
from tests.support.interference import pairs
from threerings.core.game import PUBLIC, Outcome, State
from threerings.core.match import Match
from threerings.games import OURS, load
from threerings.school.coach import CLOSE, MARGIN
from threerings.school.measuring import BATCHES, compared, looked_over, seeds_of
from threerings.school.proving import inquiry
from threerings.school.puzzles import Puzzle, puzzles_of
from threerings.school.review import (
    TOLD,
    BadReview,
    ChoiceTask,
    Judgement,
    Review,
    Weighed,
    draws_of,
    judge,
    percent,
    prompt_at,
    read,
    result_of,
    review_of,
    tasks,
    why,
    written,
)
from threerings.texts import LANGUAGES, texts

LITTLE = 48
"""Iterations for a choice where it does not matter what is found."""
ENOUGH = 4000
"""Iterations by which a blunder is seen."""
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
EVERY_GAME = pytest.mark.parametrize("game", OURS)
SECRETIVE = pytest.mark.parametrize("case", [KOSMOS, CONFRONTATION], ids=str)
"""Games in which players often hold what the other does not see."""


def played(case: Case, seed: int, plies: int = 10_000) -> Match:
    """A random match, or its beginning."""
    rng = Random(seed)
    match = Match(case.game, case.options, chance=rng.randrange)
    while match.actor != PUBLIC and match.ply < plies:
        legal = match.prompt(match.actor).legal
        match.submit(match.actor, match.ply, case.game.actions[rng.choice(legal)].text)
    return match


def reviewed(match: Match, iterations: int = LITTLE, every: int = 1) -> Review:
    """A review; of long matches it may leave choices out."""
    return review_of(match, map(judge, tasks(match, 1, iterations)[::every]), 1, iterations)


def judgement(
    ply: int = 0, seat: int = 0, chances: tuple[float, float] = (0.6, 0.6), known: tuple[float, float] = (0.5, 0.5)
) -> Judgement:
    best = (Weighed("best", chances[0], 0.01),)
    return Judgement(ply, seat, "chosen", *chances, 0.02, best, *known, 0.02, "best")


def made_up(rng: Random) -> Review:
    """A review of a match that nobody has played."""
    plies = sorted(rng.sample(range(40), rng.randrange(12)))
    judgements = []
    for ply in plies:
        before, known = rng.random(), rng.random()
        chances = (before, before * rng.random()), (known, known * rng.random())
        judgements.append(judgement(ply, rng.randrange(2), *chances))
    result = rng.choice([None, (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)])
    resigned = rng.choice([None, result.index(0.0)]) if result and 0.0 in result else None
    draws = tuple(ply for ply in range(40) if ply not in plies and rng.random() < 0.3)
    return Review("the-duel", 1, LITTLE, tuple(judgements), result, resigned, 40, draws)


# Luck and choice.


def check_parts(review: Review) -> None:
    mine, theirs = review.parts(0), review.parts(1)
    for seat, parts in enumerate((mine, theirs)):
        assert sum(parts) == pytest.approx(review.swing(seat), abs=1e-9)
    assert (mine.luck, mine.unknown) == pytest.approx((-theirs.luck, -theirs.unknown), abs=1e-9)
    assert (mine.own, mine.other) == pytest.approx((-theirs.other, -theirs.own), abs=1e-9)


def test_the_parts_are_the_whole_way_whatever_was_found() -> None:
    for seed in range(300):
        check_parts(made_up(Random(seed)))


@EVERY_CASE
def test_the_parts_are_the_whole_way_in_every_game(case: Case) -> None:
    match = played(case, 3)
    review = reviewed(match, every=6)
    check_parts(review)
    result = result_of(match.outcome)
    assert result is not None
    assert [review.way(seat)[-1] for seat in (0, 1)] == [*result]
    unfinished = reviewed(played(case, 3, plies=20), every=6)
    assert unfinished.result is None
    check_parts(unfinished)


def test_luck_is_what_nature_draws_and_nothing_else() -> None:
    first, last = judgement(0, 0, known=(0.5, 0.4)), judgement(4, 1, known=(0.7, 0.7))
    undrawn = Review("the-duel", 1, LITTLE, (first, last), (0.0, 1.0), None, 6, ())
    assert undrawn.parts(0).luck == 0
    drawn = Review("the-duel", 1, LITTLE, (first, last), (0.0, 1.0), None, 6, (2,))
    assert drawn.parts(0).luck == pytest.approx(0.3 - 0.4)
    late = Review("the-duel", 1, LITTLE, (first, last), (0.0, 1.0), None, 6, (5,))
    assert late.parts(0).luck == pytest.approx(0.0 - 0.3)


def test_what_could_be_known_is_choice_and_the_rest_is_not() -> None:
    """The player lost 20 % that could be known, and 30 % by the truth."""
    only = judgement(0, 0, chances=(0.6, 0.4), known=(0.5, 0.2))
    parts = Review("the-duel", 1, LITTLE, (only,), (0.0, 1.0), None, 9, (1,)).parts(0)
    assert parts == pytest.approx((-0.2, -0.1, -0.2, 0.0))


def test_giving_up_is_a_choice() -> None:
    only = judgement(0, 1, known=(0.8, 0.8))
    for seat in (0, 1):
        result = (float(seat), 1.0 - seat)
        parts = Review("the-duel", 1, LITTLE, (only,), result, seat, 9, (5,)).parts(seat)
        assert parts.luck == 0
        assert parts.own == pytest.approx(0 - (0.8 if seat else 0.2))


def test_a_match_without_choices_has_nothing_to_judge() -> None:
    match = Match(load("the-duel"), chance=None)
    review = reviewed(match)
    assert review.judgements == ()
    assert review.parts(0) == (0, 0, 0, 0)
    assert review.curve(0) == []
    assert review.turning_points() == []
    assert review.accuracy(1) == 1


@EVERY_CASE
def test_where_one_action_is_legal_nothing_was_chosen(case: Case) -> None:
    match = played(case, 5)
    judged = {task.ply for task in tasks(match, 1)}
    before = {ply: match.back_to(ply) for ply in range(match.ply - 1, 0, -4)}
    assert any(ply in judged for ply in before)
    for ply, then in before.items():
        assert (ply in judged) == (then.actor in (0, 1) and len(then.prompt(then.actor).legal) > 1)


def test_nature_is_only_lucky_where_it_might_draw_something_else() -> None:
    match = played(MIDDLE_EARTH, 1)
    draws = set(draws_of(match))
    assert draws
    assert draws.isdisjoint(task.ply for task in tasks(match, 1))


# Judging.


@EVERY_CASE
def test_a_judgement_follows_from_its_task_alone(case: Case) -> None:
    task = tasks(played(case, 2), 7, LITTLE)[3]
    found = judge(task)
    assert found == judge(pickle.loads(pickle.dumps(task)))
    assert 0 <= found.after <= found.before <= 1
    assert found.ply == task.ply == len(task.log) - 1
    assert found.chosen == task.log[-1]
    assert found.best[0].chance == found.before == max(one.chance for one in found.best)


def blunders(game: str) -> list[tuple[Puzzle, str]]:
    """Positions in which one choice is right, and the worst choice there."""
    ways = [(puzzle, min(puzzle.others, key=puzzle.others.__getitem__)) for puzzle in puzzles_of(game)]
    return [(puzzle, worst) for puzzle, worst in ways if puzzle.chance - puzzle.others[worst] > 6 * MARGIN][:4]


def task_of(puzzle: Puzzle, text: str) -> ChoiceTask:
    return ChoiceTask(puzzle.game, puzzle.options, puzzle.position, (text,), 1, ENOUGH)


@EVERY_GAME
def test_a_blunder_is_marked_and_the_right_choice_is_not(game: str) -> None:
    for puzzle, worst in blunders(game):
        bad, good = judge(task_of(puzzle, worst)), judge(task_of(puzzle, puzzle.solution[0]))
        assert bad.marked
        assert not bad.good
        assert bad.best[0].text == puzzle.solution[0]
        assert bad.lost > bad.error
        assert not good.marked
        assert good.good


@EVERY_GAME
def test_why_is_said_in_every_language(game: str) -> None:
    for puzzle, worst in blunders(game):
        match = Match(load(game), puzzle.options, puzzle.position, chance=None)
        match.follow([worst])
        prompt, right = prompt_at(match, 0), puzzle.solution[0]
        better = match.game.offer(prompt.view, match.game.action(right).index)
        bad, good = (
            replace(judgement(), chosen=text, best=(Weighed(right, puzzle.chance, 0.0),)) for text in (worst, right)
        )
        for language in LANGUAGES:
            speech = texts(language, game)
            said = [speech.say(line) for line in why(match.game, prompt, bad)]
            assert speech("coach-better", offer=speech.say(better)) in said
        assert why(match.game, prompt, good) == []


def test_what_is_known_exactly_has_no_error() -> None:
    puzzle = next(one for one in puzzles_of("middle-earth") if one.exact and one.margin > 2 * MARGIN)
    found = judge(task_of(puzzle, puzzle.rival))
    assert found.error == found.known_error == 0
    assert (found.before, found.lost) == pytest.approx((puzzle.chance, puzzle.margin))
    assert (found.known_before, found.known_after) == (found.before, found.after)


def test_a_win_at_hand_is_missed_by_what_does_not_win() -> None:
    puzzle = next(one for one in puzzles_of("confrontation") if one.theme == "win" and len(one.solution) == 1)
    found = judge(task_of(puzzle, puzzle.rival))
    assert found.before == 1
    assert found.best[0].error == 0
    assert found.after < 1


def test_measurements_with_other_seeds_are_independent() -> None:
    seeds = [one for seed in range(50) for one in seeds_of(seed)]
    assert len(seeds) == len(set(seeds)) == 50 * BATCHES


def test_other_seeds_find_the_same_within_the_errors() -> None:
    match = played(CONFRONTATION, 4, plies=30)
    asked = inquiry(match.game, match.prompt(match.actor))
    free = looked_over(asked, ENOUGH // 2, 1)
    found = [compared(asked, free, asked.prompt.legal[0], ENOUGH // 4, seed) for seed in (1, 2, 3)]
    for one, other in pairwise(found):
        assert one.error > 0
        assert one.lost != other.lost
        assert abs(one.lost - other.lost) < one.error + other.error


# Secrecy.


def twins(case: Case, seed: int) -> tuple[State, State] | None:
    """Two positions in which a player has a choice, and which that player cannot tell apart."""
    seat, found = seed % 2, None
    for one, other in pairs(case.game, case.options, seat, Random(seed)):
        chooses = one.actor() == other.actor() == seat and len(one.legal()) > 1
        if chooses and case.game.position(one) != case.game.position(other):
            found = one.copy(), other.copy()
    return found


@SECRETIVE
def test_a_judgement_knows_no_more_than_the_player_did(case: Case) -> None:
    """Two truths that look the same to the player: the same judgement, but for hindsight."""
    found = [pair for pair in (twins(case, seed) for seed in range(12)) if pair]
    told_apart = 0
    assert len(found) >= 3
    for pair in found[:6]:
        text = case.game.actions[pair[0].legal()[0]].text
        one, other = (
            judge(ChoiceTask(case.name, case.options, case.game.position(state), (text,), 1, 4 * LITTLE))
            for state in pair
        )
        assert (one.before, one.after, one.error, one.best) == (other.before, other.after, other.error, other.best)
        told_apart += (one.known_before, one.known_after) != (other.known_before, other.known_after)
    assert told_apart, "hindsight does tell them apart"


# The whole match.


def test_a_choice_is_marked_if_it_cost_much_and_more_than_the_noise() -> None:
    assert judgement(chances=(0.6, 0.6 - 1.1 * MARGIN)).marked
    assert not judgement(chances=(0.6, 0.6 - 0.9 * MARGIN)).marked
    noisy = Judgement(0, 0, "chosen", 0.6, 0.4, 0.25, (), 0.5, 0.5, 0.0, "best")
    assert not noisy.marked
    assert noisy.good


def test_accuracy_counts_the_choices_that_were_as_good_as_the_best() -> None:
    ways = [(0.6, 0.6), (0.6, 0.6 - 0.9 * CLOSE), (0.6, 0.5), (0.6, 0.2)]
    review = Review(
        "the-duel", 1, 1, tuple(judgement(2 * ply, 0, way) for ply, way in enumerate(ways)), None, None, 9, ()
    )
    assert review.accuracy(0) == 0.5
    assert review.accuracy(1) == 1


def test_turning_points_are_the_worst_mistakes_of_each_side_in_their_order() -> None:
    costs = (0.3, 0.2, 0.5, 0.05, 0.4)
    mine = [judgement(2 * ply, 0, (0.6, 0.6 - cost)) for ply, cost in enumerate(costs)]
    theirs = [judgement(2 * ply + 1, 1, (0.6, 0.6 - cost)) for ply, cost in enumerate(costs[3:])]
    review = Review("the-duel", 1, 1, tuple(mine + theirs), None, None, 20, ())
    assert [one.ply for one in review.turning_points()] == [0, 3, 4, 8]
    assert TOLD == 3


def test_what_hindsight_tells_of_good_choices_is_no_mistake() -> None:
    unlucky = judgement(0, 0, (0.6, 0.59), (0.7, 0.3))
    bad = judgement(2, 0, (0.6, 0.3), (0.7, 0.3))
    review = Review("the-duel", 1, 1, (unlucky, bad), None, None, 20, ())
    assert review.surprises() == [unlucky]
    assert review.turning_points() == [bad]


def test_a_curve_ends_with_the_result() -> None:
    choices = (judgement(1, 0, (0.6, 0.5)), judgement(2, 1, (0.5, 0.5)))
    over = Review("the-duel", 1, 1, choices, (0.5, 0.5), None, 9, ())
    assert over.curve(0) == [(1, 0.6), (9, 0.5)]
    assert over.curve(1) == [(2, 0.5), (9, 0.5)]


def test_results_are_shared_where_nobody_won() -> None:
    assert result_of(None) is None
    assert [result_of(Outcome(winner, "", (0, 0))) for winner in (0, 1, None)] == [(1, 0), (0, 1), (0.5, 0.5)]


def test_people_say_chances_in_percent() -> None:
    assert [percent(chance) for chance in (0.0, 0.126, 1.0, -0.124)] == [0, 13, 100, -12]


# On paper.


def test_a_review_is_written_in_a_line_and_read_again() -> None:
    for review in [*map(made_up, map(Random, range(20))), reviewed(played(KOSMOS, 1), every=9)]:
        text = written(review)
        assert "\n" not in text
        assert text.startswith('{"review":1,')
        assert read(text) == review


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", '{"review":2}', b"\xff", written(made_up(Random(1))).replace("1,", "2,", 1)]
)
def test_what_is_no_review_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadReview):
        read(text)
