"""Chapter 8: what each player knows, and nothing else."""

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    EVERYBODY,
    aside,
    cards,
    go_on,
    gone,
    hand,
    known,
    markers,
    opponent,
    own,
    play,
    row,
    start,
)
from tests.support.duels import SEEN_BEFORE
from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.games.the_duel.components import BALROG, CARD_IDS, GANDALF, SIDES


def common(match: Match, observer: int) -> object:
    """What every observer has to see alike: the view without what only players know."""
    table = match.view(observer).told()
    sides = {side: table[side].told() | {"own": None, "seen": 0, "remembered": None} for side in SIDES}
    return table | {"seat": PUBLIC} | sides


# Public

BUSY = (
    f"duel 2; row C05 C21 magic; waiting magic rage enchanted:C07; {markers(9, 8, (2, 1))}; "
    "balrog hand C07 ...; balrog seen C07; balrog shown C07; gandalf gone C19 C20"
)


@pytest.mark.rule("DU-I1")
def test_everybody_sees_the_table() -> None:
    match = play(BUSY)
    assert common(match, GANDALF) == common(match, BALROG) == common(match, PUBLIC)


@pytest.mark.rule("DU-I1")
def test_the_table_is_row_energy_bridge_numbers_of_cards_open_cards_and_waiting_effects() -> None:
    match = play(BUSY)
    view = match.view(PUBLIC)
    assert row(match) == "C05 C21 magic"
    assert (view.gandalf.energy, view.balrog.energy, view.gandalf.step, view.balrog.step) == (9, 8, 2, 1)
    assert (view.gandalf.in_hand, view.gandalf.in_deck, view.gandalf.set_aside, view.gandalf.left_game) == (7, 9, 3, 2)
    assert (view.balrog.in_hand, view.balrog.in_deck, view.balrog.set_aside, view.balrog.left_game) == (8, 9, 3, 0)
    assert (cards(view.balrog.shown), CARD_IDS[view.enchanted]) == ({"C07"}, "C07")
    assert (view.magic, view.rage, view.open) == (True, True, False)


@pytest.mark.rule("DU-I1")
def test_the_symbols_of_all_cards_are_public() -> None:
    deck = start().view(PUBLIC).deck
    assert [deck.symbols(card) for card in range(3)] == ["....|....", "....|...4", "....|1.3."]


@pytest.mark.rule("DU-I1", "DU-E6")
def test_the_cards_played_in_earlier_duels_are_public() -> None:
    match = play(BALROG_LAYS_LAST, "lay C01")
    for observer in EVERYBODY:
        assert cards(match.view(observer).gandalf.spent) == {"C01", "C02", "C03", "C04", "C05", "C06"}


# Private


@pytest.mark.rule("DU-I2")
def test_a_player_sees_the_own_hand_the_own_cards_set_aside_and_those_that_left_the_game() -> None:
    position = (
        "duel 2; gandalf hand C01 C02 C03 C04 C05 C06 C07 rage list; gandalf aside C08 C09 magic; gandalf gone C10"
    )
    match = play(position)
    assert hand(match, GANDALF) == {"C01", "C02", "C03", "C04", "C05", "C06", "C07", "rage", "list"}
    assert (aside(match, GANDALF), gone(match, GANDALF)) == ({"C08", "C09", "magic"}, {"C10"})


@pytest.mark.rule("DU-I2")
@pytest.mark.parametrize("seat", [GANDALF, BALROG])
@pytest.mark.parametrize(
    "position", ["", "row C05 C12", "duel 2", "duel 3; gandalf gone C10; balrog gone C10", "duel final"]
)
def test_nothing_of_a_sides_hidden_cards_is_in_the_view_of_another(seat: int, position: str) -> None:
    match = play(position)
    for observer in (1 - seat, PUBLIC):
        side = match.view(observer).side(seat)
        assert side.own is None
        assert (side.seen, side.shown, side.recorded.kept, side.recorded.gone) == (0, 0, 0, 0)
        assert all(part.seen == 0 for part in side.recorded.past)
    recall = opponent(match, 1 - seat).remembered
    assert (recall.kept, recall.gone, [part.seen for part in recall.past]) == (0, 0, [0] * len(recall.past))
    assert match.view(PUBLIC).side(seat).told()["remembered"] is None


