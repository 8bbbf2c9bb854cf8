"""Whole random matches by the hundred thousand, to find a crash, a dead end or a broken invariant.

Match number n has the seed `--seed` + n, which also chooses its options: any match can be played again alone.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tests.support.variants import variant_text, variants
from threerings.core.chance import Rng
from threerings.core.game import NATURE, OBSERVERS, PUBLIC, Game, Options, Outcome, State
from threerings.games import load


class Broken(Exception):
    """An invariant that does not hold."""


@dataclass(frozen=True)
class Failure:
    """A match that went wrong: all that is needed to see it again."""

    game: str
    seed: int
    options: Options
    actions: tuple[str, ...]
    reason: str

    def __str__(self) -> str:
        head = f"{self.game}, match with seed {self.seed} ({variant_text(self.options)})"
        log = [f"{ply:4} {text}" for ply, text in enumerate(self.actions)]
        again = f"python -m bench matches --game {self.game} --seed {self.seed} --matches 1 --sample 1"
        return "\n".join([f"{head}, after {len(log)} plies: {self.reason}", *log, f"Again: {again}"])


@dataclass
class Tally:
    """What came out of many matches."""

    matches: int = 0
    plies: int = 0
    longest: int = 0
    checked: int = 0
    """Plies on which the invariants were checked."""
    winners: Counter[int | None] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    points: Counter[tuple[int, int]] = field(default_factory=Counter)

    def add(self, outcome: Outcome, plies: int) -> None:
        self.matches += 1
        self.plies += plies
        self.longest = max(self.longest, plies)
        self.winners[outcome.winner] += 1
        self.reasons[outcome.reason] += 1
        self.points[outcome.points] += 1

    def merge(self, other: "Tally") -> None:
        self.matches += other.matches
        self.plies += other.plies
        self.longest = max(self.longest, other.longest)
        self.checked += other.checked
        self.winners += other.winners
        self.reasons += other.reasons
        self.points += other.points


Tallies = dict[int, Tally]
"""By the number of the variant."""


def play_matches(name: str, first: int, matches: int, sample: int) -> Tallies | Failure:
    """Play the matches whose seeds begin here; on every ply of each `sample`-th check everything."""
    game = load(name)
    ways = variants(game)
    tallies = {way: Tally() for way in range(len(ways))}
    for seed in range(first, first + matches):
        turn, way = divmod(seed, len(ways))
        one = RandomMatch(game, ways[way], seed)
        try:
            outcome = one.play(checked=turn % sample == 0)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what is looked for
            return one.failure(error)
        tallies[way].add(outcome, len(one.log))
        tallies[way].checked += one.checked
    return tallies


class RandomMatch:
    """One match, played at random from its seed."""

    def __init__(self, game: Game[Any, Any], options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.log: list[int] = []
        self.checked = 0

    def play(self, checked: bool) -> Outcome:
        state = self.game.start(self.options)
        rng, other_rng = Rng(self.seed), Rng(~self.seed)
        while legal := state.legal():
            if checked:
                self.check(state, other_rng)
            action = legal[rng.below(len(legal))]
            self.log.append(action)
            require(len(self.log) <= self.game.longest, f"longer than {self.game.longest} plies")
            state.play(action)
        if checked:
            self.check_end(state)
        outcome: Outcome | None = state.outcome()
        if outcome is None:
            raise Broken("a dead end: nothing is legal and the match is not over")
        return outcome

    def check(self, state: State, rng: Rng) -> None:
        """All that must hold while a match goes on."""
        self.checked += 1
        check_legal(self.game, state)
        require(state.outcome() is None, "there is an outcome while actions are legal")
        require(state.draw(rng) in state.legal(), "what is drawn is not legal")
        check_notation(self.game, state, self.options)
        for seat in (0, 1):
            check_imagination(self.game, state, seat, self.options, rng)

    def check_end(self, state: State) -> None:
        require(state.actor() == PUBLIC, "nothing is legal, yet somebody is asked")
        check_notation(self.game, state, self.options)

    def failure(self, error: Exception) -> Failure:
        reason = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        texts = tuple(self.game.actions[action].text for action in self.log)
        return Failure(self.game.name, self.seed, self.options, texts, reason)


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def check_legal(game: Game[Any, Any], state: State) -> None:
    """Somebody is asked, and the legal actions are in the table, ascending, none of them a veil."""
    legal = state.legal()
    require(state.actor() in (0, 1, NATURE), f"actor {state.actor()} is asked")
    require(all(low < high for low, high in pairwise(legal)), f"legal actions do not ascend: {legal}")
    require(legal[0] >= 0 and legal[-1] < len(game.actions), f"legal actions are not in the table: {legal}")
    require(not any(game.actions[action].veil for action in legal), f"a veil is legal: {legal}")


def check_notation(game: Game[Any, Any], state: State, options: Options) -> None:
    """The notation describes the position, and the position set up from it is the same one for everybody."""
    again = set_up_again(game, state, options)
    same = again.actor() == state.actor() and again.legal() == state.legal()
    require(same, f"another question is asked after setting up\n{game.position(state)}")
    for seat in OBSERVERS:
        same = game.view(again, seat) == game.view(state, seat)
        require(same, f"observer {seat} sees something else after setting up\n{game.position(state)}")


def set_up_again(game: Game[Any, Any], state: State, options: Options) -> State:
    """The state that a position's notation gives. It must have the same notation."""
    text = game.position(state)
    again: State = game.setup(text, options)
    require(game.position(again) == text, f"not the same after setting up\n{text}")
    return again


def check_imagination(game: Game[Any, Any], state: State, seat: int, options: Options, rng: Rng) -> None:
    """A world imagined from a view is a sound position that looks the same from there and asks the same."""
    view = game.view(state, seat)
    world = game.worlds(view).draw(rng)
    require(game.view(world, seat) == view, f"seat {seat} sees something else in its imagined world")
    require(game.view(world, PUBLIC) == game.view(state, PUBLIC), f"seat {seat} imagines what the public knows better")
    require(world.actor() == state.actor(), f"another seat acts in what seat {seat} imagines")
    if state.actor() == seat:
        require(world.legal() == state.legal(), f"other actions are legal in what seat {seat} imagines")
    set_up_again(game, world, options)
