"""Deciding within a budget. This loop stays interpreted, so that a thinking bot can be interrupted."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, NamedTuple

from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Game, Prompt, Seat, State, Worlds
from threerings.core.garbage import uncollected
from threerings.core.style import Style
from threerings.search.exact import Solver
from threerings.search.sure import Prover
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
    """None where the answer is exact. Where a thought went on, those of the last time."""
    line: tuple[int, ...]
    """The best actions one after the other, as the one who decides would see them."""

    @property
    def action(self) -> int:
        return self.candidates[0].action

    @property
    def visits(self) -> int:
        """How often anything was tried; never where the answer is exact."""
        return sum(candidate.visits for candidate in self.candidates)


STRIDE = 32
"""Iterations between two looks at the clock."""
LOOKS = 8
"""So many imagined worlds have to agree that an action wins at once."""
SURE = 64
"""So many have to agree that it wins in this turn, where they are not few enough to look at all of them."""
FEW = 2000
"""So many worlds are few enough."""
TURN = 4
"""A fourth of the positions of an exact answer is enough to look through a turn."""
SHARES = (50, 5)
"""Every action is given a fiftieth of these positions, then, if nothing was found, a fifth."""
NEAR = 0.02
"""What is worth less by no more than this is as good as the best, where it pays not to be foreseen."""
LOST = -1.0
"""What a match that is lost is worth."""
SHORT = 10
"""An exact answer is first looked for among a tenth of the positions: that tells how long all of them would take.

