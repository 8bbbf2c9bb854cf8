"""What was said against what was so, as a picture of our own: on the line, what is believed comes true."""

from typing import Final, NamedTuple

from threerings.web.draw.markup import element, joined

SIZE: Final = 400
EDGE: Final = 48
STYLE: Final = """
svg { color: #2b2117; background: #fbf6ea; font: 13px sans-serif }
text { fill: currentColor } path { fill: none; stroke: currentColor }
.grid { opacity: .18 } .true { opacity: .5; stroke-dasharray: 5 4 }
.k0 { fill: #1f6f54; stroke: #1f6f54 } .k1 { fill: #a8561a; stroke: #a8561a } .k2 { fill: #77706a; stroke: #77706a }
path.k0, path.k1, path.k2 { fill: none; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
  svg { color: #e8dcc4; background: #1d1813 }
  .k0 { fill: #63c9a0; stroke: #63c9a0 } .k1 { fill: #efa45c; stroke: #efa45c } .k2 { fill: #a39a90; stroke: #a39a90 }
}
"""


class Row(NamedTuple):
    """All that was said to be about so likely: what was said, how much of it was so, and how many those are."""

    said: float
    was: float
    number: int


def diagram(rows: dict[str, list[Row]]) -> str:
    drawn = [kind for kind, found in rows.items() if found]
    lines = [series(rows[kind], number) for number, kind in enumerate(rows) if rows[kind]]
    keys = [legend(kind, list(rows).index(kind), place) for place, kind in enumerate(drawn)]
    label = "Of all that was said to be so likely, how much was so"
    return str(
        element(
            "svg",
            element("style", STYLE),
            frame(),
            *lines,
            *keys,
            viewBox=f"0 0 {SIZE + 2 * EDGE} {SIZE + 2 * EDGE}",
            width=SIZE + 2 * EDGE,
            height=SIZE + 2 * EDGE,
            xmlns="http://www.w3.org/2000/svg",
            role="img",
            aria_label=label,
        )
    )


def frame() -> str:
    """The square, every tenth of it, and the line of what comes true as often as it is said."""
    steps = range(0, 11, 2)
    grid = "".join(f"M{x(step / 10):g} {y(0)}V{y(1)}M{x(0)} {y(step / 10):g}H{x(1)}" for step in steps)
    below = [element("text", f"{10 * step}", x=x(step / 10), y=y(0) + 18, text_anchor="middle") for step in steps]
    beside = [element("text", f"{10 * step}", x=x(0) - 8, y=y(step / 10) + 4, text_anchor="end") for step in steps]
    names = [
        element("text", "said, %", x=x(0.5), y=y(0) + 38, text_anchor="middle"),
        element("text", "was, %", transform=f"translate(14 {y(0.5):g}) rotate(-90)", text_anchor="middle"),
    ]
    line = element("path", d=f"M{x(0)} {y(0)}L{x(1)} {y(1)}", class_="true")
    return joined([element("path", d=grid, class_="grid"), line, *below, *beside, *names])


def series(rows: list[Row], number: int) -> str:
    """A point for each row, the larger the more it stands for."""
    most = max(row.number for row in rows)
    points = [
        element("circle", cx=x(row.said), cy=y(row.was), r=3 + 6 * (row.number / most) ** 0.5, class_=f"k{number}")
        for row in rows
    ]
    way = "L".join(f"{x(row.said):g} {y(row.was):g}" for row in rows)
    return joined([element("path", d=f"M{way}", class_=f"k{number}"), *points])


def legend(kind: str, number: int, place: int) -> str:
    middle = EDGE + 18 + 20 * place
    dot = element("circle", cx=EDGE + 18, cy=middle, r=6, class_=f"k{number}")
    return dot + element("text", kind, x=EDGE + 32, y=middle + 4)


def x(share: float) -> float:
    return round(EDGE + SIZE * share, 1)


def y(share: float) -> float:
    return round(EDGE + SIZE * (1 - share), 1)
