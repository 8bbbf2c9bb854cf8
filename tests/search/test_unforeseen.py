"""What the other does not see cannot be foreseen either: chance decides between the best choices."""

from random import Random

from threerings.bots.levels import LEVELS, SearchBot
from threerings.core.chance import Rng
from threerings.core.match import Match
from threerings.games import load
from threerings.search.think import Budget, Candidate, Thought, unforeseen

VISITS_AND_VALUES = ((100, 0.3), (90, 0.29), (60, 0.31), (40, 0.3), (90, 0.25))
"""The fourth was hardly tried, the fifth is worse."""
NEAR_BEST = (0, 1, 2)


def first_thought(name: str) -> tuple[Match, Thought]:
    match = Match(load(name), chance=Random(4).randrange)
    legal = match.prompt(match.actor).legal
    candidates = tuple(Candidate(action, *one) for action, one in zip(legal, VISITS_AND_VALUES, strict=False))
    return match, Thought(candidates, 380, (legal[0],))


def test_chance_decides_between_the_best_that_look_alike() -> None:
    """A character that is set up is not seen. The same chance decides the same."""
    match, found = first_thought("confrontation")
    world = match.game.worlds(match.view(match.actor)).draw(Rng(1))
    thoughts = [unforeseen(found, match.game, world, Rng(seed)) for seed in range(60)]
    assert {one.action for one in thoughts} == {found.candidates[place].action for place in NEAR_BEST}
    assert all(set(one.candidates) == set(found.candidates) and one.line == (one.action,) for one in thoughts)
    assert thoughts == [unforeseen(found, match.game, world, Rng(seed)) for seed in range(60)]


def test_what_everybody_sees_is_not_left_to_chance() -> None:
    for name in ("the-duel", "middle-earth"):
        match, found = first_thought(name)
        world = match.game.worlds(match.view(match.actor)).draw(Rng(1))
        assert all(unforeseen(found, match.game, world, Rng(seed)) == found for seed in range(20))


def test_a_master_sets_up_now_one_way_and_now_another() -> None:
    game = load("confrontation")
    set_ups: set[tuple[int, ...]] = set()
    drawn = 0
    for seed in range(16):
        match, bot = Match(game), SearchBot(game, seed, LEVELS["master"], Budget(iterations=40))
        while match.actor == 0:
            prompt = match.prompt(0)
            match.submit(0, prompt.ply, game.actions[bot.choose(prompt)].text)
            if bot.thought is not None:
                drawn += bot.thought.candidates[0].visits < max(one.visits for one in bot.thought.candidates)
        set_ups.add(tuple(match.view(0).army(0).places))
    assert len(set_ups) >= 12
    assert drawn, "not always what was tried most"
