"""Every word is there in every language, and nothing is left over."""

import ast
import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message, SelectExpression, SyntaxNode, Term, VariableReference
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

from threerings.core.game import Line, Name
from threerings.games import GAMES, PACKAGES, load
from threerings.games.confrontation import components as confrontation
from threerings.games.confrontation import words as confrontation_words
from threerings.games.confrontation.state import REASONS
from threerings.games.middle_earth import components as middle_earth
from threerings.games.middle_earth import state as middle_earth_state
from threerings.games.the_duel import words as duel_words
from threerings.games.the_duel.components import CARD_IDS, CARDS
from threerings.texts import LANGUAGES, Texts, UnknownLanguage, common, keys, of_game, texts

COMMON = "common"
SHELVES = (COMMON, *GAMES)
REGISTERS = {
    "the-duel": ("DU", {
        "C": 4, "S": 5, "X": 8, "E": 7, "G": 3, "W": 3, "K": 1, "P": 3, "T": 2, "D": 3,
        "B": 1, "L": 3, "M": 3, "R": 3, "A": 2, "Z": 3, "I": 3, "F": 13,
    }),
    "confrontation": ("CO", {
        "S": 2, "M": 6, "K": 7, "L": 9, "D": 9, "C": 7, "E": 4, "V": 4, "W": 1, "I": 5, "R": 40,
    }),
    "middle-earth": ("ME", {
        "S": 5, "T": 7, "P": 7, "C": 7, "Q": 3, "A": 5, "W": 6, "L": 3, "E": 2, "I": 3, "F": 10,
    }),
    "riddles": ("RI", {"S": 2, "R": 5, "G": 1, "I": 1}),
}  # fmt: skip
"""The prefix of each game's register, and how many rules each chapter has."""
CASES_OF: dict[str, Sequence[str]] = {
    "en": ("nominative", "genitive"),
    "fr": ("nominative", "dative", "genitive"),
    "de": ("nominative", "accusative", "dative", "genitive"),
}
"""The cases that look different in a language."""
SAMPLES: dict[str, Sequence[str]] = {
    "region": (*confrontation.REGION_IDS, *middle_earth.REGION_IDS),
    "piece": confrontation.PIECE_IDS,
    "case": CASES_OF["de"],
    "skill": middle_earth.SKILL_IDS,
    "people": (*middle_earth.PEOPLE_IDS, "eagles"),
    "chain": middle_earth.CHAIN_IDS,
}
"""Values to try where a message chooses by them."""
WORDS = (
    "card", "cards", "score", "light", "dark", "enemy", "origin", "place", "goal", "light_sum", "dark_sum",
    "shape", "tile", "tiles", "token", "tokens", "coins", "units", "symbols", "symbol", "turns", "skills", "first",
    "second", "manoeuvres", "effects",
)  # fmt: skip
"""Values that are words already."""
STORY_KEY = re.compile(r"(ahead|story|action|ask|wait)-[a-z-]+")
UNASKED = ("show", "meet", "turn", "peek", "over")
"""What no player of The Confrontation is asked: nature is, or nobody."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def source(shelf: str, language: str) -> str:
    return common(language) if shelf == COMMON else of_game(language, shelf)


def entries(shelf: str, language: str) -> Sequence[SyntaxNode]:
    return FluentParser().parse(source(shelf, language)).body


class Variables(Visitor):
    """The variables an entry mentions, and which of them it chooses by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choosers: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the visitor's own naming
        if isinstance(node.selector, VariableReference):
            self.choosers.add(node.selector.id.name)
        self.generic_visit(node)


def variables(entry: SyntaxNode) -> Variables:
    found = Variables()
    found.visit(entry)
    return found


