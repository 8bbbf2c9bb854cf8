"""Whether sure wins are found: wherever a turn of a match can be won whatever happens, the master is asked.

Those who play are weak and often act at random, so that many such positions come up. A win is proven by the exact
search with ten times the positions that a bot has for it.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.speed import LEFT, RIGHT
from tests.support import trees
from threerings.bots import bot_named
from threerings.bots.levels import LEVELS, MASTER, SearchBot
from threerings.core.chance import Rng
from threerings.core.game import Game, Prompt
from threerings.core.match import Match
from threerings.games import load
from threerings.search.think import LOOKS, TURN, Budget, sure_win, wins

PLAYER: Final = "casual"
RANDOM: Final = 3
"""One action of so many is random."""
MORE: Final = 10
THOUGHT: Final = Budget(iterations=100)


class Occasion(NamedTuple):
    """A prompt with a sure win: where it is, how many actions that takes, and whether the master took it."""

    position: str
    prompt: Prompt
    at_once: bool
    taken: bool


def main(games: list[str], positions: int, seed: int) -> int:
    drawn = Table(LEFT("game"), *map(RIGHT, ("sure wins", "of several actions", "missed")), box=SIMPLE)
    missed = 0
    for game in games:
        found = []
        for occasion in track(
            occasions(load(game), seed), game, positions, console=Console(stderr=True), transient=True
        ):
            found.append(occasion)
            if not occasion.taken:
                print(f"{game}, missed: {occasion.position}")
            if len(found) == positions:
                break
        longer, lost = sum(not one.at_once for one in found), sum(not one.taken for one in found)
        drawn.add_row(game, f"{len(found):,}", f"{longer:,}", f"{lost:,}")
        missed += lost
    print(f"{trees.running()}: positions of matches from seed {seed}, the master has {THOUGHT.iterations} iterations")
    Console().print(drawn)
    return int(missed > 0)


def occasions(game: Game[Any, Any], seed: int, player: str = PLAYER) -> Iterator[Occasion]:
    """The sure wins of one match after the other."""
    while True:
        yield from in_match(game, seed, player)
        seed += 1


def in_match(game: Game[Any, Any], seed: int, player: str) -> Iterator[Occasion]:
    rng = Rng(seed)
    match = Match(game, chance=rng.below)
    players = [bot_named(player, game, 2 * seed + seat) for seat in (0, 1)]
    while match.outcome is None:
        prompt = match.prompt(match.actor)
        if len(prompt.legal) > 1 and sure(game, prompt, prompt.legal, rng):
            yield occasion(game, match, prompt, rng)
        blind = rng.below(RANDOM) == 0
        action = prompt.legal[rng.below(len(prompt.legal))] if blind else players[prompt.seat].choose(prompt)
        match.submit(prompt.seat, prompt.ply, game.actions[action].text)


def occasion(game: Game[Any, Any], match: Match, prompt: Prompt, rng: Rng) -> Occasion:
    worlds = game.worlds(prompt.view)
    seen = [worlds.draw(rng) for _ in range(LOOKS)]
    at_once = any(all(wins(world, action, prompt.seat) for world in seen) for action in prompt.legal)
    chosen = SearchBot(game, rng.word(), LEVELS[MASTER], THOUGHT).choose(prompt)
    return Occasion(match.open_position(), prompt, at_once, sure(game, prompt, (chosen,), rng))


def sure(game: Game[Any, Any], prompt: Prompt, among: Iterable[int], rng: Rng) -> bool:
    """Whether one of these actions wins whatever happens."""
    positions = MORE * game.style.exact // TURN
    return sure_win(game, prompt._replace(legal=tuple(among)), game.worlds(prompt.view), positions, rng) is not None
