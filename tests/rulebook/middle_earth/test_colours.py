"""Chapter 4: effects by colour."""

import pytest

from tests.rulebook.middle_earth.table import (
    asked,
    choices,
    coins,
    go_on,
    legal,
    lie,
    play,
    price,
    reserve,
    side,
    steps,
    supply,
    units,
)
from threerings.games.middle_earth.components import BOARD, CARD_DATA, FELLOWSHIP, PEOPLE_IDS, SAURON

EMPTY_MAP = "fellowship units; sauron units"


def of_colour(colour: str) -> list[str]:
    return [name for name, card in CARD_DATA.items() if card["colour"] == colour]


# Grey


def spared(card: str, symbols: dict[str, int]) -> int:
    """How many of the symbols asked for a grey card gives, when it is the only one."""
    data = CARD_DATA[card]
    sure: int = sum(min(number, symbols.get(skill, 0)) for skill, number in data.get("gives", {}).items())
    return sure + any(skill in symbols for skill in data.get("gives_one_of", []))


@pytest.mark.rule("ME-C1")
@pytest.mark.parametrize("card", of_colour("grey"))
def test_a_grey_card_gives_its_skills_for_the_rest_of_the_game(card: str) -> None:
    match = play(f"{lie(card)}; sauron coins 9", f"play {card}", "nature")
    assert match.view(SAURON).chapter == CARD_DATA[card]["chapter"], "the next one: chapters count from 0"
    for tile, data in BOARD["landmarks"].items():
        assert price(match, SAURON, tile).coins == 6 - spared(card, data["skills"])
        assert price(match, FELLOWSHIP, tile).coins == 6


# Yellow


@pytest.mark.rule("ME-C2")
@pytest.mark.parametrize("card", of_colour("yellow"))
def test_a_yellow_card_gives_its_coins_once(card: str) -> None:
    filler = {1: "oath", 2: "archive", 3: "plunder"}[CARD_DATA[card]["chapter"]]
    match = play(f"{lie(card, filler)}; sauron cards disguise hidden-path brave-heart old-map captain; sauron coins 4")
    go_on(match, f"play {card}")
    gain = CARD_DATA[card]["gain"]
    assert (coins(match), reserve(match)) == ((3, 4 + gain), 23 - gain)
    go_on(match, f"discard {filler}")
    assert coins(match)[1] == 4 + gain


@pytest.mark.rule("ME-C2", "ME-S1")
@pytest.mark.parametrize(("left", "gain"), [(4, 4), (3, 3), (1, 1), (0, 0)])
def test_no_more_coins_are_gained_than_the_reserve_holds(left: int, gain: int) -> None:
    match = play(f"{lie('tribute', 'strongbox')}; fellowship coins 10; sauron coins {20 - left}", "play tribute")
    assert (coins(match), reserve(match)) == ((10, 20 - left + gain), left - gain)


@pytest.mark.rule("ME-T3", "ME-S1")
def test_discarding_pays_no_more_than_the_reserve_holds_either() -> None:
    match = play(f"{lie('treasury', 'plunder')}; fellowship coins 10; sauron coins 19", "discard treasury")
    assert (coins(match), reserve(match)) == ((10, 20), 0)


# Blue


@pytest.mark.rule("ME-C3")
@pytest.mark.parametrize("card", of_colour("blue"))
@pytest.mark.parametrize(("player", "seat"), [("fellowship", FELLOWSHIP), ("sauron", SAURON)])
def test_a_blue_card_advances_one_space_a_ring(card: str, player: str, seat: int) -> None:
    match = play(f"{lie(card)}; player {player}; {player} coins 9 steps 0", f"play {card}")
    if CARD_DATA[card]["rings"] == 3:
        go_on(match, "pass")
    assert steps(match)[seat] == CARD_DATA[card]["rings"]
    assert steps(match)[1 - seat] == 0


# Green


@pytest.mark.rule("ME-C4")
@pytest.mark.parametrize("card", of_colour("green"))
def test_a_green_card_gives_its_peoples_symbol(card: str) -> None:
    match = play(f"{lie(card)}; sauron coins 9", f"play {card}")
    people = PEOPLE_IDS.index(CARD_DATA[card]["people"])
    assert side(match, SAURON).peoples == tuple(int(place == people) for place in range(6))
    assert side(match, FELLOWSHIP).peoples == (0,) * 6


# Red


@pytest.mark.rule("ME-C5")
@pytest.mark.parametrize("card", of_colour("red"))
@pytest.mark.parametrize("choice", [0, 1])
def test_a_red_card_places_all_its_units_in_one_of_its_two_regions(card: str, choice: int) -> None:
    match = play(f"{lie(card)}; sauron coins 9; {EMPTY_MAP}", f"play {card}")
    regions = CARD_DATA[card]["regions"]
    assert legal(match) == {f"place {region}" for region in regions}, "it may not be left out"
    go_on(match, f"place {regions[choice]}")
    number = CARD_DATA[card]["chapter"]
    assert units(match, SAURON) == {regions[choice]: number}
    assert supply(match, SAURON) == 15 - number


