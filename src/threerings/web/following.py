"""What happens without anybody asking for it: other processes change matches, and seats are free no more."""

import asyncio
import logging
from contextlib import aclosing
from datetime import UTC, datetime

from threerings.store import INVITED, OPEN, News, SharedStore
from threerings.store.rows import moment
from threerings.web.limits import CALLS_KEPT, INVITATION_LASTS, LOBBY_LASTS, TALK_KEPT
from threerings.web.matches import Matches
from threerings.web.ratings import Ratings
from threerings.web.tasks import BackgroundTasks, happens

LOG = logging.getLogger("threerings.web")
LASTS = {OPEN: LOBBY_LASTS, INVITED: INVITATION_LASTS}
ROUND = 60.0
"""Seconds after which the server looks again whose time is up."""


async def watch_the_clock(matches: Matches, ratings: Ratings, closing: asyncio.Event) -> None:
    while not closing.is_set():
        try:
            await expire(matches, datetime.now(UTC))
            await ratings.catch_up()
        except Exception:
            LOG.exception("whose time is up is not known")
        await happens(closing, ROUND)


async def expire(matches: Matches, now: datetime) -> None:
    """Seats that nobody has taken in time are free no more, and what was said is forgotten."""
    for status, lasts in LASTS.items():
        for match in await matches.store.expire(status, moment(now - lasts)):
            await matches.read_again(match)
    await matches.store.forget_talk(moment(now - TALK_KEPT))
    await matches.store.forget_calls(moment(now - CALLS_KEPT))
    for live in [live for live in matches.alive.values() if live.talk and live.series.over]:
        await matches.learn_talk(live)


async def follow_others(shared: SharedStore, matches: Matches, tasks: BackgroundTasks) -> None:
    async with aclosing(shared.news()) as all_news:
        async for news in all_news:
            tasks.start(hear(news, matches))


async def hear(news: News, matches: Matches) -> None:
    try:
        if news.guest:
            await matches.learn_of(news.guest)
        elif news.match:
            await matches.read_again_once(news.match)
        else:
            await matches.look_at(list(matches.alive.values()))
    except Exception:
        LOG.exception("what another process has done is not known here yet")
