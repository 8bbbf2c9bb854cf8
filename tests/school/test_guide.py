"""The guides: every word is there in every language, and what is said about a position is true."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from threerings.games import GAMES, load
from threerings.school.claims import fault
from threerings.school.guide import PART, Part, Section, guide, pictured, places
from threerings.school.scenes import laid_table
from threerings.texts import LANGUAGES, chapter_of, keys, of_game, rules_of
from threerings.web.draw import Desk, guide_drawing
from threerings.web.speech import speech

GUIDED = [game for game in GAMES if guide(game)]
EVERY_GUIDE = pytest.mark.parametrize("game", GUIDED)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
NUMBER = re.compile(r"\d+")
READABLE = re.compile(r">([^<>]+)<|data-tip=\"([^\"]*)\"")
"""What is written in a picture, or told by a thing on it."""


def parts(game: str) -> Iterator[tuple[Section, Part]]:
    for section in guide(game):
        for part in section.parts:
            yield section, part


PICTURES = [
    pytest.param(game, section, part, id=f"{game}-{section.name}-{part.say}")
    for game in GUIDED
    for section, part in parts(game)
    if part.show
]
EVERY_PICTURE = pytest.mark.parametrize(("game", "section", "part"), PICTURES)


def test_all_three_games_have_a_guide_and_another_may_have_none() -> None:
    assert GUIDED == ["the-duel", "confrontation", "middle-earth"]
    assert guide("riddles") == ()
    assert places("riddles") == {}


@EVERY_LANGUAGE
@EVERY_GUIDE
def test_every_section_has_its_words_and_no_words_are_left_over(game: str, language: str) -> None:
    words = speech(language, game, PART)
    due = [section.title for section in guide(game)] + [
        key for section, part in parts(game) for key in section.keys(part)
    ]
    for key in due:
        assert words(key), key
    own = [key for key in due if key.startswith("guide-")]
    assert sorted(keys(of_game(language, game, PART))) == sorted(own)


@EVERY_GUIDE
def test_languages_have_the_same_messages_in_the_same_order(game: str) -> None:
    first, *others = (keys(of_game(language, game, PART)) for language in LANGUAGES)
    assert all(other == first for other in others)


@EVERY_LANGUAGE
@EVERY_GUIDE
def test_signs_are_set_as_the_language_sets_them(game: str, language: str) -> None:
    text = re.sub(r"(?m)^#.*$", "", of_game(language, game, PART))
    assert "'" not in text
    assert '"' not in text
    if language == "fr":
        assert not re.search(r" [:;?!»]|« |[a-zé][;?!](?:\s|$)", text)


@EVERY_GUIDE
def test_a_guide_is_read_in_five_minutes(game: str) -> None:
    """At 200 words a minute; galleries are for looking things up."""
    words = speech("en", game, PART)
    assert sum(len(words(key).split()) for key in keys(of_game("en", game, PART))) < 1_000


@EVERY_GUIDE
def test_every_part_says_or_shows_something(game: str) -> None:
    names = [section.name for section in guide(game)]
    assert len(set(names)) == len(names)
    for _, part in parts(game):
        assert bool(part.say) != bool(part.texts)
        assert not (part.show and part.gallery)
        assert bool(part.show) == bool(part.position) == bool(part.seat)


# The register.


@EVERY_GUIDE
def test_every_rule_named_is_in_the_register(game: str) -> None:
    rules = set(rules_of(game))
    known = rules | {chapter_of(rule) for rule in rules}
    for _, part in parts(game):
        assert set(part.rules) <= rules
        assert set(part.about.values()) <= known
        drawn = guide_drawing(game).gallery(part.gallery, speech("en", game)) if part.gallery else []
        assert set(part.about) <= {thing.name for thing in drawn}


@EVERY_GUIDE
def test_every_chapter_but_fine_print_is_told(game: str) -> None:
    told = places(game)
    for rule in rules_of(game):
        chapter = chapter_of(rule)
        assert chapter in told or chapter in ("CO-R", "DU-F", "ME-F"), chapter
    assert {place for place, _ in told.values()} <= {section.name for section in guide(game)}


def test_a_card_is_told_where_it_is_shown_and_so_is_its_whole_chapter() -> None:
    told = places("the-duel")
    assert told["DU-W"] == told["DU-W3"] == ("special", "balrog-whip")
    assert told["DU-X3"] == ("turn", "turn")
    assert places("confrontation")["CO-D9"] == ("dark", "dark-troll")


# Pictures.


@EVERY_PICTURE
def test_what_is_said_about_a_position_is_true(game: str, section: Section, part: Part) -> None:
    assert section.parts
    rules = load(game)
    seat = rules.sides.index(part.seat)
    for claim in part.claims:
        about = msgspec.structs.replace(claim, after=claim.after or part.play)
        assert not fault(about, laid_table(rules, {}, part.position), seat)


@EVERY_LANGUAGE
@EVERY_PICTURE
def test_every_number_of_a_caption_comes_from_the_engine(
    game: str, section: Section, part: Part, language: str
) -> None:
    """It is told by the story of what was played, claimed and proven, or to be read in the picture."""
    words, table = speech(language, game, PART), pictured(game, part)
    seat = load(game).sides.index(part.seat)
    told = " ".join(words.say(line) for line in table.story(seat))
    claimed = " ".join(str(claim.equals) for claim in part.claims)
    drawn = guide_drawing(game).PICTURES[part.show](table.match.view(seat), Desk(words, ("", "")))
    read = " ".join(text for found in READABLE.findall(drawn) for text in found)
    known = numbers(told) | numbers(claimed) | numbers(read) | set(re.findall(r"\d", claimed))
    [caption] = section.keys(part)
    assert numbers(words(caption)) <= known


def numbers(text: str) -> set[str]:
    return set(NUMBER.findall(text))


def test_a_part_that_is_misspelt_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"say": "x", "shows": "row"}, Part)
