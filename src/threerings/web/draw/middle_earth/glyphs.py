"""The signs of Duel for Middle-earth: pictures out of static/middle-earth.svg, used wherever they are needed."""

from functools import cache
from typing import Final

from markupsafe import Markup

from threerings.web.draw.markup import element

ART: Final = "/static/middle-earth.svg"


def art(name: str, class_: str | None = None) -> Markup:
    """A picture as it is, where it is."""
    return element("use", href=f"{ART}#{name}", class_=class_)


def framed(name: str, corner: tuple[float, float], size: tuple[float, float], class_: str | None = None) -> Markup:
    """A picture in a frame, its corner and size given across and down."""
    (x, y), (width, height) = corner, size
    return element("use", href=f"{ART}#{name}", x=x, y=y, width=width, height=height, class_=class_)


def use_glyph(name: str, x: float, y: float, size: float, class_: str | None = None) -> Markup:
    """A sign with its middle at x and y."""
    return framed(name, (round(x - size / 2, 1), round(y - size / 2, 1)), (size, size), class_)


@cache
def icon(name: str, class_: str = "me-icon") -> Markup:
    """A sign among words."""
    return element("svg", art(name), class_=class_, viewBox="0 0 24 24", aria_hidden="true")
