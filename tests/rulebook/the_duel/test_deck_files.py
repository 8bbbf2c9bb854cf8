"""Deck files: the symbols and numbers that an owner of the box may enter."""

import pickle
import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from tests.rulebook.the_duel.table import BALROG_LAYS_LAST, energies, go_on, markers, play, start, steps
from threerings.core.game import PUBLIC, BadOption
from threerings.games.the_duel import GAME
from threerings.games.the_duel.components import BALROG, CARD_IDS, GANDALF, BadDeck, Deck, read_deck
from threerings.texts import texts

GOOD = files("threerings.games.the_duel").joinpath("data/deck.toml").read_text("utf-8")

REGISTER = """
C01 ....|.... · C02 ....|...4 · C03 ....|1.3. · C04 ....|12.4 · C05 ....|1234 · C06 1...|.... · C07 .2..|1... ·
C08 ..3.|.2.4 · C09 ...4|.234 · C10 ...4|1234 · C11 .2.4|.... · C12 1.3.|1... · C13 .23.|..34 · C14 12..|1.34 ·
C15 ..34|1234 · C16 1.34|.... · C17 123.|..3. · C18 12.4|.23. · C19 1234|.... · C20 1234|.2.. · C21 1234|12.. ·
full-flame 1234|1234 · whip ....|.... · strength .2.4|1.3. · power ..3.|12.. · trick 12..|..34 · defense 1.3.|.2.4 ·
balance 1..4|.23. · list 12..|..34 · magic .23.|1..4 · mirror ....|.... · rage ..34|12.4 · enchantment 1.3.|.234
"""
"""The reconstructed cards, as the register has them."""


def changed(before: str, after: str) -> str:
    """The good file with one thing changed."""
    assert GOOD.count(before) == 1, before
    return GOOD.replace(before, after)


def document(change: Callable[[dict[str, Any]], object] = lambda _: None) -> dict[str, Any]:
    deck = tomllib.loads(GOOD)
    change(deck)
    return deck


def test_the_deck_that_comes_with_the_game_is_the_reconstructed_one() -> None:
    deck = start().view(PUBLIC).deck
    listed = [card.split() for card in REGISTER.split("·")]
    assert [[name, deck.symbols(number)] for number, name in enumerate(CARD_IDS)] == listed
    assert (deck.preliminary, deck.final, deck.strength) == (15, 20, 2)


def test_a_good_file_is_read() -> None:
    assert read_deck(GOOD, "my.toml") == document()


def test_comments_order_and_line_ends_do_not_matter() -> None:
    sections = [part for part in GOOD.split("\n\n") if not part.startswith("#")]
    assert read_deck("\n\n".join(reversed(sections)).replace("\n", "\r\n"), "my.toml") == document()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "section [plain] is missing"),
        ("C01 = ", "not a TOML file"),
        ('[plain]\nC01 = "....|...."\nC01 = "....|...."', "not a TOML file"),
        ("plain = 3", "section [plain] is missing"),
        (changed("[gandalf]", "[wizard]"), "section [gandalf] is missing"),
        (changed("[energy]", "[[energy]]"), "section [energy] is missing"),
        (GOOD + "\n[sauron]\neye = 1\n", "unknown section [sauron]"),
        ("eye = 1\n" + GOOD, "unknown section [eye]"),
        (changed('C07 = ".2..|1..."', ""), "[plain] C07 is missing"),
        (changed('mirror = "....|...."', ""), "[gandalf] mirror is missing"),
        (changed('whip = "....|...."', ""), "[balrog] whip is missing"),
        (changed("final = 20", ""), "[energy] final is missing"),
        (changed("loss = 2", ""), "[strength] loss is missing"),
        (changed("loss = 2", "loss = 2\ngain = 1"), "[strength] has no card or number called 'gain'"),
        (changed("C21 =", 'C22 = "1234|...."\nC21 ='), "[plain] has no card or number called 'C22'"),
        (changed("rage =", 'whip = "....|...."\nrage ='), "[gandalf] has no card or number called 'whip'"),
    ],
)
def test_a_file_with_the_wrong_layout_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(text, "my.toml")
    assert str(refused.value).startswith("my.toml: ")
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    "symbols",
    ['""', '"...."', '".2..1..."', '".2.. 1..."', '"2...|1..."', '".2..|.1.."', '".2..|1...."', '"12345|1..."',
     '".x..|1..."', '"|.2..1..."', '".2..|1...\\n"', "12", "true", '[".2..", "1..."]', "1979-05-27"],
)  # fmt: skip
def test_a_card_that_is_not_written_as_a_card_is_refused_by_name(symbols: str) -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(changed('C07 = ".2..|1..."', f"C07 = {symbols}"), "my.toml")
    assert str(refused.value).startswith("my.toml: card C07: ")
    assert "is not of the form '1.3.|.2.4'" in str(refused.value)


