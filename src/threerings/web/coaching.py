"""Help for somebody alone against a bot: hints, chances, a coach who asks whether a mistake is to be taken back.

What a search thinks of their prompt is known to them and to nobody else. It is kept in memory, and asked for again
after a restart; that help was used is in the log.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from threerings.bots.tempo import BEAT, Tempo
from threerings.bots.worker import Study
from threerings.bots.workers import STUDIED, BotsClosed, NoChoice, Workers
from threerings.core.game import Prompt
from threerings.core.match import StaleAction
from threerings.core.record import CHANCES_OFF, CHANCES_ON, COACH_OFF, COACH_ON, HINT
from threerings.school.coach import loss_of, mistake
from threerings.search.think import Thought
from threerings.store import Guest
from threerings.web.bot_turns import Change
from threerings.web.limits import MOST_AIDS_WAITING
from threerings.web.live import LiveMatch
from threerings.web.refusals import NotNow
from threerings.web.series import Player, Series
from threerings.web.tasks import BackgroundTasks


class NoHelp(NotNow):
    """Against people, and for two people at one screen, there is no help."""


class Coaching:
    def __init__(
        self,
        workers: Workers,
        tempo: Tempo,
        tasks: BackgroundTasks,
        write: Callable[[LiveMatch, Change], Awaitable[None]],
        go_on: Callable[[LiveMatch], None],
    ) -> None:
        self.workers = workers
        self.tempo = tempo
        self._tasks = tasks
        self._write = write
        self._go_on = go_on
        self._waiting: dict[str, int] = {}

    # Thinking.

    def attend(self, live: LiveMatch) -> None:
        """Begin to think for a player with a coach who has to choose."""
        if live.pupil in live.series.coached and live.pupil_chooses and not self._tasks.closing.is_set():
            self.begin(live)

    def begin(self, live: LiveMatch) -> "asyncio.Task[Thought | None]":
        """Think about what is asked of the one who has help; once for each prompt."""
        counsel, series = live.counsel, live.series
        if counsel.task is None or counsel.ply != series.ply:
            prompt = series.prompt(series.actor)
            counsel.ply, counsel.prompt = series.ply, prompt
            counsel.task = self._tasks.start(self._think(live, prompt))
        return counsel.task

    async def _think(self, live: LiveMatch, prompt: Prompt) -> Thought | None:
        guest = "".join(sitter.guest for sitter in live.sitters)
        if self._waiting.get(guest, 0) >= MOST_AIDS_WAITING:
            return None
        self._waiting[guest] = self._waiting.get(guest, 0) + 1
        study = Study(live.header.id, live.header.game, prompt, secrets.randbits(63))
        try:
            return await self.workers.study(study, guest, STUDIED * self.tempo.beat / BEAT, self.tempo.patience)
        except (NoChoice, BotsClosed):
            return None
        finally:
            self._waiting[guest] -= 1
            if not self._waiting[guest]:
                del self._waiting[guest]
            asyncio.get_running_loop().call_soon(live.notify)  # once the task is done

    # Hints.

    async def hint(self, live: LiveMatch, guest: Guest | None, ply: int) -> None:
        """Show what the master would do; that it was shown is on disk first. Raises NoHelp, StaleAction or NotNow."""
        player = helped(live, guest)
        if ply != live.series.ply or not live.pupil_chooses:
            raise StaleAction(ply, live.series.ply)
        thought = await asyncio.shield(self.begin(live))
        if thought is None:
            live.counsel.task = None
            raise NotNow("nobody can think about it at the moment")

        def change() -> Series | None:
            series = live.series
            if series.ply != ply:
                raise StaleAction(ply, series.ply)
            return None if series.hinted.get(player) == ply else series.noted(HINT, player)

        await self._write(live, change)
        live.notify()

    # Chances.

    async def show_chances(self, live: LiveMatch, guest: Guest | None, on: bool) -> None:
        """Show what a player could know of all that is hidden, or show it no more; that it was is on disk first.

        Raises NoHelp, or NotNow once the match is over.
        """
        player = helped(live, guest)
        live.check_going()

        def change() -> Series | None:
            changes = (player in live.series.shown_chances) != on
            return live.series.noted(CHANCES_ON if on else CHANCES_OFF, player) if changes else None

        await self._write(live, change)
        live.notify()

    # The coach.

    async def switch(self, live: LiveMatch, guest: Guest | None, on: bool) -> None:
        """Raises NoHelp, or NotNow once the match is over."""
        player = helped(live, guest)
        live.check_going()

        def change() -> Series | None:
            changes = (player in live.series.coached) != on
            return live.series.noted(COACH_ON if on else COACH_OFF, player) if changes else None

        await self._write(live, change)
        if not on:
            live.counsel.forgive()
        self.go_on(live)

    async def leave_it(self, live: LiveMatch, guest: Guest | None) -> None:
        """A mistake stays as it is."""
        helped(live, guest)
        live.counsel.forgive()
        self.go_on(live)

    def go_on(self, live: LiveMatch) -> None:
        live.notify()
        self._go_on(live)

    @contextmanager
    def watching(self, live: LiveMatch, guest: Guest | None, text: str) -> Iterator[None]:
        """Somebody chooses. With a coach beside them at the page, no bot answers before the choice was judged."""
        counsel, before = live.counsel, live.series.ply
        judged = self._judged(live, guest)
        counsel.considering = counsel.considering or judged
        prompt, task = counsel.prompt, counsel.task
        try:
            yield
        finally:
            if judged and live.series.ply == before:
                counsel.considering = False
        if judged and live.series.ply > before != counsel.judged and prompt and task:
            counsel.judged = before  # it may have been sent twice
            self._tasks.start(self._judge(live, prompt, task, text))

    def _judged(self, live: LiveMatch, guest: Guest | None) -> bool:
        """Programs look at no page, and where several processes serve a match none of them can hold its bots."""
        at_page = guest is not None and guest.id in live.gone_on
        if not at_page or live.pupil not in live.series.coached or not live.pupil_chooses:
            return False
        if len(live.series.prompt(live.series.actor).legal) == 1:
            return False
        self.begin(live)
        return True

    async def _judge(self, live: LiveMatch, prompt: Prompt, task: "asyncio.Task[Thought | None]", text: str) -> None:
        """Whether a choice was a clear mistake; then the bot waits until the player has decided about it."""
        counsel, now, game = live.counsel, live.series.ply, live.series.game
        thought, action = await asyncio.shield(task), game.action(text).index
        counsel.considering = False
        if thought is not None:
            counsel.form = counsel.form.after(loss_of(thought, action), game.question(prompt.view).key)
            if live.series.ply == now and not live.series.over and live.pupil in live.series.coached:
                counsel.mistake = mistake(game, prompt, thought, action)
        self.go_on(live)


def helped(live: LiveMatch, guest: Guest | None) -> Player:
    """The player who may have help. Raises NoHelp."""
    if live.pupil is None or live.pupil not in live.players(guest):
        raise NoHelp("there is help only for somebody alone against a bot")
    return live.pupil
