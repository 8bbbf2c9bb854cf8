"""The games behind PettingZoo, Gymnasium and NumPy: their own checks pass, and every door leads to the same match."""

import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tests.support.program import Program
from tests.support.server import Server
from tests.support.terminal import FOURTH, run
from threerings import lab
from threerings.bots import UnknownBot
from threerings.core.chance import Rng
from threerings.core.fair import Shuffle
from threerings.core.game import BadOption, BadPosition, UnknownGame
from threerings.core.match import Chance, Match
from threerings.core.record import read
from threerings.games import GAMES, load
from threerings.lab.entrants import BadChoice
from threerings.lab.gym import NoSide
from threerings.lab.opening import layout
from threerings.lab.openspiel import short_name
from threerings.lab.playing import IllegalChoice
from threerings.lab.rows import NoMatches
from threerings.lab.zoo import MatchEnv

# Advice to name agents player_0 and to observe plain arrays: ours are named after the sides, and masks come along,
# as in PettingZoo's own classic games, which it excepts by name.
ADVICE = [
    "ignore:We recommend agents to be named",
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]
IDS = {"the-duel": "TheDuel", "confrontation": "Confrontation", "middle-earth": "MiddleEarth", "riddles": "Riddles"}
FIRST = "tests.lab.entrants:First"
Choose = Callable[[np.ndarray[Any, Any]], int]


def chooser(seed: int) -> Choose:
    """Any legal action, the same for the same seed."""
    rng = Random(seed)
    return lambda mask: int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings(ADVICE[0])
@pytest.mark.filterwarnings(ADVICE[1])
@pytest.mark.filterwarnings(ADVICE[2])
def test_pettingzoo_has_nothing_to_object(name: str) -> None:
    api_test(lab.env(name), num_cycles=100)
    seed_test(lambda: lab.env(name), num_cycles=50)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", ["ansi", "rgb_array", None])
def test_gymnasium_has_nothing_to_object(name: str, mode: str | None) -> None:
    env = gymnasium.make(f"threerings/{IDS[name]}-v1", opponent="random", render_mode=mode)
    check_env(env.unwrapped)


def in_the_terminal(name: str, seed: int, folder: Path) -> list[str]:
    """A match against a bot: whoever types always takes the first of what is offered."""
    record = folder / "match.record"
    words = ("play", name, "--bot", "random", "--side", load(name).sides[0], "--seed", str(seed))
    typed = "1\n" * load(name).longest
    assert run(*words, "--record", record, data=folder, typed=typed, **FOURTH).returncode == 0
    return list(read(record.read_bytes())[0].actions)


def through_pettingzoo(env: MatchEnv, seed: int, actions: list[str]) -> list[str]:
    env.reset(seed=seed)
    for text in actions:
        env.step(env.opening.game.action(text).index)
    return env.log


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_and_the_same_actions_make_the_same_match_through_every_door(name: str, tmp_path: Path) -> None:
    game, seed = load(name), 5
    log = in_the_terminal(name, seed, tmp_path)
    own = players_actions(name, log)
    match = dealt(name, Rng(seed).below, own)
    assert match.log == log
    assert match.outcome is not None
    results = [0 if match.outcome.winner is None else 1 if match.outcome.winner == seat else -1 for seat in (0, 1)]
    env = lab.env(name)
    assert through_pettingzoo(env, seed, own) == log
    assert [env.rewards[side] for side in game.sides] == results
    rows = lab.vector(name, matches=3, seed=seed)
    turn = rows.turn()
    choices = iter(own)
    while not turn.done[0]:
        actions = turn.masks.argmax(axis=1)
        actions[0] = game.action(next(choices)).index
        before, turn = rows.log(0), rows.step(actions)
    assert [*before, game.actions[actions[0]].text] == log[: len(before) + 1]
    assert next(choices, None) is None
    assert turn.rewards[0].tolist() == results
    playing = lab.match(name)
    playing.begin(seed)
    for text in own:
        assert not playing.over
        playing.play(game.action(text).index)
    assert [game.actions[action].text for action in playing.log] == log
    assert [playing.result(seat) for seat in (0, 1)] == results
    state = pyspiel.load_game(short_name(name)).new_initial_state()
    for text in log:
        state.apply_action(game.action(text).index)
    assert state.returns() == results


