"""Beliefs: they agree with everything that could be, counted out, and with the worlds that players imagine."""

from collections import defaultdict
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.support.cases import CASES, CONFRONTATION, KOSMOS, MIDDLE_EARTH, SMALL_CASES, Case, SmallCase, step
from tests.support.hidden import BY_GAME, Key, chances, hidden
from tests.support.interference import pairs
from tests.support.possibilities import Possibilities
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Belief, Game
from threerings.games.confrontation.chances import beliefs as confrontation_beliefs

KNOWN = [case for case in CASES if case.name in BY_GAME]
SMALL = {name: small for name, small in SMALL_CASES.items() if small.case.name in BY_GAME}
MOST_POSSIBILITIES = 300
DRAWS = 1500
Share = tuple[str, Key]


def uniform(game: Game[Any, Any], view: Any) -> list[Belief]:
    """What is believed where every way counts once: as the game says, but for the habits of The Confrontation."""
    return confrontation_beliefs(view, habits=False) if game.name == CONFRONTATION.name else game.beliefs(view)


def counted_out(possible: Possibilities) -> dict[Share, float]:
    """How often each thing is where, over all that could be."""
    found: dict[Share, float] = defaultdict(float)
    total = sum(possible.ways.values())
    for key, state in possible.states.items():
        for thing, names in hidden(possible.game, state, possible.seat).items():
            for name, there in names.items():
                found[thing, name] += there * possible.ways[key] / total
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("small", SMALL.values(), ids=list(SMALL))
def test_chances_are_those_of_all_that_could_be_counted_out(small: SmallCase, seed: int) -> None:
    game, rng = small.case.game, Random(seed)
    truth = game.setup(small.position, small.case.options)
    possible, most = Possibilities(game, truth, small.seat), 1
    for ply in range(150):
        if truth.actor() == PUBLIC or len(possible.states) > MOST_POSSIBILITIES:
            break
        before = truth.copy()
        possible.witnessed(before, step(truth, rng))
        most = max(most, len(possible.states))
        if ply % 4:
            continue
        counted = counted_out(possible)
        for belief in uniform(game, game.view(truth, small.seat)):
            if is_settled(belief):
                there = {name: share for (thing, name), share in counted.items() if thing == belief.thing}
                assert chances(belief) == pytest.approx(there), belief.thing
    assert most >= 4, "the position must leave something to wonder about"


def is_settled(belief: Belief) -> bool:
    """Tokens and landmarks of Duel for Middle-earth lie in no order until they are drawn."""
    return not belief.thing.startswith(("stack-", "pile-tiles"))


@pytest.mark.parametrize("case", KNOWN, ids=str)
def test_chances_are_as_frequent_as_in_the_worlds_that_players_imagine(case: Case) -> None:
    game, rng = case.game, Rng(5)
    for seed in range(2):
        for ply, state in enumerate(case.positions(seed)):
            if ply % 23 == 7 and state.actor() != PUBLIC:
                view = game.view(state, seed)
                worlds, drawn = game.likely(view), defaultdict[Share, float](float)
                for _ in range(DRAWS):
                    for thing, names in hidden(game, worlds.draw(rng), seed).items():
                        for name, there in names.items():
                            drawn[thing, name] += there
                for belief in filter(is_settled, game.beliefs(view)):
                    for name, chance in chances(belief).items():
                        spread = 5 * sqrt(DRAWS * chance * (1 - chance))
                        assert abs(drawn[belief.thing, name] - DRAWS * chance) <= 2 + spread, (belief.thing, name)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("case", KNOWN, ids=str)
def test_chances_sum_to_what_is_hidden_and_leave_the_truth_possible(case: Case, seat: int) -> None:
    game, doubts, certain = case.game, 0, 0
    for seed in range(3):
        for ply, state in enumerate(case.positions(seed)):
            if ply % 5:
                continue
            truth = hidden(game, state, seat)
            for belief in game.beliefs(game.view(state, seat)):
                found = chances(belief)
                assert len(found) == len(belief.chances)
                assert all(0 < chance <= 1 for chance in found.values())
                assert [*found.values()] == sorted(found.values(), reverse=True)
                assert sum(found.values()) == pytest.approx(belief.held)
                doubts += max(found.values()) < 1
                if is_settled(belief):
                    there = {name for name, share in truth[belief.thing].items() if share == 1}
                    sure = {name for name, chance in found.items() if chance == 1}
                    assert there <= found.keys()
                    assert sure <= truth[belief.thing].keys()
                    assert sure <= there or case is MIDDLE_EARTH
                    certain += len(sure)
    assert doubts


@pytest.mark.parametrize("observer", [0, 1])
@pytest.mark.parametrize("case", KNOWN, ids=str)
def test_beliefs_follow_from_what_a_seat_may_know(case: Case, observer: int) -> None:
    game, rng, apart = case.game, Random(observer), 0
    for _ in range(6):
        for ply, (one, other) in enumerate(pairs(game, case.options, observer, rng)):
            if ply % 7 == 3:
                assert repr(game.beliefs(game.view(one, observer))) == repr(game.beliefs(game.view(other, observer)))
                apart += game.position(one) != game.position(other)
    assert apart or case.name == MIDDLE_EARTH.name, "the pairs must really differ for the law to mean anything"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_spectators_believe_nothing(case: Case) -> None:
    state, rng = case.start(), Rng(3)
    for _ in range(40):
        if state.actor() != PUBLIC:
            state.play(state.draw(rng))
    assert case.game.beliefs(case.game.view(state, PUBLIC)) == []


def test_a_hand_that_was_only_dealt_is_known_exactly_and_one_that_was_played_from_is_not() -> None:
    game, state, rng = KOSMOS.game, KOSMOS.start(), Rng(1)
    while state.actor() not in (0, 1):
        state.play(state.draw(rng))
    [dealt] = game.beliefs(game.view(state, 0))
    assert dealt.exact
    assert {chance for _, chance in dealt.chances} == {dealt.held / len(dealt.chances)}
    while not game.view(state, 0).balrog.plays:
        state.play(state.draw(rng))
    assert not game.beliefs(game.view(state, 0))[0].exact


def test_only_who_has_looked_through_the_discard_makes_an_estimate_of_it() -> None:
    small = SMALL_CASES["Sauron looks through the discard while five cards lie face down"]
    game, rng = small.case.game, Rng(2)
    state = game.setup(small.position, small.case.options)
    while game.view(state, 0).looked == 0:
        assert all(belief.exact for belief in game.beliefs(game.view(state, 0)))
        state.play(state.draw(rng))
    fellowship, sauron = ({one.thing: one for one in game.beliefs(game.view(state, seat))} for seat in (0, 1))
    assert not fellowship["pile-discard"].exact
    assert not fellowship["pile-unseen"].exact
    assert sauron["pile-discard"].exact
    assert {chance for _, chance in sauron["pile-discard"].chances} == {1.0}
    assert sauron["pile-unseen"].exact
