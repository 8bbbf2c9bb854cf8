"""Chapter 10: the fine print, where the rulebooks leave room."""

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    BALROG_LAYS_LAST_IN_FINAL,
    GANDALF_LAYS_LAST,
    GANDALF_LAYS_LAST_IN_FINAL,
    aside,
    asked,
    cards,
    energies,
    go_on,
    gone,
    hand,
    known,
    legal,
    markers,
    opponent,
    play,
    row,
    steps,
)
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Outcome
from threerings.games.the_duel import GAME
from threerings.games.the_duel.components import BALROG, CARD_IDS, GANDALF

# Last cards


@pytest.mark.rule("DU-F1")
@pytest.mark.parametrize(("card", "after"), [("strength", (16, 20)), ("power", (18, 20)), ("trick", (18, 20))])
def test_a_special_laid_as_the_very_last_card_is_read(card: str, after: tuple[int, int]) -> None:
    match = play(f"{BALROG_LAYS_LAST_IN_FINAL}; balrog hand {card}", f"lay {card}")
    assert (energies(match), asked(match)) == (after, "nothing")


@pytest.mark.rule("DU-F1")
def test_balance_as_the_very_last_card_is_read() -> None:
    match = play(f"{GANDALF_LAYS_LAST_IN_FINAL}; {markers(9, 12)}; gandalf hand balance", "lay balance")
    assert energies(match) == (11, 9), "the exchange costs the Balrog 2; Gandalf is still behind"


@pytest.mark.rule("DU-F1", "DU-T1")
def test_trick_as_the_very_last_card_draws_one_of_the_three_cards_left() -> None:
    match = play(f"{BALROG_LAYS_LAST}; gandalf hand C19 C20 rage; balrog hand trick ...", "lay trick")
    assert legal(match) == ["draw C19", "draw C20", "draw rage"]
    go_on(match, "draw rage")
    assert cards(opponent(match, BALROG).remembered.kept) == {"rage"}


@pytest.mark.rule("DU-F1", "DU-L1")
def test_list_as_the_very_last_card_shows_the_three_cards_the_balrog_keeps() -> None:
    position = f"duel 2; {GANDALF_LAYS_LAST}; gandalf hand list ...; balrog hand C19 whip power"
    match = play(position, "lay list", "nature")
    assert cards(match.view(PUBLIC).balrog.recorded.kept) == {"C19", "whip", "power"}


@pytest.mark.rule("DU-F1")
def test_enchantment_as_the_very_last_card_shows_one_card_the_balrog_keeps() -> None:
    position = f"duel 2; {GANDALF_LAYS_LAST}; gandalf hand enchantment ...; balrog hand C19 whip power"
    match = play(position, "lay enchantment", "draw whip")
    assert cards(match.view(PUBLIC).balrog.recorded.kept) == {"whip"}
    assert match.view(PUBLIC).duel == 3


SAME_NEGATIVE = "C03 against Strength: both lose 2"


@pytest.mark.rule("DU-F1", "DU-E2")
def test_a_last_card_that_leaves_both_on_the_same_negative_space_is_not_read() -> None:
    position = BALROG_LAYS_LAST_IN_FINAL.replace("C09 C09 C06", "C09 C09 C03").replace("C02 C03 C03", "C02 C03 C06")
    match = play(f"{position}; {markers(2, 2)}; balrog hand strength", "lay strength")
    assert (energies(match), match.outcome) == ((0, 0), Outcome(BALROG, "higher", (0, 1))), SAME_NEGATIVE


@pytest.mark.rule("DU-F1", "DU-E2")
def test_with_cards_left_to_play_it_is_read_on_the_same_negative_space() -> None:
    match = play(f"row C03; {markers(2, 2)}; balrog hand strength ...", "lay strength")
    assert (energies(match), asked(match)) == ((-2, 0), "keep gandalf"), SAME_NEGATIVE


# Looks


@pytest.mark.rule("DU-F2")
def test_a_text_never_gives_a_look() -> None:
    match = play(f"row C08; {markers(13, 15)}; balrog hand strength ...", "lay strength")
    assert (energies(match), asked(match), known(match, BALROG)) == ((11, 15), "lay gandalf", set())