def dealt(name: str, chance: Chance, actions: list[str]) -> Match:
    """A match in which nature follows from its chance, and the players take these actions."""
    match = Match(load(name), chance=chance)
    for text in actions:
        match.submit(match.actor, match.ply, text)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_secret_and_the_same_actions_make_the_same_match_in_the_browser(name: str, tmp_path: Path) -> None:
    """There the seed is the secret that the server shows once the match is over."""
    rng = Random(6)
    with Server(tmp_path) as server, Program(server.url) as client:
        wish = {"game": name, "opponent": "same", "seat": load(name).sides[0]}
        path = f"/api/matches/{client.post('/api/matches', json=wish).json()['match']}"
        prompt = client.get(f"{path}/prompt").json()
        while not prompt["outcome"]:
            chosen = {"ply": prompt["ply"], "action": rng.choice(prompt["legal"])["text"]}
            prompt = client.post(f"{path}/act", json=chosen).json()
        card = client.get(path).json()
        record = read(client.get(f"{path.removeprefix('/api').replace('es/', '/')}/record").content)[0]
    log = list(record.actions)
    first, second = card["entropies"]
    match = dealt(name, Shuffle(card["secret"], (first or "", second or "")), players_actions(name, log))
    assert match.log == log
    assert match.outcome is not None
    assert prompt["outcome"] == {**match.outcome._asdict(), "points": list(match.outcome.points)}
    state = pyspiel.load_game(short_name(name)).new_initial_state()
    for text in log:
        state.apply_action(load(name).action(text).index)
    assert state.is_terminal()


def players_actions(name: str, log: list[str]) -> list[str]:
    """The actions of a match that were not nature's."""
    match, chosen = Match(load(name), chance=None), []
    for text in log:
        if match.actor in (0, 1):
            chosen.append(text)
        match.follow([text])
    return chosen


