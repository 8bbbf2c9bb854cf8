"""The words of the pages: all of them in every language, and set as each language sets them."""

import re

import pytest
from fluent.syntax.ast import Message
from fluent.syntax.parser import FluentParser
from fluent.syntax.serializer import FluentSerializer

from threerings.games import GAMES
from threerings.texts import LANGUAGES, common, keys, of_game
from threerings.web.speech import of_web


def shape(language: str) -> list[tuple[str, list[str]]]:
    """The messages in their order, each with the values it takes."""
    write = FluentSerializer().serialize_entry
    messages = [entry for entry in FluentParser().parse(of_web(language)).body if isinstance(entry, Message)]
    return [(entry.id.name, sorted(set(re.findall(r"\$(\w+)", write(entry))))) for entry in messages]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things_in_the_same_order(language: str) -> None:
    assert shape(language) == shape(LANGUAGES[0])


def test_no_key_is_taken_twice() -> None:
    own = keys(of_web("en"))
    assert len(own) == len(set(own))
    for source in (common("en"), *(of_game("en", game) for game in GAMES)):
        assert not set(own) & set(keys(source))


def test_french_keeps_its_signs_from_falling_to_the_next_line() -> None:
    assert not re.findall(r".*\w [:;?!»].*|.*« .*", of_web("fr"))
    assert not re.findall(r".*[a-zé][;?!](?:\s|$).*", of_web("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stays_with_its_number(language: str) -> None:
    assert not re.findall(r".*\s%.*" if language == "en" else r".*[^\u00a0-]%.*", of_web(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_proper_ones(language: str) -> None:
    texts = re.sub(r"\{.*?\}", "", of_web(language))
    assert "'" not in texts
    assert '"' not in texts
