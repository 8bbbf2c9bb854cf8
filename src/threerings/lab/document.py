"""docs/observations.md, written from the code that makes observations.

python -m threerings.lab.document > docs/observations.md
"""

import sys
from collections.abc import Iterator

from threerings.core.observation import Span
from threerings.games import OURS, load
from threerings.lab.opening import layout

HEAD = """# Observations, place by place

This page is written by `python -m threerings.lab.document`; a test sees to it that it is up to date.

An observation is made from a player's view and from nothing else: it is a row of whole numbers from 0 to 255 (`uint8`).
“You” and “your” are whoever observes, “their” is the opponent's. Where a span has several places, each belongs to one
of the things named, in this order; in it stands 1 or 0 unless a higher number is given as the most. To bring all
numbers between 0 and 1, divide by `observation_space["observation"].high`. From a prompt alone, `lab.observe(prompt)`
makes the same row.

The meaning of a place never changes within a version. The version is the one in `threerings/TheDuel-v1`, in
PettingZoo's `metadata["name"]` and in `game.observation_version`.
"""
LONGEST = 12
"""Longer lists get a place of their own below the table."""


def document() -> str:
    parts = [HEAD]
    for name in OURS:
        parts += ["", f"## {name}, version {load(name).observation_version}: {layout(name).size} places", ""]
        parts += [f"Actions: `Discrete({layout(name).choices})`, the first indices of the game's table of actions.", ""]
        parts += ["| places | name | what stands there | most | for each of |", "|---|---|---|---|---|"]
        parts += [row(at, span, list(lists(name))) for at, span in layout(name).placed_spans()]
        parts += ["", *(f"- {letter}: {', '.join(of)}" for letter, of in zip(LETTERS, lists(name), strict=False))]
    return "\n".join(parts) + "\n"


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def lists(name: str) -> Iterator[tuple[str, ...]]:
    """The long lists of a game, each once."""
    yield from dict.fromkeys(span.of for span in layout(name).spans if len(span.of) > LONGEST)


def row(at: int, span: Span, long: list[tuple[str, ...]]) -> str:
    places = str(at) if span.size == 1 else f"{at}–{at + span.size - 1}"
    of = f"list {LETTERS[long.index(span.of)]}" if span.of in long else ", ".join(span.of)
    return f"| {places} | {span.name} | {span.meaning or span.name} | {span.most} | {of} |"


if __name__ == "__main__":
    sys.stdout.write(document())
