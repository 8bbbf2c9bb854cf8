"""Chapter 10: who knows what."""

import pytest

from tests.rulebook.middle_earth.table import (
    EVERYBODY,
    asked,
    choices,
    discard,
    first,
    go_on,
    laid,
    legal,
    lie,
    play,
    played,
    removed,
    start,
    unseen,
)
from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.games.middle_earth.components import CARD_DATA, FELLOWSHIP, SAURON, TILE_IDS

LOOK = "up barad-dur helms-deep bree; sauron coins 6; fellowship coins 12"
"""A whole chapter 1 lies there: nothing but the removed cards is in the discard."""
SHOWN = ["show archers", "show hobbit-cook", "show sellswords"]
REMOVED = {"archers", "hobbit-cook", "sellswords"}
ONE_FACE_DOWN = "chapter 1; slots 0=disguise 1=hidden-path 2=? 3=oath 4=captain 5=footmen"


def looked(*actions: str, more: str = "") -> Match:
    """Sauron has looked through the discard in Barad-dûr."""
    return play(f"{LOOK}; {more}", "landmark barad-dur", *SHOWN, *actions)


# What everybody knows


@pytest.mark.rule("ME-I1")
@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("", ["play toll"]),
        ("", ["discard toll"]),
        (lie("footmen", "toll"), ["play footmen", "place rhovanion"]),
        ("up isengard; sauron coins 9; fellowship cards oath", ["landmark isengard", "strip oath"]),
        (f"{lie('treasury', 'plunder')}; up barad-dur; sauron coins 6", ["landmark barad-dur", "retrieve oath"]),
        ("up grey-havens; sauron coins 6", ["landmark grey-havens", "call ents", "reveal ents-march"]),
        (f"{lie('first-steps', 'toll')}; sauron coins 2 steps 8", ["play first-steps", "accept"]),
        (ONE_FACE_DOWN, ["discard footmen", "turn archers"]),
    ],
)
def test_everything_but_a_look_through_the_discard_is_seen_by_all(position: str, actions: list[str]) -> None:
    match = play(position, *actions)
    for observer in EVERYBODY:
        assert match.logs[observer] == match.log == actions
        assert match.view(observer).told() | {"seat": PUBLIC} == match.view(PUBLIC).told()


@pytest.mark.rule("ME-I1")
@pytest.mark.parametrize("observer", EVERYBODY)
def test_a_discarded_card_that_was_seen_stays_known(observer: int) -> None:
    match = play("", "discard toll", "discard barter")
    assert {"toll", "barter"} <= discard(match, observer)


@pytest.mark.rule("ME-I1")
def test_the_deck_lists_are_public_so_everybody_knows_what_may_still_come() -> None:
    match = go_on(start(), "nature")
    face_up = set(laid(match).values()) - {"?"}
    assert unseen(match) == {name for name, card in CARD_DATA.items() if card["chapter"] == 1} - face_up


# What nobody knows


@pytest.mark.rule("ME-I2")
def test_any_unseen_card_may_turn_up() -> None:
    match = play(ONE_FACE_DOWN, "discard footmen")
    assert choices(match, "turn") == unseen(match)
    assert len(unseen(match)) == 4, "one lies face down, three were removed"


@pytest.mark.rule("ME-I2")
@pytest.mark.parametrize("observer", EVERYBODY)
def test_face_down_cards_and_removed_cards_are_hidden_from_both(observer: int) -> None:
    match = go_on(start(), "nature")
    view = match.view(observer)
    assert sum(card == -1 for card in view.slots) == 8
    assert (view.secret, view.removed, discard(match, observer)) == (None, 3, set())


@pytest.mark.rule("ME-I2")
def test_any_landmark_that_lies_face_down_may_come_next() -> None:
    match = play(f"{lie('toll')}; up bree; sauron tiles erebor", "play toll")
    while asked(match) == "turn nature":
        go_on(match, first(match, "turn"))
    assert choices(match, "raise") == set(TILE_IDS) - {"bree", "erebor"}


# A look through the discard


@pytest.mark.rule("ME-I3", "ME-L2")
def test_whoever_looks_through_the_discard_is_shown_the_removed_cards_alone() -> None:
    match = looked()
    assert match.logs[SAURON] == ["landmark barad-dur", *SHOWN]
    assert match.logs[FELLOWSHIP] == match.logs[PUBLIC] == ["landmark barad-dur", *["show ?"] * 3]
    assert [removed(match, observer) for observer in EVERYBODY] == [None, REMOVED, None]


