"""The hall: every match that is being played or watched, each with one authority.

Whoever wants to change a match waits for its lock. New lines of the log are on disk before anybody sees what they did.
Where several processes share a store, each has a hall: the store decides, and the halls follow it.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Container, Coroutine, Iterable, Mapping, Sequence
from contextlib import aclosing
from datetime import UTC, datetime, timedelta
from typing import Any
from weakref import WeakValueDictionary

from threerings.bots.tempo import Tempo
from threerings.bots.worker import Question
from threerings.bots.workers import Closed, NoChoice, Workers
from threerings.core.fair import Shuffle, commitment, entropy, new_secret
from threerings.core.game import NATURE, PUBLIC, Options, Seat, ThreeRingsError
from threerings.core.match import Chance, StaleAction
from threerings.core.proof import Proof
from threerings.core.record import BadRecord, OtherRules, by_todays_rules
from threerings.games import GAMES, load
from threerings.store import (
    EXPIRED,
    INVITED,
    OPEN,
    OVER,
    RUNNING,
    Card,
    Conflict,
    Guest,
    Kept,
    Mark,
    Most,
    News,
    SharedStore,
    Sitter,
    Store,
)
from threerings.web.figures import Figures
from threerings.web.names import shown
from threerings.web.sitting import NotNow, Player, Result, Sitting, Standing
from threerings.web.speech import Speech
from threerings.web.tables import Table, laid, seen

LOG = logging.getLogger("threerings.web")
MOST_AWAKE = 200
"""So many matches stay in memory although nobody looks at them. Each takes about half a megabyte."""
SECOND_TRY = 2.0
"""Seconds after which a bot whose choice could not be written tries again."""
THIRD_TRY = 10.0
"""Seconds after which a bot is asked again that could not choose, after a second try with little thought."""
MOST_MATCHES = 100
"""So many unfinished matches a guest may have."""
MOST_OPEN = 3
"""So many of them may wait in the lobby for anybody."""
LASTS = {OPEN: timedelta(days=1), INVITED: timedelta(days=30)}
"""How long a free seat is free, by the server's clock: a friend may take more time than the lobby has patience."""
ROUND = 60.0
"""Seconds after which the server looks again whose time is up."""
ID_LENGTH = 12
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class UnknownMatch(ThreeRingsError):
    """There is no match of this name."""


class DamagedMatch(ThreeRingsError):
    """The log of a match is none that the rules allow: somebody has changed the store, or brought it from elsewhere."""


class NotSeated(ThreeRingsError):
    """Somebody who does not play here wants to do what players do."""


class Expired(NotNow):
    """Nobody has taken the free seat in time: the match cannot be played any more."""


class SeatTaken(ThreeRingsError):
    """Somebody else sits there already."""


