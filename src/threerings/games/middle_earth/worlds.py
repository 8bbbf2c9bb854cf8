"""States imagined from a view.

What nobody knows is not settled in a state either, so there is little to imagine: the removed cards that the other
player has seen and the viewer has not. Every set of them that the unseen cards allow is equally likely.
"""

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Worlds
from threerings.games.middle_earth.rules import MiddleEarthState
from threerings.games.middle_earth.state import SHOWING
from threerings.games.middle_earth.view import View


class MiddleEarthWorlds(Worlds[MiddleEarthState]):
    def __init__(self, view: View) -> None:
        if view.seat == PUBLIC:
            raise ValueError("only a player's view imagines worlds")
        self.template: MiddleEarthState = MiddleEarthState(view)
        self.wonders: bool = view.looked != 0 and not view.knows
        """The other player has seen the removed cards, the viewer has not."""
        self.watches: bool = view.phase == SHOWING and not view.looks
        """The other player is looking at them now."""
        if self.watches:
            self.template.shown_cards = 0
        self.removed: i64 = view.removed
        self.showing: i64 = view.showing

    def certain(self) -> bool:
        return not self.wonders and not self.watches

    def draw(self, rng: Rng) -> MiddleEarthState:
        state = self.template.copy()
        if self.wonders:
            seen = state.shown_cards
            state.removed_cards = seen | rng.subset(state.unseen & ~seen, self.removed - self.showing)
        if self.watches:
            state.shown_cards = rng.subset(state.removed_cards if state.looked else state.unseen, self.showing)
        return state
