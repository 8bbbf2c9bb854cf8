"""Chapter 2: a turn."""

import pytest

from tests.rulebook.middle_earth.table import (
    accessible,
    asked,
    choices,
    coins,
    discard,
    extra,
    first,
    forts,
    go_on,
    laid,
    legal,
    lie,
    play,
    played,
    reserve,
    steps,
    tiles,
    tiles_up,
    units,
    won,
)
from threerings.core.game import PUBLIC
from threerings.games.middle_earth.components import SAURON

# What may be taken


@pytest.mark.rule("ME-T1")
def test_only_cards_that_nothing_lies_on_may_be_taken() -> None:
    match = play("")
    low = {laid(match)[slot] for slot in range(14, 20)}
    assert accessible(match) == choices(match, "play") == choices(match, "discard") == low


@pytest.mark.rule("ME-T1")
def test_a_card_that_is_partly_covered_may_not_be_taken() -> None:
    covered = "chapter 1; slots 0=toll 1=barter 2=oath 4=captain"
    assert accessible(play(covered)) == {"oath", "captain"}
    match = play(covered, "discard oath")
    assert accessible(match) == choices(match, "discard") == {"toll", "captain"}, "4 still lies on slot 1"


@pytest.mark.rule("ME-T1", "ME-T5")
def test_any_face_up_landmark_may_be_taken_instead_of_a_card_and_no_other() -> None:
    match = play("up bree isengard; sauron coins 9")
    assert choices(match, "landmark") == {"bree", "isengard"}
    assert choices(match, "discard")


@pytest.mark.rule("ME-T1")
def test_a_turn_is_one_card_or_one_landmark() -> None:
    assert asked(play(lie("toll", "barter"), "discard toll")) == "choose fellowship"
    assert asked(play("up helms-deep; sauron coins 9", "landmark helms-deep")) == "choose fellowship"


# Playing and discarding


@pytest.mark.rule("ME-T2")
def test_a_card_played_is_paid_lies_before_the_player_and_takes_effect() -> None:
    match = play(lie("river-crossing", "toll"), "play river-crossing")
    assert (coins(match), steps(match)) == ((3, 1), (0, 1))
    assert "river-crossing" in played(match, SAURON)
    assert "river-crossing" not in discard(match) | set(laid(match).values())


@pytest.mark.rule("ME-T2", "ME-T3")
def test_a_card_discarded_is_not_paid_and_takes_no_effect() -> None:
    match = play(lie("river-crossing", "toll"), "discard river-crossing")
    assert (coins(match), steps(match)) == ((3, 3), (0, 0))
    assert "river-crossing" not in played(match, SAURON) | set(laid(match).values())
    assert "river-crossing" in discard(match)


@pytest.mark.rule("ME-T3")
@pytest.mark.parametrize(("cards", "pays"), [("toll barter", 1), ("tribute strongbox", 2), ("treasury plunder", 3)])
def test_discarding_pays_a_coin_for_each_chapter_so_far(cards: str, pays: int) -> None:
    first, second = cards.split()
    match = play(f"{lie(first, second)}; player fellowship", f"discard {first}")
    assert (coins(match), reserve(match)) == ((3 + pays, 2), 25 - pays)
    go_on(match, f"discard {second}")
    assert coins(match) == (3 + pays, 2 + pays)


# Turning up


def lies_on_a_card(card: str) -> str:
    """A card of chapter 1 with a card face down under it."""
    return f"chapter 1; slots 0=disguise 1=hidden-path 2=? 3=? 4=? 5={card} 7=toll 8=barter"


@pytest.mark.rule("ME-T4")
def test_a_card_is_turned_up_at_the_end_of_the_turn_not_before() -> None:
    match = play(lies_on_a_card("footmen"), "play footmen")
    assert (asked(match), laid(match)[2]) == ("place sauron", "?")
    go_on(match, "place rhovanion")
    assert (asked(match), laid(match)[2]) == ("turn nature", "?")
    go_on(match, "turn archers")
    assert (asked(match), laid(match)[2]) == ("choose fellowship", "archers")
    assert "archers" in accessible(match)
    assert laid(match)[3] == laid(match)[4] == "?", "still covered"


TWO_LIE_UNDER_THE_CHRONICLER = (
    "chapter 2; slots 0=archive 1=banner 2=council 3=ranger 4=tribute 5=strongbox 6=? 7=? 8=? 9=? 10=? "
    "11=chronicler 13=long-march 14=watch-fire"
)


@pytest.mark.rule("ME-T4")
def test_two_cards_that_become_accessible_at_once_are_both_turned_up() -> None:
    match = play(TWO_LIE_UNDER_THE_CHRONICLER, "discard chronicler")
    for card in ("raiders", "marksmen"):
        assert asked(match) == "turn nature"
        go_on(match, f"turn {card}")
    assert asked(match) == "choose fellowship"
    assert (laid(match)[6], laid(match)[7], laid(match)[8]) == ("raiders", "marksmen", "?")


@pytest.mark.rule("ME-T4", "ME-T7")
def test_cards_are_turned_up_before_an_extra_turn() -> None:
    match = play(f"{lies_on_a_card('first-steps')}; sauron coins 2 steps 8")
    go_on(match, "play first-steps", "accept")
    assert asked(match) == "turn nature"
    go_on(match, "turn archers")
    assert (asked(match), "archers" in accessible(match)) == ("choose sauron", True)


@pytest.mark.rule("ME-T4")
def test_nothing_is_turned_up_once_somebody_has_won() -> None:
    match = play(f"{lies_on_a_card('first-steps')}; sauron coins 2 steps 13", "play first-steps")
    assert (won(match), laid(match)[2]) == ("sauron quest", "?")


