"""A page on which anything can be drawn anywhere; what is drawn later covers what was there."""

from itertools import groupby

from rich.text import Text

from threerings.cli.ink import Frame

Cell = tuple[str, str]
"""A character and its style."""
BLANK: Cell = (" ", "")


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._cells = [[BLANK] * width for _ in range(height)]

    def put(self, column: int, line: int, text: Text) -> None:
        """Write a text; what does not fit on the page is cut off."""
        for place, (letter, style) in enumerate(letters(text), start=column):
            if 0 <= place < self.width and 0 <= line < len(self._cells):
                self._cells[line][place] = (letter, style)

    def box(self, column: int, line: int, size: tuple[int, int], frame: Frame, style: str = "") -> None:
        """An empty box, its edges included in its size."""
        width, height = size
        inner = width - 2
        self.put(column, line, Text(frame.top_left + frame.across * inner + frame.top_right, style))
        for place in range(line + 1, line + height - 1):
            self.put(column, place, Text(frame.down + " " * inner + frame.down, style))
        bottom = frame.bottom_left + frame.across * inner + frame.bottom_right
        self.put(column, line + height - 1, Text(bottom, style))

    def lines(self) -> list[Text]:
        return [line_of(cells) for cells in self._cells]


def letters(text: Text) -> list[Cell]:
    """Each character of a text with its style; where styles lie upon each other, with all of them."""
    styles = [[str(text.style)] if text.style else [] for _ in text.plain]
    for span in text.spans:
        for place in range(span.start, min(span.end, len(styles))):
            styles[place].append(str(span.style))
    return [(letter, " ".join(found)) for letter, found in zip(text.plain, styles, strict=True)]


def line_of(cells: list[Cell]) -> Text:
    runs = groupby(cells, key=lambda cell: cell[1])
    line = Text.assemble(*(("".join(letter for letter, _ in run), style) for style, run in runs))
    line.rstrip()
    return line
