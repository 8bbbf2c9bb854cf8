"""Positions as text: what is filled in, what is printed, and what is refused."""

import pytest

from tests.rulebook.middle_earth.table import (
    EVERYBODY,
    accessible,
    asked,
    coins,
    discard,
    forts,
    laid,
    legal,
    lie,
    play,
    steps,
    supply,
    tiles_up,
    top,
    units,
    unseen,
    won,
)
from threerings.core.game import PUBLIC, BadPosition
from threerings.games.middle_earth.components import FELLOWSHIP, SAURON

# What is filled in


def test_an_empty_text_is_the_first_turn_with_the_lowest_cards_face_up() -> None:
    match = play("")
    assert (asked(match), coins(match), steps(match)) == ("choose sauron", (3, 2), (0, 0))
    assert (units(match, FELLOWSHIP), units(match, SAURON)) == ({"arnor": 2}, {"mordor": 2})
    assert (laid(match)[0], laid(match)[2], laid(match)[14]) == ("disguise", "?", "old-map")
    assert (len(unseen(match)), discard(match)) == (11, set())
    assert tiles_up(match) == {"barad-dur", "bree", "erebor"}


def test_cards_that_lie_nowhere_are_in_the_discard() -> None:
    match = play(f"{lie('tribute', 'archive')}; sauron cards oath")
    assert len(discard(match)) == 22 + 21
    assert "oath" not in discard(match)


def test_lines_and_semicolons_separate_statements() -> None:
    assert coins(play("sauron coins 7\nfellowship coins 1; player fellowship")) == (1, 7)


def test_each_tile_has_its_fortress_unless_it_is_said_otherwise() -> None:
    assert forts(play("sauron tiles bree erebor"), SAURON) == {"arnor", "rhovanion"}
    assert forts(play("sauron tiles bree erebor; sauron forts arnor"), SAURON) == {"arnor"}
    assert forts(play("sauron tiles bree erebor; sauron forts"), SAURON) == set()


def test_landmarks_that_a_player_has_are_not_turned_up() -> None:
    assert tiles_up(play("sauron tiles bree; fellowship tiles barad-dur")) == {"erebor", "grey-havens", "helms-deep"}
    assert tiles_up(play("up")) == set()


def test_units_not_on_the_map_are_in_the_supply() -> None:
    match = play("sauron units rohan 3 mordor 4; fellowship units")
    assert (supply(match, SAURON), supply(match, FELLOWSHIP)) == (8, 15)


def test_the_last_token_of_a_stack_is_known() -> None:
    assert top(play("sauron tokens elves-trade elves-paths"), "elves") == "elves-wisdom"
    assert top(play("sauron tokens elves-trade"), "elves") == "?"


def test_a_match_may_be_over() -> None:
    match = play("asks over public; player sauron; won sauron quest; sauron coins 2 steps 14")
    assert (won(match), legal(match)) == ("sauron quest", set())


# What is printed


MIDDLE = [
    ("", []),
    ("", ["discard toll"]),
    (f"{lie('treasury', 'plunder')}; player fellowship; extra 2; sauron tokens elves-trade; tops dwarves-masons", []),
    ("sauron tiles bree erebor; sauron forts arnor; fellowship units lindon 3; up isengard", []),
    (lie("footmen", "toll"), ["play footmen"]),
    (f"{lie('steep-climb', 'treasury')}; sauron coins 3 steps 2", ["play steep-climb"]),
    (f"{lie('steep-climb', 'treasury')}; sauron coins 3 steps 5", ["play steep-climb"]),
    (f"{lie('steep-climb', 'treasury')}; sauron coins 3 steps 11; fellowship tiles bree", ["play steep-climb"]),
    (f"{lie('redeployment', 'treasury')}; sauron coins 9", ["play redeployment", "move mordor rohan"]),
    (f"{lie('plunder', 'treasury')}; sauron coins 9", ["play plunder"]),
    ("up grey-havens; sauron coins 6; sauron tokens dwarves-builders", ["landmark grey-havens"]),
    ("up grey-havens; sauron coins 6", ["landmark grey-havens", "call ents", "reveal ents-march"]),
    ("up grey-havens; sauron coins 6", ["landmark grey-havens", "call ents", "reveal ents-march", "reveal ents-wrath"]),
    (
        "up grey-havens; sauron coins 6; fellowship tokens ents-wrath ents-awakening",
        ["landmark grey-havens", "call ents", "keep ents-march", "coin"],
    ),
    ("up barad-dur; sauron coins 6", ["landmark barad-dur", "show archers"]),
    ("up barad-dur; sauron coins 6", ["landmark barad-dur", "show archers", "show footmen", "show sellswords"]),
    ("up isengard; sauron coins 6 steps 5; fellowship cards oath", ["landmark isengard"]),
    ("up isengard; sauron coins 6; fellowship cards oath", ["landmark isengard"]),
    (f"{lie('toll')}; sauron tokens elves-trade; up bree", ["play toll"]),
    (f"{lie('toll')}; sauron tokens elves-trade; up bree", ["play toll", "turn tribute", "turn archive"]),
    (lie("treasury"), ["discard treasury"]),
    (f"{lie('treasury')}; sauron units", ["discard treasury"]),
]


