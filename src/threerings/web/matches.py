"""The matches in memory, each once: read from the store, and again whenever another process has changed something."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from weakref import WeakValueDictionary

from threerings.core.game import ThreeRingsError
from threerings.core.record import BadRecord, OtherRules, by_todays_rules
from threerings.games import GAMES, load
from threerings.store import MatchHeader, SharedStore, Store, StoredMatch
from threerings.web.clocks import clock_named
from threerings.web.limits import MOST_AWAKE
from threerings.web.live import LiveMatch
from threerings.web.names import shown_name
from threerings.web.presence import Presence
from threerings.web.seats import Sitters
from threerings.web.series import Series
from threerings.web.sessions import Sessions
from threerings.web.stories import Result
from threerings.web.tasks import BackgroundTasks
from threerings.web.timekeeper import Timekeeper


class UnknownMatch(ThreeRingsError):
    """There is no match of this name."""


class DamagedMatch(ThreeRingsError):
    """The log of a match is none that the rules allow: somebody has changed the store, or brought it from elsewhere."""


class Matches:
    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self.store = store
        self.shared = store if isinstance(store, SharedStore) else None
        """The same store, where other processes use it too."""
        self.sessions = Sessions(store)
        self.alive: WeakValueDictionary[str, LiveMatch] = WeakValueDictionary()
        """As long as somebody has hold of them."""
        self.on_look: Callable[[LiveMatch], None] = lambda _: None
        """Told whenever a match was looked for: a bot of it may have to choose."""
        self._awake: OrderedDict[str, LiveMatch] = OrderedDict()
        self.time = Timekeeper(store)
        """By which all clocks run."""
        self._tasks = tasks
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._behind: set[str] = set()
        """Matches that others have changed, and that are about to be read again."""

    async def find(self, match: str) -> LiveMatch:
        """A match, from memory or from disk. Raises UnknownMatch, OldRules, NewerRules or DamagedMatch."""
        live = self.alive.get(match)
        if live is None:
            if match not in self._loading:
                self._loading[match] = self._tasks.start(self._load(match))
                self._loading[match].add_done_callback(lambda _: self._loading.pop(match))
            live = await asyncio.shield(self._loading[match])
        await self.look_at([live])
        if live.clock and not live.series.over:
            await self.time.freshen()
        self._awake[match] = live
        self._awake.move_to_end(match)
        while len(self._awake) > MOST_AWAKE:
            self._awake.popitem(last=False)
        self.on_look(live)
        return live

    async def _load(self, match: str) -> LiveMatch:
        stored = await self.store.match(match)
        if stored is None or stored.header.game not in GAMES:
            raise UnknownMatch(f"there is no match {match!r}")
        live = LiveMatch(stored.header, await asyncio.to_thread(rebuilt_series, stored), stored.sitters, stored.secret)
        live.now, live.presence, live.margin = self.time.now, Presence(self.time.read), self.time.margin
        live.forget_call = lambda guest: self._forget_call(match, guest)
        await self.learn_rematch(live)
        await self.learn_names(live)
        await self.learn_talk(live)
        live.called = await self.store.called_to(match)
        self.alive[match] = live
        return live

    def _forget_call(self, match: str, guest: str) -> None:
        self._tasks.start(self.store.forget_call(match, guest))

    # What is known of them besides the log.

    async def learn_rematch(self, live: LiveMatch) -> None:
        found = await self.store.rematch_of(live.header.id) if live.series.over and not live.rematch else None
        stored = await self.store.match(found) if found else None
        if stored:
            live.rematch, live.offered_by = stored.header.id, stored.header.request.partition(" ")[0]

    async def learn_talk(self, live: LiveMatch) -> None:
        if live.people:
            live.talk = await self.store.talk(live.header.id)
        for said in live.talk:
            if said.guest not in live.speakers:
                guest = await self.store.guest(said.guest)
                live.speakers[said.guest] = shown_name(guest.name) if guest else ""

    async def learn_names(self, live: LiveMatch) -> None:
        live.names = await self.names_of(live.sitters)
        live.reachable = await self.store.reachable(filter(None, (sitter.guest for sitter in live.sitters)))

    async def names_of(self, sitters: Sitters) -> tuple[str, str]:
        guests = [await self.store.guest(sitter.guest) if sitter.guest else None for sitter in sitters]
        first, second = (shown_name(guest.name) if guest else "" for guest in guests)
        return first, second

    async def learn_of(self, guest: str) -> None:
        """A guest has changed: is called otherwise, or is signed in no more where something is open."""
        await self.sessions.check(guest)
        await self.rename(guest)

    async def rename(self, guest: str) -> None:
        """A guest has a new name: tell those who play with them."""
        for live in list(self.alive.values()):
            if any(sitter.guest == guest for sitter in live.sitters):
                await self.learn_names(live)
                live.notify()

    # What others have changed.

    async def look_at(self, lives: Sequence[LiveMatch]) -> None:
        """Catch up where others have changed something, and take over the bots of processes that have died."""
        if self.shared and lives:
            marks = await self.shared.progress([live.header.id for live in lives])
            for live in lives:
                if live.header.id in marks and live.behind(marks[live.header.id]):
                    await self.read_again(live.header.id)
                self.on_look(live)

    async def read_again_once(self, match: str) -> None:
        """The same for one of many who ask at the same time: who is about to read will see what all of them mean."""
        if match not in self._behind:
            self._behind.add(match)
            await self.read_again(match)

    async def read_again(self, match: str) -> None:
        """Read a match again, if it is in memory."""
        if match in self._loading:
            await asyncio.wait([self._loading[match]])
        live = self.alive.get(match)
        if live is None:
            self._behind.discard(match)
            return
        async with live.lock:
            self._behind.discard(match)
            await self.catch_up(live)
        self.on_look(live)

    async def catch_up(self, live: LiveMatch) -> None:
        """Believe the store. The lock is ours."""
        marks = await self.shared.progress([live.header.id]) if self.shared else {}
        stored = await self.store.match(live.header.id)
        if stored is None:
            return
        known, live.header, live.sitters = live.sitters, stored.header, stored.sitters
        live.due = stored.header.due
        for mark in marks.values():
            live.curtain_open_for, live.gone_on, live.presence.elsewhere = mark.curtain, mark.gone_on, mark.present
        live.series.follow(stored.log[len(live.series.lines) :])
        live.draw_curtain_if_due()
        if known != live.sitters:
            await self.learn_names(live)
        await self.learn_rematch(live)
        await self.learn_talk(live)
        live.called = await self.store.called_to(live.header.id) if live.reachable else frozenset()
        live.notify()


def result_text(result: Result | None) -> str | None:
    """A result as the store keeps it."""
    return None if result is None else f"{'nobody' if result.winner is None else result.winner} {result.reason}"


def rebuilt_series(stored: StoredMatch) -> Series:
    """A series as its log tells it. Raises OldRules, NewerRules or DamagedMatch."""
    header, game = stored.header, load(stored.header.game)
    try:
        with by_todays_rules(header.rules_version, game):
            clock_named(header.clock)
            series = Series(game, header.options, header.games)
            series.rated = bool(header.rated)
            follow(series, stored.log)
            if header.rules_version < game.rules_version:
                check_result(series, header)
    except OtherRules:
        raise
    except (ThreeRingsError, LookupError, ValueError) as error:  # an undo of what never was, a side that nobody plays
        raise DamagedMatch(f"the log of {header.id} is damaged: {error}") from None
    return series


def follow(series: Series, log: Iterable[str]) -> None:
    """Raises BadRecord, naming the action of the game that the rules do not allow."""
    try:
        series.follow(log)
    except (ThreeRingsError, LookupError, ValueError) as error:
        raise BadRecord(f"action {series.match.ply + 1}: {error}") from None


def check_result(series: Series, header: MatchHeader) -> None:
    result = result_text(series.result()) or ""
    if result != header.result:
        raise BadRecord(f"the match ends {result!r}, the record says {header.result!r}")
