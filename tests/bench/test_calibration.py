"""`python -m bench calibration`: it counts what was said and what was so, and draws it."""

from xml.etree import ElementTree as ET

import pytest

from bench.calibration import (
    ESTIMATE,
    EVERY_WAY,
    EXACT,
    LEAST,
    Plan,
    Said,
    binned,
    by_name,
    collected,
    still_to_come,
    table,
)
from bench.diagram import Row, diagram
from tests.support.cases import SMALL_CASES
from tests.support.hidden import BY_GAME, key
from threerings.core.game import Name
from threerings.core.zones import members
from threerings.games import load
from threerings.games.middle_earth.components import PACK
from threerings.games.middle_earth.words import card_name

CARD = key(Name("card-plain", {"number": 7}))


def said(chance: float, was: bool) -> Said:
    return Said(EXACT, "hand-balrog", CARD, chance, was)


def test_what_was_said_to_be_as_likely_is_counted_together() -> None:
    least, most = binned([said(0.71, True), said(0.79, True), said(0.75, False), said(0.05, False)])
    assert least == Row(0.05, 0.0, 1)
    assert most == pytest.approx((0.75, 2 / 3, 3))


@pytest.mark.parametrize("game", BY_GAME)
def test_beliefs_of_self_play_are_held_against_the_truth(game: str) -> None:
    found, positions, matches = collected(load(game), Plan("casual", 1, 12, seed=2))
    assert positions == 12
    assert matches >= 1
    assert {True, False} == {one.was for one in found}
    assert all(0 < one.chance < 1 for one in found)
    rows = {kind: binned([one for one in found if one.kind == kind]) for kind in (EXACT, ESTIMATE, EVERY_WAY)}
    assert sum(row.number for kind in rows for row in rows[kind]) == len(found)
    assert table(rows, found).row_count
    assert by_name(LEAST * found).row_count
    assert ET.fromstring(diagram(rows)).tag.endswith("svg")


def test_a_card_that_is_turned_up_later_lay_face_down() -> None:
    small = SMALL_CASES["Sauron looks through the discard while five cards lie face down"]
    view = small.case.game.view(small.case.game.setup(small.position, small.case.options), 0)
    first, second, *others = members(view.unseen, PACK * view.chapter)
    truth = still_to_come(view, [-1, second, first])
    assert set(truth["pile-unseen"]) == {key(card_name(first)), key(card_name(second))}
    assert set(truth["pile-discard"]) == {key(card_name(card)) for card in others}