HIDDEN = {
    "hand and deck": ("duel 2; {0} hand C20 ...; {0} deck C21 ...", "duel 2; {0} hand C21 ...; {0} deck C20 ..."),
    "hand and aside": ("duel 2; {0} hand C20 ...; {0} aside C21 ...", "duel 2; {0} hand C21 ...; {0} aside C20 ..."),
    "aside and gone": ("duel 2; {0} aside C20 ...; {0} gone C21", "duel 2; {0} aside C21 ...; {0} gone C20"),
    "deck and gone": ("duel 2; {0} deck C20 ...; {0} gone C21", "duel 2; {0} deck C21 ...; {0} gone C20"),
    "in the final": ("duel final; {0} hand C20 ...; {0} gone C21", "duel final; {0} hand C21 ...; {0} gone C20"),
}


@pytest.mark.rule("DU-I2")
@pytest.mark.parametrize("where", HIDDEN)
@pytest.mark.parametrize("seat", [GANDALF, BALROG])
def test_hidden_cards_may_be_exchanged_without_anybody_else_seeing_a_difference(where: str, seat: int) -> None:
    side = ("gandalf", "balrog")[seat]
    one, other = (play(position.format(side)) for position in HIDDEN[where])
    assert own(one, seat) != own(other, seat)
    assert one.view(1 - seat) == other.view(1 - seat)
    assert one.view(PUBLIC) == other.view(PUBLIC)


@pytest.mark.rule("DU-I2")
def test_the_order_of_a_deck_is_known_to_nobody() -> None:
    match = start()
    for observer in EVERYBODY:
        side = match.view(observer).gandalf
        assert side.in_deck == 27
        assert side.own is None or side.own == (0, 0, 0)


@pytest.mark.rule("DU-I2")
def test_an_owner_knows_what_the_opponent_has_seen() -> None:
    match = play("row C05; balrog hand C01 ...", "lay C01", "nature")
    assert cards(match.view(BALROG).balrog.seen) == hand(match, BALROG)


# Memories


@pytest.mark.rule("DU-I3", "DU-X6")
def test_a_hand_seen_by_a_look_is_known_to_the_looker_only() -> None:
    match = play("row C05; balrog hand C01 ...", "lay C01", "nature")
    assert known(match, GANDALF) == hand(match, BALROG)
    assert (match.view(PUBLIC).balrog.seen, match.view(PUBLIC).balrog.shown) == (0, 0)


@pytest.mark.rule("DU-I3")
def test_the_public_knows_that_somebody_has_looked() -> None:
    match = play("row C05; balrog hand C01 ...", "lay C01", "nature")
    assert match.view(PUBLIC).looked == 1 << GANDALF
    match = play("row C02 C05; gandalf hand C01 ...", "lay C01", "nature")
    assert match.view(PUBLIC).looked == 1 << BALROG


@pytest.mark.rule("DU-I3", "DU-T1")
def test_the_card_drawn_by_trick_is_known_to_the_balrog_until_the_final_but_not_to_the_public() -> None:
    position = f"{BALROG_LAYS_LAST}; gandalf hand C19 C20 rage; balrog hand trick ..."
    match = play(position, "lay trick", "draw rage")
    assert cards(opponent(match, BALROG).remembered.kept) == {"rage"}
    assert match.view(PUBLIC).gandalf.recorded.kept == 0
    position = f"duel 3; {position}; gandalf aside C07 C08 C09 C10 C11 C12"
    match = play(position, "lay trick", "draw rage")
    assert known(match, BALROG) == {"rage"}
    assert match.view(PUBLIC).gandalf.shown == 0


