"""Where matches are played: on the cores of this machine, or on Ray. Results come in the order of the tasks."""

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from threerings.bots.worker import begin_work
from threerings.core.game import ThreeRingsError
from threerings.lab.extras import RAY, needs

Task = TypeVar("Task")
Result = TypeVar("Result")

POOL: Final = "pool"
PLACES: Final = (POOL, RAY)
OWN: Final = "local"
"""How Ray is told to start, and to look for no other."""
AHEAD: Final = 16
"""Tasks handed out for each core: nobody waits for a long match, and a million tasks need no memory."""


class WorkerDied(ThreeRingsError):
    """A process was killed while it worked."""


def run(function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, on: str = POOL) -> Iterator[Result]:
    """Every task's result, in order. Closing the iterator early stops what still runs."""
    return (on_ray if on == RAY else on_pool)(function, tasks, jobs)


def on_pool(function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """So many processes of this machine."""
    # A fresh interpreter for each process: forking one that draws a progress bar from a thread is not safe.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin_work)
    try:
        yield from in_order(lambda task: pool.submit(function, task), lambda one: one.result(), tasks, jobs)
    except BrokenProcessPool:
        raise WorkerDied("a process that played a match has died") from None
    finally:
        # Nothing public ends a pool whose tasks still run, before Python 3.14.
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(cancel_futures=True)


def on_ray(function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The cores of a Ray."""
    with ray_running(jobs) as ray:
        cores = int(ray.cluster_resources().get("CPU", jobs))
        try:
            yield from in_order(ray.remote(function).remote, ray.get, tasks, cores)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None  # as the pool tells it
        except ray.exceptions.RayError as error:
            raise WorkerDied(f"Ray cannot go on: {error}") from None


@contextmanager
def ray_running(jobs: int) -> Iterator[Any]:
    """The Ray this program is in already, that of RAY_ADDRESS, or one of so many cores here, started for this.

    Another Ray that happens to run on this machine is somebody else's.
    """
    ray = imported_ray()
    if ray.is_initialized():
        yield ray
        return
    named = bool(os.environ.get("RAY_ADDRESS"))
    ray.init(
        None if named else OWN,
        num_cpus=None if named else jobs,
        include_dashboard=False,
        log_to_driver=False,
        logging_level="ERROR",
        runtime_env={"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}},
    )
    try:
        yield ray
    finally:
        ray.shutdown()


def imported_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody unless you wish it
    with needs(RAY):
        import ray
    return ray


def in_order(
    submit: Callable[[Task], Any], fetch: Callable[[Any], Result], tasks: Iterable[Task], cores: int
) -> Iterator[Result]:
    """Keep enough tasks running for so many cores."""
    running: deque[Any] = deque()
    for task in tasks:
        running.append(submit(task))
        if len(running) >= AHEAD * cores:
            yield fetch(running.popleft())
    while running:
        yield fetch(running.popleft())
