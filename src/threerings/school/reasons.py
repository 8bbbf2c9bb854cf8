"""Why a choice in a puzzle was right or wrong, in no language yet."""

from threerings.core.game import Line
from threerings.school.proving import SEARCHES
from threerings.school.puzzles import Attempt, Puzzle


def percent(chance: float) -> int:
    """A chance as people say it. Only what is certain is called so."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def why_right(puzzle: Puzzle) -> list[Line]:
    """What the solution promises, and the strongest rival."""
    match = puzzle.begun()
    game, view = match.game, match.view(puzzle.seat)
    first, rival = game.action(puzzle.solution[0]).index, game.action(puzzle.rival).index
    gains, _ = game.weigh(view, first)
    return [
        *gains[:2],
        Line("puzzle-chance", {"choice": game.offer(view, first), "chance": percent(puzzle.chance)}),
        Line("puzzle-rival", {"choice": game.offer(view, rival), "chance": percent(puzzle.others[puzzle.rival])}),
        proof(puzzle),
    ]


def why_wrong(attempt: Attempt) -> list[Line]:
    """What the last choice costs, without giving the solution away."""
    puzzle, (*before, last) = attempt.puzzle, attempt.chosen
    match = Attempt(puzzle, tuple(before)).reached()
    game, view = match.game, match.view(puzzle.seat)
    _, costs = game.weigh(view, game.action(last).index)
    if before:  # only first choices were measured one by one
        return [*costs[:2], Line("puzzle-plan", {})]
    if last not in puzzle.others:  # a mistake of a match is measured beside the best choices only
        return costs[:2]
    chances = {"chance": percent(puzzle.others[last]), "best": percent(puzzle.chance)}
    return [*costs[:2], Line("puzzle-cost", chances)]


def proof(puzzle: Puzzle) -> Line:
    """How surely it is known."""
    if puzzle.exact:
        return Line("puzzle-exact", {})
    return Line("puzzle-deep", {"searches": SEARCHES, "iterations": puzzle.iterations})
