"""What can be typed at the table, and what it is taken for."""

import pytest

from tests.support.samples import GAME
from threerings.cli.answers import Answer, Kind, understand
from threerings.core.game import Prompt
from threerings.core.match import Match
from threerings.texts import LANGUAGES, texts

LAYING = Match(GAME, {}, "row C01 C02; asks lay gandalf; gandalf hand C05 C15 mirror ...", chance=None).prompt(0)
DECIDING = Match(GAME, {}, "duel 2; lost balrog; asks begin balrog", chance=None).prompt(1)


def taken(typed: str, prompt: Prompt = LAYING, language: str = "en") -> Answer:
    return understand(typed, prompt, GAME, texts(language, "the-duel"))


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("lay mirror", "en"), ("LAY  Mirror", "en"), (" mirror ", "en"), ("the Mirror", "en"), ("spiegel", "de"),
        ("den Spiegel", "de"), ("Miroir", "fr"), ("le miroir", "fr"), ("mirror", "fr"),
    ],
)  # fmt: skip
def test_a_choice_goes_by_its_text_or_by_its_name(typed: str, language: str) -> None:
    assert taken(typed, language=language) == Answer(Kind.CHOICE, "lay mirror")


def test_every_choice_goes_by_its_number() -> None:
    for number, action in enumerate(LAYING.legal, start=1):
        assert taken(str(number)) == Answer(Kind.CHOICE, GAME.actions[action].text)


@pytest.mark.parametrize("typed", ["0", "10", "99999999999999999999", "007"])
def test_a_number_too_many_is_a_mistake(typed: str) -> None:
    expected = Kind.CHOICE if typed == "007" else Kind.MISTAKE
    assert taken(typed).kind == expected


@pytest.mark.parametrize("typed", ["x", "lay", "c5", "card", "-1", "1.5", "\x1b[A", "☃", "lay mirror now"])
def test_what_is_not_understood_is_a_mistake(typed: str) -> None:
    answer = taken(typed)
    assert answer.kind == Kind.MISTAKE
    assert "\n" not in answer.text


def test_words_that_fit_several_choices_are_not_guessed_at() -> None:
    assert taken("card").text == "“card” fits several choices. Type the number of one of them."


def test_actions_that_are_not_offered_are_left_to_the_rules() -> None:
    assert taken("lay whip") == Answer(Kind.CHOICE, "lay whip")
    assert taken("begin gandalf") == Answer(Kind.CHOICE, "begin gandalf")
    assert taken("gandalf", DECIDING) == Answer(Kind.CHOICE, "begin gandalf")


@pytest.mark.parametrize(
    ("typed", "kind", "text"),
    [
        ("", Kind.REDRAW, ""), ("   ", Kind.REDRAW, ""), ("?", Kind.EXPLAIN, ""), ("? mirror", Kind.EXPLAIN, "mirror"),
        ("?DU-X3", Kind.EXPLAIN, "DU-X3"), ("? 99", Kind.EXPLAIN, "99"), ("log", Kind.LOG, ""), ("LOG", Kind.LOG, ""),
        ("quit", Kind.QUIT, ""), ("q", Kind.QUIT, ""), ("exit", Kind.QUIT, ""),
    ],
)  # fmt: skip
def test_other_words(typed: str, kind: Kind, text: str) -> None:
    assert taken(typed) == Answer(kind, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_each_language(language: str) -> None:
    speech = texts(language, "the-duel")
    assert taken(speech("word-quit"), language=language).kind == Kind.QUIT
    assert taken(speech("word-log"), language=language).kind == Kind.LOG
    for word in ("word-quit", "word-log"):
        assert speech(word) in speech("hint", last=9)
        assert speech(word) in speech("help-table-others")


def test_the_number_of_a_choice_can_be_explained() -> None:
    assert taken(f"? {len(LAYING.legal)}") == Answer(Kind.EXPLAIN, "mirror")
