"""Chapter 6, continued: the eighteen alliance tokens."""

import pytest

from tests.rulebook.middle_earth.table import (
    asked,
    choices,
    coins,
    cost,
    extra,
    forts,
    go_on,
    legal,
    lie,
    play,
    played,
    price,
    steps,
    supply,
    tiles,
    units,
)
from threerings.core.match import Match
from threerings.games.middle_earth.components import FELLOWSHIP, REGION_IDS, SAURON

ANYWHERE = {f"place {region}" for region in REGION_IDS}


AT_ONCE = {
    "ents": ("ent-moot", "ent-grove", "ents-awakening ents-wrath ents-march"),
    "wizards": ("staff-bearer", "wizard-lore", "wizards-beacon wizards-summons wizards-memory"),
}


def gained(token: str, more: str = "") -> Match:
    """Sauron has played a second card of ents or wizards and keeps this token, the last of its stack."""
    first, second, three = AT_ONCE[token.partition("-")[0]]
    gone = three.replace(token, "")
    position = f"{lie(second, 'treasury')}; sauron cards {first}; sauron coins 4; fellowship tokens {gone}; {more}"
    return play(position, f"play {second}", f"keep {token}")


# Elves


@pytest.mark.rule("ME-T7")
@pytest.mark.parametrize("card", ["toll", "market-day", "barter", "found-purse"])
def test_trade_another_turn_after_playing_yellow(card: str) -> None:
    match = play(f"{lie(card, 'captain', 'oath')}; sauron tokens elves-trade", f"play {card}")
    assert asked(match) == "choose sauron"
    go_on(match, "play oath")
    assert asked(match) == "choose fellowship", "no other colour"


@pytest.mark.rule("ME-T7", "ME-T2")
def test_trade_does_not_act_when_yellow_is_discarded() -> None:
    assert asked(play(f"{lie('toll', 'oath')}; sauron tokens elves-trade", "discard toll")) == "choose fellowship"


@pytest.mark.rule("ME-C5")
def test_paths_units_of_a_red_card_may_go_to_any_one_region() -> None:
    match = play(f"{lie('raiders', 'tribute')}; sauron coins 3; sauron tokens elves-paths", "play raiders")
    assert legal(match) == ANYWHERE
    go_on(match, "place enedwaith")
    assert units(match, SAURON) == {"enedwaith": 2, "mordor": 2}
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-C5")
def test_paths_does_not_act_for_the_other_player() -> None:
    match = play(f"{lie('footmen', 'toll')}; fellowship tokens elves-paths", "play footmen")
    assert choices(match, "place") == {"enedwaith", "rhovanion"}


@pytest.mark.rule("ME-P2", "ME-P3")
@pytest.mark.parametrize(("card", "pays"), [("marksmen", 2), ("night-ride", 1), ("archive", 0), ("web-of-lies", 1)])
def test_wisdom_once_a_turn_any_one_skill(card: str, pays: int) -> None:
    match = play(f"{lie(card, 'tribute')}; sauron coins 3; sauron tokens elves-wisdom")
    assert cost(match, SAURON, card)[0] == pays, "it replaces a symbol, not a coin"
    assert coins(go_on(match, f"play {card}"))[1] == 3 - pays


@pytest.mark.rule("ME-P2", "ME-P6")
def test_wisdom_helps_with_landmarks_and_again_in_the_next_turn() -> None:
    match = play(f"{lie('marksmen', 'swordsmen', 'tribute')}; extra 1; sauron coins 7; sauron tokens elves-wisdom")
    assert cost(match, SAURON, "bree")[0] == 5
    go_on(match, "play marksmen", "place gondor", "play swordsmen", "place rohan")
    assert coins(match) == (3, 3), "two of three symbols paid twice"


# Dwarves


@pytest.mark.rule("ME-P6")
def test_masons_no_surcharge_for_landmarks() -> None:
    match = play("up helms-deep; sauron coins 6; sauron tiles bree erebor; sauron tokens dwarves-masons")
    assert (price(match, SAURON, "helms-deep").coins, price(match, SAURON, "helms-deep").surcharge) == (6, 0)
    assert coins(go_on(match, "landmark helms-deep")) == (3, 0)


@pytest.mark.rule("ME-P6")
def test_masons_of_the_other_player_do_not_help() -> None:
    match = play("up helms-deep; sauron coins 6; sauron tiles bree erebor; fellowship tokens dwarves-masons")
    assert "landmark helms-deep" not in legal(match)


@pytest.mark.rule("ME-T7", "ME-T5")
def test_builders_another_turn_after_taking_a_landmark() -> None:
    match = play("up helms-deep; sauron coins 6; sauron tokens dwarves-builders", "landmark helms-deep")
    assert asked(match) == "choose sauron"
    go_on(match, "discard toll")
    assert asked(match) == "choose fellowship", "not after a card"