@pytest.mark.rule("DU-F2")
def test_laying_the_mirror_is_an_exchange_that_gives_a_look() -> None:
    position = f"row C08; {markers(13, 15)}; balrog hand strength ...; gandalf hand mirror ..."
    match = play(position, "lay strength", "lay mirror")
    assert (energies(match), asked(match)) == ((11, 15), "show nature")
    assert known(go_on(match, "nature"), BALROG) == hand(match, GANDALF)


@pytest.mark.rule("DU-F2")
def test_laying_the_first_card_of_a_duel_is_no_exchange() -> None:
    assert asked(play(f"{markers(15, 11)}", "lay C01")) == "lay balrog"


@pytest.mark.rule("DU-F2")
def test_the_look_comes_from_the_exchange_before_the_text_of_the_card() -> None:
    match = play("row C05; balrog hand power ...; gandalf energy 15 step 0; balrog energy 14 step 0", "lay power")
    assert (energies(match), asked(match)) == ((15, 11), "show nature"), "the text has not been read"
    go_on(match, "nature")
    assert energies(match) == (14, 12)


@pytest.mark.rule("DU-F2")
@pytest.mark.parametrize(
    ("position", "seat"),
    [(f"row C05; {markers(10, 4)}", GANDALF), (f"row C01 C05; {markers(4, 10)}; gandalf hand C02 ...", BALROG)],
)
def test_an_exchange_that_ends_the_duel_gives_a_look_before_cards_are_picked(position: str, seat: int) -> None:
    match = play(position, "lay C02")
    assert asked(match) == "show nature"
    go_on(match, "nature")
    assert asked(match) == "keep gandalf"
    assert known(match, seat) == hand(match, 1 - seat)


@pytest.mark.rule("DU-F2", "DU-D1")
def test_the_card_moved_by_defense_gives_a_look_before_the_gap_is_filled() -> None:
    match = play(f"row C03; {markers(12, 14)}; balrog hand defense ...", "lay defense")
    assert (energies(match), asked(match)) == ((10, 14), "show nature")
    go_on(match, "nature")
    assert asked(match) == "fill gandalf"
    assert known(match, BALROG) == hand(match, GANDALF)


@pytest.mark.rule("DU-F2", "DU-D2")
def test_a_mirror_moved_by_defense_gives_a_look_too() -> None:
    position = f"row C01 C03 mirror; looked balrog; {markers(14, 10)}; balrog hand defense ..."
    match = play(position, "lay defense")
    assert (energies(match), asked(match), row(match)) == ((14, 10), "show nature", "C01 C03 mirror defense")
    assert asked(go_on(match, "nature")) == "fill gandalf"


@pytest.mark.rule("DU-F2", "DU-D1")
def test_the_filler_of_a_gap_is_no_exchange() -> None:
    match = play(f"row C03; {markers(13, 14)}; balrog hand defense ...", "lay defense", "lay C01")
    assert (energies(match), asked(match)) == ((11, 14), "lay balrog")


# Mirror and Whip


@pytest.mark.rule("DU-F3")
def test_the_mirrors_attack_stays_when_the_whip_takes_the_card_it_reflects() -> None:
    match = play("row C01 C20 mirror; balrog hand whip ...", "lay whip", "take C20")
    assert row(match) == "C01 whip mirror C20"
    assert energies(match) == (12, 15), "1234 against the reflected 2: not against the blank Whip"


@pytest.mark.rule("DU-F3")
def test_the_mirrors_attack_stays_while_it_lies_there() -> None:
    match = play("row C01 C20 mirror; balrog hand C05 ...", "lay C05")
    assert (energies(match), match.view(PUBLIC).reflected) == ((15, 14), 0b0010)


# Magic


@pytest.mark.rule("DU-F4", "DU-W1")
def test_magic_refuses_the_whip_itself_before_a_card_is_taken() -> None:
    match = play("row C05 C21 magic; waiting magic; balrog hand whip ...", "lay whip")
    assert asked(match) == "refuse gandalf"
    go_on(match, "refuse")
    assert (aside(match, BALROG), row(match), asked(match)) == ({"whip"}, "C05 C21 magic", "lay balrog")


@pytest.mark.rule("DU-F4", "DU-W1")
def test_the_card_moved_by_the_whip_cannot_be_refused() -> None:
    match = play("row C05 C21 magic; waiting magic; balrog hand whip ...", "lay whip", "allow", "take C21")
    assert (row(match), asked(match)) == ("C05 whip magic C21", "lay gandalf")
    assert match.view(PUBLIC).magic


