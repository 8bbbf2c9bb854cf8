"""Matches played in step: what one observer cannot tell apart, however different the truth is.

One leads. Whenever it takes an action, nature's included, each other takes a legal action that the observer cannot tell
apart from it (equal witness), now and then a different one. Who has none drops out.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from math import comb
from random import Random
from typing import Any, NamedTuple

from tests.support.interference import by_witness
from threerings.core.game import NATURE, PUBLIC, Game, Options, Seat, State

TRIES = 4
"""So many choices are looked at when all others would drop out."""
PARTINGS = (0.05, 0.2, 0.5)
"""How readily a match goes its own way. The rarer they part, the longer they last."""


class Told(Exception):
    """The observer is told something by whose turn it is."""


class Deeds(NamedTuple):
    """What happens in one match until somebody is asked again: a player's action and nature's, or nature's alone."""

    actions: tuple[int, ...] = ()
    chances: tuple[tuple[int, int], ...] = ()
    """Of nature's choices: which one, of how many."""

    def __add__(self, more: "Deeds") -> "Deeds":  # type: ignore[override] # one after the other
        return Deeds(self.actions + more.actions, self.chances + more.chances)


class Moment(NamedTuple):
    """Somebody is asked, or it is over. The matches are those that the observer cannot tell apart up to here."""

    actor: Seat
    legal: tuple[int, ...]
    """The leader's; the observer's own are the same everywhere."""
    deeds: dict[int, Deeds]
    """How each came here from the moment before, by its number."""
    pairs: int
    """How many two of them differ in truth."""


def moments(game: Game[Any, Any], options: Options, observer: Seat, number: int, rng: Random) -> Iterator[Moment]:
    """So many matches from their openings on, as long as two of them are in step. Raises Told."""
    walk = Walk(game, observer, rng)
    states: dict[int, State] = {place: game.start(options) for place in range(number)}
    states, deeds = walk.step(states, opening=True)
    while len(states) > 1:
        leader = states[min(states)]
        yield Moment(leader.actor(), tuple(leader.legal()), deeds, differing(game, list(states.values())))
        if leader.actor() == PUBLIC:
            return
        states, deeds = walk.step(states)


def differing(game: Game[Any, Any], states: Sequence[State]) -> int:
    """How many pairs of them are not the same position."""
    truths = sorted(game.position(state) for state in states)
    return comb(len(truths), 2) - sum(comb(len(list(same)), 2) for _, same in groupby(truths))


class Walk(NamedTuple):
    game: Game[Any, Any]
    observer: Seat
    rng: Random

    def step(self, states: dict[int, State], opening: bool = False) -> tuple[dict[int, State], dict[int, Deeds]]:
        """The matches at the next moment, and what led there."""
        tries = (self.attempt(states, opening) for _ in range(TRIES))
        best = next(tries)
        for tried in tries:
            if len(best[0]) > 1:
                break
            best = max(best, tried, key=lambda found: len(found[0]))
        return best

    def attempt(self, before: dict[int, State], asked: bool) -> tuple[dict[int, State], dict[int, Deeds]]:
        states = {place: state.copy() for place, state in before.items()}
        deeds = dict.fromkeys(states, Deeds())
        while (turn := whose_turn(states)) == NATURE or not asked:
            for place, action in self.choose(states).items():
                if action is None:
                    del states[place], deeds[place]
                    continue
                legal = list(states[place].legal())
                chances = ((legal.index(action), len(legal)),) if turn == NATURE else ()
                deeds[place] += Deeds((action,), chances)
                states[place].play(action)
            asked = True
        return states, deeds

    def choose(self, states: dict[int, State]) -> dict[int, int | None]:
        """An action for each, all of one witness: one that as many as possible can take."""
        groups = {place: by_witness(self.game, state, self.observer) for place, state in states.items()}
        leader = min(states)
        sharing = Counter(witness for group in groups.values() for witness in group if witness in groups[leader])
        most = max(sharing.values())
        witness = self.rng.choice(sorted(seen for seen, number in sharing.items() if number == most))
        led = self.rng.choice(groups[leader][witness])
        return {
            place: led if place == leader else self.twin(place, group[witness], led) for place, group in groups.items()
        }

    def twin(self, place: int, actions: Sequence[int], led: int) -> int | None:
        others = [action for action in actions if action != led]
        if led in actions and (not others or self.rng.random() > PARTINGS[place % len(PARTINGS)]):
            return led
        return self.rng.choice(others) if others else None


def whose_turn(states: dict[int, State]) -> Seat:
    """The same in all of them. Raises Told."""
    turns = {state.actor() for state in states.values()}
    if len(turns) > 1:
        raise Told(f"it is the turn of {sorted(turns)}")
    return turns.pop()