@pytest.mark.rule("ME-I3")
@pytest.mark.parametrize(
    ("chapter", "three"),
    [
        (1, "disguise oath sellswords"),
        (2, "archive council raiders"),
        (3, "treasury plunder redeployment"),
    ],
)
def test_whatever_is_shown_the_others_do_not_see_it_even_if_they_have_looked_before(chapter: int, three: str) -> None:
    match = play(f"chapter {chapter}; up barad-dur; sauron coins 6; removed {three}; looked fellowship")
    go_on(match, "landmark barad-dur", *(f"show {card}" for card in three.split()))
    assert match.logs[SAURON][1:] == [f"show {card}" for card in three.split()]
    assert match.logs[FELLOWSHIP][1:] == match.logs[PUBLIC][1:] == ["show ?"] * 3


@pytest.mark.rule("ME-I3")
def test_half_way_through_the_look_others_know_only_how_many_were_shown() -> None:
    match = play(LOOK, "landmark barad-dur", *SHOWN[:2])
    views = [match.view(observer) for observer in EVERYBODY]
    assert [view.showing for view in views] == [2, 2, 2]
    assert [view.displayed is None for view in views] == [True, False, True]


@pytest.mark.rule("ME-I3", "ME-I2")
@pytest.mark.parametrize("shown", [1, 2, 3])
@pytest.mark.parametrize("observer", [FELLOWSHIP, PUBLIC])
def test_what_is_shown_makes_no_difference_to_the_others(shown: int, observer: int) -> None:
    one = play(LOOK, "landmark barad-dur", *SHOWN[:shown])
    other = play(LOOK, "landmark barad-dur", *["show footmen", "show elven-guest", "show first-steps"][:shown])
    assert one.view(observer) == other.view(observer)
    assert one.logs[observer] == other.logs[observer]
    assert one.view(SAURON) != other.view(SAURON)


@pytest.mark.rule("ME-I3")
def test_the_knowledge_stays_with_the_one_who_looked() -> None:
    match = looked("retrieve archers", "place rohan", "discard toll", "discard barter")
    assert removed(match, SAURON) == {"hobbit-cook", "sellswords"}
    assert removed(match, FELLOWSHIP) is None
    assert removed(match, PUBLIC) is None


@pytest.mark.rule("ME-I3")
def test_the_removed_cards_of_the_next_chapter_are_unknown_again() -> None:
    position = f"{ONE_FACE_DOWN}; removed archers sellswords elven-guest; looked sauron"
    match = play(position, "discard footmen", "nature")
    while match.view(PUBLIC).chapter == 0:
        go_on(match, first(match, "discard"), "nature")
    assert [removed(match, observer) for observer in EVERYBODY] == [None, None, None]
    assert (match.view(PUBLIC).removed, match.view(PUBLIC).looked) == (3, 0)


@pytest.mark.rule("ME-I3")
def test_the_removed_cards_do_not_turn_up_after_somebody_has_seen_them() -> None:
    match = play(f"{ONE_FACE_DOWN}; removed archers sellswords elven-guest; looked sauron", "discard footmen")
    assert len(unseen(match)) == 4
    assert choices(match, "turn") == unseen(match) - {"archers", "sellswords", "elven-guest"}


@pytest.mark.rule("ME-I3")
def test_the_other_player_who_looks_later_is_shown_the_same_cards() -> None:
    position = (
        "up barad-dur; player fellowship; fellowship coins 6; removed archers sellswords hobbit-cook; looked sauron"
    )
    match = play(position, "landmark barad-dur")
    assert choices(match, "show") == {"archers", "sellswords", "hobbit-cook"}
    go_on(match, *SHOWN)
    assert [removed(match, observer) for observer in EVERYBODY] == [REMOVED, REMOVED, None]
    assert match.logs[PUBLIC] == ["landmark barad-dur", *["show ?"] * 3]
    assert match.logs[FELLOWSHIP] == ["landmark barad-dur", *SHOWN]


@pytest.mark.rule("ME-I3")
def test_whoever_has_looked_is_shown_nothing_new_the_next_time() -> None:
    position = "up barad-dur; sauron coins 6; removed archers sellswords hobbit-cook; looked sauron"
    match = play(position, "landmark barad-dur")
    assert asked(match) == "retrieve sauron"
    assert choices(match, "retrieve") == REMOVED


@pytest.mark.rule("ME-I3", "ME-L2")
def test_removed_and_known_cards_may_be_chosen() -> None:
    match = play(f"{ONE_FACE_DOWN}; up barad-dur; sauron coins 6", "landmark barad-dur")
    hidden = sorted(unseen(match))
    go_on(match, *(f"show {card}" for card in hidden[:3]))
    assert choices(match, "retrieve") == discard(match) | set(hidden[:3])
    assert hidden[3] not in choices(match, "retrieve"), "it lies face down in the layout"


