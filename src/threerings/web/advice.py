"""Hints, chances and the coach on the page: only for the one who has them, and only against bots."""

from typing import Any

from litestar import Response, post
from litestar.params import FromPath

from threerings.web.guests import Visiting
from threerings.web.play import ply_in, try_change


@post("/match/{match:str}/hint", status_code=200)
async def hint(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """What a master would do in the visitor's place."""
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    return await try_change(live, visitor, visitor.hall.coaching.hint(live, visitor.guest, ply_in(form.get("ply"))))


@post("/match/{match:str}/chances", status_code=200)
async def show_chances(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Show the chances of what is hidden on the table, or show them no more."""
    live = await visitor.hall.live(match)
    on = (await visitor.request.form()).get("answer") == "on"
    return await try_change(live, visitor, visitor.hall.coaching.show_chances(live, visitor.guest, on))


@post("/match/{match:str}/coach", status_code=200)
async def coach_answer(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    """Switch the coach on or off; or decide about a mistake: take it back, or leave it so."""
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    answer, coaching = str(form.get("answer", "")), visitor.hall.coaching
    if answer == "back":
        change = visitor.hall.undo(live, visitor.guest, ply_in(form.get("ply")), "ask")
    elif answer == "leave":
        change = coaching.leave_it(live, visitor.guest)
    else:
        change = coaching.switch(live, visitor.guest, on=answer == "on")
    return await try_change(live, visitor, change)


HANDLERS = (hint, show_chances, coach_answer)
