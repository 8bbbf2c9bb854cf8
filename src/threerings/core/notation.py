"""What the position notations of all games share: statements, separated by line ends or semicolons."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from threerings.core.game import BadPosition
from threerings.core.zones import bit, members

Statements = dict[str, list[str]]
"""The words after each statement's name."""
MANY: Final = 20
"""Fewer names than these are listed where one is wrong."""


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


class Word(NamedTuple):
    """How a value is written as one word, and read again."""

    text: Callable[[Any], str | None]
    """None if the value needs no mention."""
    value: Callable[[str], Any]


def one_of(names: Sequence[str] | Mapping[int, str], what: str) -> Word:
    """One of some things, by their names."""
    texts = names if isinstance(names, Mapping) else dict(enumerate(names))
    values = {name: value for value, name in texts.items()}
    among = f" among {', '.join(values)}" if len(values) < MANY else ""

    def value(word: str) -> int:
        require(word in values, f"there is no {what} {word!r}{among}")
        return values[word]

    return Word(texts.get, value)


def number(word: str) -> int:
    require(word.isdecimal() and len(word) <= 5, f"{word!r} is not a number of this game")
    return int(word)


def unless_zero(value: int) -> str | None:
    return str(value) if value else None


NUMBER: Final = Word(str, number)
COUNT: Final = Word(unless_zero, number)
"""A number that need not be mentioned while it is 0."""


class Saying(NamedTuple):
    """A statement about a state or a part of one, by which something is both written and read."""

    name: str
    text: Callable[[Any], str | None]
    """What follows the name; None if there is nothing to say."""
    hear: Callable[[Any, list[str]], None]
    """Set what these words say."""


def about(field: str, text: Callable[[Any], str | None], value: Callable[[list[str]], Any], name: str = "") -> Saying:
    """A statement about one field, in as many words as it takes; if it has no name, it is called as the field."""
    return Saying(
        name or field,
        lambda subject: text(getattr(subject, field)),
        lambda subject, words: setattr(subject, field, value(words)),
    )


def flag(field: str) -> Saying:
    """A statement that something holds."""
    return about(field, lambda holds: "" if holds else None, lambda _: True)


def in_words(name: str, **fields: Word) -> Saying:
    """A statement about some fields in one word each. It is made where none of them goes without."""

    def text(subject: Any) -> str | None:
        words = [word.text(getattr(subject, field)) for field, word in fields.items()]
        said = [word for word in words if word is not None]
        return " ".join(said) if len(said) == len(words) else None

    def hear(subject: Any, words: list[str]) -> None:
        require(len(words) == len(fields), f"{name} reads like '{name} <{'> <'.join(fields)}>'")
        for (field, way), word in zip(fields.items(), words, strict=True):
            setattr(subject, field, way.value(word))

    return Saying(name, text, hear)


def zone_text(zone: int, word: Word) -> str:
    """The members of a set, a word each."""
    return " ".join(str(word.text(member)) for member in members(zone))


def zone_named(words: Iterable[str], word: Word) -> int:
    """The set again; whoever is named twice is in it once."""
    return sum(bit(member) for member in {word.value(name) for name in words})


def listing(field: str, word: Word) -> Saying:
    """A statement that lists the members of a field."""
    return about(field, lambda zone: zone_text(zone, word), lambda words: zone_named(words, word))


def unless_empty(saying: Saying) -> Saying:
    """A statement that is made only where words follow."""
    return saying._replace(text=lambda subject: saying.text(subject) or None)


def only_if(holds: Callable[[Any], bool], saying: Saying) -> Saying:
    """A statement that is made under a condition."""
    return saying._replace(text=lambda subject: saying.text(subject) if holds(subject) else None)


def said(subject: object, *sayings: Saying) -> list[str]:
    """What there is to say."""
    texts = [(saying.name, saying.text(subject)) for saying in sayings]
    return [f"{name} {text}".rstrip() for name, text in texts if text is not None]


def hear(subject: object, statements: Statements, *sayings: Saying) -> None:
    """Set all that the statements mention, which are then done with."""
    for saying in sayings:
        if saying.name in statements:
            saying.hear(subject, statements.pop(saying.name))


def part_of(statements: Statements, name: str, sayings: Iterable[Saying]) -> Statements:
    """What is said about a part, which are statements that begin with its name."""
    known = [saying.name for saying in sayings if f"{name} {saying.name}" in statements]
    return {key: statements.pop(f"{name} {key}") for key in known}


def all_heard(statements: Statements) -> None:
    for name in statements:
        raise BadPosition(f"unknown statement {name!r}")


def require(holds: bool, otherwise: str) -> None:
    """Refuse a position, and say why."""
    if not holds:
        raise BadPosition(otherwise)
