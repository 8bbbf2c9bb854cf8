"""What help players had in a game, in words."""

from collections.abc import Callable, Iterable

from threerings.core.record import aids_in
from threerings.texts import Texts


def aids_used(lines: Iterable[str], sides: Iterable[str], speech: Texts, named: Callable[[str], str] = str) -> str:
    """One sentence; nothing where there was no help. Sides are called as they are named."""
    said: list[str] = []
    for side, hints, coached, chances in aids_in(lines, sides):
        said += [speech("aid-used-hints", side=named(side), number=hints)] if hints else []
        said += [speech("aid-used-coach", side=named(side))] if coached else []
        said += [speech("aid-used-chances", side=named(side))] if chances else []
    return speech("aid-used", aids=speech.listed(said)) if said else ""
