"""Choices that nobody makes who looks at the table, however little they know of the game.

Three kinds, each judged by what the chooser may know. A *win missed*: another action wins at once, whatever is hidden.
A *gain declined*: the rules offer something for nothing. Something *precious thrown away* although there is a safe
choice: Frodo, or the clearly better of two cards.
"""

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import permutations
from typing import Any, Final

from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Game, Prompt, State
from threerings.games.confrontation.components import FRODO, REGION_IDS
from threerings.games.confrontation.words import attacks
from threerings.games.middle_earth.components import CHAPTERS
from threerings.games.the_duel.actions import card_of
from threerings.games.the_duel.components import FULL_FLAME

WIN: Final = "win missed"
GAIN: Final = "gain declined"
PRECIOUS: Final = "precious thrown away"
WORLDS: Final = 12
DECIDED: Final = 0.6
"""Whoever has all but won or lost, by the game's own estimate, may gamble, but miss no win."""
Found = Iterator[tuple[int, str]]
"""Senseless actions, each with its kind."""


class Imagined:
    """A prompt, with the worlds its view allows."""

    def __init__(self, game: Game[Any, Any], prompt: Prompt) -> None:
        self.game = game
        self.prompt = prompt
        self.legal = {game.actions[action].text: action for action in prompt.legal}
        self._imagined, self._rng = game.worlds(prompt.view), Rng(prompt.ply)
        self.world = self._imagined.draw(self._rng)

    @cached_property
    def worlds(self) -> list[State]:
        return [self.world, *(self._imagined.draw(self._rng) for _ in range(WORLDS - 1))]

    def wins(self, action: int) -> bool:
        def won(world: State) -> bool:
            return after(world, action).result(self.prompt.seat) == 1

        return won(self.world) and all(map(won, self.worlds))

    def decided(self) -> bool:
        promise = sum(self.game.estimate(world, self.prompt.seat) for world in self.worlds)
        return abs(promise) > DECIDED * WORLDS

    def losses(self, action: int, turns: int) -> int:
        """In how many worlds the match is lost before so many turns are over, if all else is left to chance."""
        return sum(self._loses(world, action, turns, Rng(luck)) for luck, world in enumerate(self.worlds))

    def _loses(self, world: State, action: int, turns: int, rng: Rng) -> bool:
        state = world.copy()
        state.play(action)
        while state.actor() != PUBLIC:
            turns -= self.game.quiet(state)
            if turns <= 0:
                break
            state.advance(rng)
        return state.result(self.prompt.seat) == -1


def senseless(game: Game[Any, Any], prompt: Prompt) -> dict[int, str]:
    """The senseless actions of a prompt, by kind. Some other action is always left."""
    imagined = Imagined(game, prompt)
    wins = [action for action in prompt.legal if imagined.wins(action)]
    if wins:
        return {action: WIN for action in prompt.legal if action not in wins}
    found = dict(BY_GAME[game.name](imagined))
    return {} if len(found) in (0, len(prompt.legal)) or imagined.decided() else found


def after(world: State, action: int) -> State:
    state = world.copy()
    state.play(action)
    return state


# The Confrontation.


def in_confrontation(imagined: Imagined) -> Found:
    """The Balrog lets somebody pass whom he could strike (CO-D1); Frodo seeks his death, or does not flee from it."""
    if "ambush" in imagined.legal:
        yield imagined.legal["pass"], GAIN
    view, risky = imagined.prompt.view, frodo_fights(imagined)
    if not risky or view.light.survivors() <= 2:  # with one companion left he may have to
        return
    deadly = [action for action in risky if 2 * imagined.losses(action, turns=1) > WORLDS]
    if deadly and any(not imagined.losses(action, turns=2) for action in imagined.prompt.legal if action not in risky):
        yield from ((action, PRECIOUS) for action in deadly)


def frodo_fights(imagined: Imagined) -> list[int]:
    """The actions by which Frodo attacks, or stands when he is attacked."""
    view, legal = imagined.prompt.view, imagined.legal
    attacked = [legal["stand"]] if "stand" in legal and view.light_piece == FRODO else []
    return attacked + [
        legal[f"move frodo {name}"]
        for region, name in enumerate(REGION_IDS)
        if f"move frodo {name}" in legal and attacks(view, FRODO, region)
    ]


# Duel for Middle-earth.


def in_middle_earth(imagined: Imagined) -> Found:
    """A bonus is not taken, a fortress or a unit of the other side is left where it is (ME-Q3, ME-F4).

    Not so a turn among the last cards, which may be one too many.
    """
    offers = {text.split()[0] for text in imagined.legal} & {"accept", "place", "raze", "remove"}
    last_turns = "accept" in offers and imagined.prompt.view.chapter == CHAPTERS - 1
    if "pass" in imagined.legal and offers and not last_turns:
        yield imagined.legal["pass"], GAIN


# The Duel.


def in_the_duel(imagined: Imagined) -> Found:
    """The better of two plain cards leaves the game though the other would have done as well (DU-E5, DU-E6)."""
    view, verb = imagined.prompt.view, next(iter(imagined.legal)).split()[0]
    last_kept = verb == "keep" and view.due == 1
    last_laid = verb == "lay" and len(view.row) == 2 * view.cards_to_play() - 1
    for more, less in permutations(imagined.prompt.legal, 2) if last_kept or last_laid else ():
        if clearly_better(view.deck, card_of(more), card_of(less)):
            if last_kept:
                yield less, PRECIOUS
            elif ends_alike(imagined.world, more, less):
                yield more, PRECIOUS


def clearly_better(deck: Any, more: int, less: int) -> bool:
    """Whether a plain card has every symbol that another one has, and three others or more."""
    first, second = (deck.defence[card] | deck.attack[card] << 4 for card in (more, less))
    return max(more, less) <= FULL_FLAME and first & second == second and (first ^ second).bit_count() >= 3


def ends_alike(world: Any, one: int, other: int) -> bool:
    """Whether the duel is over with either card and the figures then stand alike, and the match goes on."""
    ends = [settled(world, action) for action in (one, other)]
    return steps(ends[0]) == steps(ends[1]) != steps(world) and ends[0].outcome() is None


def settled(world: State, action: int) -> State:
    """A world after an action, and after the looks that nature then gives."""
    state, rng = after(world, action), Rng(1)
    while state.actor() == NATURE:
        state.advance(rng)
    return state


def steps(state: Any) -> tuple[int, int]:
    return int(state.gandalf.step), int(state.balrog.step)


BY_GAME: Final[dict[str, Callable[[Imagined], Found]]] = {
    "the-duel": in_the_duel,
    "confrontation": in_confrontation,
    "middle-earth": in_middle_earth,
}