@pytest.mark.rule("DU-C2", "DU-W1", "DU-R1")
@pytest.mark.parametrize(
    ("card", "good", "bad"),
    [
        ("C01", "....|....", "1...|...."),
        ("whip", "....|....", "....|1..."),
        ("mirror", "....|....", "...4|...4"),
        ("full-flame", "1234|1234", "1234|123."),
    ],
)
def test_symbols_that_the_rules_fix_cannot_be_changed(card: str, good: str, bad: str) -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(changed(f'{card} = "{good}"', f'{card} = "{bad}"'), "my.toml")
    assert str(refused.value) == f"my.toml: card {card}: must be {good!r} by the rules, not {bad!r}"


@pytest.mark.parametrize("number", ["preliminary = 15", "final = 20", "loss = 2"])
@pytest.mark.parametrize("value", ["0", "-1", "100", "2.0", "true", '"15"', "[15]"])
def test_a_number_off_the_track_is_refused_by_name(number: str, value: str) -> None:
    name, _, _ = number.partition(" ")
    with pytest.raises(BadDeck) as refused:
        read_deck(changed(number, f"{name} = {value}"), "my.toml")
    assert str(refused.value).startswith("my.toml: [")
    assert f"] {name} must be a whole number from 1 to 99, not " in str(refused.value)


def test_the_final_cannot_start_below_the_preliminary_duels() -> None:
    with pytest.raises(BadDeck, match=r"my\.toml: \[energy\] final must not be below preliminary"):
        read_deck(changed("final = 20", "final = 14"), "my.toml")
    assert read_deck(changed("final = 20", "final = 15"), "my.toml")


@pytest.mark.parametrize(
    "text", [changed("loss = 2", f"loss = {'9' * 5000}"), "x = " + "[" * 5000], ids=["a huge number", "nested too deep"]
)
def test_a_file_that_the_toml_reader_gives_up_on_is_refused_like_any_other(text: str) -> None:
    with pytest.raises(BadDeck):
        read_deck(text, "my.toml")


def test_a_byte_order_mark_at_the_beginning_is_no_mistake() -> None:
    assert read_deck("\ufeff" + changed("loss = 2", "loss = 3"), "my.toml")["strength"] == {"loss": 3}


# The option


@pytest.mark.parametrize("deck", ["my.toml", 5, None, ["plain"], True])
def test_the_option_takes_a_document_not_a_file_name(deck: object) -> None:
    with pytest.raises(BadOption, match="deck must be 'standard' or the contents of a deck file"):
        start(deck=deck)


def test_the_option_refuses_a_bad_document() -> None:
    with pytest.raises(BadDeck, match="card C07: 3 is not of the form"):
        start(deck=document(lambda deck: deck["plain"].update(C07=3)))


def test_unknown_options_and_editions_are_refused() -> None:
    with pytest.raises(BadOption, match="has no option 'colour'"):
        start(colour="red")
    with pytest.raises(BadOption, match="edition must be kosmos or tilsit"):
        start(edition="heidelberger")


def test_settled_options_hold_the_whole_deck() -> None:
    deck = document(lambda deck: deck["plain"].update(C07="1234|1234"))
    assert start(deck=deck).options == {"edition": "kosmos", "deck": deck}
    assert start().options == {"edition": "kosmos", "deck": "standard"}


def test_decks_are_equal_when_their_documents_are() -> None:
    other = document(lambda deck: deck["plain"].update(C07="1234|1234"))
    deck = Deck(document())
    assert deck == Deck(document()) == pickle.loads(pickle.dumps(deck)) == start().view(PUBLIC).deck
    assert hash(deck) == hash(Deck(document()))
    assert deck != Deck(other)
    assert deck != document()
    assert repr(deck) == f"Deck({document()!r})"


