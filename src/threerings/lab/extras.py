"""Packages that only some need."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LAB: Final = "lab"
RAY: Final = "ray"


class MissingExtra(ImportError):
    """A package that only some need is not installed; the extra that brings it."""

    def __init__(self, extra: str) -> None:
        super().__init__(extra)
        self.extra = extra

    def __str__(self) -> str:
        return f"this needs more packages: pip install 'threerings[{self.extra}]'"


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra to install where an import fails for want of it. Raises MissingExtra."""
    try:
        yield
    except MissingExtra:
        raise
    except ImportError as error:
        raise MissingExtra(extra) from error
