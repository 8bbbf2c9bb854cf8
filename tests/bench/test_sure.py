"""The command that looks whether sure wins are found, on a small sample."""

from itertools import islice

import pytest

from bench.sure import occasions
from threerings.games import OURS, load


@pytest.mark.parametrize("name", OURS)
def test_no_sure_win_is_missed(name: str) -> None:
    """`python -m bench sure` takes thousands."""
    assert all(occasion.taken for occasion in islice(occasions(load(name), 1, "random"), 2))