@pytest.mark.parametrize("name", GAMES)
def test_a_match_against_a_bot_is_a_match_by_the_rules_and_the_same_again(name: str) -> None:
    logs = []
    for _ in range(2):
        env, choose = lab.against(name, "greedy", load(name).sides[1]), chooser(3)
        seen, said = env.reset(seed=3)
        over, reward = False, 0.0
        while not over:
            assert said["side"] == load(name).sides[1]
            seen, reward, over, _, _ = env.step(np.int64(choose(seen["action_mask"])))
        match = dealt(name, Rng(3).below, players_actions(name, env.log))
        assert match.log == env.log
        assert match.outcome is not None
        assert reward == (0 if match.outcome.winner is None else 1 if match.outcome.winner == 1 else -1)
        logs.append(env.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_of_ones_own_is_an_opponent_by_its_dotted_name(name: str) -> None:
    sides = load(name).sides
    made: Any = gymnasium.make(f"threerings/{IDS[name]}-v1", opponent=FIRST, side=sides[1]).unwrapped
    env = pickle.loads(pickle.dumps(lab.against(name, FIRST, sides[1])))
    for learner in (made, env):
        choose = chooser(2)
        seen, over = learner.reset(seed=2)[0], False
        while not over:
            seen, _, over, _, _ = learner.step(np.int64(choose(seen["action_mask"])))
        asked, match = 0, Match(load(name), chance=None)
        for text in learner.log:
            if match.actor == 0:
                assert load(name).actions[match.prompt(0).legal[0]].text == text
                asked += 1
            match.follow([text])
        assert asked > 3


def test_an_opponent_that_is_none_or_breaks_the_rules_is_told_by_its_name() -> None:
    for name in ("deep", "tests.lab.nowhere:Bot", "tests.lab.entrants:nobody", "cheat"):
        with pytest.raises(UnknownBot, match=name):
            lab.against("the-duel", name)
    with pytest.raises(BadChoice, match="Lawless chose"):
        lab.against("the-duel", "tests.lab.entrants:Lawless", "balrog").reset(seed=1)


@pytest.mark.parametrize("name", GAMES)
def test_masks_are_given_as_maskable_learners_ask_for_them(name: str) -> None:
    env = gymnasium.make(f"threerings/{IDS[name]}-v1", opponent="random")
    assert env.has_wrapper_attr("action_masks")
    seen, over = env.reset(seed=1)[0], False
    while not over:
        masks = env.get_wrapper_attr("action_masks")()
        assert (masks.dtype, masks.shape) == (np.bool_, (layout(name).choices,))
        assert (masks == seen["action_mask"]).all()
        seen, _, over, _, _ = env.step(np.int64(masks.argmax()))
    assert not env.unwrapped.action_masks().any()  # type: ignore[attr-defined]  # known to be ours
    env_id = f"threerings/{IDS[name]}-v1"
    many: Any = gymnasium.make_vec(env_id, num_envs=2, vectorization_mode="sync", opponent="random")
    shown, _ = many.reset(seed=1)
    assert (np.array(many.call("action_masks")) == shown["action_mask"]).all()
    rows = lab.vector(name, matches=3, seed=1)
    turn = rows.step(rows.action_masks().argmax(axis=1))
    assert (turn.masks == rows.action_masks()).all()


def test_without_a_side_the_learner_plays_both_in_turn() -> None:
    env = lab.against("the-duel", "random")
    assert {env.reset(seed=seed)[1]["side"] for seed in (1, 2)} == {"gandalf", "balrog"}


@pytest.mark.parametrize("name", GAMES)
def test_rows_go_on_by_themselves_and_each_is_told_by_its_seed(name: str) -> None:
    rows = lab.vector(name, matches=4, seed=7)
    turn, choose, ended = rows.turn(), chooser(1), 0
    assert turn.seeds.tolist() == [7, 8, 9, 10]
    while ended < 5:
        for row in range(4 if ended == 4 else 0):
            match = Match(load(name), chance=None)
            match.follow(rows.log(row))
            prompt = match.prompt(match.actor)
            assert turn.actors[row] == prompt.seat
            assert np.flatnonzero(turn.masks[row]).tolist() == list(prompt.legal)
        turn = rows.step([choose(mask) for mask in turn.masks])
        ended += int(turn.done.sum())
        assert (turn.rewards[~turn.done] == 0).all()
        assert turn.observations.shape == (4, layout(name).size)
    assert set((turn.seeds - 7) % 4) == {0, 1, 2, 3}


@pytest.mark.parametrize("name", GAMES)
def test_one_match_and_many_show_the_same(name: str) -> None:
    playing, rows = lab.match(name), lab.vector(name, matches=1, seed=3)
    playing.begin(3)
    turn = rows.turn()
    while not playing.over:
        asked = playing.actor()
        assert playing.seen() == playing.seen(asked) == turn.observations[0].tobytes()
        assert playing.marks(asked) == turn.masks[0].tobytes()
        assert playing.legal == np.flatnonzero(turn.masks[0]).tolist()
        assert not any(playing.marks(1 - asked))
        playing.play(playing.legal[-1])
        turn = rows.step([int(np.flatnonzero(turn.masks[0])[-1])])
    assert turn.done[0]
    assert playing.legal == []


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    env, playing, rows = lab.env("the-duel"), lab.match("the-duel"), lab.vector("the-duel", matches=2, seed=1)
    env.reset(seed=1)
    playing.begin(1)
    log, seen, turn = env.log, playing.seen(0), rows.turn()
    for action in (0, 192, 5000, -1):
        with pytest.raises(IllegalChoice):
            env.step(action)
        with pytest.raises(IllegalChoice):
            playing.play(action)
        with pytest.raises(IllegalChoice, match="match 1"):
            rows.step([int(turn.masks[0].argmax()), action])
    with pytest.raises(IllegalChoice, match="as many actions"):
        rows.step([1])
    assert env.log == log
    assert playing.seen(0) == seen
    before, after = turn._asdict(), rows.turn()._asdict()
    assert all(np.array_equal(before[name], after[name]) for name in before)
    for wrong, error in (
        (lambda: lab.env("chess"), UnknownGame),
        (lambda: lab.env("the-duel", edition="english"), BadOption),
        (lambda: lab.env("the-duel", position="duel 9"), BadPosition),
        (lambda: lab.against("the-duel", side="sauron"), NoSide),
        (lambda: lab.vector("the-duel", matches=0), NoMatches),
    ):
        with pytest.raises(error):
            wrong()


def test_an_illegal_action_loses_against_a_bot() -> None:
    env = lab.against("the-duel", "random", "gandalf")
    env.reset(seed=1)
    _, reward, over, _, said = env.step(np.int64(0))
    assert (reward, over, said) == (-1.0, True, {"illegal": 0})


def test_options_and_positions_come_through() -> None:
    env = lab.env("confrontation", no_move="strict", variants="palantir recall")
    env.reset(seed=1)
    assert "no-move strict" in layout("confrontation").read(env.observe("light")["observation"].tobytes())["rulings"]
    position = "duel final; gandalf energy 3 step 2; balrog energy 4 step 2; began gandalf"
    late = lab.env("the-duel", position=position, render_mode="ansi")
    late.reset(seed=1)
    assert "duel: final" in str(late.render())


@pytest.mark.parametrize("name", GAMES)
def test_pictures_are_readable_text_and_pixels_of_one_size(name: str) -> None:
    shapes = set()
    for mode in ("ansi", "rgb_array"):
        env, choose = lab.env(name, render_mode=mode), chooser(1)
        env.reset(seed=1)
        for _ in range(9):
            picture = env.render()
            if isinstance(picture, str):
                assert picture.startswith(f"{name}, {env.agent_selection}: ")
            else:
                assert picture is not None
                assert len(np.unique(picture)) > 10
                shapes.add(picture.shape)
            env.step(choose(env.observe(env.agent_selection)["action_mask"]))
    assert shapes == {(600, 760, 3)}


def test_environments_survive_pickling() -> None:
    env = pickle.loads(pickle.dumps(lab.env("the-duel", edition="tilsit")))
    other = pickle.loads(pickle.dumps(lab.against("the-duel", "greedy", "balrog")))
    assert env.opening.options["edition"] == "tilsit"
    assert (other.opponent, other.side) == ("greedy", 1)
