"""What the position notations of all games share: statements, separated by line ends or semicolons."""

from collections.abc import Callable, Container
from typing import Any, NamedTuple

from threerings.core.game import BadPosition

Statements = dict[str, list[str]]
"""The words after each statement's name."""


def read_statements(text: str, pairs: Container[str]) -> Statements:
    """The statements of a position, by name. A name that begins with one of `pairs` has two words."""
    statements: Statements = {}
    for statement in text.replace(";", "\n").splitlines():
        words = statement.split()
        named = 2 if words and words[0] in pairs else 1
        name = " ".join(words[:named])
        if name in statements:
            raise BadPosition(f"{name!r} is said twice")
        if words:
            statements[name] = words[named:]
    return statements


class Saying(NamedTuple):
    """A field that has a statement of its own."""

    name: str
    field: str
    text: Callable[[Any], str | None]
    """What follows the name; None if the field needs no mention."""
    value: Callable[[list[str]], Any]
    """The field again, from the words that follow."""


def said(state: object, *sayings: Saying) -> list[str]:
    """What there is to say of some fields."""
    texts = [(saying.name, saying.text(getattr(state, saying.field))) for saying in sayings]
    return [f"{name} {text}".rstrip() for name, text in texts if text is not None]


def hear(state: object, statements: Statements, *sayings: Saying) -> None:
    """Set those of some fields that the statements mention, which are then done with."""
    for saying in sayings:
        if saying.name in statements:
            setattr(state, saying.field, saying.value(statements.pop(saying.name)))


def unless_zero(number: int) -> str | None:
    return str(number) if number else None


def require(holds: bool, otherwise: str) -> None:
    """Refuse a position, and say why."""
    if not holds:
        raise BadPosition(otherwise)