@pytest.mark.parametrize(("position", "actions"), MIDDLE)
def test_a_position_printed_and_read_again_is_the_same(position: str, actions: list[str]) -> None:
    match = play(position, *actions)
    again = play(match.open_position())
    assert (again.open_position(), legal(again)) == (match.open_position(), legal(match))
    for observer in EVERYBODY:
        assert again.view(observer) == match.view(observer)


def test_a_chapter_may_be_half_laid_out() -> None:
    match = play(f"{lie('toll')}; up bree", "play toll", "turn tribute")
    again = play(match.open_position())
    assert (asked(again), len(legal(again))) == ("turn nature", 22)


# What is refused


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ("nonsense", "unknown statement 'nonsense'"),
        ("sauron sleeps", "unknown statement 'sauron sleeps'"),
        ("chapter 4", "there is no chapter '4' among 1, 2, 3"),
        ("chapter 1; chapter 2", "'chapter' is said twice"),
        ("player gandalf", "there is no player 'gandalf'"),
        ("asks sing sauron", "there is no question 'sing'"),
        ("asks choose", "asks reads like"),
        ("asks turn nature", "there is no question 'turn'"),
        ("asks deal nature", "say whose turn it is"),
        ("sauron coins many", "'many' is not a number"),
        ("sauron coins 2 rings 3", "coins and steps read like"),
        ("sauron coins -1", "'-1' is not a number"),
        ("sauron coins 28", "no more than 30 coins"),
        ("sauron coins 2 steps 15", "the quest has 14 steps"),
        ("sauron coins 2 steps 14", "that wins at once"),
        ("sauron units gondor", "units read like"),
        ("sauron units shire 2", "there is no region 'shire'"),
        ("sauron units mordor 16", "not a number of units"),
        ("sauron units mordor 0", "not a number of units"),
        ("sauron units mordor 1 mordor 2", "not a number of units"),
        ("sauron units mordor 10 rohan 6", "a side has 15 units"),
        ("sauron units arnor 1", "units of both sides cannot stand in one region"),
        ("sauron forts arnor", "a fortress stands in the region of a landmark"),
        ("sauron tiles bree; sauron forts lindon", "a fortress stands in the region of a landmark"),
        ("sauron tiles minas-morgul", "there is no landmark 'minas-morgul'"),
        ("sauron tiles bree; fellowship tiles bree", "a landmark belongs to one player"),
        ("sauron tiles bree; up bree", "does not lie face up"),
        ("up bree erebor isengard helms-deep", "at most 3 landmarks"),
        ("sauron tokens elves-trade; fellowship tokens elves-trade", "a token belongs to one player"),
        ("sauron tokens elves-magic", "there is no token 'elves-magic'"),
        ("sauron tokens elves-trade; tops elves-trade", "a known top token must lie in its stack"),
        ("sauron cards ring", "there is no card 'ring'"),
        ("sauron cards toll; fellowship cards toll", "a card lies in two places"),
        ("sauron cards toll; discard toll", "a card lies in two places"),
        ("sauron cards tribute", "a card of a later chapter is not in play yet"),
        ("discard treasury", "a card of a later chapter is not in play yet"),
        ("chapter 1; slots 0=tribute", "a card of a later chapter is not in play yet"),
        ("chapter 2; slots 0=toll", "a card of another chapter"),
        ("slots 20=toll", "there is no such slot"),
        ("slots 0=toll 0=barter", "named twice"),
        ("slots 0=toll 1=toll", "a card lies in two places"),
        ("slots 2=toll", "slot 0 is empty, but a card lies on it"),
        ("slots 0=?", "an accessible card lies face up"),
        ("removed archers footmen sellswords", "nobody has looked at the removed cards"),
        ("looked sauron", "the removed cards do not fit"),
        ("removed archers footmen; looked sauron", "the removed cards do not fit"),
        ("offered elves-trade; sauron tokens elves-trade", "only tokens in the stacks can be offered"),
        ("placing 2 gondor", "units are placed when that is asked"),
        ("asks place sauron", "units are placed when that is asked"),
        ("manoeuvres moves 1", "manoeuvres are made when that is asked"),
        ("asks manoeuvre sauron; manoeuvres dances 1", "manoeuvres read like"),
        ("due 2", "cards are turned up only when that is due"),
        ("pending end", "something has to follow this question"),
        ("won sauron quest", "a match has an end when it is over"),
        ("asks over public; player sauron", "a match has an end when it is over"),
        ("asks over public; player sauron; won sauron bravely", "there is no end 'bravely' among"),
        ("asks choose sauron; player fellowship", "only the player of the turn is asked"),
        ("asks keep sauron", "no answer"),
        ("asks accept sauron", "only the bonuses of steps 3 and 9"),
        ("asks keep nature; player sauron; offered elves-trade", "cannot be asked of this player"),
    ],
)
def test_nonsense_is_refused_and_the_refusal_says_why(position: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as refused:
        play(position)
    assert complaint in str(refused.value)


SIX = "arnor 1 rhovanion 1 enedwaith 1 rohan 1 gondor 1 mordor 1"
CONTRADICTIONS = {
    "six peoples and no winner": (
        "chapter 3; slots 0=treasury; "
        "sauron cards elven-guest dwarf-smith hobbit-cook horse-breeder ent-moot wizard-lore"
    ),
    "five peoples and the eagles and no winner": (
        "chapter 3; slots 0=treasury; sauron tokens hobbits-eagles; "
        "sauron cards elven-guest dwarf-smith hobbit-cook horse-breeder ent-moot"
    ),
    "all regions and no winner": f"sauron units lindon 1 {SIX}; fellowship units",
    "a fortress in the last region and no winner": f"sauron units {SIX}; sauron tiles grey-havens; fellowship units",
    "no cards left in a chapter that goes on": "chapter 1; slots",
    "two players looking while all cards lie face up": f"{lie('toll', 'barter')}; looked sauron; removed oath",
    "cards shown to nobody": "showing archers",
}


@pytest.mark.parametrize("what", CONTRADICTIONS)
def test_a_position_that_contradicts_itself_is_refused(what: str) -> None:
    with pytest.raises(BadPosition):
        play(CONTRADICTIONS[what])


OUT_OF_REACH = {
    "more units to place than the supply holds": "asks place sauron; placing 2 gondor; sauron units mordor 15",
    "more units to place than a side has": "asks place sauron; placing 20 gondor",
    "a fortress to remove where there is none": "asks raze sauron",
    "a move to make without a unit": "asks manoeuvre sauron; manoeuvres moves 1; sauron units",
    "two tokens on top of one stack": "tops elves-trade elves-paths",
    "a card to turn up while none is due": "asks deal nature; player sauron",
    "a quest won without its steps": "asks over public; player sauron; won sauron quest",
    "a quest that nobody has won": "asks over public; player sauron; won nobody quest",
    "a shared victory of one": "asks over public; player sauron; won sauron shared",
    "a landmark twice": "up bree bree",
    "two players at once": "player sauron fellowship",
    "a look at what everybody knows": "chapter 2; slots 0=tribute; looked sauron",
    "manoeuvres without a number": "asks manoeuvre sauron; manoeuvres moves",
}


@pytest.mark.parametrize("what", OUT_OF_REACH)
def test_a_position_that_no_match_reaches_is_refused(what: str) -> None:
    with pytest.raises(BadPosition):
        play(OUT_OF_REACH[what])


def test_a_position_just_short_of_the_end_is_accepted() -> None:
    match = play(f"sauron units {SIX}; fellowship units; sauron coins 2 steps 13; fellowship coins 28 steps 13")
    assert asked(match) == "choose sauron"
    assert accessible(match)
    assert match.view(PUBLIC).outcome() is None
