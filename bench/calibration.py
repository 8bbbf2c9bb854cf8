"""Whether what is believed comes true: of all that was said to be so likely, how much was so.

Two bots play against themselves. At some of their decisions the beliefs of the one who has to choose are held against
the truth. Cards of Duel for Middle-earth that nobody has seen are not settled before they are turned up: their truth is
what is turned up later, and what nobody lived to see is drawn at the end as nature would have.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.diagram import Row, diagram
from bench.speed import LEFT, RIGHT
from tests.support import trees
from tests.support.hidden import BY_GAME, Key, chances, key
from threerings.bots import bot_named
from threerings.bots.levels import LEVELS
from threerings.core.game import Belief, Game
from threerings.core.match import Match
from threerings.core.zones import members
from threerings.games import load
from threerings.games.confrontation.chances import beliefs as confrontation_beliefs
from threerings.games.middle_earth.components import CARD_IDS, PACK
from threerings.games.middle_earth.words import card_name
from threerings.search.think import Budget

BINS: Final = 10
SHARE: Final = 0.25
"""Of the decisions that are looked at: those of one match are much alike."""
FARTHEST: Final = 6
"""So many names are listed, those whose chances were farthest from the truth …"""
LEAST: Final = 200
"""… of which it was said so often."""
EXACT: Final = "exact"
ESTIMATE: Final = "estimate"
EVERY_WAY: Final = "every way counted once"
"""What The Confrontation would say without the habits of players."""


class Said(NamedTuple):
    """Something that was believed, and whether it was so."""

    kind: str
    place: str
    name: Key
    chance: float
    was: bool


class Asked(NamedTuple):
    """A position in which somebody had to choose."""

    view: Any
    ply: int
    truth: dict[str, dict[Key, float]]


class Plan(NamedTuple):
    """Who plays, and how many of their positions are looked at."""

    level: str
    iterations: int | None
    positions: int
    seed: int

    def budget(self) -> Budget:
        """Iterations, and no time: so a run can be repeated."""
        own = LEVELS[self.level].budget.iterations
        return Budget(iterations=self.iterations or (LEVELS["expert"].budget.iterations if own is None else own))


def main(games: Iterable[str], plan: Plan, pictures: Path | None) -> int:
    for name in games:
        game = load(name)
        said, positions, matches = collected(game, plan)
        budget = f" at {plan.iterations} iterations" if plan.iterations else ""
        print(f"{name}, {trees.running()}: {positions:,} positions of {matches:,} matches, {plan.level}{budget}")
        rows = {kind: binned([one for one in said if one.kind == kind]) for kind in (EXACT, ESTIMATE, EVERY_WAY)}
        Console().print(table(rows, said))
        Console().print(by_name(said))
        if pictures:
            pictures.joinpath(f"calibration-{name}.svg").write_text(diagram(rows), "utf-8")
    return 0


def collected(game: Game[Any, Any], plan: Plan) -> tuple[list[Said], int, int]:
    found: list[Said] = []
    positions = matches = 0
    while positions < plan.positions:
        rng = Random(f"{plan.seed} {matches}")
        match, asked = played(game, plan, rng)
        later = turned_up(match, rng) if game.name == "middle-earth" else []
        for one in asked[: plan.positions - positions]:
            truth = still_to_come(one.view, later[one.ply :]) if later else one.truth
            found += [said for kind, belief in believed(game, one.view) for said in judged(kind, belief, truth)]
            positions += 1
        matches += 1
    return found, positions, matches


def played(game: Game[Any, Any], plan: Plan, rng: Random) -> tuple[Match, list[Asked]]:
    """A match of a bot against itself, and some of the positions in which it had to choose."""
    match, budget = Match(game, chance=rng.randrange), plan.budget()
    bots = [bot_named(plan.level, game, rng.getrandbits(62), budget) for _ in (0, 1)]
    asked: list[Asked] = []
    while match.outcome is None:
        seat = match.actor
        prompt = match.prompt(seat)
        if rng.random() < SHARE:
            asked.append(Asked(prompt.view, match.ply, BY_GAME[game.name](match.prompt(1 - seat).view, prompt.view)))
        match.submit(seat, match.ply, game.actions[bots[seat].choose(prompt)].text)
    return match, asked


def believed(game: Game[Any, Any], view: Any) -> Iterator[tuple[str, Belief]]:
    for belief in game.beliefs(view):
        yield EXACT if belief.exact else ESTIMATE, belief
    if game.name == "confrontation":
        for belief in confrontation_beliefs(view, habits=False):
            yield EVERY_WAY, belief


def judged(kind: str, belief: Belief, truth: dict[str, dict[Key, float]]) -> Iterator[Said]:
    """What is certain proves nothing; what lies in no order until it is drawn has no truth to be held against."""
    there = truth.get(belief.thing)
    if there is not None:
        for name, chance in chances(belief).items():
            if chance < 1:
                yield Said(kind, belief.thing, name, chance, there.get(name, 0.0) == 1)


# Duel for Middle-earth.


def turned_up(match: Match, rng: Random) -> list[int]:
    """For each ply the card that was turned up by it, or -1; then those that might have been."""
    turned = [text.removeprefix("turn ") for text in match.log]
    cards = [CARD_IDS.index(text) if text in CARD_IDS else -1 for text in turned]
    views = [match.prompt(seat).view for seat in (0, 1)]
    secret = next((view.secret for view in views if view.looked and view.secret is not None), 0)
    left = members(views[0].unseen & ~secret, PACK * views[0].chapter)
    return [*cards, *rng.sample(left, int(views[0].down).bit_count())]


def still_to_come(view: Any, later: list[int]) -> dict[str, dict[Key, float]]:
    unseen = members(view.unseen, PACK * view.chapter)
    lying = {key(card_name(card)): 1.0 for card in unseen if card in later}
    removed = {key(card_name(card)): 1.0 for card in unseen if card not in later}
    return {"pile-unseen": lying, "pile-discard": removed}


# What came of it.


def binned(said: list[Said]) -> list[Row]:
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for one in said:
        bins[int(one.chance * BINS)].append(one)
    return [Row(mean(one.chance for one in here), mean(one.was for one in here), len(here)) for here in bins if here]


def mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed)


def table(rows: dict[str, list[Row]], said: list[Said]) -> Table:
    drawn = Table(LEFT("chances"), RIGHT("said"), RIGHT("was"), RIGHT("n"), box=SIMPLE)
    for kind, found in rows.items():
        for row in found:
            drawn.add_row(kind, f"{100 * row.said:.1f} %", f"{100 * row.was:.1f} %", f"{row.number:,}")
        if found:
            number = sum(row.number for row in found)
            off = sum(abs(row.said - row.was) * row.number for row in found) / number
            brier = mean((one.chance - one.was) ** 2 for one in said if one.kind == kind)
            drawn.add_row(kind, f"off by {100 * off:.1f}", f"Brier {brier:.4f}", f"{number:,}", end_section=True)
    return drawn


def by_name(said: list[Said]) -> Table:
    """Where all names share a chance the rest is true by itself: what each of them was is not. The farthest first."""
    groups: dict[tuple[str, str, Key], list[Said]] = defaultdict(list)
    for one in said:
        groups[one.kind, one.place, one.name].append(one)
    rows = {
        group: Row(mean(one.chance for one in here), mean(one.was for one in here), len(here))
        for group, here in groups.items()
        if len(here) >= LEAST
    }
    drawn = Table(LEFT("chances"), LEFT("of"), RIGHT("said"), RIGHT("was"), RIGHT("n"), box=SIMPLE)
    for kind in dict.fromkeys(kind for kind, *_ in rows):
        found = sorted(((abs(row.said - row.was), group, row) for group, row in rows.items() if group[0] == kind))
        off = sum(far * row.number for far, _, row in found) / sum(row.number for *_, row in found)
        for _, (_, place, (name, values)), row in found[: -FARTHEST - 1 : -1]:
            called = " ".join((place, name.partition("-")[2], *(str(value) for _, value in values)))
            drawn.add_row(kind, called, f"{100 * row.said:.1f} %", f"{100 * row.was:.1f} %", f"{row.number:,}")
        drawn.add_row(kind, "all names", f"off by {100 * off:.1f}", "", "", end_section=True)
    return drawn
