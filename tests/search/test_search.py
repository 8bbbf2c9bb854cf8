"""The search: it finds what is there to be found, and thinks the same thing twice."""

from random import Random

import pytest

from tests.laws.cases import CASES, Case
from threerings.bots import bot_named
from threerings.core.chance import Rng
from threerings.core.match import Match
from threerings.games import load
from threerings.search.think import Budget, Style, think

BOTH = pytest.mark.parametrize("observers", [1, 2])
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
WINS = {
    "Frodo stands next to Mordor": (
        "confrontation",
        "moving light; light frodo@gondor merry@shire; dark troll@mordor warg@mordor orcs@mordor balrog@dagorlad",
        "move frodo mordor",
    ),
    "a third piece stands next to the Shire": (
        "confrontation",
        "light frodo@rohan gimli@eregion; dark orcs@shire troll@shire warg@arthedain",
        "move warg shire",
    ),
    "one ring is missing": (
        "middle-earth",
        "chapter 1; slots 0=oath 1=first-steps; sauron coins 2 steps 13; up",
        "play first-steps",
    ),
    "one people is missing": (
        "middle-earth",
        """chapter 3; slots 0=royal-gift 1=ent-moot; player fellowship; fellowship coins 9; up
        fellowship cards elven-guest dwarf-smith hobbit-cook horse-breeder wizard-lore""",
        "play ent-moot",
    ),
    "one region is missing": (
        "middle-earth",
        """chapter 1; slots 0=sellswords 1=toll; fellowship units rohan 1; sauron coins 2; up
        sauron units arnor 1 rhovanion 1 enedwaith 1 gondor 1 mordor 2; sauron tiles helms-deep""",
        "play sellswords",
    ),
}


@BOTH
@pytest.mark.parametrize("name", WINS)
def test_a_win_at_hand_is_taken(name: str, observers: int) -> None:
    game, position, wins = WINS[name]
    match = Match(load(game), position=position, chance=None)
    prompt = match.prompt(match.actor)
    found = think(match.game, prompt, Budget(iterations=400), Style(observers=observers), Rng(3))
    assert match.game.actions[found.action].text == wins
    assert found.candidates[0].value > 0.9
    assert found.line[0] == found.action


@BOTH
@EVERY_CASE
def test_the_same_seed_thinks_the_same(case: Case, observers: int) -> None:
    match = Match(case.game, case.options, chance=Random(4).randrange)
    prompt = match.prompt(match.actor)
    thoughts = [think(case.game, prompt, Budget(iterations=60), Style(observers), Rng(8)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].iterations == 60
    assert sum(candidate.visits for candidate in thoughts[0].candidates) == 60
    assert {candidate.action for candidate in thoughts[0].candidates} <= set(prompt.legal)


@EVERY_CASE
def test_a_playout_may_be_cut_short(case: Case) -> None:
    match = Match(case.game, case.options, chance=Random(4).randrange)
    found = think(case.game, match.prompt(match.actor), Budget(iterations=40), Style(patience=5), Rng(8))
    assert all(-1 <= candidate.value <= 1 for candidate in found.candidates)


def test_a_budget_of_time_is_kept_and_always_brings_a_choice() -> None:
    match = Match(load("the-duel"))
    assert think(match.game, match.prompt(0), Budget(seconds=0.0), Style(), Rng(1)).iterations > 0


@pytest.mark.parametrize(("name", "wins_due"), [("confrontation", 7), ("middle-earth", 7)])
def test_a_little_thought_beats_none(name: str, wins_due: int) -> None:
    game, won = load(name), 0
    for seed in range(8):
        match = Match(game, chance=Random(seed).randrange)
        thinker = seed % 2
        bots = [bot_named("beginner", game, seed, Budget(iterations=40)), bot_named("random", game, seed)]
        bots = bots[::-1] if thinker else bots
        while match.outcome is None:
            prompt = match.prompt(match.actor)
            match.submit(match.actor, prompt.ply, game.actions[bots[match.actor].choose(prompt)].text)
        won += match.outcome.winner == thinker
    assert won >= wins_due
