"""Chapter 5: the Quest of the Ring."""

import pytest

from tests.rulebook.middle_earth.table import (
    asked,
    coins,
    extra,
    forts,
    go_on,
    legal,
    lie,
    play,
    steps,
    tiles,
    units,
    won,
)
from threerings.games.middle_earth.components import FELLOWSHIP, REGION_IDS, SAURON

BOTH = pytest.mark.parametrize(("player", "seat"), [("fellowship", FELLOWSHIP), ("sauron", SAURON)])


def at(player: str, step: int, card: str = "first-steps", more: str = "") -> str:
    """A player about to play a blue card of the first or third chapter, standing on some step."""
    filler = "toll" if card == "first-steps" else "treasury"
    other = "sauron" if player == "fellowship" else "fellowship"
    return f"{lie(card, filler)}; player {player}; {player} coins 5 steps {step}; {other} coins 5; {more}"


# The ends of the quest


@pytest.mark.rule("ME-Q1")
def test_frodo_and_sam_win_with_the_fourteenth_step_and_not_before() -> None:
    assert won(play(at("fellowship", 13), "play first-steps")) == "fellowship quest"
    match = play(at("fellowship", 12), "play first-steps")
    assert (won(match), steps(match), asked(match)) == ("", (13, 0), "choose sauron")


@pytest.mark.rule("ME-Q2")
def test_the_nazgul_wins_with_its_own_fourteenth_step_and_not_before() -> None:
    assert won(play(at("sauron", 13), "play first-steps")) == "sauron quest"
    match = play(at("sauron", 12), "play first-steps")
    assert (won(match), steps(match), asked(match)) == ("", (0, 13), "choose fellowship")


@pytest.mark.rule("ME-Q2")
@pytest.mark.parametrize("frodo", [0, 7, 13])
def test_the_gap_does_not_grow_when_frodo_moves(frodo: int) -> None:
    position = at("sauron", 12, "steep-climb").replace("fellowship coins 5", f"fellowship coins 5 steps {frodo}")
    assert won(play(position, "play steep-climb")) == "sauron quest", "14 own steps, whatever Frodo has done"


@pytest.mark.rule("ME-Q2", "ME-Q3")
@pytest.mark.parametrize("nazgul", [2, 5, 8, 11])
def test_being_carried_along_is_no_step_and_gives_no_bonus(nazgul: int) -> None:
    position = at("fellowship", 0).replace("sauron coins 5", f"sauron coins 5 steps {nazgul}; fellowship tiles bree")
    match = play(position, "play first-steps")
    assert (asked(match), steps(match), coins(match)) == ("choose sauron", (1, nazgul), (5, 5))


@pytest.mark.rule("ME-Q2")
def test_frodo_is_not_moved_by_the_nazgul() -> None:
    position = at("sauron", 0).replace("fellowship coins 5", "fellowship coins 5 steps 2")
    match = play(position, "play first-steps")
    assert (steps(match), coins(match)) == ((2, 1), (5, 5))


# Bonuses


@pytest.mark.rule("ME-Q3")
@BOTH
def test_the_third_step_gives_a_coin(player: str, seat: int) -> None:
    match = play(at(player, 2), "play first-steps")
    assert legal(match) == {"accept", "pass"}
    go_on(match, "accept")
    assert coins(match)[seat] == 6
    assert coins(match)[1 - seat] == 5


@pytest.mark.rule("ME-Q3")
@BOTH
def test_the_sixth_step_places_a_unit_in_any_region(player: str, seat: int) -> None:
    match = play(at(player, 5), "play first-steps")
    assert legal(match) == {f"place {region}" for region in REGION_IDS} | {"pass"}
    go_on(match, "place enedwaith")
    assert units(match, seat)["enedwaith"] == 1


@pytest.mark.rule("ME-Q3", "ME-T7")
@BOTH
def test_the_ninth_step_gives_another_turn(player: str, seat: int) -> None:
    match = play(at(player, 8), "play first-steps", "accept")
    assert asked(match) == f"choose {player}"
    go_on(match, "play toll")
    assert coins(match)[seat] == 7


@pytest.mark.rule("ME-Q3", "ME-W5")
@BOTH
def test_the_twelfth_step_removes_an_enemy_fortress(player: str, seat: int) -> None:
    enemy = "sauron" if player == "fellowship" else "fellowship"
    match = play(at(player, 11, more=f"{enemy} tiles bree erebor; {player} tiles isengard"), "play first-steps")
    assert legal(match) == {"raze arnor", "raze rhovanion", "pass"}
    go_on(match, "raze arnor")
    assert (forts(match, 1 - seat), tiles(match, 1 - seat)) == ({"rhovanion"}, {"bree", "erebor"})
    assert forts(match, seat) == {"enedwaith"}


@pytest.mark.rule("ME-Q3", "ME-F4")
@BOTH
@pytest.mark.parametrize("step", [3, 6, 9, 12])
def test_every_bonus_may_be_left_out(step: int, player: str, seat: int) -> None:
    enemy = "sauron" if player == "fellowship" else "fellowship"
    match = play(at(player, step - 1, more=f"{enemy} tiles erebor"), "play first-steps", "pass")
    assert asked(match) == f"choose {enemy}"
    assert (steps(match)[seat], extra(match), coins(match)[seat]) == (step, 0, 5)
    assert (units(match, FELLOWSHIP), units(match, SAURON)) == ({"arnor": 2}, {"mordor": 2})
    assert forts(match, 1 - seat) == {"rhovanion"}


@pytest.mark.rule("ME-Q3")
@BOTH
@pytest.mark.parametrize("step", [1, 2, 4, 5, 7, 8, 10, 11, 13])
def test_other_steps_give_nothing(step: int, player: str, seat: int) -> None:
    enemy = "sauron" if player == "fellowship" else "fellowship"
    match = play(at(player, step - 1, more=f"{enemy} tiles erebor"), "play first-steps")
    assert (asked(match), steps(match)[seat], coins(match)) == (f"choose {enemy}", step, (5, 5))


@pytest.mark.rule("ME-Q3")
@BOTH
@pytest.mark.parametrize(("step", "answer"), [(3, "accept"), (6, "place rohan"), (9, "accept"), (12, "raze rhovanion")])
def test_passing_a_bonus_space_gives_it_too_and_once_only(step: int, answer: str, player: str, seat: int) -> None:
    enemy = "sauron" if player == "fellowship" else "fellowship"
    cards = f"{player} cards strong-arm war-drill captain; {enemy} tiles erebor grey-havens"
    match = play(at(player, step - 1, "steep-climb", cards), "play steep-climb")
    assert (steps(match)[seat], answer in legal(match)) == (step, True)
    go_on(match, answer)
    assert steps(match)[seat] == step + 1
    assert asked(match) == f"choose {player if step == 9 else enemy}"


@pytest.mark.rule("ME-Q3")
def test_each_side_gets_each_bonus_once_whoever_was_there_first() -> None:
    match = play(
        f"{lie('first-steps', 'toll')}; player fellowship; fellowship coins 0 steps 2; sauron coins 0 steps 5",
        "play first-steps",
        "accept",
    )
    assert coins(match) == (1, 0)
    again = play(
        at("sauron", 2).replace("fellowship coins 5", "fellowship coins 5 steps 7"), "play first-steps", "accept"
    )
    assert coins(again) == (5, 6)
