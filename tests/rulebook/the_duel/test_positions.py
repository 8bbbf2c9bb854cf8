"""Positions as text: what is filled in, what is printed, and what is refused."""

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    GANDALF_LAYS_LAST,
    aside,
    asked,
    go_on,
    hand,
    legal,
    markers,
    own,
    play,
    row,
)
from threerings.core.game import PUBLIC, BadPosition
from threerings.games.the_duel.components import BALROG, GANDALF

# What is filled in


def test_an_empty_text_is_the_first_duel_with_the_lowest_cards_in_hand() -> None:
    match = play("")
    assert asked(match) == "lay gandalf"
    assert hand(match, GANDALF) == hand(match, BALROG) == {f"C{number:02}" for number in range(1, 10)}


def test_three_dots_stand_for_as_many_cards_as_are_due() -> None:
    match = play("duel 2; row C05 C06; gandalf hand rage ...; balrog aside whip ...")
    assert (len(hand(match, GANDALF)), "rage" in hand(match, GANDALF)) == (8, True)
    assert (len(aside(match, BALROG)), "whip" in aside(match, BALROG)) == (3, True)


def test_cards_that_lie_nowhere_were_played_before() -> None:
    view = play("duel 3").view(PUBLIC)
    assert view.gandalf.spent.bit_count() == 12
    assert (view.gandalf.in_hand, view.gandalf.set_aside, view.gandalf.in_deck) == (9, 6, 0)


def test_the_mirror_reflects_the_card_before_it_unless_it_is_said_otherwise() -> None:
    assert play("row C01 C03 mirror").view(PUBLIC).reflected == 0b0101
    assert play("row C01 whip mirror C03; reflected 1.3.").view(PUBLIC).reflected == 0b0101


def test_a_deal_may_be_half_done() -> None:
    match = play("duel 2; asks deal nature; due 10; gandalf hand C01 C02 C03 C04 C05 C06 C07 C08; balrog hand")
    assert len(legal(match)) == 10
    go_on(match, legal(match)[0], "nature")
    assert asked(match) == "begin gandalf"


@pytest.mark.parametrize(
    "position",
    [
        "",
        f"duel 2; row C05 C21 magic; waiting magic rage; {markers(9, 8, (2, 1))}",
        "row C01 C20 mirror; balrog hand whip ...",
        "duel 2; asks begin balrog; lost balrog",
        f"duel 3; {BALROG_LAYS_LAST}",
        "duel final; gandalf gone rage mirror",
    ],
)
def test_a_position_printed_and_read_again_is_the_same(position: str) -> None:
    match = play(position)
    again = play(match.open_position())
    assert again.open_position() == match.open_position()
    for seat in (GANDALF, BALROG, PUBLIC):
        assert again.view(seat) == match.view(seat)


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("row C05; balrog hand C01 ...", ["lay C01", "show C02"]),
        ("row C21; balrog hand trick ...", ["lay trick"]),
        ("row C21; balrog hand trick ...", ["lay trick", "draw C05"]),
        ("row C03; balrog hand defense ...", ["lay defense"]),
        ("row C05 C21 C03; balrog hand whip ...", ["lay whip"]),
        ("row magic; waiting magic; balrog hand C05 ...", ["lay C05"]),
        ("row magic; waiting magic; balrog hand C05 ...", ["lay C05", "refuse"]),
        ("gandalf hand enchantment ...", ["lay enchantment", "draw C05"]),
        (f"row C05; {markers(10, 4)}", ["lay C01", "nature", "keep C03"]),
        (f"row C05; {markers(10, 4)}", ["lay C01", "nature", "keep C03", "keep C04", "keep C06", "keep C02"]),
        (f"row C03; {markers(2, 3)}; balrog hand defense ...", ["lay defense", "keep C01"]),
        (f"duel 3; {GANDALF_LAYS_LAST}", ["lay C01"]),
        (f"duel 2; row C02; {markers(3, 1, (4, 0))}", ["lay C01"]),
    ],
)
def test_a_position_in_the_middle_of_something_is_printed_and_read_again(position: str, actions: list[str]) -> None:
    match = play(position, *actions)
    again = play(match.open_position())
    assert (again.open_position(), legal(again)) == (match.open_position(), legal(match))


def test_memories_are_filled_in_while_the_balrog_sets_cards_aside() -> None:
    match = play(
        f"row C02 C01; {markers(3, 0)}; asks keep balrog; due 3; "
        "gandalf hand; gandalf aside C03 C04 C05; gandalf gone C06 C07 C08 C09 C10"
    )
    assert asked(match) == "keep balrog"


