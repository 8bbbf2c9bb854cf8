"""How a search goes about a game. The game says which way suits it best."""

from typing import NamedTuple


class Style(NamedTuple):
    """How a search goes about it."""

    observers: int = 2
    patience: int | None = None
    daring: float = 0.7
    divided: bool = True
    exact: int = 0
    """So many positions may be looked at for an exact answer, before thinking; with 0 not even a win or a gift."""
    habits: bool = False
    """Whether likely worlds are imagined more often than others."""
    keeps: bool = False
    """Whether the part of the tree that still holds is kept for the next decision."""
    looks: int = 0
    """In so many imagined worlds each action is looked at first, and judged by what it leads to at once."""
    mixes: bool = False
    """Whether chance decides which of the best choices is made where the other does not see it."""
    blur: float = 0.0
    """What is nearer to the best than this share of the way down to the worst looks just as good."""


PLAIN: Style = Style(observers=1)
"""One tree, worlds as they come, random playouts to the end: what every refinement is measured against."""
