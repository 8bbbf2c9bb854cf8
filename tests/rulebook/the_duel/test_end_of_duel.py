"""Chapter 4: the end of a duel."""

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    BALROG_LAYS_LAST_IN_FINAL,
    GANDALF_LAYS_LAST,
    GANDALF_LAYS_LAST_IN_FINAL,
    aside,
    asked,
    cards,
    energies,
    go_on,
    gone,
    hand,
    legal,
    markers,
    play,
    row,
    steps,
)
from threerings.core.game import PUBLIC
from threerings.games.the_duel.components import BALROG, GANDALF

OVER_IN_ONE = f"row C02; {markers(4, 1)}"
"""C01 ends this duel: the Balrog falls to 0, and Gandalf climbs two steps."""


@pytest.mark.rule("DU-E1")
@pytest.mark.parametrize("position", [f"duel 2; {BALROG_LAYS_LAST}", f"duel 2; {GANDALF_LAYS_LAST}"])
def test_a_preliminary_duel_ends_when_each_has_played_six_cards(position: str) -> None:
    match = play(position)
    assert match.view(PUBLIC).duel == 2
    go_on(match, "lay C01")
    assert (match.view(PUBLIC).duel, row(match)) == (3, "")


@pytest.mark.rule("DU-E1")
@pytest.mark.parametrize("position", [BALROG_LAYS_LAST_IN_FINAL, GANDALF_LAYS_LAST_IN_FINAL])
def test_the_final_ends_when_each_has_played_nine_cards(position: str) -> None:
    match = play(position)
    assert match.outcome is None
    assert go_on(match, "lay C01").outcome is not None


@pytest.mark.rule("DU-E1")
@pytest.mark.parametrize(
    ("energy", "older", "newer", "after"),
    [((3, 1), "C02", "C01", (3, 0)), ((1, 3), "C01", "C06", (0, 3)), ((3, 2), "C04", "C01", (3, -1))],
)
def test_a_duel_ends_as_soon_as_an_exchange_moves_a_marker_into_the_negative_area(
    energy: tuple[int, int], older: str, newer: str, after: tuple[int, int]
) -> None:
    match = play(f"row {older}; {markers(*energy)}; balrog hand {newer} ...", f"lay {newer}", "nature")
    assert (energies(match), asked(match)) == (after, "keep gandalf")


@pytest.mark.rule("DU-E1")
@pytest.mark.parametrize(
    ("position", "card", "after"),
    [
        (f"row C08; {markers(2, 2)}; balrog hand strength ...", "strength", (0, 2)),
        (f"row C17; {markers(1, 1)}; balrog hand power ...", "power", (0, 2)),
        (f"duel 2; began balrog; row C02; {markers(1, 2)}; gandalf hand balance ...", "balance", (2, 0)),
    ],
)
def test_a_duel_ends_as_soon_as_a_text_moves_a_marker_into_the_negative_area(
    position: str, card: str, after: tuple[int, int]
) -> None:
    match = play(position, f"lay {card}")
    assert (energies(match), asked(match)) == (after, "keep gandalf")


@pytest.mark.rule("DU-E1")
def test_the_final_too_ends_in_the_negative_area() -> None:
    match = play(f"duel final; row C02; {markers(2, 1)}", "lay C01")
    assert match.outcome is not None
    assert energies(match) == (2, 0)


@pytest.mark.rule("DU-E2")
@pytest.mark.parametrize(("older", "newer", "after"), [("C06", "C01", -2), ("C13", "C14", -4), ("C02", "C07", -3)])
def test_the_duel_goes_on_while_both_markers_share_a_negative_space(older: str, newer: str, after: int) -> None:
    match = play(f"row {older}; {markers(-2, -2)}; balrog hand {newer} ...", f"lay {newer}")
    expected = (after, after)
    assert (energies(match), asked(match)) == (expected, "lay gandalf")


@pytest.mark.rule("DU-E2")
def test_the_duel_ends_when_the_markers_part_in_the_negative_area() -> None:
    match = play(f"row C02; {markers(-2, -2)}", "lay C01")
    assert (energies(match), asked(match), steps(match)) == ((-2, -3), "keep gandalf", (1, 0))


