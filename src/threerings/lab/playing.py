"""Matches as learners play them: fast, from a seed, and observed as numbers.

Nature draws with the same numbers as `Match(game, chance=nature(seed).below)` does, so a seed and the players' actions
make the same match here and there.
"""

from typing import Any, NamedTuple

from librt.strings import BytesWriter, read_i16_le, write_i16_le
from mypy_extensions import i16, i64

from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Game, State, ThreeRingsError
from threerings.lab.byte_pen import BytePen
from threerings.lab.seeds import nature


class IllegalChoice(ThreeRingsError):
    """Something that is not one of the legal actions. Nothing has changed."""


class Sheets(NamedTuple):
    """What is written over: a zero for every place of an observation, and one for every action that can be chosen."""

    seen: bytes
    marks: bytes


class Playing:
    """One match after another from the same start; the caller chooses for both players."""

    def __init__(self, game: Game[Any, Any], start: State, unwritten: Sheets) -> None:
        self.game: Game[Any, Any] = game
        self.start: State = start
        self.unmarked: bytes = unwritten.marks
        self.state: State = start.copy()
        self.rng: Rng = nature(0)
        self.played: BytesWriter = BytesWriter()
        """The actions so far, nature's too, in two bytes each."""
        self.pen: BytePen = BytePen(unwritten.seen)
        self.choice: list[int] | None = None
        """What may be chosen, once somebody has asked."""

    @property
    def log(self) -> list[int]:
        """The actions so far, nature's too."""
        played = self.played.getvalue()
        return [int(read_i16_le(played, place)) for place in range(0, len(played), 2)]

    @property
    def legal(self) -> list[int]:
        """What the one who is asked may choose; nothing once the match is over."""
        if self.choice is None:
            self.choice = self.state.legal()
        return self.choice

    @property
    def over(self) -> bool:
        return self.state.actor() == PUBLIC

    def begin(self, seed: int) -> list[int]:
        """Begin anew, and let nature play up to the first question: what may be chosen there."""
        self.state = self.start.copy()
        self.rng = nature(seed)
        self.played = BytesWriter()
        self.choice = None
        self.go_on()
        return self.legal

    def play(self, action: int) -> list[int]:
        """Carry out a legal action, and nature's that follow: what may be chosen next. Raises IllegalChoice."""
        legal = self.legal
        if action not in legal:
            raise IllegalChoice(f"action {action} is not legal now; legal are {', '.join(map(str, legal))}")
        self.carry_out(action)
        self.go_on()
        return self.legal

    def carry_out(self, action: int) -> None:
        write_i16_le(self.played, i16(action))
        self.choice = None
        self.state.play(action)

    def go_on(self) -> None:
        """Let nature play up to the next question."""
        while self.state.actor() == NATURE:
            self.carry_out(self.state.draw(self.rng))

    def actor(self) -> int:
        """Who is asked; PUBLIC once the match is over."""
        return self.state.actor()

    def result(self, seat: int) -> int:
        """1 for the winner, -1 for the loser; 0 for both while nobody has won."""
        return self.state.result(seat)

    def seen(self, seat: int | None = None) -> bytes:
        """What a seat observes; if none is named, the one who is asked."""
        sheet = self.pen.sheet
        sheet.truncate(0)
        self.pen.begin()
        self.game.observe(self.state, self.state.actor() if seat is None else seat, self.pen)
        return sheet.getvalue()

    def marks(self, seat: int) -> bytes:
        """A 1 for each action that a seat may choose, a 0 for all others; one that is not asked may choose nothing."""
        marks = BytesWriter()
        mark(marks, self.unmarked, self.legal if self.state.actor() == seat else [])
        return marks.getvalue()


def mark(marks: BytesWriter, unmarked: bytes, legal: list[int]) -> None:
    """Write a 1 for every legal action, and a 0 for all others that can be chosen, as many as are unmarked."""
    first: i64 = len(marks)
    marks.write(unmarked)
    for action in legal:
        marks[first + action] = 1


class Batch:
    """Many matches side by side. What players see and may do lies on sheets of bytes, one row a match.

    A match that is over makes room for the next one at once: its results stand beside the new match's first question.
    The match in row r that follows k others there has the seed `seed + k * matches + r`.
    """

    def __init__(self, game: Game[Any, Any], start: State, unwritten: Sheets, matches: int, seed: int) -> None:
        self.unmarked: bytes = unwritten.marks
        self.choices: i64 = len(unwritten.marks)
        self.playing: list[Playing] = [Playing(game, start, unwritten) for _ in range(matches)]
        self.seeds: list[int] = [seed + row for row in range(matches)]
        self.pen: BytePen = BytePen(unwritten.seen)
        self.marks: BytesWriter = BytesWriter()
        self.actors: BytesWriter = BytesWriter()
        self.rewards: BytesWriter = BytesWriter()
        self.done: BytesWriter = BytesWriter()
        self.unfinished: bytes = bytes(matches)
        self.clear()
        for playing, first in zip(self.playing, self.seeds, strict=True):
            playing.begin(first)
            self.look(playing)

    def step(self, actions: list[int]) -> None:
        """Play an action in every match. Raises IllegalChoice; then nothing has changed in any of them."""
        self.check(actions)
        self.clear()
        row: i64 = 0
        for action in actions:
            playing = self.playing[row]
            playing.carry_out(action)
            playing.go_on()
            if playing.state.actor() == PUBLIC:
                self.done[row] = 1
                for seat in range(2):
                    self.rewards[2 * row + seat] = playing.state.result(seat) & 255
                self.seeds[row] += len(actions)
                playing.begin(self.seeds[row])
            self.look(playing)
            row += 1

    def clear(self) -> None:
        """Take clean sheets, on which no match has ended."""
        for sheet in (self.pen.sheet, self.marks, self.actors, self.rewards, self.done):
            sheet.truncate(0)
        self.done.write(self.unfinished)
        self.rewards.write(self.unfinished)
        self.rewards.write(self.unfinished)

    def check(self, actions: list[int]) -> None:
        matches: i64 = len(self.playing)
        if len(actions) != matches:
            raise IllegalChoice(f"{matches} matches need as many actions, not {len(actions)}")
        row: i64 = 0
        for action in actions:
            if not 0 <= action < self.choices or not self.marks[row * self.choices + action]:
                raise IllegalChoice(f"action {action} is not legal in match {row}")
            row += 1

    def look(self, playing: Playing) -> None:
        """Write down what the one who is asked sees and may do."""
        state = playing.state
        seat = state.actor()
        self.actors.append(seat)
        mark(self.marks, self.unmarked, state.legal())
        self.pen.begin()
        playing.game.observe(state, seat, self.pen)
