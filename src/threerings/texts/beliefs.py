"""What could be known of hidden things, in words: the same at every door.

A belief's thing is the key of a message, too: it says where the hidden things are.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from threerings.core.game import Belief, Name
from threerings.texts import Texts


class Told(NamedTuple):
    """A belief in words."""

    place: str
    """Where the hidden things are, how many, and whether the chances are exact."""
    rows: list[tuple[str, str]]
    """Each chance, with the names that have it."""


def by_thing(beliefs: Iterable[Belief]) -> dict[str, Belief]:
    return {belief.thing: belief for belief in beliefs}


def told(belief: Belief, speech: Texts) -> Told:
    key = "belief-exact" if belief.exact else "belief-estimate"
    place = speech(key, place=speech(belief.thing), held=belief.held)
    return Told(place, [(chance, ", ".join(map(speech.say, names))) for chance, names in grouped(belief, speech)])


def sentence(belief: Belief, speech: Texts) -> str:
    """All chances of a thing, for whoever points at it or hears the page."""
    rows = speech.listed(f"{chance} {names}" for chance, names in told(belief, speech).rows)
    return speech("belief-sentence-exact" if belief.exact else "belief-sentence-estimate", rows=rows)


def badge(belief: Belief, speech: Texts) -> str:
    """The likeliest of what is not certain, in a few letters; where several are, how many and how likely each is.

    Nothing where all is certain.
    """
    doubtful = [(chance, names) for chance, names in grouped(belief, speech) if chance != speech("belief-certain")]
    if not doubtful:
        return ""
    chance, names = doubtful[0]
    first = speech("belief-each", number=len(names), chance=chance) if len(names) > 1 else chance
    about = first if belief.exact else speech("belief-about", chance=first)
    return about if len(names) > 1 else f"{about} {speech.say(names[0])}"


def grouped(belief: Belief, speech: Texts) -> list[tuple[str, list[Name]]]:
    """The names by their chances as they are written."""
    written = [(share(chance, speech), name) for name, chance in belief.chances]
    return [(chance, [name for _, name in same]) for chance, same in groupby(written, lambda one: one[0])]


def share(chance: float, speech: Texts) -> str:
    """In percent; what is not certain is never called so, what is possible never nothing."""
    if chance == 1:
        return speech("belief-certain")
    percent = round(100 * chance)
    if percent in (0, 100):
        return speech("belief-most" if percent else "belief-least")
    return speech("belief-share", share=percent)
