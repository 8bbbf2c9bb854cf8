"""What the things of a table are called, for those who read or hear of it instead of seeing it."""

from typing import Any

from markupsafe import Markup

from threerings.texts import Texts
from threerings.web.draw import Desk, Drawing
from threerings.web.draw.markup import Value


class Listener(Desk):
    """A desk that writes down what is said of each thing."""

    heard: dict[str, str]

    def thing(self, tag: str, name: str, label: str, *children: str, tip: str = "", **attributes: Value) -> Markup:
        self.heard[name] = label
        return super().thing(tag, name, label, *children, tip=tip, **attributes)


def labels(drawing: Drawing, view: Any, speech: Texts) -> dict[str, str]:
    """The labels of all things on the table and in the hand, by their names."""
    listener = Listener(speech, ("", ""))
    listener.heard = {}
    drawing.board(view, listener)
    drawing.hand(view, listener)
    return listener.heard
