"""The characters a drawing is made of: one set for terminals that can show them, one in plain ASCII."""

from typing import NamedTuple


class Frame(NamedTuple):
    """The lines around a box."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


class Ink(NamedTuple):
    """The signs of a terminal that can show them, unless it is said otherwise."""

    rows: tuple[str, str, str, str] = ("▲", "●", "■", "◆")
    """The symbol of each row, told apart by shape."""
    empty: str = "·"
    light: Frame = Frame("╭", "╮", "╰", "╯", "─", "│")
    heavy: Frame = Frame("┏", "┓", "┗", "┛", "━", "┃")
    dashed: Frame = Frame("┌", "┐", "└", "┘", "╌", "╎")
    parried: str = "══"
    hit_right: str = "─▶"
    hit_left: str = "◀─"
    """Two characters each: the edges of two cards face to face."""
    special: str = "★"
    known: str = "◉"
    above: str = "▼"
    below: str = "▲"
    heights: tuple[str, str, str, str, str, str] = ("▁", "▂", "▃", "▄", "▆", "█")
    dot: str = "·"
    bar: str = "│"
    more: str = "…"
    minus: str = "−"
    backs: tuple[str, str] = ("░", "▓")
    """A hidden piece of each seat."""
    ridge: str = "╱╲"
    """The upper edge of mountains."""
    river: tuple[str, str] = ("≈▸", "◂≈")
    """Flowing to the right and to the left, two characters each."""
    tunnel: tuple[str, str] = ("▲▲", "▼▼")
    """Leading up and down, two characters each."""
    shaft: str = "║║"
    came: str = "●"
    left: str = "○"
    fight: str = "✖"
    shapes: tuple[str, str, str, str, str, str] = ("◆", "●", "■", "▲", "✖", "★")
    """What stands for the colour of a card: grey, yellow, blue, green, red, purple."""
    fort: str = "⌂"
    chain: str = "∞"
    again: str = "»"
    """Another turn."""
    token: str = "✦"


UNICODE = Ink()
ASCII = Ink(
    rows=("1", "2", "3", "4"),
    empty=".",
    light=Frame("+", "+", "+", "+", "-", "|"),
    heavy=Frame("#", "#", "#", "#", "=", "#"),
    dashed=Frame(".", ".", ".", ".", ".", ":"),
    parried="==",
    hit_right="->",
    hit_left="<-",
    special="*",
    known="@",
    above="v",
    below="^",
    heights=("_", ".", "-", "+", "=", "#"),
    dot="-",
    bar="|",
    more="~",
    minus="-",
    backs=(":", "%"),
    ridge="/\\",
    river=("~>", "<~"),
    tunnel=("^^", "vv"),
    shaft="HH",
    came="*",
    left="o",
    fight="X",
    shapes=("#", "$", "o", "&", "x", "*"),
    fort="^",
    chain="~",
    again=">",
    token="@",
)


def ink_for(encoding: str | None) -> Ink:
    """The finest set that an encoding can write."""
    try:
        "".join(str(field) for field in UNICODE).encode(encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return ASCII
    return UNICODE
