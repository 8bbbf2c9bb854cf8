"""The files that pages are made with: the same for everybody, so they are read and packed once."""

import gzip
import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from threerings.web.guests import AnyRequest

FOLDER: Final = Path(str(files("threerings.web").joinpath("static")))
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".ttf": "font/ttf",
    ".woff2": "font/woff2",
}
PACKED_ALREADY: Final = (".woff2",)
FOR_READERS: Final = re.compile(rb"^[ \t]*(?://.*\n)?", re.MULTILINE)
"""Lines of a script that are comments, and how far the others are indented."""


class StaticFile(NamedTuple):
    kind: str
    content: bytes
    packed: bytes
    """By gzip; empty for what is packed already."""
    tag: str


@cache
def static_file(name: str) -> StaticFile | None:
    """As it is sent; nothing if there is none of this name."""
    if name not in names():
        return None
    ending, content = PurePosixPath(name).suffix, FOLDER.joinpath(name).read_bytes()
    if ending == ".js":
        content = FOR_READERS.sub(b"", content)
    packed = b"" if ending in PACKED_ALREADY else gzip.compress(content, mtime=0)
    return StaticFile(KINDS[ending], content, packed, f'"{sha256(content).hexdigest()[:32]}"')


@cache
def names() -> frozenset[str]:
    return frozenset(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.suffix in KINDS)


@get("/static/{path:path}")
async def show_file(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A file, unless whoever asks has it already."""
    found = static_file(path.removeprefix("/"))
    if found is None:
        raise NotFoundException
    headers = {"ETag": found.tag, "Vary": "Accept-Encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.content, media_type=found.kind, headers=headers)


HANDLERS = (show_file,)
