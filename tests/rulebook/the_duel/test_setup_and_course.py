"""Chapter 2: set-up and course."""

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    BALROG_LAYS_LAST_IN_FINAL,
    GANDALF_LAYS_LAST,
    aside,
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
from threerings.core.match import Match
from threerings.games.the_duel.components import BALROG, GANDALF


def sizes(match: Match, seat: int) -> tuple[int, int, int]:
    """Cards in deck, in hand and set aside."""
    side = match.view(PUBLIC).side(seat)
    return side.in_deck, side.in_hand, side.set_aside


@pytest.mark.rule("DU-S1")
def test_a_match_starts_with_figures_on_the_ground_markers_on_15_and_full_decks() -> None:
    match = start()
    assert (steps(match), energies(match)) == ((0, 0), (15, 15))
    assert sizes(match, GANDALF) == sizes(match, BALROG) == (27, 0, 0)


@pytest.mark.rule("DU-S1", "DU-I2")
def test_decks_are_shuffled_so_that_any_card_may_come_next() -> None:
    match = start()
    assert (asked(match), len(legal(match))) == ("deal nature", 27)
    go_on(match, "deal enchantment")
    assert len(legal(match)) == 26


@pytest.mark.rule("DU-S2", "DU-S3")
def test_each_draws_nine_cards_and_gandalf_begins_the_first_duel() -> None:
    match = go_on(start(), "nature")
    assert sizes(match, GANDALF) == sizes(match, BALROG) == (18, 9, 0)
    assert asked(match) == "lay gandalf"


@pytest.mark.rule("DU-S2", "DU-E1")
def test_six_cards_are_played_and_three_set_aside() -> None:
    match = play(f"{BALROG_LAYS_LAST}; gandalf hand C19 C20 rage; balrog hand C01 C21 whip power", "lay C01")
    assert aside(match, GANDALF) == {"C19", "C20", "rage"}
    assert aside(match, BALROG) == {"C21", "whip", "power"}
    assert sizes(match, GANDALF) == sizes(match, BALROG) == (18, 0, 3)


@pytest.mark.rule("DU-S2")
def test_each_new_hand_comes_from_the_own_deck() -> None:
    match = play(f"{BALROG_LAYS_LAST}; gandalf deck C12 C13 ...", "lay C01")
    assert {"deal C12", "deal C13"} <= set(legal(match))
    assert len(legal(match)) == 18
    go_on(match, "nature")
    assert sizes(match, GANDALF) == sizes(match, BALROG) == (9, 9, 3)
    assert {"C12", "C13"} <= hand(match, GANDALF)


@pytest.mark.rule("DU-S2")
def test_a_match_is_three_preliminary_duels_and_a_final() -> None:
    match = go_on(start(), "nature")
    course = [1]
    while match.outcome is None:
        go_on(match, legal(match)[-1], "nature")
        if match.view(PUBLIC).duel != course[-1]:
            course.append(match.view(PUBLIC).duel)
    assert course == [1, 2, 3, 4]
    assert sum(text.startswith("deal") for text in match.log) == 54


@pytest.mark.rule("DU-S4")
@pytest.mark.parametrize(("energy", "loser"), [((10, 9), "balrog"), ((9, 10), "gandalf")])
@pytest.mark.parametrize("duel", [1, 2])
def test_the_loser_decides_who_begins_after_looking_at_the_new_hand(
    energy: tuple[int, int], loser: str, duel: int
) -> None:
    match = play(f"duel {duel}; {BALROG_LAYS_LAST}; {markers(*energy)}", "lay C01")
    assert asked(match) == "deal nature"
    go_on(match, "nature")
    assert asked(match) == f"begin {loser}"
    assert len(hand(match, GANDALF)) == len(hand(match, BALROG)) == 9