@pytest.mark.rule("DU-F4", "DU-Z1")
def test_an_ordered_card_may_be_refused() -> None:
    position = "row magic C06; waiting magic; gandalf hand enchantment ...; balrog hand strength ..."
    match = play(position, "lay enchantment", "draw strength", "order")
    assert asked(match) == "refuse gandalf"
    go_on(match, "refuse")
    assert (aside(match, BALROG), asked(match)) == ({"strength"}, "lay balrog")
    assert match.view(PUBLIC).enchanted == -1


@pytest.mark.rule("DU-F4")
def test_there_is_no_new_order_before_the_replacement() -> None:
    position = "row magic C06; waiting magic; gandalf hand enchantment C01 ...; balrog hand C05 C07 C20 ..."
    match = play(position, "lay enchantment", "draw C05", "wait", "lay C07", "refuse")
    assert asked(match) == "lay balrog"
    assert "lay C05" not in legal(match)
    go_on(match, "lay C20", "lay C01")
    assert asked(match) == "order gandalf"


@pytest.mark.rule("DU-F4", "DU-A1")
def test_a_refused_special_leaves_rage_waiting() -> None:
    match = play("row rage C19 magic; waiting magic rage; balrog hand strength power ...", "lay strength", "refuse")
    assert match.view(PUBLIC).rage
    go_on(match, "lay power")
    assert (energies(match), match.view(PUBLIC).rage) == ((14, 13), False), "1, 4 against 3, and no text"


@pytest.mark.rule("DU-F4")
def test_an_allowed_special_is_scored_and_read() -> None:
    match = play("row C08 C19 magic; waiting magic; balrog hand strength ...", "lay strength", "allow")
    assert energies(match) == (12, 14), "1, 4 against 2, 4, then 2 for Strength"


# Mirror first


@pytest.mark.rule("DU-F5")
@pytest.mark.parametrize(("special", "after"), [("strength", (13, 15)), ("power", (14, 15)), ("trick", (13, 15))])
def test_a_special_answering_a_mirror_laid_first_loses_its_text(special: str, after: tuple[int, int]) -> None:
    match = play(f"gandalf hand mirror ...; balrog hand {special} ...", "lay mirror", f"lay {special}")
    assert (energies(match), asked(match)) == (after, "lay gandalf"), "its symbols count, and nothing else"


@pytest.mark.rule("DU-F5", "DU-A2")
def test_a_special_silenced_by_a_mirror_laid_first_leaves_rage_waiting() -> None:
    match = play("row mirror; waiting rage; balrog hand strength ...", "lay strength")
    assert (energies(match), match.view(PUBLIC).rage) == ((13, 15), True)


@pytest.mark.rule("DU-F5", "DU-R2")
def test_defense_answering_a_mirror_laid_first_keeps_its_text() -> None:
    match = play("row mirror; balrog hand defense ...", "lay defense")
    assert (row(match), asked(match)) == ("gap defense mirror", "fill gandalf")


@pytest.mark.rule("DU-F5", "DU-W3")
def test_the_whip_answering_a_mirror_laid_first_is_scored_as_ever() -> None:
    match = play("row mirror; waiting rage; balrog hand whip ...", "lay whip")
    assert (row(match), energies(match), match.view(PUBLIC).rage) == ("mirror whip", (15, 15), True)


@pytest.mark.rule("DU-F5", "DU-D2")
def test_a_mirror_laid_first_reflects_once_defense_has_moved_it() -> None:
    match = play("row mirror; balrog hand defense power ...", "lay defense", "lay C01", "lay power")
    assert energies(match) == (12, 13), "13 and 15 after Defense; then 2, 4 against 3, and no text"


# Defense


@pytest.mark.rule("DU-F6")
def test_a_moved_card_that_ends_the_duel_leaves_the_gap_open() -> None:
    match = play(f"row C03; {markers(2, 3)}; balrog hand defense ...", "lay defense")
    assert (energies(match), row(match), asked(match)) == ((0, 3), "gap defense C03", "keep gandalf")
    assert match.view(PUBLIC).gandalf.in_hand == 8
    go_on(match, "keep C01", "keep C02", "keep C04")
    assert len(gone(match, GANDALF)) == 5


