"""Solves puzzles again, by what proves them: other seeds, the same budget."""

from typing import Any, Final

from threerings.core.game import Game, Prompt, ThreeRingsError
from threerings.school.proving import known, searched
from threerings.school.puzzles import Puzzle

KEPT_MARGIN: Final = 0.1
"""No other choice may come nearer to the best one, whatever the seeds. When a puzzle is made, it is more."""
SEED: Final = 1001


class BadPuzzle(ThreeRingsError):
    """A puzzle that does not hold: it says why."""


def check(puzzle: Puzzle, iterations: int | None = None) -> None:
    """Prove every choice of a solution again, with the puzzle's own iterations or others. Raises BadPuzzle."""
    match = puzzle.begun()
    for text in puzzle.solution:
        prompt = match.prompt(puzzle.seat)
        action = match.game.action(text).index
        if action not in prompt.legal:
            raise BadPuzzle(f"{text!r} is not legal")
        if len(prompt.legal) > 1:
            check_choice(match.game, prompt, action, iterations or puzzle.iterations)
        match.follow([text])


def holds(puzzle: Puzzle) -> bool:
    try:
        check(puzzle)
    except BadPuzzle:
        return False
    return True


def check_choice(game: Game[Any, Any], prompt: Prompt, action: int, iterations: int) -> None:
    verdict = known(game, prompt)
    if verdict is None:
        verdict = searched(game, prompt, iterations, KEPT_MARGIN, SEED)
    text = game.actions[action].text
    if verdict is None:
        raise BadPuzzle(f"nothing is clearly the best, {text!r} neither")
    if verdict.action != action or verdict.margin < KEPT_MARGIN:
        raise BadPuzzle(f"{text!r} leads by too little, or not at all")
