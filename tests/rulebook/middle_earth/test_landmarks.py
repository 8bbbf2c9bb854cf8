"""Chapter 8: landmarks."""

import pytest

from tests.rulebook.middle_earth.table import (
    asked,
    choices,
    coins,
    discard,
    forts,
    go_on,
    legal,
    lie,
    play,
    played,
    price,
    reserve,
    steps,
    tokens,
    top,
    units,
    won,
)
from threerings.games.middle_earth.components import BOARD, FELLOWSHIP, SAURON

LAST = lie("treasury", "plunder")
"""Two cards of chapter 3 are left, and all others that nobody has lie in the discard."""

# The seven landmarks


@pytest.mark.rule("ME-T5", "ME-L1")
@pytest.mark.parametrize("tile", BOARD["landmarks"])
@pytest.mark.parametrize(("player", "seat"), [("fellowship", FELLOWSHIP), ("sauron", SAURON)])
def test_each_landmark_places_a_fortress_in_its_region_first_of_all(tile: str, player: str, seat: int) -> None:
    match = play(f"up {tile}; player {player}; {player} coins 6", f"landmark {tile}")
    assert forts(match, seat) == {BOARD["landmarks"][tile]["region"]}
    assert (coins(match)[seat] == 5) is (tile == "erebor"), "the purse was empty before the coins of Erebor"


@pytest.mark.rule("ME-L2")
def test_barad_dur_plays_a_card_of_the_discard_free() -> None:
    match = play(f"{LAST}; up barad-dur; sauron coins 6", "landmark barad-dur")
    assert asked(match) == "retrieve sauron"
    go_on(match, "retrieve corsairs", "place lindon")
    assert (units(match, SAURON), coins(match)) == ({"lindon": 3, "mordor": 2}, (3, 0))
    assert "corsairs" in played(match, SAURON)
    assert "corsairs" not in discard(match)
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-L1", "ME-W3")
def test_bree_places_two_units_there_and_allows_two_moves() -> None:
    match = play("up bree; sauron coins 6; fellowship units", "landmark bree")
    assert units(match, SAURON) == {"arnor": 2, "mordor": 2}
    go_on(match, "move arnor lindon", "move mordor gondor")
    assert units(match, SAURON) == {"lindon": 1, "arnor": 1, "gondor": 1, "mordor": 1}
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-L1", "ME-W1")
def test_the_units_of_bree_fight_before_anything_moves() -> None:
    match = play("up bree; sauron coins 6; sauron units; fellowship units arnor 1", "landmark bree")
    assert (units(match, SAURON), units(match, FELLOWSHIP)) == ({"arnor": 1}, {})
    assert choices(match, "move") == {"arnor lindon", "arnor rhovanion", "arnor enedwaith"}


@pytest.mark.rule("ME-L1", "ME-C7")
def test_erebor_gives_five_coins_and_a_move() -> None:
    match = play("up erebor; sauron coins 7", "landmark erebor")
    assert (coins(match), legal(match)) == ((3, 6), {"move mordor gondor", "move mordor rohan", "pass"})
    go_on(match, "move mordor rohan")
    assert (units(match, SAURON), asked(match)) == ({"rohan": 1, "mordor": 1}, "choose fellowship")


@pytest.mark.rule("ME-L1", "ME-S1")
def test_erebor_gives_no_more_coins_than_the_reserve_holds() -> None:
    skills = "disguise strong-arm war-drill oath captain old-map"
    match = play(f"{lie('toll', 'barter')}; up erebor; sauron cards {skills}; sauron coins 10; fellowship coins 18")
    go_on(match, "landmark erebor")
    assert (coins(match), reserve(match)) == ((18, 12), 0)


@pytest.mark.rule("ME-A1", "ME-A5")
def test_grey_havens_gives_a_token_of_any_people_two_revealed_one_kept() -> None:
    match = play("up grey-havens; sauron coins 6", "landmark grey-havens")
    assert legal(match) == {f"call {people}" for people in ("elves", "dwarves", "hobbits", "humans", "ents", "wizards")}
    go_on(match, "call humans", "reveal humans-levy", "reveal humans-roads")
    assert legal(match) == {"keep humans-levy", "keep humans-roads"}
    go_on(match, "keep humans-levy")
    assert (tokens(match, SAURON), top(match, "humans")) == ({"humans-levy"}, "humans-roads")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-L1")
def test_grey_havens_gives_no_symbol_of_that_people() -> None:
    match = play("up grey-havens; sauron coins 6", "landmark grey-havens", "call humans", "nature", "keep humans-roads")
    assert match.view(SAURON).sauron.peoples == (0,) * 6


@pytest.mark.rule("ME-L1", "ME-F4")
def test_helms_deep_places_three_units_there() -> None:
    match = play("up helms-deep; sauron coins 6", "landmark helms-deep")
    assert (units(match, SAURON), asked(match)) == ({"rohan": 3, "mordor": 2}, "choose fellowship")


@pytest.mark.rule("ME-L3", "ME-C1")
def test_isengard_a_quest_step_and_a_grey_card_of_the_opponent_goes_to_the_discard() -> None:
    cards = "fellowship cards oath captain toll; sauron cards disguise"
    match = play(f"{LAST}; up isengard; sauron coins 6; {cards}", "landmark isengard")
    assert (steps(match), legal(match)) == ((0, 1), {"strip oath", "strip captain"})
    assert price(match, FELLOWSHIP, "bree").coins == 4
    go_on(match, "strip captain")
    assert (played(match, FELLOWSHIP), played(match, SAURON)) == ({"oath", "toll"}, {"disguise"})
    assert ("captain" in discard(match), asked(match)) == (True, "choose fellowship")
    assert price(match, FELLOWSHIP, "bree").coins == 5, "its skill is gone"
    assert coins(match) == (3, 1), "and nobody is paid for it"


