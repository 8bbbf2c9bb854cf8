from random import Random

import pytest

from tests.laws.cases import CASES, Case
from tests.laws.interference import appearance, pairs
from threerings.core.game import OBSERVERS

MATCHES = 60


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_tell_apart_looks_the_same_to_it(case: Case, observer: int) -> None:
    game, rng = case.game, Random(observer)
    apart = 0
    for _ in range(MATCHES):
        for one, other in pairs(game, case.options, observer, rng):
            assert appearance(game, one, observer) == appearance(game, other, observer)
            apart += game.position(one) != game.position(other)
    assert apart > 20 * MATCHES, "the pairs must really differ behind the scenes for the law to mean anything"
