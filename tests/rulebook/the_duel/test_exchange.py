"""Chapter 3: an exchange."""

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    EVERYBODY,
    asked,
    energies,
    go_on,
    hand,
    known,
    markers,
    play,
    row,
)
from threerings.games.the_duel.components import BALROG, GANDALF

ATTACKS = {1: "C07", 2: "C20", 3: "C17", 4: "C02"}
"""Cards that attack in one row only, by row."""
DEFENDS = {1: "C06", 2: "C07", 3: "C08", 4: "C09"}


@pytest.mark.rule("DU-X1")
@pytest.mark.parametrize(("beginner", "other"), [("gandalf", "balrog"), ("balrog", "gandalf")])
def test_players_alternate_and_each_card_is_laid_to_the_right(beginner: str, other: str) -> None:
    match = play(f"duel 2; began {beginner}")
    assert asked(match) == f"lay {beginner}"
    assert asked(go_on(match, "lay C01")) == f"lay {other}"
    assert asked(go_on(match, "lay C02")) == f"lay {beginner}"
    assert asked(go_on(match, "lay C03")) == f"lay {other}"
    assert row(match) == "C01 C02 C03"


@pytest.mark.rule("DU-X1")
def test_cards_are_laid_face_up() -> None:
    match = play("", "lay C01", "lay C02")
    for observer in EVERYBODY:
        assert match.logs[observer] == ["lay C01", "lay C02"]
        assert len(match.view(observer).row) == 2


@pytest.mark.rule("DU-X1", "DU-X2")
def test_the_first_card_of_a_duel_meets_nothing() -> None:
    match = play("gandalf hand C21 ...", "lay C21")
    assert (energies(match), asked(match)) == ((15, 15), "lay balrog")


@pytest.mark.rule("DU-X2")
def test_every_new_card_is_scored_at_once() -> None:
    match = play("gandalf hand C02 ...; balrog hand C07 ...", "lay C02")
    assert energies(match) == (15, 15)
    assert energies(go_on(match, "lay C07")) == (14, 14)
    assert energies(go_on(match, "lay C01")) == (13, 14)


@pytest.mark.rule("DU-X2")
def test_only_the_right_of_the_older_meets_the_left_of_the_newer_card() -> None:
    match = play("row C19; balrog hand C05 ...", "lay C05")
    assert energies(match) == (15, 15), "C19 has only defence, C05 only attack: neither side counts here"


@pytest.mark.rule("DU-X2")
def test_cards_further_back_are_not_compared_again() -> None:
    match = play(f"row C05 C19 C06; {markers(15, 15)}", "lay C01")
    assert energies(match) == (15, 15)


@pytest.mark.rule("DU-X3")
@pytest.mark.parametrize(
    ("older", "newer", "attacker_loses", "defender_loses"),
    [("C20", "C07", 0, 0), ("C20", "C01", 0, 1), ("C01", "C07", 1, 0), ("C01", "C02", 0, 0)],
    ids=["on both", "on the older only", "on the newer only", "on none"],
)
def test_a_symbol_on_one_card_only_costs_the_owner_of_the_other_one_energy(
    older: str, newer: str, attacker_loses: int, defender_loses: int
) -> None:
    match = play(f"row {older}; balrog hand {newer} ...", f"lay {newer}")
    assert energies(match) == (15 - attacker_loses, 15 - defender_loses)
    match = play(f"duel 2; began balrog; row {older}; gandalf hand {newer} ...", f"lay {newer}")
    assert energies(match) == (15 - defender_loses, 15 - attacker_loses)


@pytest.mark.rule("DU-X3")
@pytest.mark.parametrize("attack_row", ATTACKS)
@pytest.mark.parametrize("defence_row", DEFENDS)
def test_a_symbol_is_parried_in_its_own_row_only(attack_row: int, defence_row: int) -> None:
    older, newer = ATTACKS[attack_row], DEFENDS[defence_row]
    match = play(f"row {older}; balrog hand {newer} ...", f"lay {newer}")
    assert energies(match) == ((15, 15) if attack_row == defence_row else (14, 14))


