"""Chapter 11: fine print."""

import pytest

from tests.rulebook.middle_earth.table import (
    asked,
    choices,
    coins,
    extra,
    forts,
    go_on,
    legal,
    lie,
    play,
    played,
    presence,
    steps,
    supply,
    tokens,
    units,
    won,
)
from threerings.games.middle_earth.components import FELLOWSHIP, SAURON, TOKEN_IDS

LAST = lie("treasury", "plunder")
SIX = "arnor 1 rhovanion 1 enedwaith 1 rohan 1 gondor 1 mordor 1"
"""Units in all regions but Lindon."""
MEMORY = (
    f"{lie('wizard-lore', 'treasury')}; sauron coins 4; fellowship tokens wizards-beacon wizards-summons; "
    "sauron cards staff-bearer"
)
"""Sauron is about to keep the wizards' memory, the last of its stack."""
REMEMBER = ["play wizard-lore", "keep wizards-memory"]

# F1: a token and what brought it


@pytest.mark.rule("ME-F1")
def test_tunnels_do_not_act_on_the_green_card_that_brought_them() -> None:
    position = f"{lie('dwarf-hall', 'tribute')}; sauron cards dwarf-smith; tops dwarves-tunnels"
    match = play(position, "play dwarf-hall", "reveal dwarves-masons", "keep dwarves-tunnels")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-F1")
def test_tunnels_act_on_the_next_green_card() -> None:
    position = f"{lie('elven-song', 'tribute')}; sauron coins 3; sauron cards dwarf-hall dwarf-smith"
    assert asked(play(f"{position}; sauron tokens dwarves-tunnels", "play elven-song")) == "manoeuvre sauron"


@pytest.mark.rule("ME-F1")
def test_builders_do_not_act_on_the_grey_havens_that_brought_them() -> None:
    match = play("up grey-havens; sauron coins 6; tops dwarves-builders", "landmark grey-havens", "call dwarves")
    go_on(match, "reveal dwarves-masons", "keep dwarves-builders")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-F1")
def test_gifts_do_not_act_on_the_chained_card_that_brought_them() -> None:
    position = f"{lie('hobbit-gardener', 'tribute')}; sauron cards hobbit-cook; tops hobbits-gifts"
    match = play(position, "play hobbit-gardener", "reveal hobbits-eagles", "keep hobbits-gifts")
    assert (coins(match), asked(match)) == ((3, 2), "choose fellowship")


@pytest.mark.rule("ME-F1", "ME-P5")
def test_gifts_had_before_act_on_a_chained_card_that_brings_another_token() -> None:
    position = f"{lie('elven-song', 'tribute')}; sauron cards elven-guest; sauron tokens hobbits-gifts"
    match = play(position, "play elven-song", "reveal elves-trade", "reveal elves-paths", "keep elves-trade")
    assert (coins(match), asked(match)) == ((3, 5), "choose fellowship")


# F2: bonuses on the way


@pytest.mark.rule("ME-F2")
@pytest.mark.parametrize("answer", ["accept", "pass"])
def test_a_bonus_is_settled_before_the_steps_still_to_go(answer: str) -> None:
    match = play(f"{lie('final-effort', 'treasury')}; sauron coins 3 steps 2", "play final-effort")
    assert steps(match) == (0, 3)
    go_on(match, answer)
    assert (steps(match), coins(match)) == ((0, 5), (3, 1 if answer == "accept" else 0))


@pytest.mark.rule("ME-F2", "ME-Q1", "ME-Q2")
@pytest.mark.parametrize(("player", "seat"), [("fellowship", FELLOWSHIP), ("sauron", SAURON)])
def test_no_bonus_is_asked_for_where_the_steps_still_to_go_win_at_once(player: str, seat: int) -> None:
    enemy = "sauron" if player == "fellowship" else "fellowship"
    position = (
        f"{lie('final-effort', 'treasury')}; player {player}; {player} coins 3 steps 11; {enemy} tiles helms-deep"
    )
    match = play(position, "play final-effort")
    assert (won(match), steps(match)[seat]) == (f"{player} quest", 14)
    assert forts(match, 1 - seat) == {"rohan"}


@pytest.mark.rule("ME-F2")
@pytest.mark.parametrize("answer", ["raze rohan", "pass"])
def test_the_bonus_of_the_twelfth_step_is_asked_for_where_one_step_is_missing(answer: str) -> None:
    position = f"{lie('steep-climb', 'treasury')}; sauron coins 3 steps 11; fellowship tiles helms-deep"
    match = play(position, "play steep-climb")
    assert (won(match), steps(match), asked(match)) == ("", (0, 12), "raze sauron")
    go_on(match, answer)
    assert (won(match), steps(match)) == ("", (0, 13))


