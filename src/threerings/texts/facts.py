"""A view in words, for rooms that have no drawing of a game: a name and a value for each of its fields."""

from collections.abc import Iterator
from typing import Any

from threerings.core.fields import told
from threerings.core.game import Line, Name
from threerings.texts import Texts

NOTHING = "–"


def facts(view: Any, speech: Texts) -> Iterator[tuple[str, str]]:
    """The fields that the game's texts name, as `view-…`; all of them by their own names where the texts name none."""
    fields = told(view) or {}
    named = {field: speech(f"view-{field}") for field in fields if f"view-{field}" in speech}
    for field, name in (named or {field: field.replace("_", " ") for field in fields}).items():
        yield name, worded(fields[field], speech)


def worded(value: Any, speech: Texts) -> str:
    """A value of a view; names and lines in the reader's language."""
    if isinstance(value, Name | Line):
        return speech.say(Line(*value))
    if told(value):
        return speech.listed(f"{name}: {said}" for name, said in facts(value, speech))
    if isinstance(value, tuple | list | set | frozenset):
        return ", ".join(worded(part, speech) for part in value) or NOTHING
    return NOTHING if value is None else str(value)
