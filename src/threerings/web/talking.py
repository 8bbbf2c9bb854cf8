"""Talking at a table: saying something, switching, complaining; and what each is shown of it."""

from datetime import UTC, datetime
from typing import Any

from litestar import Response, post
from litestar.params import FromPath

from threerings.store import Guest
from threerings.store.rows import moment
from threerings.store.talk import Report, Said
from threerings.web.guests import Visiting
from threerings.web.hall import Hall
from threerings.web.limits import MOST_SAID
from threerings.web.live import LiveMatch
from threerings.web.play import table_response, try_change
from threerings.web.refusals import NotNow
from threerings.web.talk import PLAYERS, SPECTATORS, SWITCHES, TooMuchTalk, checked, heard

REPORT = "report"


async def say(hall: Hall, live: LiveMatch, guest: Guest, phrase: str, text: str) -> None:
    """Raises BadTalk or TooMuchTalk."""
    room = room_of(live, guest)
    kind, words = checked(live.talk, [sitter.guest for sitter in live.sitters], room, phrase, text)
    await keep(hall, live, Said(live.header.id, guest.id, room, kind, words, moment(datetime.now(UTC))))


async def switch(hall: Hall, live: LiveMatch, guest: Guest, answer: str) -> None:
    """Want free text or want it no more; mute the other or listen again; or complain. Raises NotNow or TooMuchTalk."""
    now = moment(datetime.now(UTC))
    room = room_of(live, guest)
    if answer == REPORT:
        said = [f"{one.guest}: {one.text}" for one in heard(live.talk, room)]
        others = [sitter.guest for sitter in live.sitters if sitter.guest != guest.id] if room == PLAYERS else []
        await hall.store.report(Report(live.header.id, guest.id, " ".join(others), "\n".join(said), now))
        return
    if answer not in SWITCHES or room != PLAYERS:
        raise NotNow("there is nothing of the kind to switch")
    await keep(hall, live, Said(live.header.id, guest.id, room, answer, "", now))


def room_of(live: LiveMatch, guest: Guest) -> str:
    """Raises NotNow where not two people play."""
    live.see(guest)
    if not live.people:
        raise NotNow("there is nobody to talk to")
    return PLAYERS if live.players(guest) else SPECTATORS


async def keep(hall: Hall, live: LiveMatch, said: Said) -> None:
    """Raises TooMuchTalk."""
    own = sum(one.guest == said.guest for one in live.talk)
    if own >= MOST_SAID or hall.talkers.over(f"{said.guest} {said.match}"):
        raise TooMuchTalk("nobody says so much")
    await hall.store.say(said)
    await hall.matches.learn_talk(live)
    live.notify()


@post("/match/{match:str}/say", status_code=200, creates=True)
async def say_something(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    live = await visitor.hall.live(match)
    form = await visitor.request.form()
    guest = await visitor.become_guest()
    said = say(visitor.hall, live, guest, str(form.get("phrase", "")), str(form.get("text", "")))
    return await try_change(live, visitor, said)


@post("/match/{match:str}/talk", status_code=200, creates=True)
async def switch_talk(match: FromPath[str], visitor: Visiting) -> Response[Any]:
    live = await visitor.hall.live(match)
    answer = str((await visitor.request.form()).get("answer", ""))
    guest = await visitor.become_guest()
    if answer != REPORT:
        return await try_change(live, visitor, switch(visitor.hall, live, guest, answer))
    await switch(visitor.hall, live, guest, answer)
    return table_response(live, visitor, visitor.speech()("talk-reported"))


HANDLERS = (say_something, switch_talk)
