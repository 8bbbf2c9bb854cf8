"""Chapter 7: Gandalf's special cards."""

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    BALROG_LAYS_LAST_IN_FINAL,
    EVERYBODY,
    GANDALF_LAYS_LAST,
    aside,
    asked,
    cards,
    energies,
    go_on,
    gone,
    hand,
    known,
    legal,
    markers,
    play,
    row,
    steps,
)
from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.games.the_duel.components import BALROG, GANDALF


def enchanted(match: Match) -> bool:
    return bool(match.view(PUBLIC).enchanted >= 0)


# Balance

BALANCE = "duel 2; began balrog; row C02; gandalf hand balance ..."
"""Balance against C02 costs the Balrog one energy, before its text."""


@pytest.mark.rule("DU-B1")
@pytest.mark.parametrize(
    ("before", "after"),
    [((10, 10), (11, 9)), ((10, 8), (11, 7)), ((10, 11), (11, 9)), ((10, 12), (12, 10)), ((10, 13), (12, 11))],
    ids=["ahead", "well ahead", "equal", "behind", "well behind"],
)
def test_balance_moves_the_markers_by_the_energy_after_scoring(before: tuple[int, int], after: tuple[int, int]) -> None:
    assert energies(play(f"{BALANCE}; {markers(*before)}", "lay balance")) == after


@pytest.mark.rule("DU-B1")
def test_balance_laid_first_finds_equal_energy() -> None:
    match = play("gandalf hand balance ...", "lay balance")
    assert energies(match) == (15, 14)


