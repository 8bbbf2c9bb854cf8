"""What is measured of our games."""

import random
from collections.abc import Callable
from typing import Any, Final

from bench.worker import ANYWHERE, DECISIONS, FIRST, ITERATIONS, Batch
from tests.support import trees
from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Game, Prompt
from threerings.core.playout import play_out
from threerings.core.style import Style
from threerings.games import load
from threerings.search.think import Budget, think

VIEWS: Final = 300
"""Views from which worlds are imagined, taken from random matches."""
PARTS: Final[dict[str, Callable[[Any, Rng], int]]] = {"worlds": lambda _state, _rng: 0, "playouts": play_out}
"""What is done with imagined worlds: nothing, or they are played to the end."""


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
        **{f"search, {where}": search(game, some_prompts(game, where)) for where in (FIRST, ANYWHERE)},
        **{part: imagine(game, playing) for part, playing in PARTS.items()},
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


def search(game: Game[Any, Any], prompts: list[Prompt]) -> Batch:
    """Decisions of our search with random playouts to the end; its iterations are the moves."""
    rng = Rng(4)

    def batch(times: int) -> int:
        for _ in range(times):
            for prompt in prompts:
                think(game, prompt, Budget(iterations=ITERATIONS), Style(), rng)
        return times * DECISIONS * ITERATIONS

    return batch


def imagine(game: Game[Any, Any], playing: Callable[[Any, Rng], int]) -> Batch:
    """As many worlds as a search would draw from the same prompts. What is played in them are the moves."""
    samplers = [game.worlds(prompt.view) for prompt in some_prompts(game, FIRST)]
    rng = Rng(5)

    def batch(times: int) -> int:
        moves = 0
        for _ in range(times):
            for sampler in samplers:
                for _ in range(ITERATIONS):
                    moves += playing(sampler.draw(rng), rng)
        return moves

    return batch


def some_prompts(game: Game[Any, Any], where: str) -> list[Prompt]:
    """From as many random matches: the first choice, or any."""
    rng = Rng(6)
    matches = [choices(game, rng) for _ in range(DECISIONS)]
    return [match[0 if where == FIRST else rng.below(len(match))] for match in matches]


def choices(game: Game[Any, Any], rng: Rng) -> list[Prompt]:
    """All prompts of a random match that leave a choice."""
    found: list[Prompt] = []
    state = game.start({})
    while (actor := state.actor()) != PUBLIC:
        legal = tuple(state.legal())
        if actor != NATURE and len(legal) > 1:
            found.append(Prompt(actor, 0, game.view(state, actor), legal))
        state.play(state.draw(rng))
    return found
