"""For those who watch over the server: whether it lives, and whether it can be used."""

import asyncio
import logging
from typing import Any

from litestar import Response, get

from threerings.web.guests import AnyRequest
from threerings.web.hall import Hall
from threerings.web.services import hall_of

LOG = logging.getLogger("threerings.web")
PATIENCE = 2.0
"""Seconds in which a store has to answer."""


@get("/health")
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "alive"}


@get("/ready")
async def ready(request: AnyRequest) -> Response[dict[str, Any]]:
    """Whether matches can be played here: 503 and the reasons, if not."""
    missing = await troubles(hall_of(request.app))
    status = {"status": "not ready", "reasons": missing} if missing else {"status": "ready"}
    return Response(status, status_code=503 if missing else 200)


async def troubles(hall: Hall) -> list[str]:
    found = []
    if hall.closing.is_set():
        found.append("closing")
    if not await answers(hall):
        found.append("store")
    if not hall.workers.alive():
        found.append("workers")
    return found


async def answers(hall: Hall) -> bool:
    """Whether the store does: this asks the one who writes, and reads what is there."""
    try:
        await asyncio.wait_for(hall.store.secret(), PATIENCE)
    except Exception:
        LOG.warning("the store does not answer", exc_info=True)
        return False
    return True


HANDLERS = (health, ready)
