"""Cards as boxes: something on the left and on the right of each row, and edges that can be marked."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from threerings.cli.ink import Frame

Ends = tuple[Text, Text]
"""What stands at the left and at the right end of a row."""
Marks = Sequence[Text | None]
"""For each row what replaces the edge, if anything does."""


class Box(NamedTuple):
    frame: Frame
    style: str
    rows: Sequence[Ends]
    title: Text
    name: str
    badge: Text = Text()
    """Stands at the right of the upper edge."""
    left: Marks = ()
    right: Marks = ()
    notes: Marks = ()
    """What stands in the middle of each row, if anything does."""


def draw(box: Box, width: int, more: str) -> list[Text]:
    """The lines of a box, each exactly as wide as told."""
    frame = box.frame
    inner = width - 2
    title = box.title.copy()
    title.truncate(max(0, inner - len(box.badge)))
    filling = frame.across * (inner - len(title) - len(box.badge))
    name = Text(shortened(box.name, inner, more), "bold")
    top = Text.assemble(
        (frame.top_left, box.style), title, (filling, box.style), box.badge, (frame.top_right, box.style)
    )
    rest = frame.across * (inner - len(name)) + frame.bottom_right
    bottom = Text.assemble((frame.bottom_left, box.style), name, (rest, box.style))
    return [top, *(middle(box, row, inner) for row in range(len(box.rows))), bottom]


def middle(box: Box, row: int, inner: int) -> Text:
    left, right = box.rows[row]
    edge = Text(box.frame.down, box.style)
    note = at(box.notes, row) or Text()
    room = inner - len(left) - len(right) - len(note)
    before = " " * (room // 2)
    after = " " * (room - room // 2)
    return Text.assemble(at(box.left, row) or edge, left, before, note, after, right, at(box.right, row) or edge)


def at(marks: Marks, row: int) -> Text | None:
    return marks[row] if marks else None


def shortened(name: str, width: int, more: str) -> str:
    return name if len(name) <= width else name[: width - 1] + more


def side_by_side(boxes: Sequence[Box], width: int, a_line: int, more: str) -> list[Text]:
    """Boxes of one width, so many to a line, touching each other."""
    lines: list[Text] = []
    for first in range(0, len(boxes), a_line):
        drawn = [draw(box, width, more) for box in boxes[first : first + a_line]]
        lines += [Text.assemble(*parts) for parts in zip(*drawn, strict=True)]
    return lines
