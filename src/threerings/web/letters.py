"""Letters by e-mail: where they are handed in, and what is in them. They are handed in apart from all that goes on."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from threerings.core.game import ThreeRingsError
from threerings.web.speech import Speech

PATIENCE: Final = 20.0
"""Seconds for each step of handing one in."""
CARRIERS: Final = ThreadPoolExecutor(2, "letters")
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")
LONGEST: Final = 254
PORTS: Final = {"smtp": 587, "smtps": 465}
HERE: Final = ("localhost", "127.0.0.1", "::1")
LATER: Final = 503
"""What an answer by which one should try again is as a status of the web."""


class BadMail(ThreeRingsError):
    """No address for letters."""


class BadSmtp(ThreeRingsError):
    """No address of a server that takes letters."""


class PostOffice(NamedTuple):
    """The server that takes letters."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    sealed: bool = False
    """Whether it is encrypted from the first word on; else it is as soon as the server says that it can be."""

    def hand_in(self, letter: EmailMessage) -> int:
        """As a status of the web. Raises OSError. It takes its time: not for the loop."""
        try:
            with self._line() as line:
                line.ehlo()
                if not self.sealed and line.has_extn("starttls"):
                    line.starttls(context=ssl.create_default_context())
                elif self.user and not self.sealed and self.host not in HERE:
                    return LATER  # nobody reads the password on the way
                if self.user:
                    line.login(self.user, self.password)
                line.send_message(letter)
        except smtplib.SMTPRecipientsRefused:
            return 410
        except smtplib.SMTPException:
            return LATER
        return 200

    def _line(self) -> smtplib.SMTP:
        if self.sealed:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=ssl.create_default_context())
        return smtplib.SMTP(self.host, self.port, timeout=PATIENCE)


def post_office(url: str, sender: str) -> PostOffice:
    """From smtp://USER:PASSWORD@HOST:PORT, or smtps://. Raises BadSmtp or BadMail."""
    try:
        place = urlsplit(url)
        port = place.port
    except ValueError:
        raise BadSmtp(url) from None
    host = place.hostname or ""
    if place.scheme not in PORTS or not host:
        raise BadSmtp("smtp://HOST or smtps://HOST")
    names = (unquote(place.username or ""), unquote(place.password or ""))
    return PostOffice(host, port or PORTS[place.scheme], checked_mail(sender), *names, place.scheme == "smtps")


def checked_mail(typed: str) -> str:
    """Raises BadMail."""
    address = typed.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address) or ".." in address:
        raise BadMail("no address for letters")
    local, _, host = address.rpartition("@")
    return f"{local}@{host.lower()}"


def letter(sender: str, to: str, words: Speech, kind: str, lines: Sequence[str]) -> EmailMessage:
    """In plain words: what it is, and these lines."""
    made = EmailMessage()
    made["From"], made["To"] = sender, to
    made["Subject"] = words(f"letter-{kind}-subject")
    made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    made.set_content("\n\n".join([words(f"letter-{kind}"), *lines, words("letter-end")]) + "\n")
    return made


async def handed_in(office: PostOffice, made: EmailMessage) -> int:
    """Raises OSError."""
    return await asyncio.get_running_loop().run_in_executor(CARRIERS, office.hand_in, made)