# What is refused


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ("nonsense", "unknown statement 'nonsense'"),
        ("gandalf fights", "unknown statement 'gandalf fights'"),
        ("duel 5", "there is no duel '5' among 1, 2, 3, final"),
        ("began nature", "there is no side 'nature' among gandalf, balrog"),
        ("asks lay", "asks reads like"),
        ("asks sing gandalf", "there is no question 'sing'"),
        ("row C22", "there is no card 'C22'"),
        ("reflected 12", "not of the form"),
        ("waiting patience", "nothing called 'patience' can wait"),
        ("gandalf energy 12", "a side's energy reads like"),
        ("gandalf energy twelve step 0", "'twelve' is not a number"),
        ("gandalf energy 15 step 6", "the bridge has 5 steps"),
        ("gandalf energy 1000 step 0", "no track is that long"),
        ("gandalf hand whip ...", "gandalf hand: whip cannot be there"),
        ("balrog hand rage ...", "balrog hand: rage cannot be there"),
        ("row C05; gandalf hand C05 ...", "gandalf hand: C05 cannot be there"),
        ("gandalf hand C05 ...; gandalf deck C05 ...", "gandalf deck: C05 cannot be there"),
        ("gandalf hand C01 C02", "2 cards in hand, 9 are due"),
        ("duel final; gandalf hand C01", "1 cards in hand, 9 are due in the final"),
        ("duel final; gandalf deck C01", "nothing is left in the deck"),
        ("duel 2; gandalf deck C01", "too many or too few in the deck"),
        ("row C05 C06 C05", "holds a card twice"),
        ("row C01 C02 C02 C03 C03 C04 C04 C05 C05 C06 C06 C01 C07", "longer than a duel"),
        ("row C01 C02 C02 C03 C03 C04 C04 C05 C05 C06 C06 C01", "cannot be asked"),
        ("row gap C01", "the gap must be Gandalf's"),
        ("row gap defense C05", "cannot be asked"),
        ("gandalf seen C20", "cards seen must be in the hand"),
        ("balrog shown C01", "cards shown must be seen"),
        ("gandalf seen C01; gandalf shown C01", "nothing shows this hand to all"),
        ("gandalf remembered nothing", "a memory reads like"),
        ("gandalf remembered kept C01 gone past", "does not fit the cards"),
        ("duel 2; gandalf remembered kept gone past", "does not fit the cards"),
        ("waiting enchanted:C05", "the enchanted card must be"),
        ("waiting list", "the Balrog's whole hand is shown"),
        ("duel final; waiting magic", "Magic does not wait in the final"),
        ("duel 2; asks begin gandalf; waiting rage", "nothing waits before the first card"),
        ("asks lay balrog", "cannot be asked"),
        ("asks begin gandalf", "cannot be asked"),
        ("asks order gandalf; row C01", "cannot be asked"),
        ("asks refuse gandalf; row C01 C01", "cannot be asked"),
        ("asks take balrog; row C01 C01", "cannot be asked"),
        ("asks show nature; row C01", "cannot be asked"),
        ("asks draw nature; row C01", "cannot be asked"),
        ("asks fill gandalf; row C01", "cannot be asked"),
        ("asks keep gandalf; due 2", "cannot be asked"),
        ("asks over public", "a match has a winner when it is over"),
        ("asks over public; won gandalf bravely", "there is no end 'bravely' among"),
    ],
)
def test_nonsense_is_refused_and_the_refusal_says_why(position: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as refused:
        play(position)
    assert complaint in str(refused.value)


CONTRADICTIONS = {
    "a card of the other side in the row": "duel 2; began balrog; row mirror",
    "the Balrog's own card laid by Gandalf": "row full-flame",
    "two gaps": "row gap C01 gap defense C05; asks fill gandalf",
    "cards shown while nothing is being shown": "row C05; showing gandalf C21",
    "a winner of a match that goes on": "won gandalf top",
    "the winner deciding who begins": "duel 2; asks begin gandalf; lost balrog",
    "the higher figure deciding who begins the final": (
        f"duel final; asks begin gandalf; lost gandalf; {markers(20, 20, (3, 1))}"
    ),
    "one marker in the negative area of a duel that goes on": f"row C01; {markers(-3, 5)}",
    "a figure on the top step of a match that goes on": f"duel 3; {markers(15, 15, (5, 1))}",
    "the same statement twice": "gandalf hand C20 ...; gandalf hand C21 ...",
}


@pytest.mark.parametrize("position", CONTRADICTIONS.values(), ids=CONTRADICTIONS.keys())
def test_a_position_that_contradicts_the_rules_or_itself_is_refused(position: str) -> None:
    with pytest.raises(BadPosition):
        play(position)


def test_naming_a_looker_twice_does_not_make_another_one_look() -> None:
    assert play("row C05; looked gandalf gandalf").view(PUBLIC).looked == 1 << GANDALF


def test_a_position_keeps_what_each_player_holds() -> None:
    match = play(
        "duel 2; gandalf hand C01 C02 C03 C04 C05 C06 C07 rage list; gandalf aside C08 C09 magic; gandalf gone C10"
    )
    assert tuple(zone.bit_count() for zone in own(match, GANDALF)) == (9, 3, 1)
    assert row(match) == ""
