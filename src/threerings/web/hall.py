"""The hall: where matches are made, found, joined and changed. Each has one authority.

Whoever wants to change a match waits for its lock. New lines of the log are on disk before anybody sees what they did.
Where several processes share a store, each has a hall: the store decides, and the halls follow it.
"""

import asyncio
import secrets
from collections.abc import Sequence

from threerings.bots.tempo import Tempo
from threerings.bots.workers import Workers
from threerings.core.fair import entropy, new_secret
from threerings.core.game import PUBLIC, Options
from threerings.core.match import StaleAction
from threerings.games import load
from threerings.school.review import STANDARD
from threerings.store import (
    Conflict,
    Guest,
    MatchHeader,
    MatchLimits,
    Sitter,
    Store,
    StoredMatch,
)
from threerings.store.ratings import AGREED
from threerings.web.bot_turns import BotTurns, Change
from threerings.web.calls import Calls
from threerings.web.clocks import GRACE, Clock, clock_between
from threerings.web.coaching import Coaching
from threerings.web.flags import watch_clocks
from threerings.web.following import follow_others, watch_the_clock
from threerings.web.limits import MOST_MATCHES, MOST_OPEN, SAID_A_MINUTE
from threerings.web.live import LiveMatch
from threerings.web.matches import Matches, result_text
from threerings.web.metrics import Metrics
from threerings.web.noticeboard import Noticeboard
from threerings.web.rates import RateLimit
from threerings.web.ratings import Ratings, check_rated
from threerings.web.refusals import NotNow
from threerings.web.reviewing import Reviews
from threerings.web.seats import SeatTaken, Sitters, absent_players, awaits_mask, first_status, nature
from threerings.web.series import Player, Series
from threerings.web.tasks import BackgroundTasks

PATIENCE = 10.0
"""Seconds that what was accepted is given at the end."""
ID_LENGTH = 12
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def request_mark(guest: str, mark: str) -> str:
    """What tells a guest's request from all others: sent again with the same mark, it creates nothing new."""
    return f"{guest} {ascii(mark[:40]) if mark else secrets.token_urlsafe(12)}"


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


