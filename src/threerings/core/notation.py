"""What the position notations of all games share: statements, separated by line ends or semicolons."""

from collections.abc import Container

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


def require(holds: bool, otherwise: str) -> None:
    """Refuse a position, and say why."""
    if not holds:
        raise BadPosition(otherwise)