# Another deck in play


@pytest.mark.rule("DU-C1")
def test_another_deck_changes_the_symbols_in_play() -> None:
    deck = document(lambda deck: deck["plain"].update(C02="..3.|123.", C06="...4|...."))
    match = play("row C02; balrog hand C06 ...", "lay C06", deck=deck)
    assert energies(match) == (14, 12)
    assert match.view(PUBLIC).deck.symbols(1) == "..3.|123."


def test_another_deck_changes_the_symbols_of_specials_and_what_the_mirror_reflects() -> None:
    deck = document(lambda deck: deck["balrog"].update(strength="1...|..34"))
    match = play("row C07; balrog hand strength C01 ...; gandalf hand mirror ...", "lay strength", deck=deck)
    assert energies(match) == (13, 15)
    assert energies(go_on(match, "lay mirror", "lay C01")) == (13, 13)


@pytest.mark.rule("DU-K1")
@pytest.mark.parametrize("loss", [1, 3, 5])
def test_another_deck_changes_the_loss_by_strength(loss: int) -> None:
    deck = document(lambda deck: deck["strength"].update(loss=loss))
    assert energies(play("row C08; balrog hand strength ...", "lay strength", deck=deck)) == (15 - loss, 15)


@pytest.mark.rule("DU-C3")
def test_another_deck_changes_where_the_markers_start() -> None:
    deck = document(lambda deck: deck["energy"].update(preliminary=12, final=18))
    assert energies(start(deck=deck)) == (12, 12)
    assert energies(play(f"{BALROG_LAYS_LAST}; {markers(9, 8)}", "lay C01", deck=deck)) == (12, 12)
    assert energies(play(f"duel 3; {BALROG_LAYS_LAST}; {markers(9, 8)}", "lay C01", deck=deck)) == (18, 18)


@pytest.mark.rule("DU-C3", "DU-E1")
@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "always begins at 0"), ("fr", "commence toujours à 0"), ("de", "beginnt immer bei 0")],
)
def test_no_deck_moves_the_negative_area_and_the_rules_say_so(language: str, says: str) -> None:
    with pytest.raises(BadDeck, match=re.escape("[energy] has no card or number called 'negative'")):
        Deck(document(lambda deck: deck["energy"].update(negative=-1)))
    assert texts(language, "the-duel")("rule-DU-C3").endswith(f"{says}.")


@pytest.mark.rule("DU-P2")
@pytest.mark.parametrize(
    ("duel", "edition", "cap"),
    [("2", "kosmos", 12), ("final", "kosmos", 18), ("2", "tilsit", 14), ("final", "tilsit", 18)],
)
def test_another_deck_changes_the_cap_of_power(duel: str, edition: str, cap: int) -> None:
    deck = document(lambda deck: deck["energy"].update(preliminary=12, final=18))
    before = 17 if duel == "final" else 12
    position = f"duel {duel}; row C17; {markers(before, before, (1, 0))}; balrog hand power ..."
    assert energies(play(position, "lay power", deck=deck, edition=edition)) == (before - 1, cap)


def test_a_match_with_another_deck_is_played_to_its_end() -> None:
    deck = document(lambda deck: deck["energy"].update(preliminary=1, final=1))
    match = go_on(start(deck=deck), "nature")
    while match.outcome is None:
        go_on(match, GAME.actions[match.prompt(match.actor).legal[0]].text, "nature")
    assert match.outcome.winner in (GANDALF, BALROG)
    assert max(steps(match)) > 0


def test_a_position_far_down_the_track_is_printed_and_read_again() -> None:
    deck = document(lambda deck: deck["strength"].update(loss=99))
    match = play(f"row C08; {markers(-1, -1)}; balrog hand strength ...", "lay strength", "nature", deck=deck)
    assert energies(match) == (-100, -1)
    assert play(match.open_position(), deck=deck).open_position() == match.open_position()


def test_a_long_track_keeps_the_estimate_between_lost_and_won() -> None:
    deck = document(lambda deck: deck["energy"].update(final=99))
    state = GAME.setup(f"duel final; {markers(99, 1, (4, 0))}", {"deck": deck})
    assert -1 <= GAME.estimate(state, BALROG) <= GAME.estimate(state, GANDALF) <= 1
