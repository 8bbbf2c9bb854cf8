"""What exact answers cost: the same decisions, looking for them where a match can end, everywhere, and nowhere.

All three think about the same prompts with the same seed, so they think the same wherever none of them knows.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.speed import LEFT, RIGHT
from tests.support import trees
from threerings.bots.levels import LEVELS, SearchBot
from threerings.core.chance import Rng
from threerings.core.game import Game, Prompt, State
from threerings.core.match import Match
from threerings.games import load
from threerings.search.think import Budget, Candidate, Mind, Thought, solved


class Everywhere(Mind):
    def _values(self, prompt: Prompt, state: State, _: float | None) -> list[Candidate]:
        return solved(self.game, prompt, state, self.style.exact)


class Nowhere(Mind):
    def _values(self, *_: object) -> list[Candidate]:
        return []


MINDS: Final = {"where it can end": Mind, "everywhere": Everywhere, "nowhere": Nowhere}


@dataclass
class Tally:
    decisions: int = 0
    exact: int = 0
    alike: int = 0
    """Decisions thought about just as everywhere."""
    seconds: float = 0.0


def main(game: str, level: str, matches: int, seed: int) -> int:
    tallies = {name: Tally() for name in MINDS}
    for number in range(seed, seed + matches):
        for place, prompt in enumerate(decisions(load(game), level, number)):
            compare(load(game), level, prompt, place, tallies)
    print(f"{game}, {level}, {trees.running()}: all decisions of {matches} matches, in turns, from seed {seed}")
    Console().print(table(tallies))
    return 0


def decisions(game: Game[Any, Any], level: str, seed: int) -> Iterator[Prompt]:
    """What two bots of a level are asked in a match, where there is a choice."""
    match = Match(game, chance=Random(seed).randrange)
    bots = [SearchBot(game, 2 * seed + seat, LEVELS[level], thought_of(level)) for seat in (0, 1)]
    while match.outcome is None:
        prompt = match.prompt(match.actor)
        if len(prompt.legal) > 1:
            yield prompt
        match.submit(match.actor, prompt.ply, game.actions[bots[match.actor].choose(prompt)].text)


def thought_of(level: str) -> Budget:
    """A level's iterations; of the master, who has none, as many as an expert's."""
    return Budget(iterations=LEVELS[level].budget.iterations or LEVELS["expert"].budget.iterations)


def compare(game: Game[Any, Any], level: str, prompt: Prompt, place: int, tallies: dict[str, Tally]) -> None:
    """Each of them, another one first every time."""
    style = SearchBot(game, 0, LEVELS[level]).mind.style
    names = list(MINDS)
    thoughts: dict[str, Thought] = {}
    for name in names[place % 3 :] + names[: place % 3]:
        mind, began = MINDS[name](game, style, Rng(place)), process_time()
        thoughts[name] = mind.think(prompt, thought_of(level))
        tallies[name].seconds += process_time() - began
    for name, tally in tallies.items():
        tally.decisions += 1
        tally.exact += not thoughts[name].iterations
        tally.alike += thoughts[name] == thoughts["everywhere"]


def table(tallies: dict[str, Tally]) -> Table:
    heads = ("decisions", "answers known", "thought as everywhere", "ms a decision", "against nowhere")
    drawn = Table(LEFT("exact answers are looked for"), *map(RIGHT, heads), box=SIMPLE)
    for name, tally in tallies.items():
        cost = 1000 * tally.seconds / tally.decisions
        ratio = tally.seconds / tallies["nowhere"].seconds
        counts = (f"{number:,}" for number in (tally.decisions, tally.exact, tally.alike))
        drawn.add_row(name, *counts, f"{cost:.3f}", f"{ratio:.2f} ×")
    return drawn