GREEN = lie("dwarf-hall", "tribute")


@pytest.mark.rule("ME-C4", "ME-W3")
def test_tunnels_two_moves_after_playing_green() -> None:
    match = play(f"{GREEN}; sauron coins 5; sauron tokens dwarves-tunnels", "play dwarf-hall")
    assert legal(match) == {"move mordor gondor", "move mordor rohan", "pass"}
    go_on(match, "move mordor gondor", "move gondor enedwaith")
    assert (units(match, SAURON), asked(match)) == ({"enedwaith": 1, "mordor": 1}, "choose fellowship")


@pytest.mark.rule("ME-C4", "ME-F4")
@pytest.mark.parametrize("made", [[], ["move mordor rohan"]])
def test_tunnels_each_move_may_be_left_out(made: list[str]) -> None:
    match = play(f"{GREEN}; sauron coins 5; sauron tokens dwarves-tunnels", "play dwarf-hall", *made, "pass")
    assert asked(match) == "choose fellowship"
    assert sum(units(match, SAURON).values()) == 2


@pytest.mark.rule("ME-C4")
def test_tunnels_does_not_act_after_another_colour() -> None:
    match = play(f"{lie('tribute', 'archive')}; sauron tokens dwarves-tunnels", "play tribute")
    assert asked(match) == "choose fellowship"


# Hobbits (the eagles: see peoples)


@pytest.mark.rule("ME-C3")
def test_scouts_a_unit_in_any_region_after_playing_blue() -> None:
    match = play(f"{lie('first-steps', 'toll')}; sauron tokens hobbits-scouts", "play first-steps")
    assert legal(match) == ANYWHERE, "it may not be left out"
    assert steps(match) == (0, 1)
    go_on(match, "place lindon")
    assert (units(match, SAURON), asked(match)) == ({"lindon": 1, "mordor": 2}, "choose fellowship")


@pytest.mark.rule("ME-C3")
def test_scouts_one_unit_however_many_rings() -> None:
    match = play(f"{lie('steep-climb', 'treasury')}; sauron coins 3; sauron tokens hobbits-scouts", "play steep-climb")
    go_on(match, "place lindon")
    assert (units(match, SAURON), asked(match)) == ({"lindon": 1, "mordor": 2}, "choose fellowship")


@pytest.mark.rule("ME-C3", "ME-T2")
def test_scouts_does_not_act_on_quest_steps_from_elsewhere() -> None:
    position = f"{lie('toll', 'oath')}; sauron tokens hobbits-scouts humans-roads"
    assert asked(play(position, "play toll")) == "choose fellowship"
    assert asked(play(f"{lie('first-steps', 'oath')}; sauron tokens hobbits-scouts", "discard first-steps")) == (
        "choose fellowship"
    )


@pytest.mark.rule("ME-P5")
@pytest.mark.parametrize(
    ("cards", "left"),
    [("packed-bag", 5), ("oath", 1)],
    ids=["by chaining", "paid"],
)
def test_gifts_three_coins_whenever_a_card_is_played_by_chaining(cards: str, left: int) -> None:
    match = play(f"{lie('long-march', 'tribute')}; sauron cards {cards}; sauron tokens hobbits-gifts")
    assert coins(go_on(match, "play long-march")) == (3, left)


@pytest.mark.rule("ME-P5", "ME-P4")
def test_gifts_does_not_act_on_a_card_that_is_free_anyway() -> None:
    match = play(f"{lie('archive', 'tribute')}; sauron cards packed-bag; sauron tokens hobbits-gifts", "play archive")
    assert coins(match) == (3, 2)


# Humans


@pytest.mark.rule("ME-C2", "ME-C3")
def test_roads_a_quest_step_after_playing_yellow() -> None:
    match = play(f"{lie('toll', 'barter')}; sauron tokens humans-roads", "play toll")
    assert (steps(match), coins(match), asked(match)) == ((0, 1), (3, 4), "choose fellowship")
    match = play(f"{lie('toll', 'barter')}; sauron tokens humans-roads", "discard toll")
    assert steps(match) == (0, 0)


@pytest.mark.rule("ME-C5")
@pytest.mark.parametrize(
    ("card", "region", "number"), [("footmen", "rhovanion", 2), ("marksmen", "gondor", 3), ("corsairs", "lindon", 4)]
)
def test_levy_one_more_unit_with_each_red_card_in_the_same_region(card: str, region: str, number: int) -> None:
    match = play(
        f"{lie(card)}; sauron coins 9; sauron units; sauron tokens humans-levy", f"play {card}", f"place {region}"
    )
    assert units(match, SAURON) == {region: number}
    assert supply(match, SAURON) == 15 - number


@pytest.mark.rule("ME-C5")
def test_levy_adds_nothing_to_units_from_elsewhere() -> None:
    match = play("up helms-deep; sauron coins 9; sauron tokens humans-levy", "landmark helms-deep")
    assert units(match, SAURON) == {"rohan": 3, "mordor": 2}


