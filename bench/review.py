"""How far reviews can be trusted: masters play, now and then a clearly bad choice is made for one, and reviews look.

A choice is clearly bad if a search of twenty times the review's budget says so. Of such choices a review should mark
nearly all, of the others few, and two reviews with different seeds should mark the same.
"""

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.speed import LEFT, RIGHT
from tests.support import trees
from threerings.bots import bot_named
from threerings.bots.levels import MASTER
from threerings.core.game import Game, Prompt
from threerings.core.match import Match
from threerings.games import load
from threerings.lab.executors import run
from threerings.lab.ratings import score
from threerings.lab.seeds import nature, of_bot, of_match
from threerings.school.coach import MARGIN
from threerings.school.measuring import compared, looked_over
from threerings.school.proving import inquiry
from threerings.school.review import Review, judge, review_of, tasks
from threerings.search.think import Budget, Thought

EVERY: Final = 10
"""One choice of so many is replaced."""
DEEPER: Final = 20
"""Times the review's budget: by this a choice is found to be clearly bad."""
CLEARLY: Final = 2 * MARGIN
"""So much of the chance to win it costs at least, and more than the margin with all that the search may err."""
GLANCE: Final = 8
"""A position is looked at first with this part of the budget."""
DEEP_SEED: Final = 1000
CORES: Final = 2


class Plan(NamedTuple):
    """A match to be played, spoilt and reviewed twice."""

    game: str
    seed: int
    master: int
    """Iterations of those who play."""
    iterations: int
    """Of a review, for each choice."""


class Seen(NamedTuple):
    """A choice: whether it was replaced by a bad one, and whether each of the two reviews has marked it."""

    planted: bool
    marked: tuple[bool, bool]


class Reviewed(NamedTuple):
    choices: list[Seen]
    luck: tuple[float, float]
    """Seat 0's, by each of the two reviews."""
    seconds: float
    """Of CPU time for one review."""


def main(games: Sequence[str], matches: int, seed: int, kind: Plan, jobs: int) -> int:
    print(f"{trees.machine()}, {trees.running()}. {matches} matches a game from seed {seed}.")
    print(f"Masters: {kind.master} iterations. Reviews: {kind.iterations} iterations a choice.")
    print(f"One choice in {EVERY} is replaced by one that costs {100 * CLEARLY:.0f} % or more of the chance to win, by")
    print(f"{DEEPER * kind.iterations} iterations, and more than {100 * MARGIN:.0f} % with all they may err.")
    for game in games:
        plans = [kind._replace(game=game, seed=of_match(seed, number)) for number in range(matches)]
        bar = track(run(reviewed, plans, jobs), game, len(plans), console=Console(stderr=True), transient=True)
        Console().print(table(game, list(bar)))
    return 0


def reviewed(plan: Plan) -> Reviewed:
    """Play a match with bad choices in it, and review it with two seeds."""
    match, planted = spoilt_match(plan)
    began = process_time()
    first, second = (review(match, seed, plan.iterations) for seed in (1, 2))
    spent = (process_time() - began) / 2
    both = zip(first.judgements, second.judgements, strict=True)
    choices = [Seen(one.ply in planted, (one.marked, other.marked)) for one, other in both]
    return Reviewed(choices, (first.parts(0).luck, second.parts(0).luck), spent)


def review(match: Match, seed: int, iterations: int) -> Review:
    return review_of(match, map(judge, tasks(match, seed, iterations)), seed, iterations)


def spoilt_match(plan: Plan) -> tuple[Match, set[int]]:
    """A match of two masters, and the plies at which something clearly bad was chosen for one of them."""
    game, rng = load(plan.game), Random(plan.seed)
    match = Match(game, chance=nature(plan.seed).below)
    bots = [bot_named(MASTER, game, of_bot(plan.seed, seat), Budget(iterations=plan.master)) for seat in (0, 1)]
    planted, choices = set[int](), 0
    while match.outcome is None:
        prompt = match.prompt(match.actor)
        choices += len(prompt.legal) > 1
        bad = None
        # Not always at the tenth choice: the beginning of a match is no better place than any other.
        if len(prompt.legal) > 1 and EVERY * len(planted) < choices and rng.random() < 0.5:
            bad = bad_choice(game, prompt, plan.iterations, rng)
        if bad is not None:
            planted.add(prompt.ply)
        action = bots[prompt.seat].choose(prompt) if bad is None else bad
        match.submit(prompt.seat, prompt.ply, game.actions[action].text)
    return match, planted


def bad_choice(game: Game[Any, Any], prompt: Prompt, iterations: int, rng: Random) -> int | None:
    """One that is clearly bad, if there is any. A glance only tells whether choices differ at all."""
    asked = inquiry(game, prompt)
    if not worse(asked.freely(iterations // GLANCE, DEEP_SEED), MARGIN):
        return None
    deep = looked_over(asked, DEEPER * iterations // 2, DEEP_SEED)
    doubtful = worse(deep, CLEARLY)
    if not doubtful:
        return None
    action = rng.choice(doubtful)
    found = compared(asked, deep, action, DEEPER * iterations // 4, DEEP_SEED)
    return action if found.lost > CLEARLY and found.lost - found.error > MARGIN else None


def worse(thought: Thought, by: float) -> list[int]:
    """The choices that look so much worse than the best."""
    best, *others = thought.candidates
    return [one.action for one in others if (best.value - one.value) / 2 > by]


def table(game: str, matches: list[Reviewed]) -> Table:
    seen = [choice for one in matches for choice in one.choices]
    planted = [choice.marked[0] for choice in seen if choice.planted]
    others = [choice.marked[0] for choice in seen if not choice.planted]
    drawn = Table(LEFT(game), RIGHT("choices"), RIGHT("share"), RIGHT("95 %"), "goal", box=SIMPLE)
    drawn.add_row("planted mistakes, marked", *share(planted), "90 % or more")
    drawn.add_row("untouched choices, marked", *share(others), "5 % or less")
    drawn.add_row("all, judged alike by two reviews", *share([one == other for _, (one, other) in seen]), "")
    both = [all(choice.marked) for choice in seen if any(choice.marked)]
    drawn.add_row("marked by either of them, by both", *share(both), "90 % or more")
    seconds = sum(one.seconds for one in matches) / len(matches) / CORES
    apart = sum(abs(one.luck[0] - one.luck[1]) for one in matches) / len(matches)
    drawn.caption = f"{len(seen) / len(matches):.0f} choices a match, reviewed in {seconds:.1f} s on {CORES} cores;\n"
    drawn.caption += f"what two reviews say of luck lies {100 * apart:.1f} % of the chance to win apart"
    return drawn


def share(of: Sequence[bool]) -> tuple[str, str, str]:
    """How many there are, what share of them, and its interval."""
    found = score([float(one) for one in of], len(of))
    return str(len(of)), f"{100 * found.share:.1f} %", f"{100 * found.low:.1f} – {100 * found.high:.1f}"