@pytest.mark.rule("DU-F6")
def test_a_gap_left_open_is_forgotten_in_the_next_duel() -> None:
    position = f"row C03; {markers(2, 3)}; balrog hand defense C01 C02 C04 ..."
    match = play(position, "lay defense", *["keep C01", "keep C02", "keep C04"] * 2, "nature", "begin gandalf")
    match = go_on(match, legal(match)[0])
    assert asked(go_on(match, legal(match)[0], "nature")) == "lay gandalf"


@pytest.mark.rule("DU-F6")
def test_in_the_final_too_the_gap_stays_open() -> None:
    match = play(f"duel final; row C03; {markers(2, 3)}; balrog hand defense ...", "lay defense")
    assert (asked(match), row(match), steps(match)) == ("nothing", "gap defense C03", (0, 1))


@pytest.mark.rule("DU-F6", "DU-E2")
def test_a_moved_card_that_leaves_both_on_the_same_negative_space_leaves_the_filler_to_be_laid() -> None:
    match = play(f"row C12; {markers(3, 2)}; balrog hand defense ...", "lay defense")
    assert (energies(match), asked(match)) == ((0, 0), "fill gandalf")
    assert asked(go_on(match, "lay C01")) == "lay balrog"


@pytest.mark.rule("DU-F6")
def test_magic_goes_on_waiting_when_defense_moves_its_card() -> None:
    position = "row magic; waiting magic; balrog hand defense C01 ..."
    match = play(position, "lay defense", "allow", "lay C01")
    assert match.view(PUBLIC).magic
    assert asked(go_on(match, "lay C01")) == "refuse gandalf"


@pytest.mark.rule("DU-F6")
def test_list_stays_in_force_when_defense_moves_its_card() -> None:
    position = "gandalf hand list C01 ...; balrog hand defense ..."
    match = play(position, "lay list", "nature", "lay defense", "lay C01")
    assert (row(match), match.view(PUBLIC).open) == ("C01 defense list", True)
    assert cards(match.view(PUBLIC).balrog.shown) == hand(match, BALROG)


@pytest.mark.rule("DU-F6")
def test_an_enchanted_card_stays_enchanted_when_defense_moves_the_enchantment() -> None:
    position = "gandalf hand enchantment C01 ...; balrog hand defense C05 ..."
    match = play(position, "lay enchantment", "draw C05", "wait", "lay defense", "lay C01")
    assert (row(match), asked(match)) == ("C01 defense enchantment", "order gandalf")
    assert row(go_on(match, "order")) == "C01 defense enchantment C05"


@pytest.mark.rule("DU-F6", "DU-D1")
def test_an_ordered_defense_moves_the_enchantment() -> None:
    position = "gandalf hand enchantment C01 ...; balrog hand defense ..."
    match = play(position, "lay enchantment", "draw defense", "order")
    assert (row(match), asked(match)) == ("gap defense enchantment", "fill gandalf")
    assert asked(go_on(match, "lay C01")) == "lay balrog"


# Cards left to play


@pytest.mark.rule("DU-F7")
def test_a_card_lost_to_trick_takes_no_play_from_gandalf() -> None:
    position = "duel 2; began balrog; row C02 C02 C03 C03 C04 C04 C05 C05 C07 C13; balrog hand trick ..."
    match = play(f"{position}; {markers(2, 2)}; gandalf hand C01 C19 C20 rage", "lay trick", "draw rage")
    assert (energies(match), asked(match)) == ((0, 0), "lay gandalf"), "three cards in hand, but one play left"
    assert len(hand(match, GANDALF)) == 3
    go_on(match, "lay C19", "nature")
    assert len(aside(match, GANDALF)) == 6


@pytest.mark.rule("DU-F7")
def test_a_card_refused_by_magic_takes_no_play_from_the_balrog() -> None:
    position = f"{BALROG_LAYS_LAST}; waiting magic; {markers(-1, -1)}; balrog hand C01 C19 C20 whip"
    match = play(position, "lay whip", "refuse")
    assert (asked(match), len(hand(match, BALROG))) == ("lay balrog", 3)
    go_on(match, "lay C01")
    assert (match.view(PUBLIC).duel, steps(match)) == (2, (0, 1))


@pytest.mark.rule("DU-F7", "DU-D3")
def test_after_trick_defense_still_finds_gandalf_with_a_card_to_play() -> None:
    position = (
        "duel 2; began balrog; row C02 C02 C03 C05 C04 C04 C05 C06 trick C03; balrog hand defense ...; "
        "gandalf hand C01 C19 C20; gandalf aside C07 C08 C09 C10; gandalf remembered kept C10 gone past -/3/0"
    )
    assert asked(play(position, "lay defense")) == "fill gandalf"


