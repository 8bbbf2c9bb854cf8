"""What the operator has to say: terms and privacy, in files of the data folder; and what the software keeps."""

import asyncio
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Response, get

from threerings.texts import LANGUAGES
from threerings.web.guests import Visiting, Visitor
from threerings.web.limits import LONGEST_NOTICE
from threerings.web.render import page

NOTICES: Final = ("terms", "privacy")
KEPT: Final = ("guest", "account", "told", "matches", "logs", "never")
"""What there is to say of what the software keeps."""


@get("/terms")
async def terms(visitor: Visiting) -> Response[str]:
    return await notice_page(visitor, "terms")


@get("/privacy")
async def privacy(visitor: Visiting) -> Response[str]:
    return await notice_page(visitor, "privacy")


async def notice_page(visitor: Visitor, name: str) -> Response[str]:
    written = await asyncio.to_thread(notice, visitor.services.data, name, visitor.language)
    kept = KEPT if name == "privacy" else ()
    return page(visitor, "notice.html", name=name, parts=parts(written), kept=kept)


def notice(folder: Path, name: str, language: str) -> str:
    """The operator's text: in the reader's language if there is one, else in any."""
    for file in (f"{name}.{language}.txt", f"{name}.txt", *(f"{name}.{other}.txt" for other in LANGUAGES)):
        path = folder / file
        if path.is_file():
            return path.read_text("utf-8", errors="replace")[:LONGEST_NOTICE]
    return ""


def parts(text: str) -> list[tuple[str, str]]:
    """Paragraphs, which empty lines part; one that begins with # is a heading."""
    found = [" ".join(part.split()) for part in text.replace("\r\n", "\n").split("\n\n")]
    return [("h2", part.lstrip("# ")) if part.startswith("#") else ("p", part) for part in found if part]


def blanks() -> dict[str, str]:
    """Texts to fill in, by the names of their files."""
    folder = files("threerings.web").joinpath("notices")
    names = [f"{name}.{language}.txt" for name in NOTICES for language in LANGUAGES]
    return {name: folder.joinpath(name).read_text("utf-8") for name in names}


HANDLERS = (terms, privacy)
