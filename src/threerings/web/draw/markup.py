"""HTML and SVG elements as escaped text."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

Value = str | int | float | bool | None
VOID: Final = frozenset((
    "br", "circle", "ellipse", "hr", "img", "input", "line", "path", "polygon", "polyline", "rect", "use",
))  # fmt: skip
"""Elements that are written without an end; those of SVG may have a child (a title) and then get one."""


SMALL: Final = 1_000
"""Elements with up to so many letters in them are remembered: pages are made of the same few again and again …"""
REMEMBERED: Final = 8_192
"""… so many of them. With twice as many hardly more would be found again."""


def element(name: str, *children: str, **attributes: Value) -> Markup:
    """One element. `class_` means class, `data_thing` means data-thing; None and False leave an attribute out."""
    return (small if sum(map(len, children)) <= SMALL else put_together)(name, *children, **attributes)


def put_together(name: str, *children: str, **attributes: Value) -> Markup:
    opening = name + "".join([written(key, value) for key, value in attributes.items()])
    if name in VOID and not children:
        return Markup(f"<{opening}/>")
    return Markup(f"<{opening}>{joined(children)}</{name}>")


small = lru_cache(REMEMBERED, typed=True)(put_together)


@lru_cache(REMEMBERED, typed=True)
def written(key: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    if value is True:
        return f" {name}"
    return f' {name}="{escape(f"{value:g}" if isinstance(value, float) else value)}"'


def joined(parts: Iterable[str]) -> Markup:
    """Parts one after the other; plain text among them is escaped."""
    return Markup("".join([part if type(part) is Markup else escape(part) for part in parts]))
