"""What goes wrong, by name: a page in the visitor's language, or a few words of JSON. Never a stack trace."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from threerings.core.game import BadOption, ThreeRingsError, UnknownAction, UnknownGame
from threerings.core.match import IllegalAction, StaleAction
from threerings.core.record import NewerRules, OldRules, OtherRules
from threerings.store import Conflict, NoStore, TooManyMatches, TooManyOpen, TooManyReviews
from threerings.texts.faults import worded
from threerings.web.coaching import NoHelp
from threerings.web.guesses import TooManyTries
from threerings.web.guests import recognise
from threerings.web.limits import WINDOW
from threerings.web.live import Closed, Expired
from threerings.web.logs import request_fields
from threerings.web.matches import DamagedMatch, UnknownMatch
from threerings.web.names import BadName
from threerings.web.outgoing import BadAddress
from threerings.web.passkeys import LastProof
from threerings.web.refusals import NotNow, RatedMatch, TooManyUndos
from threerings.web.render import page
from threerings.web.reviewing import ReviewsBusy
from threerings.web.sealing import BadKey
from threerings.web.seats import NotSeated, SeatTaken
from threerings.web.sessions import NotFresh
from threerings.web.speech import Speech, language_in, speech
from threerings.web.streams import TooManyStreams
from threerings.web.talk import BadTalk, TooMuchTalk

LOG = logging.getLogger("threerings.web")
NAMES: dict[type[Exception], tuple[int, str]] = {
    StaleAction: (409, "stale"),
    Conflict: (409, "stale"),
    IllegalAction: (422, "illegal"),
    UnknownAction: (422, "unknown-action"),
    UnknownGame: (404, "unknown-game"),
    UnknownMatch: (404, "unknown-match"),
    BadOption: (422, "bad-option"),
    BadName: (422, "bad-name"),
    Closed: (410, "closed"),
    Expired: (410, "expired"),
    TooManyUndos: (409, "undos"),
    RatedMatch: (409, "rated"),
    NoHelp: (409, "no-help"),
    ReviewsBusy: (409, "reviews-busy"),
    TooMuchTalk: (429, "talk"),
    BadTalk: (422, "phrase"),
    NotNow: (409, "not-now"),
    NotSeated: (403, "not-seated"),
    SeatTaken: (409, "taken"),
    OldRules: (410, "old-rules"),
    NewerRules: (410, "newer-rules"),
    DamagedMatch: (410, "damaged"),
    TooManyOpen: (409, "open"),
    TooManyMatches: (409, "matches"),
    TooManyReviews: (409, "reviews"),
    TooManyStreams: (429, "streams"),
    TooManyTries: (429, "tries"),
    NotFresh: (403, "stale-proof"),
    LastProof: (409, "last-proof"),
    BadAddress: (422, "address"),
    BadKey: (422, "key"),
    NoStore: (503, "away"),
    RecursionError: (400, "bad"),  # only what somebody sent is so deep
}
GONE = "client disconnected prematurely"
"""What the framework says, as of a fault of its own, when a request stops in the middle."""
RETRY = 5
"""Seconds after which it is worth asking again."""
STATUSES = {400: "bad", 401: "who", 403: "forbidden", 404: "missing", 405: "method", 413: "large", 429: "often"}


class Refused(msgspec.Struct, omit_defaults=True):
    """Why a program is not given what it asked for."""

    error: str
    """The name of what is wrong."""
    sentence: str
    """The same for people, in the language that was asked for."""
    rule: str | None = None
    """The rule that forbids an action."""
    ply: int | None = None
    """How far the match is, for those who were late."""
    fault: Any = None
    """Which field of a request is wrong, and what was expected of it."""


def status_and_name(error: Exception) -> tuple[int, str]:
    """The status and the name of an error."""
    for kind, name in NAMES.items():
        if isinstance(error, kind):
            return name
    if isinstance(error, InternalServerException) and error.detail == GONE:
        return 400, "bad"  # nobody hears it, and nothing has failed
    if isinstance(error, HTTPException):
        return error.status_code, STATUSES.get(error.status_code, "bad" if error.status_code < 500 else "ours")
    if isinstance(error, ThreeRingsError):
        return 422, "bad"
    return 500, "ours"


def for_programs(path: str) -> bool:
    """Whether programs come in there: they are answered in JSON."""
    return path == "/api" or path.startswith("/api/")


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    status, name = status_and_name(error)
    if status >= 500:
        level = logging.WARNING if isinstance(error, NoStore) else logging.ERROR
        LOG.log(level, "a request failed", exc_info=error, extra={"fields": request_fields(request.scope, status)})
    if for_programs(request.url.path):
        said = as_json(request, error, status, name)
    else:
        visitor = recognise(request)
        said = page(visitor, "error.html", status, message=sentence(error, name, visitor.speech()))
    if status == 503:
        said.headers["Retry-After"] = str(RETRY)
    elif isinstance(error, TooManyTries):
        said.headers["Retry-After"] = str(WINDOW)
    elif isinstance(error, HTTPException):
        said.headers.update(error.headers or {})
    return said


def sentence(error: Exception, name: str, words: Speech) -> str:
    if isinstance(error, BadName):
        return error.sentence(words)
    values: dict[str, str | int] = {}
    if isinstance(error, TooManyMatches | TooManyUndos):
        values = {"most": error.most}
    elif isinstance(error, TooManyReviews):
        values = {"most": error.most.at_once, "day": error.most.a_day}
    elif isinstance(error, OtherRules):
        values = {"made": error.made, "now": error.now}
        values |= {"fault": worded(error.fault, words)} if isinstance(error, OldRules) else {}
    return words(f"web-error-{name}", **values)


def as_json(request: Request[Any, Any, Any], error: Exception, status: int, name: str) -> Response[Any]:
    language = language_in(request.headers.get("accept-language", ""))
    if isinstance(error, IllegalAction):
        words = speech(language, getattr(request.state, "game", ""))
        said = Refused(name, words(f"rule-{error.rule}"), rule=error.rule)
    elif isinstance(error, BadOption):
        said = Refused(name, str(error))
    else:
        said = Refused(name, sentence(error, name, speech(language)))
    if isinstance(error, StaleAction):
        said.ply = error.now
    if isinstance(error, ValidationException):
        said.fault = error.extra or error.detail
    return Response(said, media_type=MediaType.JSON, status_code=status)
