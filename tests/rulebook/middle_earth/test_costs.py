"""Chapter 3: costs."""

from itertools import product

import pytest

from tests.rulebook.middle_earth.table import (
    asked,
    choices,
    coins,
    cost,
    forts,
    go_on,
    legal,
    lie,
    play,
    played,
    price,
    reserve,
    steps,
)
from threerings.games.middle_earth.components import BOARD, CARD_DATA, FELLOWSHIP, SAURON

CHAINS = [
    (giver, name)
    for giver, card in CARD_DATA.items()
    for name, other in CARD_DATA.items()
    if "chain" in card and other.get("free_with") == card["chain"]
]
"""Each card that gives a chain symbol, with the card that is free with it."""

# Coins and skills


@pytest.mark.rule("ME-P1")
@pytest.mark.parametrize(("card", "pays"), [("river-crossing", 1), ("web-of-lies", 1), ("final-effort", 3)])
def test_printed_coins_are_paid_to_the_reserve(card: str, pays: int) -> None:
    match = play(f"{lie(card)}; sauron coins 9 steps 6")
    assert cost(match, SAURON, card) == (pays, "")
    before = reserve(match)
    go_on(match, f"play {card}")
    assert reserve(match) - before == pays


@pytest.mark.rule("ME-P1", "ME-P2")
def test_printed_coins_and_missing_symbols_add_up() -> None:
    match = play(f"{lie('ranger', 'tribute')}; sauron cards captain; sauron coins 2", "play ranger")
    assert coins(match) == (3, 0), "one coin printed, one for the missing knowledge"


@pytest.mark.rule("ME-P2")
@pytest.mark.parametrize(
    ("cards", "pays", "short"),
    [
        ("", 3, "ruse ruse ruse"),
        ("disguise", 2, "ruse ruse"),
        ("disguise hidden-path", 1, "ruse"),
        ("web-of-lies", 1, "ruse"),
        ("disguise web-of-lies", 0, ""),
        ("disguise hidden-path web-of-lies", 0, ""),
        ("strong-arm captain oath old-map", 3, "ruse ruse ruse"),
    ],
)
def test_each_missing_symbol_costs_a_coin_and_each_own_symbol_counts_once(cards: str, pays: int, short: str) -> None:
    match = play(f"{lie('marksmen', 'tribute')}; sauron cards {cards}; sauron coins 5")
    assert cost(match, SAURON, "marksmen") == (pays, short)
    go_on(match, "play marksmen", "place gondor")
    assert coins(match) == (3, 5 - pays)


@pytest.mark.rule("ME-P2")
def test_skills_of_the_other_player_do_not_help() -> None:
    match = play(f"{lie('marksmen', 'tribute')}; fellowship cards disguise hidden-path web-of-lies")
    assert (cost(match, SAURON, "marksmen")[0], cost(match, FELLOWSHIP, "marksmen")[0]) == (3, 0)


@pytest.mark.rule("ME-P2")
def test_any_number_of_symbols_may_be_paid_for() -> None:
    match = play("up bree; sauron coins 6")
    assert cost(match, SAURON, "bree") == (6, "courage courage leadership strength strength strength")
    go_on(match, "landmark bree")
    assert coins(match) == (3, 0)


@pytest.mark.rule("ME-P2", "ME-C1")
def test_a_symbol_counts_again_in_the_next_turn_even_of_the_same_player() -> None:
    cards = "disguise strong-arm oath"
    match = play(f"{lie('secret-stair', 'night-ride', 'tribute')}; extra 1; sauron cards {cards}; sauron coins 0")
    go_on(match, "play secret-stair", "play night-ride")
    assert (asked(match), steps(match), coins(match)) == ("choose fellowship", (0, 2), (3, 0))


