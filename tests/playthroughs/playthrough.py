"""Golden playthroughs and node counts: a change of the rules shows as a readable difference.

python -m tests.playthroughs.playthrough      writes them anew, after a change that was meant
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.support.cases import CASES, SMALL_CASES, Case
from threerings.core.chance import Rng
from threerings.core.fields import told
from threerings.core.game import NATURE, OBSERVERS, PUBLIC, State

FOLDER = Path(__file__).parent
SEEDS = (1, 2, 3)
DEEPEST = 4
NAMES = {0: "seat 0", 1: "seat 1", PUBLIC: "public", NATURE: "nature"}


def playthrough(case: Case, seed: int) -> str:
    """Every ply of a random match: who acts, what is legal, what is played, and how the three views change."""
    return "\n".join(story(case, seed)) + "\n"


def story(case: Case, seed: int) -> Iterator[str]:
    game, state, rng, ply = case.game, case.start(), Rng(seed), 0
    yield f"{case.name} {dict(case.options)} seed {seed} rules {game.rules_version}"
    seen: dict[int, dict[str, str]] = {observer: {} for observer in OBSERVERS}
    while True:
        for observer in OBSERVERS:
            fields = dict(flat("", game.view(state, observer)))
            changed = [f"{name}={value}" for name, value in fields.items() if seen[observer].get(name) != value]
            seen[observer] = fields
            if changed:
                yield f"    {NAMES[observer]} sees {' '.join(changed)}"
        if state.actor() == PUBLIC:
            yield f"{state.outcome()}"
            return
        legal = " | ".join(game.actions[action].text for action in state.legal())
        action = state.draw(rng)
        yield f"{ply} {NAMES[state.actor()]}: {game.actions[action].text}    of {legal}"
        state.play(action)
        ply += 1


def flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """The fields of a view, those of its parts by dotted names. Documents (decks) are left out: they do not change."""
    if fields := told(value):
        for name, part in fields.items():
            yield from flat(f"{path}.{name}" if path else name, part)
    elif isinstance(value, tuple) and any(told(part) for part in value):
        for place, part in enumerate(value):
            yield from flat(f"{path}.{place}", part)
    elif isinstance(value, bool | int | float | str | tuple | None):
        yield path, str(value).replace(" ", "")


def node_counts() -> str:
    """How many lines of play there are to each depth, from the start and from some positions."""
    lines = []
    for case in CASES:
        lines.append(f"{case.name} {dict(case.options)} start: {counted(case.start(), 3)}")
        for seed in SEEDS:
            for ply, state in enumerate(case.positions(seed)):
                if ply % 23 == 18:
                    lines.append(f"{case.name} {dict(case.options)} seed {seed} ply {ply}: {counted(state, DEEPEST)}")
    for name, small in SMALL_CASES.items():
        state = small.case.game.setup(small.position, small.case.options)
        lines.append(f"{small.case.name} {name}: {counted(state, DEEPEST)}")
    return "\n".join(lines) + "\n"


def counted(state: State, deepest: int) -> str:
    return " ".join(str(nodes(state, depth)) for depth in range(1, deepest + 1))


def nodes(state: State, depth: int) -> int:
    legal = state.legal()
    if depth == 1 or not legal:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.play(action)
        total += nodes(after, depth - 1)
    return total


def golden_files() -> dict[Path, str]:
    files = {FOLDER / "node-counts.txt": node_counts()}
    for place, case in enumerate(CASES):
        for seed in SEEDS:
            files[FOLDER / f"{case.name}-{place}-{seed}.txt"] = playthrough(case, seed)
    return files


if __name__ == "__main__":
    for path, content in golden_files().items():
        path.write_text(content, encoding="utf-8")
