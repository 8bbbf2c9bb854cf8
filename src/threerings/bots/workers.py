"""The processes in which a server's bots think, and who is served next."""

import asyncio
import logging
import os
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from threerings.bots.tempo import Pace
from threerings.bots.worker import DIED, BotFailed, Life, Question, Study, Worker, WorkerLost
from threerings.core.game import ThreeRingsError
from threerings.search.think import Thought

T = TypeVar("T")
LOG = logging.getLogger("threerings.bots")
HELD: Final = 1.1
"""A process is held for so many times the thought it is asked for, needed or not: a queue would tell the difference."""
LITTLE: Final = 0.1
"""The share of the thought for a second try."""
SLICE: Final = 0.25
"""Seconds of a study after which whoever else waits is served: a bot never waits longer for one."""
STUDIED: Final = 2.0
"""Seconds of thought after which a study is done."""


class NoChoice(ThreeRingsError):
    """A bot could not choose, not even with little thought. Nothing is chosen for it: it can be asked again later."""


class BotsClosed(ThreeRingsError):
    """There are no bots any more."""


class WaitingLine:
    """Those who wait, each guest's one after the other, and the guests in turns."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def join(self, guest: str) -> asyncio.Future[Worker]:
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guest, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[Worker]:
        """Whose turn it is: the first of the guest who was not served for the longest time."""
        guest, turns = self._waiting.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self._waiting[guest] = turns
        return turn


class Workers:
    """So many processes. One that dies or hangs is replaced, and only its own bot notices."""

    def __init__(self, processes: int = 1, life: Life | None = None) -> None:
        """Of bots, or of others who lead a life of their own."""
        self.clock: Callable[[], float] = time.monotonic
        self.on_replaced: Callable[[str], None] = lambda _: None
        """Told why, whenever a process has to be replaced."""
        self._all = [Worker(life) for _ in range(processes)]
        self._idle = list(self._all)
        self._turns = WaitingLine()
        self._students = WaitingLine()
        """Those who wait for a slice of a study: whenever no bot waits."""
        self._threads = ThreadPoolExecutor(processes, "bots")
        self._can_start = True
        """Whether the last process that was needed has started."""
        self._closing = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def choose(self, question: Question, pace: Pace, guest: str = "") -> int:
        """A bot's choice, when it is due. Raises NoChoice, or BotsClosed."""
        worker = await self._free_for(question.match, self._turns, guest)
        try:
            await self.begin(worker)
            began = self.clock()
            action = await self._choice(worker, question, pace)
            await self.wait(HELD * pace.thought - (self.clock() - began))
        except asyncio.CancelledError:
            worker.drop()  # it may be thinking still
            raise
        finally:
            self._release(worker)
        await self.wait(pace.rest(self.clock() - began))
        if self._closing.is_set():
            raise BotsClosed("the bots have gone home")
        return action

    async def wait(self, seconds: float) -> None:
        """Unless everybody goes home."""
        if seconds > 0:
            try:
                async with asyncio.timeout(seconds):
                    await self._closing.wait()
            except TimeoutError:
                return

    async def _choice(self, worker: Worker, question: Question, pace: Pace) -> int:
        """What a bot chooses, if need be with little thought. Raises NoChoice."""
        for seconds in (pace.thought, LITTLE * pace.thought):
            if self._closing.is_set():
                raise BotsClosed("the bots have gone home")
            try:
                return await self.ask(worker, question, seconds, pace.patience)
            except WorkerLost as lost:
                self._note(lost)
            except BotFailed as trouble:
                LOG.error("the bot %s has failed at %s: %s", question.bot, question.game, trouble)
        raise NoChoice(f"the bot {question.bot} has to be asked again later")

    async def ask(self, worker: Worker, question: Question, seconds: float, patience: float) -> int:
        """Raises WorkerLost or BotFailed."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, worker.ask, question, seconds, patience)

    # Thoughts that people ask for.

    async def study(self, study: Study, guest: str = "", seconds: float = STUDIED, patience: float = 5.0) -> Thought:
        """What the master thinks of a prompt. Bots that have to choose are served between any two slices of it.

        Raises NoChoice, or BotsClosed.
        """
        for _ in range(max(1, round(seconds / SLICE))):
            thought = await self._slice(study, guest, min(SLICE, seconds), patience)
            if not thought.visits:
                break  # it is exact
        return thought

    async def _slice(self, study: Study, guest: str, seconds: float, patience: float) -> Thought:
        what = f"a study of {study.game}"
        return await self._served(study.match, guest, lambda one: self.ponder(one, study, seconds, patience), what)

    async def answer(self, question: object, match: str, guest: str, patience: float) -> object:
        """What a process says to a question about a match that can wait. Raises NoChoice, or BotsClosed."""

        async def heard(worker: Worker) -> object:
            loop = asyncio.get_running_loop()
            said = await loop.run_in_executor(self._threads, worker.answer, question, match, 0.0, patience)
            if isinstance(said, str):
                raise BotFailed(said)
            return said

        return await self._served(match, guest, heard, f"a question about {match}")

    async def _served(self, match: str, guest: str, ask: Callable[[Worker], Awaitable[T]], what: str) -> T:
        """The answer of whoever is free when no bot waits. Raises NoChoice, or BotsClosed."""
        worker = await self._free_for(match, self._students, guest)
        try:
            await self.begin(worker)
            if self._closing.is_set():
                raise BotsClosed("the bots have gone home")
            return await ask(worker)
        except WorkerLost as lost:
            self._note(lost)
        except BotFailed as trouble:
            LOG.error("%s has failed: %s", what, trouble)
        except asyncio.CancelledError:
            worker.drop()  # it may be thinking still
            raise
        finally:
            self._release(worker)
        raise NoChoice("there is no advice to be had now")

    async def ponder(self, worker: Worker, study: Study, seconds: float, patience: float) -> Thought:
        """Raises WorkerLost or BotFailed."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, worker.study, study, seconds, patience)

    def _note(self, lost: WorkerLost) -> None:
        if not self._closing.is_set():
            LOG.error("%s and is replaced", lost, exc_info=lost.__cause__)
            self.on_replaced(lost.why)

    # Who is free.

    async def _free_for(self, match: str, line: WaitingLine, guest: str) -> Worker:
        """Whoever is free next: at best the one that may have kept something of the match."""
        if self._closing.is_set():
            raise BotsClosed("the bots have gone home")
        if self._idle:
            worker = max(self._idle, key=lambda one: (match in one.recent, one.pid is not None))
            self._idle.remove(worker)
            return worker
        return await line.join(guest)

    async def begin(self, worker: Worker) -> None:
        """Have a process ready. If that takes too long, whoever asks it finds out."""
        if not worker.ready:
            try:
                await asyncio.get_running_loop().run_in_executor(self._threads, worker.begin)
                self._can_start = True
            except WorkerLost as lost:
                self._can_start = False
                self._note(lost)

    def _release(self, worker: Worker) -> None:
        for line in (self._turns, self._students):
            while line:
                turn = line.next()
                if not turn.done():
                    turn.set_result(worker)
                    return
        self._idle.append(worker)

    # The day.

    def warm_up(self) -> None:
        """Start a process before it is needed: that takes a second."""
        if self._idle and not any(worker.pid for worker in self._all):
            task = asyncio.get_running_loop().create_task(self._warm(self._idle.pop()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _warm(self, worker: Worker) -> None:
        await self.begin(worker)
        self._release(worker)

    def alive(self) -> bool:
        """Whether there are processes to think. Where one has died, it is replaced at once."""
        if self._closing.is_set():
            return False
        dead = [worker for worker in self._idle if worker.dead]
        for worker in dead:
            worker.drop()
            self._note(WorkerLost(DIED))
        could_start = self._can_start
        self.warm_up()
        return could_start and not dead

    def rest(self) -> None:
        """End the processes that nobody uses; whoever asks next begins them again."""
        for worker in self._idle:
            worker.drop()

    def close(self) -> None:
        """From now on nobody chooses."""
        self._closing.set()
        for line in (self._turns, self._students):
            while line:
                turn = line.next()
                if not turn.done():
                    turn.set_exception(BotsClosed("the bots have gone home"))
        for worker in self._all:
            worker.end()
        self._threads.shutdown(wait=False)


def cores() -> int:
    """How many processes this machine can run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
