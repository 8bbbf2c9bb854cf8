"""Chapter 5: the end of the game."""

import pytest

from tests.rulebook.the_duel.table import (
    BALROG_LAYS_LAST,
    BALROG_LAYS_LAST_IN_FINAL,
    GANDALF_LAYS_LAST_IN_FINAL,
    asked,
    energies,
    legal,
    markers,
    play,
)
from threerings.core.game import PUBLIC, Outcome
from threerings.games.the_duel import GAME
from threerings.games.the_duel.components import BALROG, GANDALF


@pytest.mark.rule("DU-G1")
@pytest.mark.parametrize("duel", [2, 3])
@pytest.mark.parametrize(
    ("energy", "figures", "outcome"),
    [
        ((9, 3), (2, 1), Outcome(GANDALF, "top", (5, 1))),
        ((3, 9), (1, 2), Outcome(BALROG, "top", (1, 5))),
        ((9, 8), (4, 4), Outcome(GANDALF, "top", (5, 4))),
        ((9, 9), (4, 4), Outcome(BALROG, "top", (4, 5))),
    ],
)
def test_a_figure_on_the_top_step_wins_at_once(
    duel: int, energy: tuple[int, int], figures: tuple[int, int], outcome: Outcome
) -> None:
    match = play(f"duel {duel}; {BALROG_LAYS_LAST}; {markers(*energy, figures)}", "lay C01", "nature")
    assert match.outcome == outcome
    assert (match.view(PUBLIC).duel, match.actor, legal(match)) == (duel, PUBLIC, [])


@pytest.mark.rule("DU-G1")
def test_one_step_below_the_top_the_final_is_played() -> None:
    match = play(f"duel 3; {BALROG_LAYS_LAST}; {markers(9, 8, (3, 1))}", "lay C01")
    assert (match.outcome, match.view(PUBLIC).duel, asked(match)) == (None, 4, "begin balrog")


@pytest.mark.rule("DU-G1")
def test_the_top_may_be_reached_by_a_duel_that_ends_in_the_negative_area() -> None:
    match = play(f"duel 2; row C05; {markers(10, 4, (2, 0))}", "lay C01", "nature")
    assert match.outcome == Outcome(GANDALF, "top", (5, 0))


@pytest.mark.rule("DU-G2")
@pytest.mark.parametrize(
    ("energy", "figures", "outcome"),
    [
        ((9, 8), (2, 1), Outcome(GANDALF, "higher", (3, 1))),
        ((8, 9), (1, 2), Outcome(BALROG, "higher", (1, 3))),
        ((9, 8), (0, 3), Outcome(BALROG, "higher", (1, 3))),
        ((8, 9), (3, 0), Outcome(GANDALF, "higher", (3, 1))),
    ],
    ids=["gandalf", "balrog", "balrog loses the final", "gandalf loses the final"],
)
def test_after_the_final_the_higher_figure_wins(
    energy: tuple[int, int], figures: tuple[int, int], outcome: Outcome
) -> None:
    match = play(f"{BALROG_LAYS_LAST_IN_FINAL}; {markers(*energy, figures)}", "lay C01")
    assert match.outcome == outcome


@pytest.mark.rule("DU-G2")
@pytest.mark.parametrize(
    ("position", "energy", "figures", "outcome"),
    [
        (BALROG_LAYS_LAST_IN_FINAL, (9, 8), (2, 3), Outcome(GANDALF, "final", (3, 3))),
        (BALROG_LAYS_LAST_IN_FINAL, (8, 9), (3, 2), Outcome(BALROG, "final", (3, 3))),
        (BALROG_LAYS_LAST_IN_FINAL, (8, 8), (3, 2), Outcome(BALROG, "final", (3, 3))),
        (GANDALF_LAYS_LAST_IN_FINAL, (8, 8), (2, 3), Outcome(GANDALF, "final", (3, 3))),
    ],
)
def test_on_a_level_the_winner_of_the_final_wins(
    position: str, energy: tuple[int, int], figures: tuple[int, int], outcome: Outcome
) -> None:
    match = play(f"{position}; {markers(*energy, figures)}", "lay C01")
    assert match.outcome == outcome


@pytest.mark.rule("DU-G2")
def test_a_final_that_ends_in_the_negative_area_is_scored_the_same_way() -> None:
    match = play(f"duel final; row C05; {markers(7, 4, (1, 3))}", "lay C01", "nature")
    assert (energies(match), match.outcome) == ((7, 0), Outcome(GANDALF, "higher", (4, 3)))


@pytest.mark.rule("DU-G3")
def test_over_two_games_with_roles_swapped_each_scores_the_steps_reached() -> None:
    first = Outcome(GANDALF, "higher", (4, 1))
    second = Outcome(BALROG, "higher", (0, 2))
    assert GAME.double(first, second) == Outcome(0, "double-points", (6, 1))
    assert GAME.double(second, first) == Outcome(1, "double-points", (1, 6))


@pytest.mark.rule("DU-G3")
def test_points_decide_not_the_games_won() -> None:
    narrow, wide = Outcome(GANDALF, "higher", (3, 2)), Outcome(GANDALF, "top", (5, 0))
    assert GAME.double(narrow, wide) == Outcome(1, "double-points", (3, 7))


@pytest.mark.rule("DU-G3")
def test_on_equal_points_whoever_played_gandalf_in_the_second_game_wins() -> None:
    same = Outcome(GANDALF, "higher", (3, 1))
    assert GAME.double(same, same) == Outcome(BALROG, "double-tie", (4, 4)), "the Balrog of the first game"
