"""Which choice is clearly the best, and how surely that is known.

Where nothing is hidden and little is left, every way the match can go is looked at. Elsewhere several searches that
know no more than the one who chooses have to agree; then the best choice and its strongest rivals are searched alone,
equally long, and the worst that was found for the best is compared with the best that was found for a rival.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from threerings.core.chance import Rng
from threerings.core.game import Game, Prompt, Worlds
from threerings.search.think import Budget, Thought, merged, run, solved, think
from threerings.search.tree import Search

POSITIONS: Final = 60_000
"""So many are looked at for an exact answer."""
SEARCHES: Final = 4
"""With different seeds: all have to agree."""
RIVALS: Final = 3
"""So many other choices are searched alone."""
NEVER: Final = -1e6
"""The worth of a choice that a search shall not look at."""


class Verdict(NamedTuple):
    """The best choice with its chance to win, and what was found of the others."""

    action: int
    chance: float
    """The least that was found."""
    others: Mapping[int, float]
    """The most that was found, the strongest rival first."""
    iterations: int
    """Of every search; 0 where the answer is exact."""

    @property
    def margin(self) -> float:
        return self.chance - max(self.others.values())


def chance(value: float) -> float:
    """The chance to win, of a value from -1 (lost) to 1 (won)."""
    return (1 + value) / 2


def known(game: Game[Any, Any], prompt: Prompt) -> Verdict | None:
    """The exact answer; none where something is hidden, or too much is left."""
    worlds = game.worlds(prompt.view)
    if not worlds.certain() or len(prompt.legal) < 2:
        return None
    state = worlds.draw(Rng(1))
    values = solved(game, prompt, state, POSITIONS) if game.nearly_over(state) else []
    if not values:
        return None
    best, *others = values
    return Verdict(best.action, chance(best.value), {one.action: chance(one.value) for one in others}, 0)


class Inquiry(NamedTuple):
    """A question, and the worlds that a master imagines who is asked it."""

    game: Game[Any, Any]
    prompt: Prompt
    worlds: Worlds[Any]

    def freely(self, iterations: int, seed: int) -> Thought:
        """A master's search among all choices, without a look for exact answers."""
        style = self.game.style._replace(exact=0)
        return think(self.game, self.prompt, Budget(iterations=iterations), style, Rng(seed), worlds=self.worlds)

    def alone(self, action: int, iterations: int, seed: int) -> float:
        """The chance to win by a choice, if no other is looked at."""
        observers, patience, daring, divided, *_ = self.game.style
        search = Search(
            self.game,
            self.worlds,
            self.prompt.seat,
            Rng(seed),
            observers=observers,
            patience=patience,
            daring=daring,
            divided=divided,
        )
        for other in self.prompt.legal:
            if other != action:
                closed = search.root.child(other)
                closed.visits, closed.worth = 1, NEVER
        run(search, iterations, None)
        node = search.root.child(action)
        return chance(node.worth / int(node.visits))


def inquiry(game: Game[Any, Any], prompt: Prompt) -> Inquiry:
    return Inquiry(game, prompt, game.likely(prompt.view) if game.style.habits else game.worlds(prompt.view))


def searched(game: Game[Any, Any], prompt: Prompt, iterations: int, least: float, seed: int = 1) -> Verdict | None:
    """What searches say, if they agree and no rival comes within the margin. It ends as soon as that is settled."""
    asked, seeds = inquiry(game, prompt), range(seed, seed + SEARCHES)
    free: list[Thought] = []
    for one in seeds:
        free.append(asked.freely(iterations, one))
        if free[-1].action != free[0].action or lead(free[-1]) < least:
            return None
    best, low, rivals = free[0].action, 1.0, strongest(free)
    highs = dict.fromkeys(rivals, 0.0)
    for one in seeds:
        low = min(low, asked.alone(best, iterations, one))
        highs = {rival: max(high, asked.alone(rival, iterations, one)) for rival, high in highs.items()}
        if low - max(highs.values()) < least:
            return None
    others = {one.action: chance(one.value) for one in merged(free).candidates if one.action != best} | highs
    return Verdict(best, low, dict(sorted(others.items(), key=lambda other: -other[1])), iterations)


def lead(thought: Thought) -> float:
    """How much better the best choice looks than any other."""
    best, *others = thought.candidates
    return (best.value - max(one.value for one in others)) / 2 if others else 0.0


def strongest(free: Sequence[Thought]) -> list[int]:
    """The choices that might still be better than they looked: what was seldom tried has the benefit of the doubt."""
    others = sorted(merged(free).candidates[1:], key=lambda one: -one.value - one.visits**-0.5)
    return [one.action for one in others[:RIVALS]]
