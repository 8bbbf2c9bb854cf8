"""A mail server on this machine: it speaks as much of SMTP as it takes to hand a letter in, and keeps what comes."""

import email
import email.policy
import socketserver
import threading
from email.message import EmailMessage
from typing import Self

from tests.support.patience import until
from threerings.web.letters import PostOffice

REPLIES = {b"EHLO": "250 here", b"HELO": "250 here", b"MAIL": "250 ok", b"RCPT": "250 ok", b"RSET": "250 ok"}


class LetterBox:
    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = ""
        """What it says to whoever is written to, if it does not know them."""
        box = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                self.say("220 letters")
                while line := self.rfile.readline():
                    word = line[:4].upper()
                    if word == b"QUIT":
                        return self.say("221 bye")
                    if word == b"DATA":
                        self.say("354 go on")
                        box.keep(b"".join(iter(self.rfile.readline, b".\r\n")))
                    refused = box.refuses if word == b"RCPT" else ""
                    self.say(refused or REPLIES.get(word, "250 ok"))
                return None

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.office = PostOffice("127.0.0.1", self._server.server_address[1], "rings@example.org")

    def keep(self, raw: bytes) -> None:
        letter = email.message_from_bytes(raw, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05})
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait_for(self, number: int) -> EmailMessage:
        """The letter of this number, once it has come."""
        assert until(lambda: len(self.letters) >= number)
        return self.letters[number - 1]