@pytest.mark.rule("ME-F2")
def test_without_a_fortress_there_is_no_stop_on_the_twelfth_step() -> None:
    match = play(f"{lie('final-effort', 'treasury')}; sauron coins 3 steps 11; sauron tiles bree", "play final-effort")
    assert won(match) == "sauron quest"


@pytest.mark.rule("ME-F2", "ME-W1")
def test_a_bonus_in_the_middle_of_the_steps_of_a_token() -> None:
    position = f"{MEMORY}; sauron tiles bree".replace("wizards-beacon", "wizards-memory").replace(
        "coins 4", "coins 4 steps 5"
    )
    match = play(position, "play wizard-lore", "keep wizards-beacon")
    assert (steps(match), asked(match)) == ((0, 6), "place sauron")
    go_on(match, "place lindon")
    assert (steps(match), asked(match)) == ((0, 7), "choose fellowship")


# F3: the order of effects


@pytest.mark.rule("ME-F3")
def test_a_yellow_card_gives_its_coins_before_its_token_moves_on_the_quest() -> None:
    match = play(f"{lie('toll', 'barter')}; sauron coins 0 steps 5; sauron tokens humans-roads", "play toll")
    assert (coins(match), steps(match), asked(match)) == ((3, 2), (0, 6), "place sauron")


@pytest.mark.rule("ME-F3")
def test_a_blue_card_and_its_bonus_come_before_the_unit_of_the_scouts() -> None:
    match = play(f"{lie('steep-climb', 'treasury')}; sauron coins 3 steps 5; sauron tokens hobbits-scouts")
    go_on(match, "play steep-climb")
    assert (steps(match), "pass" in legal(match)) == ((0, 6), True), "the unit of the bonus"
    go_on(match, "place rohan")
    assert (steps(match), "pass" in legal(match)) == ((0, 7), False), "the unit of the scouts"
    go_on(match, "place gondor")
    assert units(match, SAURON) == {"rohan": 1, "gondor": 1, "mordor": 2}
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-F3")
def test_a_green_card_brings_its_token_and_all_its_effects_before_the_tunnels() -> None:
    match = play(f"{MEMORY}; sauron tokens dwarves-tunnels", *REMEMBER, "retrieve corsairs")
    assert asked(match) == "place sauron"
    go_on(match, "place lindon")
    assert choices(match, "move") == {"lindon arnor", "mordor gondor", "mordor rohan"}
    go_on(match, "move lindon arnor", "pass")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-F3", "ME-L1")
def test_isengard_fortress_step_bonus_and_then_the_grey_card() -> None:
    match = play("up isengard; sauron coins 6 steps 5; fellowship cards oath", "landmark isengard")
    assert (forts(match, SAURON), steps(match), asked(match)) == ({"enedwaith"}, (0, 6), "place sauron")
    go_on(match, "place lindon")
    assert legal(match) == {"strip oath"}


@pytest.mark.rule("ME-F3", "ME-T7")
def test_a_landmark_is_carried_out_before_the_extra_turn_of_the_builders() -> None:
    position = "up minas-tirith; sauron coins 6 steps 8; sauron tokens dwarves-builders"
    match = play(position, "landmark minas-tirith", "accept")
    assert (steps(match), asked(match), extra(match)) == ((0, 10), "choose sauron", 1), "two more turns in all"


@pytest.mark.rule("ME-F3", "ME-L2")
def test_a_card_from_the_discard_sets_off_tokens_which_set_off_a_bonus() -> None:
    """Memory, a yellow card, the humans' step, the ninth space, and the elves' turn: two more turns in all."""
    match = play(f"{MEMORY}; sauron tokens elves-trade humans-roads".replace("coins 4", "coins 4 steps 8"), *REMEMBER)
    go_on(match, "retrieve tribute")
    assert (coins(match), steps(match), asked(match)) == ((3, 4), (0, 9), "accept sauron")
    go_on(match, "accept")
    assert (asked(match), extra(match)) == ("choose sauron", 1)


@pytest.mark.rule("ME-F3", "ME-L2", "ME-A1")
def test_a_card_from_the_discard_can_bring_another_token() -> None:
    position = f"{MEMORY} elven-guest; tops elves-trade"
    match = play(position, *REMEMBER, "retrieve elven-song", "reveal elves-wisdom", "keep elves-wisdom")
    assert tokens(match, SAURON) == {"wizards-memory", "elves-wisdom"}
    assert {"wizard-lore", "elven-song"} <= played(match, SAURON)
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-F3", "ME-L2", "ME-A2")
def test_a_card_from_the_discard_can_bring_the_third_people() -> None:
    position = f"{MEMORY} elven-guest; tops elves-trade dwarves-masons"
    match = play(position, *REMEMBER, "retrieve dwarf-hall")
    assert choices(match, "keep") == {"elves-trade", "dwarves-masons"}, "no token of the wizards is left"