@pytest.mark.rule("DU-E2")
def test_a_text_may_part_the_markers_too() -> None:
    match = play(f"row C17; {markers(-2, -2, (1, 2))}; duel 2; balrog hand power ...", "lay power")
    assert (energies(match), asked(match), steps(match)) == ((-2, -1), "keep gandalf", (1, 3))


@pytest.mark.rule("DU-E2")
def test_markers_that_part_by_one_coming_out_of_the_negative_area_end_the_duel() -> None:
    match = play(f"row C17; {markers(0, 0)}; balrog hand power ...", "lay power")
    assert (energies(match), asked(match), steps(match)) == ((-1, 1), "keep gandalf", (0, 1))


@pytest.mark.rule("DU-E2")
@pytest.mark.parametrize(
    ("position", "goes_on"),
    [
        ("duel 2; began balrog; row C02 C02 C03 C03 C04 C04 C05 C05 C07 C06", True),
        (f"duel 2; {GANDALF_LAYS_LAST}", False),
        ("duel final; began balrog; row C02 C02 C03 C03 C04 C04 C05 C05 C07 C07 C08 C08 C09 C09 C10 C06", True),
        (GANDALF_LAYS_LAST_IN_FINAL, False),
    ],
    ids=["one card left", "no card left", "one card left in the final", "no card left in the final"],
)
def test_a_shared_negative_space_holds_as_long_as_one_player_has_a_card_to_play(position: str, goes_on: bool) -> None:
    match = play(f"{position}; {markers(-2, -2)}", "lay C01")
    assert (asked(match) == "lay gandalf") is goes_on
    assert steps(match) == ((0, 0) if goes_on else (1, 0)), "the beginner, the Balrog, loses the tie"


@pytest.mark.rule("DU-E3")
@pytest.mark.parametrize(("distance", "climb"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)])
def test_the_winner_climbs_by_the_free_spaces_between_the_markers(distance: int, climb: int) -> None:
    match = play(f"{BALROG_LAYS_LAST}; {markers(14, 14 - distance)}", "lay C01", "nature")
    assert steps(match) == (climb, 0)
    match = play(f"{BALROG_LAYS_LAST}; {markers(14 - distance, 14)}", "lay C01", "nature")
    assert steps(match) == (0, climb)
    match = play(f"{BALROG_LAYS_LAST_IN_FINAL}; {markers(14 - distance, 14)}", "lay C01", "nature")
    assert steps(match) == (0, climb)


@pytest.mark.rule("DU-E3")
@pytest.mark.parametrize(("card", "climb"), [("C02", 1), ("C03", 1), ("C04", 2), ("C05", 2)])
def test_free_spaces_are_counted_into_the_negative_area(card: str, climb: int) -> None:
    match = play(f"row {card}; {markers(2, 1)}", "lay C01", "nature")
    assert steps(match) == (climb, 0)


@pytest.mark.rule("DU-E4")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        (BALROG_LAYS_LAST, (0, 1)),
        (f"duel 2; {BALROG_LAYS_LAST}", (0, 1)),
        (f"duel 2; {GANDALF_LAYS_LAST}", (1, 0)),
        (BALROG_LAYS_LAST_IN_FINAL, (0, 1)),
        (GANDALF_LAYS_LAST_IN_FINAL, (1, 0)),
    ],
)
@pytest.mark.parametrize("energy", [9, 0, -3])
def test_on_the_same_space_the_beginner_loses_and_the_winner_climbs_one_step(
    position: str, after: tuple[int, int], energy: int
) -> None:
    match = play(f"{position}; {markers(energy, energy)}", "lay C01", "nature")
    assert steps(match) == after


@pytest.mark.rule("DU-E5")
def test_with_more_than_three_in_hand_the_owner_chooses_which_three_to_keep() -> None:
    held = ["C06", "C07", "C08", "C09", "C10", "C11", "mirror", "rage"]
    match = play(f"{OVER_IN_ONE}; gandalf hand {' '.join(held)}", "lay C01", "nature")
    assert legal(match) == [f"keep {card}" for card in held]
    go_on(match, "keep rage", "keep C07")
    assert asked(match) == "keep gandalf"
    go_on(match, "keep C11")
    assert asked(match) == "keep balrog"
    assert (aside(match, GANDALF), hand(match, GANDALF)) == ({"C07", "C11", "rage"}, set())
    assert gone(match, GANDALF) == {"C06", "C08", "C09", "C10", "mirror"}