@pytest.mark.rule("ME-I3")
def test_removed_cards_of_earlier_chapters_need_no_look() -> None:
    match = play(f"{lie('tribute', 'archive')}; up barad-dur; sauron coins 6", "landmark barad-dur")
    assert asked(match) == "retrieve sauron", "all cards of both chapters are known by now"
    assert "archers" in choices(match, "retrieve")


# What follows from the lists


@pytest.mark.rule("ME-F8", "ME-I1")
@pytest.mark.parametrize("observer", EVERYBODY)
def test_when_the_last_card_is_turned_up_the_removed_ones_are_known_to_all(observer: int) -> None:
    match = play(ONE_FACE_DOWN, "discard footmen")
    hidden = unseen(match)
    assert not hidden & discard(match, observer), "as long as a card lies face down"
    go_on(match, "turn archers")
    assert hidden - {"archers"} <= discard(match, observer)
    assert (unseen(match), match.view(observer).removed) == (set(), 0)


@pytest.mark.rule("ME-F8")
def test_the_removed_cards_stay_unknown_as_long_as_cards_lie_face_down() -> None:
    match = looked("retrieve archers", "place rohan")
    assert removed(match, FELLOWSHIP) is None
    assert match.view(FELLOWSHIP).removed == 2
    assert unseen(match) >= {"hobbit-cook", "sellswords"}
    assert not discard(match, FELLOWSHIP) & REMOVED


@pytest.mark.rule("ME-F8")
def test_the_one_who_looked_knows_what_lies_face_down_the_other_does_not() -> None:
    one = play(f"{ONE_FACE_DOWN}; removed archers sellswords horse-breeder; looked sauron")
    other = play(f"{ONE_FACE_DOWN}; removed archers sellswords hobbit-cook; looked sauron")
    assert unseen(one) == unseen(other) == {"archers", "sellswords", "horse-breeder", "hobbit-cook"}
    assert unseen(one) - (removed(one, SAURON) or set()) == {"hobbit-cook"}
    assert unseen(other) - (removed(other, SAURON) or set()) == {"horse-breeder"}
    assert one.view(FELLOWSHIP) == other.view(FELLOWSHIP)
    assert one.view(PUBLIC) == other.view(PUBLIC)


# A removed card that is played


@pytest.mark.rule("ME-F9")
def test_a_removed_card_played_from_the_discard_is_public_the_others_stay_private() -> None:
    match = looked("retrieve archers", "place rohan")
    for observer in EVERYBODY:
        assert match.logs[observer][-2:] == ["retrieve archers", "place rohan"]
        assert "archers" in played(match, SAURON)
        assert match.view(observer).removed == 2
    assert "archers" not in unseen(match)
    assert [removed(match, observer) for observer in EVERYBODY] == [None, {"hobbit-cook", "sellswords"}, None]


@pytest.mark.rule("ME-F9")
@pytest.mark.parametrize("observer", [FELLOWSHIP, PUBLIC])
def test_the_card_played_gives_the_other_removed_ones_not_away(observer: int) -> None:
    one = looked("retrieve archers", "place rohan")
    other = play(LOOK, "landmark barad-dur", "show footmen", "show archers", "show elven-guest")
    go_on(other, "retrieve archers", "place rohan")
    assert one.view(observer) == other.view(observer)
    assert one.logs[observer] == other.logs[observer]


@pytest.mark.rule("ME-F9", "ME-I3")
def test_a_removed_card_that_was_played_is_not_shown_again() -> None:
    position = "up barad-dur; player fellowship; fellowship coins 6; removed archers sellswords; looked sauron"
    match = play(f"{position}; sauron cards hobbit-cook", "landmark barad-dur")
    assert choices(match, "show") == {"archers", "sellswords"}
    go_on(match, "show archers", "show sellswords")
    assert legal(match) == {"retrieve archers", "retrieve sellswords"}


@pytest.mark.rule("ME-F9", "ME-F8")
def test_a_public_card_played_from_the_discard_gives_nothing_away() -> None:
    match = play(f"{ONE_FACE_DOWN}; up barad-dur; sauron coins 6", "landmark barad-dur")
    hidden = sorted(unseen(match))
    go_on(match, *(f"show {card}" for card in hidden[:3]), "retrieve toll")
    assert removed(match, SAURON) == set(hidden[:3])
    assert removed(match, FELLOWSHIP) is None
    assert unseen(match) == set(hidden)
