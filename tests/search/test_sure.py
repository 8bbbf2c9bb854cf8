"""Sure wins: what wins in this turn whatever happens is found, and what would let the other do so is not chosen."""

import pytest

from threerings.core.chance import Rng
from threerings.core.match import Match
from threerings.games import load
from threerings.search.think import Budget, Mind, sure_win

THOUGHT = Budget(iterations=1)
POSITIONS = 5000
SURE = {
    "Shadowfax carries Frodo past Gondor": (
        "confrontation",
        "light frodo@rohan sam@shire; dark troll@mordor; asks move light; extra shadowfax",
        "shadowfax",
    ),
    "a card beats Frodo, whichever he has chosen": (
        "confrontation",
        """asks choose dark; moving dark; light frodo@moria pippin@shire merry@mirkwood; chosen light 4
        dark balrog@gondor troll@moria; fight frodo troll moria; combat first
        played light 3 5 magic cloak retreat; played dark 1 6 magic retreat eye""",
        None,
    ),
    "a card brings units, and a unit the last region": (
        "middle-earth",
        """chapter 1; slots 0=sellswords 1=toll; fellowship units rohan 1; sauron coins 2; up
        sauron units arnor 1 rhovanion 1 enedwaith 1 gondor 1 mordor 2; sauron tiles helms-deep""",
        "play sellswords",
    ),
    "Gandalf has only one card left to answer with": (
        "the-duel",
        """duel final; asks lay balrog; began gandalf; lost balrog; looked gandalf balrog
        row C08 C02 C19 full-flame C15 C14 C04 defense C11 C17 C16 C12 C20 C01 C03
        gandalf energy 5 step 1; gandalf hand C10; gandalf aside; gandalf deck; gandalf gone; gandalf seen C10
        gandalf remembered kept C04 C10 C15 gone past -/0/0 -/3/0 -/3/0
        balrog energy 6 step 3; balrog hand C05 C07; balrog aside; balrog deck; balrog gone; balrog seen C05 C07
        balrog shown C07; balrog remembered kept C01 C07 C12 C17 full-flame defense gone past -/3/0 -/0/0 -/0/0""",
        None,
    ),
}


@pytest.mark.parametrize("name", SURE)
def test_a_sure_win_of_several_actions_is_played_without_a_thought(name: str) -> None:
    """Whatever nature and the other do meanwhile."""
    game, position, first = SURE[name]
    for seed in range(4):
        match = Match(load(game), position=position, chance=Rng(seed).below)
        winner, mind, taken = match.actor, Mind(match.game, match.game.style, Rng(seed)), []
        while match.outcome is None:
            prompt = match.prompt(match.actor)
            action = prompt.legal[Rng(seed).below(len(prompt.legal))]
            if prompt.seat == winner and len(prompt.legal) > 1:
                found = mind.think(prompt, THOUGHT)
                assert (found.iterations, found.candidates[0].value) == (0, 1.0)
                action = found.action
            taken.append(match.game.actions[action].text)
            match.submit(prompt.seat, prompt.ply, taken[-1])
        assert match.outcome.winner == winner
        assert first in (taken[0], None)


NOT_SURE = {
    "only one of two hidden pieces is Frodo": (
        "confrontation",
        "light frodo@rhudaur sam@shire pippin@arthedain merry@shire; dark troll@misty-mountains balrog@mordor",
    ),
    "a token might win, or another one": (
        "middle-earth",
        "chapter 1; slots 0=oath 1=first-steps; player fellowship; sauron coins 2 steps 13; up",
    ),
}


@pytest.mark.parametrize("name", NOT_SURE)
def test_what_may_fail_is_not_sure(name: str) -> None:
    game, position = NOT_SURE[name]
    match = Match(load(game), position=position, chance=None)
    prompt = match.prompt(match.actor)
    assert sure_win(match.game, prompt, match.game.worlds(prompt.view), POSITIONS, Rng(1)) is None


def test_the_other_is_kept_from_winning_next() -> None:
    """One ring is missing: whoever leaves First Steps to Sauron has lost. A single imagined game would not tell."""
    match = Match(load("middle-earth"), position=NOT_SURE["a token might win, or another one"][1], chance=None)
    for seed in range(10):
        found = Mind(match.game, match.game.style, Rng(seed)).think(match.prompt(0), THOUGHT)
        assert match.game.actions[found.action].text.endswith("first-steps")
