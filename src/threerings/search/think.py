"""Deciding within a budget. This loop stays interpreted, so that a thinking bot can be interrupted."""

from collections.abc import Sequence
from time import monotonic
from typing import Any, NamedTuple

from threerings.core.chance import Rng
from threerings.core.game import Game, Prompt, Seat, State, Worlds
from threerings.core.garbage import uncollected
from threerings.core.style import Style
from threerings.search.exact import Solver
from threerings.search.tree import Node, Search


class Budget(NamedTuple):
    """How long a decision may take: whichever limit comes first."""

    seconds: float | None = None
    iterations: int | None = None


class Candidate(NamedTuple):
    """An action that was thought about."""

    action: int
    visits: int
    value: float
    """What to expect of it for the one who chooses, from -1 (lost) to 1 (won)."""


class Thought(NamedTuple):
    """What a decision was made of."""

    candidates: tuple[Candidate, ...]
    """The best first: the most visited, or of the highest value where that is known."""
    iterations: int
    """None where the answer is exact."""
    line: tuple[int, ...]
    """The best actions one after the other, as the one who decides would see them."""

    @property
    def action(self) -> int:
        return self.candidates[0].action


STRIDE = 32
"""Iterations between two looks at the clock."""
LOOKS = 8
"""So many imagined worlds have to agree that an action wins at once."""
SHORT = 10
"""An exact answer is first looked for among a tenth of the positions: that tells how long all of them would take."""


class Mind:
    """Thinks about the prompts of one player, and keeps the part of a tree that still holds."""

    def __init__(self, game: Game[Any, Any], style: Style, rng: Rng) -> None:
        self.game = game
        self.style = style
        self.rng = rng
        self._search: Search | None = None
        self._at: tuple[Seat, int] | None = None
        """The seat and the ply of the next prompt, if nobody else acts before it."""

    def think(self, prompt: Prompt, budget: Budget, worlds: Worlds[Any] | None = None) -> Thought:
        """Think about a prompt. The worlds come from the view; only a measurement hands over others."""
        deadline = None if budget.seconds is None else monotonic() + budget.seconds
        if worlds is None:
            worlds = self.game.likely(prompt.view) if self.style.habits else self.game.worlds(prompt.view)
        known = self._known(prompt, worlds, deadline) if self.style.exact else None
        if known is not None:
            self._search = None
            return known
        search = self._search
        if search is None or self._at != (prompt.seat, prompt.ply):
            observers, patience, daring, divided, *_ = self.style
            search = Search(
                self.game,
                worlds,
                prompt.seat,
                self.rng,
                observers=observers,
                patience=patience,
                daring=daring,
                divided=divided,
            )
        search.worlds = worlds
        run(search, budget.iterations, deadline)
        found = thought(search, prompt.legal)
        if self.style.keeps:
            search.follow(found.action)
            self._search, self._at = search, (prompt.seat, prompt.ply + 1)
        return found

    def _known(self, prompt: Prompt, worlds: Worlds[Any], deadline: float | None) -> Thought | None:
        """The answer where it can be known for sure and makes a difference."""
        certain = worlds.certain()
        seen = [worlds.draw(self.rng) for _ in range(1 if certain else LOOKS)]
        for action in prompt.legal:
            if all(wins(world, action, prompt.seat) for world in seen):
                return Thought((Candidate(action, 0, 1.0),), 0, (action,))
        values = self._values(prompt, seen[0], deadline) if certain else []
        if not values or values[0].value == values[-1].value:
            return None
        return Thought(tuple(values), 0, (values[0].action,))

    def _values(self, prompt: Prompt, state: State, deadline: float | None) -> list[Candidate]:
        """What every action is worth, the best first; nothing where it would take too long to find out."""
        if not self.game.nearly_over(state):
            return []
        for positions in (self.style.exact // SHORT, self.style.exact):
            began = monotonic()
            values = solved(self.game, prompt, state, positions)
            now = monotonic()
            if values or (deadline is not None and now + SHORT * (now - began) > deadline):
                return values
        return []


def think(
    game: Game[Any, Any], prompt: Prompt, budget: Budget, style: Style, rng: Rng, *, worlds: Worlds[Any] | None = None
) -> Thought:
    """Think about a single prompt."""
    return Mind(game, style, rng).think(prompt, budget, worlds)


def run(search: Search, iterations: int | None, deadline: float | None) -> None:
    """Search until a limit is reached, at least once."""
    search.iterations = 0
    with uncollected():
        while True:
            stride = STRIDE
            if iterations is not None:
                stride = min(stride, iterations - int(search.iterations))
            if stride <= 0 or (deadline is not None and monotonic() >= deadline and search.iterations):
                break
            search.run(stride)


def solved(game: Game[Any, Any], prompt: Prompt, state: State, positions: int) -> list[Candidate]:
    """What every action is worth, the best first; nothing if there are more positions than that to look at."""
    solver = Solver(game, positions)
    sign = 1 if prompt.seat == 0 else -1
    found = []
    for action in prompt.legal:
        found.append(Candidate(action, 0, sign * solver.after(state, action)))
        if solver.left < 0:
            return []
    found.sort(key=lambda one: -one.value)
    return found


def wins(world: State, action: int, seat: Seat) -> bool:
    """Whether an action wins a world at once."""
    state = world.copy()
    state.play(action)
    return state.result(seat) == 1


def thought(search: Search, legal: tuple[int, ...]) -> Thought:
    children = search.root.children or {}
    found = [candidate(action, children[action]) for action in legal if action in children]
    found.sort(key=lambda one: (-one.visits, -one.value))
    best = found[0].action
    return Thought(tuple(found), int(search.iterations), (best, *best_line(children[best])))


def candidate(action: int, node: Node) -> Candidate:
    visits = int(node.visits)
    return Candidate(action, visits, node.worth / visits if visits else 0.0)


def best_line(node: Node, longest: int = 5) -> tuple[int, ...]:
    """The most visited way down from a node."""
    line: list[int] = []
    while node.children and len(line) < longest:
        action, node = max(node.children.items(), key=lambda child: child[1].visits)
        if not node.visits:
            break
        line.append(action)
    return tuple(line)


def merged(thoughts: Sequence[Thought]) -> Thought:
    """What several minds think together that searched the same prompt apart from each other."""
    if not all(one.iterations for one in thoughts):
        return next(one for one in thoughts if not one.iterations)  # one of them knows
    visits: dict[int, int] = {}
    worths: dict[int, float] = {}
    for candidate in (candidate for one in thoughts for candidate in one.candidates):
        visits[candidate.action] = visits.get(candidate.action, 0) + candidate.visits
        worths[candidate.action] = worths.get(candidate.action, 0.0) + candidate.visits * candidate.value
    found = [Candidate(action, seen, worths[action] / seen) for action, seen in visits.items() if seen]
    found.sort(key=lambda one: (-one.visits, -one.value))
    line = next((one.line for one in thoughts if one.action == found[0].action), (found[0].action,))
    return Thought(tuple(found), sum(one.iterations for one in thoughts), line)