def placeholders(shelf: str, language: str) -> list[tuple[str, set[str]]]:
    """The messages and terms in their order, each with the values it takes."""
    return [
        (entry.id.name, variables(entry).names)
        for entry in entries(shelf, language)
        if isinstance(entry, Message | Term)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shelf", SHELVES)
def test_every_file_is_sound(shelf: str, language: str) -> None:
    junk = [entry.content for entry in entries(shelf, language) if isinstance(entry, Junk)]
    assert junk == []
    found = [key for key, _ in placeholders(shelf, language)]
    assert len(found) == len(set(found)), "no message is written twice"


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("shelf", SHELVES)
def test_all_languages_have_the_same_messages_in_the_same_order_with_the_same_values(shelf: str, language: str) -> None:
    assert placeholders(shelf, language) == placeholders(shelf, LANGUAGES[0])


def test_no_game_takes_a_key_of_the_common_words() -> None:
    for game in GAMES:
        assert set(keys(common("en"))) & set(keys(of_game("en", game))) == set()


def samples(game: str, name: str) -> Sequence[str | int]:
    if name in ("side", "winner"):
        return load(game).sides
    if name in WORDS:
        return [f"<{name}>"]
    return SAMPLES.get(name, (0, 1, 2, 4))


def wordings(language: str, game: str, key: str, names: set[str]) -> Iterator[str]:
    ordered = sorted(names)
    for values in product(*(samples(game, name) for name in ordered)):
        yield texts(language, game)(key, **dict(zip(ordered, values, strict=True)))


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_GAME
def test_every_message_of_a_game_is_one_clean_line_whatever_its_values(game: str, language: str) -> None:
    for key, names in placeholders(game, language):
        if key not in texts(language, game):
            continue  # a term
        for wording in wordings(language, game, key, names):
            assert wording, key
            assert not re.search(r"^\s|\s$|\n|\{|\}|  | [.,]", wording), f"{key}: {wording!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_GAME
def test_a_message_that_chooses_by_side_says_something_else_of_each(game: str, language: str) -> None:
    chosen = 0
    for entry in entries(game, language):
        found = variables(entry)
        if not isinstance(entry, Message) or not found.choosers & {"side", "winner"}:
            continue
        rest: dict[str, str | int] = dict.fromkeys(found.names - {"side", "winner"}, 1)
        said = [texts(language, game)(entry.id.name, side=side, winner=side, **rest) for side in load(game).sides]
        assert said[0] != said[1], entry.id.name
        chosen += 1
    assert chosen > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_name_and_its_text(language: str) -> None:
    words = texts(language, "the-duel")
    names = [words.say(Line("story-open", {"cards": (duel_words.label(card),)})) for card in range(CARDS)]
    assert len(set(names)) == CARDS
    for card in CARD_IDS[21:]:
        assert words(f"card-{card}-text")
    assert words("card-plain-text")
    assert words("card-trance-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_a_sentence_goes_by_its_own_name(language: str) -> None:
    words = texts(language, "the-duel")
    for card in range(CARDS):
        name, in_sentence = duel_words.label(card), duel_words.the_card(card)
        label = words(name.key, **name.values)
        assert words(in_sentence.key, **in_sentence.values).casefold().endswith(label.casefold())


def test_the_confrontation_names_all_that_lies_in_its_box_and_nothing_else() -> None:
    named = {f"piece-{piece}" for piece in confrontation.PIECE_IDS}
    named |= {f"card-{card}" for card in confrontation.CARD_IDS if card != "retreat"}
    named |= {"card-retreat-light", "card-retreat-dark"}
    named |= {f"variant-{card}" for card in confrontation.VARIANTS}
    due = named | {f"{key}-text" for key in named}
    due |= {f"region-{region}" for region in confrontation.REGION_IDS} | {"to-region", "in-region", "from-region"}
    due |= {f"side-{side}" for side in confrontation.SIDES} | {f"reason-{reason}" for reason in REASONS}
    due |= {"the-piece", "game-title", "game-tagline", "game-intro", "short-option-variants"}
    due |= {f"stage-card-{side}" for side in confrontation.SIDES}
    for option in load("confrontation").options:
        choices = () if option.several else option.choices
        due |= {f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in choices)}
    apart = ("rule-", "chapter-", "confrontation-", "advice-", "puzzle-")
    found = {key for key in keys(of_game("en", "confrontation")) if not key.startswith(apart)}
    assert {key for key in found if not STORY_KEY.fullmatch(key)} == due
    assert not [key for key in keys(common("en")) if key.startswith("confrontation-")]


def test_duel_for_middle_earth_names_all_that_lies_in_its_box_and_nothing_else() -> None:
    texted = {f"token-{token}" for token in middle_earth.TOKEN_IDS} | {f"tile-{tile}" for tile in middle_earth.TILE_IDS}
    due = texted | {f"{key}-text" for key in texted} | {f"card-{card}" for card in middle_earth.CARD_IDS}
    due |= {f"region-{region}" for region in middle_earth.REGION_IDS} | {"to-region", "in-region", "from-region"}
    due |= {f"colour-{colour}" for colour in middle_earth.COLOURS}
    due |= {f"card-text-{colour}" for colour in middle_earth.COLOURS} | {"card-text-choice", "card-text-chain"}
    due |= {f"skill-{skill}" for skill in middle_earth.SKILL_IDS} | {"skill-count"}
    due |= {f"people-{people}" for people in (*middle_earth.PEOPLE_IDS, "eagles")} | {"of-people"}
    due |= {f"chain-{chain}" for chain in middle_earth.CHAIN_IDS} | {"with-chain"}
    due |= {f"manoeuvre-{kind}" for kind in ("moves", "removals", "coins")}
    due |= {f"cost-{part}" for part in ("free", "coins", "chain", "missing", "fortresses", "reasons", "too-much")}
    due |= {
        f"count-{kind}" for kind in ("units", "rings", *middle_earth.MANOEUVRE_KINDS, "tokens", "retrieve", "strip")
    }
    due |= {f"side-{side}" for side in middle_earth.SIDES}
    due |= {f"reason-{reason}" for reason in middle_earth_state.REASONS}
    due |= {"game-title", "game-tagline", "game-intro", "pile-unseen", "pile-discard", "pile-tiles"}
    due |= {f"stack-{people}" for people in middle_earth.PEOPLE_IDS}
    elsewhere = ("rule-", "chapter-", "place-", "board-", "sheet-", "middle-earth-help-", "advice-", "puzzle-")
    found = {key for key in keys(of_game("en", "middle-earth")) if not key.startswith(elsewhere)}
    assert {key for key in found if not STORY_KEY.fullmatch(key)} == due


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("card", middle_earth.CARD_IDS),
        ("token", middle_earth.TOKEN_IDS),
        ("tile", middle_earth.TILE_IDS),
        ("chain", middle_earth.CHAIN_IDS),
        ("skill", middle_earth.SKILL_IDS),
        ("region", middle_earth.REGION_IDS),
    ],
)
def test_no_two_things_of_duel_for_middle_earth_share_a_name(kind: str, ids: Sequence[str], language: str) -> None:
    words = texts(language, "middle-earth")
    assert len({words(f"{kind}-{known_as}") for known_as in ids}) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "value", "ids"),
    [
        ("to-region", "region", middle_earth.REGION_IDS),
        ("in-region", "region", middle_earth.REGION_IDS),
        ("from-region", "region", middle_earth.REGION_IDS),
        ("of-people", "people", (*middle_earth.PEOPLE_IDS, "eagles")),
        ("with-chain", "chain", middle_earth.CHAIN_IDS),
    ],
)
def test_a_thing_of_duel_for_middle_earth_in_a_sentence_goes_by_its_own_name(
    key: str, value: str, ids: Sequence[str], language: str
) -> None:
    words = texts(language, "middle-earth")
    for known_as in ids:
        assert words(key, **{value: known_as}).casefold().endswith(words(f"{value}-{known_as}").casefold())


