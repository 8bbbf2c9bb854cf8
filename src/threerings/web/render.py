"""Templates, and what every page is given."""

from functools import cache
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


def page(visitor: Visitor, template: str, status: int = 200, /, *, game: str = "", **values: Any) -> Response[str]:
    """A page as an answer. The words are those of the web and of one game."""
    given = {
        "speech": visitor.speech(game),
        "language": visitor.language,
        "theme": visitor.theme,
        "csrf": visitor.csrf,
        "here": visitor.here,
        "guest": visitor.guest,
        "sheets": [game] if game else [],
        **values,
    }
    return visitor.show(templates().get_template(template).render(given), status)


def fragment(table: Table, speech: Speech) -> str:
    """The table alone: what the stream and an answered action send."""
    return (
        templates()
        .get_template("table_fragment.html")
        .render(table=table, speech=speech, language=speech.language, csrf=table.csrf)
    )
