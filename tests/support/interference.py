"""The non-interference law: what a seat cannot tell apart must look the same to it.

Two matches are played in step. Whenever one takes an action, the other takes a legal action that the observing seat
cannot tell apart from it (equal witness), now and then a different one. As long as that is possible, everything the
observer is given must be equal to the byte.
"""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tests.support.bot_clock import Clock, thinking_by
from threerings.bots import bot_named
from threerings.bots.tempo import Tempo, on_the_beat
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Game, Options, Prompt, Seat, State


class Pair(NamedTuple):
    """Two positions that the observer cannot tell apart."""

    one: State
    other: State


def pairs(game: Game[Any, Any], options: Options, observer: Seat, rng: Random) -> Iterator[Pair]:
    """Positions of two matches played in step from the start, as far as they can be."""
    return in_step(game, Pair(game.start(options), game.start(options)), observer, rng)


def pairs_from(game: Game[Any, Any], state: State, observer: Seat, rng: Random) -> Iterator[Pair]:
    """The same from any position, together with a world that the observer imagines there."""
    world = game.worlds(game.view(state, observer)).draw(Rng(rng.getrandbits(64)))
    return in_step(game, Pair(state.copy(), world), observer, rng)


def in_step(game: Game[Any, Any], pair: Pair, observer: Seat, rng: Random) -> Iterator[Pair]:
    """The rarer the two part, the longer they last."""
    parting = rng.choice((0.05, 0.2, 1.0))
    while True:
        yield pair
        one, other = by_witness(game, pair.one, observer), by_witness(game, pair.other, observer)
        shared = sorted(one.keys() & other.keys())
        if not shared:
            return
        seen = rng.choice(shared)
        action = rng.choice(one[seen])
        twins = [twin for twin in other[seen] if twin != action]
        if action in other[seen] and (not twins or rng.random() > parting):
            twins = [action]
        pair.one.play(action)
        pair.other.play(rng.choice(twins))


def by_witness(game: Game[Any, Any], state: State, observer: Seat) -> dict[int, list[int]]:
    """The legal actions, grouped by what the observer sees of them."""
    groups: dict[int, list[int]] = defaultdict(list)
    for action in state.legal():
        groups[game.witness(state, action, observer)].append(action)
    return groups


def appearance(game: Game[Any, Any], state: State, observer: Seat) -> bytes:
    """All that the observer is given: prompt, actor, result, and what is said to an action that is not legal."""
    actor, view = state.actor(), game.view(state, observer)
    prompt = Prompt(observer, 0, view, tuple(state.legal()) if actor == observer else ())
    refusals: tuple[str, ...] = ()
    if observer != PUBLIC:
        refusals = tuple(game.forbids(view, action.index) for action in game.actions[::7])
    return repr((prompt, actor, state.outcome(), refusals)).encode()


def beats(game: Game[Any, Any], state: State, name: str, again: bool, keep_time: Any = on_the_beat) -> float:
    """After how many beats whoever is to act would answer, if it were a bot."""
    clock, bot, pace = Clock(), bot_named(name, game, 1), Tempo().pace(name, again)
    bot.think_within(pace.thought)
    prompt = Prompt(state.actor(), 0, game.view(state, state.actor()), tuple(state.legal()))
    with thinking_by(clock):
        keep_time(pace, lambda: bot.choose(prompt), lambda: clock.now, clock.sleep)
    return round(clock.now / pace.beat, 6)
