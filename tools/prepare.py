"""Virtual environments and the compiled copy of the package, made again only when their sources changed.

python3 -m tools.prepare [play|test|bench|compiled] …
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
STAMP = "made-from"
BIN = "Scripts" if os.name == "nt" else "bin"


class Environment(NamedTuple):
    folder: Path
    install: str

    @property
    def python(self) -> Path:
        return self.folder / BIN / "python"

    def command(self, name: str) -> Path:
        return self.folder / BIN / name


PLAY = Environment(ROOT / ".venv", ".")
TEST = Environment(ROOT / ".venv-test", ".[dev]")
BENCH = Environment(ROOT / ".venv-bench", ".[bench]")


def source_files() -> list[Path]:
    """Every file that ends up in the package."""
    files = (path for path in sorted((ROOT / "src").rglob("*")) if path.is_file())
    return [path for path in files if "__pycache__" not in path.parts]


def fingerprint(*about: str, sources: Iterable[Path] = ()) -> str:
    """Changes with anything that would make a different installation."""
    digest = hashlib.sha256("\n".join([sys.version, sys.base_prefix, str(ROOT), *about]).encode())
    for path in [ROOT / "pyproject.toml", ROOT / "setup.py", *sources]:
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def compiled_stamp() -> str:
    compiler = [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    compiler += [shutil.which(name) or "" for name in ("cc", "gcc", "clang")]
    return fingerprint("compiled", *compiler, sources=source_files())


def build_tools() -> str:
    """What builds the package, but for the compiler."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    return next(str(one) for one in wanted if one.startswith("setuptools"))


def fresh(folder: Path, stamp: str) -> bool:
    made_from = folder / STAMP
    return made_from.exists() and made_from.read_text() == stamp


def has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def environment(wanted: Environment) -> None:
    """Make a virtual environment and install into it, unless it is there and up to date."""
    stamp = fingerprint(wanted.install)
    if fresh(wanted.folder, stamp):
        return
    print(f"Preparing {wanted.folder.name}, once …", flush=True)
    create(wanted.folder)
    # The package runs from src. Built without pip's isolation it needs no compiler from PyPI: half a minute sooner.
    if not (pip(wanted, build_tools()) and pip(wanted, "--no-build-isolation", "-e", wanted.install)):
        reason = "".join(said(wanted, "ERROR: ")[-1:])
        sys.exit(
            "pip could not install Three Rings. Is there a way to PyPI, or a mirror in pip's configuration? "
            f"{reason} (The whole story: {wanted.folder.name}/pip.log)"
        )
    (wanted.folder / STAMP).write_text(stamp)


def create(folder: Path) -> None:
    if not has("ensurepip") and not has("pip"):
        sys.exit(
            "This Python can make no virtual environment: install its venv module "
            "(Debian and Ubuntu: apt install python3-venv), then try again."
        )
    mark = folder / "pyvenv.cfg"
    if folder.exists() and not (mark.exists() and "threerings" in mark.read_text()):
        sys.exit(f"{folder.name} is there already and was not made by make: move it away, then try again.")
    venv.create(folder, clear=True, symlinks=os.name != "nt", with_pip=not has("pip"), prompt="threerings")


def pip(into: Environment, *arguments: str, **changes: str) -> bool:
    """Install something; all that is said goes to pip.log."""
    # The pip of this Python serves the environment, too: that is quicker, and Debian's may be unable to make another.
    own = [str(into.python), "-m", "pip"]
    command = [sys.executable, "-m", "pip", "--python", str(into.python)] if has("pip") else own
    with (into.folder / "pip.log").open("w") as output:
        done = subprocess.run(
            [*command, "--no-input", "--disable-pip-version-check", "--verbose", "install", *arguments],
            cwd=ROOT,
            env=surroundings(PIP_USER="0", **changes),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return done.returncode == 0


def said(environment: Environment, words: str) -> list[str]:
    """The lines of its pip.log with these words."""
    log = (environment.folder / "pip.log").read_text(errors="replace")
    return [line.strip() for line in log.splitlines() if words in line]


def surroundings(**changes: str) -> dict[str, str]:
    """The caller's environment without what would bring in packages from elsewhere."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    return kept | changes


def can_compile(by: Environment) -> bool:
    """Whether setup.py finds a compiler, which it is asked itself."""
    question = [str(by.python), "-c", "import setup; raise SystemExit(not setup.can_compile())"]
    answer = subprocess.run(question, cwd=ROOT, env=surroundings(), capture_output=True, check=False)
    return answer.returncode == 0


def compiled_is_fresh() -> bool:
    return fresh(COMPILED, compiled_stamp())


def compile_package(by: Environment) -> bool:
    """Make build/compiled, a full copy of the package with the compiled modules. It is there at once or not at all."""
    stamp, making = compiled_stamp(), COMPILED.with_name("compiling")
    for folder in (making, COMPILED):
        shutil.rmtree(folder, ignore_errors=True)
    # As for anybody who installs the package: in an environment that holds the compiler and nothing else.
    own = {"THREERINGS_PURE": "0", "MYPY_CACHE_DIR": str(COMPILED.with_name("mypy"))}
    if not pip(by, "--no-deps", "--target", str(making), ".", **own) or not any(making.glob("*__mypyc*")):
        return False
    (making / STAMP).write_text(stamp)
    making.rename(COMPILED)
    return True


def compiled(by: Environment) -> bool:
    """Have a fresh build/compiled; False without a compiler."""
    environment(by)
    if not can_compile(by):
        return False
    if not compiled_is_fresh() and not compile_package(by):
        print(*said(by, "error: "), sep="\n")
        sys.exit(f"The package does not compile. (The whole story: {by.folder.name}/pip.log)")
    return True


def browser() -> bool:
    """Whether there is a chromium; where Debian's packages can be installed, it is."""
    if os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser"):
        return True
    install("chromium", "to look at the pages with")
    return shutil.which("chromium") is not None


def postgres() -> bool:
    """Whether there is a PostgreSQL to start; where Debian's packages can be installed, it is."""
    if not has_postgres():
        install("postgresql", "to keep matches in")
    return has_postgres()


def has_postgres() -> bool:
    return bool(shutil.which("initdb")) or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def install(package: str, purpose: str) -> None:
    """A package of Debian's, where that may be."""
    root = [] if os.name != "nt" and os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or (root and not shutil.which("sudo")):
        return
    print(f"Installing {package}, {purpose}; this takes a few minutes, once.", flush=True)
    for command in (["apt-get", "-qq", "update"], ["apt-get", "-qq", "install", "--yes", package]):
        quiet = surroundings(DEBIAN_FRONTEND="noninteractive")
        subprocess.run([*root, *command], env=quiet, stdin=subprocess.DEVNULL, capture_output=True, check=False)


def main(names: list[str]) -> None:
    """Environments by their names. "compiled" compiles the package in the one named before it."""
    places = {"play": PLAY, "test": TEST, "bench": BENCH}
    by = TEST
    for name in names:
        if name == "compiled":
            compiled(by)
        else:
            by = places[name]
            environment(by)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("Interrupted; the same command starts it again.")