@pytest.mark.rule("DU-I3", "DU-L1")
def test_a_hand_seen_under_list_is_known_to_everybody_and_stays_known() -> None:
    position = f"duel 3; {BALROG_LAYS_LAST}; waiting list; balrog hand C01 C19 whip power"
    match = play(f"{position}; balrog seen C01 C19 whip power; balrog shown C01 C19 whip power", "lay C01")
    assert known(match, GANDALF) == {"C19", "whip", "power"}
    assert cards(match.view(PUBLIC).balrog.shown) == {"C19", "whip", "power"}


@pytest.mark.rule("DU-I3", "DU-M1")
def test_a_card_refused_by_magic_is_known_to_everybody_and_stays_known() -> None:
    position = f"duel 3; {BALROG_LAYS_LAST}; waiting magic; balrog hand C01 C19 whip power"
    match = play(position, "lay whip", "refuse")
    assert cards(match.view(PUBLIC).balrog.recorded.kept) == {"whip"}
    go_on(match, "lay C01")
    assert (known(match, GANDALF), cards(match.view(PUBLIC).balrog.shown)) == ({"whip"}, {"whip"})


@pytest.mark.rule("DU-I3")
def test_cards_that_leave_the_game_unseen_stay_unknown() -> None:
    match = play(f"row C02; {markers(3, 1)}", "lay C01", "keep C03", "keep C04", "keep C05")
    recall = opponent(match, BALROG).remembered
    assert (recall.kept, recall.gone) == (0, 0)
    assert [(part.seen, part.kept, part.gone) for part in recall.past] == [(0, 3, 5)]


@pytest.mark.rule("DU-I3", "DU-F13")
def test_trick_and_look_together_leave_one_card_certain_and_the_others_open() -> None:
    position = f"row C21; {markers(4, 8)}; balrog hand trick ...; gandalf hand C02 C05 C06 C07 C08 C09 mirror rage"
    match = play(position, "lay trick", "nature")
    assert known(match, BALROG) == hand(match, GANDALF)
    assert "C02" in aside(match, GANDALF), "nature draws the lowest card"
    assert cards(opponent(match, BALROG).remembered.kept) == {"C02"}


@pytest.mark.rule("DU-I3", "DU-E7")
def test_of_gandalfs_three_cards_the_balrog_knows_the_one_taken_by_trick_and_the_public_none() -> None:
    trick = f"row C21; {markers(4, 1)}; balrog hand trick C01 ...; gandalf hand C09 C02 ..."
    match = play(trick, "lay trick", "draw C09", "lay C02", "lay C01", "keep C03", "keep C04")
    recall, recorded = opponent(match, BALROG).remembered, match.view(PUBLIC).gandalf.recorded
    assert (cards(recall.kept), recall.past) == ({"C09"}, ((0, 2, 4),))
    assert (cards(recorded.kept), recorded.past) == (set(), ((0, 3, 4),))


@pytest.mark.rule("DU-I3")
def test_memories_of_several_duels_stand_side_by_side() -> None:
    position = f"duel 2; row C02; {markers(3, 1)}; gandalf gone C20; gandalf aside C21 rage list"
    memory = "gandalf remembered kept rage gone past C20,C21/2/1; gandalf recorded kept gone past -/3/1"
    match = play(f"{position}; {memory}", "lay C01", "keep C03", "keep C04", "keep C05")
    recall, recorded = opponent(match, BALROG).remembered, match.view(PUBLIC).gandalf.recorded
    assert cards(recall.kept) == {"rage"}
    assert [(cards(part.seen), part.kept, part.gone) for part in recall.past] == [({"C20", "C21"}, 2, 1), (set(), 3, 5)]
    assert recorded.past == ((0, 3, 1), (0, 3, 5))


@pytest.mark.rule("DU-I3")
def test_an_enchanted_card_of_an_earlier_duel_is_no_longer_among_the_open_cards() -> None:
    position = f"{BALROG_LAYS_LAST}; waiting enchanted:C21; balrog seen C21; balrog shown C21"
    match = play(f"{position}; balrog hand C01 C19 C20 C21", "wait", "lay C01", "nature")
    for observer in EVERYBODY:
        assert (match.view(observer).balrog.shown, match.view(observer).balrog.seen) == (0, 0)
        assert cards(match.view(observer).balrog.recorded.kept) == {"C21"}


