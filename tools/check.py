"""Every check of the project, stage by stage. All of them run, whatever fails; the last lines name what has failed.

python3 -m tools.check [all|lint|pure|compiled|browser] [arguments for pytest …]
python3 -m tools.check long [arguments for python -m tests …]

The tests that have failed are named once more at the very end, for whoever sees only that.

Whoever names tests gets no database and no browser installed for them: those that need one are skipped without it.
"""

import atexit
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

from tools import prepare
from tools.prepare import COMPILED, ROOT, TEST

Verdict = str
"""What a stage says: PASSED, FAILED, or why it was skipped."""
PASSED = "passed"
FAILED = "failed"
Stage = tuple[str, Callable[[], Verdict]]
"""A title, and what is done."""
NO_BROWSER = "skipped with its tests, no chromium and no way to install it (Debian and Ubuntu: apt install chromium)"
NO_POSTGRES = (
    "skipped with its tests, no PostgreSQL and no way to install it (Debian and Ubuntu: apt install postgresql)"
)
NO_COMPILER = "skipped, no C compiler with Python's headers (Debian and Ubuntu: apt install gcc python3-dev)"


def run(*command: str | Path, **changes: str) -> Verdict:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=prepare.surroundings(**changes),
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return FAILED if done.returncode else PASSED


def tool(name: str, *arguments: str) -> Callable[[], Verdict]:
    return lambda: run(TEST.command(name), *arguments)


def environment() -> Verdict:
    prepare.environment(TEST)
    return PASSED


def database() -> Verdict:
    return PASSED if prepare.postgres() else NO_POSTGRES


def browser() -> Verdict:
    return PASSED if prepare.browser() else NO_BROWSER


beside: list[subprocess.Popen[bytes]] = []
"""What runs while other stages do."""


def begin_to_compile() -> Verdict:
    """It takes minutes, but one core only."""
    command = [sys.executable, "-m", "tools.prepare", "compiled"]
    beside.append(subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL))
    atexit.register(beside[0].wait)
    return PASSED


def compile_package() -> Verdict:
    for process in beside:
        process.wait()
    return PASSED if prepare.compiled(TEST) else NO_COMPILER


REPORT = ROOT / "build" / "pytest.xml"
failures: list[str] = []
"""The tests that have failed so far, each with the first line of its reason."""


def pytest(*arguments: str, **changes: str) -> Verdict:
    REPORT.unlink(missing_ok=True)
    # Three at a time on two cores: many tests wait for a browser, a database or a bot.
    options = ("-n", "3", "--dist", "worksteal", f"--junitxml={REPORT}")
    verdict = run(TEST.python, "-m", "pytest", *options, *arguments, **changes)
    if verdict == FAILED and REPORT.exists():
        failures.extend(failures_in(REPORT))
    return verdict


def failures_in(report: Path) -> list[str]:
    return [
        f"{case.get('classname')}::{case.get('name')}: {(trouble.get('message') or '').partition(chr(10))[0]}"
        for case in ET.parse(report).iter("testcase")
        for trouble in [*case.iter("failure"), *case.iter("error")]
    ]


ENGINE = [
    *(f"tests/{room}" for room in ("core", "games", "laws", "lab", "playthroughs")),
    *(f"tests/{room}" for room in ("records", "rulebook", "search", "story")),
    *("tests/test_package.py", "tests/test_random_matches.py"),
]
"""The tests of what is compiled. The doors never are: once is enough for them, and for comparing plain and compiled."""


def test_pure() -> Verdict:
    return pytest(*extra, THREERINGS_EXPECT="pure")


def test_engine() -> Verdict:
    """What is not tested as plain Python otherwise, while the compiler is busy: all of it, if there is none."""
    return pytest(*(ENGINE if prepare.can_compile(TEST) else ()), THREERINGS_EXPECT="pure")


