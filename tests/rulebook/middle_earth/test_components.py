"""What is in the box: our data against the facts of the physical components, and the totals that must come out."""

from collections import Counter
from typing import Any

import pytest

from tests.rulebook.middle_earth.table import accessible, laid, play, start
from threerings.core.game import PUBLIC
from threerings.games.middle_earth.components import (
    BOARD,
    CARD_DATA,
    CARD_IDS,
    COINS,
    FACE_UP,
    FORTRESSES,
    QUEST,
    ROADS_BOTH_WAYS,
    TOKEN_IDS,
    UNITS,
)

CARDS = """
1 grey | - | - | - | gives ruse 1
1 grey | - | - | - | gives ruse 1
1 grey | - | - | - | gives strength 1
1 grey | - | - | - | gives strength 1
1 grey | - | - | - | gives courage 1
1 grey | - | - | - | gives courage 1
1 grey | - | - | - | gives knowledge 1
1 grey | - | - | - | gives leadership 1
1 yellow | - | - | - | coins 2
1 yellow | - | - | - | coins 2
1 yellow | - | - | - | coins 2
1 yellow | - | - | - | coins 2
1 blue | - | - | - | rings 1
1 blue | coins 1 | - | fish | rings 1
1 blue | strength 1 | - | horse | rings 1
1 blue | courage 1 | - | backpack | rings 1
1 green | knowledge 1 | - | harp | people elves
1 green | leadership 1 | - | anvil | people dwarves
1 green | leadership 1 | - | pot | people hobbits
1 green | knowledge 1 | - | horseshoe | people humans
1 red | ruse 1 | - | bow | units 1 gondor rohan
1 red | - | - | helmet | units 1 enedwaith rhovanion
1 red | - | - | sword | units 1 arnor lindon
2 grey | - | - | - | gives knowledge 1
2 grey | - | - | - | gives leadership 1
2 grey | coins 1 | - | - | gives ruse 2
2 grey | coins 1 | - | - | gives strength 2
2 grey | coins 1 | - | - | gives courage 2
2 grey | coins 1 ruse 1 | - | - | gives knowledge/leadership
2 grey | coins 1 knowledge 1 leadership 1 | - | - | gives ruse/strength/courage
2 yellow | - | - | chest | coins 3
2 yellow | - | - | - | coins 4
2 blue | strength 1 courage 1 | horse | - | rings 1
2 blue | coins 1 | backpack | - | rings 1
2 blue | ruse 1 strength 1 | - | - | rings 1
2 blue | strength 1 courage 2 | - | campfire | rings 2
2 blue | strength 2 knowledge 1 | - | bedroll | rings 2
2 green | courage 1 knowledge 1 leadership 1 | harp | - | people elves
2 green | strength 2 leadership 1 | anvil | - | people dwarves
2 green | ruse 2 leadership 1 | pot | acorn | people hobbits
2 green | courage 2 knowledge 1 | horseshoe | scroll | people humans
2 red | ruse 3 | bow | - | units 2 gondor mordor
2 red | strength 2 courage 1 | helmet | armor | units 2 enedwaith lindon
2 red | ruse 2 knowledge 1 | sword | axe | units 2 mordor rohan
2 red | courage 2 leadership 1 | - | - | units 2 arnor rhovanion
2 red | ruse 1 strength 1 courage 1 | - | - | units 2 lindon rohan
3 yellow | ruse 2 courage 1 | chest | - | coins 5
3 yellow | ruse 1 knowledge 1 leadership 1 | - | - | coins 5
3 blue | ruse 2 courage 2 | fish | - | rings 2
3 blue | ruse 1 strength 3 | campfire | - | rings 2
3 blue | ruse 3 courage 1 | bedroll | - | rings 2
3 blue | strength 2 leadership 1 | - | - | rings 2
3 blue | coins 3 | - | - | rings 3
3 green | ruse 2 leadership 2 | scroll | - | people wizards
3 green | strength 2 knowledge 1 leadership 1 | - | - | people wizards
3 green | strength 2 knowledge 2 | acorn | - | people ents
3 green | courage 2 knowledge 1 leadership 1 | - | - | people ents
3 red | strength 2 courage 2 | armor | - | units 3 enedwaith rohan
3 red | ruse 1 strength 1 knowledge 1 leadership 2 | axe | - | units 3 arnor gondor
3 red | ruse 2 courage 2 | - | - | units 3 arnor enedwaith
3 red | ruse 3 leadership 2 | - | - | units 3 gondor rhovanion
3 red | ruse 2 courage 1 knowledge 2 | - | - | units 3 lindon mordor
3 red | ruse 1 strength 2 courage 2 | - | - | units 3 mordor rhovanion
3 purple | strength 2 leadership 1 | - | - | manoeuvres moves 1 removals 1 coins 1
3 purple | ruse 1 strength 1 courage 1 knowledge 1 | - | - | manoeuvres moves 2 coins 1
3 purple | strength 1 courage 1 knowledge 2 | - | - | manoeuvres removals 2 coins 1
3 purple | courage 3 leadership 1 | - | - | manoeuvres removals 1 coins 2
3 purple | strength 3 knowledge 1 | - | - | manoeuvres moves 2 removals 1
3 purple | courage 2 knowledge 1 leadership 1 | - | - | manoeuvres moves 3
"""
"""Chapter and colour | cost | the symbol that makes it free | the symbol it gives | what it does."""