# Purple


WAR = "fellowship units arnor 5; sauron units rohan 1; fellowship coins 5; sauron coins 9"
PURPLE = {
    "ambush": ["coin", "remove arnor", "move rohan gondor"],
    "forced-march": ["coin", "move rohan gondor", "move gondor mordor"],
    "night-raid": ["coin", "remove arnor", "remove arnor"],
    "plunder": ["coin", "coin", "remove arnor"],
    "flanking-attack": ["remove arnor", "move rohan gondor", "move gondor mordor"],
    "redeployment": ["move rohan gondor", "move gondor mordor", "move mordor rohan"],
}


@pytest.mark.rule("ME-C6")
@pytest.mark.parametrize("card", PURPLE)
def test_a_purple_card_allows_its_three_manoeuvres_and_no_others(card: str) -> None:
    match = play(f"{lie(card, 'treasury')}; {WAR}", f"play {card}")
    left = [action.split()[0] for action in PURPLE[card]]
    for action in PURPLE[card]:
        assert {text.split()[0] for text in legal(match)} - {"pass"} == set(left)
        go_on(match, action)
        left.remove(action.split()[0])
    assert asked(match) == "choose fellowship"
    assert coins(match)[0] == 5 - PURPLE[card].count("coin")
    assert units(match, FELLOWSHIP) == {"arnor": 5 - PURPLE[card].count("remove arnor")}


@pytest.mark.rule("ME-C6")
@pytest.mark.parametrize(
    "order",
    [
        ["coin", "remove arnor", "move rohan gondor"],
        ["move rohan gondor", "coin", "remove arnor"],
        ["remove arnor", "move rohan gondor"],
        ["move rohan gondor", "remove arnor"],
    ],
    ids=" ".join,
)
def test_manoeuvres_come_in_any_order(order: list[str]) -> None:
    match = play(f"{lie('ambush', 'treasury')}; {WAR}", "play ambush", *order)
    assert (asked(match), coins(match)) == ("choose fellowship", (4, 6)), "a coin left to the end is taken by itself"
    assert (units(match, FELLOWSHIP), units(match, SAURON)) == ({"arnor": 4}, {"gondor": 1})


@pytest.mark.rule("ME-C6", "ME-F4")
def test_moves_and_removals_may_be_left_out_but_not_the_coin() -> None:
    match = play(f"{lie('ambush', 'treasury')}; {WAR}", "play ambush")
    assert "pass" not in legal(match)
    go_on(match, "coin", "pass")
    assert (asked(match), coins(match)) == ("choose fellowship", (4, 6))
    assert (units(match, FELLOWSHIP), units(match, SAURON)) == ({"arnor": 5}, {"rohan": 1})


@pytest.mark.rule("ME-C6")
def test_a_unit_is_removed_from_any_region_and_returns_to_its_supply() -> None:
    position = (
        f"{lie('night-raid', 'treasury')}; fellowship units arnor 2 mordor 1; sauron coins 9; sauron units rohan 1"
    )
    match = play(position, "play night-raid")
    assert choices(match, "remove") == {"arnor", "mordor"}
    go_on(match, "remove mordor")
    assert (units(match, FELLOWSHIP), supply(match, FELLOWSHIP)) == ({"arnor": 2}, 13)
    assert choices(match, "remove") == {"arnor"}


@pytest.mark.rule("ME-C6")
def test_a_move_leads_to_an_adjacent_region_only() -> None:
    match = play(
        f"{lie('redeployment', 'treasury')}; sauron units lindon 1 mordor 1; sauron coins 9", "play redeployment"
    )
    assert choices(match, "move") == {"lindon arnor", "mordor gondor", "mordor rohan"}


@pytest.mark.rule("ME-C6", "ME-C7")
def test_a_lost_coin_goes_to_the_reserve() -> None:
    match = play(f"{lie('plunder', 'treasury')}; {WAR}", "play plunder")
    before = reserve(match)
    assert reserve(go_on(match, "coin", "coin")) == before + 2


@pytest.mark.rule("ME-C7")
@pytest.mark.parametrize(("purse", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_the_opponent_loses_no_more_coins_than_there_are(purse: int, left: int) -> None:
    match = play(
        f"{lie('plunder', 'treasury')}; fellowship coins {purse}; fellowship units; sauron coins 9", "play plunder"
    )
    assert (asked(match), coins(match)) == ("choose fellowship", (left, 5))
    assert reserve(match) == 30 - left - 5


@pytest.mark.rule("ME-C7", "ME-F7")
def test_a_coin_that_is_not_there_is_not_asked_for() -> None:
    match = play(f"{lie('ambush', 'treasury')}; {WAR}; ".replace("coins 5", "coins 0"), "play ambush")
    assert "coin" not in legal(match)
    assert "pass" in legal(match)
