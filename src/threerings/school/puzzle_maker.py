"""Finds puzzles in matches that bots play against each other."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from threerings.bots import bot_named
from threerings.bots.levels import LEVELS
from threerings.core.chance import Rng
from threerings.core.game import Game, Prompt, State
from threerings.core.match import Match
from threerings.games import load
from threerings.school.proving import Verdict, inquiry, known, lead, searched
from threerings.school.puzzle_check import holds
from threerings.school.puzzles import WIN, Puzzle, own_themes, read, written
from threerings.search.think import LOOKS, Budget, think

PLAYERS: Final = ("casual", "club", "expert")
"""Good enough for natural positions, weak enough to leave something to find."""
EXACT_MARGIN: Final = 0.25
DEEP_MARGIN: Final = 0.15
"""In chance to win, between the best choice and every other."""
WORTHWHILE: Final = 0.35
"""Nobody likes to look for the least evil: the best choice has at least this chance to win."""
GLANCE: Final = 400
"""Iterations that tell whether a position is worth a closer look."""
PROMISE: Final = 0.12
"""So much better the best choice has to look at a glance."""
DEEP: Final = 4000
MOST: Final = 2
"""Puzzles of one match."""
APART: Final = 12
"""Plies between two puzzles of a match."""
CHOICES: Final = 3
"""With fewer a guess is too good."""
RUNGS: Final = ((12, 8), (36, 5), (110, 3), (1000, 0))
"""Iterations and patience of the searches by which difficulty is measured: about those of the levels."""
TRIES: Final = 6
"""On every rung; all but one have to succeed."""
SHARE: Final = 0.35
"""So many of all puzzles may have the same theme, or be equally hard."""


class PuzzleTask(NamedTuple):
    """A match to look for puzzles in."""

    game: str
    number: int


def find(task: PuzzleTask) -> list[Puzzle]:
    """The puzzles of a match."""
    game = load(task.game)
    chance = Rng(task.number)
    match = Match(game, chance=chance.below)
    names = [PLAYERS[chance.below(len(PLAYERS))] for _ in range(2)]
    bots = [
        bot_named(name, game, task.number + seat, Budget(iterations=LEVELS[name].budget.iterations))
        for seat, name in enumerate(names)
    ]
    found: list[Puzzle] = []
    last = -APART
    while match.outcome is None and len(found) < MOST:
        prompt = match.prompt(match.actor)
        if len(prompt.legal) >= CHOICES and prompt.ply - last >= APART:
            puzzle = puzzle_at(game, match, prompt, task.number)
            if puzzle is not None:
                found.append(puzzle)
                last = prompt.ply
        match.submit(prompt.seat, prompt.ply, game.actions[bots[prompt.seat].choose(prompt)].text)
    return found


def puzzle_at(game: Game[Any, Any], match: Match, prompt: Prompt, origin: int) -> Puzzle | None:
    """The puzzle a position makes, if one choice in it is clearly the best, and so with other seeds, too."""
    verdict = verdict_on(game, prompt)
    if verdict is None:
        return None
    position = match.open_position()
    solution = plan(game, Match(game, match.options, position, chance=None), prompt.seat, verdict)
    named = [game.actions[action].text for action in solution]
    others = {game.actions[action].text: round(worth, 3) for action, worth in verdict.others.items()}
    hardness = difficulty(game, prompt, verdict.action)
    about = theme_of(game, prompt, solution)
    worth = round(verdict.chance, 3)
    puzzle = Puzzle(
        game.name, position, prompt.seat, tuple(named), worth, others, verdict.iterations, hardness, about, origin, {}
    )
    return puzzle if holds(puzzle) else None


def verdict_on(game: Game[Any, Any], prompt: Prompt) -> Verdict | None:
    """A glance first: most positions are none."""
    exact = known(game, prompt)
    if exact is not None:
        return exact if exact.margin >= EXACT_MARGIN else None
    if lead(inquiry(game, prompt).freely(GLANCE, 1)) < PROMISE:
        return None
    found = searched(game, prompt, DEEP, DEEP_MARGIN)
    return found if found and found.chance >= WORTHWHILE else None


def plan(game: Game[Any, Any], match: Match, seat: int, verdict: Verdict) -> list[int]:
    """The best choice, and those of the same turn that follow as clearly from it."""
    solution = [verdict.action]
    match.follow([game.actions[verdict.action].text])
    forced: list[int] = []
    while match.actor == seat:
        prompt = match.prompt(seat)
        if len(prompt.legal) == 1:
            forced.append(prompt.legal[0])
        else:
            following = verdict_on(game, prompt)
            if following is None:
                break
            solution += [*forced, following.action]
            forced = []
        match.follow([game.actions[(forced or solution)[-1]].text])
    return solution


def difficulty(game: Game[Any, Any], prompt: Prompt, action: int) -> int:
    """From 1 to 5: how many rungs, from the lowest up, are too low to find it nearly always."""
    hardness = len(RUNGS) + 1
    for iterations, patience in reversed(RUNGS):
        tried = [quickly(game, prompt, iterations, patience, seed) for seed in range(TRIES)]
        if tried.count(action) < TRIES - 1:
            break
        hardness -= 1
    return hardness


def quickly(game: Game[Any, Any], prompt: Prompt, iterations: int, patience: int, seed: int) -> int:
    """What a weaker player would choose."""
    style = game.style._replace(exact=0, patience=max(game.style.patience or 0, patience))
    return think(game, prompt, Budget(iterations=iterations), style, Rng(100 + seed)).action


def theme_of(game: Game[Any, Any], prompt: Prompt, solution: list[int]) -> str:
    """What a puzzle is about, as far as the solver can know."""
    worlds = game.worlds(prompt.view)
    if all(wins(worlds.draw(Rng(seed)), solution, prompt.seat) for seed in range(LOOKS)):
        return WIN
    return str(own_themes(game.name).theme(prompt.view, solution[0]))


def wins(world: State, solution: list[int], seat: int) -> bool:
    """Whether a plan wins a world at once."""
    for action in solution:
        world.play(action)
    return world.result(seat) == 1


class Collection:
    """Puzzles in a file, a line each, written as they come: a search that was stopped goes on where it was."""

    def __init__(self, game: str, path: Path, wanted: int) -> None:
        self.path, self.wanted = path, wanted
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self.puzzles = [read(game, line) for line in lines]

    @property
    def complete(self) -> bool:
        return len(self.puzzles) >= self.wanted

    @property
    def next_match(self) -> int:
        return max((puzzle.origin for puzzle in self.puzzles), default=0) + 1

    def add(self, puzzle: Puzzle) -> bool:
        """Whether it was taken: not where its like is there already, or enough of its kind."""
        if self.complete or not self.lacks(puzzle):
            return False
        self.puzzles.append(puzzle)
        with self.path.open("a", encoding="utf-8") as file:
            print(written(puzzle), file=file)
        return True

    def lacks(self, puzzle: Puzzle) -> bool:
        themes = sum(one.theme == puzzle.theme for one in self.puzzles)
        hard = sum(one.difficulty == puzzle.difficulty for one in self.puzzles)
        known = any((one.solution, one.rival) == (puzzle.solution, puzzle.rival) for one in self.puzzles)
        return not known and max(themes, hard) < SHARE * self.wanted
