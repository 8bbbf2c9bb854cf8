"""Matches as learners play them: fast, from a seed, and observed as numbers.

Nature draws with the same numbers as `Match(game, chance=Rng(seed).below)` does, so a seed and the players' actions
make the same match here and there.
"""

from typing import Any, Final

from mypy_extensions import i64

from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Game, State, ThreeRingsError
from threerings.core.observation import Pen
from threerings.lab.opening import Layout

LOST: Final = 255
"""Minus one, in a byte."""


class IllegalChoice(ThreeRingsError):
    """Something that is not one of the legal actions. Nothing has changed."""


class Playing:
    """One match after another from the same start; the caller chooses for both players."""

    def __init__(self, game: Game[Any, Any], start: State) -> None:
        self.game: Game[Any, Any] = game
        self.start: State = start
        self.state: State = start.copy()
        self.rng: Rng = Rng(0)
        self.log: list[int] = []
        """The actions so far, nature's too."""
        self.legal: list[int] = []
        """What the one who is asked may choose; nothing once the match is over."""

    def begin(self, seed: int) -> None:
        """Begin anew, and let nature play up to the first question."""
        self.state = self.start.copy()
        self.rng = Rng(seed)
        self.log = []
        self.go_on()

    def play(self, action: int) -> None:
        """Carry out a legal action, and nature's that follow. Raises IllegalChoice."""
        if action not in self.legal:
            raise IllegalChoice(f"action {action} is not legal now; legal are {', '.join(map(str, self.legal))}")
        self.log.append(action)
        self.state.play(action)
        self.go_on()

    def go_on(self) -> None:
        state = self.state
        while state.actor() == NATURE:
            action = state.draw(self.rng)
            self.log.append(action)
            state.play(action)
        self.legal = state.legal()

    def actor(self) -> int:
        """Who is asked; PUBLIC once the match is over."""
        return self.state.actor()

    def write(self, seat: int, pen: Pen) -> None:
        """Write what a seat observes."""
        self.game.observe(self.game.view(self.state, seat), pen)

    def seen(self, seat: int, layout: Layout) -> tuple[bytearray, bytearray]:
        """What a seat observes, and the marks of what it may choose; one that is not asked may choose nothing."""
        sheet = bytearray(layout.size)
        mask = bytearray(layout.choices)
        self.write(seat, Pen(sheet))
        if self.state.actor() == seat:
            for action in self.legal:
                mask[action] = 1
        return sheet, mask

    def result(self, seat: int) -> int:
        """1 for the winner, -1 for the loser, 0 while the match goes on and where nobody has won alone."""
        outcome = self.state.outcome()
        if outcome is None or outcome.winner is None:
            return 0
        return 1 if outcome.winner == seat else -1


class Batch:
    """Many matches side by side. What players see and may do lies in sheets of bytes, one row a match.

    A match that is over makes room for the next one at once: its results stand beside the new match's first question.
    The match in row r that follows k others there has the seed `seed + k * matches + r`.
    """

    def __init__(self, game: Game[Any, Any], start: State, layout: Layout, matches: int, seed: int) -> None:
        self.size: i64 = layout.size
        self.choices: i64 = layout.choices
        self.matches: i64 = matches
        self.blank: bytes = bytes(layout.size)
        self.playing: list[Playing] = [Playing(game, start) for _ in range(matches)]
        self.seeds: list[int] = [seed + row for row in range(matches)]
        self.observations: bytearray = bytearray(matches * layout.size)
        self.masks: bytearray = bytearray(matches * layout.choices)
        self.actors: bytearray = bytearray(matches)
        self.rewards: bytearray = bytearray(2 * matches)
        self.done: bytearray = bytearray(matches)
        self.pen: Pen = Pen(self.observations)
        for row in range(matches):
            self.playing[row].begin(self.seeds[row])
            self.look(row)

    def step(self, actions: list[int]) -> None:
        """Play an action in every match. Raises IllegalChoice; then nothing has changed in any of them."""
        self.check(actions)
        self.rewards[:] = bytes(2 * self.matches)
        self.done[:] = bytes(self.matches)
        row: i64 = 0
        for action in actions:
            playing = self.playing[row]
            legal = playing.legal
            playing.log.append(action)
            playing.state.play(action)
            playing.go_on()
            self.forget(row, legal)
            if playing.state.actor() == PUBLIC:
                self.begin_next(row)
            self.look(row)
            row += 1

    def check(self, actions: list[int]) -> None:
        if len(actions) != self.matches:
            raise IllegalChoice(f"{self.matches} matches need as many actions, not {len(actions)}")
        row: i64 = 0
        for action in actions:
            if not 0 <= action < self.choices or not self.masks[row * self.choices + action]:
                raise IllegalChoice(f"action {action} is not legal in match {row}")
            row += 1

    def begin_next(self, row: i64) -> None:
        playing = self.playing[row]
        self.done[row] = 1
        for seat in range(2):
            result = playing.result(seat)
            self.rewards[2 * row + seat] = LOST if result < 0 else result
        self.seeds[row] += int(self.matches)
        playing.begin(self.seeds[row])

    def forget(self, row: i64, legal: list[int]) -> None:
        """Take back the marks of what was legal before."""
        first = row * self.choices
        for action in legal:
            self.masks[first + action] = 0

    def look(self, row: i64) -> None:
        """Write down what the one who is asked sees and may do."""
        playing = self.playing[row]
        seat = playing.state.actor()
        self.actors[row] = seat
        first = row * self.choices
        for action in playing.legal:
            self.masks[first + action] = 1
        at = row * self.size
        self.observations[at : at + self.size] = self.blank
        self.pen.at = at
        playing.write(seat, self.pen)
