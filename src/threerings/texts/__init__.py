"""Words for people: Fluent messages in the languages of the house.

Common words lie beside this file, the words of a game in its own folder, each as `en.ftl`, `fr.ftl`, `de.ftl`.
"""

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
    """The messages of one language: the common ones, and those of one game."""

    def __init__(self, language: str, game: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (common(language), of_game(language, game)):
            self._bundle.add_resource(parsed(source))

    def __call__(self, key: str, **values: str | int) -> str:
        """A message with its values filled in. A missing message or value is a mistake of ours: it raises."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(key)
        text, errors = self._bundle.format_pattern(message.value, {name: cut(value) for name, value in values.items()})
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

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


def cut(value: str | int) -> str | int:
    return f"{value[:LONGEST_VALUE]}…" if isinstance(value, str) and len(value) > LONGEST_VALUE else value


@cache
def parsed(source: str) -> Resource:
    """The text of a Fluent file, read once: parsing takes longer than everything else together."""
    return FluentResource(source)


def common(language: str) -> str:
    return files("threerings.texts").joinpath(f"{language}.ftl").read_text("utf-8")


def of_game(language: str, game: str) -> str:
    return files(PACKAGES[game]).joinpath(f"texts/{language}.ftl").read_text("utf-8")


def keys(source: str) -> list[str]:
    """The keys of the messages in the text of a Fluent file, in its order."""
    return [entry.id.name for entry in FluentResource(source).body if isinstance(entry, Message)]


@cache
def texts(language: str, game: str) -> Texts:
    """The texts of a language and a game, read once."""
    return Texts(language, game)
