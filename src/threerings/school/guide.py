"""The illustrated guides: what each tells and shows, section by section, as `games/<game>/guide.toml` has it.

Its words lie in `texts/guide.<language>.ftl`: a section's title as `guide-<section>`, what it says as
`guide-<section>-<say>`. What a game's other texts say is not said a second time: `texts` are the keys of it there.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from threerings.core.chronicle import Chronicle
from threerings.games import PACKAGES, load
from threerings.school.lessons import Claim, TomlTable
from threerings.school.scenes import laid_table
from threerings.texts import chapter_of, rules_of

FILE = "guide.toml"
PART = "guide"
"""Of the texts of a game: the words of its guide."""


class Part(TomlTable, frozen=True):
    """A paragraph, a picture with its caption, or a gallery; or a gallery after a paragraph."""

    say: str = ""
    texts: tuple[str, ...] = ()
    """Keys of the game's other texts, instead of words of its own."""
    rules: tuple[str, ...] = ()
    """The rules of the register that are told here."""
    show: str = ""
    """What the picture shows: a part of the table, as the game's drawing calls it, …"""
    seat: str = ""
    """… as this side sees it …"""
    position: str = ""
    play: tuple[str, ...] = ()
    """… in this position, after these actions."""
    claims: tuple[Claim, ...] = ()
    """What is said about it, for the engine to prove; one with actions of its own is about the position before."""
    gallery: str = ""
    about: dict[str, str] = msgspec.field(default_factory=dict)
    """For things of a gallery the rule, or the chapter of the register, that tells all about them."""


class Section(TomlTable, frozen=True):
    name: str
    parts: tuple[Part, ...] = msgspec.field(name="part")

    @property
    def title(self) -> str:
        return f"guide-{self.name}"

    def keys(self, part: Part) -> tuple[str, ...]:
        """The keys of what a part says."""
        return (f"guide-{self.name}-{part.say}",) if part.say else part.texts


class Guide(TomlTable, frozen=True):
    sections: tuple[Section, ...] = msgspec.field(name="section")


@cache
def guide(game: str) -> tuple[Section, ...]:
    """The guide to a game; empty where nobody has written one."""
    file = files(PACKAGES[game]).joinpath(FILE)
    return msgspec.toml.decode(file.read_text("utf-8"), type=Guide).sections if file.is_file() else ()


def pictured(game: str, part: Part) -> Chronicle:
    """The table that a picture shows. Raises BadPosition, UnknownAction or IllegalAction."""
    return laid_table(load(game), {}, part.position, part.play)


# From the register to the guide.


@cache
def places(game: str) -> Mapping[str, tuple[str, str]]:
    """Where rules and chapters of the register are told first: the section, and the place on its page."""
    found: dict[str, tuple[str, str]] = {}
    for section in guide(game):
        for listed, place in told(section):
            for rule in (listed, chapter_of(listed), *rules_in(game, listed)):
                found.setdefault(rule, (section.name, place))
    return found


def told(section: Section) -> Iterator[tuple[str, str]]:
    """The rules and chapters that a section names, each with the place where it does."""
    for part in section.parts:
        yield from ((rule, section.name) for rule in part.rules)
        yield from ((rule, place_of(part.gallery, thing)) for thing, rule in part.about.items())


def place_of(gallery: str, thing: str) -> str:
    """What a thing of a gallery is called on the page."""
    return f"{gallery}-{thing}"


def rules_in(game: str, chapter: str) -> list[str]:
    return [rule for rule in rules_of(game) if chapter_of(rule) == chapter]