@pytest.mark.rule("DU-I3", "DU-F13")
def test_whoever_has_seen_the_whole_hand_of_the_final_knows_what_has_left_the_game() -> None:
    before = opponent(play(SEEN_BEFORE), GANDALF).remembered
    assert [cards(part.seen) for part in before.past] == [set(), {"C02"}, {"C03", "C04"}]
    match = play(SEEN_BEFORE, "lay C01", "nature")
    assert known(match, GANDALF) == hand(match, BALROG)
    recall, recorded = opponent(match, GANDALF).remembered, match.view(PUBLIC).balrog.recorded
    assert (cards(recall.gone), [part.seen for part in recall.past]) == ({"C03"}, [0, 0, 0])
    assert recorded.gone == 0, "the public has seen nothing of it"


@pytest.mark.rule("DU-I3", "DU-F13")
def test_once_all_cards_kept_in_a_duel_have_turned_up_the_others_seen_there_have_left_the_game() -> None:
    match = play(SEEN_BEFORE.replace("row C10 C10", "row C10 C19"), "lay C04")
    recall = opponent(match, GANDALF).remembered
    assert cards(recall.gone) == {"C03"}
    assert [cards(part.seen) for part in recall.past] == [set(), {"C02"}, set()]


# What is seen of an action: every veil


@pytest.mark.rule("DU-I2")
def test_a_deal_is_seen_by_its_owner_only() -> None:
    match = go_on(start(), *[f"deal C{number:02}" for number in range(1, 10)], "deal whip")
    assert match.logs[GANDALF] == [*[f"deal C{number:02}" for number in range(1, 10)], "deal ?"]
    assert match.logs[BALROG] == [*["deal ?"] * 9, "deal whip"]
    assert match.logs[PUBLIC] == ["deal ?"] * 10


@pytest.mark.rule("DU-X6", "DU-I3")
@pytest.mark.parametrize(
    ("position", "card", "shown"),
    [("row C05; balrog hand C01 whip ...", "C01", "whip"), ("row C02 C05; gandalf hand C01 rage ...", "C01", "rage")],
    ids=["gandalf looks", "the balrog looks"],
)
def test_a_look_is_seen_by_both_players_and_hidden_from_the_public(position: str, card: str, shown: str) -> None:
    match = play(position, f"lay {card}", f"show {shown}")
    assert match.logs[GANDALF] == match.logs[BALROG] == [f"lay {card}", f"show {shown}"]
    assert match.logs[PUBLIC] == [f"lay {card}", "show ?"]
    assert cards(match.view(GANDALF).displayed) == cards(match.view(BALROG).displayed) == {shown}
    assert match.view(PUBLIC).displayed == 0


@pytest.mark.rule("DU-L1", "DU-I1")
def test_a_hand_laid_open_by_list_is_seen_by_everybody() -> None:
    match = play("gandalf hand list ...; balrog hand whip ...", "lay list", "show whip")
    for observer in EVERYBODY:
        assert match.logs[observer] == ["lay list", "show whip"]
        assert cards(match.view(observer).displayed) == {"whip"}


@pytest.mark.rule("DU-T1", "DU-I3")
def test_the_card_drawn_by_trick_is_seen_by_both_players_and_hidden_from_the_public() -> None:
    match = play("row C21; balrog hand trick ...; gandalf hand rage ...", "lay trick", "draw rage")
    assert match.logs[GANDALF] == match.logs[BALROG] == ["lay trick", "draw rage"]
    assert match.logs[PUBLIC] == ["lay trick", "draw ?"]


@pytest.mark.rule("DU-T1", "DU-I2")
def test_the_public_cannot_tell_which_card_trick_drew() -> None:
    position = "row C21; balrog hand trick ...; gandalf hand rage C20 ..."
    one, other = play(position, "lay trick", "draw rage"), play(position, "lay trick", "draw C20")
    assert one.view(PUBLIC) == other.view(PUBLIC)
    assert one.view(BALROG) != other.view(BALROG)


