"""Calling those who are away: it is their turn, somebody offers a rematch, a match of theirs begins.

Nobody is called who looks at the match, nor twice before they have looked. A call says of which game it is, against
whom and what waits: all of it is made from the names and the kind, and from nothing that is on the table.
"""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, NamedTuple

from threerings.core.game import PUBLIC
from threerings.store import StoredMatch
from threerings.store.calls import HOOK, PUSH, Call, Channel
from threerings.store.rows import moment
from threerings.web.live import LiveMatch
from threerings.web.matches import Matches
from threerings.web.offers import OPEN
from threerings.web.presence import BLINK
from threerings.web.series import Player, Series
from threerings.web.speech import speech
from threerings.web.tasks import BackgroundTasks, happens

LOG = logging.getLogger("threerings.web")
TURN, REMATCH, BEGIN = "turn", "rematch", "begin"
KINDS: Final = (TURN, REMATCH, BEGIN)


class Notice(NamedTuple):
    """All that anybody is told from afar, whichever way it goes."""

    kind: str
    match: str
    game: str
    opponent: str
    title: str
    """The game, in the reader's language …"""
    body: str
    """… and a sentence."""


Tell = Callable[[Channel, Notice], None]


class Calls:
    def __init__(self, matches: Matches, tasks: BackgroundTasks) -> None:
        self.patience = BLINK
        """Seconds for which somebody may have gone on to another page, or lost the line."""
        self.tell: Tell = lambda _, __: None
        """Has a notice sent, and does not wait for it."""
        self._matches = matches
        self._tasks = tasks

    def changed(self, live: LiveMatch, before: Series) -> None:
        """A match has changed: whoever has to know of it and is away is called, and nobody waits for that."""
        for player, kind in concerned(live, before).items():
            guest = live.sitters[player].guest
            if guest in live.reachable:
                self._tasks.start(self._call(live, player, kind))

    def created(self, stored: StoredMatch) -> None:
        """A match was made by one of its two players: the other is called to it."""
        first, second = (sitter.guest for sitter in stored.sitters)
        maker = stored.header.request.partition(" ")[0]
        if first and second and first != second and maker in (first, second):
            self._tasks.start(self._call_to_new(stored.header.id, second if maker == first else first))

    async def _call_to_new(self, match: str, guest: str) -> None:
        live = await self._matches.find(match)
        if guest in live.reachable:
            await self._call(live, next(player for player in (0, 1) if live.sitters[player].guest == guest), BEGIN)

    async def _call(self, live: LiveMatch, player: Player, kind: str) -> None:
        try:
            guest, began, what = live.sitters[player].guest, live.presence.now(), waiting(live, kind)
            channels = [one for one in await self._matches.store.channels(guest) if kind in one.wants.split()]
            for hook in (one for one in channels if one.way == HOOK):
                if not live.presence.looks(guest):
                    self.tell(hook, notice(live, player, kind, hook.language))
            others = [one for one in channels if one.way != HOOK and one.confirmed]
            if not others or not live.people or not await self._stays_away(live, guest, began):
                return
            if waiting(live, kind) == what and await self._is_new(live, guest, kind):
                for push in (one for one in others if one.way == PUSH):
                    self.tell(push, notice(live, player, kind, push.language))
        except Exception:
            LOG.exception("somebody who is away was not called")

    async def _stays_away(self, live: LiveMatch, guest: str, began: float) -> bool:
        """Whether somebody has not looked for a moment. Who is looking knows, even if they go before it is over."""
        if self.there(live, guest, began) or await happens(self._tasks.closing, self.patience):
            return False
        if self._matches.shared:
            await self._matches.look_at([live])
        return not self.there(live, guest, began)

    def there(self, live: LiveMatch, guest: str, since: float) -> bool:
        """At this table, or at the one that it follows."""
        before = self._matches.alive.get(live.header.follows)
        return any(one.presence.looks(guest) or one.presence.seen_after(guest, since) for one in (live, before) if one)

    async def _is_new(self, live: LiveMatch, guest: str, kind: str) -> bool:
        live.called |= {guest}
        return await self._matches.store.call(Call(guest, live.header.id, kind, moment(datetime.now(UTC))))


def concerned(live: LiveMatch, before: Series) -> dict[Player, str]:
    """Whom a change concerns, and in which way."""
    after = live.series
    if after.offer != before.offer and after.offer and after.offer.state == OPEN:
        return {1 - after.offer.by: REMATCH}
    if after.over or after.actor >= PUBLIC:
        return {}
    if live.people and live.absent(before) and not live.absent(after):
        return {0: BEGIN, 1: BEGIN}
    asked = after.player_at(after.actor)
    return {} if before.actor < PUBLIC and before.player_at(before.actor) == asked else {asked: TURN}


def waiting(live: LiveMatch, kind: str) -> object:
    """What somebody is called to: it may be gone before they are."""
    if kind == REMATCH:
        return live.series.offer, live.rematch
    return live.expired or live.series.over or (kind == TURN and live.series.question)


def notice(live: LiveMatch, player: Player, kind: str, language: str) -> Notice:
    words = speech(language, live.header.game)
    other = live.name_of(1 - player, words)
    return Notice(kind, live.header.id, live.header.game, other, words("game-title"), words(f"call-{kind}", name=other))
