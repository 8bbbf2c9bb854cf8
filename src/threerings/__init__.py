"""Three two-player games of Middle-earth, and a laboratory for game AI."""

from importlib import import_module
from typing import TYPE_CHECKING

__version__: str

if not TYPE_CHECKING:  # a type checker would take it for any name

    def __getattr__(name: str) -> str:
        """The version is looked up when it is asked for: reading metadata is slow and seldom needed."""
        if name == "__version__":
            from importlib.metadata import version

            return version("threerings")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def compiled() -> bool:
    """Whether the hot modules run as machine code rather than as plain Python."""
    return not str(import_module("threerings.core.zones").__file__).endswith(".py")
