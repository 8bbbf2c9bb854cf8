"""Exact answers where little is left to happen: every way the match can go is looked at.

Only where nothing is hidden any more. A choice that the other player would not see ends the attempt, for there the
best play cannot be read off a single state.
"""

from typing import Any

from mypy_extensions import i64

from threerings.core.game import NATURE, PUBLIC, Game, State


class Solver:
    """Values of positions for seat 0, as long as there are positions left to look at."""

    def __init__(self, game: Game[Any, Any], positions: int) -> None:
        self.game: Game[Any, Any] = game
        self.left: i64 = positions
        """Below 0 the values mean nothing."""

    def after(self, state: State, action: int) -> float:
        """What a position is worth after an action."""
        then = state.copy()
        then.play(action)
        return self.value(then, -1.0, 1.0)

    def value(self, state: State, low: float, high: float) -> float:
        """What a position is worth, if that is between two bounds."""
        self.left -= 1
        actor: i64 = state.actor()
        if self.left < 0:
            return 0.0
        if actor == PUBLIC:
            return float(state.result(0))
        legal = state.legal()
        if self.hidden(state, legal):
            self.left = -1
            return 0.0
        if actor == NATURE:
            total = 0.0
            for action in legal:
                total += self.after(state, action)
            return total / len(legal)
        best = -1.0 if actor == 0 else 1.0
        for action in legal:
            then = state.copy()
            then.play(action)
            worth = self.value(then, low, high)
            if actor == 0:
                best = max(best, worth)
                low = max(low, best)
            else:
                best = min(best, worth)
                high = min(high, best)
            if low >= high or self.left < 0:
                break
        return best

    def hidden(self, state: State, legal: list[int]) -> bool:
        """Whether somebody would not see which of these actions was taken."""
        if len(legal) == 1:
            return False
        for action in legal:
            if self.game.witness(state, action, 0) != action or self.game.witness(state, action, 1) != action:
                return True
        return False
