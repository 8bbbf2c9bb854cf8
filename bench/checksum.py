"""One number for everything that many random matches do: the plain and the compiled package must agree on it."""

import hashlib
from array import array
from typing import Any, Final

from tests.support.variants import variants
from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Game, Prompt, State
from threerings.core.style import Style
from threerings.search.think import Budget, think

GLIMPSE: Final = 499
"""Every so many plies the views and an imagined world go into the sum too. Prime, so that all sorts of plies come."""
THOUGHTS: Final = 6
"""Iterations of the search in each glimpse: its visits and values go into the sum as well."""


def checksum(game: Game[Any, Any], matches: int, seed: int) -> str:
    """A hash over the actions and outcomes of random matches, with glimpses of legal actions, views and worlds."""
    digest = hashlib.sha256()
    rng = Rng(seed)
    starts = [game.start(options) for options in variants(game)]
    until_glimpse = GLIMPSE
    for number in range(matches):
        state = starts[number % len(starts)].copy()
        log = array("H")
        while state.actor() != PUBLIC:
            until_glimpse -= 1
            if not until_glimpse:
                digest.update(glimpse(game, state, rng).encode())
                until_glimpse = GLIMPSE
            action = state.draw(rng)
            log.append(action)
            state.play(action)
        digest.update(log.tobytes())
        digest.update(repr(state.outcome()).encode())
    return digest.hexdigest()


def glimpse(game: Game[Any, Any], state: State, rng: Rng) -> str:
    """What the whole machinery has to say about a position."""
    actor = state.actor()
    seat = 0 if actor == NATURE else actor
    world = game.worlds(game.view(state, seat)).draw(rng)
    words = (state.legal(), game.position(state), game.position(world), game.estimate(state, seat))
    if actor == NATURE:
        return repr(words)
    prompt = Prompt(seat, 0, game.view(state, seat), tuple(state.legal()))
    return repr((words, think(game, prompt, Budget(iterations=THOUGHTS), Style(), rng)))