class Live:
    """A match in memory."""

    def __init__(self, card: Card, sitting: Sitting, sitters: tuple[Sitter, Sitter], secret: str = "") -> None:
        self.card = card
        self.sitting = sitting
        self.sitters = sitters
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set, and replaced by a new one, whenever there is something new to see."""
        self.names: tuple[str, str] = ("", "")
        """The players' own names."""
        self.opened: Player | None = None
        """Which of two people at the same screen has the curtain open."""
        self.rematch = ""
        self.offered_by = ""
        """The guest who was first to want it; nobody knows of matches from before that was noted."""
        self._secret = secret
        self.commitment = commitment(secret) if secret else ""
        """Of the secret that the shuffle follows from; empty if it cannot be proven."""
        self.proof: Proof | None = None
        """Once it was made."""
        self.thinking = False
        """Whether a bot is being asked."""
        self._tables: dict[tuple[Seat, str], Table] = {}

    def behind(self, mark: Mark) -> bool:
        """Whether another process has changed something that is not known here."""
        seated = self.has_free_seat and mark.status != self.card.status
        return mark.length > self.sitting.ply or seated or (self.shared and mark.curtain != self.opened)

    @property
    def expired(self) -> bool:
        return self.card.status == EXPIRED

    @property
    def status(self) -> str:
        """As the store has it, whatever has happened since the match was read."""
        if self.sitting.over:
            return OVER
        return self.card.status if self.has_free_seat else RUNNING

    @property
    def can_be_joined(self) -> bool:
        return self.status in LASTS

    def notify(self) -> None:
        self._tables.clear()
        self.changed.set()
        self.changed = asyncio.Event()

    def players(self, guest: Guest | None) -> tuple[Player, ...]:
        """Whom a guest plays: nobody, one, or both at the same screen."""
        return tuple(player for player in (0, 1) if guest and self.sitters[player].guest == guest.id)

    @property
    def shared(self) -> bool:
        """Whether two people play at one screen."""
        first, second = self.sitters
        return first.guest == second.guest != ""

    @property
    def has_free_seat(self) -> bool:
        return any(sitter.free for sitter in self.sitters)

    @property
    def secret(self) -> str:
        """What the shuffle follows from, once everybody may know it."""
        return self._secret if self.sitting.over else ""

    @property
    def waits(self) -> bool:
        """Whether nature waits until everybody has sat down."""
        return self.sitting.actor == NATURE

    def owed_by(self, guest: Guest | None) -> tuple[Player, ...]:
        """The players for whom a guest has yet to add to the shuffle."""
        over = self.sitting.over or self.expired
        owing = () if over else absent(self._secret, self.sitters, self.sitting.entropies)
        return tuple(player for player in self.players(guest) if player in owing)

    @property
    def may_be_repeated(self) -> bool:
        """Whether there may be a rematch. Where somebody never sat down there is none: nobody is chased so."""
        seated = not absent(self._secret, self.sitters, self.sitting.entropies)
        return self.sitting.over and not self.has_free_seat and seated

    def awaits(self, standing: Standing) -> int:
        """Whom the match waits for when it stands so, as the store notes it."""
        return awaited(standing, self._secret, self.sitters)

    def chance(self, entropies: Mapping[Player, str] | None = None) -> Chance | None:
        """Where nature's choices come from in this game, now or once these entropies are known."""
        added = self.sitting.entropies if entropies is None else entropies
        chance = nature(self._secret, self.card.twin, self.sitters, added)
        return chance.game(self.sitting.number) if isinstance(chance, Shuffle) else chance

    @property
    def for_anybody(self) -> bool:
        """Whether a free seat is for everybody, and not only for those with the invitation."""
        return self.card.public and self.card.status != INVITED

    def seat_for(self, guest: Guest | None) -> Seat:
        """From which seat a guest looks now. At a shared screen the curtain decides; everybody else watches."""
        players = self.players(guest)
        if not players:
            return PUBLIC
        player = self.opened if len(players) == 2 else players[0]
        return PUBLIC if player is None else self.sitting.seat_of(player)

    def actor_of(self, guest: Guest | None) -> Player:
        """The player as whom a guest acts. Raises NotSeated."""
        players = self.players(guest)
        if not players:
            raise NotSeated("you do not play in this match")
        if len(players) == 1:
            return players[0]
        return self.opened if self.opened is not None else self.next_player or 0

    def undoer(self, guest: Guest | None) -> Player:
        """The player for whom a guest may take something back; at a shared screen, whoever chose last."""
        last = self.sitting.last_player()
        return last if self.shared and last is not None and self.players(guest) else self.actor_of(guest)

    @property
    def next_player(self) -> Player | None:
        actor = self.sitting.actor
        return self.sitting.player_at(actor) if actor < PUBLIC else None

    def table(self, seat: Seat, speech: Speech) -> Table:
        """What is to be seen from a seat, made once for all who look from there in the same language."""
        key = (seat, speech.language)
        if key not in self._tables:
            first, second = (self.called(self.sitting.player_at(place), speech) for place in (0, 1))
            self._tables[key] = laid(seen(self.sitting, seat), speech, (first, second))
        return self._tables[key]

    def called(self, player: Player, speech: Speech) -> str:
        return called(self.sitters, self.names, speech)[player]

    def draw_curtain_if_due(self) -> None:
        """After a turn at a shared screen: hide everything, unless the player has yet to read something secret."""
        if self.opened is None:
            return
        sitting, seat = self.sitting, self.sitting.seat_of(self.opened)
        secret = any(mine.action != public.action for mine, public in self._shown(seat))
        if sitting.over or (sitting.actor != seat and not secret):
            self.opened = None

    def _shown(self, seat: Seat) -> Iterable[tuple[Any, Any]]:
        """What nature has shown since the last choice, to a seat and to everybody."""
        recent = self.sitting.recent
        return zip(recent[seat][1:], recent[PUBLIC][1:], strict=True)