@pytest.mark.rule("DU-Z1", "DU-I1")
def test_the_card_drawn_by_enchantment_is_seen_by_everybody() -> None:
    match = play("gandalf hand enchantment ...; balrog hand whip ...", "lay enchantment", "draw whip")
    for observer in EVERYBODY:
        assert match.logs[observer] == ["lay enchantment", "draw whip"]


@pytest.mark.rule("DU-E5", "DU-I2")
def test_a_card_kept_is_seen_by_its_owner_only() -> None:
    position = f"row C02; {markers(3, 1)}"
    match = play(position, "lay C01", "keep C04", "keep C05", "keep C06", "keep C07")
    assert match.logs[GANDALF] == ["lay C01", "keep C04", "keep C05", "keep C06", "keep ?"]
    assert match.logs[BALROG] == ["lay C01", "keep ?", "keep ?", "keep ?", "keep C07"]
    assert match.logs[PUBLIC] == ["lay C01", "keep ?", "keep ?", "keep ?", "keep ?"]


@pytest.mark.rule("DU-E5", "DU-I2")
def test_a_card_being_kept_from_a_hand_seen_is_not_given_away_half_way() -> None:
    position = f"row C05; {markers(10, 4)}; balrog hand C01 ..."
    before = ["lay C01", "nature", "keep C01", "keep C02", "keep C03"]
    one, other = play(position, *before, "keep C04"), play(position, *before, "keep C05")
    for observer in (GANDALF, PUBLIC):
        assert one.view(observer) == other.view(observer)
        assert one.logs[observer] == other.logs[observer]


@pytest.mark.rule("DU-L1", "DU-I2")
def test_under_list_the_balrogs_choice_is_seen_by_everybody_and_gandalfs_is_not() -> None:
    position = f"gandalf hand list ...; {markers(3, 2)}; balrog hand C01 ..."
    match = play(position, "lay list", "nature", "lay C01", "keep C04", "keep C05", "keep C06", "keep C07")
    assert match.logs[GANDALF][-4:] == ["keep C04", "keep C05", "keep C06", "keep C07"]
    assert match.logs[BALROG][-4:] == match.logs[PUBLIC][-4:] == ["keep ?", "keep ?", "keep ?", "keep C07"]
    for observer in EVERYBODY:
        assert cards(match.view(observer).balrog.recorded.kept) == {"C07"}, "seen at once, card by card"


@pytest.mark.rule("DU-F11", "DU-I2")
@pytest.mark.parametrize("kept", [["keep C02"], ["keep C02", "keep C03", "keep C08"]], ids=["half way", "done"])
def test_list_does_not_open_gandalfs_choice(kept: list[str]) -> None:
    position = f"gandalf hand list ...; {markers(3, 2)}; balrog hand C01 ..."
    one, other = (
        play(position, "lay list", "nature", "lay C01", *choice)
        for choice in (kept, ["keep C04", "keep C05", "keep C06"][: len(kept)])
    )
    assert one.view(BALROG) == other.view(BALROG)
    assert one.view(PUBLIC) == other.view(PUBLIC)


@pytest.mark.rule("DU-I1")
@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("duel 2; asks begin gandalf; lost gandalf", ["begin balrog", "lay C01"]),
        ("row C05 C21 C03; balrog hand whip ...", ["lay whip", "take C21"]),
        ("row magic; waiting magic; balrog hand C05 C06 ...", ["lay C05", "refuse", "lay C06"]),
        ("row magic; waiting magic; balrog hand C05 ...", ["lay C05", "allow"]),
        ("row C03; balrog hand defense ...; gandalf hand C19 ...", ["lay defense", "lay C19"]),
        ("gandalf hand enchantment ...", ["lay enchantment", "draw C05", "order"]),
        ("gandalf hand enchantment ...", ["lay enchantment", "draw C05", "wait"]),
    ],
)
def test_everything_else_is_seen_by_everybody(position: str, actions: list[str]) -> None:
    match = play(position, *actions)
    for observer in EVERYBODY:
        assert match.logs[observer] == match.log == actions
