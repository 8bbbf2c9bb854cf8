"""Chapter 6: the Balrog's special cards."""

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    BALROG_LAYS_LAST_IN_FINAL,
    aside,
    asked,
    cards,
    energies,
    go_on,
    hand,
    legal,
    markers,
    opponent,
    play,
    row,
    steps,
)
from threerings.core.game import PUBLIC
from threerings.games.the_duel.components import BALROG, GANDALF

# Whip


@pytest.mark.rule("DU-W1")
def test_the_whip_brings_an_own_plain_card_to_the_end_and_fills_its_gap() -> None:
    match = play("row C05 C21 C03; balrog hand whip ...", "lay whip")
    assert (asked(match), energies(match)) == ("take balrog", (15, 15))
    go_on(match, "take C21")
    assert row(match) == "C05 whip C03 C21"
    assert energies(match) == (13, 15), "C21 is scored at the end; C05 is not scored against the Whip"
    assert asked(match) == "lay gandalf"


@pytest.mark.rule("DU-W1")
def test_the_card_brought_to_the_end_is_the_next_attack() -> None:
    match = play("row C05 C21 C03; balrog hand whip ...; gandalf hand C01 ...", "lay whip", "take C21", "lay C01")
    assert energies(match) == (11, 15)


@pytest.mark.rule("DU-W1")
def test_the_whip_is_one_play() -> None:
    match = play("row C05 C21 C03; balrog hand whip ...", "lay whip", "take C21")
    assert match.view(PUBLIC).balrog.plays == 2
    assert len(hand(match, BALROG)) == 7


@pytest.mark.rule("DU-W1")
def test_the_whip_takes_plain_cards_of_the_balrog_only() -> None:
    match = play("row C05 C21 C03 power C07 full-flame C08; balrog hand whip ...", "lay whip")
    assert legal(match) == ["take C21", "take full-flame"]


@pytest.mark.rule("DU-W1")
def test_the_whip_leaves_gandalfs_twin_of_the_card_alone() -> None:
    match = play("row C06 C01 C01 C06 C02; balrog hand whip ...", "lay whip", "take C01")
    assert row(match) == "C06 whip C01 C06 C02 C01"
    match = play("duel 2; began balrog; row C01 C06 C06 C02; balrog hand whip ...", "lay whip")
    assert legal(match) == ["take C01", "take C06"]
    assert row(go_on(match, "take C06")) == "C01 C06 whip C02 C06"


@pytest.mark.rule("DU-W1")
def test_the_whip_reaches_back_to_this_duel_only() -> None:
    match = play("duel 2; row C05 C21 C03; balrog hand whip C01 ...; balrog aside C02 C03 C04", "lay whip")
    assert legal(match) == ["take C21"]


@pytest.mark.rule("DU-W1")
def test_the_whip_as_last_card_still_brings_a_card_back() -> None:
    match = play(f"{BALROG_LAYS_LAST_IN_FINAL}; balrog hand whip", "lay whip", "take C08")
    assert energies(match) == (19, 20), "C08 defends one row against the blank attack of C06"


@pytest.mark.rule("DU-W2")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        ("row C04", (15, 12)),
        ("row C17 power C04", (15, 12)),
        ("duel 2; began balrog", (15, 15)),
        ("duel final; row C04", (20, 17)),
    ],
    ids=["no card", "only a special", "the first card", "in the final"],
)
def test_without_a_plain_card_the_whip_itself_goes_to_the_end(position: str, after: tuple[int, int]) -> None:
    match = play(f"{position}; balrog hand whip ...", "lay whip")
    assert row(match).endswith("whip")
    assert (energies(match), asked(match)) == (after, "lay gandalf")


@pytest.mark.rule("DU-W2")
def test_the_whip_in_the_row_attacks_with_nothing() -> None:
    match = play("row C04 whip; gandalf hand C01 ...", "lay C01")
    assert energies(match) == (15, 15)


@pytest.mark.rule("DU-W3", "DU-R2")
def test_the_whip_keeps_its_text_after_the_mirror_and_its_card_answers_it() -> None:
    match = play("row C01 C21 mirror; balrog hand whip ...", "lay whip")
    assert asked(match) == "take balrog"
    go_on(match, "take C21")
    assert row(match) == "C01 whip mirror C21"
    assert energies(match) == (13, 15), "defence 1234 against the reflected attack 12"


