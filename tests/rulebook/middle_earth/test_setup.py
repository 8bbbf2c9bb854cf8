"""Chapter 1: set-up."""

import pytest

from tests.rulebook.middle_earth.table import (
    PLAYERS,
    asked,
    choices,
    coins,
    discard,
    first,
    forts,
    go_on,
    laid,
    legal,
    lie,
    play,
    played,
    reserve,
    start,
    steps,
    supply,
    tiles,
    tiles_up,
    tokens,
    top,
    units,
    unseen,
)
from threerings.core.game import PUBLIC
from threerings.games.middle_earth.components import CARD_DATA, FELLOWSHIP, PEOPLE_IDS, SAURON, TILE_IDS, TOKEN_IDS

CHAPTER_CARDS = {n: {name for name, card in CARD_DATA.items() if card["chapter"] == n} for n in (1, 2, 3)}
FACE_DOWN = {
    1: {2, 3, 4, 9, 10, 11, 12, 13},
    2: {6, 7, 8, 9, 10, 15, 16, 17},
    3: {2, 3, 4, 9, 10, 15, 16, 17},
}
"""The second, fourth and sixth row of each layout."""


@pytest.mark.rule("ME-S1")
def test_two_units_a_side_stand_at_home_and_sauron_has_a_coin_less() -> None:
    match = start()
    assert (units(match, FELLOWSHIP), units(match, SAURON)) == ({"arnor": 2}, {"mordor": 2})
    assert (coins(match), reserve(match)) == ((3, 2), 25)
    assert (supply(match, FELLOWSHIP), supply(match, SAURON)) == (13, 13)


@pytest.mark.rule("ME-S1")
@pytest.mark.parametrize("seat", PLAYERS)
def test_nobody_has_anything_else_at_first(seat: int) -> None:
    match = start()
    assert not forts(match, seat) | played(match, seat) | tokens(match, seat) | tiles(match, seat)
    assert steps(match) == (0, 0)


@pytest.mark.rule("ME-S1")
def test_all_seven_fortresses_of_a_side_can_stand_and_then_it_has_won() -> None:
    six = "bree erebor grey-havens helms-deep isengard minas-tirith"
    match = play(f"up barad-dur; fellowship coins 12; fellowship units; player fellowship; fellowship tiles {six}")
    assert len(forts(match, FELLOWSHIP)) == 6
    go_on(match, "landmark barad-dur")
    assert (len(forts(match, FELLOWSHIP)), asked(match)) == (7, "nothing")


@pytest.mark.rule("ME-S2")
@pytest.mark.parametrize("people", ["elves", "dwarves", "hobbits", "humans", "ents", "wizards"])
def test_each_stack_holds_its_three_tokens_in_an_unknown_order(people: str) -> None:
    match = play("up grey-havens; sauron coins 6", "landmark grey-havens", f"call {people}")
    three = {token for token in TOKEN_IDS if token.startswith(people)}
    assert choices(match, "reveal") == three
    first = min(three)
    go_on(match, f"reveal {first}")
    assert choices(match, "reveal") == three - {first}


@pytest.mark.rule("ME-S2", "ME-I2")
def test_no_token_is_known_at_first() -> None:
    assert {top(start(), people) for people in PEOPLE_IDS} == {"?"}


@pytest.mark.rule("ME-S3")
def test_three_of_seven_landmarks_are_turned_up_any_of_them_first() -> None:
    match = start()
    while asked(match) == "turn nature":
        go_on(match, min(legal(match)))
    assert choices(match, "raise") == set(TILE_IDS)
    go_on(match, "raise isengard", "raise bree")
    assert choices(match, "raise") == set(TILE_IDS) - {"isengard", "bree"}
    go_on(match, "raise minas-tirith")
    assert tiles_up(match) == {"isengard", "bree", "minas-tirith"}
    assert asked(match) == "choose sauron"


@pytest.mark.rule("ME-S4")
def test_the_first_chapter_is_dealt_from_its_23_cards() -> None:
    match = start()
    assert choices(match, "turn") == CHAPTER_CARDS[1]
    go_on(match, "turn footmen")
    assert choices(match, "turn") == CHAPTER_CARDS[1] - {"footmen"}


@pytest.mark.rule("ME-S4")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_each_chapter_lays_out_20_of_its_cards_and_removes_three_unseen(chapter: int) -> None:
    match = (start(), play(lie("toll"), "play toll"), play(lie("tribute"), "play tribute"))[chapter - 1]
    go_on(match, "nature")
    layout = laid(match)
    assert set(layout) == set(range(20))
    assert {slot for slot, card in layout.items() if card == "?"} == FACE_DOWN[chapter]
    assert set(layout.values()) - {"?"} <= CHAPTER_CARDS[chapter]
    assert (len(unseen(match)), match.view(PUBLIC).removed) == (11, 3), "eight face down, three removed"
    assert not discard(match) & CHAPTER_CARDS[chapter]


@pytest.mark.rule("ME-S5")
def test_sauron_plays_first_and_turns_alternate() -> None:
    match = go_on(start(), "nature")
    turns = [asked(match)]
    for _ in range(4):
        go_on(match, first(match, "discard"), "nature")
        turns.append(asked(match))
    assert turns == ["choose sauron", "choose fellowship"] * 2 + ["choose sauron"]


@pytest.mark.rule("ME-S5", "ME-T6")
@pytest.mark.parametrize(("player", "next_player"), [("sauron", "fellowship"), ("fellowship", "sauron")])
@pytest.mark.parametrize("card", ["toll", "tribute"])
def test_turns_alternate_across_chapters_too(card: str, player: str, next_player: str) -> None:
    match = play(f"{lie(card)}; player {player}", f"play {card}", "nature")
    assert asked(match) == f"choose {next_player}"
