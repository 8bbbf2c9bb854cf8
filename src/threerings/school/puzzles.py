"""Puzzles: positions in which one choice is clearly the best. Each game ships a file of them, a line each."""

import json
from collections.abc import Mapping
from datetime import date
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, NamedTuple

from threerings.core.game import Options, Seat, ThreeRingsError
from threerings.core.match import Match
from threerings.games import GAMES, PACKAGES, load

FILE: Final = "puzzles.jsonl"
HARDEST: Final = 5
WIN: Final = "win"
"""The theme of puzzles that end the match; all others are the game's own."""


class Puzzle(NamedTuple):
    """A position, who has to choose, and what is right there. The position's truth is nobody's to see."""

    game: str
    position: str
    seat: Seat
    solution: tuple[str, ...]
    """One choice, or several of one turn."""
    chance: float
    """To win by the solution."""
    others: Mapping[str, float]
    """The same by every other first choice, the strongest rival first."""
    iterations: int
    """Of each of the searches that have proven it; 0 where every way the match can go was looked at."""
    difficulty: int
    theme: str
    origin: int
    """The number of the match in which it was found."""
    options: Options

    @property
    def margin(self) -> float:
        return self.chance - max(self.others.values())

    @property
    def rival(self) -> str:
        return max(self.others, key=self.others.__getitem__)

    @property
    def exact(self) -> bool:
        return self.iterations == 0

    def begun(self) -> Match:
        """A match that stands at its position; nature waits."""
        return set_up(self.game, self.position, json.dumps(self.options)).copy()


@lru_cache(64)
def set_up(game: str, position: str, options: str) -> Match:
    """Read once: to see that play can have led to a position may take a while."""
    return Match(load(game), json.loads(options), position, chance=None)


def written(puzzle: Puzzle) -> str:
    """A puzzle in a line, without the game."""
    _, *values = puzzle
    return json.dumps(dict(zip(Puzzle._fields[1:], values, strict=True)), separators=(",", ":"))


def read(game: str, line: str) -> Puzzle:
    told = json.loads(line)
    return Puzzle(**{**told, "game": game, "solution": tuple(told["solution"])})


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; puzzle 1 is the first."""
    file = files(PACKAGES[game]).joinpath(FILE)
    return tuple(read(game, line) for line in file.read_text("utf-8").splitlines()) if file.is_file() else ()


def games_with_puzzles() -> list[str]:
    return [game for game in GAMES if puzzles_of(game)]


class Numbered(NamedTuple):
    """A puzzle by its game and number: how people speak of it."""

    game: str
    number: int

    @property
    def puzzle(self) -> Puzzle:
        return puzzles_of(self.game)[self.number - 1]


def numbered(game: str, number: int) -> Numbered | None:
    """The puzzle of this number, if there is one."""
    return Numbered(game, number) if 1 <= number <= len(puzzles_of(game)) else None


def selected(game: str, theme: str = "", difficulty: int = 0) -> list[Numbered]:
    """The puzzles of a game, all or those of a theme or a difficulty."""
    return [
        Numbered(game, number)
        for number, puzzle in enumerate(puzzles_of(game), start=1)
        if theme in ("", puzzle.theme) and difficulty in (0, puzzle.difficulty)
    ]


class NoThemes(ThreeRingsError):
    """A game that does not say what its puzzles are about has none."""


def own_themes(game: str) -> Any:
    """The module in which a game says what its puzzles are about. Raises NoThemes."""
    try:
        return import_module(f"{PACKAGES[game]}.themes")
    except ModuleNotFoundError:
        raise NoThemes(f"{game} has no module themes, which says what its puzzles are about") from None


def themes_of(game: str) -> list[str]:
    """What the puzzles of a game are about."""
    found = {puzzle.theme for puzzle in puzzles_of(game)}
    return [theme for theme in (WIN, *own_themes(game).THEMES) if theme in found]


def of_day(day: date) -> Numbered:
    """The puzzle of a day, the same for everybody: the games take turns, and their puzzles come one after the other."""
    games = games_with_puzzles()
    round_, turn = divmod(day.toordinal(), len(games))
    return Numbered(games[turn], round_ % len(puzzles_of(games[turn])) + 1)


class Attempt(NamedTuple):
    """What somebody has chosen in a puzzle."""

    puzzle: Puzzle
    chosen: tuple[str, ...] = ()

    @property
    def right(self) -> bool:
        """Nothing wrong has been chosen so far."""
        return self.chosen == self.puzzle.solution[: len(self.chosen)]

    @property
    def solved(self) -> bool:
        return self.chosen == self.puzzle.solution

    def then(self, text: str) -> "Attempt":
        """With one more choice."""
        return self._replace(chosen=(*self.chosen, text))

    def reached(self) -> Match:
        """The match after the choices; nature waits. Raises UnknownAction or IllegalAction."""
        match = self.puzzle.begun()
        match.follow(self.chosen)
        return match
