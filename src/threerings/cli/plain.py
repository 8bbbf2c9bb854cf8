"""For a game that nobody has drawn: what the viewer knows line by line, and a number for every choice."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from threerings.cli.sheet import Sheet, offer_lines, prose
from threerings.core.fields import told
from threerings.core.game import Game
from threerings.texts.facts import facts


class Plain:
    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def board(self, view: Any, sheet: Sheet) -> list[Text]:
        """The fields of the view; where everything is open, those of each player's view."""
        if told(view):
            return [Text(sheet.speech("game-title"), "bold"), *fact_lines(view, sheet)]
        lines: list[Text] = []
        for side, part in zip(self.game.sides, view, strict=True):
            lines += [Text(sheet.speech(f"side-{side}"), f"bold {side}"), *fact_lines(part, sheet)]
        return lines

    def hand(self, view: Any, sheet: Sheet, legal: Sequence[int] = ()) -> list[Text]:  # noqa: ARG002 - it is on the board
        return []

    def numbers_hand(self, legal: Sequence[int]) -> bool:  # noqa: ARG002 - as above
        return False

    def choices(self, view: Any, sheet: Sheet, legal: Sequence[int]) -> list[Text]:
        return offer_lines(self.game, view, sheet, legal)

    def sets_up(self, legal: Sequence[int]) -> bool:  # noqa: ARG002 - nobody has said what a set-up is
        return False

    def open_view(self, views: tuple[Any, Any]) -> Any:
        return self.game.open_view(views)

    def explain(self, view: Any, sheet: Sheet, word: str) -> list[Text]:  # noqa: ARG002 - the rules are explained by the table
        return []

    def legend(self, sheet: Sheet) -> list[Text]:  # noqa: ARG002 - every line says what it is
        return []


def fact_lines(view: Any, sheet: Sheet) -> list[Text]:
    lines: list[Text] = []
    for name, value in facts(view, sheet.speech):
        lines += prose(f"{name}: {value}", sheet.width, "    ", "  ")
    return lines
