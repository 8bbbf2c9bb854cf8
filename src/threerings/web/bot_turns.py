"""The turns of bots: whose they are, and what becomes of them if something fails."""

import logging
import secrets
from collections.abc import Awaitable, Callable

from threerings.bots.tempo import Tempo
from threerings.bots.worker import Question
from threerings.bots.workers import BotsClosed, NoChoice, Workers
from threerings.core.match import StaleAction
from threerings.web.live import LiveMatch
from threerings.web.matches import Matches
from threerings.web.metrics import Metrics
from threerings.web.series import Series
from threerings.web.tasks import BackgroundTasks, happens

LOG = logging.getLogger("threerings.web")
SECOND_TRY = 2.0
"""Seconds after which a bot whose choice could not be written tries again."""
THIRD_TRY = 10.0
"""Seconds after which a bot is asked again that could not choose, after a second try with little thought."""

Change = Callable[[], Series | None]
"""What somebody does to a match once it is theirs: the series as it will be, or None if nothing changes."""


class BotTurns:
    def __init__(
        self,
        workers: Workers,
        tempo: Tempo,
        matches: Matches,
        tasks: BackgroundTasks,
        write: Callable[[LiveMatch, Change], Awaitable[None]],
    ) -> None:
        self.workers = workers
        self.tempo = tempo
        self.metrics = Metrics()
        self._matches = matches
        self._tasks = tasks
        self._write = write

    def begin(self, live: LiveMatch) -> None:
        """Have the bots of a match play, if it is the turn of one."""
        if not live.thinking and live.bot_to_act and not self._tasks.closing.is_set():
            live.thinking = True
            self._tasks.start(self._play(live))

    async def _play(self, live: LiveMatch) -> None:
        """Play them as long as it is their turn, unless another process does."""
        ours, shared = False, self._matches.shared
        try:
            ours = not shared or await shared.claim(live.header.id)
            await self._matches.look_at([live])  # what the one who had them before us has done
            if ours:
                await self._play_all(live)
            if shared and ours:
                await shared.release(live.header.id)
        except Exception:
            LOG.exception("whose bots these are cannot be told: %s", live.header.id)
            ours = False
        finally:
            live.thinking = False
        if shared and ours:
            self.begin(live)  # it may be a bot's turn again since

    async def _play_all(self, live: LiveMatch) -> None:
        closing = self._tasks.closing
        while (bot := live.bot_to_act) and not closing.is_set():
            try:
                await self._play_one(live, bot)
            except BotsClosed:
                break  # whoever has the match open next asks again
            except NoChoice:
                await happens(closing, THIRD_TRY)
            except Exception:
                LOG.exception("a choice of the bot %s in %s is not on disk", bot, live.header.id)
                await happens(closing, SECOND_TRY)

    async def _play_one(self, live: LiveMatch, bot: str) -> None:
        began, seat, ply = self.metrics.clock(), live.series.actor, live.series.ply
        action = await self.choice(live, bot)
        self.metrics.count_choice(bot, self.metrics.clock() - began)
        text = live.series.game.actions[action].text
        try:
            await self._write(live, lambda: live.series.act(seat, ply, text, live.chance()))
        except StaleAction:
            return  # somebody has taken something back meanwhile: think again

    async def choice(self, live: LiveMatch, bot: str) -> int:
        """What a bot would choose now, when it is due. Raises NoChoice, or BotsClosed."""
        series, seed = live.series, secrets.randbits(63)
        question = Question(live.header.id, live.header.game, bot, series.prompt(series.actor), seed, series.own_last())
        pace = self.tempo.pace(bot, again=series.last_player() == live.next_player)
        return await self.workers.choose(question, pace, "".join(sitter.guest for sitter in live.sitters))