@pytest.mark.rule("DU-S4")
@pytest.mark.parametrize("beginner", ["gandalf", "balrog"])
@pytest.mark.parametrize("loser", ["gandalf", "balrog"])
def test_the_loser_may_choose_either_side_to_begin(beginner: str, loser: str) -> None:
    match = play(f"duel 2; asks begin {loser}; lost {loser}", f"begin {beginner}")
    assert asked(match) == f"lay {beginner}"


@pytest.mark.rule("DU-S4")
@pytest.mark.parametrize("duel", [1, 2])
def test_before_a_new_duel_markers_go_back_to_15_and_figures_stay(duel: int) -> None:
    match = play(f"duel {duel}; {BALROG_LAYS_LAST}; {markers(10, 9, (1, 1))}", "lay C01", "nature")
    assert (energies(match), steps(match)) == ((15, 15), (2, 1))


@pytest.mark.rule("DU-S5")
def test_the_hands_of_the_final_are_the_nine_cards_set_aside() -> None:
    match = play(
        f"duel 3; {BALROG_LAYS_LAST}; gandalf hand C07 C08 C09; gandalf aside C10 C11 C12 C13 C14 rage; "
        "balrog hand C01 C07 C08 C09; balrog aside C10 C11 C12 C13 C14 whip",
        "lay C01",
    )
    assert hand(match, GANDALF) == {"C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "rage"}
    assert hand(match, BALROG) == {"C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "whip"}
    assert sizes(match, GANDALF) == sizes(match, BALROG) == (0, 9, 0)
    assert energies(match) == (20, 20)


@pytest.mark.rule("DU-S5")
@pytest.mark.parametrize(("figures", "decider"), [((0, 3), "gandalf"), ((3, 0), "balrog")])
@pytest.mark.parametrize("energy", [(10, 9), (9, 10)])
def test_whoever_stands_lower_decides_who_begins_the_final(
    figures: tuple[int, int], decider: str, energy: tuple[int, int]
) -> None:
    match = play(f"duel 3; {BALROG_LAYS_LAST}; {markers(*energy, figures)}", "lay C01")
    assert asked(match) == f"begin {decider}"


@pytest.mark.rule("DU-S5")
@pytest.mark.parametrize(("energy", "figures", "decider"), [((10, 9), (1, 2), "balrog"), ((9, 10), (2, 1), "gandalf")])
def test_with_level_figures_the_loser_of_the_third_duel_decides(
    energy: tuple[int, int], figures: tuple[int, int], decider: str
) -> None:
    match = play(f"duel 3; {BALROG_LAYS_LAST}; {markers(*energy, figures)}", "lay C01")
    assert steps(match) == (2, 2)
    assert asked(match) == f"begin {decider}"


@pytest.mark.rule("DU-S5")
@pytest.mark.parametrize("beginner", ["gandalf", "balrog"])
def test_the_decider_may_choose_either_side_to_begin_the_final(beginner: str) -> None:
    match = play("duel final; asks begin gandalf; lost gandalf", f"begin {beginner}")
    assert asked(match) == f"lay {beginner}"


@pytest.mark.rule("DU-S5", "DU-E1")
def test_in_the_final_all_nine_cards_may_be_played_and_nothing_is_set_aside() -> None:
    twelve = "duel final; row C01 C02 C02 C03 C03 C04 C04 C05 C05 C06 C06"
    match = play(twelve, "lay C01")
    assert (asked(match), sizes(match, GANDALF), sizes(match, BALROG)) == ("lay gandalf", (0, 3, 0), (0, 3, 0))
    match = play(BALROG_LAYS_LAST_IN_FINAL, "lay C01")
    assert (asked(match), sizes(match, GANDALF), sizes(match, BALROG)) == ("nothing", (0, 0, 0), (0, 0, 0))


@pytest.mark.rule("DU-S4")
def test_a_tie_makes_the_beginner_the_loser_who_then_decides() -> None:
    assert asked(play(BALROG_LAYS_LAST, "lay C01", "nature")) == "begin gandalf"
    assert asked(play(f"duel 2; {GANDALF_LAYS_LAST}", "lay C01", "nature")) == "begin balrog"