# Order, Rage and Mirror


@pytest.mark.rule("DU-F8")
def test_rage_silences_an_ordered_special() -> None:
    position = "row rage C06; waiting rage; gandalf hand enchantment ...; balrog hand strength ..."
    match = play(position, "lay enchantment", "draw strength", "order")
    assert (energies(match), match.view(PUBLIC).rage) == ((15, 12), False), "-2, then 2, 3, 4 against 2, 4: no text"


@pytest.mark.rule("DU-F8")
def test_the_mirror_silences_an_ordered_special() -> None:
    position = "gandalf hand enchantment mirror ...; balrog hand strength C02 ..."
    match = play(position, "lay enchantment", "draw strength", "wait", "lay C02", "lay mirror")
    assert energies(match) == (15, 12)
    go_on(match, "order")
    assert energies(match) == (14, 12), "the reflected 4 against 2, 4: no text"


@pytest.mark.rule("DU-F8")
def test_rage_silences_a_defense_that_answers_the_mirror() -> None:
    match = play("row rage C03 mirror; waiting rage; balrog hand defense ...", "lay defense")
    assert (row(match), asked(match), match.view(PUBLIC).rage) == ("rage C03 mirror defense", "lay gandalf", False)


@pytest.mark.rule("DU-F8", "DU-D3")
def test_a_defense_without_text_uses_rage_up() -> None:
    match = play("duel 2; began balrog; waiting rage; balrog hand defense ...", "lay defense")
    assert not match.view(PUBLIC).rage


# The enchanted card at the end of a duel


@pytest.mark.rule("DU-F9")
def test_of_exactly_three_cards_left_the_enchanted_one_is_kept() -> None:
    position = f"{BALROG_LAYS_LAST}; waiting enchanted:C21; balrog seen C21; balrog shown C21"
    match = play(f"{position}; balrog hand C01 C19 C20 C21", "wait", "lay C01")
    assert aside(match, BALROG) == {"C19", "C20", "C21"}
    assert cards(opponent(match, GANDALF).remembered.kept) == {"C21"}


UNORDERED = f"{markers(3, 3)}; gandalf hand enchantment ...; balrog hand C01 C05 C06 C07 C08 C09 ..."
TO_KEEP = ["lay enchantment", "draw C05", "wait", "lay C01", "keep C01", "keep C02", "keep C03"]
"""The Balrog is to choose his three cards; C05 is enchanted."""


@pytest.mark.rule("DU-F9")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_everybody_sees_the_enchanted_card_being_kept(place: int) -> None:
    choice = ["keep C06", "keep C07"]
    choice.insert(place, "keep C05")
    match = play(UNORDERED, *TO_KEEP, *choice)
    for observer in (GANDALF, PUBLIC):
        assert match.logs[observer][-3:] == [text if text == "keep C05" else "keep ?" for text in choice]
        recall = match.view(observer).balrog.recorded
        assert (cards(recall.kept), recall.gone, recall.past) == ({"C05"}, 0, ((0, 2, 5),))
    assert opponent(match, GANDALF).remembered == match.view(PUBLIC).balrog.recorded


@pytest.mark.rule("DU-F9")
def test_everybody_sees_the_enchanted_card_leave_the_game() -> None:
    match = play(UNORDERED, *TO_KEEP, "keep C06", "keep C07", "keep C08")
    for observer in (GANDALF, PUBLIC):
        assert match.logs[observer][-3:] == ["keep ?"] * 3
        recall = match.view(observer).balrog.recorded
        assert (recall.kept, cards(recall.gone), recall.past) == (0, {"C05"}, ((0, 3, 4),))
    assert opponent(match, GANDALF).remembered == match.view(PUBLIC).balrog.recorded


@pytest.mark.rule("DU-F9", "DU-I2")
@pytest.mark.parametrize("enchanted", [["keep C05"], []], ids=["kept", "dropped"])
def test_of_the_cards_beside_the_enchanted_one_nothing_is_seen(enchanted: list[str]) -> None:
    one = play(UNORDERED, *TO_KEEP, *enchanted, *["keep C06", "keep C07", "keep C08"][len(enchanted) :])
    other = play(UNORDERED, *TO_KEEP, *enchanted, *["keep C09", "keep C08", "keep C06"][len(enchanted) :])
    for observer in (GANDALF, PUBLIC):
        assert one.view(observer) == other.view(observer)
        assert one.logs[observer] == other.logs[observer]


