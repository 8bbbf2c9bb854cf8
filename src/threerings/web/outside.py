"""Lines of a series' log that are no actions of a game."""

import re
from collections.abc import Sequence
from typing import Final

from threerings.core.record import AIDS

NEXT_GAME: Final = "next game"
OUTSIDE: Final = re.compile(
    rf"(?P<verb>entropy|asks undo|refuses undo|undo to|resign|next game|{'|'.join(AIDS)})"
    r"(?: (?P<object>\S+))?(?: (?P<digits>[0-9a-f]+))?"
)


def undone_places(lines: Sequence[str], ply: int) -> set[int]:
    """The places of lines that others of them take back, from a ply of a game on."""
    played: list[int] = []
    undone: set[int] = set()
    for place, line in enumerate(lines):
        outside = OUTSIDE.fullmatch(line)
        if not outside:
            played.append(place)
        elif line == NEXT_GAME:
            played, ply = [], 0
        elif outside["verb"] == "undo to":
            goal = int(outside["object"] or "")
            undone.update(played[max(0, goal - ply) :])
            del played[max(0, goal - ply) :]
            ply = min(ply, goal)
    return undone
