"""The programs' door to reviews."""

import asyncio

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from threerings.store import ReviewKey, StoredReview
from threerings.web import api, payloads
from threerings.web.description import PROVEN, refusals
from threerings.web.guests import AnyRequest
from threerings.web.live import LiveMatch
from threerings.web.reviewing import reviewable, whole


@get("/matches/{match:str}/review", security=PROVEN, responses=refusals(400, 401, 404, 410, 503))
async def show_review(match: FromPath[str], request: AnyRequest, *, game: FromQuery[int] = 1) -> payloads.ReviewCard:
    """The review of a game that you have asked for, as far as it is made. Nobody else is given it."""
    guest, hall = await api.guest_and_hall(request)
    live = reviewable(await hall.live(match), game)
    stored = await hall.store.review(ReviewKey(match, game, guest.id))
    if stored is None:
        raise NotFoundException
    hall.reviews.go_on(stored)
    return await review_card(stored, live)


@api.doing("/matches/{match:str}/review", creates=True, responses=api.SENDING)
async def ask_for_review(
    match: FromPath[str], data: JSONBody[payloads.ReviewWish], request: AnyRequest
) -> payloads.ReviewCard:
    """Have a game of a finished match reviewed, whoever played it. Sent again, it is the same review."""
    guest, hall = await api.guest_and_hall(request)
    live = reviewable(await hall.live(match), data.game)
    return await review_card(await hall.reviews.ask(live, data.game, guest), live)


async def review_card(stored: StoredReview, live: LiveMatch) -> payloads.ReviewCard:
    (match, number, _), judged = stored.key, len(stored.judgements)
    card = payloads.ReviewCard(match, number, stored.choices, judged, stored.link)
    if stored.done:
        review = await asyncio.to_thread(whole, stored, live.series)
        sides = enumerate(live.series.game.sides)
        card.sides = [payloads.SideCard(side, review.accuracy(seat), *review.parts(seat)) for seat, side in sides]
        card.turning_points = [one.ply for one in review.turning_points()]
        card.review = review
    return card


HANDLERS = (show_review, ask_for_review)
