"""Every level plays like somebody who looks at the table: senseless choices, counted where they could be made."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from tests.bots.senseless import GAIN, PRECIOUS, WIN, senseless
from threerings.bots import LEVELS, bot_named
from threerings.bots.levels import MASTER
from threerings.core.game import Prompt
from threerings.core.match import Match
from threerings.games import load
from threerings.lab.seeds import nature, of_bot, of_match
from threerings.search.think import Budget

PLAYERS: Final = ("beginner", "casual")
MATCHES: Final = {"the-duel": 20, "confrontation": 8, "middle-earth": 10}
CHANCES: Final = {
    "the-duel": {WIN: 4, PRECIOUS: 5},
    "confrontation": {WIN: 2, PRECIOUS: 5},
    "middle-earth": {WIN: 5, GAIN: 6},
}
"""At least so often somebody could have chosen each of these: else there would be nothing to count."""
FEW: Final = 1
"""At most so many of a game's are a beginner's. In a larger sample they were 2 of 279 (docs/bots.md)."""
MASTERLY: Final = 400
"""The master's iterations here, who has no number of its own."""


def budget(level: str) -> Budget:
    """Without a clock, so that everybody chooses the same on every machine."""
    return Budget(iterations=MASTERLY if level == MASTER else LEVELS[level].budget.iterations)


def decisions(name: str, number: int) -> Iterator[Prompt]:
    """What two bots are asked in a match, where there is a choice."""
    game, seed = load(name), of_match(22, number)
    match = Match(game, chance=nature(seed).below)
    players = PLAYERS[:: -1 if number % 2 else 1]
    bots = [bot_named(level, game, of_bot(seed, seat), budget(level)) for seat, level in enumerate(players)]
    while match.outcome is None:
        prompt = match.prompt(match.actor)
        if len(prompt.legal) > 1:
            yield prompt
        match.submit(match.actor, prompt.ply, game.actions[bots[match.actor].choose(prompt)].text)


def occasions(name: str) -> list[tuple[Prompt, dict[int, str]]]:
    """All prompts at which something senseless could be chosen, and what."""
    asked = (prompt for number in range(MATCHES[name]) for prompt in decisions(name, number))
    return [(prompt, found) for prompt in asked if (found := senseless(load(name), prompt))]


@pytest.mark.parametrize("name", MATCHES)
def test_senseless_choices_are_a_beginners_and_few(name: str) -> None:
    game, prompts = load(name), occasions(name)
    chances = Counter(kind for _, kinds in prompts for kind in set(kinds.values()))
    assert all(chances[kind] >= times for kind, times in CHANCES[name].items()), chances
    chosen: dict[str, list[str]] = {level: [] for level in LEVELS}
    for prompt, kinds in prompts:
        for level, found in chosen.items():
            action = bot_named(level, game, prompt.ply, budget(level)).choose(prompt)
            if action in kinds:
                found.append(f"{kinds[action]}: {game.actions[action].text} at ply {prompt.ply}")
    assert len(chosen.pop("beginner")) <= FEW
    assert not any(chosen.values()), chosen