class Hall:
    def __init__(self, store: Store, workers: Workers, tempo: Tempo, iterations: int = STANDARD) -> None:
        """With so many iterations for each choice that is reviewed."""
        self.store = store
        self.workers = workers
        self.metrics = Metrics()
        self.tasks = BackgroundTasks()
        self.matches = Matches(store, self.tasks)
        self.bots = BotTurns(workers, tempo, self.matches, self.tasks, self.change)
        self.coaching = Coaching(workers, tempo, self.tasks, self.change, self._go_on)
        self.ratings = Ratings(store)
        self.noticeboard = Noticeboard(store)
        self.reviews = Reviews(self.matches, self.tasks, iterations)
        self.calls = Calls(self.matches, self.tasks)
        self.talkers = RateLimit(SAID_A_MINUTE, 60.0)
        self.matches.on_look = self._go_on
        self._listening: asyncio.Task[None] | None = None

    @property
    def closing(self) -> asyncio.Event:
        return self.tasks.closing

    @property
    def awake(self) -> int:
        """How many matches are in memory."""
        return len(self.matches.alive)

    async def live(self, match: str) -> LiveMatch:
        """A match, from memory or from disk. Raises UnknownMatch, OldRules, NewerRules or DamagedMatch."""
        return await self.matches.find(match)

    # A new match.

    async def create(
        self,
        game: str,
        options: Options,
        sitters: Sitters,
        *,
        games: int = 1,
        twin: bool = False,
        public: bool = False,
        invited: bool = False,
        waits: bool = False,
        request: str = "",
        follows: str = "",
        prefix: Sequence[str] = (),
        clock: str = "",
        rated: bool = False,
    ) -> str:
        """A new match on disk; its id. Raises BadOption, TooManyMatches, or the prefix's trouble.

        It is dealt once everybody has sat down. Those who have a seat sit down at once and add nothing to the shuffle,
        unless it waits for them. What goes on from somewhere else was shuffled there: it cannot be proven here.
        """
        rules, agreed = load(game), clock_between(sitters, clock)
        settled = rules.settle(options)
        if rated:
            check_rated(rules, settled, sitters, games, new=not prefix)
        secret = "" if prefix else new_secret()
        entropies = {} if waits or not secret else {player: "" for player in (0, 1) if sitters[player].guest}
        twin = twin and games == 2
        series = Series(rules, settled, games)
        series.follow(prefix)
        series = series.sit_down(entropies, nature(secret, twin, sitters, entropies))
        status = first_status(sitters, invited)
        fixed = (new_id(), game, rules.rules_version, settled, games, public, request, follows, status)
        header = MatchHeader(*fixed, twin=twin, clock=agreed.text if agreed else "", rated=AGREED if rated else "")
        runs = not absent_players(secret, sitters, series.entropies)
        due = await self._first_due(series, agreed) if agreed and runs else 0
        header = header._replace(awaits=awaits_mask(series, secret, sitters), due=due)
        return await self._add(StoredMatch(header, sitters, tuple(series.lines), secret))

    async def _add(self, match: StoredMatch) -> str:
        """Put a new match on disk, unless the same request has made one already; its id. Raises TooManyMatches."""
        stored = await self.store.add_match(match, MatchLimits(MOST_MATCHES, MOST_OPEN))
        if stored.header.id == match.header.id:
            self.calls.created(stored)
        return stored.header.id

    async def _first_due(self, series: Series, clock: Clock) -> int:
        """When the clock of the one who is asked first runs out; 0 if nobody is."""
        if series.actor >= PUBLIC:
            return 0
        time = self.matches.time
        await time.freshen()
        return time.now() + GRACE + time.margin + series.times.left(clock, series.player_at(series.actor))

    async def rematch(self, live: LiveMatch, guest: Guest | None, sides: str = "swap") -> str:
        """The id of the next match between the same players; it is made once. Raises NotSeated or NotNow."""
        mark = request_mark(live.sitters[live.actor_of(guest)].guest, f"rematch {live.header.id}")
        if not live.may_be_repeated:
            raise NotNow("the match is not over, or somebody never came")
        header, (first, second) = live.header, live.sitters
        swapped = sides == "swap" or (sides == "lots" and secrets.randbelow(2) == 1)
        if not live.rematch:
            await self.create(
                header.game,
                header.options,
                (second, first) if swapped else (first, second),
                games=header.games,
                twin=header.twin,
                public=header.public,
                waits=True,
                request=mark,
                follows=header.id,
                clock=header.clock,
                rated=bool(header.rated),
            )
            await self.matches.learn_rematch(live)
            live.notify()
        return live.rematch

    # Sitting down.

    async def join(self, live: LiveMatch, guest: Guest, words: str | None = None) -> None:
        """Sit down: take the free seat, unless there is one already, and add words to the shuffle.

        Without words they are owed, and the match waits. Doubled, all this counts once. Raises SeatTaken, NotNow
        once the match is over, or Expired.
        """
        await self._take_seat(live, guest)
        live.see(guest)

        def change() -> Series | None:
            added = dict.fromkeys(live.owed_by(guest), entropy(words or ""))
            chance = live.chance({**live.series.entropies, **added})
            return live.series.sit_down(added, chance) if added else None

        if words is not None:
            await self.change(live, change)

    async def _take_seat(self, live: LiveMatch, guest: Guest) -> None:
        async with live.lock:
            if live.players(guest):
                return
            live.check_going()
            free = [player for player in (0, 1) if live.sitters[player].free]
            if not free or not await self.store.sit(live.header.id, free[0], Sitter(guest.id)):
                await self.matches.catch_up(live)
                if live.players(guest):
                    return  # it was sent twice
                live.check_going()
                raise SeatTaken("somebody else was quicker")
            first, second = (Sitter(guest.id) if player == free[0] else live.sitters[player] for player in (0, 1))
            live.sitters = (first, second)
        await self.matches.learn_names(live)
        live.notify()

    # Changing a match.

    async def act(self, live: LiveMatch, guest: Guest | None, ply: int, text: str, came: int | None = None) -> None:
        """A guest's action; doubled, it counts once. When it came in decides what their clock is charged.

        Raises StaleAction, also if it came too late, UnknownAction, IllegalAction or NotSeated.
        """
        players = live.players(guest)
        live.actor_of(guest)
        if live.ticking in players and live.out_of_time(live.now() if came is None else came):
            await self.run_out(live, live.now())

        def change() -> Series | None:
            series = live.series
            if series.was_done(players, ply, text):
                return None
            return series.act(series.seat_of(live.actor_of(guest)), ply, text, live.chance())

        with self.coaching.watching(live, guest, text):
            await self.change(live, change, came)

    async def run_out(self, live: LiveMatch, now: int) -> None:
        """Whoever has no time left at a time has lost, unless somebody was quicker."""

        def change() -> Series | None:
            player = live.ticking
            return live.series.resign(player, "timeout") if player is not None and live.out_of_time(now) else None

        await self.change(live, change)

    def _go_on(self, live: LiveMatch) -> None:
        """Whoever has to choose now and is no person is asked, and so is a coach."""
        self.bots.begin(live)
        self.coaching.attend(live)

    async def look(self, live: LiveMatch, guest: Guest | None) -> None:
        """A guest has opened the page: from now on climaxes stay there until they go on."""
        live.see(guest)
        if guest and live.players(guest) and guest.id not in live.gone_on:
            await self._have_gone_on(live, guest, live.series.ply)

    async def go_on(self, live: LiveMatch, guest: Guest | None, ply: int) -> None:
        """A guest has seen enough of what happened up to a ply; bots may have waited for that."""
        if guest and live.holds(guest.id):
            await self._have_gone_on(live, guest, max(live.gone_on[guest.id], min(ply, live.series.ply)))
            self._go_on(live)

    async def leave_page(self, live: LiveMatch, guest: Guest) -> None:
        """A program plays for this guest: it looks at no page, and nothing waits for it."""
        live.see(guest)
        if guest.id in live.gone_on:
            await self._have_gone_on(live, guest, None)

    async def _have_gone_on(self, live: LiveMatch, guest: Guest, ply: int | None) -> None:
        async with live.lock:
            if self.matches.shared:
                await self.matches.shared.go_on(live.header.id, guest.id, ply)
            live.gone_on.pop(guest.id, None)
            if ply is not None:
                live.gone_on[guest.id] = ply
        live.notify()

    async def undo(self, live: LiveMatch, guest: Guest | None, ply: int, answer: str) -> None:
        """Ask for an undo, or answer the other's wish. Who plays a bot, or both sides, needs nobody's consent."""
        player = live.undoer(guest)
        alone = live.shared or bool(live.sitters[1 - player].bot)

        def change() -> Series | None:
            series = live.series
            if 0 <= ply < series.ply and series.log[ply].split()[0] in ("asks", "refuses", "withdraws", "undo"):
                return None  # it was sent twice
            if answer == "ask":
                return series.undo(player, ply, consent=alone)
            if answer == "withdraw":
                return series.withdraw(player, ply)
            return series.answer(player, ply, yes=answer == "yes")

        await self.change(live, change)

    async def resign(self, live: LiveMatch, guest: Guest | None) -> None:
        player = live.actor_of(guest)
        await self.change(live, lambda: None if live.series.resigned == player else live.series.resign(player))

    async def open_curtain(self, live: LiveMatch, guest: Guest | None, ply: int) -> None:
        """At a shared screen: the one who is asked at this ply looks at their own side. Sent again later, it is not."""
        async with live.lock:
            if len(live.players(guest)) == 2 and ply == live.series.ply:
                await self._draw_curtain(live, live.next_player)

    async def close_curtain(self, live: LiveMatch, guest: Guest | None) -> None:
        async with live.lock:
            if len(live.players(guest)) == 2:
                await self._draw_curtain(live, None)

    async def _draw_curtain(self, live: LiveMatch, player: Player | None) -> None:
        """The lock is ours."""
        if self.matches.shared:
            await self.matches.shared.draw_curtain(live.header.id, player)
        live.curtain_open_for = player
        live.notify()

    async def change(self, live: LiveMatch, change: Change, came: int | None = None) -> None:
        """Write what changes once the match is ours. Finishes even if whoever asked has gone."""
        await asyncio.shield(self.tasks.start(self._write(live, change, live.now() if came is None else came)))

    async def _write(self, live: LiveMatch, change: Change, came: int) -> None:
        async with live.lock:
            while (after := change()) is not None:
                live.check_not_expired()
                before, ply = len(live.series.lines), live.series.ply
                after = live.charged(after, came)
                if await self._on_disk(live, after):
                    known = live.series
                    await self._adopt(live, after)
                    self.calls.changed(live, known)
                    break
                await self.matches.catch_up(live)  # another process was quicker: believe what is on disk, and ask again
                live.check_not_expired()
                if len(live.series.lines) == before:
                    raise StaleAction(ply, ply)
        await self.ratings.count(live)
        self._go_on(live)

    async def _on_disk(self, live: LiveMatch, after: Series) -> bool:
        """Whether the store has taken what is new."""
        before = len(live.series.lines)
        new, result = after.lines[before:], result_text(after.result())
        try:
            due = live.due_after(after, live.now())
            await self.store.append(live.header.id, before, new, result, live.awaited_after(after), due=due)
        except Conflict:
            return False
        self.metrics.count_lines(len(new))
        return True

    async def _adopt(self, live: LiveMatch, after: Series) -> None:
        """Show what is on disk now."""
        if after.ply != live.series.ply:
            live.counsel.mistake = None
        live.due = live.due_after(after, live.now())  # only now it can be answered
        opened, live.series = live.curtain_open_for, after
        live.draw_curtain_if_due()
        live.notify()
        if opened != live.curtain_open_for:
            await self._draw_curtain(live, live.curtain_open_for)

    # The day.

    def open(self) -> None:
        """Follow what other processes do from now on, and the clock."""
        if self.matches.shared:
            self._listening = self.tasks.start(follow_others(self.matches.shared, self.matches, self.tasks))
        self.tasks.start(watch_the_clock(self.matches, self.ratings, self.closing))
        self.tasks.start(watch_clocks(self.matches, self.run_out, self.closing))
        self.tasks.start(self.reviews.resume())

    def send_home(self) -> None:
        """End all streams: the browsers will come back when there is a server again."""
        self.closing.set()
        self.matches.time.stop()
        for live in list(self.matches.alive.values()):
            live.notify()

    async def close(self) -> None:
        """Finish what was accepted."""
        self.send_home()
        self.workers.close()
        self.reviews.workers.close()
        if self._listening:
            self._listening.cancel()
        await self.tasks.finish(PATIENCE)
        await self.store.close()
