"""Chapter 9: the end."""

import pytest

from tests.rulebook.middle_earth.table import asked, coins, go_on, legal, lie, play, presence, steps, tokens, units, won
from threerings.core.game import PUBLIC
from threerings.games.middle_earth.components import FELLOWSHIP, SAURON

SIX = "arnor 1 rhovanion 1 enedwaith 1 rohan 1 gondor 1 mordor 1"
"""Units in all regions but Lindon."""

# Immediate victories


@pytest.mark.rule("ME-E1", "ME-Q1")
@pytest.mark.parametrize(("player", "number"), [("fellowship", 0), ("sauron", 1)])
def test_the_quest_ends_in_the_middle_of_a_card(player: str, number: int) -> None:
    match = play(f"{lie('final-effort', 'treasury')}; player {player}; {player} coins 3 steps 13", "play final-effort")
    assert (won(match), steps(match)[number]) == (f"{player} quest", 14), "the rings left over are not used"
    assert legal(match) == set()


@pytest.mark.rule("ME-E1")
def test_the_first_unit_can_win_before_the_second_is_placed() -> None:
    position = f"{lie('wizard-lore', 'treasury')}; fellowship units; sauron units {SIX}; sauron cards staff-bearer"
    match = play(f"{position}; sauron coins 4; fellowship tokens wizards-beacon wizards-memory", "play wizard-lore")
    go_on(match, "keep wizards-summons", "place lindon")
    assert (won(match), units(match, SAURON)["lindon"]) == ("sauron conquest", 1)


@pytest.mark.rule("ME-E1", "ME-W6")
def test_a_move_can_win_before_the_next_one() -> None:
    match = play(
        f"{lie('redeployment', 'treasury')}; sauron coins 4; fellowship units; sauron units {SIX}".replace(
            "arnor 1", "arnor 2"
        )
    )
    go_on(match, "play redeployment", "move arnor lindon")
    assert won(match) == "sauron conquest"


@pytest.mark.rule("ME-E1", "ME-Q3")
def test_the_unit_of_a_quest_bonus_can_win_before_the_steps_left() -> None:
    position = f"{lie('steep-climb', 'treasury')}; fellowship units; sauron units {SIX}; sauron coins 3 steps 5"
    match = play(position, "play steep-climb", "place lindon")
    assert (won(match), steps(match)) == ("sauron conquest", (0, 6))


@pytest.mark.rule("ME-E1", "ME-A4")
def test_a_people_wins_before_tokens_are_revealed() -> None:
    cards = "elven-guest dwarf-smith hobbit-cook horse-breeder ent-moot"
    match = play(f"{lie('wizard-lore', 'treasury')}; sauron coins 4; sauron cards {cards}", "play wizard-lore")
    assert (won(match), tokens(match, SAURON)) == ("sauron peoples", set())


@pytest.mark.rule("ME-E1", "ME-T5")
def test_a_fortress_wins_before_the_effects_of_its_landmark() -> None:
    match = play(f"up grey-havens; sauron coins 6; fellowship units; sauron units {SIX}", "landmark grey-havens")
    assert won(match) == "sauron conquest"


@pytest.mark.rule("ME-E1")
def test_a_quest_step_of_a_landmark_wins_before_its_other_effects() -> None:
    match = play("up isengard; sauron coins 6 steps 13; fellowship cards oath", "landmark isengard")
    assert won(match) == "sauron quest"


@pytest.mark.rule("ME-E1")
def test_an_immediate_victory_on_the_last_card_counts_before_the_regions() -> None:
    position = (
        f"{lie('final-effort')}; fellowship coins 3 steps 12; player fellowship; fellowship units; sauron units {SIX}"
    )
    assert won(play(position, "play final-effort")) == "fellowship quest"


@pytest.mark.rule("ME-E1")
def test_nothing_ends_while_no_condition_is_met() -> None:
    quests = "sauron coins 9 steps 13; fellowship coins 3 steps 13"
    match = play(f"{lie('treasury', 'plunder')}; {quests}; sauron units {SIX}; fellowship units", "play treasury")
    assert (won(match), asked(match)) == ("", "choose fellowship")


# After chapter 3


@pytest.mark.rule("ME-E2")
@pytest.mark.parametrize(
    ("fellowship", "sauron", "result"),
    [
        ("units arnor 9", "units rohan 1 mordor 1", "sauron presence"),
        ("units arnor 1 lindon 1", "units mordor 9", "fellowship presence"),
        ("units arnor 2", "units mordor 2", "nobody shared"),
        ("units", "units", "nobody shared"),
        ("units arnor 1; fellowship tiles grey-havens", "units mordor 9", "fellowship presence"),
        ("units arnor 1; fellowship tiles bree", "units mordor 9", "nobody shared"),
        ("units arnor 1; fellowship tiles grey-havens; fellowship forts", "units mordor 9", "nobody shared"),
        ("units arnor 1", "units mordor 9; sauron tiles bree erebor", "sauron presence"),
    ],
)
@pytest.mark.parametrize("player", ["fellowship", "sauron"])
def test_after_the_last_chapter_presence_in_more_regions_wins(
    fellowship: str, sauron: str, result: str, player: str
) -> None:
    position = f"{lie('treasury')}; player {player}; fellowship {fellowship}; sauron {sauron}"
    assert won(play(position, "discard treasury")) == result


@pytest.mark.rule("ME-E2")
def test_neither_coins_nor_steps_nor_peoples_break_a_tie() -> None:
    position = f"{lie('treasury')}; sauron coins 20 steps 13; sauron tokens hobbits-eagles; sauron cards elven-guest"
    match = play(position, "discard treasury")
    assert match.outcome is not None
    assert (won(match), match.outcome.winner) == ("nobody shared", None)


@pytest.mark.rule("ME-E2")
def test_a_region_where_both_are_present_counts_for_both() -> None:
    position = f"{lie('treasury')}; fellowship units arnor 1; fellowship tiles isengard; sauron units enedwaith 2"
    match = play(position, "discard treasury")
    assert (presence(match, FELLOWSHIP), presence(match, SAURON)) == (2, 1)
    assert won(match) == "fellowship presence"


@pytest.mark.rule("ME-E2", "ME-T6")
@pytest.mark.parametrize("card", ["toll", "tribute"])
def test_regions_are_not_counted_after_an_earlier_chapter(card: str) -> None:
    match = play(f"{lie(card)}; sauron units {SIX}; fellowship units", f"discard {card}", "nature")
    assert (won(match), asked(match)) == ("", "choose fellowship")


@pytest.mark.rule("ME-E2", "ME-F10")
def test_after_the_end_nobody_is_asked() -> None:
    match = play(f"{lie('treasury')}; up bree; fellowship coins 9", "discard treasury")
    assert (match.actor, legal(match), coins(match)) == (PUBLIC, set(), (9, 5))
