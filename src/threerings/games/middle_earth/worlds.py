"""States imagined from a view.

What nobody knows is not settled in a state either, so there is little to imagine: the removed cards that the other
player has seen and the viewer has not. Every set of them that the unseen cards allow is equally likely.
"""

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Worlds
from threerings.games.middle_earth.components import NONE
from threerings.games.middle_earth.rules import MiddleEarthState
from threerings.games.middle_earth.state import REASONS, SHOWING, UNKNOWN, Side
from threerings.games.middle_earth.view import SideView, View


class MiddleEarthWorlds(Worlds[MiddleEarthState]):
    def __init__(self, view: View) -> None:
        if view.seat == PUBLIC:
            raise ValueError("only a player's view imagines worlds")
        self.template: MiddleEarthState = known_state(view)
        self.wonders: bool = view.looked != 0 and view.secret is None
        """The other player has seen the removed cards, the viewer has not."""
        self.watches: bool = view.phase == SHOWING and view.displayed is None
        """The other player is looking at them now."""
        self.removed: i64 = view.removed
        self.showing: i64 = view.showing

    def certain(self) -> bool:
        return not self.wonders and not self.watches

    def draw(self, rng: Rng) -> MiddleEarthState:
        state = self.template.copy()
        if self.wonders:
            seen = state.displayed
            state.secret = seen | rng.subset(state.unseen & ~seen, self.removed - self.showing)
        if self.watches:
            state.displayed = rng.subset(state.secret if state.looked else state.unseen, self.showing)
        return state


def known_state(view: View) -> MiddleEarthState:
    """All of the truth that the viewer knows."""
    state = MiddleEarthState()
    state.phase = view.phase
    state.turn = view.turn
    state.player = view.player
    state.chapter = view.chapter
    state.lay(list(view.slots))
    state.due = view.due
    state.unseen = view.unseen
    state.secret = 0 if view.secret is None else view.secret
    state.looked = view.looked
    state.displayed = 0 if view.displayed is None else view.displayed
    state.discard = list(view.discard)
    state.tiles_up = view.tiles_up
    state.tiles_down = view.tiles_down
    state.stacked = view.stacked
    for people, top in enumerate(view.tops):
        state.set_top(people, UNKNOWN if top == NONE else top)
    state.offered = view.offered
    state.revealing = view.revealing
    state.extra = view.extra
    state.amount = view.amount
    state.regions = view.regions
    state.optional = view.optional
    state.manoeuvres = view.manoeuvres
    state.set_pending(list(view.pending))
    know_side(state.fellowship, view.fellowship)
    know_side(state.sauron, view.sauron)
    if view.outcome is not None:
        state.winner = NONE if view.outcome.winner is None else view.outcome.winner
        state.reason = REASONS.index(view.outcome.reason)
    return state


def know_side(side: Side, view: SideView) -> None:
    side.coins = view.coins
    side.steps = view.steps
    side.units = sum(units << 4 * region for region, units in enumerate(view.units))
    side.supply = view.supply
    side.forts = view.forts
    side.cards = list(view.cards)
    side.skills = view.skills
    side.jokers = view.jokers
    side.chains = view.chains
    side.peoples = sum(symbols << 2 * people for people, symbols in enumerate(view.peoples))
    side.tokens = view.tokens
    side.tiles = view.tiles
