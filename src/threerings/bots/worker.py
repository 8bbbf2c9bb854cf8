"""A process in which bots think. It is handed questions of bots and nothing else, and cannot hold up anybody."""

import multiprocessing
import os
import sys
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path, PurePath
from typing import Any, Final, NamedTuple

from threerings.bots import Bot, bot_named
from threerings.core.chance import Rng
from threerings.core.game import Prompt, ThreeRingsError
from threerings.games import GAMES, load
from threerings.search.think import Budget, Mind, Thought

MOST_KEPT: Final = 4
"""So many trees a process keeps. One of the master's takes some thirty megabytes."""
START: Final = 120.0
"""Seconds in which a process has to be there, on a busy machine too."""
Life = Callable[[Connection], None]
"""What a process does, with the line to the server in its hand."""
HUNG: Final = "hung"
DIED: Final = "died"


class Question(NamedTuple):
    """What a bot is asked: its prompt, and whether it has chosen just before."""

    match: str
    game: str
    bot: str
    prompt: Prompt
    seed: int
    after: int | None = None
    """The bot's own choice, if nothing has happened since: what it thought then still holds."""


class Study(NamedTuple):
    """A prompt to think about, for the one whose prompt it is: what would the master do?"""

    match: str
    game: str
    prompt: Prompt
    seed: int


class WorkerLost(ThreeRingsError):
    """A process has died, perhaps before it began, or does not answer and was killed."""

    def __init__(self, why: str) -> None:
        super().__init__(f"a process that thought for a bot has {why}")
        self.why = why


class BotFailed(ThreeRingsError):
    """A bot could not choose. Says what went wrong and where, but no words that might tell what it holds."""


class KeptBot(NamedTuple):
    """A bot with its tree, and the only question to which that belongs."""

    bot: Bot
    name: str
    ply: int
    after: int


class Minds:
    """Bots that have chosen and may be asked again at once: the part of the tree that still holds is kept.

    A log only grows, so that its length and the bot's own choice before it stand for all that has happened.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], KeptBot] = OrderedDict()
        self._study: tuple[Study, Mind] | None = None
        """What was thought about last, as somebody asked for it: it may go on."""

    def choose(self, question: Question, seconds: float) -> int:
        """A bot's choice, after no more thought than that."""
        prompt, place = question.prompt, (question.match, question.prompt.seat)
        kept = self._kept.pop(place, None)
        if kept is not None and kept[1:] == (question.bot, prompt.ply, question.after):
            bot = kept.bot
        else:
            bot = bot_named(question.bot, load(question.game), question.seed)
        bot.think_within(seconds)
        action = bot.choose(prompt)
        self._kept[place] = KeptBot(bot, question.bot, prompt.ply + 1, action)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return action

    def study(self, study: Study, seconds: float) -> Thought:
        """What the master thinks of a prompt by now, after so much more thought."""
        known, mind = self._study or (None, None)
        if mind is None or known is None or known[:2] != study[:2] or known.prompt[:2] != study.prompt[:2]:
            game = load(study.game)
            mind = Mind(game, game.style, Rng(study.seed))
            self._study = (study, mind)
        return mind.think_on(study.prompt, Budget(seconds))


class Running(NamedTuple):
    """A process, the line to it, and the engine it thinks with."""

    process: BaseProcess
    line: Connection
    engine: str


