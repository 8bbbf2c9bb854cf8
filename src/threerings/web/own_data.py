"""All that the house knows of somebody: to take along, and to be forgotten."""

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Response, get, post

from threerings.store import ALL, GOING, NEWEST, OVER, TURN, Guest, Store, StoredMatch
from threerings.web.accounts import owner
from threerings.web.guests import Visiting
from threerings.web.hall import Hall
from threerings.web.refusals import NotNow
from threerings.web.render import page
from threerings.web.sign_in import typed

PAGE: Final = 100
"""Matches that are read at a time."""
MOST_REVIEWS: Final = 100_000


@get("/account/data", creates=True)
async def export(visitor: Visiting) -> Response[Any]:
    """A file of JSON."""
    if visitor.guest is None:
        return visitor.go("/account")
    headers = {"Content-Disposition": 'attachment; filename="three-rings.json"'}
    known = msgspec.json.encode(await all_of(visitor.hall.store, visitor.guest))
    return Response(known, media_type="application/json", headers=headers)


async def all_of(store: Store, guest: Guest) -> dict[str, Any]:
    account = await store.account(guest.id)
    return {
        **guest._asdict(),
        "account": account and {"login": account.login, "made": account.made, "shown": account.shown},
        "passkeys": [{"device": one.device, "made": one.made} for one in (account.passkeys if account else ())],
        "sessions": [{"device": one.device, "made": one.made} for one in await store.sessions(guest.id)],
        "told": [
            {"way": one.way, "address": one.address, "wants": one.wants.split(), "made": one.made}
            for one in await store.channels(guest.id)
        ],
        "learnt": dict(await store.marks(guest.id)),
        "reviews": [
            {"match": one.key.match, "game": one.key.number, "made": one.made, "link": one.link}
            for one in await store.reviews_of(guest.id, MOST_REVIEWS)
        ],
        "ratings": [one._asdict() for one in await store.ratings(guest.id)],
        "matches": [await told(store, guest, match) async for match in matches_of(store, guest, ALL)],
    }


async def matches_of(store: Store, guest: Guest, which: str) -> AsyncIterator[StoredMatch]:
    before = NEWEST
    while found := await store.played_by(guest.id, PAGE, which, before):
        for match in found:
            yield match
        before = found[-1].place


async def told(store: Store, guest: Guest, match: StoredMatch) -> dict[str, Any]:
    """What a player may have of a match: all of it once it is over, and before that nothing that is hidden."""
    header = match.header
    card: dict[str, Any] = {
        "match": header.id,
        "game": header.game,
        "options": dict(header.options),
        "games": header.games,
        "seats": [seat for seat in (0, 1) if match.sitters[seat].guest == guest.id],
        "made": header.made,
        "status": header.status,
        "result": header.result,
    }
    said = [one.text for one in await store.talk(header.id) if one.guest == guest.id and one.text]
    card |= {"said": said} if said else {}
    whole = await store.match(header.id) if header.status == OVER else None
    return {**card, "log": whole.log} if whole else card


@get("/account/delete")
async def ask_to_delete(visitor: Visiting) -> Response[str]:
    return page(visitor, "delete.html")


@post("/account/delete", status_code=200)
async def delete(visitor: Visiting) -> Response[Any]:
    """Forget somebody: their matches that go on are given up, and those that are over are nobody's. Raises NotFresh."""
    if visitor.guest and (await typed(visitor)).get("sure") == "yes":
        guest, _ = await owner(visitor)
        await forget(visitor.hall, guest)
        await visitor.sign_out()
        return visitor.go("/")
    return visitor.go("/account/delete")


async def forget(hall: Hall, guest: Guest) -> None:
    going = [match for which in (TURN, GOING) async for match in matches_of(hall.store, guest, which)]
    for match in going:
        await give_up(hall, guest, match)
    await hall.store.forget(guest.id)
    await hall.matches.learn_of(guest.id)


async def give_up(hall: Hall, guest: Guest, match: StoredMatch) -> None:
    try:
        await hall.resign(await hall.live(match.header.id), guest)
    except NotNow:  # it has ended meanwhile
        return


HANDLERS = (export, ask_to_delete, delete)
