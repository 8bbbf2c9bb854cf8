"""The commands about puzzles, each with its options."""

from pathlib import Path
from typing import Annotated

import typer

from threerings.cli.complaint import answer
from threerings.cli.parameters import GameName, Jobs, Language, OneGame


def puzzles(
    game: GameName = None,
    *,
    puzzle: Annotated[int | None, typer.Option("--number", metavar="NUMBER", min=1)] = None,
    theme: Annotated[str | None, typer.Option("--theme", metavar="THEME")] = None,
    difficulty: Annotated[int | None, typer.Option("--difficulty", metavar="1|2|3|4|5", min=1, max=5)] = None,
    language: Language = None,
) -> int:
    from threerings.cli.puzzles import PuzzleRequest, solve_puzzles

    return answer(language, lambda speech: solve_puzzles(PuzzleRequest(game, puzzle, theme, difficulty), speech))


def puzzles_make(
    game: OneGame,
    *,
    collection: Annotated[Path, typer.Option("--out", metavar="FILE")],
    goal: Annotated[int, typer.Option("--number", metavar="NUMBER", min=1)] = 200,
    jobs: Jobs = None,
    language: Language = None,
) -> int:
    from threerings.cli.puzzles import make_puzzles

    return answer(language, lambda speech: make_puzzles(game, collection, goal, jobs, speech))


def puzzles_check(
    game: GameName = None,
    *,
    jobs: Jobs = None,
    language: Language = None,
) -> int:
    from threerings.cli.puzzles import check_puzzles

    return answer(language, lambda speech: check_puzzles(game, jobs, speech))
