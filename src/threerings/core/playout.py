"""Playing a match to its end at random."""

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, State


def play_out(state: State, rng: Rng) -> int:
    """Play random actions, nature's and the players', until the match is over. Returns how many."""
    plies: i64 = 0
    while state.actor() != PUBLIC:
        state.play(state.draw(rng))
        plies += 1
    return plies