@pytest.mark.rule("ME-L3", "ME-P3")
def test_isengard_takes_a_card_of_several_skills_as_well() -> None:
    match = play(f"{LAST}; up isengard; sauron coins 6; fellowship cards council", "landmark isengard", "strip council")
    assert price(match, FELLOWSHIP, "grey-havens").coins == 6
    assert "council" in discard(match)


@pytest.mark.rule("ME-L3", "ME-L2")
def test_the_card_dropped_by_isengard_can_be_played_from_the_discard() -> None:
    position = f"{LAST}; up isengard barad-dur; sauron coins 6; fellowship coins 7; fellowship cards captain"
    match = play(position, "landmark isengard", "strip captain", "landmark barad-dur", "retrieve captain")
    assert played(match, FELLOWSHIP) == {"captain"}


@pytest.mark.rule("ME-L1", "ME-Q3")
def test_minas_tirith_places_a_unit_there_and_gives_two_quest_steps() -> None:
    match = play("up minas-tirith; sauron coins 6", "landmark minas-tirith")
    assert (units(match, SAURON), steps(match)) == ({"gondor": 1, "mordor": 2}, (0, 2))
    assert asked(match) == "choose fellowship"


# Order


@pytest.mark.rule("ME-L1")
def test_the_fortress_comes_before_the_units() -> None:
    """Present everywhere with the fortress, Sauron wins before the unit falls in the conflict."""
    six = "lindon 1 arnor 1 rhovanion 1 enedwaith 1 rohan 1 mordor 1"
    match = play(
        f"up minas-tirith; sauron coins 6; sauron units {six}; fellowship units gondor 3", "landmark minas-tirith"
    )
    assert (won(match), units(match, FELLOWSHIP), steps(match)) == ("sauron conquest", {"gondor": 3}, (0, 0))


@pytest.mark.rule("ME-L1")
def test_automatic_effects_come_before_choices() -> None:
    assert coins(play("up erebor; sauron coins 6", "landmark erebor")) == (3, 5), "before the move"
    assert steps(play("up isengard; sauron coins 6; fellowship cards oath", "landmark isengard")) == (0, 1)
    assert units(play("up bree; sauron coins 6; fellowship units", "landmark bree"), SAURON)["arnor"] == 2


# From the discard


@pytest.mark.rule("ME-L2")
def test_the_whole_discard_may_be_chosen_from_and_nothing_else() -> None:
    match = play(
        f"{LAST}; up barad-dur; sauron coins 6; sauron cards oath; fellowship cards toll", "landmark barad-dur"
    )
    assert choices(match, "retrieve") == discard(match)
    assert len(discard(match)) == 69 - 4, "all but two that lie there and two that are played"


@pytest.mark.rule("ME-L2", "ME-T3")
def test_a_card_discarded_for_coins_can_be_played_later() -> None:
    match = play(f"{LAST}; up barad-dur; sauron coins 6; player fellowship", "discard plunder", "landmark barad-dur")
    assert "plunder" in choices(match, "retrieve")
    go_on(match, "retrieve plunder", "coin")
    assert coins(match) == (5, 0)


@pytest.mark.rule("ME-L2")
def test_playing_from_the_discard_sets_off_tokens_of_its_colour() -> None:
    position = f"{LAST}; up barad-dur; sauron coins 6; sauron tokens elves-trade humans-roads"
    match = play(position, "landmark barad-dur", "retrieve tribute")
    assert (coins(match), steps(match), asked(match)) == ((3, 4), (0, 1), "choose sauron")


@pytest.mark.rule("ME-L2")
def test_units_of_a_red_card_from_the_discard_obey_the_tokens_too() -> None:
    position = f"{LAST}; up barad-dur; sauron coins 6; sauron tokens elves-paths humans-levy"
    match = play(position, "landmark barad-dur", "retrieve corsairs", "place rhovanion")
    assert units(match, SAURON) == {"rhovanion": 4, "mordor": 2}


@pytest.mark.rule("ME-L2", "ME-P5")
def test_playing_from_the_discard_is_not_chaining() -> None:
    position = f"{LAST}; up barad-dur; sauron coins 6; sauron tokens hobbits-gifts; sauron cards packed-bag"
    match = play(position, "landmark barad-dur", "retrieve long-march")
    assert (coins(match), steps(match)) == ((3, 0), (0, 1))


@pytest.mark.rule("ME-L2", "ME-C1", "ME-P5")
def test_a_card_from_the_discard_stays_with_its_skills_and_its_chain_symbol() -> None:
    grey = play(f"{LAST}; up barad-dur; sauron coins 6", "landmark barad-dur", "retrieve web-of-lies")
    assert price(grey, SAURON, "treasury").coins == 1
    chain = play(f"{LAST}; up barad-dur; sauron coins 6", "landmark barad-dur", "retrieve strongbox")
    assert price(chain, SAURON, "treasury").chained


@pytest.mark.rule("ME-L2", "ME-A1")
def test_a_green_card_from_the_discard_makes_a_pair() -> None:
    position = f"{LAST}; up barad-dur; sauron coins 6; sauron cards elven-guest; tops elves-trade"
    match = play(position, "landmark barad-dur", "retrieve elven-song", "reveal elves-paths")
    assert choices(match, "keep") == {"elves-trade", "elves-paths"}
