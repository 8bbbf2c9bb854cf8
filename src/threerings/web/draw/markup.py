"""HTML and SVG elements as escaped text."""

from collections.abc import Iterable
from typing import Final

from markupsafe import Markup, escape

Value = str | int | float | bool | None
VOID: Final = frozenset((
    "br", "circle", "ellipse", "hr", "img", "input", "line", "path", "polygon", "polyline", "rect", "use",
))  # fmt: skip
"""Elements that are written without an end; those of SVG may have a child (a title) and then get one."""


def element(name: str, *children: str, **attributes: Value) -> Markup:
    """One element. `class_` means class, `data_thing` means data-thing; None and False leave an attribute out."""
    opening = name + "".join(written(key, value) for key, value in attributes.items())
    if name in VOID and not children:
        return Markup(f"<{opening}/>")
    return Markup(f"<{opening}>{joined(children)}</{name}>")


def written(key: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    if value is True:
        return f" {name}"
    return f' {name}="{escape(f"{value:g}" if isinstance(value, float) else value)}"'


def joined(parts: Iterable[str]) -> Markup:
    """Parts one after the other; plain text among them is escaped."""
    return Markup("").join(parts)