LANDMARKS = """
barad-dur | mordor | courage 3 knowledge 1 leadership 2
bree | arnor | strength 3 courage 2 leadership 1
erebor | rhovanion | ruse 1 strength 2 courage 1 knowledge 1 leadership 1
grey-havens | lindon | strength 3 knowledge 1 leadership 2
helms-deep | rohan | ruse 3 knowledge 1 leadership 2
isengard | enedwaith | ruse 2 courage 3 knowledge 1
minas-tirith | gondor | ruse 3 strength 1 knowledge 2
"""

NEIGHBOURS = {
    "lindon": "arnor",
    "arnor": "enedwaith lindon rhovanion",
    "rhovanion": "arnor enedwaith rohan",
    "enedwaith": "arnor gondor rhovanion rohan",
    "rohan": "enedwaith gondor mordor rhovanion",
    "gondor": "enedwaith mordor rohan",
    "mordor": "gondor rohan",
}

LAYOUTS = {
    "1": ("2 3 4 5 6", "2+3 3+4 5+6 6+7 7+8 9+10 10+11 11+12 12+13 14+15 15+16 16+17 17+18 18+19 - - - - - -"),
    "2": ("6 5 4 3 2", "6 6+7 7+8 8+9 9+10 10 11 11+12 12+13 13+14 14 15 15+16 16+17 17 18 18+19 19 - -"),
    "3": ("2 3 4 2 4 3 2", "2+3 3+4 5+6 6+7 7+8 9 9 10 10 11+12 13+14 15 15+16 16+17 17 18 18+19 19 - -"),
}
"""For each chapter the rows from the top, and for each slot the slots that lie on it."""

SKILLS = ("ruse", "strength", "courage", "knowledge", "leadership")
PEOPLES = ("elves", "ents", "hobbits", "humans", "dwarves", "wizards")
LATER = {1: (2, 3), 2: (3,), 3: ()}


def skills(symbols: dict[str, int]) -> str:
    return " ".join(f"{skill} {symbols[skill]}" for skill in SKILLS if skill in symbols)


def told(card: dict[str, Any]) -> str:
    """A card of our data in the words of the facts."""
    coins = f"coins {card['coins']}" if "coins" in card else ""
    cost = f"{coins} {skills(card.get('skills', {}))}".strip() or "-"
    chains = f"{card.get('free_with', '-')} | {card.get('chain', '-')}"
    return f"{card['chapter']} {card['colour']} | {cost} | {chains} | {effect(card)}"


def effect(card: dict[str, Any]) -> str:
    if "gives" in card:
        return f"gives {skills(card['gives'])}"
    if "gives_one_of" in card:
        return f"gives {'/'.join(sorted(card['gives_one_of'], key=SKILLS.index))}"
    if "units" in card:
        return f"units {card['units']} {' '.join(sorted(card['regions']))}"
    if "manoeuvres" in card:
        kinds = card["manoeuvres"]
        return "manoeuvres " + " ".join(
            f"{kind} {kinds[kind]}" for kind in ("moves", "removals", "coins") if kind in kinds
        )
    if "gain" in card:
        return f"coins {card['gain']}"
    return f"rings {card['rings']}" if "rings" in card else f"people {card['people']}"


def of_colour(colour: str, chapter: int | None = None) -> list[dict[str, Any]]:
    return [c for c in CARD_DATA.values() if c["colour"] == colour and chapter in (None, c["chapter"])]


# Against the facts


def test_every_card_is_as_it_is_printed() -> None:
    assert [told(card) for card in CARD_DATA.values()] == CARDS.strip().splitlines()


def test_every_landmark_is_as_it_is_printed() -> None:
    ours = [f"{name} | {tile['region']} | {skills(tile['skills'])}" for name, tile in BOARD["landmarks"].items()]
    assert ours == LANDMARKS.strip().splitlines()


def test_every_region_has_its_connections() -> None:
    regions = BOARD["regions"]
    ours = {
        name: " ".join(sorted(regions[there] for here, there in ROADS_BOTH_WAYS if regions[here] == name))
        for name in regions
    }
    assert ours == NEIGHBOURS
    assert len(BOARD["roads"]) == 10


@pytest.mark.rule("ME-S4")
@pytest.mark.parametrize("chapter", LAYOUTS)
def test_every_layout_is_as_it_is_drawn(chapter: str) -> None:
    layout = BOARD["layouts"][chapter]
    rows, covered = LAYOUTS[chapter]
    assert " ".join(str(size) for size in layout["rows"]) == rows
    assert " ".join("+".join(str(slot) for slot in above) or "-" for above in layout["covered_by"]) == covered


