"""What every state of every game promises."""

import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.cases import CASES, Case, step
from threerings.core.chance import Rng
from threerings.core.game import OBSERVERS, PUBLIC, BadOption, Prompt
from threerings.core.playout import play_out

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
SEEDS = st.integers(0, 2**64)


@EVERY_CASE
@given(SEEDS)
@settings(max_examples=20)
def test_every_live_position_has_a_legal_action_and_every_match_ends(case: Case, seed: int) -> None:
    game, rng, plies = case.game, Rng(seed), -1
    for state in case.positions(seed):
        plies += 1
        legal = state.legal()
        assert legal == sorted(set(legal))
        if state.actor() == PUBLIC:
            assert legal == []
            assert state.outcome() is not None
        else:
            assert state.outcome() is None
            assert state.draw(rng) in legal
            assert not any(game.actions[action].veil for action in legal)
    assert plies <= game.longest


@EVERY_CASE
def test_a_draw_takes_each_legal_action_about_equally_often(case: Case) -> None:
    rng = Rng(5)
    for number, state in enumerate(case.positions(3)):
        legal = state.legal()
        if number % 9 == 0 and legal:
            drawn = {state.draw(rng) for _ in range(40 * len(legal))}
            assert drawn == set(legal)


@EVERY_CASE
def test_a_copy_is_equal_and_independent(case: Case) -> None:
    game, rng = case.game, Rng(8)
    for seed in range(5):
        for state in case.positions(seed):
            before = game.position(state)
            copy = state.copy()
            assert game.position(copy) == before
            play_out(copy, rng)
            assert game.position(state) == before


@EVERY_CASE
def test_the_rules_are_a_function_of_the_log(case: Case) -> None:
    for seed in range(5):
        one, log, rng = case.start(), [], Random(seed)
        while one.actor() != PUBLIC:
            log.append(step(one, rng))
        other = case.start()
        for action in log:
            assert action in other.legal()
            other.play(action)
        assert case.game.position(other) == case.game.position(one)


@EVERY_CASE
@given(SEEDS)
@settings(max_examples=10)
def test_a_position_survives_its_notation(case: Case, seed: int) -> None:
    game = case.game
    for state in case.positions(seed):
        again = game.setup(game.position(state), case.options)
        assert game.position(again) == game.position(state)
        for observer in OBSERVERS:
            assert game.view(again, observer) == game.view(state, observer)


@EVERY_CASE
def test_prompts_travel_between_processes(case: Case) -> None:
    for ply, state in enumerate(case.positions(1)):
        if ply % 10 == 0:
            prompt = Prompt(0, ply, case.game.view(state, 0), tuple(state.legal()))
            assert pickle.loads(pickle.dumps(prompt)) == prompt


@EVERY_CASE
def test_action_texts_are_unique_and_lead_back_to_their_action(case: Case) -> None:
    game = case.game
    assert len({action.text.casefold() for action in game.actions}) == len(game.actions)
    for place, action in enumerate(game.actions):
        assert action.index == place
        assert game.action(action.text) == action
        assert eval(repr(action), {"Action": type(action)}) == action


@EVERY_CASE
def test_estimates_stay_between_lost_and_won(case: Case) -> None:
    for state in case.positions(4):
        values = [case.game.estimate(state, seat) for seat in (0, 1)]
        assert all(-1 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(0)
        outcome = state.outcome()
        if outcome is not None and outcome.winner is not None:
            assert values[outcome.winner] == 1


@EVERY_CASE
def test_options_are_settled_once_and_bad_ones_refused(case: Case) -> None:
    game = case.game
    settled = game.settle(case.options)
    assert game.settle(settled) == settled
    assert {option.name for option in game.options} == set(settled)
    with pytest.raises(BadOption, match="nonsense"):
        game.settle({"nonsense": "1"})
    for option in game.options:
        with pytest.raises(BadOption, match=option.name):
            game.settle({option.name: "nonsense"})