# F4: what may be left out


MAY = {
    "the coin of the third step": ("sauron coins 2 steps 2", "play first-steps"),
    "the unit of the sixth step": ("sauron coins 2 steps 5", "play first-steps"),
    "the turn of the ninth step": ("sauron coins 2 steps 8", "play first-steps"),
    "the fortress of the twelfth step": ("sauron coins 2 steps 11; fellowship tiles bree", "play first-steps"),
    "the moves of Bree": ("up bree; sauron coins 6", "landmark bree"),
    "the move of Erebor": ("up erebor; sauron coins 6", "landmark erebor"),
}
MAY_NOT = {
    "units of a red card": (lie("footmen", "toll"), ["play footmen"]),
    "the unit of the scouts": (f"{lie('first-steps', 'toll')}; sauron tokens hobbits-scouts", ["play first-steps"]),
    "the choice of Grey Havens": ("up grey-havens; sauron coins 6", ["landmark grey-havens"]),
    "keeping a token": (
        "up grey-havens; sauron coins 6",
        ["landmark grey-havens", "call ents", "reveal ents-march", "reveal ents-wrath"],
    ),
    "keeping the last token": (
        "up grey-havens; sauron coins 6; fellowship tokens ents-march ents-wrath",
        ["landmark grey-havens", "call ents"],
    ),
    "the card from the discard": (f"{LAST}; up barad-dur; sauron coins 6", ["landmark barad-dur"]),
    "the grey card of Isengard": ("up isengard; sauron coins 6; fellowship cards oath", ["landmark isengard"]),
    "the coin of a purple card": (f"{lie('plunder', 'treasury')}; sauron coins 9", ["play plunder"]),
    "a turn": ("", []),
}


@pytest.mark.rule("ME-F4")
@pytest.mark.parametrize("what", MAY)
def test_what_may_be_left_out(what: str) -> None:
    position, action = MAY[what]
    match = play(f"{lie('first-steps', 'toll')}; {position}", action)
    assert "pass" in legal(match)
    assert asked(go_on(match, "pass")) == "choose fellowship"


@pytest.mark.rule("ME-F4")
@pytest.mark.parametrize("what", MAY_NOT)
def test_what_may_not_be_left_out(what: str) -> None:
    position, actions = MAY_NOT[what]
    match = play(position, *actions)
    assert match.actor == SAURON
    assert "pass" not in legal(match)


@pytest.mark.rule("ME-F4")
def test_quest_steps_and_extra_turns_come_without_being_asked_for() -> None:
    match = play(f"{lie('toll', 'barter')}; sauron tokens humans-roads elves-trade", "play toll")
    assert (steps(match), asked(match)) == ((0, 1), "choose sauron")


# F5 and F6: units that arrive


SUMMONS = (
    f"{lie('wizard-lore', 'treasury')}; sauron coins 4; fellowship tokens wizards-beacon wizards-memory; "
    "sauron cards staff-bearer"
)


@pytest.mark.rule("ME-F5")
def test_how_many_units_are_placed_is_fixed_when_the_effect_begins() -> None:
    """One unit is left; it falls in a conflict and returns to the supply, but the second is not placed."""
    position = f"{SUMMONS}; sauron units mordor 14; fellowship units arnor 2"
    match = play(position, "play wizard-lore", "keep wizards-summons", "place arnor")
    assert (units(match, FELLOWSHIP), supply(match, SAURON)) == ({"arnor": 1}, 1)
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-F5", "ME-W4")
def test_with_two_units_left_both_are_placed_even_if_the_first_falls() -> None:
    position = f"{SUMMONS}; sauron units mordor 13; fellowship units arnor 2"
    match = play(position, "play wizard-lore", "keep wizards-summons", "place arnor", "place arnor")
    assert (units(match, FELLOWSHIP), supply(match, SAURON)) == ({}, 2)


@pytest.mark.rule("ME-F5", "ME-W4")
def test_the_levy_is_limited_by_the_supply_as_well() -> None:
    match = play(f"{lie('footmen', 'toll')}; sauron units mordor 14; sauron tokens humans-levy", "play footmen")
    go_on(match, "place rhovanion")
    assert units(match, SAURON) == {"rhovanion": 1, "mordor": 14}


