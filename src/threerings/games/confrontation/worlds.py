"""States imagined from a view: the other side's pieces by their belief, a chosen card by chance."""

from bisect import bisect_right
from itertools import accumulate

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Worlds
from threerings.core.zones import bit, members
from threerings.games.confrontation.belief import placements
from threerings.games.confrontation.components import ARMY, HIDDEN, NONE, NOWHERE, SETTLED
from threerings.games.confrontation.rules import ConfrontationState
from threerings.games.confrontation.state import PLACING, Army
from threerings.games.confrontation.view import View

WORD: float = 4294967296.0


class ConfrontationWorlds(Worlds[ConfrontationState]):
    def __init__(self, view: View, habits: bool = False) -> None:
        if view.seat == PUBLIC:
            raise ValueError("only a player's view imagines worlds")
        self.seat: i64 = view.seat
        self.template: ConfrontationState = ConfrontationState(view)
        other = view.army(1 - view.seat)
        self.first: i64 = other.first
        self.hides_card: bool = other.card == HIDDEN
        self.hides_mover: bool = view.mover == HIDDEN
        self.origin: i64 = view.origin
        self.candidates: i64 = view.candidates
        self.habits: bool = habits
        self.places: list[int] = []
        self.shares: list[float] = []
        if other.trace:
            self.prepare(other.trace)
        self.set_up: i64 = sum(other.counts)

    def prepare(self, trace: tuple[int, ...]) -> None:
        weights = placements(trace, int(self.first), self.habits)
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
        if self.places:
            share = (float(rng.word()) + float(rng.word()) / WORD) / WORD
            chosen = self.places[min(bisect_right(self.shares, share), len(self.places) - 1)]
            movers = self.movers(chosen) if self.hides_mover else []
            state = self.placed(chosen, movers[rng.below(len(movers))] if movers else NONE)
            army = state.army(1 - self.seat)
        else:
            state = self.template.copy()
            army = state.army(1 - self.seat)
            self.set_up_blindly(army, rng)
        if self.hides_card:
            army.card = rng.pick(army.hand)
        return state

    def placed(self, places: int, mover: int) -> ConfrontationState:
        """The other side's pieces in their places; one of them on its way, if that is hidden."""
        state = self.template.copy()
        army = state.army(1 - self.seat)
        army.packed_places = places
        if self.hides_mover:
            state.mover = mover
            army.stand(mover, state.mover_at)
        return state

    def every(self, most: int) -> list[ConfrontationState]:
        if len(self.places) > most:
            return []
        found: list[ConfrontationState] = []
        for places in self.places:
            for mover in self.movers(places) if self.hides_mover else [NONE]:
                state = self.placed(places, mover)
                for card in members(state.army(1 - self.seat).hand) if self.hides_card else [NONE]:
                    found.append(state.copy())
                    if self.hides_card:
                        found[-1].army(1 - self.seat).card = card
        return found if len(found) <= most else []

    def before(self, rng: Rng) -> ConfrontationState:
        state = self.draw(rng)
        if self.hides_card:
            state.army(1 - self.seat).card = NONE
            state.turn = 1 - self.seat
        return state

    def tell(self, truth: ConfrontationState) -> None:
        """From now on imagine the pieces as they are. Set-ups are made at the same time: there is nothing to tell."""
        if truth.phase != PLACING:
            self.places = [int(truth.army(1 - self.seat).packed_places)]
            self.shares = [1.0]
            self.candidates = bit(truth.mover) if truth.mover != NONE else 0

    def set_up_blindly(self, army: Army, rng: Rng) -> None:
        """While the other side is setting up, any pieces may have been placed."""
        regions = SETTLED[1 - self.seat]
        for place in range(self.set_up):
            army.stand(rng.pick(army.pieces_in(NOWHERE)), regions[place])


def likely_worlds(view: View) -> ConfrontationWorlds:
    return ConfrontationWorlds(view, habits=True)


def true_worlds(view: View, truth: ConfrontationState) -> ConfrontationWorlds:
    worlds = likely_worlds(view)
    worlds.tell(truth)
    return worlds
