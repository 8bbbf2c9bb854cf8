"""Which matches are rated, and when: once, as soon as they are over, or when somebody looks again after a crash."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Final

from threerings.core.game import BadOption, Game, ThreeRingsError
from threerings.core.match import ABORTED, WAYS_OUT
from threerings.core.record import AIDS
from threerings.store import Sitter, Store
from threerings.store.ratings import AGREED, COUNTED, LEFT_OUT, Contest
from threerings.web.live import LiveMatch
from threerings.web.matches import rebuilt_series
from threerings.web.rating import BOT, counted, rated_bots
from threerings.web.seats import Sitters
from threerings.web.series import Series

LOG = logging.getLogger("threerings.web")
EARLY: Final = 2
"""Who goes before both have made so many choices has not lost a rated match: nothing was played."""
A_ROUND: Final = 100
"""So many matches are counted in a round, at most."""


def check_rated(game: Game[Any, Any], options: Mapping[str, object], sitters: Sitters, games: int, new: bool) -> None:
    """Whether a match may be rated. Raises BadOption."""
    printed = all(option.choices or options[option.name] == option.default for option in game.options)
    bots = [sitter.bot for sitter in sitters if sitter.bot]
    measured = all(bot in rated_bots(game.name) for bot in bots)
    if not (printed and measured and games == 1 and new) or sitters[0] == sitters[1]:
        raise BadOption("rated: one new game with the printed cards, between two people or against a level of the bots")


def counts(series: Series) -> bool:
    """Whether a match that is over says something of those who have played it."""
    result = series.result()
    early = min(series.times.chosen(player) for player in (0, 1)) < EARLY
    helped = any(series.undos) or any(line.startswith(AIDS) for line in series.lines)
    gone = result is None or result.reason == ABORTED or (early and result.reason in WAYS_OUT.values())
    return not (gone or helped)


def player_of(sitter: Sitter) -> str:
    return f"{BOT}{sitter.bot}" if sitter.bot else sitter.guest


class Ratings:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, live: LiveMatch) -> None:
        """A match is over, if it is: have it rated, if it is to be. What cannot be done now is done later."""
        if live.header.rated != AGREED or not live.series.over:
            return
        try:
            await self._count(live.header.id, live.series, live.sitters)
            live.header = live.header._replace(rated=COUNTED if counts(live.series) else LEFT_OUT)
        except Exception:
            LOG.exception("a match is not rated yet")

    async def catch_up(self) -> None:
        """Rate those that nobody has lived to rate."""
        for match in await self._store.to_count(A_ROUND):
            stored = await self._store.match(match)
            if stored is None:
                continue
            try:
                series = await asyncio.to_thread(rebuilt_series, stored)
            except ThreeRingsError:
                await self._store.leave_out(match)
            else:
                await self._count(match, series, stored.sitters)

    async def _count(self, match: str, series: Series, sitters: Sitters) -> None:
        result = series.result()
        if result is None or not counts(series) or await self._somebody_has_left(sitters):
            await self._store.leave_out(match)
            return
        players = (player_of(sitters[0]), player_of(sitters[1]))
        contest = Contest(match, series.game.name, players, result.winner)
        await self._store.count_match(contest, lambda known: counted(contest, known))

    async def _somebody_has_left(self, sitters: Sitters) -> bool:
        guests = [sitter.guest for sitter in sitters if sitter.guest]
        return len(await self._store.players(guests)) < len(guests)
