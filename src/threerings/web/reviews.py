"""Reviews in the browser: asked for, watched while they are made, read beside the board, tried again, and shared.

Before the end of a match there are none. A review is seen by the guest who asked for it, and by those who were given
the word by which it is shared.
"""

import asyncio
import secrets
from collections.abc import AsyncGenerator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from litestar import Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery
from litestar.response.sse import ServerSentEventMessage

from threerings.bots import LEVELS
from threerings.core.game import Game, Seat
from threerings.school.reasons import percent
from threerings.school.review import Judgement, Review, Weighed, prompt_at, why
from threerings.store import ReviewKey, StoredReview
from threerings.web.curves import curve
from threerings.web.guests import Visiting, Visitor
from threerings.web.hall import Hall
from threerings.web.live import LiveMatch
from threerings.web.play import ply_in
from threerings.web.reel import Reel
from threerings.web.render import page
from threerings.web.replays import games_of, names_in, picture_fields, reel_of
from threerings.web.reviewing import game_of, reviewable, whole
from threerings.web.speech import Speech
from threerings.web.streams import Stream, address_of
from threerings.web.tasks import happens

LOOK: Final = 1.0
"""Seconds after which it is looked again how far a review has come."""
KEPT: Final = 16
"""So many reviews that were looked at lately are kept in memory."""


class Spot(NamedTuple):
    """Where somebody is in a review: which game, which move, from which side, and whether with what it could know."""

    game: int
    move: int
    side: str
    chances: bool


async def over(match: str, number: int, visitor: Visitor) -> LiveMatch:
    """A match that is over and has such a game; else there is nothing to be found."""
    return reviewable(await visitor.hall.live(match), number)


async def own_review(match: str, number: int, visitor: Visitor) -> StoredReview | None:
    """What the visitor has asked for; looked at, it goes on."""
    found = await visitor.hall.store.review(ReviewKey(match, number, visitor.guest.id)) if visitor.guest else None
    if found:
        visitor.hall.reviews.go_on(found)
    return found


@get("/match/{match:str}/review")
async def show_review(
    match: FromPath[str],
    visitor: Visiting,
    *,
    game: FromQuery[int] = 1,
    move: FromQuery[int] = 0,
    seat: FromQuery[str] = "",
    chances: FromQuery[bool] = False,
) -> Response[str]:
    live = await over(match, game, visitor)
    stored = await own_review(match, game, visitor)
    return await review_page(live, visitor, stored, Spot(game, move, seat, chances), f"/match/{match}/review")


@get("/match/{match:str}/review/{word:str}")
async def show_shared(
    match: FromPath[str],
    word: FromPath[str],
    visitor: Visiting,
    *,
    game: FromQuery[int] = 1,
    move: FromQuery[int] = 0,
    seat: FromQuery[str] = "",
    chances: FromQuery[bool] = False,
) -> Response[str]:
    """Somebody else's review, for those who were given the link. The game is the one that it is of."""
    live = await over(match, game, visitor)
    stored = await visitor.hall.store.shared_review(match, word)
    if stored is None:
        raise NotFoundException
    spot = Spot(stored.key.number, move, seat, chances)
    return await review_page(live, visitor, stored, spot, f"/match/{match}/review/{word}")


