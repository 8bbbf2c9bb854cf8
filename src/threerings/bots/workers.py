"""Bots at work in processes of their own. They are handed a prompt and nothing else, and cannot hold up anybody."""

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from threerings.bots import bot_named
from threerings.core.game import Prompt
from threerings.games import load

LOG = logging.getLogger("threerings.bots")


def think(game: str, bot: str, prompt: Prompt, seed: int) -> int:
    """One decision, in a worker process."""
    return bot_named(bot, load(game), seed).choose(prompt)


class Workers:
    """A pool that is renewed whenever a worker dies or thinks for too long."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._free = asyncio.Semaphore(processes)
        """So that nobody's budget is spent in a queue, and a pool that is dropped takes no waiting work with it."""

    async def choose(self, game: str, bot: str, prompt: Prompt, budget: float) -> int:
        """A bot's choice; any legal action if it has none within its budget of seconds."""
        async with self._free:
            for _ in range(2):  # a worker that dies takes the others' work with it: that deserves a second try
                if self._closed:
                    break
                pool = self._running()
                try:
                    work = pool.submit(think, game, bot, prompt, secrets.randbits(63))
                    return await asyncio.wait_for(asyncio.wrap_future(work), budget)
                except BrokenProcessPool:
                    self._drop(pool)
                except TimeoutError:
                    self._drop(pool)
                    break
                except Exception:
                    LOG.exception("the bot %s has failed at %s", bot, game)
                    break
        return prompt.legal[secrets.randbelow(len(prompt.legal))]

    def warm_up(self) -> None:
        """Start a process before it is needed: the first one takes a second."""
        self._running().submit(len, ())

    def alive(self) -> bool:
        """Whether there are processes to think. Where one has died, it is replaced at once."""
        if self._closed:
            return False
        pool = self._running()
        alive = not pool._broken and all(each.is_alive() for each in (pool._processes or {}).values())
        if not alive:
            self._drop(pool)
            self.warm_up()
        return alive

    def close(self) -> None:
        """From now on every choice is a quick one."""
        self._closed = True
        if self._pool is not None:
            self._drop(self._pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: a fork of a process with threads may hang, and could see what the parent knows.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=begin_work)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Stop a pool at once, whatever its workers do."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)  # cancelled work could not be told from a cancelled caller: it breaks instead


def begin_work() -> None:
    """In a worker, before its first decision. The server decides when it ends, and takes it along when it dies."""
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal
    Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """A server that was killed cannot say goodbye: its workers would wait for work for ever."""
    import os

    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