@pytest.mark.rule("ME-P3")
@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("", 3),  # courage, leadership, knowledge
        ("council", 2),  # leadership or knowledge, not both
        ("council captain", 1),  # it gives knowledge then
        ("council old-map", 1),  # it gives leadership then
        ("council captain old-map", 1),
        ("ranger", 2),
        ("council ranger", 1),
        ("council ranger captain", 0),
    ],
)
def test_a_card_with_several_skills_gives_the_one_that_helps_most(cards: str, pays: int) -> None:
    match = play(f"{lie('elven-song', 'tribute')}; sauron cards {cards}; sauron coins 5")
    assert cost(match, SAURON, "elven-song")[0] == pays
    assert coins(go_on(match, "play elven-song", "nature"))[1] == 5 - pays


@pytest.mark.rule("ME-P3")
def test_a_card_with_several_skills_gives_one_only() -> None:
    match = play(f"{lie('raiders', 'tribute')}; sauron cards ranger; sauron coins 5")
    assert cost(match, SAURON, "raiders")[0] == 2, "ruse, strength and courage, of which the ranger gives one"
    assert len(price(match, SAURON, "raiders").missing) == 2


def cheapest(cards: list[str], joker: bool, symbols: dict[str, int]) -> int:
    """How many symbols are missing at best, by trying every choice."""
    choice = [CARD_DATA[card]["gives_one_of"] for card in cards if "gives_one_of" in CARD_DATA[card]]
    choice += [BOARD["skills"]] if joker else []
    sure = [
        skill for card in cards for skill, number in CARD_DATA[card].get("gives", {}).items() for _ in range(number)
    ]
    return min(
        sum(max(0, number - [*sure, *chosen].count(skill)) for skill, number in symbols.items())
        for chosen in product(*choice)
    )


@pytest.mark.rule("ME-P2", "ME-P3", "ME-P6")
@pytest.mark.parametrize("token", ["", "elves-wisdom"])
@pytest.mark.parametrize(
    "cards",
    [
        "",
        "council ranger",
        "council disguise strong-arm",
        "ranger captain web-of-lies",
        "council ranger last-stand old-map",
        "council ranger siege-crew archive banner",
        "disguise hidden-path strong-arm war-drill brave-heart oath old-map captain",
    ],
)
def test_every_price_is_the_cheapest_there_is(cards: str, token: str) -> None:
    match = play(f"{lie('treasury', 'plunder')}; sauron cards {cards}; sauron tokens {token}")
    for card, data in CARD_DATA.items():
        missing = cheapest(cards.split(), bool(token), data.get("skills", {}))
        assert price(match, SAURON, card).coins == data.get("coins", 0) + missing, card
        assert len(price(match, SAURON, card).missing) == missing, card
    for tile, data in BOARD["landmarks"].items():
        assert price(match, SAURON, tile).coins == cheapest(cards.split(), bool(token), data["skills"]), tile


@pytest.mark.rule("ME-P4")
@pytest.mark.parametrize("card", ["disguise", "toll", "first-steps", "footmen", "archive", "tribute"])
def test_a_card_without_cost_is_free_even_for_the_poor(card: str) -> None:
    match = play(f"{lie(card)}; sauron coins 0")
    assert cost(match, SAURON, card) == (0, "")
    assert not price(match, SAURON, card).chained
    assert f"play {card}" in legal(match)


# Chaining


@pytest.mark.rule("ME-P5")
@pytest.mark.parametrize(("giver", "card"), CHAINS, ids=lambda name: name)
def test_owning_the_chain_symbol_makes_a_card_free(giver: str, card: str) -> None:
    match = play(f"{lie(card)}; sauron cards {giver}; sauron coins 0")
    assert (cost(match, SAURON, card), price(match, SAURON, card).chained) == ((0, ""), True)
    assert price(match, FELLOWSHIP, card).coins > 0, "the symbol of another does not help"
    assert not price(match, FELLOWSHIP, card).chained
    assert card in choices(match, "play")


@pytest.mark.rule("ME-P5")
def test_chaining_spares_the_coins_and_the_skills() -> None:
    match = play(
        f"{lie('long-march', 'night-ride', 'tribute')}; extra 1; sauron cards packed-bag swift-steed; sauron coins 2"
    )
    go_on(match, "play long-march", "play night-ride")
    assert (coins(match), steps(match)) == ((3, 2), (0, 2))