@post("/match/{match:str}/review", status_code=200, creates=True)
async def ask(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Any guest who may watch the match again may ask for a review of their own."""
    form = await visitor.request.form()
    number = ply_in(form.get("game", "1"))
    live = await over(match, number, visitor)
    await visitor.hall.reviews.ask(live, number, await visitor.become_guest())
    path = f"/match/{match}/review?game={number}"
    return visitor.show("", headers={"X-Location": path}) if visitor.wants_fragment else visitor.go(path)


@post("/match/{match:str}/share", status_code=200)
async def share(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Let others see a review, or no longer."""
    form = await visitor.request.form()
    number = ply_in(form.get("game", "1"))
    await over(match, number, visitor)
    stored = await own_review(match, number, visitor)
    if stored is None:
        raise NotFoundException
    word = "" if form.get("answer") == "off" else stored.link or secrets.token_urlsafe(12)
    await visitor.hall.store.share_review(stored.key, word)
    return visitor.go(f"/match/{match}/review?game={number}#share")


# While it is made.


@get("/match/{match:str}/review/stream")
async def stream(match: FromPath[str], visitor: Visiting, *, game: FromQuery[int] = 1) -> Stream:
    """How far one's own review has come: `progress`, at last `done`."""
    visitor.services.streams.check(address_of(visitor.request.scope))
    await over(match, game, visitor)
    stored = await own_review(match, game, visitor)
    if stored is None:
        raise NotFoundException
    return Stream(events(stored.key, visitor.speech(), visitor.hall))


async def events(key: ReviewKey, speech: Speech, hall: Hall) -> AsyncGenerator[bytes, None]:
    """Another process may make it: what is on disk tells. If that has died, it goes on here."""
    sent = -1
    while not hall.closing.is_set() and (stored := await hall.store.review(key)):
        judged = len(stored.judgements)
        if judged != sent:
            sent = judged
            text = f"{judged} {stored.choices} {progress(stored, speech)}"
            yield ServerSentEventMessage(text, event="done" if stored.done else "progress", sep="\n").encode()
        if stored.done:
            return
        hall.reviews.go_on(stored)
        await happens(hall.closing, LOOK)


def progress(stored: StoredReview, speech: Speech) -> str:
    return speech("web-review-progress", judged=len(stored.judgements), choices=stored.choices)


# The page.


async def review_page(
    live: LiveMatch, visitor: Visitor, stored: StoredReview | None, spot: Spot, at: str
) -> Response[str]:
    sides = live.series.game.sides
    looker = spot.side or sides[own_seat(live, visitor, spot.game)]
    if looker not in sides:
        raise PermissionDeniedException
    speech, seat = visitor.speech(live.header.game), sides.index(looker)
    names = names_in(live, spot.game, speech)
    reel = await asyncio.to_thread(reel_of, live.series, spot.game, live.series.ply)
    given: dict[str, Any] = {"live": live, "seats": list(sides), "looker": looker, "number": spot.game, "at": at}
    given |= {"games": len(games_of(live.series)), "bots": list(LEVELS), "request": secrets.token_urlsafe(12)}
    given["wonders"] = True
    given |= await asyncio.to_thread(picture_fields, reel, spot.move, looker, speech, names, chances=spot.chances)
    given |= {"stored": stored, "mine": bool(stored and visitor.guest and stored.key.guest == visitor.guest.id)}
    given |= {"progress": progress(stored, speech) if stored else "", "verdict": None, "review": None}
    if stored and stored.done:
        review = await asyncio.to_thread(whole_review, stored, live.series)
        given |= await asyncio.to_thread(review_fields, review, reel, given["move"], seat, speech)
        verdict = next((one for one in review.judgements if one.ply == reel.plies[given["move"]]), None)
        if verdict:
            given["verdict"] = await asyncio.to_thread(verdict_on, verdict, live, spot.game, speech)
    return page(visitor, "review.html", game=live.header.game, **given)


whole_review = lru_cache(KEPT)(whole)


def own_seat(live: LiveMatch, visitor: Visitor, number: int) -> Seat:
    """Where the visitor sat in a game; the first seat for those who did not play."""
    player = next(iter(live.players(visitor.guest)), 0 if number == 1 else 1)
    return player if number == 1 else 1 - player


class ChoiceRow(NamedTuple):
    """A choice in the table that says what the curve shows."""

    move: int
    seat: Seat
    side: str
    choice: str
    before: int
    after: int
    marked: bool
    lost: int


class Share(NamedTuple):
    """What has moved a player's chance, in hundredths."""

    name: str
    share: int


def review_fields(review: Review, reel: Reel, move: int, seat: Seat, speech: Speech) -> dict[str, Any]:
    """What the page says of a whole review."""
    sides = [speech(f"side-{side}") for side in reel.game.sides]
    rows = {one.ply: row_of(one, reel, sides, speech) for one in review.judgements}
    parts, way = review.parts(seat), review.way(seat)
    shares = zip(("luck", "unknown", "own", "other"), parts, strict=True)
    return {
        "review": review,
        "seat": seat,
        "curve": curve(review, seat, reel.plies, move),
        "rows": rows,
        "turning": [rows[one.ply] for one in review.turning_points()],
        "accuracy": [percent(review.accuracy(one)) for one in (0, 1)],
        "counts": [len(review.of(one)) for one in (0, 1)],
        "parts": [Share(name, round(100 * share)) for name, share in shares],
        "began": percent(way[0]) if way else 50,
        "ended": percent(way[-1]) if way else 50,
    }


def row_of(one: Judgement, reel: Reel, sides: list[str], speech: Speech) -> ChoiceRow:
    move = reel.plies.index(one.ply)
    choice = offer_text(reel.game, reel.picture(move, one.seat).view, one.chosen, speech)
    lost = max(0, round(100 * one.lost))
    return ChoiceRow(move, one.seat, sides[one.seat], choice, percent(one.before), percent(one.after), one.marked, lost)


def offer_text(game: Game[Any, Any], view: Any, text: str, speech: Speech) -> str:
    """A choice as those were offered it who had this view."""
    return speech.say(game.offer(view, game.action(text).index))


class Better(NamedTuple):
    """One of the best choices."""

    choice: str
    chance: int
    error: int
    made: bool


class SaidOfChoice(NamedTuple):
    """All that is said of one choice."""

    judgement: Judgement
    side: str
    name: str
    choice: str
    before: int
    after: int
    lost: int
    error: int
    best: list[Better]
    why: list[str]
    known_before: int
    known_after: int
    known_best: str


def verdict_on(one: Judgement, live: LiveMatch, number: int, speech: Speech) -> SaidOfChoice:
    match = game_of(live.series, number)
    game, prompt = match.game, prompt_at(match, one.ply)
    return SaidOfChoice(
        one,
        game.sides[one.seat],
        speech(f"side-{game.sides[one.seat]}"),
        offer_text(game, prompt.view, one.chosen, speech),
        percent(one.before),
        percent(one.after),
        max(0, points(one.lost)),
        points(one.error),
        [better(game, prompt.view, each, one, speech) for each in one.best],
        [speech.say(line) for line in why(game, prompt, one)] if one.marked else [],
        percent(one.known_before),
        percent(one.known_after),
        offer_text(game, prompt.view, one.known_best, speech),
    )


def better(game: Game[Any, Any], view: Any, one: Weighed, judgement: Judgement, speech: Speech) -> Better:
    made = one.text == judgement.chosen
    return Better(offer_text(game, view, one.text, speech), percent(one.chance), points(one.error), made)


def points(share: float) -> int:
    """A share of the chance to win in hundredths."""
    return round(100 * share)


HANDLERS = (show_review, show_shared, ask, share, stream)