@pytest.mark.rule("DU-B1", "DU-P2")
@pytest.mark.parametrize(
    ("duel", "edition", "before", "after"),
    [
        ("2", "kosmos", (15, 15), (15, 14)),
        ("2", "kosmos", (14, 15), (15, 13)),
        ("final", "kosmos", (20, 20), (20, 19)),
        ("final", "kosmos", (19, 20), (20, 18)),
        ("2", "tilsit", (15, 15), (16, 14)),
        ("2", "tilsit", (15, 16), (16, 14)),
    ],
)
def test_balance_lifts_no_marker_above_the_cap(
    duel: str, edition: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    position = f"{BALANCE.replace('duel 2', f'duel {duel}')}; {markers(*before)}"
    assert energies(play(position, "lay balance", edition=edition)) == after


@pytest.mark.rule("DU-B1")
@pytest.mark.parametrize(
    ("older", "before", "after"), [("C05", (2, 3), (0, 3)), ("C02", (3, 1), (3, 0))], ids=["lost", "won"]
)
def test_balance_does_nothing_if_the_exchange_ended_the_duel(
    older: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    position = f"duel 2; began balrog; row {older}; {markers(*before)}; gandalf hand balance ..."
    match = play(position, "lay balance")
    assert (energies(match), asked(match)) == (after, "keep gandalf")


# List


@pytest.mark.rule("DU-L1")
def test_list_lays_the_balrogs_hand_open() -> None:
    held = ["C01", "C02", "C03", "C04", "C05", "C06", "whip", "power", "trick"]
    match = play(f"gandalf hand list ...; balrog hand {' '.join(held)}", "lay list", "nature")
    for observer in EVERYBODY:
        assert match.view(observer).open
        assert cards(match.view(observer).balrog.shown) == set(held)
        assert match.logs[observer] == ["lay list", *[f"show {card}" for card in held]]
    assert asked(match) == "lay balrog"


@pytest.mark.rule("DU-L1")
def test_the_hand_stays_open_while_cards_are_played() -> None:
    match = play("gandalf hand list C01 ...; balrog hand C19 ...", "lay list", "nature", "lay C19", "lay C01")
    assert cards(match.view(PUBLIC).balrog.shown) == hand(match, BALROG)
    assert match.view(PUBLIC).open


@pytest.mark.rule("DU-L1")
def test_under_list_everybody_sees_which_three_the_balrog_keeps() -> None:
    match = play(f"gandalf hand list ...; {markers(3, 2)}; balrog hand C01 ...", "lay list", "nature", "lay C01")
    go_on(match, "keep C01", "keep C02", "keep C03", "keep C04", "keep C05", "keep C06")
    assert match.logs[GANDALF][-3:] == match.logs[PUBLIC][-3:] == ["keep C04", "keep C05", "keep C06"]
    for observer in (GANDALF, PUBLIC):
        recorded = match.view(observer).balrog.recorded
        assert cards(recorded.kept) == {"C04", "C05", "C06"} == aside(match, BALROG)
        assert cards(recorded.gone) == {"C02", "C03", "C07", "C08", "C09"} == gone(match, BALROG)
        assert recorded.past == ((0, 0, 0),), "nothing of this duel is hidden"


@pytest.mark.rule("DU-L1")
def test_list_ends_with_the_duel() -> None:
    match = play(f"{GANDALF_LAYS_LAST}; duel 2; gandalf hand list ...", "lay list", "nature")
    view = match.view(GANDALF)
    assert (view.duel, view.open, view.balrog.in_hand, known(match, GANDALF)) == (3, False, 9, set())


@pytest.mark.rule("DU-L2")
def test_enchantment_after_list_draws_from_the_whole_hand_and_the_rest_lies_open_again() -> None:
    position = "gandalf hand list enchantment ...; balrog hand C19 C05 ..."
    match = play(position, "lay list", "nature", "lay C19", "lay enchantment")
    assert (asked(match), len(legal(match))) == ("draw nature", 8)
    go_on(match, "draw C05")
    assert match.view(PUBLIC).open
    assert cards(match.view(PUBLIC).balrog.shown) == hand(match, BALROG)
    assert "lay C05" not in legal(go_on(match, "wait"))


@pytest.mark.rule("DU-L3")
def test_under_list_the_right_to_look_gives_gandalf_nothing_more() -> None:
    match = play("gandalf hand list C05 ...; balrog hand C01 C02 ...", "lay list", "nature", "lay C01", "lay C05")
    assert energies(match) == (15, 13)
    go_on(match, "lay C02")
    assert (energies(match), asked(match)) == ((15, 9), "lay gandalf")
    assert known(match, GANDALF) == hand(match, BALROG)


@pytest.mark.rule("DU-L3")
def test_list_leaves_the_balrog_his_right_to_look() -> None:
    match = play(f"gandalf hand list C01 ...; balrog hand C05 ...; {markers(11, 13)}", "lay list", "nature")
    go_on(match, "lay C05", "lay C01")
    assert (energies(match), asked(match)) == ((7, 11), "show nature")
    assert known(go_on(match, "nature"), BALROG) == hand(match, GANDALF)


LIST = "duel 2; began balrog; row C21; gandalf hand list ..."
"""List against C21: nobody loses energy."""


@pytest.mark.rule("DU-L3")
@pytest.mark.parametrize("energy", [(15, 11), (11, 15)], ids=["gandalf leads", "the balrog leads"])
@pytest.mark.parametrize(("edition", "opened"), [("kosmos", True), ("tilsit", False)])
def test_only_the_french_list_is_void_with_three_free_spaces(
    energy: tuple[int, int], edition: str, opened: bool
) -> None:
    match = play(f"{LIST}; {markers(*energy)}", "lay list", "nature", edition=edition)
    assert match.view(PUBLIC).open is opened
    assert (cards(match.view(PUBLIC).balrog.shown) == hand(match, BALROG)) is opened


@pytest.mark.rule("DU-L3")
@pytest.mark.parametrize("energy", [(15, 12), (12, 15), (9, 9)])
@pytest.mark.parametrize("edition", ["kosmos", "tilsit"])
def test_with_two_free_spaces_list_works_in_both_editions(energy: tuple[int, int], edition: str) -> None:
    match = play(f"{LIST}; {markers(*energy)}", "lay list", "nature", edition=edition)
    assert cards(match.view(PUBLIC).balrog.shown) == hand(match, BALROG)


# Magic


@pytest.mark.rule("DU-M1")
def test_magic_refuses_a_card_just_laid_before_it_is_scored() -> None:
    match = play("gandalf hand magic ...; balrog hand C01 C06 ...", "lay magic", "lay C01")
    assert (legal(match), asked(match)) == (["refuse", "allow"], "refuse gandalf")
    assert energies(match) == (15, 15)
    go_on(match, "refuse")
    assert (row(match), energies(match)) == ("magic", (15, 15))


@pytest.mark.rule("DU-M1")
def test_a_refused_card_is_set_aside_and_another_is_laid() -> None:
    match = play("gandalf hand magic ...; balrog hand C05 C06 ...", "lay magic", "lay C05", "refuse")
    assert aside(match, BALROG) == {"C05"}
    assert asked(match) == "lay balrog"
    assert "lay C05" not in legal(match)
    go_on(match, "lay C06")
    assert (row(match), energies(match)) == ("magic C06", (15, 14))
    assert match.view(PUBLIC).balrog.plays == 1


@pytest.mark.rule("DU-M1")
def test_magic_works_once_in_a_duel() -> None:
    position = "gandalf hand magic C01 ...; balrog hand C05 C06 C07 ..."
    match = play(position, "lay magic", "lay C05", "refuse", "lay C06")
    assert (asked(match), match.view(PUBLIC).magic) == ("lay gandalf", False)
    assert asked(go_on(match, "lay C01", "lay C07")) == "lay gandalf"


@pytest.mark.rule("DU-M1")
def test_a_refused_card_comes_back_in_the_final() -> None:
    position = "duel 3; began balrog; row C02 C02 C03 C03 C04 C04 C05 C05 C07 C06; waiting magic"
    match = play(f"{position}; balrog hand C01 C08 whip power", "lay whip", "refuse", "lay C01", "lay C01")
    assert match.view(PUBLIC).duel == 4
    assert "whip" in hand(match, BALROG)


@pytest.mark.rule("DU-M2")
def test_gandalf_decides_for_each_card_and_passing_does_not_use_magic_up() -> None:
    position = "gandalf hand magic C01 C02 ...; balrog hand C06 C07 C08 ..."
    match = play(position, "lay magic", "lay C06", "allow")
    assert (energies(match), asked(match)) == ((15, 14), "lay gandalf")
    assert asked(go_on(match, "lay C01", "lay C07")) == "refuse gandalf"
    assert asked(go_on(match, "allow", "lay C02", "lay C08")) == "refuse gandalf"
    go_on(match, "refuse")
    assert aside(match, BALROG) == {"C08"}


@pytest.mark.rule("DU-M2")
def test_magic_may_refuse_the_balrogs_last_card() -> None:
    match = play(f"{BALROG_LAYS_LAST}; waiting magic; balrog hand C01 C10 C11 whip", "lay whip", "refuse", "lay C01")
    assert aside(match, BALROG) == {"C10", "C11", "whip"}
    assert match.view(PUBLIC).duel == 2


@pytest.mark.rule("DU-M1", "DU-F1")
def test_magic_as_gandalfs_last_card_may_refuse_the_balrogs_last() -> None:
    position = "row C01 C02 C02 C03 C03 C04 C04 C05 C05 C06; gandalf hand magic ..."
    match = play(position, "lay magic", "lay C01")
    assert asked(match) == "refuse gandalf"


@pytest.mark.rule("DU-M2")
def test_magic_lapses_when_the_balrog_has_no_card_left_to_lay() -> None:
    position = "duel 2; began balrog; row C02 C02 C03 C03 C04 C04 C05 C05 C07 C06; waiting magic"
    match = play(position, "lay C01")
    assert match.view(PUBLIC).magic
    go_on(match, "allow")
    assert (match.view(PUBLIC).magic, asked(match)) == (False, "lay gandalf")


@pytest.mark.rule("DU-M2")
def test_magic_ends_with_the_duel() -> None:
    match = play(f"row C02; waiting magic; {markers(3, 1)}", "lay C01", "allow")
    assert (asked(match), match.view(PUBLIC).magic) == ("keep gandalf", False)


@pytest.mark.rule("DU-M3")
def test_in_the_final_magic_has_no_text_and_its_symbols_count() -> None:
    match = play("duel final; gandalf hand magic ...; balrog hand C01 ...", "lay magic")
    assert not match.view(PUBLIC).magic
    go_on(match, "lay C01")
    assert (energies(match), asked(match)) == ((20, 18), "lay gandalf")


# Mirror


@pytest.mark.rule("DU-R1")
@pytest.mark.parametrize("older", ["C04", "C05", "C06", "full-flame"])
def test_nobody_loses_energy_when_the_mirror_is_laid(older: str) -> None:
    match = play(f"row C01 {older}; gandalf hand mirror ...", "lay mirror")
    assert (energies(match), asked(match)) == ((15, 15), "lay balrog")


@pytest.mark.rule("DU-R1")
@pytest.mark.parametrize(
    ("answer", "after"), [("C01", (15, 12)), ("C18", (15, 15)), ("C19", (14, 15)), ("C08", (14, 12))]
)
def test_the_balrog_must_answer_his_own_attack(answer: str, after: tuple[int, int]) -> None:
    match = play(f"row C02 C04; gandalf hand mirror ...; balrog hand {answer} ...", "lay mirror", f"lay {answer}")
    assert energies(match) == after, "C04 attacks in rows 1, 2 and 4"


@pytest.mark.rule("DU-R2")
@pytest.mark.parametrize(("special", "after"), [("strength", (13, 14)), ("power", (14, 14)), ("trick", (14, 15))])
def test_a_special_answering_the_mirror_keeps_its_symbols_and_loses_its_text(
    special: str, after: tuple[int, int]
) -> None:
    match = play(f"row C01 C07 mirror; balrog hand {special} ...", f"lay {special}")
    assert (energies(match), asked(match)) == (after, "lay gandalf"), "the reflected attack is row 1"


@pytest.mark.rule("DU-R2")
def test_the_mirror_as_second_card_silences_a_special_too() -> None:
    match = play("duel 2; began balrog; row C07 mirror; balrog hand strength ...", "lay strength")
    assert energies(match) == (13, 14)


@pytest.mark.rule("DU-R2")
def test_a_special_after_the_answer_to_the_mirror_is_read_again() -> None:
    match = play("row C01 C07 mirror C06 C08; balrog hand strength ...", "lay strength")
    assert energies(match) == (13, 15)


@pytest.mark.rule("DU-R2")
def test_defense_keeps_its_text_against_the_mirror() -> None:
    match = play("row C01 C03 mirror; balrog hand defense ...", "lay defense")
    assert (row(match), energies(match), asked(match)) == ("C01 C03 gap defense mirror", (15, 15), "fill gandalf")


@pytest.mark.rule("DU-R3")
@pytest.mark.parametrize("last", ["C06", "C05"])
def test_as_the_last_card_the_mirror_leaves_the_markers_where_they_are(last: str) -> None:
    position = f"duel final; began balrog; row C02 C02 C03 C03 C04 C04 C11 C05 C07 C06 C08 C07 C09 C08 C10 C09 {last}"
    match = play(f"{position}; {markers(9, 8)}; gandalf hand mirror", "lay mirror")
    assert (energies(match), asked(match)) == ((9, 8), "nothing")


@pytest.mark.rule("DU-R3")
def test_as_the_last_card_of_a_preliminary_duel_the_mirror_changes_nothing_either() -> None:
    position = GANDALF_LAYS_LAST.replace("C07 C06 C06", "C07 C06 C15")
    match = play(f"duel 2; {position}; gandalf hand mirror ...", "lay mirror")
    assert (match.view(PUBLIC).duel, steps(match)) == (3, (1, 0)), "a tie, which the beginner loses"


@pytest.mark.rule("DU-R3")
@pytest.mark.parametrize(("answer", "after"), [("C01", (15, 15)), ("C18", (12, 15))])
def test_as_the_first_card_the_mirror_is_a_card_without_symbols(answer: str, after: tuple[int, int]) -> None:
    match = play(f"gandalf hand mirror ...; balrog hand {answer} ...", "lay mirror", f"lay {answer}")
    assert energies(match) == after


# Rage

RAGE = "row rage C19 C05; waiting rage"
"""Four symbols attack, and Rage waits for a special."""


@pytest.mark.rule("DU-A1")
@pytest.mark.parametrize(
    ("special", "after"), [("strength", (15, 13)), ("power", (15, 12)), ("trick", (15, 13)), ("defense", (15, 13))]
)
def test_the_next_special_after_rage_keeps_its_symbols_and_loses_its_text(special: str, after: tuple[int, int]) -> None:
    match = play(f"{RAGE}; balrog hand {special} ...", f"lay {special}")
    assert (energies(match), asked(match)) == (after, "lay gandalf")
    assert not match.view(PUBLIC).rage


@pytest.mark.rule("DU-A1")
def test_rage_waits_from_the_card_on() -> None:
    match = play("gandalf hand rage ...; balrog hand strength ...", "lay rage")
    assert match.view(PUBLIC).rage
    go_on(match, "lay strength")
    assert energies(match) == (15, 14), "attack 1, 2, 4 against defence 2, 4, and no text"


@pytest.mark.rule("DU-A1")
def test_rage_silences_one_special_only() -> None:
    position = "row rage C19 C08; waiting rage; balrog hand strength power ...; gandalf hand C17 ..."
    match = play(position, "lay strength", "lay C17")
    assert energies(match) == (15, 14)
    assert energies(go_on(match, "lay power")) == (14, 15)


@pytest.mark.rule("DU-A1")
def test_plain_cards_leave_rage_waiting() -> None:
    match = play(f"{RAGE}; balrog hand full-flame ...", "lay full-flame")
    assert match.view(PUBLIC).rage


@pytest.mark.rule("DU-A1", "DU-T2")
def test_trick_in_the_final_leaves_rage_waiting_for_the_next_special() -> None:
    match = play("duel final; row C21; waiting rage; balrog hand trick strength ...; gandalf hand C08 ...", "lay trick")
    assert match.view(PUBLIC).rage
    go_on(match, "lay C08")
    before = energies(match)
    go_on(match, "lay strength")
    assert (energies(match), match.view(PUBLIC).rage) == (before, False)


@pytest.mark.rule("DU-A1")
def test_rage_lapses_at_the_end_of_the_duel() -> None:
    match = play(f"{BALROG_LAYS_LAST}; waiting rage", "lay C01", "nature")
    assert (match.view(PUBLIC).duel, match.view(PUBLIC).rage) == (2, False)
    match = play(f"row C02; waiting rage; {markers(3, 1)}", "lay C01")
    assert not match.view(PUBLIC).rage


@pytest.mark.rule("DU-A2")
@pytest.mark.parametrize("special", ["strength", "power", "trick"])
def test_a_special_silenced_by_the_mirror_leaves_rage_waiting(special: str) -> None:
    match = play(f"row rage C07 mirror; waiting rage; balrog hand {special} ...", f"lay {special}")
    assert (match.view(PUBLIC).rage, asked(match)) == (True, "lay gandalf")


@pytest.mark.rule("DU-A2")
def test_rage_then_silences_the_special_after_that() -> None:
    position = "row rage C07 mirror; waiting rage; balrog hand power strength ...; gandalf hand C08 ..."
    match = play(position, "lay power", "lay C08")
    before = energies(match)
    go_on(match, "lay strength")
    assert (energies(match), match.view(PUBLIC).rage) == (before, False)


# Enchantment

ENCHANTMENT = "gandalf hand enchantment C01 C02 ...; balrog hand C01 C05 C06 C07 C08 C09 strength whip power"


@pytest.mark.rule("DU-Z1")
def test_enchantment_draws_at_random_from_the_balrogs_hand() -> None:
    match = play(ENCHANTMENT, "lay enchantment")
    assert asked(match) == "draw nature"
    assert {text.removeprefix("draw ") for text in legal(match)} == hand(match, BALROG)
    assert len(legal(match)) == 9


@pytest.mark.rule("DU-Z1", "DU-I1")
def test_the_enchanted_card_lies_open_for_all() -> None:
    match = play(ENCHANTMENT, "lay enchantment", "draw C05")
    for observer in EVERYBODY:
        assert match.logs[observer] == ["lay enchantment", "draw C05"]
        assert cards(match.view(observer).balrog.shown) == {"C05"}
        assert enchanted(match)
    assert "C05" in hand(match, BALROG), "it still counts as a card of his hand"


@pytest.mark.rule("DU-Z1")
def test_gandalf_may_order_the_enchanted_card_at_the_very_next_play() -> None:
    match = play(ENCHANTMENT, "lay enchantment", "draw C05")
    assert (legal(match), asked(match)) == (["order", "wait"], "order gandalf")
    go_on(match, "order")
    assert (row(match), energies(match)) == ("enchantment C05", (15, 12))
    assert not enchanted(match)


@pytest.mark.rule("DU-Z1")
def test_the_balrog_cannot_play_the_enchanted_card_on_his_own() -> None:
    match = play(ENCHANTMENT, "lay enchantment", "draw C05", "wait")
    assert {text.removeprefix("lay ") for text in legal(match)} == hand(match, BALROG) - {"C05"}


@pytest.mark.rule("DU-Z1")
def test_gandalf_may_order_before_any_later_play() -> None:
    match = play(ENCHANTMENT, "lay enchantment", "draw C05", "wait", "lay C06", "lay C01")
    assert asked(match) == "order gandalf"
    assert asked(go_on(match, "wait", "lay C07", "lay C02")) == "order gandalf"
    go_on(match, "order")
    assert row(match) == "enchantment C06 C01 C07 C02 C05"
    assert asked(match) == "lay gandalf"


@pytest.mark.rule("DU-Z1")
def test_once_ordered_the_balrog_plays_freely_again() -> None:
    match = play(ENCHANTMENT, "lay enchantment", "draw C06", "order", "lay C01")
    assert asked(match) == "lay balrog"
    assert {text.removeprefix("lay ") for text in legal(match)} == hand(match, BALROG)


@pytest.mark.rule("DU-Z1")
@pytest.mark.parametrize(("special", "after"), [("strength", (13, 14)), ("power", (14, 14))])
def test_an_ordered_special_keeps_its_text(special: str, after: tuple[int, int]) -> None:
    match = play(ENCHANTMENT, "lay enchantment", f"draw {special}", "order")
    assert energies(match) == after


@pytest.mark.rule("DU-Z1", "DU-W1")
def test_an_ordered_whip_lets_the_balrog_take_a_card() -> None:
    match = play(ENCHANTMENT, "lay enchantment", "draw whip", "wait", "lay C06", "lay C01", "order")
    assert (asked(match), legal(match)) == ("take balrog", ["take C06"])
    assert row(go_on(match, "take C06")) == "enchantment whip C01 C06"


@pytest.mark.rule("DU-Z1", "DU-T1")
def test_an_ordered_trick_draws_from_gandalfs_hand() -> None:
    match = play("gandalf hand enchantment C19 ...; balrog hand trick ...", "lay enchantment", "draw trick", "order")
    assert (asked(match), "draw C19" in legal(match)) == ("draw nature", True)


UNORDERED = f"{ENCHANTMENT}; {markers(4, 3)}"
"""The Balrog's C01 answers Enchantment's three symbols and ends the duel."""


@pytest.mark.rule("DU-Z2")
@pytest.mark.parametrize(("kept", "keeps_it"), [(["C05", "C06", "whip"], True), (["C06", "C07", "whip"], False)])
def test_a_card_not_ordered_may_be_kept_for_the_final_or_not(kept: list[str], keeps_it: bool) -> None:
    match = play(UNORDERED, "lay enchantment", "draw C05", "wait", "lay C01", "nature")
    go_on(match, "keep C01", "keep C02", "keep C03")
    assert (asked(match), "keep C05" in legal(match)) == ("keep balrog", True)
    go_on(match, *[f"keep {card}" for card in kept])
    assert ("C05" in aside(match, BALROG), "C05" in gone(match, BALROG)) == (keeps_it, not keeps_it)


@pytest.mark.rule("DU-Z2")
def test_the_enchantment_ends_with_the_duel() -> None:
    match = play(UNORDERED, "lay enchantment", "draw C05", "wait", "lay C01", "nature")
    go_on(match, *[f"keep {card}" for card in ("C01", "C02", "C03", "C06", "C07", "whip")])
    assert not enchanted(match)


ONE_IN_FINAL = "waiting enchanted:C01; balrog seen C01; balrog shown C01"


@pytest.mark.rule("DU-Z3")
def test_in_the_final_a_card_not_ordered_is_the_balrogs_last() -> None:
    match = play(f"{BALROG_LAYS_LAST_IN_FINAL}; {ONE_IN_FINAL}")
    assert (asked(match), legal(match)) == ("lay balrog", ["lay C01"])
    go_on(match, "lay C01")
    assert match.outcome is not None


@pytest.mark.rule("DU-Z3")
def test_in_the_final_it_stays_out_of_reach_while_another_card_is_left() -> None:
    two_left = "duel final; row C01 C02 C02 C03 C03 C04 C04 C05 C05 C06 C07 C07 C08 C08 C06; balrog hand C01 C10"
    match = play(f"{two_left}; {ONE_IN_FINAL}")
    assert asked(match) == "order gandalf"
    go_on(match, "wait")
    assert legal(match) == ["lay C10"]


@pytest.mark.rule("DU-Z3")
def test_in_the_final_it_may_be_ordered_too() -> None:
    match = play(f"duel final; {ENCHANTMENT}", "lay enchantment", "draw strength", "order")
    assert (row(match), energies(match)) == ("enchantment strength", (18, 19))


@pytest.mark.rule("DU-Z1", "DU-Z3")
def test_enchantment_as_gandalfs_last_card_of_the_final_shows_the_balrogs_last() -> None:
    position = "duel final; row C01 C02 C02 C03 C03 C04 C04 C05 C05 C06 C07 C07 C08 C08 C09 C09"
    match = play(f"{position}; gandalf hand enchantment; balrog hand C01", "lay enchantment", "nature")
    assert match.log[-1] == "draw C01"
    assert (asked(match), legal(match)) == ("lay balrog", ["lay C01"])


@pytest.mark.rule("DU-Z3")
def test_a_final_that_ends_before_leaves_it_in_the_hand() -> None:
    match = play(f"duel final; {UNORDERED}", "lay enchantment", "draw C05", "wait", "lay C01", "nature")
    assert match.outcome is not None
    assert "C05" in hand(match, BALROG)
