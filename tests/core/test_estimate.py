"""What a net makes of the features of a position."""

import pytest

from threerings.core.estimate import UNIT, Net, read_net

EITHER = Net([[0, -UNIT], [UNIT, UNIT], [UNIT, UNIT]])
"""One of two features speaks for seat 0. Both together do not speak louder: then another cell speaks against it."""


def test_cells_speak_only_when_their_marks_are_worth_more_than_nothing() -> None:
    assert EITHER.chance([0]) == 0
    assert (
        EITHER.chance([0, 1]) == EITHER.chance([0, 2]) == EITHER.chance([0, 1, 2]) == pytest.approx(0.46212, abs=1e-5)
    )


def test_a_cell_against_seat_0_mirrors_one_for_it() -> None:
    assert Net([[90, 0]]).chance([0]) == pytest.approx(-Net([[0, 90]]).chance([0])) == pytest.approx(0.7163, abs=1e-4)


def test_no_marks_no_opinion() -> None:
    assert EITHER.chance([]) == 0


def test_a_net_for_other_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="the_duel has 7 features and"):
        read_net("threerings.games.the_duel", 7)
