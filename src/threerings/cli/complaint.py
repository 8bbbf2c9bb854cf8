"""What goes wrong is told in one line, in the reader's language, and ends with the proper exit code."""

import os
import sys
from collections.abc import Callable

from threerings.cli.streams import give_up
from threerings.core.game import ThreeRingsError
from threerings.games import GAMES
from threerings.texts import LANGUAGES, Texts, texts
from threerings.texts.faults import worded

DONE = 0
FAILED = 1
"""A check did not pass."""
BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
"""Nobody reads on: as a program ends that SIGPIPE stops."""


class Complaint(ThreeRingsError):
    """Something to put right by whoever typed the command: a message and its values."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def common_texts(language: str) -> Texts:
    """The texts of a language before a game is chosen: the common words come with every game's."""
    return texts(language, next(iter(GAMES)))


def spoken_here(default: str = "en") -> str:
    """The language of the surroundings, if the house speaks it."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((setting for setting in settings if setting), "")[:2].lower()
    return language if language in LANGUAGES else default


def answer(language: str | None, work: Callable[[Texts], int]) -> int:
    """Do what a command asks, and answer for whatever goes wrong."""
    speech = common_texts(language if language in LANGUAGES else spoken_here())
    try:
        if language not in (None, *LANGUAGES):
            raise Complaint("unknown-language", name=str(language), names=", ".join(LANGUAGES))
        code = work(speech)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except EOFError:
        complain(speech("input-ended"))
        return BAD_INPUT
    except (ThreeRingsError, OSError) as error:
        if isinstance(error, OSError) and error.filename is None:  # about no file: then it is about the output
            return unwritten_exit(error, speech)
        complain(sentence(error, speech))
        return BAD_INPUT
    return code


def unwritten_exit(error: OSError, speech: Texts) -> int:
    """Nobody reads what we say, or it finds no room: the exit code."""
    give_up(sys.stdout)
    if isinstance(error, BrokenPipeError):
        return PIPE_CLOSED
    complain(speech("output-trouble", trouble=error.strerror or str(error)))
    return BAD_INPUT


def complain(line: str) -> None:
    try:
        print(" ".join(line.split("\n")), file=sys.stderr, flush=True)
    except OSError:  # nobody can be told
        give_up(sys.stderr)


def sentence(error: ThreeRingsError | OSError, speech: Texts) -> str:
    if isinstance(error, Complaint):
        fault = {"fault": worded(str(error.values["fault"]), speech)} if "fault" in error.values else {}
        return speech(error.key, **{**error.values, **fault})
    if isinstance(error, OSError):
        return file_trouble(error, speech)
    return str(error)


def file_trouble(error: OSError, speech: Texts) -> str:
    kinds = {
        FileNotFoundError: "file-missing",
        FileExistsError: "file-exists",
        PermissionError: "file-forbidden",
        IsADirectoryError: "file-is-folder",
        NotADirectoryError: "file-missing",
    }
    file = str(error.filename or "")
    key = kinds.get(type(error))
    return speech(key, file=file) if key else speech("file-trouble", file=file, trouble=error.strerror or str(error))
