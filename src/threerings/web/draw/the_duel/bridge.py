"""The bridge of The Duel over its abyss, and who stands on it."""

from functools import cache
from typing import Final

from markupsafe import Markup

from threerings.games.the_duel import words
from threerings.games.the_duel.components import GANDALF, SIDES
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import BRIDGE, SEATS, figures
from threerings.web.draw import Desk
from threerings.web.draw.markup import element, joined
from threerings.web.draw.the_duel.glyphs import art

WIDE: Final = 40
"""A place of the bridge, in the units of the art …"""
RISE: Final = 15
"""… the height of a step …"""
GROUND: Final = 120
"""… and where the ground before the bridge lies."""
STAGE: Final = {"x": 0, "y": -24, "width": 480, "height": 170}
ROOM: Final = "-18 -24 516 170"
"""A little wider than the stage: wings."""
STATURE: Final = {"gandalf": (39, 53), "balrog": (76, 60)}


def scene(view: View, desk: Desk) -> Markup:
    """Steps rising from both sides to the top; those that the leader would climb are lit."""
    places = figures(view)
    standing = [figure(SIDES[seat], places[seat], view.side(seat).step) for seat in SEATS]
    drawn = element("svg", stones(), *goal(view), *standing, class_="bridge", viewBox=ROOM, aria_hidden="true")
    label = desk.speech("draw-bridge", gandalf=view.gandalf.step, balrog=view.balrog.step)
    return desk.thing("div", "bridge", label, hall(), drawn, tip=desk.speech("draw-bridge-tip"), class_="scene")


@cache
def hall() -> Markup:
    return element("svg", art("hall"), class_="hall", aria_hidden="true")


@cache
def stones() -> Markup:
    numbers = [
        element("text", str(step), x=centre(place), y=top_of(step) + 19) for place, step in enumerate(BRIDGE) if step
    ]
    return joined([art("fire", **STAGE), art("bridge", **STAGE), *numbers])


def goal(view: View) -> list[Markup]:
    ahead = words.lead(view)
    if ahead is None:
        return []
    climb = range(ahead.below + 1, ahead.step + 1)
    places = climb if ahead.seat == GANDALF else [len(BRIDGE) - 1 - step for step in climb]
    treads = "".join(f"M{WIDE * place} {top_of(BRIDGE[place])}h{WIDE}" for place in places)
    return [element("path", d=treads, class_=f"goal {SIDES[ahead.seat]}")]


def centre(place: int) -> int:
    return WIDE // 2 + WIDE * place


def top_of(step: int) -> int:
    return GROUND - RISE * step


def figure(name: str, place: int, step: int) -> Markup:
    width, height = STATURE[name]
    x, y = centre(place) - width // 2, top_of(step) - height
    use = art(f"figure-{name}", x=x, y=y, width=width, height=height)
    return element("g", use, class_=name, data_thing=f"figure-{name}")
