"""Input and output that never fail over a character."""

import codecs
import sys
from io import TextIOWrapper
from unicodedata import combining, normalize

PLAIN = {
    **dict.fromkeys("’‘", "'"), **dict.fromkeys("“”„«»", '"'), **dict.fromkeys("–—−·", "-"),
    "…": "...", "ß": "ss", "œ": "oe", "Œ": "Oe",
}  # fmt: skip


def prepare_streams() -> None:
    """Whatever the encoding of the terminal lacks is written plainly; whatever cannot be read becomes a mark."""
    codecs.register_error("plain", plain)
    for stream, errors in ((sys.stdout, "plain"), (sys.stderr, "plain"), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def plain(error: UnicodeError) -> tuple[str, int]:
    """The nearest ASCII to characters that cannot be written."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = []
    for letter in error.object[error.start : error.end]:
        bare = "".join(part for part in normalize("NFKD", letter) if not combining(part))
        letters.append(PLAIN.get(letter, bare if bare.isascii() else "?"))
    return "".join(letters), error.end