@pytest.mark.rule("DU-F9", "DU-Z2")
def test_the_enchanted_card_lies_open_until_the_balrog_has_chosen() -> None:
    match = play(UNORDERED, *TO_KEEP, "keep C06")
    assert CARD_IDS[match.view(PUBLIC).enchanted] == "C05"
    worlds, rng = GAME.worlds(match.view(GANDALF)), Rng(1)
    for _ in range(100):
        own = GAME.view(worlds.draw(rng), BALROG).balrog.own
        assert own is not None
        assert "C05" in cards(own.hand)


@pytest.mark.rule("DU-F9")
def test_who_knows_the_whole_hand_and_sees_the_enchanted_card_leave_knows_the_three() -> None:
    match = play(
        "asks keep balrog; due 3; row C02 C02 C03 C03 C04 C04 C05 C05 C06 C06; gandalf energy 5 step 1;"
        "balrog energy 0 step 0; gandalf hand; gandalf aside C19 C20 C21; gandalf gone C18; looked gandalf;"
        "waiting enchanted:C21; balrog hand C18 C19 C20 C21; balrog seen C18 C19 C20 C21; balrog shown C21",
        *("keep C18", "keep C19", "keep C20"),
    )
    recall, recorded = opponent(match, GANDALF).remembered, match.view(PUBLIC).balrog.recorded
    assert (cards(recall.kept), cards(recall.gone), recall.past) == ({"C18", "C19", "C20"}, {"C21"}, ((0, 0, 0),))
    assert (recorded.kept, cards(recorded.gone), recorded.past) == (0, {"C21"}, ((0, 3, 0),))


@pytest.mark.rule("DU-F9")
def test_under_list_gandalf_learns_whether_the_enchanted_card_was_kept() -> None:
    match = play(
        f"{markers(8, 5)}; gandalf hand list enchantment ...; balrog hand C01 C05 C07 C08 C19 ...",
        *("lay list", "nature", "lay C19", "lay enchantment", "draw C05", "wait", "lay C01"),
        *("keep C01", "keep C02", "keep C03", "keep C05", "keep C07", "keep C08"),
    )
    assert match.logs[GANDALF][-3:] == ["keep C05", "keep C07", "keep C08"]
    assert cards(opponent(match, GANDALF).remembered.kept) == {"C05", "C07", "C08"}


# The French edition


@pytest.mark.rule("DU-F10", "DU-L3")
@pytest.mark.parametrize(
    ("before", "opened"),
    [((12, 13), True), ((11, 13), False), ((15, 11), True), ((15, 9), False)],
    ids=["two free", "three free by the exchange", "two free by the exchange", "gandalf still leads by four"],
)
def test_the_french_list_is_judged_after_its_own_exchange(before: tuple[int, int], opened: bool) -> None:
    position = f"duel 2; began balrog; row C05; {markers(*before)}; gandalf hand list ..."
    match = play(position, "lay list", "nature", edition="tilsit")
    assert energies(match) == (before[0] - 2, before[1])
    assert match.view(PUBLIC).open is opened


