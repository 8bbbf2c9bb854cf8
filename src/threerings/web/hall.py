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
from threerings.core.game import Options
from threerings.core.match import StaleAction
from threerings.games import load
from threerings.store import INVITED, OPEN, RUNNING, Card, Conflict, Guest, Kept, Most, Sitter, Store
from threerings.web.bot_turns import BotTurns, Change
from threerings.web.figures import Figures
from threerings.web.following import follow_others, watch_the_clock
from threerings.web.live import Live
from threerings.web.matches import Matches, noted
from threerings.web.seats import SeatTaken, Sitters, awaited, nature
from threerings.web.sitting import NotNow, Player, Sitting
from threerings.web.tasks import Tasks

MOST_MATCHES = 100
"""So many unfinished matches a guest may have."""
MOST_OPEN = 3
"""So many of them may wait in the lobby for anybody."""
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
    def __init__(self, store: Store, workers: Workers, tempo: Tempo) -> None:
        self.store = store
        self.workers = workers
        self.figures = Figures()
        self.tasks = Tasks()
        self.matches = Matches(store, self.tasks)
        self.bots = BotTurns(workers, tempo, self.matches, self.tasks, self._change)
        self.matches.looked_at = self.bots.begin
        self._listening: asyncio.Task[None] | None = None

    @property
    def closing(self) -> asyncio.Event:
        return self.tasks.closing

    @property
    def awake(self) -> int:
        """How many matches are in memory."""
        return len(self.matches.alive)

    async def live(self, match: str) -> Live:
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
    ) -> str:
        """A new match on disk; its id. Raises BadOption, TooManyMatches, or the prefix's trouble.

        It is dealt once everybody has sat down. Those who have a seat sit down at once and add nothing to the shuffle,
        unless it waits for them. What goes on from somewhere else was shuffled there: it cannot be proven here.
        """
        rules = load(game)
        settled = rules.settle(options)
        secret = "" if prefix else new_secret()
        seated = [] if waits or not secret else [player for player in (0, 1) if sitters[player].guest]
        entropies = dict.fromkeys(seated, "")
        twin = twin and games == 2
        sitting = Sitting(rules, settled, games)
        sitting.follow(prefix)
        sitting = sitting.sit_down(entropies, nature(secret, twin, sitters, entropies))
        free = any(sitter.free for sitter in sitters)
        status = RUNNING if not free else INVITED if invited else OPEN
        card = Card(new_id(), game, rules.rules_version, settled, games, public, request, follows, status, twin=twin)
        card = card._replace(awaits=awaited(sitting, secret, sitters))
        most = Most(MOST_MATCHES, MOST_OPEN)
        kept = await self.store.add_match(Kept(card, sitters, tuple(sitting.log), secret), most)
        return kept.card.id

    async def rematch(self, live: Live, guest: Guest | None) -> str:
        """The id of the next match between the same players, sides swapped, whoever asks first.

        Raises NotSeated or NotNow.
        """
        mark = request_mark(live.sitters[live.actor_of(guest)].guest, f"rematch {live.card.id}")
        if not live.may_be_repeated:
            raise NotNow("the match is not over, or somebody never came")
        card, (first, second) = live.card, live.sitters
        if not live.rematch:
            await self.create(
                card.game,
                card.options,
                (second, first),
                games=card.games,
                twin=card.twin,
                public=card.public,
                waits=True,
                request=mark,
                follows=card.id,
            )
            await self.matches.learn_rematch(live)
            live.notify()
        return live.rematch

    # Sitting down.

    async def join(self, live: Live, guest: Guest, words: str | None = None) -> None:
        """Sit down: take the free seat, unless there is one already, and add words to the shuffle.

        Without words they are owed, and the match waits. Doubled, all this counts once. Raises SeatTaken, NotNow
        once the match is over, or Expired.
        """
        await self._take_seat(live, guest)

        def change() -> Sitting | None:
            added = dict.fromkeys(live.owed_by(guest), entropy(words or ""))
            chance = live.chance({**live.sitting.entropies, **added})
            return live.sitting.sit_down(added, chance) if added else None

        if words is not None:
            await self._change(live, change)

    async def _take_seat(self, live: Live, guest: Guest) -> None:
        async with live.lock:
            if live.players(guest):
                return
            live.check_going()
            free = [player for player in (0, 1) if live.sitters[player].free]
            if not free or not await self.store.sit(live.card.id, free[0], Sitter(guest.id)):
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

    async def act(self, live: Live, guest: Guest | None, ply: int, text: str) -> None:
        """A guest's action; doubled, it counts once. Raises StaleAction, UnknownAction, IllegalAction or NotSeated."""
        players = live.players(guest)
        live.actor_of(guest)

        def change() -> Sitting | None:
            sitting = live.sitting
            if sitting.answered(players, ply, text):
                return None
            return sitting.act(sitting.seat_of(live.actor_of(guest)), ply, text, live.chance())

        await self._change(live, change)

    async def undo(self, live: Live, guest: Guest | None, ply: int, answer: str) -> None:
        """Ask for an undo, or answer the other's wish. Who plays a bot, or both sides, needs nobody's consent."""
        player = live.undoer(guest)
        alone = live.shared or bool(live.sitters[1 - player].bot)

        def change() -> Sitting | None:
            sitting = live.sitting
            if 0 <= ply < sitting.ply and sitting.log[ply].split()[0] in ("asks", "refuses", "undo"):
                return None  # it was sent twice
            if answer == "ask":
                return sitting.undo(player, ply, consent=alone)
            return sitting.answer(player, ply, yes=answer == "yes")

        await self._change(live, change)

    async def resign(self, live: Live, guest: Guest | None) -> None:
        player = live.actor_of(guest)
        await self._change(live, lambda: None if live.sitting.resigned == player else live.sitting.resign(player))

    async def open_curtain(self, live: Live, guest: Guest | None, ply: int) -> None:
        """At a shared screen: the one who is asked at this ply looks at their own side. Sent again later, it is not."""
        async with live.lock:
            if len(live.players(guest)) == 2 and ply == live.sitting.ply:
                await self._draw_curtain(live, live.next_player)

    async def close_curtain(self, live: Live, guest: Guest | None) -> None:
        async with live.lock:
            if len(live.players(guest)) == 2:
                await self._draw_curtain(live, None)

    async def _draw_curtain(self, live: Live, player: Player | None) -> None:
        """The lock is ours."""
        if self.matches.shared:
            await self.matches.shared.draw_curtain(live.card.id, player)
        live.opened = player
        live.notify()

    async def _change(self, live: Live, change: Change) -> None:
        """Write what changes once the match is ours. Finishes even if whoever asked has gone."""
        await asyncio.shield(self.tasks.start(self._write(live, change)))

    async def _write(self, live: Live, change: Change) -> None:
        async with live.lock:
            while (after := change()) is not None:
                live.check_not_expired()
                before = live.sitting.ply
                if await self._on_disk(live, after):
                    await self._adopt(live, after)
                    break
                await self.matches.catch_up(live)  # another process was quicker: believe what is on disk, and ask again
                if live.sitting.ply == before:
                    raise StaleAction(before, before)
        self.bots.begin(live)

    async def _on_disk(self, live: Live, after: Sitting) -> bool:
        """Whether the store has taken what is new."""
        before = live.sitting.ply
        new, result = after.log[before:], noted(after.result())
        try:
            await self.store.append(live.card.id, before, new, result, live.awaited_after(after))
        except Conflict:
            return False
        self.figures.written(len(new))
        return True

    async def _adopt(self, live: Live, after: Sitting) -> None:
        """Show what is on disk now."""
        opened, live.sitting = live.opened, after
        live.draw_curtain_if_due()
        live.notify()
        if opened != live.opened:
            await self._draw_curtain(live, live.opened)

    # The day.

    def open(self) -> None:
        """Follow what other processes do from now on, and the clock."""
        if self.matches.shared:
            self._listening = self.tasks.start(follow_others(self.matches.shared, self.matches, self.tasks))
        self.tasks.start(watch_the_clock(self.matches, self.closing))

    def send_home(self) -> None:
        """End all streams: the browsers will come back when there is a server again."""
        self.closing.set()
        for live in list(self.matches.alive.values()):
            live.notify()

    async def close(self) -> None:
        """Finish what was accepted."""
        self.send_home()
        self.workers.close()
        if self._listening:
            self._listening.cancel()
        await self.tasks.finish(PATIENCE)
        await self.store.close()
