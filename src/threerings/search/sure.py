"""Wins that nothing can prevent before the other's next turn.

All that the player may do in one turn is tried, and whatever nature or the other may do in between has to lead to the
win: what another chance would have brought does not count. Worlds that the player cannot tell apart are won together,
by the same choices, so that no secret is used.
"""

from typing import Any

from mypy_extensions import i64

from threerings.core.game import NATURE, PUBLIC, Game, State


class Prover:
    """Proves wins of one player, as long as there are positions left to look at. What is not proven may still win."""

    def __init__(self, game: Game[Any, Any], seat: int, positions: int) -> None:
        self.game: Game[Any, Any] = game
        self.seat: i64 = seat
        self.left: i64 = positions

    def wins_by(self, worlds: list[State], action: int) -> bool:
        """Whether an action of somebody wins in all these worlds, which look alike to the player."""
        after: list[State] = []
        for world in worlds:
            self.left -= 1
            if self.left < 0:
                return False
            then = world.copy()
            then.play(action)
            after.append(then)
        return self.wins(after)

    def wins(self, worlds: list[State]) -> bool:
        """Whether the player wins all these worlds in this turn."""
        first = worlds[0]
        actor: i64 = first.actor()
        if actor == PUBLIC:
            return all(world.result(self.seat) == 1 for world in worlds)
        if actor == self.seat:
            return any(self.wins_by(worlds, action) for action in first.legal())
        if actor != NATURE and self.game.quiet(first) and not forced(worlds):
            return False  # here the other's turn begins
        return self.wins_whatever_happens(worlds)

    def wins_whatever_happens(self, worlds: list[State]) -> bool:
        """The same where somebody else chooses: apart from each other what the player could tell apart."""
        groups: dict[int, list[State]] = {}
        for world in worlds:
            for action in world.legal():
                self.left -= 1
                if self.left < 0:
                    return False
                seen: int = self.game.witness(world, action, self.seat)
                then = world.copy()
                then.play(action)
                if seen in groups:
                    groups[seen].append(then)
                else:
                    groups[seen] = [then]
        return all(self.wins(group) for group in groups.values())

    def threatens(self, state: State) -> bool:
        """Whether the player wins the next turn, whatever happens until it begins."""
        actor: i64 = state.actor()
        if actor == PUBLIC:
            return state.result(self.seat) == 1
        if actor == self.seat:
            return self.wins([state])
        for action in state.legal():
            self.left -= 1
            if self.left < 0:
                return False
            then = state.copy()
            then.play(action)
            if not self.threatens(then):
                return False
        return True


def forced(worlds: list[State]) -> bool:
    """Whether nobody has a choice."""
    return all(len(world.legal()) <= 1 for world in worlds)
