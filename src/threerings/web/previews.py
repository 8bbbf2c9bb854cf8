"""Pictures for whoever previews a link: of the house, of a game, of a match as everybody may see it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import resvg_py
from litestar import Response, get
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import FromPath, FromQuery
from markupsafe import Markup

from threerings.core.game import PUBLIC
from threerings.games import GAMES
from threerings.web.draw.canvas import HIGH, WIDE, document, number, rings, seal
from threerings.web.draw.markup import Value, element
from threerings.web.guests import AnyRequest
from threerings.web.limits import MOST_PICTURES_WAITING
from threerings.web.live import LiveMatch
from threerings.web.replays import reel_of
from threerings.web.services import hall_of
from threerings.web.tables import drawing_of, match_view

HOME: Final = "home"
KEPT: Final = 32
"""So many pictures are remembered; each takes a third of a megabyte."""
DAY: Final = "public, max-age=86400"
ASK_AGAIN: Final = "public, no-cache"
FACE: Final = str(files("threerings.web").joinpath("static/fonts/preview.ttf"))


class Studio:
    """Paints one picture after the other: however many are asked for, they never take more than one core."""

    def __init__(self) -> None:
        self._painter = ThreadPoolExecutor(1, "studio")
        self._waiting = 0

    async def png(self, svg: str) -> bytes:
        if self._waiting >= MOST_PICTURES_WAITING:
            raise TooManyRequestsException(headers={"Retry-After": "1"})
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._painter, painted, svg)
        finally:
            self._waiting -= 1


@lru_cache(KEPT)
def painted(svg: str) -> bytes:
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[FACE])


STUDIO: Final = Studio()


@get("/preview/{picture:str}")
async def show_game(picture: FromPath[str], request: AnyRequest) -> Response[bytes]:
    name = picture.removesuffix(".png")
    if name == picture or name not in (HOME, *GAMES):
        raise NotFoundException
    return await answer(request, home() if name == HOME else poster(name), DAY)


@get("/match/{match:str}/preview.png")
async def show_match(
    match: FromPath[str], request: AnyRequest, *, game: FromQuery[int] = 1, move: FromQuery[int | None] = None
) -> Response[bytes]:
    """The match as it stands, or as it stood at a move of a game, as replays count them."""
    live = await hall_of(request.app).live(match)
    if not 1 <= game <= live.series.number:
        raise NotFoundException
    view = match_view(live.series, PUBLIC).prompt.view if move is None else await view_then(live, game, move)
    return await answer(request, document(drawing_of(live.header.game).preview(view), seal()), ASK_AGAIN)


async def view_then(live: LiveMatch, game: int, move: int) -> object:
    """What everybody may know of a move: all of it once the match is over, and else what spectators saw."""
    reel = await asyncio.to_thread(reel_of, live.series, game, live.series.ply)
    return reel.picture(max(0, min(move, reel.last)), None if live.series.over else PUBLIC).view


async def answer(request: AnyRequest, svg: str, keep: str) -> Response[bytes]:
    """A picture, unless whoever asks has it already. Any site may show it: that is what it is for."""
    tag = f'"{sha256(svg.encode()).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": keep, "Cross-Origin-Resource-Policy": "cross-origin"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(await STUDIO.png(svg), media_type="image/png", headers=headers)


@cache
def poster(game: str) -> str:
    return document(drawing_of(game).poster(), seal())


@cache
def home() -> str:
    """The name of the house over the first three of its games."""
    return document(
        element("rect", width=WIDE, height=HIGH, fill="#f3ead7"),
        element("rect", width=WIDE, height=340, fill="#1f1a14"),
        rings(WIDE / 2, 118, 190, "#e0b04a"),
        number("Three Rings", WIDE / 2, 296, 110, "#efe4cf"),
        *(framed(game, 28 + 388 * place, 392) for place, game in enumerate([*GAMES][:3])),
    )


def framed(game: str, x: int, y: int) -> Markup:
    """The poster of a game at less than a third of its size."""
    box: dict[str, Value] = {"x": x, "y": y, "width": 368, "height": 193.2}
    frame = element("rect", rx=4, fill="none", stroke="#8d7a58", stroke_width=5, **box)
    return element("svg", drawing_of(game).poster(), viewBox=f"0 0 {WIDE} {HIGH}", **box) + frame


HANDLERS = (show_game, show_match)
