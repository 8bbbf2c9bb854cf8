"""Pages drawn for tests: what a viewer is shown of a position, and where the things on it are."""

import re
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from tests.support.cases import CASES, Case
from threerings.core.chance import Rng
from threerings.core.game import OBSERVERS, PUBLIC, Event, Game, State, Step
from threerings.games import GAMES
from threerings.texts import texts
from threerings.web.draw import Desk, Drawing, drawing

DRAWN = tuple(case for case in CASES if find_spec(f"threerings.web.draw.{GAMES[case.name]}"))
"""The games under the laws that somebody has drawn."""
BARE = re.compile(r'( [\w-]+)(?![\w=-])(?=[^"]*(?:"[^"]*"[^"]*)*$)')
"""An attribute without a value: a word outside quotes that no equals sign follows."""


class Page(NamedTuple):
    """A viewer's page, and the path of every legal action on it."""

    board: str
    hand: str
    paths: dict[int, tuple[str, ...]]

    @property
    def text(self) -> str:
        return f"<main>{self.board}{self.hand}</main>"

    @property
    def things(self) -> list[str]:
        return re.findall(r'data-thing="([^"]*)"', self.text)

    @property
    def touchable(self) -> set[str]:
        return {each.attrib["data-thing"] for each in self.tree().iter() if "data-touch" in each.attrib}

    def tree(self) -> ET.Element:
        """The page as XML, in which every attribute needs a value. Raises ParseError."""
        return ET.fromstring(re.sub(r"<\w[^>]*>", lambda tag: BARE.sub(r'\1=""', tag[0]), self.text))


def drawn(
    draw: Drawing, view: Any, legal: Sequence[int] = (), language: str = "en", recent: Sequence[Step] = ()
) -> Page:
    game = next(name for name in GAMES if drawing(name) is draw)
    paths = {action: draw.path(view, action) for action in legal}
    last = frozenset(thing for step in recent for thing in draw.touched(step))
    beginnings = frozenset(path[0] for path in paths.values() if path)
    desk = Desk(texts(language, game), ("Alice & Bob", "<b>"), beginnings, last, recent)
    return Page(str(draw.board(view, desk)), str(draw.hand(view, desk)), paths)


def asked(state: State, observer: int) -> tuple[int, ...]:
    return tuple(state.legal()) if state.actor() == observer != PUBLIC else ()


class Moment(NamedTuple):
    """A position of a random match as a viewer meets it."""

    observer: int
    view: Any
    legal: tuple[int, ...]
    recent: tuple[Step, ...]


def moments(case: Case, seed: int) -> Iterator[Moment]:
    """Every position of a random match, as each observer sees it, with the last thing that happened."""
    game: Game[Any, Any] = case.game
    state, rng = case.start(), Rng(seed)
    recent: dict[int, tuple[Step, ...]] = dict.fromkeys(OBSERVERS, ())
    while True:
        views = {observer: game.view(state, observer) for observer in OBSERVERS}
        for observer in OBSERVERS:
            yield Moment(observer, views[observer], asked(state, observer), recent[observer])
        if state.actor() == PUBLIC:
            return
        action = state.draw(rng)
        seen = {observer: game.witness(state, action, observer) for observer in OBSERVERS}
        state.journal = journal = list[Event]()
        state.play(action)
        recent = {each: (Step(views[each], seen[each], game.view(state, each), tuple(journal)),) for each in OBSERVERS}
