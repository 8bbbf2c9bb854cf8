"""The energy track of The Duel: two lights that burn down."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from threerings.games.the_duel.components import SIDES, negative
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import LOWEST_SPACE, SEATS
from threerings.web.draw import Desk
from threerings.web.draw.markup import element, joined
from threerings.web.draw.the_duel.glyphs import sign

LEVELS: Final = 1024
"""So many tracks are remembered: there are not many more that ever come."""


def track(view: View, desk: Desk) -> Markup:
    """The spaces from the top down; at zero the negative area begins."""
    levels = [view.side(seat).energy for seat in SEATS]
    before = [max(level, was) for level, was in zip(levels, earlier(view, desk), strict=True)]
    top = max(view.deck.highest(view.duel, view.tilsit), *before)
    label = desk.speech("draw-energy", gandalf=number(levels[0]), balrog=number(levels[1]))
    tip = desk.speech("draw-energy-tip")
    return desk.thing("div", "track", label, cells(top, *levels, *before), tip=tip, class_="track")


def earlier(view: View, desk: Desk) -> list[int]:
    """The energy of both before what has just happened."""
    then = next((step.before for step in desk.recent if step.before.duel == view.duel), view)
    return [then.side(seat).energy for seat in SEATS]


@lru_cache(LEVELS)
def cells(top: int, gandalf: int, balrog: int, gandalf_before: int, balrog_before: int) -> Markup:
    """The same for everybody, in all languages."""
    levels, before = (gandalf, balrog), (gandalf_before, balrog_before)
    return joined(cell(space, levels, before) for space in range(top, min(LOWEST_SPACE, *levels) - 1, -1))


def cell(space: int, levels: tuple[int, int], before: tuple[int, int]) -> Markup:
    kinds = ["negative"] if negative(space) else []
    for seat in SEATS:
        name, level = SIDES[seat], levels[seat]
        kinds += [f"{name}-lost"] if level < space <= before[seat] else [f"{name}-lit"] if 0 < space <= level else []
    markers = [marker(SIDES[seat]) for seat in SEATS if levels[seat] == space]
    kinds += ["here"] if markers else ["five"] if space % 5 == 0 else []
    return element("span", element("b", number(space)), *markers, class_=" ".join(kinds) or None)


def marker(name: str) -> Markup:
    return element("i", sign(name), class_=f"marker {name}", data_thing=f"marker-{name}")


def number(energy: int) -> str:
    return f"−{-energy}" if energy < 0 else str(energy)
