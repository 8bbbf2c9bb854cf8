"""What is measured of OpenSpiel, in the same way as our games. Chance nodes count as moves, as nature's actions do."""

import random
from typing import Any, Final

import pyspiel

from bench.worker import ANYWHERE, DECISIONS, FIRST, ITERATIONS, Batch

ROOTS: Final = 50
"""Dealt positions from which its own rollouts begin."""


def batches() -> dict[str, Batch]:
    return {
        **{f"{name} driven": driven(name) for name in ("hearts", "gin_rummy", "leduc_poker")},
        "hearts driven, dealt": driven("hearts", dealt=True),
        **{f"{name} rollouts": rollouts(name) for name in ("hearts", "gin_rummy")},
        **{f"{name} bots": bots(name) for name in ("hearts", "gin_rummy")},
        **{
            f"{name} search, {where}": search(name, where)
            for name in ("oh_hell", "hearts")
            for where in (FIRST, ANYWHERE)
        },
    }


def driven(name: str, dealt: bool = False) -> Batch:
    """Random games that Python drives. With `dealt` they start after the deal."""
    chance = random.Random(1).random
    starts = some_roots(name) if dealt else [pyspiel.load_game(name).new_initial_state()]

    def batch(times: int) -> int:
        moves = 0
        for number in range(times):
            state = starts[number % len(starts)].clone()
            while not state.is_terminal():
                if state.is_chance_node():
                    action = sampled(state.chance_outcomes(), chance())
                else:
                    legal = state.legal_actions()
                    action = legal[int(chance() * len(legal))]
                state.apply_action(action)
                moves += 1
        return moves

    return batch


def sampled(outcomes: list[tuple[int, float]], share: float) -> int:
    """The outcome that a share of all probability falls to. Faster than random.choices and pyspiel.sample_action."""
    action = 0
    for action, probability in outcomes:  # noqa: B007 - the action outlives the loop
        share -= probability
        if share < 0:
            break
    return action


def rollouts(name: str) -> Batch:
    """OpenSpiel's random rollouts in C++: the fastest way that pyspiel offers to play without Python.

    pyspiel shows no method of RandomRolloutEvaluator. But a search with one simulation does nothing except evaluate its
    root, and the evaluator then plays as many rollouts as it was made for. The root cannot be a chance node (pyspiel
    crashes), so rollouts begin after the deal, and only the moves from there on are counted, chance nodes included:
    their mean number is known from games of random bots from the same roots. The deal of hearts runs at the same pace.
    """
    game = pyspiel.load_game(name)
    roots = some_roots(name)
    length = mean_length(game, roots)
    seeds = random.Random(3)
    root = 0

    def batch(times: int) -> int:
        nonlocal root
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=times, seed=seeds.randrange(2**31))
        search = pyspiel.MCTSBot(
            game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=1, verbose=False
        )
        search.mcts_search(roots[root % ROOTS])
        root += 1
        return round(times * length)

    return batch


def bots(name: str) -> Batch:
    """Whole games of uniformly random bots in C++, deal included: slower than rollouts, but every move is counted."""
    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    players = random_bots(game)
    seeds = random.Random(4)

    def batch(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = start.clone()  # faster than another initial state
            pyspiel.evaluate_bots(state, players, seeds.randrange(2**31))
            moves += state.move_number()
        return moves

    return batch


def search(name: str, where: str) -> Batch:
    """Decisions of OpenSpiel's own information-set search in C++, with one random rollout each."""
    choose = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(
        seed=5,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=6),
        uct_c=1.4,
        max_simulations=ITERATIONS,
        max_world_samples=-1,
        final_policy_type=choose,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
    )
    rng = random.Random(7)
    games = [choices(name, rng) for _ in range(DECISIONS)]
    states = [game[0] if where == FIRST else rng.choice(game) for game in games]

    def batch(times: int) -> int:
        for _ in range(times):
            for state in states:
                bot.step(state)
        return times * DECISIONS * ITERATIONS

    return batch


def choices(name: str, rng: random.Random) -> list[Any]:
    """All states of a random game that leave a player a choice. With no choice the search does not begin."""
    found: list[Any] = []
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if not state.is_chance_node() and len(legal) > 1:
            found.append(state.clone())
        dealt = state.is_chance_node()
        state.apply_action(sampled(state.chance_outcomes(), rng.random()) if dealt else rng.choice(legal))
    return found


def random_bots(game: Any) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]


def some_roots(name: str) -> list[Any]:
    """Positions just after the deal."""
    chance = random.Random(2).random
    roots: list[Any] = []
    while len(roots) < ROOTS:
        state = pyspiel.load_game(name).new_initial_state()
        while state.is_chance_node():
            state.apply_action(sampled(state.chance_outcomes(), chance()))
        roots.append(state)
    return roots


def mean_length(game: Any, roots: list[Any]) -> float:
    """Moves from such a position to the end, on average over ten random games from each."""
    players = random_bots(game)
    moves = 0
    for number in range(10 * len(roots)):
        state = roots[number % len(roots)].clone()
        pyspiel.evaluate_bots(state, players, number)
        moves += state.move_number() - roots[number % len(roots)].move_number()
    return moves / (10 * len(roots))
