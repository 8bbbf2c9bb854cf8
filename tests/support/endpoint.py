"""An address on this machine to which notices are posted: it stands in for a browser's push service, or a program."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple, Self

from tests.support.patience import until


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """Answers 201 to everything, unless it is to answer something else."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answers: list[int] = []
        """What is answered next, one after the other."""
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = endpoint.answers.pop(0) if endpoint.answers else 201
                endpoint.posted.append(
                    Posted(self.path, {key.lower(): value for key, value in self.headers.items()}, body)
                )
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05})
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait_for(self, number: int) -> Posted:
        """The post of this number, once it has come."""
        assert until(lambda: len(self.posted) >= number)
        return self.posted[number - 1]