# Landmarks


@pytest.mark.rule("ME-T5")
def test_a_landmark_is_paid_gives_a_fortress_and_its_effects_and_is_not_replaced() -> None:
    match = play("up helms-deep bree erebor; sauron coins 7", "landmark helms-deep")
    assert (coins(match), reserve(match)) == ((3, 1), 26)
    assert (tiles(match, SAURON), forts(match, SAURON)) == ({"helms-deep"}, {"rohan"})
    assert units(match, SAURON) == {"rohan": 3, "mordor": 2}
    assert tiles_up(match) == {"bree", "erebor"}
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-T5")
def test_a_landmark_changes_nothing_in_the_layout() -> None:
    position = "up helms-deep; sauron coins 7"
    assert laid(play(position, "landmark helms-deep")) == laid(play(position))


# The end of a chapter


@pytest.mark.rule("ME-T6")
def test_after_the_last_card_the_next_chapter_is_laid_out_and_landmarks_turned_up_to_three() -> None:
    match = play(f"{lie('toll')}; up bree", "play toll")
    while asked(match) == "turn nature":
        go_on(match, min(legal(match)))
    assert choices(match, "raise") == {"barad-dur", "erebor", "grey-havens", "helms-deep", "isengard", "minas-tirith"}
    go_on(match, "raise erebor", "raise isengard")
    assert (tiles_up(match), asked(match)) == ({"bree", "erebor", "isengard"}, "choose fellowship")
    assert (match.view(PUBLIC).chapter, len(laid(match))) == (1, 20)


@pytest.mark.rule("ME-T6")
def test_no_more_landmarks_are_turned_up_than_there_are() -> None:
    match = play(
        f"{lie('toll')}; up bree; sauron tiles erebor isengard; fellowship tiles barad-dur helms-deep minas-tirith"
    )
    go_on(match, "play toll", "nature")
    assert (tiles_up(match), asked(match)) == ({"bree", "grey-havens"}, "choose fellowship")


@pytest.mark.rule("ME-T6")
def test_a_chapter_goes_on_as_long_as_a_card_lies_there() -> None:
    match = play(f"{lie('toll', 'barter')}; up", "play toll")
    assert (match.view(PUBLIC).chapter, laid(match), tiles_up(match)) == (0, {1: "barter"}, set())


@pytest.mark.rule("ME-T6")
def test_taking_a_landmark_does_not_end_a_chapter() -> None:
    match = play(f"{lie('toll')}; up helms-deep; sauron coins 7", "landmark helms-deep")
    assert (asked(match), laid(match)) == ("choose fellowship", {0: "toll"})


@pytest.mark.rule("ME-T6")
def test_cards_played_coins_units_and_steps_stay_in_the_next_chapter() -> None:
    match = play(
        f"{lie('toll')}; sauron cards oath; fellowship coins 5 steps 4; sauron units rohan 3", "play toll", "nature"
    )
    assert played(match, SAURON) == {"oath", "toll"}
    assert (coins(match), steps(match), units(match, SAURON)) == ((5, 4), (4, 0), {"rohan": 3})


# Another turn


YELLOW = lie("toll", "barter", "market-day", "found-purse", "oath")


@pytest.mark.rule("ME-T7")
def test_another_turn_comes_after_this_one_and_then_the_other_player() -> None:
    match = play(f"{YELLOW}; sauron tokens elves-trade", "play toll")
    assert asked(match) == "choose sauron"
    go_on(match, "discard barter")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-T7")
def test_several_extra_turns_add_up() -> None:
    match = play(f"{YELLOW}; sauron coins 2 steps 8; sauron tokens elves-trade humans-roads", "play toll", "accept")
    assert (asked(match), extra(match)) == ("choose sauron", 1)
    go_on(match, "discard barter")
    assert (asked(match), extra(match)) == ("choose sauron", 0)
    go_on(match, "discard market-day")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-T7")
def test_an_extra_turn_can_earn_another_without_losing_one() -> None:
    match = play(f"{YELLOW}; extra 1; sauron tokens elves-trade")
    go_on(match, "play toll")
    assert (asked(match), extra(match)) == ("choose sauron", 1)
    go_on(match, "play barter")
    assert (asked(match), extra(match)) == ("choose sauron", 1)
    go_on(match, "discard market-day")
    assert (asked(match), extra(match)) == ("choose sauron", 0)
    go_on(match, "discard found-purse")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-T7", "ME-T6")
@pytest.mark.parametrize("card", ["toll", "tribute"])
def test_an_extra_turn_carries_over_into_the_next_chapter(card: str) -> None:
    match = play(f"{lie(card)}; sauron tokens elves-trade", f"play {card}", "nature")
    assert asked(match) == "choose sauron"
    go_on(match, first(match, "discard"), "nature")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-T7", "ME-T6")
def test_two_extra_turns_carry_over_too() -> None:
    match = play(f"{lie('toll')}; extra 1; sauron tokens elves-trade", "play toll", "nature")
    assert (asked(match), extra(match)) == ("choose sauron", 1)


@pytest.mark.rule("ME-T7", "ME-E2")
def test_after_the_last_card_of_the_last_chapter_no_extra_turn_is_played() -> None:
    match = play(f"{lie('treasury')}; up helms-deep; sauron coins 20; sauron tokens elves-trade", "play treasury")
    assert asked(match) == "nothing"
    assert won(match) == "nobody shared"


@pytest.mark.rule("ME-T7")
def test_the_other_players_token_gives_no_extra_turn() -> None:
    match = play(f"{YELLOW}; player fellowship; sauron tokens elves-trade", "play toll", "discard barter")
    assert (asked(match), extra(match)) == ("choose fellowship", 0)
