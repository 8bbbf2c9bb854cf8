"""Chapter 7: war."""

import pytest

from tests.rulebook.middle_earth.table import (
    asked,
    choices,
    forts,
    go_on,
    legal,
    lie,
    play,
    presence,
    price,
    supply,
    tiles,
    units,
    won,
)
from threerings.games.middle_earth.components import FELLOWSHIP, SAURON

RED = lie("corsairs", "treasury")
MARCH = lie("redeployment", "treasury")
SIX_TILES = "bree erebor grey-havens helms-deep isengard minas-tirith"

# Conflicts


@pytest.mark.rule("ME-W1", "ME-F6")
@pytest.mark.parametrize(
    ("there", "mine", "theirs"), [(0, 3, 0), (1, 2, 0), (2, 1, 0), (3, 0, 0), (4, 0, 1), (7, 0, 4)]
)
def test_placing_units_among_enemies_removes_one_each_until_a_side_has_none(there: int, mine: int, theirs: int) -> None:
    enemies = f"lindon {there}" if there else ""
    match = play(f"{RED}; sauron coins 9; sauron units; fellowship units {enemies}", "play corsairs", "place lindon")
    assert units(match, SAURON) == ({"lindon": mine} if mine else {})
    assert units(match, FELLOWSHIP) == ({"lindon": theirs} if theirs else {})
    assert (supply(match, SAURON), supply(match, FELLOWSHIP)) == (15 - mine, 15 - theirs), "back to their supply"


@pytest.mark.rule("ME-W1")
def test_units_already_there_fight_too() -> None:
    match = play(f"{RED}; sauron coins 9; sauron units lindon 2; fellowship units", "play corsairs", "place lindon")
    assert units(match, SAURON) == {"lindon": 5}, "no conflict among friends"


@pytest.mark.rule("ME-W1")
@pytest.mark.parametrize(("there", "mine", "theirs"), [(1, {}, {}), (2, {}, {"gondor": 1})])
def test_moving_a_unit_among_enemies_starts_a_conflict(
    there: int, mine: dict[str, int], theirs: dict[str, int]
) -> None:
    match = play(
        f"{MARCH}; sauron coins 9; sauron units mordor 1; fellowship units gondor {there}", "play redeployment"
    )
    go_on(match, "move mordor gondor")
    assert (units(match, SAURON), units(match, FELLOWSHIP)) == (mine, theirs)
    assert supply(match, SAURON) == 15


@pytest.mark.rule("ME-W1")
def test_no_conflict_where_only_the_neighbours_are_enemies() -> None:
    match = play(f"{RED}; sauron coins 9; fellowship units arnor 3", "play corsairs", "place lindon")
    assert (units(match, SAURON), units(match, FELLOWSHIP)) == ({"lindon": 3, "mordor": 2}, {"arnor": 3})


@pytest.mark.rule("ME-W2")
def test_a_fortress_neither_fights_nor_blocks() -> None:
    match = play(f"{RED}; sauron coins 9; fellowship tiles grey-havens", "play corsairs", "place lindon")
    assert (units(match, SAURON), forts(match, FELLOWSHIP)) == ({"lindon": 3, "mordor": 2}, {"lindon"})
    assert (presence(match, SAURON), presence(match, FELLOWSHIP)) == (2, 2), "both are present in Lindon"


@pytest.mark.rule("ME-W2")
def test_a_fortress_does_not_save_its_units() -> None:
    position = f"{RED}; sauron coins 9; fellowship units lindon 2; fellowship tiles grey-havens"
    match = play(position, "play corsairs", "place lindon")
    assert (units(match, SAURON)["lindon"], units(match, FELLOWSHIP), forts(match, FELLOWSHIP)) == (1, {}, {"lindon"})


@pytest.mark.rule("ME-W2", "ME-T5")
def test_a_fortress_is_placed_among_enemy_units_without_a_conflict() -> None:
    match = play("up erebor; sauron coins 9; fellowship units rhovanion 2", "landmark erebor", "pass")
    assert (forts(match, SAURON), units(match, FELLOWSHIP)) == ({"rhovanion"}, {"rhovanion": 2})


# Moves


@pytest.mark.rule("ME-W3")
def test_the_example_of_the_rulebook() -> None:
    """Enedwaith to Rohan, where both units fall; then another unit through Rohan to Mordor."""
    match = play(f"{MARCH}; sauron coins 9; sauron units enedwaith 2; fellowship units rohan 1", "play redeployment")
    go_on(match, "move enedwaith rohan")
    assert (units(match, SAURON), units(match, FELLOWSHIP)) == ({"enedwaith": 1}, {})
    go_on(match, "move enedwaith rohan", "move rohan mordor")
    assert (units(match, SAURON), asked(match)) == ({"mordor": 1}, "choose fellowship")


@pytest.mark.rule("ME-W3")
def test_each_conflict_is_settled_before_the_next_move() -> None:
    match = play(f"{MARCH}; sauron coins 9; sauron units rohan 3; fellowship units gondor 2", "play redeployment")
    go_on(match, "move rohan gondor")
    assert (units(match, SAURON), units(match, FELLOWSHIP)) == ({"rohan": 2}, {"gondor": 1})
    go_on(match, "move rohan gondor")
    assert (units(match, SAURON), units(match, FELLOWSHIP)) == ({"rohan": 1}, {})
    go_on(match, "move rohan gondor")
    assert units(match, SAURON) == {"gondor": 1}


@pytest.mark.rule("ME-W3")
def test_a_unit_that_fell_cannot_move_on() -> None:
    position = f"{MARCH}; sauron coins 9; sauron units rohan 1 lindon 1; fellowship units gondor 1"
    match = play(position, "play redeployment", "move rohan gondor")
    assert choices(match, "move") == {"lindon arnor"}


