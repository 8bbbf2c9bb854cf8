"""What is measured of our games."""

import random
from typing import Any, Final

from bench import trees
from bench.worker import Batch
from threerings.core.chance import Rng
from threerings.core.game import Game
from threerings.core.playout import play_out
from threerings.games import load

VIEWS: Final = 300
"""Views from which worlds are imagined, taken from random matches."""


def batches(name: str, tree: str) -> dict[str, Batch]:
    if trees.running() != tree:
        raise SystemExit(f"this should run {tree}, but {trees.running_folder()} is {trees.running()}")
    game = load(name)
    views = some_views(game)
    return {
        "matches": matches(game),
        "driven": driven(game),
        "prepare": prepare(game, views),
        "draw": draw(game, views),
    }


def matches(game: Game[Any, Any]) -> Batch:
    """Random matches inside the engine. Nature's deals, draws and reveals are moves too, as in OpenSpiel's figures."""
    start = game.start({})
    rng = Rng(1)

    def batch(times: int) -> int:
        moves = 0
        for _ in range(times):
            moves += play_out(start.copy(), rng)
        return moves

    return batch


def driven(game: Game[Any, Any]) -> Batch:
    """Random matches that Python drives: it asks for the legal actions and chooses, for nature as well."""
    start = game.start({})
    chance = random.Random(1).random

    def batch(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = start.copy()
            while legal := state.legal():
                state.play(legal[int(chance() * len(legal))])
                moves += 1
        return moves

    return batch


def some_views(game: Game[Any, Any]) -> list[Any]:
    """Views of players about to choose, at every stage of a match."""
    rng = Rng(2)
    views: list[Any] = []
    while len(views) < VIEWS:
        state = game.start({})
        while state.outcome() is None:
            actor = state.actor()
            if actor in (0, 1) and rng.below(10) == 0:
                views.append(game.view(state, actor))
            state.play(state.draw(rng))
    return views[:VIEWS]


def prepare(game: Game[Any, Any], views: list[Any]) -> Batch:
    """Samplers of imagined worlds prepared."""

    def batch(times: int) -> int:
        for number in range(times):
            game.worlds(views[number % VIEWS])
        return times

    return batch


def draw(game: Game[Any, Any], views: list[Any]) -> Batch:
    """Worlds drawn from samplers that are ready."""
    samplers = [game.worlds(view) for view in views]
    rng = Rng(3)

    def batch(times: int) -> int:
        for number in range(times):
            samplers[number % VIEWS].draw(rng)
        return times

    return batch