def called(sitters: tuple[Sitter, Sitter], names: tuple[str, str], speech: Speech) -> tuple[str, str]:
    """What a page calls the players. Two people at one screen are one guest: they are told apart by number."""
    if sitters[0].guest and sitters[0] == sitters[1]:
        return speech("player-number", number=1), speech("player-number", number=2)
    first, second = (one_called(sitter, name, speech) for sitter, name in zip(sitters, names, strict=True))
    return first, second


def one_called(sitter: Sitter, name: str, speech: Speech) -> str:
    if sitter.bot:
        return speech("web-bot", bot=sitter.bot)
    if not sitter.guest:
        return speech("web-nobody")
    return name or speech("web-guest", number=number_of(sitter.guest))


def number_of(guest: str) -> int:
    """Something short to tell nameless guests apart."""
    return int.from_bytes(guest.encode()) % 900 + 100


def request_mark(guest: str, mark: str) -> str:
    """What tells a guest's request from all others: sent again with the same mark, it creates nothing new."""
    return f"{guest} {ascii(mark[:40]) if mark else secrets.token_urlsafe(12)}"


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


class Hall:
    def __init__(self, store: Store, workers: Workers, tempo: Tempo) -> None:
        self.store = store
        self.shared = store if isinstance(store, SharedStore) else None
        """The same store, where other processes use it too."""
        self.workers = workers
        self.tempo = tempo
        self.figures = Figures()
        self.closing = asyncio.Event()
        self.now: Callable[[], datetime] = lambda: datetime.now(UTC)
        self._alive: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._awake: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._behind: set[str] = set()
        """Matches that others have changed, and that are about to be read again."""
        self._following: asyncio.Task[Any] | None = None

    # Matches.

    async def create(
        self,
        game: str,
        options: Options,
        sitters: tuple[Sitter, Sitter],
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
        lines = sitting.seating(entropies) + sitting.opening(nature(secret, twin, sitters, entropies), prefix)
        free = any(sitter.free for sitter in sitters)
        status = RUNNING if not free else INVITED if invited else OPEN
        card = Card(new_id(), game, rules.rules_version, settled, games, public, request, follows, status, twin=twin)
        card = card._replace(awaits=awaited(sitting.after(lines), secret, sitters))
        most = Most(MOST_MATCHES, MOST_OPEN)
        kept = await self.store.add_match(Kept(card, sitters, tuple(lines), secret), most)
        return kept.card.id

    @property
    def awake(self) -> int:
        """How many matches are in memory."""
        return len(self._alive)

    async def live(self, match: str) -> Live:
        """A match, from memory or from disk. Raises UnknownMatch, OldRules, NewerRules or DamagedMatch."""
        live = self._alive.get(match)
        if live is None:
            if match not in self._loading:
                self._loading[match] = self._task(self._load(match))
                self._loading[match].add_done_callback(lambda _: self._loading.pop(match))
            live = await asyncio.shield(self._loading[match])
        await self._look_at([live])
        self._awake[match] = live
        self._awake.move_to_end(match)
        while len(self._awake) > MOST_AWAKE:
            self._awake.popitem(last=False)
        self._let_bots_play(live)
        return live

    async def _load(self, match: str) -> Live:
        kept = await self.store.match(match)
        if kept is None or kept.card.game not in GAMES:
            raise UnknownMatch(f"there is no match {match!r}")
        live = Live(kept.card, await asyncio.to_thread(rebuilt, kept), kept.sitters, kept.secret)
        await self._learn_rematch(live)
        await self.learn_names(live)
        self._alive[match] = live
        return live

    async def _learn_rematch(self, live: Live) -> None:
        found = await self.store.rematch_of(live.card.id) if live.sitting.over and not live.rematch else None
        kept = await self.store.match(found) if found else None
        if kept:
            live.rematch, live.offered_by = kept.card.id, kept.card.request.partition(" ")[0]

    async def learn_names(self, live: Live) -> None:
        live.names = await self.names_of(live.sitters)

    async def names_of(self, sitters: tuple[Sitter, Sitter]) -> tuple[str, str]:
        guests = [await self.store.guest(sitter.guest) if sitter.guest else None for sitter in sitters]
        first, second = (shown(guest.name) if guest else "" for guest in guests)
        return first, second

    async def join(self, live: Live, guest: Guest, words: str | None = None) -> None:
        """Sit down: take the free seat, unless there is one already, and add words to the shuffle.

        Without words they are owed, and the match waits. Doubled, all this counts once. Raises SeatTaken, NotNow
        once the match is over, or Expired.
        """
        await self._take_seat(live, guest)

        def lines() -> list[str]:
            added = dict.fromkeys(live.owed_by(guest), entropy(words or ""))
            if not added:
                return []
            chance = live.chance({**live.sitting.entropies, **added})
            return live.sitting.seating(added) + live.sitting.dealing(chance)

        if words is not None:
            await self._change(live, lines)

    async def _take_seat(self, live: Live, guest: Guest) -> None:
        async with live.lock:
            if live.players(guest):
                return
            check_going(live)
            free = [player for player in (0, 1) if live.sitters[player].free]
            if not free or not await self.store.sit(live.card.id, free[0], Sitter(guest.id)):
                await self._catch_up(live)
                if live.players(guest):
                    return  # it was sent twice
                check_going(live)
                raise SeatTaken("somebody else was quicker")
            first, second = (Sitter(guest.id) if player == free[0] else live.sitters[player] for player in (0, 1))
            live.sitters = (first, second)
        await self.learn_names(live)
        live.notify()

    async def rename(self, guest: str) -> None:
        """A guest has a new name: tell those who play with them."""
        for live in list(self._alive.values()):
            if any(sitter.guest == guest for sitter in live.sitters):
                await self.learn_names(live)
                live.notify()

    async def rematch(self, live: Live, guest: Guest) -> str:
        """The id of the next match between the same players, sides swapped, whoever asks first.

        Raises NotSeated or NotNow.
        """
        live.actor_of(guest)
        if not live.may_be_repeated:
            raise NotNow("the match is not over, or somebody never came")
        card = live.card
        if not live.rematch:
            await self.create(
                card.game,
                card.options,
                (live.sitters[1], live.sitters[0]),
                games=card.games,
                twin=card.twin,
                public=card.public,
                waits=True,
                request=request_mark(guest.id, f"rematch {card.id}"),
                follows=card.id,
            )
            await self._learn_rematch(live)
            live.notify()
        return live.rematch

    # Changing a match.

    async def act(self, live: Live, guest: Guest | None, ply: int, text: str) -> None:
        """A guest's action; doubled, it counts once. Raises StaleAction, UnknownAction, IllegalAction or NotSeated."""
        players = live.players(guest)
        live.actor_of(guest)

        def lines() -> list[str]:
            if live.sitting.answered(players, ply, text):
                return []
            player = live.actor_of(guest)
            return live.sitting.act(live.sitting.seat_of(player), ply, text, live.chance())

        await self._change(live, lines)

    async def undo(self, live: Live, guest: Guest | None, ply: int, answer: str) -> None:
        """Ask for an undo, or answer the other's wish. Who plays a bot, or both sides, needs nobody's consent."""
        player = live.undoer(guest)
        alone = live.shared or bool(live.sitters[1 - player].bot)

        def lines() -> list[str]:
            sitting = live.sitting
            if 0 <= ply < sitting.ply and sitting.log[ply].split()[0] in ("asks", "refuses", "undo"):
                return []  # it was sent twice
            if answer == "ask":
                return sitting.undo(player, ply, consent=alone)
            return sitting.answer(player, ply, yes=answer == "yes")

        await self._change(live, lines)

    async def resign(self, live: Live, guest: Guest | None) -> None:
        player = live.actor_of(guest)
        await self._change(live, lambda: [] if live.sitting.resigned == player else live.sitting.resign(player))

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
        if self.shared:
            await self.shared.draw_curtain(live.card.id, player)
        live.opened = player
        live.notify()

    async def _change(self, live: Live, lines: Callable[[], list[str]]) -> None:
        """Write what `lines` answers once the match is ours. Finishes even if whoever asked has gone."""
        await asyncio.shield(self._task(self._write(live, lines)))

    async def _write(self, live: Live, lines: Callable[[], list[str]]) -> None:
        async with live.lock:
            while new := lines():
                if live.expired:
                    raise Expired("nobody came in time")
                length, opened = live.sitting.ply, live.opened
                standing = live.sitting.after(new)
                try:
                    result, awaits = noted(standing.result), live.awaits(standing)
                    await self.store.append(live.card.id, length, new, result, awaits)
                except Conflict:  # another process was quicker: believe what is on disk, and ask again
                    await self._catch_up(live)
                    if live.sitting.ply > length:
                        continue
                    raise StaleAction(length, live.sitting.ply) from None
                self.figures.written(len(new))
                live.sitting.follow(new)
                live.draw_curtain_if_due()
                live.notify()
                if opened != live.opened:
                    await self._draw_curtain(live, live.opened)
                break
        self._let_bots_play(live)

    # The other processes.

    def open(self) -> None:
        """Follow what other processes do from now on, and the clock."""
        if self.shared:
            self._following = self._task(self._follow_others(self.shared))
        self._task(self._watch_the_clock())

    async def _watch_the_clock(self) -> None:
        while not self.closing.is_set():
            try:
                await self.expire()
            except Exception:
                LOG.exception("whose time is up is not known")
            await happens(self.closing, ROUND)

    async def expire(self) -> None:
        """Seats that nobody has taken in time are free no more."""
        for status, lasts in LASTS.items():
            for match in await self.store.expire(status, f"{self.now() - lasts:%Y-%m-%d %H:%M:%S}"):
                await self._follow(match)

    async def _follow_others(self, shared: SharedStore) -> None:
        async with aclosing(shared.news()) as all_news:
            async for news in all_news:
                self._task(self._hear(news))

    async def _hear(self, news: News) -> None:
        try:
            if news.guest:
                await self.rename(news.guest)
            elif news.match:
                if news.match not in self._behind:
                    self._behind.add(news.match)
                    await self._follow(news.match)
            else:
                await self._look_at(list(self._alive.values()))
        except Exception:
            LOG.exception("what another process has done is not known here yet")

    async def _look_at(self, lives: Sequence[Live]) -> None:
        """Catch up where others have changed something, and take over the bots of processes that have died."""
        if self.shared and lives:
            marks = await self.shared.marks([live.card.id for live in lives])
            for live in lives:
                if live.card.id in marks and live.behind(marks[live.card.id]):
                    await self._follow(live.card.id)
                self._let_bots_play(live)

    async def _follow(self, match: str) -> None:
        """Read a match again, if it is in memory."""
        if match in self._loading:
            await asyncio.wait([self._loading[match]])
        live = self._alive.get(match)
        if live is None:
            self._behind.discard(match)
            return
        async with live.lock:
            self._behind.discard(match)
            await self._catch_up(live)
        self._let_bots_play(live)

    async def _catch_up(self, live: Live) -> None:
        """Believe the store. The lock is ours."""
        curtain = (await self.shared.marks([live.card.id]))[live.card.id].curtain if self.shared else live.opened
        kept = await self.store.match(live.card.id)
        if kept is None:
            return
        known, live.card, live.sitters = live.sitters, kept.card, kept.sitters
        live.opened = curtain
        live.sitting.follow(kept.log[live.sitting.ply :])
        live.draw_curtain_if_due()
        if known != live.sitters:
            await self.learn_names(live)
        await self._learn_rematch(live)
        live.notify()

    # Bots.

    def _let_bots_play(self, live: Live) -> None:
        if not live.thinking and self._bot_to_act(live) and not self.closing.is_set():
            live.thinking = True
            self._task(self._play_bots(live))

    def _bot_to_act(self, live: Live) -> str:
        player = live.next_player
        return "" if player is None else live.sitters[player].bot

    async def _play_bots(self, live: Live) -> None:
        """Play them as long as it is their turn, unless another process does."""
        ours = False
        try:
            ours = not self.shared or await self.shared.claim(live.card.id)
            await self._look_at([live])  # what the one who had them before us has done
            while ours and (bot := self._bot_to_act(live)) and not self.closing.is_set():
                try:
                    await self._play_bot(live, bot)
                except Closed:
                    break  # whoever has the match open next asks again
                except NoChoice:
                    await happens(self.closing, THIRD_TRY)
                except Exception:
                    LOG.exception("a choice of the bot %s in %s is not on disk", bot, live.card.id)
                    await happens(self.closing, SECOND_TRY)
            if self.shared and ours:
                await self.shared.release(live.card.id)
        except Exception:
            LOG.exception("whose bots these are cannot be told: %s", live.card.id)
            ours = False
        finally:
            live.thinking = False
        if self.shared and ours:
            self._let_bots_play(live)  # it may be a bot's turn again since

    async def _play_bot(self, live: Live, bot: str) -> None:
        sitting, began = live.sitting, self.figures.clock()
        prompt = sitting.prompt(sitting.actor)
        action = await self.bot_choice(live, bot)
        self.figures.chosen(bot, self.figures.clock() - began)
        text = sitting.game.actions[action].text
        try:
            await self._change(live, lambda: sitting.act(prompt.seat, prompt.ply, text, live.chance()))
        except StaleAction:
            return  # somebody has taken something back meanwhile: think again

    async def bot_choice(self, live: Live, bot: str) -> int:
        """What a bot would choose now, when it is due. Raises NoChoice, or Closed."""
        sitting, seed = live.sitting, secrets.randbits(63)
        question = Question(live.card.id, live.card.game, bot, sitting.prompt(sitting.actor), seed, sitting.own_last())
        pace = self.tempo.pace(bot, again=sitting.last_player() == live.next_player)
        return await self.workers.choose(question, pace, "".join(sitter.guest for sitter in live.sitters))

    def _task(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is not forgotten before it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # The end of the day.

    def send_home(self) -> None:
        """End all streams: the browsers will come back when there is a server again."""
        self.closing.set()
        for live in list(self._alive.values()):
            live.notify()

    async def close(self) -> None:
        """Finish what was accepted."""
        self.send_home()
        self.workers.close()
        if self._following:
            self._following.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=10)
        await self.store.close()


async def happens(event: asyncio.Event, seconds: float) -> bool:
    """Whether something happens within a time."""
    try:
        async with asyncio.timeout(seconds):  # a task to wait in would cost every stream a kilobyte
            await event.wait()
    except TimeoutError:
        return False
    return True


def noted(result: Result | None) -> str | None:
    """A result as the store keeps it."""
    return None if result is None else f"{'nobody' if result.winner is None else result.winner} {result.reason}"


def rebuilt(kept: Kept) -> Sitting:
    """A sitting as its log tells it. Raises OldRules, NewerRules or DamagedMatch."""
    card, game = kept.card, load(kept.card.game)
    try:
        with by_todays_rules(card.rules_version, game):
            sitting = Sitting(game, card.options, card.games)
            follow(sitting, kept.log)
            if card.rules_version < game.rules_version:
                check_result(sitting, card)
    except OtherRules:
        raise
    except (ThreeRingsError, LookupError, ValueError) as error:  # an undo of what never was, a side that nobody plays
        raise DamagedMatch(f"the log of {card.id} is damaged: {error}") from None
    return sitting


def follow(sitting: Sitting, log: Iterable[str]) -> None:
    """Raises BadRecord, naming the action of the game that the rules do not allow."""
    try:
        sitting.follow(log)
    except (ThreeRingsError, LookupError, ValueError) as error:
        raise BadRecord(f"action {sitting.match.ply + 1}: {error}") from None


def check_result(sitting: Sitting, card: Card) -> None:
    result = noted(sitting.result()) or ""
    if result != card.result:
        raise BadRecord(f"the match ends {result!r}, the record says {card.result!r}")


def missing(sitters: tuple[Sitter, Sitter], seated: Container[Player]) -> tuple[Player, ...]:
    """The players who have yet to sit down. Bots add nothing: they would be the server's own words."""
    return tuple(player for player in (0, 1) if not sitters[player].bot and player not in seated)


def absent(secret: str, sitters: tuple[Sitter, Sitter], seated: Container[Player]) -> tuple[Player, ...]:
    """The same where it matters: a match that goes on from somewhere else was dealt there."""
    return missing(sitters, seated) if secret else ()


def awaited(standing: Standing, secret: str, sitters: tuple[Sitter, Sitter]) -> int:
    """Whom a match waits for: to choose, to answer, or to sit down at all."""
    if standing.result is not None:
        return 0
    return sum(1 << player for player in {*standing.choosing, *absent(secret, sitters, standing.seated)})


def check_going(live: Live) -> None:
    """Raises NotNow or Expired."""
    if live.expired:
        raise Expired("nobody came in time")
    if live.sitting.over:
        raise NotNow("the match is over")


def nature(secret: str, twin: bool, sitters: tuple[Sitter, Sitter], entropies: Mapping[Player, str]) -> Chance | None:
    """Where nature's choices come from: the one place where it is chosen. None while it waits for players."""
    if not secret:
        return secrets.randbelow
    if missing(sitters, entropies):
        return None
    return Shuffle(secret, (entropies.get(0, ""), entropies.get(1, "")), twin)
