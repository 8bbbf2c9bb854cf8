"""Templates, and what every page is given."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Response
from markupsafe import Markup, escape

from threerings.school.guide import guide
from threerings.web.guests import Visitor
from threerings.web.speech import Speech, speech
from threerings.web.table_page import TablePage
from threerings.web.talk import TalkPage

LOCALES = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE"}
"""The languages as those name them who preview links."""

SECTIONS = ("new", "learn", "puzzles", "lobby", "rules", "about")
CSRF, HERE = "\0", "\1"
"""Stand for what differs from one page to the next where a part is made for many."""
STILL = 256
"""So many parts are remembered: each in three languages; the head in three themes and for each section, and talk as
each wants it."""


def guide_path(game: str) -> str:
    """Where a game is learnt: from its guide, or from its rules in short where nobody has written one."""
    return f"/guide/{game}" if guide(game) else f"/rules/{game}#short"


@cache
def templates() -> Environment:
    environment = Environment(
        loader=PackageLoader("threerings.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals |= {"guide_path": guide_path, "site_header": site_header, "still": still, "talk_at": talk_at}
    environment.filters["signed"] = signed
    return environment


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def part(template: str, language: str, **values: Any) -> Markup:
    """A part of a page, with marks where pages differ."""
    return Markup(
        templates()
        .get_template(template)
        .render(speech=speech(language), language=language, sections=SECTIONS, csrf=CSRF, here=HERE, **values)
    )


still = lru_cache(STILL)(part)
"""A part of many pages that is made once."""


def talk_at(talk: TalkPage, path: str, language: str, csrf: str) -> Markup:
    """What is said at a table; where nobody has said anything, that is the same at most of them."""
    made = (part if talk.lines else still)("talk.html", language, talk=talk)
    return Markup(made.replace(CSRF, escape(csrf)).replace(HERE, escape(path)))


def site_header(language: str, theme: str, here: str, csrf: str) -> Markup:
    """The head of every page: the ways to its sections, and the settings."""
    section = next((one for one in SECTIONS if here.startswith(f"/{one}")), "")
    made = still("header.html", language, theme=theme, section=section)
    return Markup(made.replace(CSRF, escape(csrf)).replace(HERE, escape(here)))


@cache
def has_style(game: str) -> bool:
    """Whether the drawings of a game have a style sheet of their own."""
    return files("threerings.web").joinpath(f"static/{game}.css").is_file()


def page(visitor: Visitor, template: str, status: int = 200, /, *, game: str = "", **values: Any) -> Response[str]:
    """A page as an answer. The words are those of the web and of one game."""
    given = {
        "speech": visitor.speech(game),
        "language": visitor.language,
        "theme": visitor.theme,
        "csrf": visitor.csrf,
        "here": visitor.here,
        "base": visitor.base,
        "locale": LOCALES[visitor.language],
        "guest": visitor.guest,
        **values,
        "sheets": list(filter(has_style, values.get("sheets", [game] if game else []))),
    }
    return visitor.show(templates().get_template(template).render(given), status)


def fragment(table: TablePage, speech: Speech) -> str:
    """The table alone: what the stream and an answered action send."""
    return (
        templates()
        .get_template("table_fragment.html")
        .render(table=table, speech=speech, language=speech.language, csrf=table.csrf)
    )
