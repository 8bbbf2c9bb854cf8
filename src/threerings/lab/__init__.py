"""The laboratory: the games for the tools of learners, bots against each other, and what that says about them.

`env` (PettingZoo), `against` (Gymnasium) and `vector` (NumPy) need the extra: pip install 'threerings[lab]'.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from threerings.lab.gym import Against
    from threerings.lab.rows import Vector
    from threerings.lab.zoo import MatchEnv


def env(game: str, *, render_mode: str | None = None, position: str | None = None, **options: object) -> "MatchEnv":
    """A match as PettingZoo plays it, with an agent for each side."""
    from threerings.lab.zoo import MatchEnv

    return MatchEnv(game, render_mode=render_mode, position=position, **options)


def against(game: str, opponent: str = "casual", side: str | None = None, **options: Any) -> "Against":
    """A match as Gymnasium plays it, against one of our bots."""
    from threerings.lab.gym import Against

    return Against(game, opponent, side, **options)


def vector(game: str, matches: int, seed: int = 0, position: str | None = None, **options: object) -> "Vector":
    """Many matches in one call."""
    from threerings.lab.rows import Vector

    return Vector(game, matches, seed, position, **options)