PERMISSION = {"en": r"\b(may|can|up to)\b", "fr": r"\b(pouvez|droit|jusqu’à)\b", "de": r"\b(darfst|kannst|bis zu)\b"}
FREE_TO_LEAVE_OUT = {"dwarves-tunnels", "ents-wrath", "ents-march", "bree", "erebor"}
"""Tokens and landmarks with moves or removals."""


@pytest.mark.rule("ME-F4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_may_be_left_out_sounds_as_if_it_could(language: str) -> None:
    words = texts(language, "middle-earth")
    said = {known_as: words(f"token-{known_as}-text") for known_as in middle_earth.TOKEN_IDS}
    said |= {known_as: words(f"tile-{known_as}-text") for known_as in middle_earth.TILE_IDS}
    del said["elves-paths"]  # its units have to go, only to more regions
    found = {known_as for known_as, text in said.items() if re.search(PERMISSION[language], text, re.IGNORECASE)}
    assert found == FREE_TO_LEAVE_OUT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_combat_card_in_a_sentence_goes_by_its_own_name(language: str) -> None:
    words = texts(language, "confrontation")
    for card, known_as in enumerate(confrontation.CARD_IDS):
        in_sentence = confrontation_words.the_card(card)
        label = words("card-retreat-light" if known_as == "retreat" else f"card-{known_as}")
        assert words(in_sentence.key, **in_sentence.values).endswith(label)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own_in_every_case(language: str) -> None:
    words = texts(language, "confrontation")
    assert len({words(f"piece-{piece}") for piece in confrontation.PIECE_IDS}) == confrontation.PIECES
    for case in CASES_OF[language]:
        said = {words("the-piece", piece=piece, case=case) for piece in confrontation.PIECE_IDS}
        assert len(said) == confrontation.PIECES
    troll = {words("the-piece", piece="troll", case=case) for case in CASES_OF[language]}
    assert len(troll) == len(CASES_OF[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_region_has_a_name_of_its_own_wherever_it_stands(language: str) -> None:
    words = texts(language, "confrontation")
    assert len({words(f"region-{region}") for region in confrontation.REGION_IDS}) == confrontation.REGIONS
    for key in ("to-region", "in-region", "from-region"):
        assert len({words(key, region=region) for region in confrontation.REGION_IDS}) == confrontation.REGIONS


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_GAME
def test_every_rule_of_the_register_has_its_sentence_and_every_chapter_its_heading(game: str, language: str) -> None:
    prefix, register = REGISTERS[game]
    rules = [f"rule-{prefix}-{chapter}{number + 1}" for chapter, size in register.items() for number in range(size)]
    assert [key for key in keys(of_game(language, game)) if key.startswith("rule-")] == rules
    chapters = [f"chapter-{prefix}-{chapter}" for chapter in register]
    assert [key for key in keys(of_game(language, game)) if key.startswith("chapter-")] == chapters


@EVERY_GAME
def test_the_story_uses_every_key_it_has_and_has_every_key_it_uses(game: str) -> None:
    sources = Path(str(import_module(PACKAGES[game]).__file__)).parent.glob("*.py")
    used = {
        str(node.value)
        for source in sources
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Constant) and STORY_KEY.fullmatch(str(node.value))
    }
    due = {key for key in keys(of_game("en", game)) if STORY_KEY.fullmatch(key)}
    assert used | {key for key in due if key.startswith(("ask-", "wait-"))} == due  # tests/story has every question put


@pytest.mark.parametrize("shelf", SHELVES)
def test_french_keeps_its_high_punctuation_on_the_line(shelf: str) -> None:
    for entry in source(shelf, "fr").splitlines():
        if not entry.startswith("#"):
            assert not re.search(r" [:;?!»]|« ", entry), entry


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shelf", SHELVES)
def test_a_percent_sign_stays_with_its_number(shelf: str, language: str) -> None:
    for entry in source(shelf, language).splitlines():
        if not entry.startswith("#"):
            assert not re.search(r"\s%" if language == "en" else r"[^\u00a0-]%", entry), entry


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_GAME
def test_an_apostrophe_is_a_curly_one(game: str, language: str) -> None:
    for entry in of_game(language, game).splitlines():
        assert not re.search(r"\w'\w", entry), entry


def test_a_line_is_said_with_the_names_in_it() -> None:
    cards = (Name("card-trance", {}), Name("card-plain", {"number": 5}))
    assert texts("de", "the-duel").say(Line("story-open", {"cards": cards})) == (
        "Der Balrog legt seine Hand offen aus: Trance, Karte 5."
    )
    mirror = Name("the-card", {"card": "mirror", "number": 31})
    assert texts("de", "the-duel").say(Line("action-lay", {"card": mirror})) == "Lege den Spiegel"


def test_a_missing_message_or_value_raises() -> None:
    words = Texts("en", "the-duel")
    with pytest.raises(LookupError):
        words("no-such-key")
    with pytest.raises(LookupError, match="story-filled"):
        words("story-filled")
    assert "no-such-key" not in words
    assert "story-filled" in words


def test_there_is_no_other_language() -> None:
    with pytest.raises(UnknownLanguage, match="'tlh'"):
        Texts("tlh", "the-duel")


def test_keys_are_the_messages_without_terms_in_their_order() -> None:
    assert keys("-term = x\nsecond = b\n# comment\nfirst = a\n") == ["second", "first"]
