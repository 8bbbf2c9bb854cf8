"""States imagined from a view: the other side's pieces by their belief, a chosen card by chance."""

from bisect import bisect_right
from itertools import accumulate

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Worlds
from threerings.core.zones import bit
from threerings.games.confrontation.belief import placements
from threerings.games.confrontation.components import ARMY, NONE, NOWHERE, SETTLED
from threerings.games.confrontation.rules import ConfrontationState
from threerings.games.confrontation.state import PLACING, REASONS, Army
from threerings.games.confrontation.view import ArmyView, View

WORD: float = 4294967296.0


class ConfrontationWorlds(Worlds[ConfrontationState]):
    def __init__(self, view: View, habits: bool = False) -> None:
        if view.seat == PUBLIC:
            raise ValueError("only a player's view imagines worlds")
        self.seat: i64 = view.seat
        self.template: ConfrontationState = known_state(view)
        other = view.army(1 - view.seat)
        self.first: i64 = ARMY * (1 - view.seat)
        self.hides_card: bool = other.chosen and other.card is None
        self.hides_mover: bool = view.mover_at != NONE and view.mover is None
        self.origin: i64 = view.origin
        self.mover_at: i64 = view.mover_at
        self.candidates: i64 = view.candidates
        self.habits: bool = habits
        self.places: list[int] = []
        self.shares: list[float] = []
        if other.trace:
            self.prepare(other)
        self.set_up: i64 = sum(other.counts)

    def prepare(self, other: ArmyView) -> None:
        weights = placements(other.trace, int(self.first), self.habits)
        if self.hides_mover:
            weights = {
                places: weight * len(self.movers(places)) for places, weight in weights.items() if self.movers(places)
            }
        total = sum(weights.values())
        self.places = list(weights)
        self.shares = [so_far / total for so_far in accumulate(weights.values())]

    def movers(self, places: int) -> list[int]:
        """The pieces that may be on their way in a placement."""
        first, origin, candidates = int(self.first), int(self.origin), int(self.candidates)
        return [
            piece
            for piece in range(first, first + ARMY)
            if candidates >> piece & 1 and places >> 5 * (piece - first) & 31 == origin
        ]

    def draw(self, rng: Rng) -> ConfrontationState:
        state = self.template.copy()
        army = state.army(1 - self.seat)
        if self.places:
            share = (float(rng.word()) + float(rng.word()) / WORD) / WORD
            chosen = self.places[min(bisect_right(self.shares, share), len(self.places) - 1)]
            stand(army, chosen)
            if self.hides_mover:
                movers = self.movers(chosen)
                state.mover = movers[rng.below(len(movers))]
                army.put(state.mover, self.mover_at)
        else:
            self.set_up_blindly(army, rng)
        if self.hides_card:
            army.card = rng.pick(army.hand)
        return state

    def before(self, rng: Rng) -> ConfrontationState:
        state = self.draw(rng)
        if self.hides_card:
            state.army(1 - self.seat).card = NONE
            state.turn = 1 - self.seat
        return state

    def tell(self, truth: ConfrontationState) -> None:
        """From now on imagine the pieces as they are. Set-ups are made at the same time: there is nothing to tell."""
        if truth.phase != PLACING:
            self.places = [int(truth.army(1 - self.seat).places)]
            self.shares = [1.0]
            self.candidates = bit(truth.mover) if truth.mover != NONE else 0

    def set_up_blindly(self, army: Army, rng: Rng) -> None:
        """While the other side is setting up, any pieces may have been placed."""
        regions = SETTLED[1 - self.seat]
        for place in range(self.set_up):
            army.put(rng.pick(army.pieces_in(NOWHERE)), regions[place])


def likely_worlds(view: View) -> ConfrontationWorlds:
    return ConfrontationWorlds(view, habits=True)


def true_worlds(view: View, truth: ConfrontationState) -> ConfrontationWorlds:
    worlds = likely_worlds(view)
    worlds.tell(truth)
    return worlds


def stand(army: Army, places: int) -> None:
    """Let an army stand in a placement."""
    piece: i64 = army.first
    while piece < army.first + ARMY:
        army.put(piece, places & 31)
        places >>= 5
        piece += 1


def known_state(view: View) -> ConfrontationState:
    """All of the truth that the viewer knows."""
    state = ConfrontationState(view.shield, view.must_retreat, view.strict)
    state.phase = view.phase
    state.turn = view.turn
    state.mover_side = view.mover_side
    state.turns = view.turns
    state.mover = NONE if view.mover is None else view.mover
    state.origin = view.origin
    state.field = view.field
    state.candidates = view.candidates
    state.gallop = view.gallop
    state.struck = view.struck
    state.light_piece = view.light_piece
    state.dark_piece = view.dark_piece
    state.first_combat = view.first_combat
    state.with_frodo = view.with_frodo
    state.forbidden = view.forbidden
    state.pointing = view.pointing
    state.peeked = NONE if view.peeked is None else view.peeked
    know_army(state.light, view.light)
    know_army(state.dark, view.dark)
    if view.outcome is not None:
        state.winner = NONE if view.outcome.winner is None else view.outcome.winner
        state.reason = REASONS.index(view.outcome.reason)
    return state


def know_army(army: Army, view: ArmyView) -> None:
    army.hand = view.hand
    army.effect = view.effect
    army.extra = view.extra
    army.card = NONE if view.card is None else view.card
    for seen in view.trace:
        army.saw(seen)
    if view.places is not None:
        first = int(army.first)
        for piece, place in enumerate(view.places):
            if place != NOWHERE:
                army.put(first + piece, place)
