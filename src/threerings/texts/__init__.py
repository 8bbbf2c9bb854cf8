"""Words for people: Fluent messages in the languages of the house.

Common words lie beside this file, the words of a game in its own folder, each as `en.ftl`, `fr.ftl`, `de.ftl`. Parts of
a game that are long and not always wanted have files of their own, `lessons.en.ftl` and the like.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from threerings.core.game import Line, Name, ThreeRingsError
from threerings.games import PACKAGES

LANGUAGES = ("en", "fr", "de")
LONGEST_VALUE = 2_000
"""Letters. Fluent refuses a message with a longer one: whoever types too much is quoted in part."""


class UnknownLanguage(ThreeRingsError):
    """A language the house does not speak."""


class Texts:
    """The messages of one language: the common ones, and those of one game, with those parts of it that are wanted."""

    def __init__(self, language: str, game: str, *parts: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (common(language), *(of_game(language, game, part) for part in ("", *parts))):
            self._bundle.add_resource(parsed(source))

    def __call__(self, key: str, **values: str | int) -> str:
        """A message with its values filled in. A missing message or value is a mistake of ours: it raises."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(key)
        text, errors = self._bundle.format_pattern(
            message.value, {name: set_in_type(value) for name, value in values.items()}
        )
        if errors:
            raise LookupError(f"{key}: {errors[0]}")
        return str(text)

    def say(self, line: Line | Name) -> str:
        """A line of a game as a sentence, or the name of a thing."""
        return self(line.key, **{name: self._worded(value) for name, value in line.values.items()})

    def _worded(self, value: str | int | Name | Line | tuple[Name | Line, ...]) -> str | int:
        if isinstance(value, str | int):
            return value
        names = (value,) if isinstance(value, Name | Line) else value
        return ", ".join(self.say(name) for name in names)

    def listed(self, parts: Iterable[str]) -> str:
        """Some things one after the other, parted as the language does it."""
        return f"{self('semicolon')} ".join(parts)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


def set_in_type(value: str | int) -> str | int:
    """A value as a sentence takes it: not too long, and with a minus that is no hyphen."""
    if isinstance(value, int):
        return value if value >= 0 else f"−{-value}"
    return value if len(value) <= LONGEST_VALUE else f"{value[:LONGEST_VALUE]}…"


@cache
def parsed(source: str) -> Resource:
    """The text of a Fluent file, read once: parsing takes longer than everything else together."""
    return FluentResource(source)


def common(language: str) -> str:
    return files("threerings.texts").joinpath(f"{language}.ftl").read_text("utf-8")


def of_game(language: str, game: str, part: str = "") -> str:
    name = f"{part}.{language}.ftl" if part else f"{language}.ftl"
    return files(PACKAGES[game]).joinpath("texts", name).read_text("utf-8")


def keys(source: str) -> list[str]:
    """The keys of the messages in the text of a Fluent file, in its order."""
    return [entry.id.name for entry in FluentResource(source).body if isinstance(entry, Message)]


@cache
def rules_of(game: str, language: str = "en") -> tuple[str, ...]:
    """The ids of a game's rules, in the order of its texts; read once, for the file takes long."""
    found = keys(of_game(language, game))
    return tuple(key.removeprefix("rule-") for key in found if key.startswith("rule-"))


def chapter_of(rule: str) -> str:
    """The chapter a rule stands in: DU-X3 in DU-X."""
    return rule.rstrip("0123456789")


@cache
def texts(language: str, game: str, *parts: str) -> Texts:
    """The texts of a language and a game, read once."""
    return Texts(language, game, *parts)