@pytest.mark.rule("DU-X4")
def test_the_defending_card_is_the_next_attack() -> None:
    match = play("row C01; balrog hand C04 ...; gandalf hand C06 ...", "lay C04")
    assert energies(match) == (15, 15), "its attack does not count while it defends"
    assert energies(go_on(match, "lay C06")) == (13, 15)


@pytest.mark.rule("DU-X5")
def test_the_worked_example() -> None:
    match = play("gandalf hand C14 C07 ...; balrog hand C13 ...", "lay C14", "lay C13")
    assert energies(match) == (14, 13), "attack 1, 3, 4 against defence 2, 3: defender -2, attacker -1"
    assert energies(go_on(match, "lay C07")) == (12, 12), "attack 3, 4 against defence 2: defender -2, attacker -1"


@pytest.mark.rule("DU-X6")
@pytest.mark.parametrize(("card", "loss", "question"), [("C04", 3, "lay gandalf"), ("C05", 4, "show nature")])
def test_three_free_spaces_between_the_markers_let_the_higher_player_look(card: str, loss: int, question: str) -> None:
    match = play(f"row {card}", "lay C01")
    assert (energies(match), asked(match)) == ((15, 15 - loss), question)


@pytest.mark.rule("DU-X6")
def test_gandalf_ahead_sees_the_balrogs_hand_as_it_is_then() -> None:
    match = play("row C05; balrog hand C01 C06 C07 C08 C09 whip power trick defense", "lay C01", "nature")
    assert known(match, GANDALF) == {"C06", "C07", "C08", "C09", "whip", "power", "trick", "defense"}
    assert known(match, BALROG) == set(), "the lower player sees nothing"


@pytest.mark.rule("DU-X6")
def test_the_balrog_ahead_sees_gandalfs_hand_as_it_is_then() -> None:
    match = play("row C02 C05; gandalf hand C01 C06 C07 C08 C09 C10 mirror rage", "lay C01", "nature")
    assert known(match, BALROG) == {"C06", "C07", "C08", "C09", "C10", "mirror", "rage"}
    assert known(match, GANDALF) == set()


@pytest.mark.rule("DU-X6")
def test_the_look_comes_at_once_before_anything_else_is_asked() -> None:
    match = play("row C05; balrog hand C01 ...", "lay C01")
    looks = len(hand(match, BALROG))
    go_on(match, "nature")
    assert match.log[1:] == [f"show {card}" for card in sorted(hand(match, BALROG))]
    assert (len(match.log) - 1, asked(match)) == (looks, "lay gandalf")


@pytest.mark.rule("DU-X6", "DU-I3")
def test_what_was_seen_stays_known_until_it_is_played() -> None:
    match = play("row C05; balrog hand C01 C20 ...; gandalf hand C02 ...", "lay C01", "nature", "lay C02")
    before = known(match, GANDALF)
    go_on(match, "lay C20")
    assert energies(match) == (12, 11), "the markers have closed up again"
    assert known(match, GANDALF) == before - {"C20"} == hand(match, BALROG)


@pytest.mark.rule("DU-X6")
def test_both_players_may_come_to_look_in_one_duel() -> None:
    match = play("row C05; balrog hand C01 C05 C19 C20 ...; gandalf hand C01 C02 C03 ...", "lay C01", "nature")
    go_on(match, "lay C01", "lay C05", "lay C02", "lay C19", "lay C03", "lay C20", "nature")
    assert energies(match) == (6, 11)
    assert known(match, BALROG) == hand(match, GANDALF)
    assert known(match, GANDALF) == hand(match, BALROG)


@pytest.mark.rule("DU-X6")
def test_each_duel_gives_the_right_to_look_anew() -> None:
    match = play(f"{BALROG_LAYS_LAST}; {markers(15, 11)}; balrog hand C01 C07 C08 C09", "lay C01", "nature")
    assert match.log[:4] == ["lay C01", "show C07", "show C08", "show C09"]
    go_on(match, "begin gandalf", "lay C10", "lay C11", "lay C12")
    assert (energies(match), asked(match), known(match, GANDALF)) == ((15, 11), "show nature", set())
    assert known(go_on(match, "nature"), GANDALF) == hand(match, BALROG)


