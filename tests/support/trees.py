"""The two copies of the package, plain and compiled, and how to run Python on one of them."""

import os
import platform
import sys
from collections.abc import Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import threerings

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PURE: Final = "pure"
COMPILED: Final = "compiled"
SOURCE: Final = ROOT / "src"
BUILT: Final = ROOT / "build" / "compiled"
HOW_TO_COMPILE: Final = "python3 -m tools.prepare compiled (it needs a C compiler)"


def running() -> str:
    """Which of the two this process has imported."""
    return COMPILED if threerings.compiled() else PURE


def running_folder() -> Path:
    """Where this process has imported the package from."""
    return Path(threerings.__file__).resolve().parent.parent


def is_compiled(folder: Path) -> bool:
    """Whether there is a compiled copy of the package in a folder: a library beside it."""
    return any(folder.glob("*__mypyc.*"))


def surroundings(folder: Path) -> dict[str, str]:
    """The environment in which Python imports the package from this folder."""
    return os.environ | {"PYTHONPATH": os.pathsep.join((str(folder.resolve()), str(ROOT)))}


def command(*arguments: str) -> Sequence[str]:
    return (sys.executable, "-m", *arguments)


def machine() -> str:
    openspiel = f", OpenSpiel {version('open_spiel')}" if find_spec("pyspiel") else ""
    return f"Python {platform.python_version()}{openspiel}, {platform.machine()}, {os.cpu_count()} cores"
