"""Our own art: lands, characters, emblems and walls are symbols of one file that every browser keeps."""

from functools import cache
from typing import Final

from markupsafe import Markup

from threerings.web.draw.markup import element

ART: Final = "/static/confrontation.svg"


@cache
def art(name: str, class_: str = "co-glyph") -> Markup:
    """A drawing that needs no words: what it stands for is told by what it is drawn on."""
    return element("svg", element("use", href=f"{ART}#{name}"), class_=class_, aria_hidden="true")
