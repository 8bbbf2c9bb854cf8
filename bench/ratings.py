"""What the ratings find of people whose strength is known: their order, how sure it is, and what a side is worth.

Villages of people play each other and bots, on sides by lot; chance decides as their strengths, and the advantage of
the first side, say. Nobody tells the ratings any of this.
"""

from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.diagram import STYLE
from tests.support.people import Village
from threerings.web.draw.markup import element, joined
from threerings.web.rating import SURE

ADVANTAGES: Final = (200.0, 0.0, -120.0)
STEPS: Final = 10
WIDTH, HEIGHT, EDGE = 560, 360, 56
TOP: Final = 400
"""Points above and below nothing that are drawn."""


class Look(NamedTuple):
    """How a village stands after so many matches of each."""

    matches: float
    order: float
    error: float
    covered: float
    charged: float
    worth: float
    sure: float
    """Half the width of what is said of it."""


def looked(village: Village) -> Look:
    assert village.worth is not None
    each = 2 * village.matches / (1 + village.bots) / village.people
    order = fmean((village.order(0), village.order(1)))
    found = (village.error(), village.covered(), village.charged())
    return Look(each, order, *found, village.worth.points, SURE * village.worth.spread)


def lived(people: int, matches: int, advantage: float, seed: int) -> list[Look]:
    """A village, looked at ten times until everybody has played so many."""
    village, found = Village(people, advantage, seed), []
    for step in range(1, STEPS + 1):
        goal = round(people * matches * (1 + village.bots) / 2 * (step / STEPS) ** 2)
        village.play(max(1, goal - village.matches))
        found.append(looked(village))
    return found


def mean(looks: Iterable[Look]) -> Look:
    return Look(*map(fmean, zip(*looks, strict=True)))


def main(people: int, matches: int, villages: int, picture: Path | None) -> int:
    print(f"{villages} villages of {people} people for each advantage, {matches} matches of each person")
    table = Table("advantage", "matches", "order", "error", "within ±", "charged", "found", "spread of it")
    curves = {}
    for advantage in ADVANTAGES:
        lives = [lived(people, matches, advantage, seed) for seed in range(1, villages + 1)]
        curves[advantage] = [mean(looks) for looks in zip(*lives, strict=True)]
        for step, look in list(enumerate(curves[advantage]))[1::4]:
            apart = pstdev(life[step].worth for life in lives)
            table.add_row(*row(advantage, look), f"{apart:.0f}")
        table.add_section()
    Console().print(table)
    if picture:
        picture.write_text(drawn(curves), encoding="utf-8")
    return 0


def row(advantage: float, look: Look) -> list[str]:
    return [
        f"{advantage:+.0f}",
        f"{look.matches:.0f}",
        f"{100 * look.order:.0f} %",
        f"{look.error:.0f}",
        f"{100 * look.covered:.0f} %",
        f"{look.charged:+.0f}",
        f"{look.worth:+.0f} ± {look.sure:.0f}",
    ]


# The picture.


def drawn(curves: dict[float, list[Look]]) -> str:
    most = max(look.matches for looks in curves.values() for look in looks)
    lines = [curve(truth, looks, number, most) for number, (truth, looks) in enumerate(curves.items())]
    label = "What the first side is worth: what was found, against what was so"
    size = {"width": WIDTH + 2 * EDGE, "height": HEIGHT + 2 * EDGE}
    box = f"0 0 {size['width']} {size['height']}"
    style = element("style", f"{STYLE} .band {{ opacity: .18; stroke: none }}")
    return str(
        element("svg", style, frame(most), *lines, viewBox=box, **size, xmlns="http://www.w3.org/2000/svg",
                role="img", aria_label=label)
    )  # fmt: skip


def curve(truth: float, looks: list[Look], number: int, most: float) -> str:
    """What was said, as a band; its middle; and the truth, dashed."""
    above = [f"{x(look.matches, most)} {y(look.worth + look.sure)}" for look in looks]
    below = [f"{x(look.matches, most)} {y(look.worth - look.sure)}" for look in reversed(looks)]
    middle = "L".join(f"{x(look.matches, most)} {y(look.worth)}" for look in looks)
    return joined(
        [
            element("polygon", points=" ".join([*above, *below]).replace("  ", " "), class_=f"k{number} band"),
            element("path", d=f"M{middle}", class_=f"k{number}"),
            element("path", d=f"M{EDGE} {y(truth)}H{EDGE + WIDTH}", class_="true"),
        ]
    )


def frame(most: float) -> str:
    levels = range(-TOP, TOP + 1, 100)
    steps = [most * (part / 4) ** 2 for part in range(5)]
    grid = "".join(f"M{EDGE} {y(level)}H{EDGE + WIDTH}" for level in levels)
    beside = [element("text", f"{level:+d}", x=EDGE - 8, y=y(level) + 4, text_anchor="end") for level in levels]
    below = [
        element("text", f"{step:.0f}", x=x(step, most), y=EDGE + HEIGHT + 18, text_anchor="middle") for step in steps
    ]
    names = [
        element("text", "matches of each person", x=EDGE + WIDTH / 2, y=EDGE + HEIGHT + 38, text_anchor="middle"),
        element("text", "points the first side is worth: said ±, and true (dashed)", x=EDGE, y=EDGE - 20),
    ]
    return joined([element("path", d=grid, class_="grid"), *beside, *below, *names])


def x(matches: float, most: float) -> float:
    """Few matches have more room than many."""
    return round(EDGE + WIDTH * sqrt(matches / most), 1)


def y(points: float) -> float:
    return round(EDGE + HEIGHT * (TOP - max(-TOP, min(TOP, points))) / (2 * TOP), 1)
