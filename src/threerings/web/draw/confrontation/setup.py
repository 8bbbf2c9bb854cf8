"""Setting up: the pieces to place, and plans to place them by.

Without a script they are placed one after the other, in the order of the rules. With it (static/confrontation.js) any
piece goes to any place, and nothing is sent before the player is ready: then the script presses the same buttons.
"""

from typing import Final

from markupsafe import Markup

from threerings.core.game import PUBLIC
from threerings.games.confrontation.components import ARMY, NOWHERE, SIDES
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import ability
from threerings.web.draw import Desk
from threerings.web.draw.confrontation.map import token
from threerings.web.draw.markup import element

PLANS: Final = (
    {
        "shield": "gandalf legolas aragorn merry gimli frodo sam pippin boromir",
        "toll": "legolas gandalf boromir aragorn gimli frodo sam merry pippin",
        "early": "sam frodo gandalf aragorn legolas pippin merry gimli boromir",
    },
    {
        "front": "witch-king orcs balrog saruman shelob nazgul black-rider warg troll",
        "moria": "warg shelob saruman balrog witch-king nazgul black-rider orcs troll",
        "storm": "shelob troll nazgul orcs black-rider balrog witch-king saruman warg",
    },
)
"""Good ways to set up each side: five pieces in the order in which the rules place them, and the four who stay at home.

The first of each is where strong bots put each piece most often (data/habits.toml)."""
WISHES: Final = ("random", "last")


def to_place(view: View) -> list[int]:
    """The viewer's pieces that do not stand anywhere yet."""
    places = view.army(view.seat).places if view.seat != PUBLIC else None
    return [ARMY * view.seat + piece for piece, place in enumerate(places or ()) if place == NOWHERE]


def idlers(view: View, desk: Desk) -> Markup:
    """The pieces to set up, each with what it can do, and the word that they stand."""
    found = [
        element(
            "div", token(desk, piece, "idle"), element("span", desk.speech.say(ability(piece)), class_="co-ability")
        )
        for piece in to_place(view)
    ]
    ready = button(desk, "ready", "button primary", disabled=True)
    bar = element("div", button(desk, "clear", "button"), ready, class_="co-bar scripted")
    return element(
        "div", element("div", *found, class_="co-idlers"), bar, class_="co-setup", data_side=SIDES[view.seat]
    )


def button(desk: Desk, name: str, class_: str, disabled: bool = False) -> Markup:
    text = desk.speech(f"confrontation-setup-{name}")
    return element("button", text, type="button", class_=class_, data_setup=name, disabled=disabled)


def plans(view: View, desk: Desk) -> Markup:
    """Ways to set everybody up at once, for those who have nobody on the board yet."""
    if len(to_place(view)) < ARMY:
        return Markup()
    say = desk.speech
    title = element("p", say("confrontation-setup-plans"), class_="co-label")
    good = [plan(desk, f"{SIDES[view.seat]}-{name}", order) for name, order in PLANS[view.seat].items()]
    wishes = [button(desk, wish, "button small") for wish in WISHES]
    return element("div", title, *good, element("div", *wishes, class_="row"), class_="co-plans scripted")


def plan(desk: Desk, name: str, order: str) -> Markup:
    parts = (element("b", desk.speech(f"confrontation-plan-{name}")), desk.speech(f"confrontation-plan-{name}-text"))
    return element("button", *parts, type="button", class_="button co-plan", data_setup=order)