@pytest.mark.rule("ME-W3", "ME-F7")
def test_without_units_left_no_more_moves_are_asked_for() -> None:
    position = f"{MARCH}; sauron coins 9; sauron units rohan 1; fellowship units gondor 1"
    assert asked(play(position, "play redeployment", "move rohan gondor")) == "choose fellowship"


@pytest.mark.rule("ME-W3")
def test_the_same_unit_or_different_ones_may_move() -> None:
    position = f"{MARCH}; sauron coins 9; fellowship units; sauron units mordor 3"
    same = play(position, "play redeployment", "move mordor rohan", "move rohan rhovanion", "move rhovanion arnor")
    different = play(position, "play redeployment", "move mordor rohan", "move mordor gondor", "move mordor rohan")
    assert units(same, SAURON) == {"mordor": 2, "arnor": 1}
    assert units(different, SAURON) == {"rohan": 2, "gondor": 1}


# Supply


@pytest.mark.rule("ME-W4")
@pytest.mark.parametrize(("on_board", "arrive"), [(12, 3), (13, 2), (14, 1), (15, 0)])
def test_no_more_units_are_placed_than_the_supply_holds(on_board: int, arrive: int) -> None:
    match = play(f"{RED}; sauron coins 9; sauron units mordor {on_board}", "play corsairs")
    if arrive:
        go_on(match, "place lindon")
    assert units(match, SAURON).get("lindon", 0) == arrive
    assert supply(match, SAURON) == 15 - on_board - arrive
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-W4")
def test_a_landmark_places_what_is_there_too() -> None:
    match = play("up helms-deep; sauron coins 9; sauron units mordor 14", "landmark helms-deep")
    assert units(match, SAURON) == {"rohan": 1, "mordor": 14}


# Fortresses


@pytest.mark.rule("ME-W5")
def test_a_removed_fortress_leaves_its_landmark_with_the_owner_without_presence() -> None:
    position = f"{lie('first-steps', 'toll')}; sauron coins 2 steps 11; fellowship tiles grey-havens isengard"
    match = play(position, "play first-steps")
    assert presence(match, FELLOWSHIP) == 3
    go_on(match, "raze lindon")
    assert (forts(match, FELLOWSHIP), tiles(match, FELLOWSHIP)) == ({"enedwaith"}, {"grey-havens", "isengard"})
    assert presence(match, FELLOWSHIP) == 2
    assert price(match, FELLOWSHIP, "helms-deep").surcharge == 1, "back in the supply, it adds nothing to the cost"


@pytest.mark.rule("ME-W5")
def test_only_enemy_fortresses_are_removed() -> None:
    position = f"{lie('first-steps', 'toll')}; sauron coins 2 steps 11; sauron tiles erebor; fellowship tiles isengard"
    assert legal(play(position, "play first-steps")) == {"raze enedwaith", "pass"}


# Conquest


@pytest.mark.rule("ME-W6")
def test_presence_in_all_seven_regions_wins_by_a_unit() -> None:
    six = "arnor 1 rhovanion 1 enedwaith 1 rohan 1 gondor 1 mordor 1"
    match = play(f"{RED}; sauron coins 9; fellowship units; sauron units {six}", "play corsairs", "place lindon")
    assert won(match) == "sauron conquest"


@pytest.mark.rule("ME-W6")
def test_presence_in_all_seven_regions_wins_by_a_fortress() -> None:
    six = "lindon 1 arnor 1 enedwaith 1 rohan 1 gondor 1 mordor 1"
    match = play(
        f"up erebor; player fellowship; fellowship coins 9; sauron units; fellowship units {six}", "landmark erebor"
    )
    assert won(match) == "fellowship conquest"


@pytest.mark.rule("ME-W6")
def test_units_and_fortresses_count_together_and_a_region_counts_once() -> None:
    position = f"{RED}; sauron coins 9; fellowship units; sauron tiles bree erebor isengard"
    match = play(f"{position}; sauron units rohan 1 gondor 1 mordor 1", "play corsairs", "place lindon")
    assert won(match) == "sauron conquest"
    match = play(f"{position}; sauron units rohan 1 gondor 1 arnor 1", "play corsairs", "place lindon")
    assert (won(match), presence(match, SAURON)) == ("", 6)


@pytest.mark.rule("ME-W6")
def test_enemies_in_the_same_region_do_not_prevent_it() -> None:
    position = f"{RED}; sauron coins 9; sauron tiles {SIX_TILES}; sauron forts arnor rhovanion rohan enedwaith gondor"
    match = play(
        f"{position}; sauron units mordor 1; fellowship units arnor 2 rohan 5", "play corsairs", "place lindon"
    )
    assert won(match) == "sauron conquest"


@pytest.mark.rule("ME-W6")
def test_moving_the_last_unit_out_of_a_region_gives_it_up() -> None:
    six = "arnor 1 rhovanion 1 enedwaith 1 rohan 1 gondor 1 mordor 1"
    match = play(
        f"{MARCH}; sauron coins 9; fellowship units; sauron units {six}", "play redeployment", "move arnor lindon"
    )
    assert (won(match), presence(match, SAURON)) == ("", 6)
    go_on(match, "move rhovanion arnor", "move enedwaith rhovanion")
    assert (won(match), presence(match, SAURON)) == ("", 6)


@pytest.mark.rule("ME-W6", "ME-C6")
def test_moving_one_of_two_units_into_the_last_region_wins() -> None:
    six = "arnor 2 rhovanion 1 enedwaith 1 rohan 1 gondor 1 mordor 1"
    match = play(
        f"{MARCH}; sauron coins 9; fellowship units; sauron units {six}", "play redeployment", "move arnor lindon"
    )
    assert won(match) == "sauron conquest"