def test_there_are_thirty_coins_and_fifteen_units_and_seven_fortresses_a_side_and_fourteen_steps() -> None:
    assert (COINS, UNITS, FORTRESSES, QUEST) == (30, 15, 7, 14)


# Totals


@pytest.mark.rule("ME-S4")
def test_each_chapter_has_23_cards() -> None:
    assert Counter(card["chapter"] for card in CARD_DATA.values()) == {1: 23, 2: 23, 3: 23}
    assert [card["chapter"] for card in CARD_DATA.values()] == sorted(card["chapter"] for card in CARD_DATA.values())


def test_the_colours_of_each_chapter() -> None:
    colours = ("grey", "yellow", "blue", "green", "red", "purple")
    counts = {chapter: [len(of_colour(colour, chapter)) for colour in colours] for chapter in (1, 2, 3)}
    assert counts == {1: [8, 4, 4, 4, 3, 0], 2: [7, 2, 5, 4, 5, 0], 3: [0, 2, 5, 4, 6, 6]}


@pytest.mark.rule("ME-C3")
def test_the_blue_cards_have_22_rings() -> None:
    assert [sum(card["rings"] for card in of_colour("blue", chapter)) for chapter in (1, 2, 3)] == [4, 7, 11]


@pytest.mark.rule("ME-C4")
def test_each_people_is_on_two_green_cards() -> None:
    assert Counter(card["people"] for card in of_colour("green")) == dict.fromkeys(PEOPLES, 2)


@pytest.mark.rule("ME-C5")
def test_each_region_is_named_on_four_red_cards() -> None:
    assert Counter(region for card in of_colour("red") for region in card["regions"]) == dict.fromkeys(NEIGHBOURS, 4)
    assert all(card["units"] == card["chapter"] and len(set(card["regions"])) == 2 for card in of_colour("red"))


@pytest.mark.rule("ME-C6")
def test_purple_cards_come_in_chapter_3_only_with_three_manoeuvres_each() -> None:
    assert of_colour("purple") == of_colour("purple", 3)
    assert all(sum(card["manoeuvres"].values()) == 3 for card in of_colour("purple"))


@pytest.mark.rule("ME-P5")
def test_17_chain_symbols_lead_from_one_card_to_one_of_a_later_chapter() -> None:
    givers = [card for card in CARD_DATA.values() if "chain" in card]
    receivers = {card["free_with"]: card for card in CARD_DATA.values() if "free_with" in card}
    assert len(givers) == len(receivers) == len({card["chain"] for card in givers}) == 17
    assert all(receivers[card["chain"]]["chapter"] in LATER[card["chapter"]] for card in givers)
    assert sum("free_with" in card for card in CARD_DATA.values()) == 17


@pytest.mark.rule("ME-P6")
def test_each_landmark_asks_for_six_symbols_and_stands_in_a_region_of_its_own() -> None:
    assert [sum(tile["skills"].values()) for tile in BOARD["landmarks"].values()] == [6] * 7
    assert {tile["region"] for tile in BOARD["landmarks"].values()} == set(NEIGHBOURS)


@pytest.mark.rule("ME-S2")
def test_there_are_three_tokens_of_each_people() -> None:
    assert Counter(token.split("-")[0] for token in TOKEN_IDS) == dict.fromkeys(PEOPLES, 3)
    assert len(set(TOKEN_IDS)) == 18


@pytest.mark.rule("ME-S4")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_each_layout_has_20_slots_in_rows_of_which_every_second_lies_face_down(chapter: int) -> None:
    layout = BOARD["layouts"][str(chapter)]
    assert len(layout["covered_by"]) == len(layout["x"]) == sum(layout["rows"]) == 20
    rows = [row for row, size in enumerate(layout["rows"]) for _ in range(size)]
    assert FACE_UP[chapter - 1] == sum(1 << slot for slot in range(20) if rows[slot] % 2 == 0)


@pytest.mark.rule("ME-T1")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_card_is_covered_by_its_neighbours_in_the_next_row_and_by_no_others(chapter: int) -> None:
    layout = BOARD["layouts"][str(chapter)]
    rows = [row for row, size in enumerate(layout["rows"]) for _ in range(size)]
    for slot, covered in enumerate(layout["covered_by"]):
        beside = [
            other
            for other in range(20)
            if rows[other] == rows[slot] + 1 and abs(layout["x"][other] - layout["x"][slot]) == 1
        ]
        assert covered == beside


@pytest.mark.rule("ME-T1")
@pytest.mark.parametrize(("chapter", "slots"), [(1, range(14, 20)), (2, (18, 19)), (3, (18, 19))])
def test_the_lowest_row_is_accessible_at_first(chapter: int, slots: range | tuple[int, ...]) -> None:
    match = play(f"chapter {chapter}")
    assert accessible(match) == {laid(match)[slot] for slot in slots}


def test_every_card_and_token_has_a_name_of_its_own_in_the_notation() -> None:
    assert len(set(CARD_IDS)) == 69
    assert start().view(PUBLIC).stacked == (1 << 18) - 1
