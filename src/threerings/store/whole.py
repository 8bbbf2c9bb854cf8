"""Files that nobody ever sees half: they have their name only once they are whole and on disk."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EEXIST
from pathlib import Path
from tempfile import mkstemp

from threerings.core.record_file import sync


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """A file to write, which gets this name at the end. Raises OSError; then there is no such file.

    It knows what every player holds, so it is for its owner only; and none is ever written over.
    """
    check_free(path)
    part = Path()
    try:
        handle, name = mkstemp(".part", f"{path.name}.", path.parent)
        os.close(handle)
        part = Path(name)
        yield part
        sync(part)
        give_name(part, path)
        sync(path.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from None
    finally:
        if part.name:
            part.unlink(missing_ok=True)


def check_free(path: Path) -> None:
    if os.path.lexists(path):
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(path))


def give_name(part: Path, path: Path) -> None:
    """Raises FileExistsError if somebody was faster."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # a disk without links, a stick perhaps
        check_free(path)
        part.rename(path)
