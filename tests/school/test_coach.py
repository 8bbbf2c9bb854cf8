"""What a coach says: by the prompt, the thought and the choice, and by nothing else."""

from random import Random

import pytest

from tests.support.cases import CASES, Case
from threerings.core.game import PUBLIC, Prompt
from threerings.core.match import Match
from threerings.games import load
from threerings.school.coach import (
    AFTER,
    GOOD,
    LATELY,
    MARGIN,
    Form,
    Loss,
    before,
    loss_of,
    mistake,
    ranked,
    share,
    standard_error,
)
from threerings.search.think import Candidate, Thought
from threerings.texts import LANGUAGES, texts

HOUSE = pytest.mark.parametrize("case", CASES[:-1], ids=str)


def thought(*candidates: tuple[int, int, float], exact: bool = False) -> Thought:
    found = tuple(Candidate(*one) for one in candidates)
    return Thought(found, 0 if exact else sum(one.visits for one in found), (found[0].action,))


def prompts(case: Case, seed: int) -> list[Prompt]:
    """Those of a random match with something to choose."""
    rng, found = Random(seed), list[Prompt]()
    match = Match(case.game, case.options, chance=rng.randrange)
    while match.actor != PUBLIC:
        prompt = match.prompt(match.actor)
        if len(prompt.legal) > 1:
            found.append(prompt)
        match.submit(prompt.seat, prompt.ply, case.game.actions[rng.choice(prompt.legal)].text)
    return found


# Mistakes.


def test_what_costs_more_than_the_margin_is_a_clear_mistake_if_the_search_can_tell() -> None:
    sure = thought((7, 4000, 0.6), (8, 2000, 0.6 - 2.2 * MARGIN))
    loss = loss_of(sure, 8)
    assert loss is not None
    assert loss.lost == pytest.approx(1.1 * MARGIN)
    assert loss.clear
    hardly_tried = loss_of(thought((7, 4000, 0.6), (8, 9, 0.6 - 2.2 * MARGIN)), 8)
    assert hardly_tried is not None
    assert not hardly_tried.clear, "within the noise"
    small = loss_of(thought((7, 4000, 0.6), (8, 4000, 0.6 - 1.8 * MARGIN)), 8)
    assert small is not None
    assert not small.clear


def test_the_more_was_tried_the_smaller_the_error() -> None:
    errors = [standard_error(Candidate(1, visits, 0.0)) for visits in (1, 100, 10_000)]
    assert errors == pytest.approx([0.5, 0.05, 0.005])


def test_the_best_choice_costs_nothing_and_of_what_was_never_tried_nothing_is_said() -> None:
    searched = thought((7, 100, 0.2), (8, 50, 0.1))
    best = loss_of(searched, 7)
    assert best is not None
    assert best.lost == 0
    assert loss_of(searched, 9) is None


def test_exact_answers_have_no_noise_and_a_win_at_hand_is_missed_by_all_else() -> None:
    known = thought((7, 0, 1.0), (8, 0, 0.5), exact=True)
    assert loss_of(known, 8) == Loss(0.25, 0.0)
    assert loss_of(thought((7, 0, 1.0), exact=True), 9) == Loss(1.0, 0.0)


@HOUSE
def test_a_mistake_is_told_in_every_language_with_the_better_choice_and_a_reason(case: Case) -> None:
    reasons = 0
    for prompt in prompts(case, 3)[::3]:
        best, chosen = prompt.legal[0], prompt.legal[-1]
        found = mistake(case.game, prompt, thought((best, 4000, 0.5), (chosen, 4000, -0.5)), chosen)
        assert found is not None
        assert found[:2] == (chosen, best)
        assert found.lines[0].values == {"before": 75, "after": 25}
        reasons += len(found.lines) > 2
        for language in LANGUAGES:
            assert all(texts(language, case.name).say(line).endswith(".") for line in found.lines)
    assert reasons > 5


def test_no_mistake_is_told_of_a_good_choice() -> None:
    prompt = prompts(CASES[0], 1)[0]
    best, other = prompt.legal[:2]
    assert mistake(CASES[0].game, prompt, thought((best, 4000, 0.5), (other, 4000, 0.45)), other) is None
    assert mistake(CASES[0].game, prompt, thought((best, 4000, 0.5), (other, 4000, -0.5)), best) is None


def test_a_missed_win_is_told_as_one() -> None:
    prompt = prompts(CASES[0], 1)[0]
    best, other = prompt.legal[:2]
    found = mistake(CASES[0].game, prompt, thought((best, 0, 1.0), exact=True), other)
    assert found is not None
    assert found.lines[0].key == "coach-missed"


# Before a choice.


@HOUSE
def test_before_a_choice_the_coach_tells_what_matters_and_never_which_choice_it_is(case: Case) -> None:
    for prompt in prompts(case, 5)[::4]:
        best, other = prompt.legal[0], prompt.legal[-1]
        alone = before(case.game, prompt, None)
        assert alone == case.game.matters(prompt.view)[:2]
        told = before(case.game, prompt, thought((best, 4000, 0.5), (other, 4000, -0.5)))
        assert told[: len(alone)] == alone
        assert told[len(alone)].key == "coach-one"
        assert case.game.offer(prompt.view, best) not in told
        even = before(case.game, prompt, thought((best, 4000, 0.5), (other, 4000, 0.49)))
        assert even[len(alone) :] == [told[len(alone)]._replace(key="coach-even")]


def test_a_hint_shows_the_best_that_was_tried_often_enough() -> None:
    found = ranked(thought((1, 600, 0.5), (2, 300, 0.4), (3, 90, 0.1), (4, 9, 0.9), (5, 1, 0.9)))
    assert [one.action for one in found] == [1, 2, 3]
    assert [one.action for one in ranked(thought((1, 0, 1.0), exact=True))] == [1]
    assert [share(value) for value in (-1.0, 0.0, 0.5, 1.0)] == [0, 50, 75, 100]


# Silence.


def test_the_coach_falls_silent_as_somebody_does_better_and_speaks_again_after_a_mistake() -> None:
    form = Form()
    for _ in range(AFTER):
        assert form.speaks("move"), "at first it always does"
        form = form.after(Loss(0.0, 0.1), "move")
    assert not form.speaks("move")
    assert form.speaks("card"), "that is another question"
    assert form.after(None, "move") == form, "what cannot be judged does not count"
    form = form.after(Loss(2 * MARGIN, 0.0), "move")
    assert form.speaks("move")
    for _ in range(LATELY):
        form = form.after(Loss(0.0, 0.1), "move")
    assert len(form.lost) == LATELY
    assert not form.speaks("move")


def test_many_small_losses_keep_the_coach_talking() -> None:
    form = Form()
    for _ in range(LATELY):
        form = form.after(Loss(1.5 * GOOD, 0.1), "move")
    assert form.speaks("move")


def test_the_coach_of_a_game_without_advice_is_no_trouble() -> None:
    case = CASES[-1]
    assert case.name == "riddles"
    prompt = prompts(case, 1)[0]
    best, other = prompt.legal[0], prompt.legal[-1]
    told = before(load("riddles"), prompt, thought((best, 4000, 0.5), (other, 4000, -0.5)))
    assert [line.key for line in told] == ["coach-one"]
    found = mistake(load("riddles"), prompt, thought((best, 4000, 0.5), (other, 4000, -0.5)), other)
    assert found is not None
    assert [line.key for line in found.lines] == ["coach-mistake", "coach-better"]
