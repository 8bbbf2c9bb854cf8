"""Those at the other end of the line: they may take their time, but not for ever.

The server below gives up on a line only between two requests. Whoever sends a head or a body byte by byte, or reads
no answer, would hold one for as long as they like. It has no setting for that and documents no way to make one: this is
the one place that knows its protocol from within.
"""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from threerings.web.limits import SLOWEST_BODY, SLOWEST_HEAD, SLOWEST_READER
from threerings.web.middleware import HEADERS, Middleware
from threerings.web.speech import language_in, speech


def plain_answer(status: str, sentence: str) -> bytes:
    """What those are told whom nobody further inside ever hears."""
    headers = {
        "content-type": "text/plain; charset=utf-8",
        "content-length": len(sentence.encode()),
        "cache-control": "no-store",
    }
    lines = [f"{name}: {value}" for name, value in {**headers, **HEADERS, "connection": "close"}.items()]
    return "\r\n".join([f"HTTP/1.1 {status}", *lines, "", sentence]).encode()


NO_REQUEST: Final = plain_answer("400 Bad Request", "This is no HTTP request, or its head is too large.")
"""In plain English: what is no request says nothing of a language."""


class TimedProtocol(H11Protocol):
    """A line, and until when what is due on it has to be there."""

    app: Middleware
    _due: asyncio.TimerHandle | None = None
    _waits_for: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the class below
        super().connection_made(transport)
        self._expect()

    def handle_events(self) -> None:
        super().handle_events()
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait(self, SLOWEST_READER)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forget()
        self._expect()

    def _expect(self) -> None:
        """Be patient, but for a time, with one who has yet to send a head or a body."""
        state = self.conn.their_state
        if self._waits_for is self:
            return  # for a reader
        if state is h11.IDLE or state is h11.SEND_BODY:
            if self._waits_for is not state:
                self._wait(state, SLOWEST_HEAD if state is h11.IDLE else SLOWEST_BODY)
        else:
            self._forget()

    def _wait(self, what: object, seconds: float) -> None:
        self._forget()
        self._waits_for = what
        self._due = self.loop.call_later(seconds, self._hang_up)

    def _forget(self) -> None:
        if self._due is not None:
            self._due.cancel()
        self._due = self._waits_for = None

    def _hang_up(self) -> None:
        self._end_with(
            b"" if self._waits_for is self else plain_answer("408 Request Timeout", self._words("web-error-slow"))
        )

    def _words(self, key: str) -> str:
        """In the language of the last head that came whole on this line; English until there is one."""
        accept = dict(self.headers or ()).get(b"accept-language", b"")
        return speech(language_in(accept.decode("latin-1")))(key)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - the server below calls it so
        peer = self.client[0] if self.client else ""
        self._end_with(NO_REQUEST if self.app.admits_noise(peer) else b"")

    def _end_with(self, answer: bytes) -> None:
        """Say why, unless another answer is being given, or nobody reads."""
        if answer and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(answer)
            self.transport.close()
        else:
            self.transport.abort()
