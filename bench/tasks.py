"""What is measured, and which ratios matter."""

from typing import Final, NamedTuple

from tests.support.trees import COMPILED, PURE

OPENSPIEL: Final = "openspiel"


class Task(NamedTuple):
    """Something to measure: who does it, what it is called there, and what a reader sees."""

    kind: str
    measure: str
    group: str
    title: str


IN_ENGINE: Final = "games played by the engine"
DRIVEN: Final = "games driven from Python"
PREPARED: Final = "samplers of imagined worlds"
DRAWN: Final = "imagined worlds drawn"

# In an order that keeps the two sides of every ratio next to each other.
TASKS: Final = (
    Task(PURE, "matches", IN_ENGINE, "{game}, pure"),
    Task(COMPILED, "matches", IN_ENGINE, "{game}, compiled"),
    Task(OPENSPIEL, "hearts rollouts", IN_ENGINE, "hearts, C++ rollouts"),
    Task(OPENSPIEL, "hearts bots", IN_ENGINE, "hearts, C++ random bots"),
    Task(OPENSPIEL, "gin_rummy rollouts", IN_ENGINE, "gin_rummy, C++ rollouts"),
    Task(OPENSPIEL, "gin_rummy bots", IN_ENGINE, "gin_rummy, C++ random bots"),
    Task(PURE, "driven", DRIVEN, "{game}, pure"),
    Task(COMPILED, "driven", DRIVEN, "{game}, compiled"),
    Task(OPENSPIEL, "hearts driven", DRIVEN, "hearts"),
    Task(OPENSPIEL, "hearts driven, dealt", DRIVEN, "hearts, dealt before"),
    Task(OPENSPIEL, "gin_rummy driven", DRIVEN, "gin_rummy"),
    Task(OPENSPIEL, "leduc_poker driven", DRIVEN, "leduc_poker"),
    Task(PURE, "prepare", PREPARED, "{game}, pure"),
    Task(COMPILED, "prepare", PREPARED, "{game}, compiled"),
    Task(PURE, "draw", DRAWN, "{game}, pure"),
    Task(COMPILED, "draw", DRAWN, "{game}, compiled"),
)
Key = tuple[str, str]
"""Kind and measure of a task."""
TASK: Final = {(task.kind, task.measure): task for task in TASKS}


class Ratio(NamedTuple):
    """By how much one task is faster than another, in moves a second, and what is aimed at."""

    above: Key
    below: Key
    goal: float | None


RATIOS: Final = (
    Ratio((COMPILED, "matches"), (PURE, "matches"), 25),
    Ratio((COMPILED, "matches"), (OPENSPIEL, "hearts rollouts"), 0.5),
    Ratio((COMPILED, "matches"), (OPENSPIEL, "hearts bots"), None),
    Ratio((COMPILED, "matches"), (OPENSPIEL, "gin_rummy rollouts"), None),
    Ratio((COMPILED, "matches"), (OPENSPIEL, "gin_rummy bots"), None),
    Ratio((COMPILED, "driven"), (PURE, "driven"), None),
    Ratio((COMPILED, "driven"), (OPENSPIEL, "hearts driven"), 3),
    Ratio((COMPILED, "driven"), (OPENSPIEL, "hearts driven, dealt"), None),
    Ratio((COMPILED, "driven"), (OPENSPIEL, "gin_rummy driven"), None),
    Ratio((COMPILED, "driven"), (OPENSPIEL, "leduc_poker driven"), None),
    Ratio((COMPILED, "prepare"), (PURE, "prepare"), None),
    Ratio((COMPILED, "draw"), (PURE, "draw"), None),
)
