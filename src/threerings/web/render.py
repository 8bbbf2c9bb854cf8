"""Templates, and what every page is given."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Response

from threerings.web.guests import Visitor
from threerings.web.speech import Speech
from threerings.web.tables import Table


@cache
def templates() -> Environment:
    return Environment(
        loader=PackageLoader("threerings.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def styled(games: Iterable[str]) -> list[str]:
    """Those of the games whose drawings have a style sheet of their own."""
    return [game for game in games if files("threerings.web").joinpath(f"static/{game}.css").is_file()]


def page(visitor: Visitor, template: str, status: int = 200, /, *, game: str = "", **values: Any) -> Response[str]:
    """A page as an answer. The words are those of the web and of one game."""
    given = {
        "speech": visitor.speech(game),
        "language": visitor.language,
        "theme": visitor.theme,
        "csrf": visitor.csrf,
        "here": visitor.here,
        "guest": visitor.guest,
        **values,
        "sheets": styled(values.get("sheets", [game] if game else [])),
    }
    return visitor.show(templates().get_template(template).render(given), status)


def fragment(table: Table, speech: Speech) -> str:
    """The table alone: what the stream and an answered action send."""
    return (
        templates()
        .get_template("table_fragment.html")
        .render(table=table, speech=speech, language=speech.language, csrf=table.csrf)
    )