@pytest.mark.rule("DU-E5")
def test_the_balrog_chooses_too_and_the_next_duel_follows() -> None:
    held = ["C06", "C07", "C08", "C09", "C10", "C11", "whip", "power"]
    position = f"{OVER_IN_ONE}; balrog hand C01 {' '.join(held)}"
    match = play(position, "lay C01", "nature", "keep C03", "keep C04", "keep C05")
    assert legal(match) == [f"keep {card}" for card in held]
    go_on(match, "keep C06", "keep whip", "keep power")
    assert aside(match, BALROG) == {"C06", "whip", "power"}
    assert gone(match, BALROG) == {"C07", "C08", "C09", "C10", "C11"}
    assert (match.view(PUBLIC).duel, asked(match)) == (2, "deal nature")


@pytest.mark.rule("DU-E5", "DU-I2")
def test_what_leaves_the_game_leaves_it_face_down() -> None:
    position = f"row C02; {markers(3, 1)}"
    match = play(position, "lay C01", "keep C03", "keep C04", "keep C05")
    assert match.logs[BALROG] == match.logs[PUBLIC] == ["lay C01", "keep ?", "keep ?", "keep ?"]
    for observer in (BALROG, PUBLIC):
        side = match.view(observer).gandalf
        assert (side.set_aside, side.left_game, side.own) == (3, 5, None)
        assert (side.recorded.kept, side.recorded.gone) == (0, 0)


@pytest.mark.rule("DU-E5")
def test_with_just_three_in_hand_there_is_nothing_to_choose() -> None:
    match = play(f"{BALROG_LAYS_LAST}; gandalf hand C19 C20 rage", "lay C01")
    assert (aside(match, GANDALF), gone(match, GANDALF), match.log) == ({"C19", "C20", "rage"}, set(), ["lay C01"])


@pytest.mark.rule("DU-E6")
def test_played_cards_leave_the_game() -> None:
    match = play(f"{BALROG_LAYS_LAST}; gandalf hand C19 C20 rage", "lay C01")
    left = cards(match.view(GANDALF).gandalf.spent)
    assert left == {"C01", "C02", "C03", "C04", "C05", "C06"}
    assert row(match) == ""
    dealt = {text.removeprefix("deal ") for text in legal(match)}
    assert not dealt & left
    go_on(match, "nature")
    assert not (hand(match, GANDALF) | aside(match, GANDALF)) & left


@pytest.mark.rule("DU-E6")
def test_a_played_card_cannot_be_laid_again() -> None:
    match = play("", "lay C01", "lay C02")
    assert "lay C01" not in legal(match)
    assert "lay C02" not in legal(go_on(match, "lay C03"))


@pytest.mark.rule("DU-E7", "DU-T1")
def test_a_card_taken_by_trick_counts_among_gandalfs_three() -> None:
    match = play(f"{BALROG_LAYS_LAST}; gandalf hand C19 C20 rage; balrog hand trick ...", "lay trick", "draw C20")
    assert (aside(match, GANDALF), match.view(PUBLIC).duel) == ({"C19", "C20", "rage"}, 2)


@pytest.mark.rule("DU-E7")
def test_after_trick_gandalf_keeps_two_more_of_a_larger_hand() -> None:
    trick = f"row C21; {markers(4, 1)}; balrog hand trick C01 ...; gandalf hand C09 C02 ..."
    match = play(trick, "lay trick", "draw C09", "lay C02", "lay C01", "keep C03", "keep C04")
    assert (aside(match, GANDALF), asked(match)) == ({"C03", "C04", "C09"}, "keep balrog")


@pytest.mark.rule("DU-E7", "DU-M1")
def test_a_card_refused_by_magic_counts_among_the_balrogs_three() -> None:
    magic = f"row magic; waiting magic; {markers(3, 1)}; balrog hand C01 C05 ..."
    match = play(magic, "lay C05", "refuse", "lay C01", "nature", "keep C01", "keep C02", "keep C03")
    assert asked(match) == "keep balrog"
    go_on(match, "keep C06", "keep C07")
    assert (aside(match, BALROG), match.view(PUBLIC).duel) == ({"C05", "C06", "C07"}, 2)
