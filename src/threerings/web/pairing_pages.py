"""Quick pairing on the page: one button, a wait that one can see and leave, and the match."""

from collections.abc import AsyncGenerator
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response.sse import ServerSentEventMessage

from threerings.core.game import BadOption
from threerings.games import load
from threerings.store import Guest, NoStore, TooManyMatches
from threerings.web.clocks import clock_words, face, presets
from threerings.web.guests import Visiting, Visitor
from threerings.web.hall import Hall
from threerings.web.pages import known_game, refusal
from threerings.web.pairing import RANDOM, Waiting, Wish, evening, look, look_or_stop, seek
from threerings.web.render import page, templates
from threerings.web.speech import Speech, speech
from threerings.web.streams import Stream, address_of
from threerings.web.tables import drawing_of
from threerings.web.tasks import happens

LOOK: Final = 1.0
"""Seconds between two signs of whoever waits."""


@get("/pair/{game:str}")
async def show(game: FromPath[str], visitor: Visiting) -> Response[Any]:
    """The wish; or the wait, for whoever looks for somebody; or the way to the match."""
    known_game(game)
    waiting = await look_or_stop(visitor.hall, visitor.guest) if visitor.guest else None
    if waiting and waiting.match:
        return visitor.go(f"/match/{waiting.match}")
    return pairing_page(game, visitor, waiting)


def pairing_page(
    game: str, visitor: Visitor, waiting: Waiting | None = None, message: str = "", status: int = 200
) -> Response[str]:
    rules, words = load(game), visitor.speech()
    waits = waiting is not None and waiting.seeker.game == game
    return page(
        visitor,
        "pair.html",
        status,
        game=game,
        rules=rules,
        picture=drawing_of(game).picture(),
        clocks=[(clock.text, clock_words(clock.text, words)) for clock in presets(rules.minutes)],
        usual=evening(rules.minutes),
        message=message,
        lines=lines_of(waiting, visitor.speech(game)) if waiting and waits else [],
    )


def lines_of(waiting: Waiting, words: Speech) -> list[str]:
    """What somebody is told who waits."""
    seeker = waiting.seeker
    side = words(f"side-{load(seeker.game).sides[seeker.side]}") if seeker.side < 2 else words("web-new-side-random")
    wide = words("pair-anybody") if waiting.reach > 10_000 else words("pair-within", points=round(waiting.reach))
    rated = [words("rated-yes")] if seeker.rated else []
    terms = [side, *(clock_words(clock, words) for clock in seeker.clocks), *rated]
    return [words("pair-waited", time=face(1000 * waiting.waited, words)), wide, " · ".join(terms)]


@post("/pair/{game:str}", status_code=200, creates=True)
async def begin(game: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Look for somebody from now on. The button alone means: any side, by a clock of an evening, not rated."""
    known_game(game)
    form = await visitor.request.form()
    clocks = tuple(str(clock) for clock in form.getall("clock", []))
    wish = Wish(game, clocks, str(form.get("seat", RANDOM)), form.get("rated") == "on")
    try:
        await seek(visitor.hall, await visitor.become_guest(), wish)
    except BadOption as error:
        return pairing_page(game, visitor, message=refusal(error, visitor.speech(game)), status=422)
    return visitor.go(f"/pair/{game}")


@post("/pair/{game:str}/leave", status_code=200)
async def leave(game: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Look for nobody any more."""
    known_game(game)
    if visitor.guest:
        await visitor.hall.store.stop_seeking(visitor.guest.id)
    return visitor.go(f"/pair/{game}")


@get("/pair/{game:str}/stream")
async def stream(game: FromPath[str], visitor: Visiting) -> Stream:
    """As long as it is open, somebody is there."""
    known_game(game)
    visitor.services.streams.check(address_of(visitor.request.scope))
    return Stream(events(visitor.hall, game, visitor.guest, visitor.language, visitor.key))


async def events(hall: Hall, game: str, guest: Guest | None, language: str, key: str) -> AsyncGenerator[bytes, None]:
    with hall.matches.sessions.staying(guest.id if guest else "", key) as stay:
        while guest and stay.lasts and not hall.closing.is_set():
            try:
                waiting = await look(hall, guest)
            except NoStore:
                yield ServerSentEventMessage("", event="ping", sep="\n").encode()
            except TooManyMatches:
                yield event_of(None, game, language)  # the page says why
                return
            else:
                yield event_of(waiting, game, language)
                if waiting is None or waiting.match:
                    return
            await happens(hall.closing, LOOK)


def event_of(waiting: Waiting | None, game: str, language: str) -> bytes:
    """How it stands; or where to go, once it is over."""
    if waiting is None or waiting.match:
        path = f"/match/{waiting.match}" if waiting else f"/pair/{game}"
        return ServerSentEventMessage(path, event="go", sep="\n").encode()
    words = speech(language, game)
    html = templates().get_template("pair_wait.html").render(lines=lines_of(waiting, words), speech=words)
    return ServerSentEventMessage(html, event="part", sep="\n").encode()


HANDLERS = (show, begin, leave, stream)