@pytest.mark.rule("DU-F10")
@pytest.mark.parametrize(
    ("duel", "before", "after"),
    [("2", (15, 15), (16, 14)), ("2", (15, 17), (17, 15)), ("2", (19, 20), (20, 18)), ("2", (20, 20), (20, 19))],
)
def test_the_french_balance_is_capped_at_20(duel: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    position = f"duel {duel}; began balrog; row C02; {markers(*before)}; gandalf hand balance ..."
    assert energies(play(position, "lay balance", edition="tilsit")) == after


# Setting aside


@pytest.mark.rule("DU-F11", "DU-G1")
@pytest.mark.parametrize("duel", [2, 3])
def test_a_figure_on_the_top_step_ends_the_game_before_anything_is_set_aside(duel: int) -> None:
    match = play(f"duel {duel}; row C02; {markers(3, 1, (4, 0))}", "lay C01")
    side = match.view(PUBLIC).balrog
    assert match.outcome == Outcome(GANDALF, "top", (5, 0))
    assert (side.in_hand, side.set_aside) == (8, 3 * (duel - 1))


@pytest.mark.rule("DU-F11")
def test_gandalf_sets_aside_first_and_then_the_balrog() -> None:
    match = play(f"row C02; {markers(3, 1)}", "lay C01")
    assert asked(match) == "keep gandalf"
    go_on(match, "keep C01", "keep C03", "keep C04")
    assert asked(match) == "keep balrog"
    assert asked(go_on(match, "keep C02", "keep C03", "keep C04")) == "deal nature"


@pytest.mark.rule("DU-F11", "DU-I2")
def test_neither_sees_what_the_other_sets_aside() -> None:
    position, keep = f"row C02; {markers(3, 1)}", ["keep C04", "keep C05", "keep C06"]
    one = play(position, "lay C01", *keep, *keep)
    other = play(position, "lay C01", "keep C07", "keep C08", "keep C09", *keep)
    assert one.view(BALROG) == other.view(BALROG)
    assert one.logs[BALROG] == other.logs[BALROG] == ["lay C01", "keep ?", "keep ?", "keep ?", *keep]
    other = play(position, "lay C01", *keep, "keep C07", "keep C08", "keep C09")
    assert one.view(GANDALF) == other.view(GANDALF)
    assert one.logs[GANDALF] == other.logs[GANDALF] == ["lay C01", *keep, "keep ?", "keep ?", "keep ?"]


# Empty hands


@pytest.mark.rule("DU-F12")
@pytest.mark.parametrize("card", ["enchantment", "list"])
def test_on_an_empty_hand_nothing_happens(card: str) -> None:
    match = play(f"{GANDALF_LAYS_LAST_IN_FINAL}; gandalf hand {card}", f"lay {card}")
    assert match.outcome is not None
    assert match.log == [f"lay {card}"]


# Memories


@pytest.mark.rule("DU-F13", "DU-I3")
def test_of_a_hand_seen_each_card_left_is_set_aside_or_gone() -> None:
    position = f"row C05; {markers(10, 4)}; balrog hand C01 C06 C07 C08 C09 whip power trick defense"
    match = play(position, "lay C01", "nature", "keep C01", "keep C02", "keep C03")
    go_on(match, "keep C06", "keep whip", "keep trick")
    recall = opponent(match, GANDALF).remembered
    assert (recall.kept, recall.gone) == (0, 0), "nothing is known for sure"
    parts = [(cards(part.seen), part.kept, part.gone) for part in recall.past]
    assert parts == [({"C06", "C07", "C08", "C09", "whip", "power", "trick", "defense"}, 3, 5)]


@pytest.mark.rule("DU-F13")
def test_the_balrog_remembers_gandalfs_hand_the_same_way() -> None:
    position = f"row C01 C05; {markers(4, 10)}; gandalf hand C02 C06 C07 C08 C09 C10 mirror rage"
    match = play(position, "lay C02", "nature", "keep C06", "keep C07", "keep rage")
    parts = [(cards(part.seen), part.kept, part.gone) for part in opponent(match, BALROG).remembered.past]
    assert parts == [({"C06", "C07", "C08", "C09", "C10", "mirror", "rage"}, 3, 4)]


@pytest.mark.rule("DU-F13")
def test_a_card_seen_that_turns_up_in_the_final_was_set_aside() -> None:
    position = (
        "duel final; gandalf hand C05 C06 C07 C08 C09 C10 C11 C12 C13; gandalf gone rage mirror; "
        "gandalf remembered kept gone past C05,C06,rage,mirror/3/2 -/3/0 -/3/0; "
        "gandalf recorded kept gone past -/3/2 -/3/0 -/3/0"
    )
    match = play(position, "lay C05")
    first, *_ = opponent(match, BALROG).remembered.past
    assert (cards(first.seen), first.kept, first.gone) == ({"C06", "rage", "mirror"}, 2, 2)


@pytest.mark.rule("DU-F13")
def test_of_a_hand_seen_with_no_choice_left_everything_is_known_to_be_set_aside() -> None:
    match = play(f"{BALROG_LAYS_LAST}; {markers(15, 11)}; balrog hand C01 C19 whip power", "lay C01", "nature")
    recall = opponent(match, GANDALF).remembered
    assert cards(recall.kept) == {"C19", "whip", "power"} == aside(match, BALROG)
    assert [(part.seen, part.kept, part.gone) for part in recall.past] == [(0, 0, 0)]