@pytest.mark.rule("DU-X7")
def test_a_special_is_scored_first_and_read_afterwards() -> None:
    position = f"duel 2; began balrog; row C05; {markers(11, 10)}; gandalf hand balance ..."
    match = play(position, "lay balance")
    assert energies(match) == (11, 9), "ahead before the exchange, behind after it: 9 + 2, and the Balrog 10 - 1"


@pytest.mark.rule("DU-X7")
def test_a_text_is_not_read_if_the_exchange_ended_the_duel() -> None:
    match = play(f"row C01; {markers(2, 3)}; balrog hand strength ...", "lay strength")
    assert (energies(match), asked(match)) == ((0, 3), "keep gandalf")


@pytest.mark.rule("DU-X7")
def test_an_exchange_that_wins_the_duel_for_its_card_takes_the_text_too() -> None:
    position = f"duel 2; began balrog; row C06; {markers(3, 2)}; gandalf hand enchantment ..."
    match = play(position, "lay enchantment")
    assert (energies(match), asked(match)) == ((3, 0), "keep gandalf")


@pytest.mark.rule("DU-X8")
@pytest.mark.parametrize(
    ("older", "newer", "before"), [("C02", "C07", (1, 1)), ("C07", "C11", (2, 1)), ("C14", "C07", (1, 3))]
)
def test_markers_move_together_and_only_the_result_counts(older: str, newer: str, before: tuple[int, int]) -> None:
    match = play(f"row {older}; {markers(*before)}; balrog hand {newer} ...", f"lay {newer}")
    assert (energies(match), asked(match)) == ((0, 0), "lay gandalf"), "neither was in the negative area first"


@pytest.mark.rule("DU-X2", "DU-X3", "DU-R1")
@pytest.mark.parametrize(
    ("position", "actions", "seats", "losses"),
    [
        ("row C14; balrog hand C13 ...", ["lay C13"], (GANDALF, BALROG), (1, 2)),
        ("row C01 C13; gandalf hand C07 ...", ["lay C07"], (BALROG, GANDALF), (1, 2)),
        ("duel 2; began balrog; row C02; gandalf hand C06 ...", ["lay C06"], (BALROG, GANDALF), (1, 1)),
        ("row C01 C05; gandalf hand mirror ...", ["lay mirror"], (BALROG, GANDALF), (0, 0)),
        ("row C02 C04 mirror; balrog hand C19 ...", ["lay C19"], (GANDALF, BALROG), (1, 0)),
        ("row C05 C21 C03; balrog hand whip ...", ["lay whip", "take C21"], (GANDALF, BALROG), (2, 0)),
        ("row C03; balrog hand defense ...", ["lay defense"], (BALROG, GANDALF), (0, 2)),
    ],
    ids=["gandalf attacks", "the balrog attacks", "the balrog began", "a mirror", "its answer", "whip", "defense"],
)
def test_everybody_is_told_what_the_last_exchange_cost(
    position: str, actions: list[str], seats: tuple[int, int], losses: tuple[int, int]
) -> None:
    match = play(position, *actions)
    for observer in EVERYBODY:
        exchange = match.view(observer).exchange()
        assert (exchange.attacker, exchange.defender) == seats
        assert (exchange.attacker_loses, exchange.defender_loses) == losses
    assert (15 - energies(match)[seats[0]], 15 - energies(match)[seats[1]]) == losses


@pytest.mark.rule("DU-X1")
def test_there_is_no_exchange_before_the_second_card() -> None:
    assert play("").view(GANDALF).exchange() is None
    assert play("", "lay C01").view(GANDALF).exchange() is None
    assert play("", "lay C01", "lay C01").view(GANDALF).exchange() is not None


@pytest.mark.rule("DU-M1", "DU-W1")
@pytest.mark.parametrize(
    ("position", "laid", "then"),
    [
        ("row C04; waiting magic; balrog hand C08 ...", "lay C08", "allow"),
        ("row C21 C05 C03; balrog hand whip ...", "lay whip", "take C05"),
    ],
)
def test_an_exchange_is_told_only_once_magic_and_whip_let_it_be_scored(position: str, laid: str, then: str) -> None:
    match = play(position, laid)
    assert [match.view(observer).exchange() for observer in EVERYBODY] == [None] * 3
    go_on(match, then)
    assert all(match.view(observer).exchange() for observer in EVERYBODY)