@pytest.mark.rule("ME-F6")
def test_units_of_one_card_arrive_together_and_fight_once() -> None:
    """One by one, the first would stand in the last region before any conflict could be lost."""
    position = f"{lie('corsairs', 'treasury')}; sauron coins 9; sauron units {SIX}; fellowship units lindon"
    match = play(f"{position} 3", "play corsairs", "place lindon")
    assert (won(match), presence(match, SAURON), units(match, FELLOWSHIP)) == ("", 6, {})
    assert won(play(f"{position} 2", "play corsairs", "place lindon")) == "sauron conquest"


@pytest.mark.rule("ME-F6")
def test_units_of_a_landmark_arrive_together_too() -> None:
    match = play("up helms-deep; sauron coins 6; fellowship units rohan 2", "landmark helms-deep")
    assert (units(match, SAURON), units(match, FELLOWSHIP)) == ({"rohan": 1, "mordor": 2}, {})


@pytest.mark.rule("ME-F6", "ME-E1")
def test_a_unit_that_falls_on_arrival_does_not_conquer() -> None:
    position = f"{lie('redeployment', 'treasury')}; sauron coins 9; fellowship units lindon 1"
    match = play(
        f"{position}; sauron units {SIX.replace('arnor 1', 'arnor 2')}", "play redeployment", "move arnor lindon"
    )
    assert (won(match), units(match, FELLOWSHIP)) == ("", {})


# F7: nothing to do, nothing asked


ALL_TOKENS = " ".join(TOKEN_IDS)
NOTHING = {
    "no fortress for the twelfth step": ("sauron coins 2 steps 11; sauron tiles bree", "play first-steps"),
    "no coin in the reserve for the third step": ("sauron coins 20 steps 2; fellowship coins 10", "play first-steps"),
    "no unit in the supply for the sixth step": ("sauron coins 2 steps 5; sauron units mordor 15", "play first-steps"),
    "no unit in the supply for the scouts": (
        "sauron units mordor 15; sauron tokens hobbits-scouts",
        "play first-steps",
    ),
    "no unit to move after Erebor": ("up erebor; sauron coins 6; sauron units", "landmark erebor"),
    "no grey card for Isengard": (
        "up isengard; sauron coins 6; fellowship cards toll; sauron cards oath",
        "landmark isengard",
    ),
    "no stack for Grey Havens": (
        f"up grey-havens; sauron coins 6; fellowship tokens {ALL_TOKENS}",
        "landmark grey-havens",
    ),
}


@pytest.mark.rule("ME-F7")
@pytest.mark.parametrize("what", NOTHING)
def test_an_effect_that_can_do_nothing_is_not_asked_for(what: str) -> None:
    position, action = NOTHING[what]
    laid = lie("first-steps", "barter")
    assert asked(play(f"{laid}; {position}", action)) == "choose fellowship"


@pytest.mark.rule("ME-F7", "ME-A5")
def test_an_empty_stack_cannot_be_chosen() -> None:
    gone = "fellowship tokens ents-awakening ents-wrath ents-march; sauron tokens elves-trade elves-paths"
    match = play(f"up grey-havens; sauron coins 6; {gone}", "landmark grey-havens")
    assert choices(match, "call") == {"elves", "dwarves", "hobbits", "humans", "wizards"}
    go_on(match, "call elves")
    assert legal(match) == {"keep elves-wisdom"}


@pytest.mark.rule("ME-F7")
def test_manoeuvres_that_can_do_nothing_are_not_offered() -> None:
    position = f"{lie('ambush', 'treasury')}; sauron coins 9; sauron units; fellowship coins 0; fellowship units"
    assert asked(play(position, "play ambush")) == "choose fellowship"
    match = play(position.replace("fellowship units", "fellowship units rohan 1"), "play ambush")
    assert legal(match) == {"remove rohan", "pass"}


# F10: the last card


@pytest.mark.rule("ME-F10")
def test_the_last_card_is_carried_out_in_full_before_regions_are_counted() -> None:
    position = f"{lie('steep-climb')}; sauron coins 3 steps 5; sauron tokens hobbits-scouts"
    match = play(position, "play steep-climb", "place lindon")
    assert (won(match), asked(match)) == ("", "place sauron")
    go_on(match, "place gondor")
    assert (won(match), presence(match, SAURON)) == ("sauron presence", 3)


@pytest.mark.rule("ME-F10", "ME-F7", "ME-T7")
def test_the_bonus_of_another_turn_is_not_asked_for_on_the_last_card() -> None:
    match = play(f"{lie('steep-climb')}; sauron coins 3 steps 8; up bree", "play steep-climb")
    assert (won(match), steps(match)) == ("nobody shared", (0, 10))


@pytest.mark.rule("ME-F10", "ME-E2")
def test_units_of_the_last_card_count() -> None:
    match = play(f"{lie('corsairs')}; sauron coins 9", "play corsairs", "place lindon")
    assert won(match) == "sauron presence"
