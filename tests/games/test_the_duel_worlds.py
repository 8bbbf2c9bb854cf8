"""In the final, an unseen card that turns up came from one of several past duels: counted out by hand."""

from collections import Counter
from itertools import combinations, permutations
from math import sqrt

from threerings.core.chance import Rng
from threerings.core.zones import members
from threerings.games.the_duel import GAME
from threerings.games.the_duel.components import CARD_IDS

DRAWS = 20_000
POSITION = """
duel final; began balrog; row C10 C10
balrog hand C01 C05 C06 C07 C08 C02 C11 C04; balrog gone C03 C12 C13
balrog seen C01 C05 C06 C07 C08
balrog remembered kept C01 C05 C06 C07 C08 gone past -/1/0 C02/2/1 C03,C04/1/2
balrog recorded kept gone past -/3/0 -/3/1 -/3/2
"""
KNOWN = {"C01", "C05", "C06", "C07", "C08"}
UNSEEN = ("C10", "C11", "C12", "C13")
"""Never seen before the final; C10 has turned up. One slot is the first duel's, two the second's, one the third's."""


def ways() -> Counter[frozenset[str]]:
    """How many deals and choices of cards to keep lead to each hand."""
    found: Counter[frozenset[str]] = Counter()
    for first, *second, third in permutations(UNSEEN):
        for kept_second in combinations(("C02", *second), 2):
            for kept_third in combinations(("C03", "C04", third), 1):
                kept = {first, *kept_second, *kept_third}
                if "C10" in kept:
                    found[frozenset(KNOWN | kept - {"C10"})] += 1
    return found


def test_the_hand_in_the_final_is_imagined_in_proportion_to_the_ways_it_can_have_come_about() -> None:
    worlds, rng = GAME.worlds(GAME.view(GAME.setup(POSITION, {}), 0)), Rng(1)
    drawn: Counter[frozenset[str]] = Counter()
    for _ in range(DRAWS):
        own = GAME.view(worlds.draw(rng), 1).balrog.own
        assert own is not None
        drawn[frozenset(CARD_IDS[card] for card in members(own.hand))] += 1
    expected = ways()
    assert len(expected) > 5
    assert drawn.keys() == expected.keys()
    for hand, count in expected.items():
        share = count / expected.total()
        assert abs(drawn[hand] - DRAWS * share) < 5 * sqrt(DRAWS * share * (1 - share))
