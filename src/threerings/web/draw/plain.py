"""For a game that nobody has drawn: what the viewer knows as a table, and a button for everything."""

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from threerings.core.fields import told
from threerings.core.game import Game, Step
from threerings.texts.facts import facts
from threerings.web.draw import Desk
from threerings.web.draw.canvas import HIGH, WIDE, rings
from threerings.web.draw.markup import element, joined

RINGS = ((130, 82), (190, 82), (160, 122))


class Plain:
    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def board(self, view: Any, desk: Desk) -> Markup:
        """One table; where everything is open, one for each player's view."""
        if told(view):
            return table(view, desk)
        captions = [element("caption", desk.speech(f"side-{side}")) for side in self.game.sides]
        return joined(table(part, desk, caption) for caption, part in zip(captions, view, strict=True))

    def hand(self, view: Any, desk: Desk) -> Markup:  # noqa: ARG002 - as every drawing is asked
        return Markup()

    def path(self, view: Any, action: int) -> tuple[str, ...]:  # noqa: ARG002 - as above
        return ()

    def touched(self, step: Step) -> Sequence[str]:  # noqa: ARG002 - as above
        return ()

    def picture(self) -> Markup:
        rings = [element("circle", cx=x, cy=y, r=40) for x, y in RINGS]
        return element("svg", *rings, class_="picture plainly", viewBox="0 0 320 200", aria_hidden="true")

    def preview(self, view: Any) -> Markup:  # noqa: ARG002 - as above
        return self.poster()

    def poster(self) -> Markup:
        return element("rect", width=WIDE, height=HIGH, fill="#f3ead7") + rings(WIDE / 2, HIGH / 2, 520, "#a8741a")


def table(view: Any, desk: Desk, caption: str = "") -> Markup:
    rows = [
        element("tr", element("th", name, scope="row"), element("td", value))
        for name, value in facts(view, desk.speech)
    ]
    return element("table", caption, *rows, class_="table")