@pytest.mark.rule("ME-C5")
def test_levy_and_paths_work_together() -> None:
    match = play(f"{lie('footmen', 'toll')}; sauron tokens humans-levy elves-paths", "play footmen", "place gondor")
    assert units(match, SAURON) == {"gondor": 2, "mordor": 2}


@pytest.mark.rule("ME-T3")
@pytest.mark.parametrize(("card", "pays"), [("toll", 2), ("tribute", 4), ("treasury", 6)])
def test_salvage_discarding_pays_double(card: str, pays: int) -> None:
    match = play(f"{lie(card)}; sauron tokens humans-salvage", f"discard {card}")
    assert coins(match) == (3, 2 + pays)
    match = play(f"{lie(card)}; fellowship tokens humans-salvage", f"discard {card}")
    assert coins(match) == (3, 2 + pays // 2)


@pytest.mark.rule("ME-T3")
def test_salvage_does_not_double_a_yellow_card() -> None:
    assert coins(play(f"{lie('tribute')}; sauron tokens humans-salvage", "play tribute")) == (3, 6)


# Ents, at once


@pytest.mark.rule("ME-T7")
def test_awakening_another_turn_once() -> None:
    match = gained("ents-awakening")
    assert (asked(match), extra(match)) == ("choose sauron", 0)
    go_on(match, "discard treasury")
    assert asked(match) == "nothing", "the last card"


@pytest.mark.rule("ME-W5")
def test_wrath_removes_an_enemy_fortress() -> None:
    match = gained("ents-wrath", "fellowship tiles bree erebor; sauron tiles isengard")
    assert legal(match) == {"raze arnor", "raze rhovanion", "pass"}
    go_on(match, "raze rhovanion")
    assert (forts(match, FELLOWSHIP), tiles(match, FELLOWSHIP)) == ({"arnor"}, {"bree", "erebor"})
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-F4")
def test_wrath_may_be_left_out() -> None:
    match = go_on(gained("ents-wrath", "fellowship tiles bree erebor"), "pass")
    assert (forts(match, FELLOWSHIP), asked(match)) == ({"arnor", "rhovanion"}, "choose fellowship")


@pytest.mark.rule("ME-C6")
@pytest.mark.parametrize(
    ("made", "purse", "arnor", "sauron"),
    [
        (["remove arnor", "remove arnor", "remove arnor"], 3, 1, {"mordor": 2}),
        (["coin", "coin", "coin"], 0, 4, {"mordor": 2}),
        (["move mordor rohan", "move rohan gondor", "move mordor rohan"], 3, 4, {"gondor": 1, "rohan": 1}),
        (["coin", "remove arnor", "move mordor rohan"], 2, 3, {"mordor": 1, "rohan": 1}),
        (["coin", "remove arnor", "pass"], 2, 3, {"mordor": 2}),
        (["pass"], 3, 4, {"mordor": 2}),
    ],
)
def test_march_three_times_one_of_three_manoeuvres(
    made: list[str], purse: int, arnor: int, sauron: dict[str, int]
) -> None:
    match = gained("ents-march", "fellowship units arnor 4; fellowship coins 3")
    assert {"remove arnor", "coin", "move mordor rohan"} <= legal(match)
    go_on(match, *made)
    assert asked(match) == "choose fellowship"
    assert (coins(match)[0], units(match, FELLOWSHIP), units(match, SAURON)) == (purse, {"arnor": arnor}, sauron)


# Wizards, at once


@pytest.mark.rule("ME-C3")
def test_beacon_two_quest_steps() -> None:
    match = gained("wizards-beacon")
    assert (steps(match), asked(match)) == ((0, 2), "choose fellowship")


@pytest.mark.rule("ME-W1", "ME-F4")
@pytest.mark.parametrize(
    ("regions", "sauron"),
    [("gondor gondor", {"gondor": 2, "mordor": 2}), ("lindon rohan", {"lindon": 1, "rohan": 1, "mordor": 2})],
)
def test_summons_two_units_in_one_or_two_regions(regions: str, sauron: dict[str, int]) -> None:
    match = gained("wizards-summons")
    for region in regions.split():
        assert legal(match) == ANYWHERE, "not to be left out"
        go_on(match, f"place {region}")
    assert (units(match, SAURON), asked(match)) == (sauron, "choose fellowship")


@pytest.mark.rule("ME-L2")
def test_memory_plays_a_card_of_the_discard_free() -> None:
    match = gained("wizards-memory")
    assert asked(match) == "retrieve sauron"
    assert "pass" not in legal(match)
    go_on(match, "retrieve final-effort", "pass")
    assert (steps(match), coins(match), asked(match)) == ((0, 3), (3, 0), "choose fellowship"), "no coin is paid"
    assert "final-effort" in played(match, SAURON)