def test_compiled() -> Verdict:
    if not prepare.can_compile(TEST):
        return NO_COMPILER
    return pytest(*extra, THREERINGS_EXPECT="compiled", PYTHONPATH=str(COMPILED))


def fastest() -> dict[str, str]:
    """The surroundings of the fastest package there is."""
    return {"PYTHONPATH": str(COMPILED)} if COMPILED.exists() else {}


def test_browser() -> Verdict:
    """The pages in a real browser."""
    return pytest("-m", "browser", "--dist", "loadfile", *extra, **fastest())


def test_long() -> Verdict:
    return run(TEST.python, "-m", "tests", *extra, **fastest())


PREPARE = ("the test environment, .venv-test", environment)
DATABASE = ("a PostgreSQL to test with", database)
CHROMIUM = ("a chromium to look at the pages with", browser)
LINT = (
    ("ruff check", tool("ruff", "check")),
    ("ruff format --check", tool("ruff", "format", "--check")),
    ("mypy --strict", tool("mypy", "--strict")),
    ("import-linter", tool("lint-imports", "--no-logo")),
)
BEGIN = ("begin to compile the package into build/compiled", begin_to_compile)
COMPILE = ("compile the package into build/compiled", compile_package)
PURE = ("pytest, plain Python", test_pure)
ENGINE_PURE = ("pytest, plain Python: all that is compiled", test_engine)
NATIVE = ("pytest, compiled", test_compiled)
BROWSER = ("pytest, in a browser", test_browser)
LONG = ("python -m tests: the long forms", test_long)
LEDGER = ("threerings ledger: every rule has its test", tool("threerings", "ledger"))

STAGES: dict[str, tuple[Stage, ...]] = {
    "all": (PREPARE, BEGIN, *LINT, DATABASE, CHROMIUM, ENGINE_PURE, COMPILE, NATIVE, LEDGER),
    "lint": (PREPARE, *LINT),
    "pure": (PREPARE, DATABASE, CHROMIUM, PURE),
    "compiled": (PREPARE, DATABASE, CHROMIUM, COMPILE, NATIVE),
    "browser": (PREPARE, CHROMIUM, BROWSER),
    "long": (PREPARE, DATABASE, COMPILE, LONG),
}


def stages_of(name: str, arguments: Sequence[str]) -> list[Stage]:
    unasked = (DATABASE, CHROMIUM) if arguments and name in ("pure", "compiled") else ()
    return [stage for stage in STAGES[name] if stage not in unasked]


def main(stages: Sequence[Stage]) -> None:
    began = time.monotonic()
    verdicts = {
        title: said(stage, f"[{number}/{len(stages)}]", title) for number, (title, stage) in enumerate(stages, 1)
    }
    seconds = f"{time.monotonic() - began:.0f} s"
    failed = [title for title, verdict in verdicts.items() if verdict == FAILED]
    passed = sum(verdict == PASSED for verdict in verdicts.values())
    skipped = len(stages) - passed - len(failed)
    missing = f", {skipped} skipped" if skipped else ""
    for failure in failures:
        print(failure)
    if failed:
        sys.exit(f"{passed} stages passed{missing}, {len(failed)} failed, in {seconds}: {'; '.join(failed)}.")
    print(f"All good: {passed} stages passed{missing}, in {seconds}.")


def said(stage: Callable[[], Verdict], place: str, title: str) -> Verdict:
    """What a stage says. Without its environment nothing can go on; every other trouble is only its own."""
    print(f"{place} {title}", flush=True)
    began = time.monotonic()
    try:
        verdict = stage()
    except SystemExit as trouble:
        if stage is environment:
            raise
        print(trouble, flush=True)
        verdict = FAILED
    print(f"{place} {verdict} ({time.monotonic() - began:.0f} s)", flush=True)
    return verdict


if __name__ == "__main__":
    chosen, *extra = sys.argv[1:] or ["all"]
    try:
        main(stages_of(chosen, extra))
    except KeyboardInterrupt:
        sys.exit("Interrupted.")
