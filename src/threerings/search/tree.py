"""Information-set Monte Carlo tree search.

Each iteration imagines a world that the player's view allows, walks down the trees, plays on from there, and remembers
how that ended. A node is all that one player cannot tell apart: what it is reached by are the actions that player
witnessed. With two observers each player has a tree of its own and chooses in it, so the other's hidden choices stay
hidden in thought too; with one observer all choices are made in one tree, as if everybody knew what happened.

What nature draws divides the tree, or not. Undivided, a node is reached by what the players chose, whatever was drawn
in between: where actions name what was drawn (cards that lie open), little is confused and what was learnt is shared.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Game, State, Worlds

MOST_NODES: Final = 500000
"""So many a search remembers; then its trees stop growing, and what they hold goes on being counted."""


class Node:
    """What one player knows to have happened since the root."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often the action that leads here could be chosen."""
        self.worth: float = 0.0
        """The sum of all results for the one who chose that action."""
        self.children: dict[int, Node] | None = None
        """By what was seen to happen next. Most nodes never have any."""

    def child(self, seen: int) -> "Node":
        """The node after something was seen to happen."""
        if self.children is None:
            self.children = {}
        found = self.children.get(seen)
        if found is None:
            found = Node()
            self.children[seen] = found
        return found


def size(node: Node) -> i64:
    """So many nodes a tree has."""
    found: i64 = 1
    if node.children is not None:
        for child in node.children.values():
            found += size(child)
    return found


def walk(path: list[Node], seats: list[int], node: Node, seat: i64) -> Node:
    """Go on to a node, which somebody has chosen."""
    path.append(node)
    seats.append(seat)
    return node


class Search:
    """The search for one decision."""

    def __init__(
        self,
        game: Game[Any, Any],
        worlds: Worlds[Any],
        seat: int,
        rng: Rng,
        *,
        observers: int = 2,
        patience: int | None = None,
        daring: float = 0.7,
        divided: bool = True,
        most: int = MOST_NODES,
    ) -> None:
        self.game: Game[Any, Any] = game
        self.worlds: Worlds[Any] = worlds
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.shared: bool = observers == 1
        self.patience: i64 = 1000000 if patience is None else patience
        """A playout ends with an estimate at the first quiet position after so many plies; without it, at the end."""
        self.daring: float = daring
        """How much rarely tried actions are favoured."""
        self.divided: bool = divided
        """Whether what nature draws divides the tree."""
        self.answers: Callable[[State], int] | None = None
        """How the other chooses, if that is told: only to measure what knowing it would be worth."""
        self.iterations: i64 = 0
        self.root: Node = Node()
        """Of the player who decides."""
        self.other: Node = self.root if self.shared else Node()
        self.most: i64 = most
        self.nodes: i64 = 0
        """Of both trees."""
        self.count()

    def follow(self, action: int) -> None:
        """Go on after an action of the one who decides, if that is all that happens before the next decision."""
        state = self.imagine()
        if state.actor() == self.seat:
            seen: int = self.game.witness(state, action, 1 - self.seat)
            self.root = self.child(self.root, action)
            self.other = self.root if self.shared else self.child(self.other, seen)
        else:  # what the other has chosen at the same time is not known
            self.root = Node()
            self.other = Node()
        self.count()

    def count(self) -> None:
        self.nodes = size(self.root)
        if not self.shared:
            self.nodes += size(self.other)

    def child(self, node: Node, seen: int) -> Node:
        """The node after something was seen to happen. A new one for which there is no room is soon forgotten."""
        children = node.children
        if children is not None:
            found = children.get(seen)
            if found is not None:
                return found
        if self.nodes >= self.most:
            return Node()
        self.nodes += 1
        return node.child(seen)

    def run(self, iterations: int) -> None:
        left: i64 = iterations
        while left > 0:
            self.iterate()
            left -= 1

    def imagine(self) -> State:
        """In one tree a choice that both make at the same time would be seen, so there the other has chosen already."""
        world: State = self.worlds.draw(self.rng) if self.shared else self.worlds.before(self.rng)
        return world

    def iterate(self) -> None:
        state: State = self.imagine()
        path: list[Node] = []
        seats: list[int] = []
        self.descend(state, path, seats)
        result = self.play_on(state)
        self.iterations += 1
        place: i64 = len(path) - 1
        while place >= 0:
            node = path[place]
            node.visits += 1
            seat: i64 = seats[place]
            if seat != NATURE:
                node.worth += result if seat == 0 else -result
            place -= 1

    def descend(self, state: State, path: list[Node], seats: list[int]) -> None:
        """Walk down the trees until something is tried for the first time."""
        mine = self.root
        theirs = self.choose_together(state, path, seats)
        seat = self.seat
        while True:
            actor: i64 = state.actor()
            if actor == PUBLIC:
                return
            if actor == NATURE:
                if not self.divided:
                    state.advance(self.rng)
                    continue
                action: int = state.draw(self.rng)
                theirs_sees: int = self.game.witness(state, action, 1 - seat)
                mine = walk(path, seats, self.child(mine, self.game.witness(state, action, seat)), NATURE)
                state.play(action)
                if mine.visits == 0:
                    return
                theirs = mine if self.shared else self.child(theirs, theirs_sees)
                continue
            here = mine if actor == seat else theirs
            action = self.select(here, state.legal()) if actor == seat else self.answer(theirs, state)
            chosen = walk(path, seats, self.child(here, action), actor)
            if chosen.visits == 0:
                state.play(action)
                return
            if self.shared:
                mine = theirs = chosen
            elif actor == seat:
                mine = chosen
                theirs = self.child(theirs, self.game.witness(state, action, 1 - seat))
            else:
                theirs = chosen
                mine = walk(path, seats, self.child(mine, self.game.witness(state, action, seat)), NATURE)
            state.play(action)

    def choose_together(self, state: State, path: list[Node], seats: list[int]) -> Node:
        """Let the other make the choices that the one who decides does not see before deciding."""
        theirs = self.other
        while state.actor() == 1 - self.seat:
            action = self.answer(theirs, state)
            theirs = walk(path, seats, self.child(theirs, action), 1 - self.seat)
            state.play(action)
        return theirs

    def answer(self, node: Node, state: State) -> int:
        """What the other chooses."""
        if self.answers is not None:
            return self.answers(state)
        return self.select(node, state.legal())

    def select(self, node: Node, legal: list[int]) -> int:
        """Any action not tried yet here, or the most promising one."""
        best = -1
        best_score = -1e9
        untried: i64 = 0
        full: bool = self.nodes >= self.most
        children = node.children
        if children is None:
            best = legal[self.rng.below(len(legal))]
            self.child(node, best).available += 1
            return best
        for action in legal:
            child = children.get(action)
            if child is None or child.visits == 0:
                if not full:
                    untried += 1
                    if self.rng.below(untried) == 0:
                        best = action
                continue
            child.available += 1
            if untried == 0:
                visits = float(child.visits)
                score = child.worth / visits + self.daring * sqrt(log(float(child.available)) / visits)
                if score > best_score:
                    best_score = score
                    best = action
        if untried:
            self.child(node, best).available += 1
        elif best < 0:  # there is no room for any of them
            best = legal[self.rng.below(len(legal))]
        return best

    def play_on(self, state: State) -> float:
        """Play a world to its end, or for a while, and see how it stands for seat 0."""
        left = self.patience
        while state.actor() != PUBLIC:
            if left <= 0 and self.game.quiet(state):
                return self.game.estimate(state, 0)
            state.advance(self.rng)
            left -= 1
        return float(state.result(0))