@pytest.mark.rule("ME-P5")
def test_without_the_symbol_a_card_is_paid_as_usual() -> None:
    match = play(f"{lie('night-ride', 'tribute')}; sauron cards packed-bag strong-arm; sauron coins 2")
    assert cost(match, SAURON, "night-ride") == (1, "courage")
    assert coins(go_on(match, "play night-ride")) == (3, 1)


@pytest.mark.rule("ME-P5")
def test_a_symbol_makes_no_other_card_free() -> None:
    match = play(f"{lie('night-ride', 'tribute')}; sauron cards river-crossing archers footmen; sauron coins 0")
    assert choices(match, "play") == {"tribute"}


# Landmarks


@pytest.mark.rule("ME-P6")
@pytest.mark.parametrize(
    ("sauron", "surcharge"),
    [
        ("", 0),
        ("sauron tiles bree", 1),
        ("sauron tiles bree erebor isengard", 3),
        ("sauron tiles bree erebor; sauron forts arnor", 1),
        ("sauron tiles bree erebor; sauron forts", 0),
        ("fellowship tiles bree erebor", 0),
    ],
)
def test_a_landmark_costs_a_coin_more_for_each_own_fortress_on_the_board(sauron: str, surcharge: int) -> None:
    match = play(f"up helms-deep; sauron coins 12; {sauron}")
    asked_for = price(match, SAURON, "helms-deep")
    assert (asked_for.coins, asked_for.surcharge, len(asked_for.missing)) == (6 + surcharge, surcharge, 6)
    go_on(match, "landmark helms-deep")
    assert coins(match) == (3, 6 - surcharge)


@pytest.mark.rule("ME-P6")
def test_skills_spare_the_symbols_of_a_landmark_but_not_the_surcharge() -> None:
    cards = "disguise web-of-lies captain banner old-map"
    match = play(f"chapter 2; up helms-deep; sauron coins 1; sauron tiles bree; sauron cards {cards}")
    assert (price(match, SAURON, "helms-deep").coins, price(match, SAURON, "helms-deep").surcharge) == (1, 1)
    assert coins(go_on(match, "landmark helms-deep")) == (3, 0)


@pytest.mark.rule("ME-P6")
def test_cards_have_no_surcharge() -> None:
    assert cost(play(f"{lie('archers')}; sauron tiles bree erebor"), SAURON, "archers") == (1, "ruse")


# What cannot be paid


@pytest.mark.rule("ME-P7")
@pytest.mark.parametrize(("purse", "may_play"), [(2, False), (3, True)])
def test_a_card_that_cannot_be_paid_can_only_be_discarded(purse: int, may_play: bool) -> None:
    match = play(f"{lie('marksmen', 'tribute')}; sauron coins {purse}")
    assert ("marksmen" in choices(match, "play")) is price(match, SAURON, "marksmen").affordable is may_play
    assert "marksmen" in choices(match, "discard")


@pytest.mark.rule("ME-P7", "ME-P6")
@pytest.mark.parametrize(("purse", "may_take"), [(7, False), (8, True)])
def test_a_landmark_that_cannot_be_paid_cannot_be_taken(purse: int, may_take: bool) -> None:
    match = play(f"up helms-deep; sauron coins {purse}; sauron tiles bree erebor")
    assert ("landmark helms-deep" in legal(match)) is price(match, SAURON, "helms-deep").affordable is may_take
    if may_take:
        assert "rohan" in forts(go_on(match, "landmark helms-deep"), SAURON)


@pytest.mark.rule("ME-P7")
def test_coins_a_card_will_bring_do_not_help_to_pay_for_it() -> None:
    match = play(f"{lie('treasury', 'plunder')}; sauron coins 2")
    assert "treasury" not in choices(match, "play")
    go_on(match, "discard treasury")
    assert (coins(match), played(match, SAURON)) == ((3, 5), set())
