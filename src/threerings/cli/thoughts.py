"""What bots thought before they chose: shown to whoever only watches, kept for the others until the match is over."""

from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from threerings.bots import Bot
from threerings.cli.record_files import damage_complaint
from threerings.cli.screen import Screen
from threerings.core.game import Game, Prompt, Seat

SHOWN = 5
"""So many of the actions a bot has thought about are worth a line."""


class Considered(NamedTuple):
    """An action of the game, how often it was tried, and what it promised, from -1 (lost) to 1 (won)."""

    action: str
    visits: int
    value: float


class Insight(NamedTuple):
    """A thought, in the notation of the game."""

    game: int
    ply: int
    seat: Seat
    milliseconds: int
    iterations: int
    considered: tuple[Considered, ...]
    """The most visited first."""
    line: tuple[str, ...]


def choice_and_insight(bot: Bot, prompt: Prompt, number: int = 1) -> tuple[int, Insight | None]:
    """A bot's choice, and what it thought, if it did: with one legal action nobody thinks."""
    bot.thought = None
    began = monotonic()
    action = bot.choose(prompt)
    spent, thought, names = monotonic() - began, bot.thought, bot.game.actions
    if thought is None:
        return action, None
    considered = tuple(Considered(names[one.action].text, one.visits, one.value) for one in thought.candidates[:SHOWN])
    line = tuple(names[one].text for one in thought.line)
    insight = Insight(number, prompt.ply, prompt.seat, round(1000 * spent), thought.iterations, considered, line)
    return action, insight


def show(screen: Screen, insight: Insight, view: Any, game: Game[Any, Any], who: str) -> None:
    """A thought in words. The view is that of the one who thought: nobody else may read this while the match runs."""
    speech = screen.speech
    screen.say(speech("thoughts-head", who=who, games=insight.iterations, time=insight.milliseconds), "bold")
    for action, visits, value in insight.considered:
        offer = speech.say(game.offer(view, game.action(action).index))
        share = round(50 + 50 * value)
        screen.say(speech("thoughts-action", share=share, visits=visits, offer=offer), "faint", indent="  ")
    screen.say(speech("thoughts-line", line=f" {screen.ink.dot} ".join(insight.line)), "faint", indent="  ")


class Notebook:
    """Thoughts in a file beside a record, a line each; in nothing where there is no record."""

    def __init__(self, record: Path | None) -> None:
        self.path = record and beside(record)
        if self.path is not None:
            content = self.path.read_bytes() if self.path.exists() else b""
            # A line that was being written when the program was stopped is lost.
            self.path.write_bytes(content[: content.rfind(b"\n") + 1])

    def add(self, insight: Insight) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(insight) + b"\n")


def beside(record: Path) -> Path:
    return record.with_name(f"{record.name}.thoughts")


def read_thoughts(record: Path) -> dict[tuple[int, int], Insight]:
    """The thoughts beside a record, by game and ply. Raises Complaint where they are damaged."""
    path = beside(record)
    try:
        found = [msgspec.json.decode(line, type=Insight) for line in path.read_bytes().splitlines()]
    except msgspec.MsgspecError as error:
        raise damage_complaint(path, error) from None
    return {(insight.game, insight.ply): insight for insight in found}
