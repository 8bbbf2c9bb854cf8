"""The illustrated guides: how each game is played, with pictures of real positions and galleries of all its things."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from markupsafe import Markup

from threerings.games import GAMES, load
from threerings.school.guide import PART, Part, Section, guide, pictured, place_of
from threerings.school.lessons import enough
from threerings.web.draw import Desk, Exhibit, guide_drawing
from threerings.web.guests import Visiting
from threerings.web.pages import known_game, showcase
from threerings.web.render import page
from threerings.web.speech import Speech, speech
from threerings.web.tables import drawing_of


class Item(NamedTuple):
    """A part of a section as the page has it: words, perhaps with a picture above them or a gallery below."""

    text: str
    rules: Sequence[str]
    show: str
    picture: Markup
    gallery: str
    things: Sequence[tuple[str, Exhibit, str]]
    """Each with its place on the page, and with the rule or chapter that tells all about it."""


class Chapter(NamedTuple):
    name: str
    title: str
    items: Sequence[Item]


@get("/guide")
async def guides(visitor: Visiting) -> Response[str]:
    games = [shown for shown in showcase(visitor) if guide(shown[0].name)]
    return page(visitor, "guides.html", games=games, sheets=list(GAMES))


@get("/guide/{game:str}")
async def guide_to(game: FromPath[str], visitor: Visiting) -> Response[str]:
    rules = known_game(game)
    if not guide(game):
        raise NotFoundException
    chapters = await asyncio.to_thread(guide_in, visitor.language, game)  # nobody else waits while it is drawn
    shown = {"chapters": chapters, "lessons": enough(game), "picture": drawing_of(game).picture()}
    return page(visitor, "guide.html", game=game, rules=rules, **shown)


@cache
def guide_in(language: str, game: str) -> list[Chapter]:
    """A guide in a language, drawn once: nothing in it depends on who reads it."""
    words = speech(language, game, PART)
    return [Chapter(each.name, words(each.title), list(items(game, each, words))) for each in guide(game)]


def items(game: str, section: Section, words: Speech) -> Iterator[Item]:
    for part in section.parts:
        said = ". ".join(words(key) for key in section.keys(part))
        drawn = picture(game, part, words) if part.show else Markup()
        things = list(exhibits(game, part, words)) if part.gallery else []
        yield Item(said, part.rules, part.show, drawn, part.gallery, things)


def picture(game: str, part: Part, words: Speech) -> Markup:
    """A part of the table as a seat sees it, at the climax if the last action has one; what it was about is marked."""
    table, seat = pictured(game, part), load(game).sides.index(part.seat)
    steps = [(moment.climax or moment.steps)[seat] for moment in table.moments[-1:]]
    last = frozenset(thing for step in steps for thing in drawing_of(game).touched(step))
    view = steps[0].after if steps else table.match.view(seat)
    return guide_drawing(game).PICTURES[part.show](view, Desk(words, ("", ""), last=last, recent=steps))


def exhibits(game: str, part: Part, words: Speech) -> Iterator[tuple[str, Exhibit, str]]:
    for thing in guide_drawing(game).gallery(part.gallery, words):
        yield place_of(part.gallery, thing.name), thing, part.about.get(thing.name, "")


HANDLERS = (guides, guide_to)
