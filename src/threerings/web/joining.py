"""Sitting down: by an invitation, or where anybody may."""

from io import BytesIO
from typing import Any

import segno
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from threerings.core.game import Option
from threerings.web.clocks import clock_words
from threerings.web.guests import Visiting, Visitor
from threerings.web.lists import deck_link
from threerings.web.live import LiveMatch
from threerings.web.names import BadName, checked_name
from threerings.web.pages import short_name
from threerings.web.play import address, after_change, invitation, not_now, table_response
from threerings.web.refusals import NotNow
from threerings.web.render import page
from threerings.web.seats import SeatTaken
from threerings.web.speech import Speech
from threerings.web.tables import drawing_of
from threerings.web.tokens import proves


@get("/join/{match:str}/{token:str}")
async def show_invitation(match: FromPath[str], token: FromPath[str], visitor: Visiting) -> Response[Any]:
    """What somebody sees who was sent the link."""
    live = await visitor.hall.live(match)
    check_invitation(live, token, visitor)
    if live.players(visitor.guest):
        return visitor.go(address(live))
    host = next((player for player in (0, 1) if not live.sitters[player].free), 0)
    speech = visitor.speech(live.header.game)
    sides = live.series.game.sides
    seat = live.series.seat_of(1 - host)
    values = {"host": live.name_of(host, speech), "seat": seat, "side": speech(f"side-{sides[seat]}")}
    values |= {
        "commitment": live.commitment,
        "status": live.status,
        "token": token,
        "minutes": live.series.game.minutes,
    }
    values |= {"options": unusual(live, speech), "picture": drawing_of(live.header.game).picture()}
    values |= {"clock": clock_words(live.header.clock, speech)}
    return page(visitor, "join.html", game=live.header.game, header=live.header, free=live.can_be_joined, **values)


def unusual(live: LiveMatch, speech: Speech) -> list[tuple[str, str, str]]:
    """What the players have settled otherwise than usual, in words, and where a document is shown."""
    chosen = [(option, live.series.options[option.name]) for option in live.series.game.options]
    return [
        (
            short_name(option.name, speech),
            option_words(option, value, speech),
            "" if option.choices else deck_link(live.header),
        )
        for option, value in chosen
        if value != option.default
    ]


def option_words(option: Option, value: object, speech: Speech) -> str:
    if option.several:
        return ", ".join(speech(f"variant-{choice}") for choice in str(value).split())
    return speech(f"option-{option.name}-{value}" if option.choices else f"option-{option.name}-own")


@get("/join/{match:str}/{token:str}/qr.svg")
async def qr(match: FromPath[str], token: FromPath[str], visitor: Visiting) -> Response[bytes]:
    """The invitation for a phone to look at."""
    live = await visitor.hall.live(match)
    check_invitation(live, token, visitor)
    link = visitor.base + invitation(live, visitor.services.secret)
    picture = BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=4, dark="#2b2118", light="#fffdf7")
    return Response(picture.getvalue(), media_type="image/svg+xml")


@post("/match/{match:str}/join", status_code=200, creates=True)
async def join(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Sit down: by invitation, or where anybody may. What is added to the shuffle may come later, at the table."""
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    if not (live.for_anybody or live.players(visitor.guest)):
        check_invitation(live, str(form.get("token", "")), visitor)
    if form.get("name"):
        try:
            guest = await visitor.change(name=checked_name(str(form["name"])))
        except BadName as error:
            return table_response(live, visitor, error.sentence(visitor.speech()), 422)
        await visitor.hall.matches.rename(guest.id)
    words = str(form["entropy"]) if "entropy" in form else None
    try:
        await visitor.hall.join(live, await visitor.become_guest(), words)
    except SeatTaken:
        return table_response(live, visitor, visitor.speech()("web-error-taken"), 409)
    except NotNow as error:
        return not_now(live, visitor, error)
    return after_change(live, visitor)


def check_invitation(live: LiveMatch, token: str, visitor: Visitor) -> None:
    if not proves(token, visitor.services.secret, live.header.id):
        raise NotFoundException


HANDLERS = (show_invitation, qr, join)
