"""Chapter 1: what lies in the box."""

import re

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    BALROG_LAYS_LAST_IN_FINAL,
    asked,
    energies,
    go_on,
    hand,
    legal,
    markers,
    play,
    start,
    steps,
)
from threerings.core.game import PUBLIC
from threerings.games.the_duel.components import BALROG, CARD_IDS, GANDALF

PLAIN = {f"C{number:02}" for number in range(1, 22)}
GANDALFS_OWN = {"balance", "list", "magic", "mirror", "rage", "enchantment"}
BALROGS_OWN = {"whip", "strength", "power", "trick", "defense", "full-flame"}
DEAL_GANDALF = [f"deal C{number:02}" for number in range(1, 10)]


def symbols(card: str) -> str:
    return str(start().view(PUBLIC).deck.symbols(CARD_IDS.index(card)))


@pytest.mark.rule("DU-C1")
def test_each_side_owns_27_cards() -> None:
    match = start()
    assert len(legal(match)) == 27
    assert match.view(PUBLIC).gandalf.in_deck == match.view(PUBLIC).balrog.in_deck == 27
    assert len(legal(go_on(match, *DEAL_GANDALF))) == 27


@pytest.mark.rule("DU-C1")
@pytest.mark.parametrize("card", CARD_IDS)
def test_a_card_has_four_rows_with_a_place_on_the_left_and_one_on_the_right(card: str) -> None:
    assert re.fullmatch(r"[1.][2.][3.][4.]\|[1.][2.][3.][4.]", symbols(card))


@pytest.mark.rule("DU-C1")
def test_the_left_side_defends_and_the_right_side_attacks() -> None:
    assert symbols("C07") == ".2..|1..."
    assert energies(play("row C07", "lay C06")) == (15, 15), "C06 parries row 1, where C07 attacks"
    assert energies(play("row C20", "lay C07")) == (15, 15), "C07 parries row 2, where C20 attacks"
    assert energies(play("row C07", "lay C01")) == (15, 14)
    assert energies(play("row C01", "lay C07")) == (14, 15)


@pytest.mark.rule("DU-C2")
def test_both_decks_hold_the_21_plain_cards_and_six_of_their_own() -> None:
    match = start()
    assert {text.removeprefix("deal ") for text in legal(match)} == PLAIN | GANDALFS_OWN
    go_on(match, *DEAL_GANDALF)
    assert {text.removeprefix("deal ") for text in legal(match)} == PLAIN | BALROGS_OWN


@pytest.mark.rule("DU-C2")
def test_there_is_one_copy_of_each_card_in_a_deck() -> None:
    match = go_on(start(), "deal C05")
    assert "deal C05" not in legal(match)
    assert len(legal(match)) == 26
    go_on(match, *[f"deal C{number:02}" for number in range(10, 18)])
    assert "deal C05" in legal(match), "the Balrog has a C05 of his own"


@pytest.mark.rule("DU-C2")
@pytest.mark.parametrize("card", sorted(PLAIN))
def test_a_plain_card_is_the_same_in_both_decks(card: str) -> None:
    quiet = "C02" if card == "C01" else "C01"
    gandalfs = energies(play(f"row {card}; balrog hand {quiet} ...", f"lay {quiet}"))
    balrogs = energies(play(f"duel 2; began balrog; row {card}; gandalf hand {quiet} ...", f"lay {quiet}"))
    assert gandalfs == balrogs[::-1]
    assert gandalfs[1] == 15 - len(symbols(card)[5:].replace(".", ""))


@pytest.mark.rule("DU-C2")
def test_trance_alone_of_the_plain_cards_has_no_symbol() -> None:
    assert [card for card in sorted(PLAIN) if symbols(card) == "....|...."] == ["C01"]


@pytest.mark.rule("DU-C2")
def test_full_flame_has_all_eight_symbols_and_no_text() -> None:
    assert [card for card in CARD_IDS if symbols(card) == "1234|1234"] == ["full-flame"]
    match = play("row C05; balrog hand full-flame ...", "lay full-flame")
    assert (energies(match), asked(match)) == ((15, 15), "lay gandalf")


@pytest.mark.rule("DU-C3")
def test_a_preliminary_duel_starts_on_15_and_the_final_on_20() -> None:
    assert energies(start()) == (15, 15)
    match = play(f"duel 2; {BALROG_LAYS_LAST}; {markers(9, 8)}", "lay C01")
    assert energies(match) == (15, 15)
    match = play(f"duel 3; {BALROG_LAYS_LAST}; {markers(9, 8)}", "lay C01")
    assert (match.view(PUBLIC).duel, energies(match)) == (4, (20, 20))


@pytest.mark.rule("DU-C3")
@pytest.mark.parametrize(("before", "after", "question"), [(2, 1, "lay gandalf"), (1, 0, "keep gandalf")])
def test_space_1_is_positive_and_space_0_is_negative(before: int, after: int, question: str) -> None:
    match = play(f"row C02; {markers(3, before)}", "lay C01")
    assert (energies(match), asked(match)) == ((3, after), question)
    match = play(f"row C01; {markers(before, 3)}; balrog hand C06 ...", "lay C06")
    assert (energies(match), asked(match)) == ((after, 3), question)


@pytest.mark.rule("DU-C3")
def test_the_negative_area_has_no_floor() -> None:
    match = play(f"row C13; {markers(-19, -19)}; balrog hand C14 ...", "lay C14")
    assert (energies(match), asked(match)) == ((-21, -21), "lay gandalf")


@pytest.mark.rule("DU-C4")
def test_figures_start_on_the_ground() -> None:
    assert steps(start()) == (0, 0)


@pytest.mark.rule("DU-C4")
@pytest.mark.parametrize(("before", "after"), [(1, 4), (2, 5), (3, 5), (4, 5)])
def test_a_figure_stops_on_the_fifth_step(before: int, after: int) -> None:
    match = play(f"{BALROG_LAYS_LAST_IN_FINAL}; {markers(20, 10, (before, 0))}", "lay C01", "nature")
    assert steps(match) == (after, 0)
    assert match.outcome is not None
    assert match.outcome.winner == GANDALF


@pytest.mark.rule("DU-C4")
def test_the_balrogs_side_of_the_bridge_has_five_steps_too() -> None:
    match = play(f"duel 2; {BALROG_LAYS_LAST}; {markers(1, 15, (1, 3))}", "lay C01", "nature")
    assert steps(match) == (1, 5)
    assert hand(match, BALROG), "the match is over at once"
