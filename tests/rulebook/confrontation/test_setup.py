"""Before the first move: who stands where, and who begins."""

import pytest

from tests.rulebook.confrontation.table import (
    DARK_DECK,
    DARK_PIECES,
    LIGHT_DECK,
    LIGHT_PIECES,
    asked,
    board,
    counts,
    go_on,
    hand,
    legal,
    moves,
    start,
)
from threerings.core.game import PUBLIC
from threerings.core.match import IllegalAction
from threerings.games.confrontation.components import DARK, LIGHT

LIGHT_REGIONS = ("arthedain", "cardolan", "rhudaur", "eregion", "enedwaith")
DARK_REGIONS = ("dagorlad", "gondor", "mirkwood", "fangorn", "rohan")
LIGHT_SETS_UP = ("place gimli", "place sam", "place frodo", "place merry", "place boromir")
DARK_SETS_UP = ("place orcs", "place troll", "place balrog", "place warg", "place shelob")


@pytest.mark.rule("CO-S1", "CO-R23")
def test_light_sets_up_any_five_of_its_nine_in_front_of_the_shire_and_four_in_it() -> None:
    match = start()
    assert asked(match) == "place light"
    assert legal(match) == [f"place {piece}" for piece in LIGHT_PIECES]
    go_on(match, *LIGHT_SETS_UP)
    expected = {"gimli": "arthedain", "sam": "cardolan", "frodo": "rhudaur", "merry": "eregion", "boromir": "enedwaith"}
    at_home = dict.fromkeys(("pippin", "gandalf", "aragorn", "legolas"), "shire")
    assert board(match) == expected | at_home


@pytest.mark.rule("CO-S1")
def test_dark_sets_up_any_five_of_its_nine_in_front_of_mordor_and_four_in_it() -> None:
    match = go_on(start(), *LIGHT_SETS_UP)
    assert asked(match) == "place dark"
    assert legal(match) == [f"place {piece}" for piece in DARK_PIECES]
    go_on(match, *DARK_SETS_UP)
    there = {name: region for name, region in board(match).items() if name in DARK_PIECES}
    assert sorted(there.values()) == sorted((*DARK_REGIONS, "mordor", "mordor", "mordor", "mordor"))
    assert {name for name, region in there.items() if region == "mordor"} == {
        "witch-king",
        "nazgul",
        "black-rider",
        "saruman",
    }


@pytest.mark.rule("CO-S1")
def test_one_in_each_region_four_at_home_and_nobody_in_the_mountains() -> None:
    match = go_on(start(), *LIGHT_SETS_UP, *DARK_SETS_UP)
    assert counts(match, PUBLIC, LIGHT) == {"shire": 4} | dict.fromkeys(LIGHT_REGIONS, 1)
    assert counts(match, PUBLIC, DARK) == dict.fromkeys(DARK_REGIONS, 1) | {"mordor": 4}


@pytest.mark.rule("CO-S1")
def test_a_piece_is_placed_once_and_only_by_its_owner() -> None:
    match = go_on(start(), "place frodo")
    for action in ("place frodo", "place troll"):
        with pytest.raises(IllegalAction) as refused:
            go_on(match, action)
        assert refused.value.rule == "CO-S1"


@pytest.mark.rule("CO-S1", "CO-I1")
def test_setting_up_is_secret() -> None:
    match = go_on(start(), *LIGHT_SETS_UP, *DARK_SETS_UP)
    assert match.logs[LIGHT] == [*LIGHT_SETS_UP, *["place ?"] * 5]
    assert match.logs[DARK] == [*["place ?"] * 5, *DARK_SETS_UP]
    assert match.logs[PUBLIC] == ["place ?"] * 10
    assert match.view(DARK).light.places is None
    assert match.view(LIGHT).dark.places is None
    assert match.view(PUBLIC).light.places is None


@pytest.mark.rule("CO-S1", "CO-I1")
def test_two_set_ups_look_the_same_to_everybody_else() -> None:
    one = go_on(start(), *LIGHT_SETS_UP)
    other = go_on(start(), "place legolas; place gandalf; place pippin; place aragorn; place sam")
    for observer in (DARK, PUBLIC):
        assert one.view(observer) == other.view(observer)
        assert one.prompt(observer) == other.prompt(observer)


@pytest.mark.rule("CO-S2")
def test_dark_moves_first_then_they_take_turns() -> None:
    match = go_on(start(), *LIGHT_SETS_UP, *DARK_SETS_UP)
    for action, side in (
        ("", "dark"),
        ("move balrog high-pass", "light"),
        ("move merry moria", "dark"),
        ("move orcs mirkwood", "light"),
    ):
        assert asked(go_on(match, action)) == f"move {side}"
    assert moves(match, "orcs") == set()


@pytest.mark.rule("CO-C7", "CO-K4")
def test_both_begin_with_their_nine_combat_cards() -> None:
    match = start()
    assert hand(match, LIGHT) == set(LIGHT_DECK)
    assert hand(match, DARK) == set(DARK_DECK)
    assert (len(LIGHT_DECK), len(DARK_DECK)) == (9, 9)


@pytest.mark.rule("CO-R23")
def test_any_piece_may_stay_in_the_shire() -> None:
    for piece in LIGHT_PIECES:
        others = [name for name in LIGHT_PIECES if name != piece][:5]
        match = go_on(start(), *[f"place {name}" for name in others])
        assert board(match)[piece] == "shire"
