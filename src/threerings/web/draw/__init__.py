"""From a view to a picture: one package a game, `threerings.web.draw.<game>`, without any state and any script.

A drawing is made of *things*: a card, a piece, a region, a tile. Each has an id that is unique on the page, a label for
people who hear the page, and perhaps a tip that tells what it does. An action is a path of things touched one after the
other; several actions may share a path, and then a small menu asks which is meant.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, cast

from markupsafe import Markup

from threerings.core.game import Belief, Step
from threerings.games import GAMES
from threerings.texts import Texts
from threerings.texts.beliefs import badge, sentence
from threerings.web.draw.markup import Value, element


class Desk(NamedTuple):
    """What a drawing is made for: a language, and what may be touched."""

    speech: Texts
    names: tuple[str, str]
    """Who plays seats 0 and 1, as the page calls them."""
    touchable: frozenset[str] = frozenset()
    """The things with which a legal action begins."""
    last: frozenset[str] = frozenset()
    """The things the last event was about."""
    recent: Sequence[Step] = ()
    """What has just happened, oldest first, as the viewer witnessed it."""
    lit: frozenset[str] = frozenset()
    """The things spoken of, where somebody learns."""
    beliefs: Mapping[str, Belief] = MappingProxyType({})
    """What the viewer could know of things that hide something, where that is wanted."""

    def thing(self, tag: str, name: str, label: str, *children: str, tip: str = "", **attributes: Value) -> Markup:
        """An element that can be touched, now or at another time, and tells about itself."""
        touchable = name in self.touchable
        lit, belief = name in self.lit, self.beliefs.get(name)
        described = [self.speech("table-lit")] if lit else []
        if belief is not None:
            chances = sentence(belief, self.speech)
            short = badge(belief, self.speech)
            children = (*children, element("span", short, class_="belief", aria_hidden="true") if short else "")
            tip = f"{chances} {tip}".strip()
            described.append(chances)
        given = attributes.pop("class_", "")
        class_ = f"thing {given}" if given else "thing"
        if name in self.last:
            class_ += " last"
        if lit:
            class_ += " lit"
        return element(
            tag,
            *children,
            class_=class_,
            data_thing=name,
            data_tip=tip or None,
            data_touch=touchable,
            role="button" if touchable else "img" if tag == "g" else "group",
            tabindex=0 if touchable or tip else None,
            aria_label=label,
            aria_description=" ".join(described) or None,
            **attributes,
        )


class Exhibit(NamedTuple):
    """A thing in a gallery of a guide: what it looks like, what it is called, what it does."""

    name: str
    picture: Markup
    title: str
    text: str = ""
    note: str = ""
    """What is worth knowing beside it, in a few words."""
    label: str = ""
    """What the picture shows, for those who hear the page, if the words beside it do not say so."""


class GuideDrawing(Protocol):
    """What the module `guide` of a game's package offers."""

    PICTURES: Mapping[str, Callable[[Any, Desk], Markup]]
    """Parts of the table, each drawn by itself."""
    GALLERIES: Sequence[str]

    def gallery(self, name: str, speech: Texts) -> list[Exhibit]:
        """All things of a kind."""


class Drawing(Protocol):
    """What the package of a game offers."""

    def board(self, view: Any, desk: Desk) -> Markup:
        """All that lies on the table, from the viewer's side; spectators see it from seat 0's."""

    def hand(self, view: Any, desk: Desk) -> Markup:
        """What the viewer holds, kept within thumb reach on a phone; empty where the game has no hands."""

    def path(self, view: Any, action: int) -> tuple[str, ...]:
        """The things touched for an action, in order; empty for one that only a button can mean."""

    def touched(self, step: Step) -> Sequence[str]:
        """The things of the new page that an action was about, to be marked as the last event."""

    def picture(self) -> Markup:
        """A small picture of the game's table for the front page, decorative, without text."""

    def preview(self, view: Any) -> Markup:
        """What everybody may see of a position, without words, to be put on a canvas of its own."""

    def poster(self) -> Markup:
        """The same of a position that is worth showing."""


def drawing(game: str) -> Drawing:
    return cast(Drawing, import_module(f"threerings.web.draw.{GAMES[game]}"))


def guide_drawing(game: str) -> GuideDrawing:
    return cast(GuideDrawing, import_module(f"threerings.web.draw.{GAMES[game]}.guide"))
