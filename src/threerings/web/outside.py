"""Lines of a series' log that are no actions of a game."""

import re
from collections.abc import Sequence
from typing import Final

from threerings.core.match import WAYS_OUT
from threerings.core.record import AIDS

NEXT_GAME: Final = "next game"
SPENT: Final = "spent"
SIDES: Final = ("swap", "same", "lots")
"""How a rematch may be: with the sides swapped, with the same ones, or as chance decides."""
OFFERS: Final = tuple(f"offers {sides}" for sides in SIDES)
NO_REMATCH: Final = ("refuses rematch", "withdraws rematch")
UNDO: Final = ("asks undo", "refuses undo", "withdraws undo")
VERBS: Final = ("entropy", *UNDO, "undo to", *WAYS_OUT, NEXT_GAME, SPENT, *OFFERS, *NO_REMATCH, *AIDS)
OUTSIDE: Final = re.compile(
    rf"(?P<verb>{'|'.join(VERBS)})"
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
