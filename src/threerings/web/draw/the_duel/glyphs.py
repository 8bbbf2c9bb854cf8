"""The art of The Duel: symbols of one file that every page fetches once, in the colours of the page that uses them."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from threerings.web.draw.markup import Value, element

ART = "/static/the-duel.svg"
SIGNS: Final = 512
"""So many, each in its place, are remembered."""


@lru_cache(SIGNS)
def art(name: str, **place: Value) -> Markup:
    return element("use", href=f"{ART}#{name}", **place)


@lru_cache(SIGNS)
def sign(name: str, box: str = "0 0 24 24", **attributes: Value) -> Markup:
    """A symbol that stands alone, beside words that say the same."""
    return element("svg", art(name), viewBox=box, aria_hidden="true", **attributes)
