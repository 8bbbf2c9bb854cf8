"""The laboratory: the games for the tools of learners, bots against each other, and what that says about them.

`env` (PettingZoo), `against` (Gymnasium), `vector` and `observe` (NumPy) and `match` (no library of learners) need the
extra: pip install 'threerings[lab]'. Arenas and corpora in JSON lines need nothing.
"""

from typing import TYPE_CHECKING, Any

from threerings.core.game import Prompt
from threerings.lab.extras import LAB, needs

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from threerings.lab.gym import Against
    from threerings.lab.playing import Playing
    from threerings.lab.rows import Vector
    from threerings.lab.zoo import MatchEnv


def env(game: str, *, render_mode: str | None = None, position: str | None = None, **options: object) -> "MatchEnv":
    """A match as PettingZoo plays it, with an agent for each side."""
    from threerings.lab.zoo import MatchEnv

    return MatchEnv(game, render_mode=render_mode, position=position, **options)


def against(game: str, opponent: str = "casual", side: str | None = None, **options: Any) -> "Against":
    """A match as Gymnasium plays it, against one of our bots, or yours as module:name."""
    from threerings.lab.gym import Against

    return Against(game, opponent, side, **options)


def match(game: str, position: str | None = None, **options: object) -> "Playing":
    """A match without any library, for loops of your own."""
    from threerings.lab.opening import opening

    return opening(game, position, **options).playing()


def vector(game: str, matches: int, seed: int = 0, position: str | None = None, **options: object) -> "Vector":
    """Many matches in one call."""
    from threerings.lab.rows import Vector

    return Vector(game, matches, seed, position, **options)


def observe(prompt: Prompt) -> "NDArray[np.uint8]":
    """What all doors show a player who is given this prompt: for a bot of your own that has learned behind one."""
    from threerings.lab.opening import observation_from

    with needs(LAB):
        from numpy import frombuffer, uint8
    return frombuffer(bytearray(observation_from(prompt)), uint8)
