"""Input and output that never fail over a character, and that are always there."""

import codecs
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO
from unicodedata import combining, normalize

PLAIN = {
    **dict.fromkeys("’‘", "'"), **dict.fromkeys("“”„«»", '"'), **dict.fromkeys("–—−·", "-"),
    "…": "...", "ß": "ss", "œ": "oe", "Œ": "Oe",
}  # fmt: skip


def prepare_streams() -> None:
    """Whatever the encoding of the terminal lacks is written plainly; whatever cannot be read becomes a mark.

    A stream that was closed before we began has nothing to say, or nobody who listens.
    """
    codecs.register_error("plain", plain)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - while we live
    for stream, errors in ((sys.stdout, "plain"), (sys.stderr, "plain"), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def give_up(stream: TextIO) -> None:
    """What could not be written is dropped: else Python would try again at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def plain(error: UnicodeError) -> tuple[str, int]:
    """The nearest ASCII to characters that cannot be written."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = []
    for letter in error.object[error.start : error.end]:
        bare = "".join(part for part in normalize("NFKD", letter) if not combining(part))
        letters.append(PLAIN.get(letter, bare if bare.isascii() else "?"))
    return "".join(letters), error.end