What wins one world is proven for all of them among ten times as many.
"""


class Mind:
    """Thinks about the prompts of one player, and keeps the part of a tree that still holds."""

    def __init__(self, game: Game[Any, Any], style: Style, rng: Rng) -> None:
        self.game = game
        self.style = style
        self.rng = rng
        self.answers: Callable[[State], int] | None = None
        """How the other chooses: set only to measure what knowing that would be worth."""
        self._search: Search | None = None
        self._at: tuple[Seat, int] | None = None
        """The seat and the ply of the next prompt, if nobody else acts before it."""

    def think(self, prompt: Prompt, budget: Budget, worlds: Worlds[Any] | None = None) -> Thought:
        """Think about a prompt. The worlds come from the view; only a measurement hands over others."""
        found = self.think_on(prompt, budget, worlds)
        if self._search is not None and self.style.mixes:
            found = unforeseen(found, self.game, self._search.worlds.draw(self.rng), self.rng)
        if self._search is not None and self.style.keeps:
            self._search.follow(found.action)
            self._at = (prompt.seat, prompt.ply + 1)
        else:
            self._search = None
        return found

    def think_on(self, prompt: Prompt, budget: Budget, worlds: Worlds[Any] | None = None) -> Thought:
        """The same, but asked about the same prompt again, it goes on: all that it thought of it before counts."""
        deadline = None if budget.seconds is None else monotonic() + budget.seconds
        if worlds is None:
            worlds = self.game.likely(prompt.view) if self.style.habits else self.game.worlds(prompt.view)
        known = self._known(prompt, worlds, deadline) if self.style.exact else None
        if known is not None:
            self._search = None
            return known
        legal = self._worthwhile(prompt, worlds) if self.style.exact else prompt.legal
        search = self._search
        if search is None or self._at != (prompt.seat, prompt.ply):
            search = self._new_search(prompt, worlds)
        search.worlds = worlds
        search.iterations = 0
        legal = looked_at(search, legal, self.style.looks, deadline)
        run(search, budget.iterations, deadline)
        self._search, self._at = search, (prompt.seat, prompt.ply)
        found = thought(search, legal)
        return blurred(found, self.style.blur, self.rng) if self.style.blur else found

    def _new_search(self, prompt: Prompt, worlds: Worlds[Any]) -> Search:
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
        search.answers = self.answers
        return search

    def _known(self, prompt: Prompt, worlds: Worlds[Any], deadline: float | None) -> Thought | None:
        """The answer where it can be known for sure and makes a difference."""
        certain = worlds.certain()
        seen = [worlds.draw(self.rng) for _ in range(1 if certain else LOOKS)]
        for action in prompt.legal:
            if all(wins(world, action, prompt.seat) for world in seen):
                return won_by(action)
        positions = self.style.exact // TURN
        sure = sure_win(self.game, prompt, worlds, positions, self.rng) if positions else None
        if sure is not None:
            return won_by(sure)
        values = self._values(prompt, seen[0], deadline) if certain else []
        if not values or values[0].value == values[-1].value:
            return None
        return Thought(tuple(values), 0, (values[0].action,))

    def _worthwhile(self, prompt: Prompt, worlds: Worlds[Any]) -> tuple[int, ...]:
        """Gifts are not declined, and who can prevent the other from winning next does."""
        legal = self.game.sensible(prompt.view, prompt.legal)
        positions = self.style.exact // TURN
        prover = Prover(self.game, 1 - prompt.seat, positions)
        return safe(prover, legal, worlds, self.rng) if positions else legal

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


def won_by(action: int) -> Thought:
    """The thought of somebody who need not think."""
    return Thought((Candidate(action, 0, 1.0),), 0, (action,))


def sure_win(game: Game[Any, Any], prompt: Prompt, worlds: Worlds[Any], positions: int, rng: Rng) -> int | None:
    """An action that wins in this turn whatever happens, if it can be found among so many positions."""
    first = [worlds.draw(rng)]
    likely: list[int] = []
    for share in SHARES:  # each action its own, so that one with many ways to go on hides none of the others
        if not likely:
            provers = {action: Prover(game, prompt.seat, positions // share) for action in prompt.legal}
            likely = [action for action, prover in provers.items() if prover.wins_by(first, action)]
    if not likely or worlds.certain():
        return likely[0] if likely else None
    alike = worlds.every(FEW) or [worlds.draw(rng) for _ in range(SURE)]
    prover = Prover(game, prompt.seat, SHORT * positions)
    return next((action for action in likely if prover.wins_by(alike, action)), None)


def safe(prover: Prover, legal: tuple[int, ...], worlds: Worlds[Any], rng: Rng) -> tuple[int, ...]:
    """The actions after which the other does not win the next turn for sure, if there are such; else all."""
    lost = set(legal)
    for _ in range(1 if worlds.certain() else LOOKS):
        world = worlds.draw(rng)
        lost = {action for action in legal if action in lost and prover.threatens(after(world, action))}
    return tuple(action for action in legal if action not in lost) or legal


def looked_at(search: Search, legal: tuple[int, ...], worlds: int, deadline: float | None) -> tuple[int, ...]:
    """Look at every action in the same imagined worlds, in one at least: that is where the tree begins.

    What loses at once in more than a third of them is left out where something else never does.
    """
    losses = dict.fromkeys(legal, 0)
    for number in range(worlds):
        if number and deadline is not None and monotonic() >= deadline:
            break
        world, luck = search.worlds.draw(search.rng), search.rng.word()
        for action in legal:
            found = settled(search.game, after(world, action), Rng(luck), int(search.seat))
            node = search.child(search.root, action)
            node.visits += 1
            node.available += 1
            node.worth += found
            losses[action] += found == LOST
            search.iterations += 1
    looks = int(search.iterations) // len(legal)
    return tuple(action for action in legal if 3 * losses[action] <= looks or 0 not in losses.values())


def settled(game: Game[Any, Any], state: State, rng: Rng, seat: Seat) -> float:
    """What a position promises at the next quiet moment, whatever is chosen until then."""
    while state.actor() != PUBLIC and not game.quiet(state):
        state.advance(rng)
    return game.estimate(state, seat)


def blurred(found: Thought, blur: float, rng: Rng) -> Thought:
    """The same thought of somebody who does not see small differences: any of what looks best comes first."""
    values = [one.value for one in found.candidates]
    least = max(values) - blur * (max(values) - min(values))
    alike = [one for one in found.candidates if one.value >= least]
    return led_by(alike[rng.below(len(alike))], found)


def unforeseen(found: Thought, game: Game[Any, Any], world: State, rng: Rng) -> Thought:
    """The same thought with any of the best first that the other, in whichever world, would not tell from the best.

    They were tried half as often as the best at least, and promise as much but for a hundredth of the chance to win.
    """
    best, other = found.candidates[0], 1 - world.actor()
    seen = game.witness(world, best.action, other)
    alike = [
        one
        for one in found.candidates
        if 2 * one.visits >= best.visits
        and one.value >= best.value - NEAR
        and game.witness(world, one.action, other) == seen
    ]
    return found if len(alike) == 1 else led_by(alike[rng.below(len(alike))], found)


def led_by(first: Candidate, found: Thought) -> Thought:
    """The same thought with another choice."""
    rest = tuple(one for one in found.candidates if one is not first)
    return Thought((first, *rest), found.iterations, (first.action,))


def run(search: Search, iterations: int | None, deadline: float | None) -> None:
    """Search on until a limit is reached, at least once where nothing was looked at yet."""
    last = None if iterations is None else int(search.iterations) + iterations
    with uncollected():
        while True:
            stride = STRIDE
            if last is not None:
                stride = min(stride, last - int(search.iterations))
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
    return after(world, action).result(seat) == 1


def after(world: State, action: int) -> State:
    """A world after an action."""
    state = world.copy()
    state.play(action)
    return state


def thought(search: Search, legal: tuple[int, ...]) -> Thought:
    children = search.root.children or {}
    tried = [candidate(action, children[action]) for action in legal if action in children]
    tried.sort(key=lambda one: (-one.visits, -one.value))
    found = tried or [Candidate(action, 0, 0.0) for action in legal]  # too short a thought for any that is worth it
    best = found[0].action
    line = best_line(children[best]) if tried else ()
    return Thought(tuple(found), int(search.iterations), (best, *line))


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
