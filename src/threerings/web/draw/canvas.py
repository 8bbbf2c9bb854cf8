"""Pictures that stand alone, for whoever previews a link: no page is around them, so no style sheet and no theme.

They are drawn with the same symbols as the tables, in the colours of day. What draws them knows neither custom
properties nor the symbols of another file, so both are resolved here. Words they have none: all languages share them.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from markupsafe import Markup

from threerings.web.draw.markup import Value, element, joined

WIDE: Final = 1200
HIGH: Final = 630
"""What messengers like best."""
SYMBOL: Final = re.compile(r'<symbol id="(?P<name>[^"]+)"(?P<frame>[^>]*)>(?P<inside>.*?)</symbol>', re.DOTALL)
SHEER: Final = re.compile(r'(<(?:path|circle|rect|ellipse|polygon|use)\b[^>]*?) opacity=("[^"]*")')
"""A shape that is seen through: if its paint is instead, no layer has to be laid over the whole picture."""
COLOUR: Final = re.compile(r"--([\w-]+):\s*(?:light-dark\(([^,()]+),|([^;}]+))")
"""A custom property, and what it is by day."""
USED: Final = re.compile(r"var\(--([\w-]+)\)")


def static(name: str) -> str:
    return files("threerings.web").joinpath(f"static/{name}").read_text("utf-8")


class Art:
    """The symbols of a game, and the colours of its pages."""

    def __init__(self, game: str) -> None:
        text = SHEER.sub(r"\1 fill-opacity=\2 stroke-opacity=\2", static(f"{game}.svg"))
        self._symbols = {
            found["name"]: (found["frame"].replace(' overflow="visible"', ""), found["inside"])
            for found in SYMBOL.finditer(text)
        }
        self._colours: dict[str, str] = {}
        for name, by_day, always in COLOUR.findall(static("style.css") + static(f"{game}.css")):
            self._colours.setdefault(name, (by_day or always).strip())  # a side or a kind may change it later
        inside = SYMBOL.sub("", text).partition(">")[2].rpartition("</svg>")[0]
        self.shared = element("defs", Markup(self.painted(inside)))
        """What several symbols have in common."""

    def colour(self, name: str) -> str:
        return self.painted(f"var(--{name})")

    def painted(self, text: str, colours: str = "") -> str:
        """Every custom property by its value; some of them are changed here."""
        values = self._colours | dict(change.split("=") for change in colours.split())
        while USED.search(text):
            text = USED.sub(lambda used: values[used[1]], text)
        return text

    def symbol(self, name: str, x: float, y: float, width: float, height: float, *, colours: str = "") -> Markup:
        """A symbol where it is wanted; colours are changed as in `own=#123456 trim=var(--gold)`."""
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        frame, _ = self._symbols[name]
        return Markup(f'<svg {place}{frame} overflow="visible">{self._inside(name, colours)}</svg>')

    @cache  # noqa: B019 - there are as many as there are games, for good
    def _inside(self, name: str, colours: str) -> str:
        return self.painted(self._symbols[name][1], colours)


@cache
def art_of(game: str) -> Art:
    return Art(game)


def number(text: str, x: float, y: float, size: float, fill: str, **more: Value) -> Markup:
    """A number, or the name of the house, with its middle at x and its foot at y."""
    return element("text", text, x=x, y=y, font_size=size, fill=fill, text_anchor="middle", **more)


def rings(x: float, y: float, size: float, stroke: str) -> Markup:
    """The three rings, as wide as the size says, with their middle at x and y."""
    circles = [element("circle", cx=cx, cy=cy, r=7) for cx, cy in ((12, 15), (20, 9), (28, 15))]
    place = f"translate({x:g} {y:g}) scale({size / 32:g}) translate(-20 -12)"
    return element("g", *circles, transform=place, fill="none", stroke=stroke, stroke_width=2.4)


def seal() -> Markup:
    """Whose picture it is, in the corner."""
    disc = element("circle", cx=1156, cy=586, r=32, fill="#1f1a14", fill_opacity=0.82)
    return disc + rings(1156, 586, 43, "#e0b04a")


def document(*parts: str) -> str:
    """A whole picture as SVG."""
    frame: dict[str, Value] = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {WIDE} {HIGH}"}
    face: dict[str, Value] = {"font_family": "Alegreya", "font_weight": 700}
    return str(element("svg", joined(parts), width=WIDE, height=HIGH, **frame, **face))