@pytest.mark.rule("DU-W3", "DU-W2")
def test_a_whip_without_a_plain_card_answers_the_mirror_itself() -> None:
    match = play("row C01 power mirror; balrog hand whip ...", "lay whip")
    assert (energies(match), asked(match)) == ((15, 13), "lay gandalf")


@pytest.mark.rule("DU-W3", "DU-A1")
@pytest.mark.parametrize(
    ("position", "take"), [("row C06 C05 rage", ["take C05"]), ("row rage", [])], ids=["fetching", "itself"]
)
def test_the_whip_keeps_its_text_under_rage_which_goes_on_waiting(position: str, take: list[str]) -> None:
    match = play(f"{position}; waiting rage; balrog hand whip ...", "lay whip", *take)
    assert match.view(PUBLIC).rage
    assert row(match).count("whip") == 1


@pytest.mark.rule("DU-W3", "DU-A1")
def test_rage_left_waiting_by_the_whip_silences_the_next_special() -> None:
    position = "row C06 C05 rage; waiting rage; balrog hand whip strength ...; gandalf hand C08 ..."
    match = play(position, "lay whip", "take C05", "nature", "lay C08", "nature")
    before = energies(match)
    go_on(match, "lay strength")
    assert (energies(match), match.view(PUBLIC).rage) == (before, False)


# Strength


@pytest.mark.rule("DU-K1")
@pytest.mark.parametrize(("older", "after"), [("C08", (13, 15)), ("C05", (13, 13)), ("C01", (11, 15))])
def test_strength_costs_gandalf_two_energy_after_scoring(older: str, after: tuple[int, int]) -> None:
    match = play(f"row {older}; balrog hand strength ...", "lay strength")
    assert (energies(match), asked(match)) == (after, "lay gandalf")


@pytest.mark.rule("DU-K1")
def test_strength_laid_first_costs_gandalf_two_energy() -> None:
    match = play("duel 2; began balrog; balrog hand strength ...", "lay strength")
    assert energies(match) == (13, 15)


