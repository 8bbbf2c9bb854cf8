"""What the server counts of itself. Metrics know no match, no name and no action: only how many, and how long.

Without somebody who asks nothing is counted; `threerings serve --metrics` counts for Prometheus.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from threerings.core.game import ThreeRingsError


class NoMetrics(ThreeRingsError):
    """What it takes to speak to Prometheus is not installed."""


class Metrics:
    """Nobody counts."""

    clock: Callable[[], float] = staticmethod(time.perf_counter)

    def watch(self, awake: Callable[[], int]) -> None:
        """Whom to ask how many matches are in memory."""

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request, by the time until its answer began."""

    def streaming(self) -> AbstractContextManager[object]:
        """While a stream is open."""
        return nullcontext()

    def count_lines(self, lines: int) -> None:
        """Lines of a log that are on disk now."""

    def count_commit(self, jobs: int) -> None:
        """So many changes share a commit."""

    def count_choice(self, bot: str, seconds: float) -> None:
        """A bot's choice, by the time until everybody saw it. How long it thought is nobody's business."""

    def count_replaced(self, why: str) -> None:
        """A process in which bots think: it had died, or hung."""

    @contextmanager
    def serve(self, port: int) -> Iterator[None]:  # noqa: ARG002 - nothing is told on any port
        """Tell them on a port of this machine."""
        yield


class PrometheusMetrics(Metrics):
    """Raises NoMetrics where the client library of Prometheus is missing."""

    def __init__(self) -> None:
        try:
            from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
        except ImportError:
            raise NoMetrics from None
        disable_created_metrics()  # type: ignore[no-untyped-call] # when something first happened is not told
        self.registry = own = CollectorRegistry()
        labels = ("method", "route", "status")
        self._requests = Counter("threerings_requests", "Answers by route.", labels, registry=own)
        self._seconds = Histogram("threerings_request_seconds", "Until an answer began.", registry=own)
        self._streams = Gauge("threerings_streams", "Open event streams.", registry=own)
        self._appends = Counter("threerings_appends", "Changes of matches that are on disk.", registry=own)
        self._lines = Counter("threerings_lines", "Lines of logs that are on disk.", registry=own)
        sizes = (1, 2, 4, 8, 16, 32, 64, 128, 256)
        self._commits = Histogram("threerings_commit_jobs", "Changes in a commit.", buckets=sizes, registry=own)
        self._choices = Histogram("threerings_bot_seconds", "Until a bot's choice was seen.", ("bot",), registry=own)
        self._replaced = Counter(
            "threerings_workers_replaced", "Bots' processes that had died or hung.", ("why",), registry=own
        )
        self._awake = Gauge("threerings_matches_awake", "Matches in memory.", registry=own)

    def watch(self, awake: Callable[[], int]) -> None:
        self._awake.set_function(awake)

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, status).inc()
        self._seconds.observe(seconds)

    def streaming(self) -> AbstractContextManager[object]:
        return self._streams.track_inprogress()

    def count_lines(self, lines: int) -> None:
        self._appends.inc()
        self._lines.inc(lines)

    def count_commit(self, jobs: int) -> None:
        self._commits.observe(jobs)

    def count_choice(self, bot: str, seconds: float) -> None:
        self._choices.labels(bot).observe(seconds)

    def count_replaced(self, why: str) -> None:
        self._replaced.labels(why).inc()

    def text(self) -> bytes:
        """As Prometheus reads them."""
        from prometheus_client import generate_latest

        return bytes(generate_latest(self.registry))

    @contextmanager
    def serve(self, port: int) -> Iterator[None]:
        from prometheus_client import start_http_server

        server, thread = start_http_server(port, "127.0.0.1", self.registry)
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
