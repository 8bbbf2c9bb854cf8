"""Open the app as soon as it can run, and compile it beside: python3 -m tools.play [arguments for threerings serve …]

Plain Python serves at once. The bots' processes change over to the compiled engine by themselves when it is there.
"""

import os
import signal
import subprocess
import sys
import time
from threading import Thread

from tools import prepare
from tools.prepare import COMPILED, PLAY, ROOT

STEPS = (
    ("", "fetching the compiler"),
    ("threerings: translating", "translating Python to C"),
    ("threerings: compiling", "compiling C"),
    ("Successfully built", "putting it in its place"),
)
"""What stands in pip's log when a step begins, and what the step is."""
COMPILE = (sys.executable, "-m", "tools.prepare", "play", "compiled")
WIDTH = 24
LOG = PLAY.folder / "pip.log"


def serve(arguments: list[str]) -> int:
    """The server, in the fastest way there is; to begin with, or for good, that may be plain Python."""
    command = [str(PLAY.command("threerings")), "serve", "--open", *arguments]
    if prepare.compiled_is_fresh():
        return run(command, PYTHONPATH=str(COMPILED))
    if not prepare.can_compile(PLAY):
        print("No C compiler with Python's headers: the bots think in plain Python, and less far.", flush=True)
        return run(command)
    LOG.unlink(missing_ok=True)  # of another installation
    quiet = subprocess.DEVNULL
    compiler = subprocess.Popen(COMPILE, cwd=ROOT, stdout=quiet, stderr=quiet, start_new_session=True)
    Thread(target=follow, args=(compiler,), daemon=True).start()
    try:
        return run(command, THREERINGS_ENGINE=str(COMPILED))
    finally:
        if compiler.poll() is None:
            os.killpg(compiler.pid, signal.SIGTERM)


def run(command: list[str], **changes: str) -> int:
    with subprocess.Popen(command, cwd=ROOT, env=prepare.surroundings(**changes)) as server:
        while True:
            try:
                return server.wait()
            except KeyboardInterrupt:  # the server has heard it too, and says goodbye
                continue


def follow(compiler: subprocess.Popen[bytes]) -> None:
    """Tell how far it is; a failure is one line."""
    began, shown = time.monotonic(), ""
    while compiler.poll() is None:
        shown = tell(step_now(), time.monotonic() - began, shown)
        time.sleep(0.5)
    if compiler.returncode == 0:
        print("\rThe bots' engine is compiled: from now on they think far faster." + " " * WIDTH, flush=True)
    elif compiler.returncode > 0:
        print(f"\rThe engine did not compile; plain Python goes on. (Why: {LOG.relative_to(ROOT)})", flush=True)


def step_now() -> int:
    text = LOG.read_text(errors="replace") if LOG.exists() else ""
    return max(place for place, (mark, _) in enumerate(STEPS) if mark in text)


def tell(step: int, seconds: float, shown: str) -> str:
    """A bar where somebody looks on, else a line a step."""
    line = f"Compiling the bots' engine, step {step + 1} of {len(STEPS)}: {STEPS[step][1]}"
    if sys.stdout.isatty():
        filled = WIDTH * step // len(STEPS)
        print(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {line}, {seconds:.0f} s ", end="", flush=True)
    elif line != shown:
        print(line, flush=True)
    return line


if __name__ == "__main__":
    prepare.environment(PLAY)
    sys.exit(serve(sys.argv[1:]))
