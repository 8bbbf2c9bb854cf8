"""The house as an app: its manifest and icons, the worker that stays when pages are closed, what it shows offline.

The worker keeps the page that says that there is no line, and what that is made of: the same for everybody, and asked
for without a cookie. It keeps no other page.
"""

from functools import cache
from hashlib import sha256
from typing import Any, Final

import resvg_py
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from threerings.texts import LANGUAGES
from threerings.web.guests import AnyRequest, Visiting
from threerings.web.render import templates
from threerings.web.speech import speech
from threerings.web.static_files import FOLDER, static_file

WORKER: Final = "worker.js"
KEPT: Final = ("/offline", "/static/offline.js", "/static/style.css", "/static/icon.svg")
SIZES: Final = (180, 192, 512)
"""As phones want them; the first is Apple's."""
DAY: Final = {"Cache-Control": "public, max-age=86400"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
CORNER: Final = ' rx="9"'


@get("/worker.js")
async def show_worker() -> Response[bytes]:
    return Response(worker(), media_type="text/javascript; charset=utf-8", headers=ASK_AGAIN)


@cache
def worker() -> bytes:
    """With the name of what it keeps: it is another worker as soon as any of that is something else."""
    made = static_file(WORKER)
    assert made is not None
    parts = [offline_page().encode(), *(FOLDER.joinpath(path.rpartition("/")[2]).read_bytes() for path in KEPT[1:])]
    return made.content.replace(b"EDITION", sha256(b"".join(parts)).hexdigest()[:12].encode())


@get("/offline")
async def show_offline() -> Response[str]:
    return Response(offline_page(), media_type="text/html; charset=utf-8", headers=ASK_AGAIN)


@cache
def offline_page() -> str:
    """In all languages: nobody knows who will read it."""
    told = [(language, speech(language)) for language in LANGUAGES]
    return templates().get_template("offline.html").render(told=told)


@get("/app.webmanifest")
async def show_manifest(visitor: Visiting) -> Response[dict[str, Any]]:
    words = visitor.speech()
    icons = [{"src": f"/icon/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES[1:]]
    manifest = {
        "id": "/",
        "name": words("site-title"),
        "short_name": words("site-title"),
        "description": words("web-home-lead"),
        "lang": visitor.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#1f1a14",
        "theme_color": "#1f1a14",
        "categories": ["games"],
        "icons": [
            *icons,
            {**icons[-1], "src": "/icon/whole.png", "purpose": "maskable"},
            {"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        ],
    }
    return Response(manifest, media_type="application/manifest+json", headers={"Cache-Control": "private, no-cache"})


@get("/icon/{name:str}")
async def show_icon(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """By its size; or whole, for systems that cut a shape of their own out of it."""
    sizes = {f"{size}.png": size for size in SIZES} | {"whole.png": SIZES[-1]}
    if name not in sizes:
        raise NotFoundException
    painted = icon(sizes[name], whole=name == "whole.png" or sizes[name] == SIZES[0])
    tag = f'"{sha256(painted).hexdigest()[:32]}"'
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers={"ETag": tag, **DAY})
    return Response(painted, media_type="image/png", headers={"ETag": tag, **DAY})


@cache
def icon(size: int, *, whole: bool) -> bytes:
    drawn = FOLDER.joinpath("icon.svg").read_text("utf-8")
    return resvg_py.svg_to_bytes(svg_string=drawn.replace(CORNER, "") if whole else drawn, width=size, height=size)


HANDLERS = (show_worker, show_offline, show_manifest, show_icon)