@pytest.mark.rule("DU-K1")
@pytest.mark.parametrize(
    ("older", "before", "after"),
    [("C01", (2, 3), (0, 3)), ("C05", (3, 2), (3, 0))],
    ids=["gandalf falls", "the balrog falls"],
)
def test_strength_does_nothing_if_its_exchange_ended_the_duel(
    older: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    match = play(f"row {older}; {markers(*before)}; balrog hand strength ...", "lay strength")
    assert (energies(match), asked(match)) == (after, "keep gandalf")


# Power

POWER = "row C17; balrog hand power ..."
"""An exchange without loss: C17 attacks where Power defends."""


@pytest.mark.rule("DU-P1")
@pytest.mark.parametrize(
    ("figures", "after"),
    [
        ((0, 1), (10, 11)),
        ((2, 4), (10, 11)),
        ((3, 3), (9, 11)),
        ((0, 0), (9, 11)),
        ((1, 0), (9, 12)),
        ((4, 2), (9, 12)),
    ],
    ids=["higher", "two higher", "level", "level on the ground", "lower", "two lower"],
)
def test_power_moves_the_markers_by_the_figures(figures: tuple[int, int], after: tuple[int, int]) -> None:
    match = play(f"duel 2; {POWER}; {markers(10, 10, figures)}", "lay power")
    assert energies(match) == after


@pytest.mark.rule("DU-P1")
def test_power_is_scored_before_it_is_read() -> None:
    match = play(f"row C05; {markers(10, 10)}; balrog hand power ...", "lay power")
    assert energies(match) == (9, 8), "10 - 3 + 1"


@pytest.mark.rule("DU-P2")
@pytest.mark.parametrize(
    ("duel", "edition", "before", "after"),
    [
        ("1", "kosmos", 15, 15),
        ("3", "kosmos", 14, 15),
        ("3", "kosmos", 13, 15),
        ("final", "kosmos", 20, 20),
        ("final", "kosmos", 19, 20),
        ("1", "tilsit", 15, 17),
        ("3", "tilsit", 18, 20),
        ("3", "tilsit", 19, 20),
        ("final", "tilsit", 19, 20),
    ],
)
def test_power_lifts_no_marker_above_the_cap(duel: str, edition: str, before: int, after: int) -> None:
    position = f"duel {duel}; {POWER}; {markers(before, before, (1, 0))}"
    assert energies(play(position, "lay power", edition=edition)) == (before - 1, after)


@pytest.mark.rule("DU-P3")
@pytest.mark.parametrize("figures", [(0, 1), (0, 0), (1, 0)])
def test_power_cannot_undo_an_exchange_that_ended_the_duel(figures: tuple[int, int]) -> None:
    match = play(f"duel 2; row C05; {markers(3, 3, figures)}; balrog hand power ...", "lay power")
    assert (energies(match), asked(match)) == ((3, 0), "keep gandalf")


# Trick

VICTIMS = ["C07", "C08", "C09", "C10", "C11", "C12", "mirror", "rage"]
TRICK = f"row C21; balrog hand trick ...; gandalf hand {' '.join(VICTIMS)}"


@pytest.mark.rule("DU-T1")
def test_trick_draws_at_random_from_gandalfs_hand() -> None:
    match = play(TRICK, "lay trick")
    assert asked(match) == "draw nature"
    assert legal(match) == [f"draw {card}" for card in VICTIMS]


@pytest.mark.rule("DU-T1")
def test_the_card_drawn_by_trick_is_set_aside_for_the_final() -> None:
    match = play(TRICK, "lay trick", "draw rage")
    assert aside(match, GANDALF) == {"rage"}
    assert hand(match, GANDALF) == {"C07", "C08", "C09", "C10", "C11", "C12", "mirror"}
    assert asked(match) == "lay gandalf"


@pytest.mark.rule("DU-T1", "DU-I3")
def test_the_balrog_looks_at_the_card_drawn_by_trick() -> None:
    match = play(TRICK, "lay trick", "draw rage")
    assert match.logs[BALROG][-1] == "draw rage"
    assert cards(opponent(match, BALROG).remembered.kept) == {"rage"}


@pytest.mark.rule("DU-T1")
def test_the_card_drawn_by_trick_comes_back_in_the_final() -> None:
    position = f"duel 3; {BALROG_LAYS_LAST}; gandalf hand C19 C20 rage; balrog hand trick ..."
    match = play(position, "lay trick", "draw rage")
    assert "rage" in hand(match, GANDALF)
    assert cards(opponent(match, BALROG).seen) == {"rage"}


@pytest.mark.rule("DU-T2")
def test_in_the_final_trick_has_no_text_and_its_symbols_count() -> None:
    match = play("duel final; row C05; balrog hand trick ...", "lay trick")
    assert (energies(match), asked(match)) == ((20, 18), "lay gandalf")
    assert len(hand(match, GANDALF)) == 8


# Defense

DEFENSE = "row C03; balrog hand defense C01 ...; gandalf hand C19 ..."
"""C03 attacks where Defense defends; as the answer to Defense it lets two symbols through."""


@pytest.mark.rule("DU-D1")
def test_defense_moves_gandalfs_last_card_to_the_end_and_scores_it_there() -> None:
    match = play(DEFENSE, "lay defense")
    assert row(match) == "gap defense C03"
    assert (energies(match), asked(match)) == ((13, 15), "fill gandalf")


@pytest.mark.rule("DU-D1")
def test_defense_is_scored_first() -> None:
    match = play("row C05; balrog hand defense ...", "lay defense")
    assert energies(match) == (13, 13), "the Balrog loses 2 by defending, then Gandalf 2 by the moved card"


@pytest.mark.rule("DU-D1")
def test_gandalf_fills_the_gap_with_any_card_of_his_hand_unscored() -> None:
    match = play(DEFENSE, "lay defense")
    assert legal(match) == [f"lay {card}" for card in sorted(hand(match, GANDALF))]
    go_on(match, "lay C19")
    assert row(match) == "C19 defense C03"
    assert energies(match) == (13, 15)


@pytest.mark.rule("DU-D1")
def test_filling_the_gap_is_gandalfs_play() -> None:
    match = play(DEFENSE, "lay defense", "lay C19")
    assert match.view(PUBLIC).gandalf.plays == 2
    assert asked(match) == "lay balrog"


@pytest.mark.rule("DU-D1")
def test_the_balrog_then_answers_the_moved_card() -> None:
    match = play(DEFENSE, "lay defense", "lay C19", "lay C01")
    assert energies(match) == (13, 13)


@pytest.mark.rule("DU-D1")
@pytest.mark.parametrize("filler", ["balance", "list", "magic", "mirror", "rage", "enchantment"])
def test_a_special_that_fills_the_gap_has_no_text(filler: str) -> None:
    match = play(f"row C03; balrog hand defense ...; gandalf hand {filler} ...", "lay defense", f"lay {filler}")
    view = match.view(PUBLIC)
    assert (energies(match), asked(match)) == ((13, 15), "lay balrog")
    assert (view.magic, view.rage, view.open, view.enchanted) == (False, False, False, -1)


@pytest.mark.rule("DU-D1")
def test_a_mirror_in_the_gap_takes_no_text_from_the_next_special() -> None:
    position = "row C03; balrog hand defense power ...; gandalf hand mirror ..."
    match = play(position, "lay defense", "lay mirror", "lay power")
    assert energies(match) == (12, 15), "1, 3 against 3: the Balrog 15 - 1 + 1, Gandalf 13 - 1"


@pytest.mark.rule("DU-D2")
@pytest.mark.parametrize(
    ("card", "after"),
    [("balance", (13, 13)), ("list", (13, 13)), ("magic", (13, 13)), ("rage", (13, 12)), ("enchantment", (12, 11))],
)
def test_a_special_moved_by_defense_keeps_its_symbols_and_loses_its_text(card: str, after: tuple[int, int]) -> None:
    match = play(f"row {card}; balrog hand defense ...", "lay defense")
    view = match.view(PUBLIC)
    assert (energies(match), asked(match), row(match)) == (after, "fill gandalf", f"gap defense {card}")
    assert (view.magic, view.rage, view.open, view.enchanted) == (False, False, False, -1)


@pytest.mark.rule("DU-D2", "DU-R2")
def test_a_mirror_moved_by_defense_reflects_the_defense() -> None:
    position = "row C01 C08 mirror; balrog hand defense C11 C19 ...; gandalf hand C12 ..."
    match = play(position, "lay defense")
    assert energies(match) == (13, 13), "2, 4 against 1, 3; the Mirror's own exchange costs nothing"
    go_on(match, "lay C12")
    assert row(match) == "C01 C08 C12 defense mirror"
    assert energies(go_on(match, "lay C19")) == (11, 13), "1234 against the reflected 2, 4"


@pytest.mark.rule("DU-D2", "DU-R2")
def test_a_mirror_moved_by_defense_silences_the_special_that_answers_it() -> None:
    position = "row C01 C08 mirror; balrog hand defense strength ..."
    match = play(position, "lay defense", "lay C02", "lay strength")
    assert (energies(match), asked(match)) == ((13, 13), "lay gandalf"), "2, 4 against 2, 4 and no text"


@pytest.mark.rule("DU-D3")
def test_without_a_card_before_it_defense_has_no_text() -> None:
    match = play("duel 2; began balrog; balrog hand defense ...", "lay defense")
    assert (row(match), energies(match), asked(match)) == ("defense", (15, 15), "lay gandalf")


@pytest.mark.rule("DU-D3")
def test_defense_has_no_text_if_gandalf_has_no_card_left_to_play() -> None:
    match = play(f"{BALROG_LAYS_LAST}; {markers(14, 15)}; balrog hand defense ...", "lay defense")
    assert (asked(match), steps(match)) == ("deal nature", (0, 1))
    match = play(f"{BALROG_LAYS_LAST_IN_FINAL}; balrog hand defense", "lay defense")
    assert (asked(match), energies(match)) == ("nothing", (18, 20))


@pytest.mark.rule("DU-D3", "DU-D1")
def test_as_the_balrogs_last_card_defense_still_moves_gandalfs_and_ends_the_duel_with_the_filler() -> None:
    position = "duel 2; began balrog; row C02 C02 C03 C05 C04 C04 C05 C06 C07 C03; balrog hand defense ..."
    match = play(position, "lay defense")
    assert (energies(match), asked(match)) == ((13, 15), "fill gandalf")
    go_on(match, "lay C01")
    assert (match.view(PUBLIC).duel, asked(match), steps(match)) == (3, "deal nature", (0, 1))