class Worker:
    """One process after the other. Whoever asks waits, and so does it in a thread; only one at a time."""

    def __init__(self, life: Life | None = None) -> None:
        """With what its processes do until the server has gone, if they are not those of bots."""
        self._life = life or work
        self.recent: deque[str] = deque(maxlen=MOST_KEPT)
        """The matches of which it may have kept something."""
        self._running: Running | None = None
        self._ended = False

    @property
    def pid(self) -> int | None:
        """None where no process was begun yet."""
        return self._running.process.pid if self._running else None

    @property
    def ready(self) -> bool:
        """Whether it can be asked at once: there is a process, with the best engine."""
        return self._running is not None and self._running.engine == engine()

    @property
    def dead(self) -> bool:
        return self._running is not None and not self._running.process.is_alive()

    def begin(self) -> None:
        """Start the process, unless there is one, and wait until it can be asked. Raises WorkerLost."""
        if not self.ready:
            self.drop()
            try:
                self._running = start_process(self._life)
            except OSError as trouble:
                raise WorkerLost(DIED) from trouble
            if self._ended:
                self.drop()
            else:
                self._hear(self._running, START)

    def ask(self, question: Question, seconds: float, patience: float) -> int:
        """A bot's choice. Raises WorkerLost if there is none in time, BotFailed if there is none at all."""
        answer = self.answer(question, question.match, seconds, patience)
        if isinstance(answer, int):
            return answer
        raise BotFailed(str(answer))

    def study(self, study: Study, seconds: float, patience: float) -> Thought:
        """The same for a thought that somebody asks for."""
        answer = self.answer(study, study.match, seconds, patience)
        if isinstance(answer, Thought):
            return answer
        raise BotFailed(str(answer))

    def answer(self, question: object, match: str, seconds: float, patience: float) -> object:
        """What a process answers that is asked about a match; in words, if it could not. Raises WorkerLost."""
        self.begin()
        running = self._running
        if running is None:
            raise WorkerLost(DIED)
        self.recent.append(match)
        try:
            running.line.send((question, seconds))
        except OSError:
            self._drop(running)
            raise WorkerLost(DIED) from None
        return self._hear(running, seconds + patience)

    def _hear(self, running: Running, seconds: float) -> object:
        try:
            if running.line.poll(seconds):
                return running.line.recv()
            why = HUNG
        except (EOFError, OSError):
            why = DIED
        self._drop(running)
        raise WorkerLost(why)

    def drop(self) -> None:
        """End the process at once, whatever it does; the next question begins another."""
        if self._running is not None:
            self._drop(self._running)

    def _drop(self, running: Running) -> None:
        if self._running is running:
            self._running = None
            self.recent.clear()
        running.process.kill()
        running.process.join()

    def end(self) -> None:
        """End the process; there will be no other."""
        self._ended = True
        self.drop()


def engine() -> str:
    """Where a compiled copy of the package lies that was promised and has come meanwhile; empty if there is none."""
    place = os.environ.get("THREERINGS_ENGINE", "")
    return place if place and Path(place).is_dir() else ""


def start_process(life: Life) -> Running:
    # A fresh interpreter: a fork of a process with threads may hang, and could see what the parent knows.
    context = multiprocessing.get_context("spawn")
    place = engine()
    if place and place not in sys.path:
        sys.path.insert(0, place)  # a new process takes this path over; here the package is loaded already
    ours, theirs = context.Pipe()
    process = context.Process(target=life, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return Running(process, ours, place)


def work(line: Connection) -> None:
    """What a process of the bots does until the server has gone."""
    minds = Minds()

    def answer(question: Question | Study, seconds: float) -> object:
        return minds.study(question, seconds) if isinstance(question, Study) else minds.choose(question, seconds)

    answer_all(line, answer)


def answer_all(line: Connection, answer: Callable[[Any, float], object]) -> None:
    """Answer whatever is asked, one after the other."""
    begin_work()
    for game in GAMES:
        load(game)
    line.send("ready")
    while True:
        try:
            question, seconds = line.recv()
        except EOFError:
            return
        try:
            said = answer(question, seconds)
        except Exception as error:  # noqa: BLE001 - whatever it is, the next bot has nothing to do with it
            said = blame(error)
        line.send(said)


def blame(error: Exception) -> str:
    """What went wrong and where. Its words might tell what a bot holds."""
    frames = traceback.extract_tb(error.__traceback__)
    return " ".join([type(error).__name__, *(f"{PurePath(each.filename).name}:{each.lineno}" for each in frames)])


def begin_work() -> None:
    """In a worker, before its first decision. The server decides when it ends, and takes it along when it dies."""
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal
    Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """A server that was killed cannot say goodbye: its workers would wait for work for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
