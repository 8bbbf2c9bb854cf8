"""A seed is the same match behind every door: nature deals the same, and a bot of the same name plays the same."""

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

from tests.lab.test_doors import players_actions
from threerings import lab
from threerings.cli.commands import run
from threerings.core.match import Match
from threerings.games import GAMES, load
from threerings.lab import arena, corpus, ladder
from threerings.lab.openspiel import Nature, short_name
from threerings.lab.seeds import SEEDS, nature, of_bot, of_match
from threerings.search.think import Budget

FIRST = "tests.lab.entrants:First"
Door = Callable[[str, int, list[str]], list[str]]
"""The log of a match of a game, with this seed, in which the players choose these actions."""


def by_the_rules(name: str, seed: int, chosen: list[str]) -> list[str]:
    match = Match(load(name), chance=nature(seed).below)
    for text in chosen:
        match.submit(match.actor, match.ply, text)
    return match.log


def pettingzoo(name: str, seed: int, chosen: list[str]) -> list[str]:
    env = lab.env(name)
    env.reset(seed=seed)
    for text in chosen:
        env.step(load(name).action(text).index)
    return env.log


def gymnasium(name: str, seed: int, chosen: list[str]) -> list[str]:
    """The learner takes the first of what is legal; the bot needs nobody to tell it what it chose elsewhere."""
    env = lab.against(name, "random", load(name).sides[0])
    env.reset(seed=seed)
    while (mask := env.action_masks()).any():
        env.step(np.int64(mask.argmax()))
    return env.log


def own_loop(name: str, seed: int, chosen: list[str]) -> list[str]:
    playing = lab.match(name)
    playing.begin(seed)
    for text in chosen:
        playing.play(load(name).action(text).index)
    return [load(name).actions[action].text for action in playing.log]


def vector(name: str, seed: int, chosen: list[str]) -> list[str]:
    """The row is shown up to the last question: once the match is over, the next one stands there."""
    rows = lab.vector(name, matches=2, seed=seed)
    for text in chosen[:-1]:
        rows.step([load(name).action(text).index, int(rows.action_masks()[1].argmax())])
    return [*rows.log(0), chosen[-1]]


def openspiel(name: str, seed: int, chosen: list[str]) -> list[str]:
    env = rl_environment.Environment(pyspiel.load_game(short_name(name)), chance_event_sampler=Nature(0))
    env.seed(seed)
    env.reset()
    for text in chosen:
        env.step([load(name).action(text).index])
    return [load(name).actions[action].text for action in env.get_state.history()]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_match_through_all_doors(name: str, tmp_path: Path) -> None:
    results, matches = tmp_path / "results", tmp_path / "corpus.jsonl"
    same = (name, FIRST, "random", "--seed", "3", "--jobs", "1")
    assert run(["arena", *same, "--pairs", "1", "--file", str(results)]) == 0
    assert run(["corpus", *same, "--matches", "1", "--out", str(matches)]) == 0
    bots, seed, *_, log = json.loads(results.read_text().splitlines()[1])
    entry = next(corpus.read(matches))
    assert (list(entry.bots), entry.seed, list(entry.log)) == (bots, seed, log)
    assert bots == [FIRST, "random"]
    chosen = players_actions(name, log)
    doors: tuple[Door, ...] = (by_the_rules, pettingzoo, gymnasium, own_loop, vector, openspiel)
    for door in doors:
        found = door(name, seed, chosen)
        assert found == log[: len(found)], door.__name__
        assert players_actions(name, found) == chosen, door.__name__


@pytest.mark.parametrize("name", GAMES)
def test_without_a_seed_the_next_match_is_the_same_too(name: str) -> None:
    env, learner = lab.env(name), lab.against(name, "random", load(name).sides[0])
    env.reset(seed=7)
    learner.reset(seed=7)
    for _ in range(2):
        env.reset()
        learner.reset()
        dealt = env.log
        assert dealt == learner.log[: len(dealt)]


def test_different_seeds_share_no_shuffle() -> None:
    few = Budget(iterations=1)
    for play in (arena.tasks, corpus.tasks):
        seeds = [{task.seed for task in play("the-duel", ("random", "greedy"), 200, seed, few)} for seed in range(8)]
        assert {len(some) for some in seeds} == {200}
        assert len(set.union(*seeds)) == 8 * 200
    assert not {task.seed for task in ladder.climb("the-duel", 9, 3, Budget())} & {
        task.seed for task in ladder.climb("the-duel", 9, 4, Budget())
    }


def test_bots_do_not_draw_what_nature_draws() -> None:
    """What follows from a seed is no seed of anything else."""
    seeds = range(-3, 50)
    bots = {of_bot(seed, seat) for seed, seat in product(seeds, (0, 1))}
    matches = {of_match(seed, number) for seed, number in product(seeds, range(9))}
    assert len(bots | matches | set(seeds)) == len(seeds) * (2 + 9 + 1)
    assert all(0 <= seed < SEEDS for seed in bots | matches)
